"""From a checked game to files: a kit per paper and a bundle per edition.

What an earlier build made of the same things stays (`forge.build.store`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forge.build import store
from forge.build.fit_part import all_rows, report
from forge.build.opening import usage
from forge.build.parts import COUNTED, GUIDE, NAMES
from forge.build.printing import Printing
from forge.build.shelf import Shelf
from forge.build.shelves import BUNDLE, VECTORS, bundle, bundle_folder, kits, type_of
from forge.build.since import changed
from forge.build.store import Fresh, Made, Manifest
from forge.build.wish import Wish
from forge.content.nearest import did_you_mean
from forge.finding import Finding, Severity
from forge.locale.hearing import listening

if TYPE_CHECKING:
    from forge.build.commons import Commons
    from forge.build.pictures import Pictures
    from forge.build.verbs import Job
    from forge.draw.whole import Drawing

BOOK, BOOKLET = "rulebook.pdf", "rulebook-booklet.pdf"
PICTURES = ("board", "tokens", "money", "cards", "pawns", "stand")
"""The parts whose pictures are in a bundle."""
_PLAYED: dict[str, dict[str, bytes]] = {}
"""The plays that this process made for bundles: the same in every language."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A folder as it is to be written: what stays in it, what is new.

    ``current`` names what stays because it is up to date; ``pictures`` are what was drawn for it;
    ``notes`` say what its paper does not allow.
    """

    folder: Path
    manifest: Manifest
    fresh: Mapping[str, Fresh]
    current: tuple[str, ...] = ()
    same: tuple[str, ...] = ()
    pictures: Pictures | None = None
    notes: tuple[Finding, ...] = ()

    @property
    def _news(self) -> bool:
        """Whether there is anything to write: files, or what the manifest tells of them."""
        old = store.read(self.folder)
        told = (self.manifest.made_from, self.manifest.warnings)
        as_before = old is not None and (old.made_from, old.warnings) == told
        return bool(self.fresh) or (bool(self.current) and not as_before)

    def write(self) -> bool:
        """Put the folder in place, whole or not at all; False where it stays: nothing is new.

        Raises Faulty when the folder cannot be written.
        """
        if not self._news:
            return False
        try:
            store.put(self.folder, self.manifest, self.fresh, self.current)
            if self.pictures is not None:
                self.pictures.write()
        except OSError as error:
            said = f"{self.folder} cannot be written: {error.strerror}"
            raise usage(said, "give --out") from error
        return True


def wanted_parts(wish: Wish) -> tuple[str, ...]:
    """The parts asked for, all by default.  Raises Faulty for one that no kit has."""
    known = (*NAMES, BUNDLE)
    for name in wish.only:
        if name not in known:
            raise usage(f"no part of a kit is called {name!r}", did_you_mean(name, known))
    return tuple(name for name in known if not wish.only or name in wish.only)


def is_fresh(job: Job, wish: Wish) -> bool:
    """Whether every output of a job that is asked for is there and up to date."""
    if wish.since:
        return False
    parts = wanted_parts(wish)
    of_kit = [name for name in parts if name != BUNDLE]
    asked = [(shelf, of_kit) for shelf, _ in kits(job, wish)] if of_kit else []
    if BUNDLE in parts:
        last = store.read(bundle_folder(job, wish))
        if last is None or last.made_from != job.made_from:
            return False  # nor can the rules of content that was not checked yet be laid out
        asked.append((bundle(job, wish), [*PICTURES, VECTORS, BUNDLE]))
    return all(shelf.is_full(names, job.made_from, wish.strict) for shelf, names in asked)


def pictures(job: Job, wish: Wish, commons: Commons) -> Pictures:
    """What earlier builds drew and worked out for an edition in one language."""
    from forge.build.pictures import KEPT, Pictures

    common = commons.of(job.opened.game.id)
    return Pictures(wish.out / job.folder / KEPT / job.lang, type_of(job, wish), common)


def produce(job: Job, wish: Wish, kept: Pictures) -> tuple[Ready, ...]:
    """Make a job's kits and its bundle, ready to be written; each part is drawn once at most.

    Raises Faulty when something does not fit the paper, and for an unknown hash in ``since``.
    """
    from forge.build.examine import desk_in
    from forge.draw.kept import Kept
    from forge.draw.whole import drawing

    at = desk_in(job.tongue, job.edition, wish.font_dir)
    whole = drawing(replace(at, kept=Kept(kept)))
    parts = wanted_parts(wish)
    ready = []
    if parts != (BUNDLE,):
        ready += [_kit(job, wish, whole, *one) for one in kits(job, wish)]
    if BUNDLE in parts and not wish.since:
        ready.append(_pictured(job, wish, whole))
    return (replace(ready[0], pictures=kept), *ready[1:])


def _kit(job: Job, wish: Wish, whole: Drawing, shelf: Shelf, printing: Printing) -> Ready:
    """One kit: what an earlier build made of the same things stays."""
    from forge.build.kit import Kit
    from forge.build.printed import outputs, printed
    from forge.draw.guide import Print

    names = [name for name in wanted_parts(wish) if name != BUNDLE]
    held = {} if wish.force else shelf.held(COUNTED)
    known = {name: tuple(Print(*row) for row in part.prints) for name, part in held.items()}
    kit = Kit(whole, printing, known, frozenset(names))
    new = changed(kit, names, wish.since, shelf.folder)
    document = job.opened.document
    rows: tuple[store.Row, ...] = ()
    fresh: dict[str, Fresh] = {}
    if GUIDE in new:
        for name in COUNTED:
            if name not in held and name not in kit.larger:
                outputs(kit, name, document)
        rows = kit.rows()
        held |= {} if wish.force else shelf.held([GUIDE], rows)
    for name in new:
        if wish.since or name not in held:
            key = partial(shelf.key, name, rows=rows if name == GUIDE else ())
            fresh[name] = printed(kit, name, document, key)
    same = tuple(name for name in names if name in kit.names and name not in new)
    current = tuple(name for name in names if name in held and name not in fresh)
    if fresh:
        told = tuple(all_rows(shelf.folder, _kept(shelf, fresh), fresh))
        fresh |= report(told, f"{job.folder.as_posix()}, {job.lang}, {printing.paper.name}")
    made = job.manifest(_kept(shelf, fresh))
    files = {file for part in (held | fresh).values() for file in part.files}
    notes = _unfolded(printing) if BOOK in files and BOOKLET not in files else ()
    return Ready(shelf.folder, made, fresh, current, same, notes=notes)


def _unfolded(printing: Printing) -> tuple[Finding, ...]:
    """What there is to say where a kit has a rulebook, but not as a booklet."""
    said = f"{printing.paper.name}: the rulebook is made without its booklet, whose smallest type"
    said += " does not fit half a sheet within these margins"
    hint = "give narrower --margins or a larger --paper to have the booklet"
    return (Finding(None, "print-sheets", said, hint, Severity.NOTE),)


def _pictured(job: Job, wish: Wish, whole: Drawing) -> Ready:
    """The bundle: pictures of unchanged parts stay, with what the last bundle says of them."""
    from forge.bundle import vectors
    from forge.bundle.assets import assets
    from forge.bundle.bundle import INDEX, Source, entries, index

    shelf, fonts = bundle(job, wish), whole.desk.setter.fonts
    before = entries(shelf.folder) if not wish.force and shelf.intact(BUNDLE) else {}
    held = shelf.held(PICTURES) if before else {}
    told = [before[file] for part in held.values() for file in part.files]
    fresh = {}
    left = partial(_left, None if wish.force else shelf.folder)
    for part in PICTURES:
        if part not in held:
            with listening() as heard:
                found = assets(whole, fonts, job.tongue.lang, part, left)
            told += [one.entry for one in found]
            files, words = {one.path: one.data for one in found}, tuple(sorted(heard))
            fresh[part] = Fresh(files, shelf.key(part, words), shelf.marks[part], heard=words)
    if VECTORS not in (shelf.held([VECTORS]) if before else {}):
        mark = shelf.marks[VECTORS]
        if mark not in _PLAYED:
            _PLAYED[mark] = vectors.file(job.opened.game, job.edition)
        fresh[VECTORS] = Fresh(_PLAYED[mark], shelf.key(VECTORS, ()), mark)
    lang = job.tongue.lang
    source = Source(whole, lang, {lang: whole.desk.say}, shelf.marks[BUNDLE])
    with listening() as heard:
        said = index(source, told)
    words = tuple(sorted(heard))
    fresh[BUNDLE] = Fresh({INDEX: said}, shelf.key(BUNDLE, words), heard=words)
    return Ready(shelf.folder, job.manifest(_kept(shelf, fresh)), fresh)


def _left(folder: Path | None, path: str) -> bytes | None:
    """A file as the last build left it, sound or not."""
    file = folder / path if folder else None
    return file.read_bytes() if file and file.is_file() else None


def _kept(shelf: Shelf, fresh: Mapping[str, Fresh]) -> dict[str, Made]:
    """The parts that stay in a folder as they were."""
    old: Mapping[str, Made] = shelf.before.parts if shelf.before else {}
    return {name: part for name, part in old.items() if name not in fresh}
