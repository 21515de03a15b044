"""The output folders of a job, with the keys of what belongs in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from forge.build.printing import Printing, printings
from forge.build.shelf import Shelf
from forge.build.wish import Wish
from forge.locale.tongue import ENGLISH

if TYPE_CHECKING:
    from forge.build.verbs import Job

BUNDLE = "bundle"
VECTORS = "vectors"


def kits(job: Job, wish: Wish) -> Iterator[tuple[Shelf, Printing]]:
    """Each kit folder of a job with the keys of what belongs in it, and how it is printed."""
    type_ = type_of(job, wish)
    for printing in printings(wish):
        folder = wish.out / job.folder / job.lang / printing.paper.id
        basis = ("kit", job.lang, repr(printing), type_)
        yield Shelf(folder, job.marks, basis, job.tongue.words_mark), printing


def bundle(job: Job, wish: Wish) -> Shelf:
    """The folder of a job's bundle with the keys of what belongs in it."""
    from forge.bundle import vectors

    played = vectors.mark(job.opened.game, job.edition)
    marks = {**job.marks, BUNDLE: job.opened.content_hash, VECTORS: played}
    basis = (BUNDLE, job.edition.id, job.lang, type_of(job, wish), wish.sleeves)
    # A translation is no part of the content, whose hash stands for all that a bundle says.
    said = {} if job.lang == ENGLISH else {BUNDLE: job.tongue.texts_mark}
    return Shelf(bundle_folder(job, wish), marks, basis, job.tongue.words_mark, said)


def bundle_folder(job: Job, wish: Wish) -> Path:
    """Where the bundle of a job lies: a translation's beside the English one."""
    own = job.folder if job.lang == ENGLISH else job.folder / job.lang
    return wish.out / own / BUNDLE


def type_of(job: Job, wish: Wish) -> str:
    """What a job's texts are set in: fonts of the user's own, and how its language is written."""
    from forge.build.tongues import writing

    both = (job.tongue, *([job.tongue.second] if job.tongue.second else []))
    return f"{_own_fonts(wish.font_dir)} {[writing(one) for one in both]!r}"


def _own_fonts(folder: Path | None) -> str:
    from forge.write import digest

    if folder is None:
        return ""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    return " ".join(f"{path.name}:{digest(path.read_bytes())}" for path in files)
