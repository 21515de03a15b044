"""From a checked game to files: a kit per paper and a bundle per edition."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from forge.build import store
from forge.build.wish import Wish
from forge.bundle.digest import SHORT, content_hash

if TYPE_CHECKING:
    from forge.build.verbs import Job

PAPERS = ("a4", "letter")


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


def produce(job: Job, wish: Wish, warnings: int) -> tuple[Path, ...]:
    """Draw a job once and write its kits and its bundle, each folder whole or not at all.

    Returns the folders written.
    """
    from forge.backend.pdf import pdf
    from forge.build.examine import desk
    from forge.build.kit import Printing, books
    from forge.bundle.bundle import Source, bundle
    from forge.draw.whole import drawing
    from forge.press.paper import PAPERS as KNOWN
    from forge.press.paper import Margins
    from forge.press.turn import Duplex

    at = desk(job.opened.game, job.edition, job.lang, wish.font_dir)
    whole = drawing(at)
    made_from = content_hash(job.opened.document)
    keys = dict(_keys(job, wish))
    margins = Margins() if wish.margins is None else Margins.all(round(wish.margins * 1000))
    for paper in papers(wish):
        folder = kit_folder(job, wish, paper)
        printing = Printing(KNOWN[paper], margins, Duplex(wish.flip), made_from[:SHORT])
        files = {
            name: pdf(book, at.setter.fonts, at.art.data)
            for name, book in books(whole, printing).items()
        }
        store.put(folder, files, keys[folder], (made_from, warnings))
    folder = bundle_folder(job, wish)
    source = Source(whole, job.lang, {job.lang: at.say}, made_from)
    store.put(folder, bundle(source, at.setter.fonts), keys[folder], (made_from, warnings))
    return tuple(keys)
