"""The line to fold a sheet along, drawn where nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from forge.geometry import Box, Size, Um, mm
from forge.press.mark_style import INK
from forge.press.marks import CLEAR, Ground, Strip
from forge.press.turn import Axis
from forge.scene import Item, Path, Place, Scene, Stroke, Words

FOLD_LINE = Stroke(INK, 200, (2400, 1200), round=False)
RISE = mm("0.9")  # between the line and the words beside it


def before(box: Box, line: Axis) -> Box:
    """The part of a box on the near side of a line: left of it, or above."""
    middle = line.total // 2
    if line.upright:
        return Box(box.x, box.y, Um(middle - box.x), box.height)
    return Box(box.x, box.y, box.width, Um(middle - box.y))


def fold_line(
    ground: Ground, line: Axis, band: Strip, trims: Sequence[Box], words: tuple[Words, ...]
) -> Iterator[Item]:
    """A dashed line across the printable area as far as the ruler, with ``words`` beside it.

    The words are centred about x = 0 on a baseline at y = 0; they stand on the near side of
    the line, which folds to an edge that is cut away, and where the marks of ``trims`` leave
    the most room.
    """
    middle = Um(line.total // 2)
    start, end = _span(ground, line, band)
    half = _clearest(start, end, trims, line)
    if line.upright:
        yield Path(("M", middle, start, "L", middle, end), stroke=FOLD_LINE)
    else:
        yield Path(("M", start, middle, "L", end, middle), stroke=FOLD_LINE)
    if words:
        said = Scene(Size(Um(0), Um(0)), words)
        upright = Place(middle - RISE, half, said, 270.0)
        yield upright if line.upright else Place(half, middle - RISE, said)


def _clearest(start: int, end: int, trims: Sequence[Box], line: Axis) -> int:
    """The middle of the longest stretch between marks; of equal ones, that nearest the middle."""
    marked = sorted({edge for box in trims for edge in _along(box, line)})
    stops = [start, *(edge for edge in marked if start < edge < end), end]
    gaps = [(b - a, -abs(a + b - start - end), (a + b) // 2) for a, b in pairwise(stops)]
    return max(gaps)[2]


def _span(ground: Ground, line: Axis, band: Strip) -> tuple[Um, Um]:
    """From where to where the line runs: within the margins, and not through the ruler."""
    area, bounds = ground.area, ground.bounds
    near, far = ("top", "bottom") if line.upright else ("left", "right")
    start, end = _along(area, line)
    first, last = _along(bounds, line)
    start, end = max(start, first), min(end, last)
    if band.side == near:
        start = max(start, Um(_along(band.box, line)[1] + CLEAR))
    if band.side == far:
        end = min(end, Um(_along(band.box, line)[0] - CLEAR))
    return start, end


def _along(box: Box, line: Axis) -> tuple[Um, Um]:
    """The extent of a box along a line."""
    return (box.y, box.bottom) if line.upright else (box.x, box.right)
