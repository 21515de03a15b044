"""The largest scale at which a drawing takes no more than so many sheets of each of some papers."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from forge.geometry import Size, Um
from forge.press.paper import PAPERS, Margins, Paper, printable
from forge.press.tile import OVERLAP
from forge.scene import Place, Scene

SHEETS = 4
BOTH = ("a4", "letter")
STEP = 1000
"""Scales are rounded down to a thousandth, so that they can be told in per cent."""


def four_sheet_scale(size: Size, margins: Margins, overlap: Um = OVERLAP) -> float:
    """The scale of the smaller board: four sheets of A4 and of Letter alike, one game on both."""
    return fitted(size, (PAPERS[name] for name in BOTH), margins, (SHEETS, overlap))


def fitted(size: Size, papers: Iterable[Paper], margins: Margins, taken: tuple[int, int]) -> float:
    """The scale for ``taken`` = (sheets, overlap in µm), at most 1: the same on all the papers.

    Raises ValueError when a paper leaves nothing to print on beside the overlap.
    """
    exact = min(_one(size, printable(paper.size, margins).size, taken) for paper in papers)
    if exact <= 0:
        msg = f"nothing of {size} fits the papers"
        raise ValueError(msg)
    return min(1.0, int(exact * STEP) / STEP)


def scaled(scene: Scene, scale: float) -> Scene:
    """A drawing at another scale, a micrometre smaller rather than larger."""
    if scale == 1:
        return scene
    size = Size(*(Um(int(side * scale)) for side in scene.size))
    return Scene(size, (Place(0, 0, scene, scale=scale),), scene.name)


def _one(size: Size, room: Size, taken: tuple[int, int]) -> Fraction:
    sheets, overlap = taken
    grids = [(columns, sheets // columns) for columns in range(1, sheets + 1)]
    return max(
        min(
            Fraction(columns * way.width - (columns - 1) * overlap, size.width),
            Fraction(rows * way.height - (rows - 1) * overlap, size.height),
        )
        for way in (room, room.turned)
        for columns, rows in grids
    )
