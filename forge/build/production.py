"""From a checked game to files: a kit per paper and a bundle per edition."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from forge.build import store
from forge.build.opening import usage
from forge.build.wish import Wish
from forge.bundle.digest import SHORT, content_hash
from forge.content.nearest import did_you_mean
from forge.finding import Faulty, Finding

if TYPE_CHECKING:
    from forge.build.verbs import Job
    from forge.draw.whole import Drawing

PAPERS = ("a4", "letter")
MOST_MARGIN = 50
"""Millimetres; no printer keeps away from the edge as far as that."""


def papers(wish: Wish) -> tuple[str, ...]:
    """The papers to print on: those asked for, else A4 and Letter."""
    return tuple(dict.fromkeys(wish.papers)) or PAPERS


def kit_folder(job: Job, wish: Wish, paper: str) -> Path:
    """Where the kit on one paper goes."""
    return wish.out / job.folder / job.lang / paper


def bundle_folder(job: Job, wish: Wish) -> Path:
    """Where the bundle goes."""
    return wish.out / job.folder / "bundle"


def _keys(job: Job, wish: Wish) -> Iterator[tuple[Path, str]]:
    """Each output folder of a job, and the key of what belongs in it."""
    made_from = content_hash(job.opened.document)
    options = f"{job.edition.id} {job.lang} {wish.flip} {wish.margins}"
    fonts = _own_fonts(wish.font_dir)
    for paper in papers(wish):
        yield kit_folder(job, wish, paper), store.key("kit", made_from, options, paper, fonts)
    yield bundle_folder(job, wish), store.key("bundle", made_from, job.edition.id, job.lang, fonts)


def _own_fonts(folder: Path | None) -> str:
    from forge.write import digest

    if folder is None:
        return ""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    return " ".join(f"{path.name}:{digest(path.read_bytes())}" for path in files)


def is_fresh(job: Job, wish: Wish) -> bool:
    """Whether every output of a job is there and up to date."""
    for folder, key in _keys(job, wish):
        manifest = store.is_fresh(folder, key)
        if manifest is None or (wish.strict and manifest.warnings):
            return False
    return True


def refuse(wish: Wish) -> None:
    """Raise Faulty for papers that are not known and margins that no printer has."""
    from forge.press.paper import PAPERS as KNOWN

    for name in wish.papers:
        if name not in KNOWN:
            raise usage(f"there is no paper called {name!r}", did_you_mean(name, KNOWN))
    if wish.margins is not None and not 0 <= wish.margins <= MOST_MARGIN:
        message = f"margins of {wish.margins:g} mm cannot be printed with"
        raise usage(message, f"give a number from 0 to {MOST_MARGIN}")


def produce(job: Job, wish: Wish, warnings: int) -> tuple[Path, ...]:
    """Draw a job once and write its kits and its bundle, each folder whole or not at all.

    Returns the folders written.  Raises Faulty, before anything is written, when a piece does
    not fit the paper, and when a folder cannot be written.
    """
    from forge.build.examine import desk
    from forge.bundle.bundle import Source, bundle
    from forge.draw.whole import drawing

    at = desk(job.opened.game, job.edition, job.lang, wish.font_dir)
    whole = drawing(at)
    made_from = content_hash(job.opened.document)
    outputs = {
        kit_folder(job, wish, paper): _kit(whole, wish, paper, made_from[:SHORT])
        for paper in papers(wish)
    }
    source = Source(whole, job.lang, {job.lang: at.say}, made_from)
    outputs[bundle_folder(job, wish)] = bundle(source, at.setter.fonts)
    keys = dict(_keys(job, wish))
    for folder, files in outputs.items():
        try:
            store.put(folder, files, keys[folder], (made_from, warnings))
        except OSError as error:
            raise usage(f"{folder} cannot be written: {error.strerror}", "give --out") from error
    return tuple(keys)


def _kit(whole: Drawing, wish: Wish, paper: str, mark: str) -> dict[str, bytes]:
    """The files of a kit on one paper."""
    from forge.backend.pdf import pdf
    from forge.build.kit import Printing, books
    from forge.press.paper import PAPERS as KNOWN
    from forge.press.paper import Margins, TooBig
    from forge.press.turn import Duplex

    margins = Margins() if wish.margins is None else Margins.all(round(wish.margins * 1000))
    desk = whole.desk
    try:
        made = books(whole, Printing(KNOWN[paper], margins, Duplex(wish.flip), mark))
    except TooBig as fault:
        hint = "choose a larger --paper or smaller --margins"
        raise Faulty(Finding(None, "print-sheets", said, hint) for said in fault.faults) from fault
    return {name: pdf(book, desk.setter.fonts, desk.art.data) for name, book in made.items()}
