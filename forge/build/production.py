"""From a checked game to files: a kit per paper and a bundle per edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from forge.build import store
from forge.build.opening import usage
from forge.build.parts import NAMES
from forge.build.printing import Printing, printings
from forge.build.store import Fresh, Manifest
from forge.build.wish import Wish
from forge.bundle.digest import SHORT, content_hash
from forge.content.nearest import did_you_mean

if TYPE_CHECKING:
    from forge.build.kit import Kit
    from forge.build.verbs import Job

BUNDLE = "bundle"


@dataclass(frozen=True, slots=True)
class Ready:
    """A folder as it is to be written: what stays in it, what is new, the key of the new."""

    folder: Path
    manifest: Manifest
    fresh: Mapping[str, Fresh]
    key: str
    same: tuple[str, ...] = ()

    def write(self) -> None:
        """Put the folder in place, whole or not at all; it stays when nothing in it is new.

        Raises Faulty when the folder cannot be written.
        """
        try:
            if self.fresh:
                store.put(self.folder, self.manifest, self.fresh, self.key)
        except OSError as error:
            said = f"{self.folder} cannot be written: {error.strerror}"
            raise usage(said, "give --out") from error


def wanted_parts(wish: Wish) -> tuple[str, ...]:
    """The parts asked for, all by default.  Raises Faulty for one that no kit has."""
    known = (*NAMES, BUNDLE)
    for name in wish.only:
        if name not in known:
            raise usage(f"no part of a kit is called {name!r}", did_you_mean(name, known))
    return tuple(name for name in known if not wish.only or name in wish.only)


def kit_folder(job: Job, wish: Wish, printing: Printing) -> Path:
    """Where the kit on one paper goes."""
    return wish.out / job.folder / job.lang / printing.paper.id


def kits(job: Job, wish: Wish) -> Iterator[tuple[Path, str, Printing]]:
    """Each kit folder of a job, the key of what belongs in it, and how it is printed."""
    made_from = content_hash(job.opened.document)
    fonts = _own_fonts(wish.font_dir)
    for plain in printings(wish):
        printing = replace(plain, mark=made_from[:SHORT])
        key = store.key("kit", made_from, job.edition.id, job.lang, repr(printing), fonts)
        yield kit_folder(job, wish, printing), key, printing


def _bundle(job: Job, wish: Wish) -> tuple[Path, str]:
    made_from = content_hash(job.opened.document)
    key = store.key(BUNDLE, made_from, job.edition.id, job.lang, _own_fonts(wish.font_dir))
    return wish.out / job.folder / BUNDLE, key


def _own_fonts(folder: Path | None) -> str:
    from forge.write import digest

    if folder is None:
        return ""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    return " ".join(f"{path.name}:{digest(path.read_bytes())}" for path in files)


def is_fresh(job: Job, wish: Wish) -> bool:
    """Whether every output of a job that is asked for is there and up to date."""
    if wish.since:
        return False
    parts = wanted_parts(wish)
    of_kit = [name for name in parts if name != BUNDLE]
    asked = [(folder, key, of_kit) for folder, key, _ in kits(job, wish)] if of_kit else []
    if BUNDLE in parts:
        asked.append((*_bundle(job, wish), [BUNDLE]))
    found = [store.is_fresh(folder, key, names) for folder, key, names in asked]
    return all(made is not None and not (wish.strict and made.warnings) for made in found)


def produce(job: Job, wish: Wish, warnings: int) -> tuple[Ready, ...]:
    """Draw a job once and make its kits and its bundle, ready to be written.

    Raises Faulty when something does not fit the paper, and for an unknown hash in ``since``.
    """
    from forge.build.examine import desk
    from forge.build.kit import Kit
    from forge.build.printed import printed
    from forge.bundle.bundle import Source, bundle
    from forge.draw.whole import drawing

    at = desk(job.opened.game, job.edition, job.lang, wish.font_dir)
    whole = drawing(at)
    made_from = content_hash(job.opened.document)
    made = Manifest(made_from, warnings)
    parts = wanted_parts(wish)
    ready = []
    for folder, key, printing in kits(job, wish):
        kit = Kit(whole, printing)
        names = [name for name in parts if name != BUNDLE]
        new = changed(kit, names, wish.since, folder)
        same = tuple(name for name in names if name in kit.names and name not in new)
        fresh = {name: printed(kit, name, job.opened.document) for name in new}
        ready.append(Ready(folder, _kept(made, folder, fresh), fresh, key, same))
    if BUNDLE in parts and not wish.since:
        folder, key = _bundle(job, wish)
        files = bundle(Source(whole, job.lang, {job.lang: at.say}, made_from), at.setter.fonts)
        ready.append(Ready(folder, made, {BUNDLE: Fresh(files)}, key))
    return tuple(ready)


def changed(kit: Kit, names: list[str], since: str, folder: Path) -> list[str]:
    """The parts that show something else than they did at an earlier content hash."""
    if not since:
        return names
    before = _at(since, folder)
    return [name for name in names if kit.shows(name) != before.get(name)]


def _at(since: str, folder: Path) -> Mapping[str, str]:
    """What each part showed at a content hash, told by its beginning."""
    known = store.history(folder)
    found = [mark for mark in known if mark.startswith(since)]
    if len(found) == 1:
        return known[found[0]]
    built = ", ".join(mark[:SHORT] for mark in known) or "none"
    what = "several kits have" if found else "no kit with"
    hint = f"kits built there: {built}; each sheet carries the hash of its kit"
    raise usage(f"{what} a content hash that begins with {since!r} in {folder}", hint)


def _kept(made: Manifest, folder: Path, fresh: Mapping[str, Fresh]) -> Manifest:
    """The manifest with the parts that stay in a folder as they were."""
    old = store.read(folder)
    parts = {n: part for n, part in (old.parts if old else {}).items() if n not in fresh}
    return replace(made, parts=parts)
