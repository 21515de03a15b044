"""The calibration sheet as files, in the languages asked for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from forge import write
from forge.backend.pdf import pdf
from forge.build.calibration import calibration
from forge.build.opening import folders, opened, usage
from forge.build.printing import printings
from forge.build.tongues import tongues, writing
from forge.build.wish import Wish
from forge.locale.tongue import ENGLISH, Tongue
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter


def calibrate(wish: Wish) -> tuple[Path, ...]:
    """Write the calibration sheet for each wanted paper and language; returns the files.

    Its words are the same for all games.  Raises Faulty for a paper or printer's file that does
    not hold, for a paper too small, and for a language that no game is translated into.
    """
    if not wish.locales:
        return tuple(_sheets(wish))
    spoken = tongues(opened(folders(wish)[0], wish), wish)
    return tuple(path for one in spoken for path in _said(wish, one))


def _said(wish: Wish, tongue: Tongue) -> Iterator[Path]:
    with tongue.speaking():
        yield from _sheets(wish, tongue)


def _sheets(wish: Wish, tongue: Tongue | None = None) -> Iterator[Path]:
    tag = tongue.lang if tongue else ENGLISH
    written = writing(tongue) if tongue else None
    for printing in printings(wish):
        setter = Setter(tag, Fonts.load(wish.font_dir), written)
        book = calibration(printing, setter)
        if setter.spills:
            said = f"{printing.paper.name} is too small for the calibration sheet: its scales, with"
            said += " the words between them, take 148 x 210 mm upright"
            raise usage(said, "take A5, A4 or Letter: a printer strays alike on all papers")
        own = f"-{tag}" if tag != ENGLISH else ""
        path = wish.out / f"calibration-{printing.paper.id}{own}.pdf"
        write.file(path, pdf(book, setter.fonts, {}))
        yield path
