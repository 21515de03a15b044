"""Stairs of lines at the edges of a sheet: the first that is whole tells the white margin."""

from __future__ import annotations

from collections.abc import Iterator

from forge.geometry import Box, Size, Um, mm
from forge.press.mark_style import INK, Side
from forge.scene import Path, Stroke

DEEPEST = 15  # millimetres
STEP = mm(1)
TREAD = mm("2.6")
LINE = Stroke(INK, 200, round=False)
NUMBERED = 3


def treads(side: Side, paper: Size) -> Iterator[tuple[int, Box]]:
    """Each depth in mm and its line as a flat box, from the middle of a side onwards."""
    length = paper.width if side in ("top", "bottom") else paper.height
    start = length // 2 - DEEPEST * TREAD // 2
    for depth in range(1, DEEPEST + 1):
        along, inward = Um(start + (depth - 1) * TREAD), Um(depth * STEP)
        far = Um((paper.height if side == "bottom" else paper.width) - inward)
        yield (
            depth,
            {
                "top": Box(along, inward, TREAD, Um(0)),
                "bottom": Box(along, far, TREAD, Um(0)),
                "left": Box(inward, along, Um(0), TREAD),
                "right": Box(far, along, Um(0), TREAD),
            }[side],
        )


def comb(side: Side, paper: Size) -> Path:
    """The stairs at a side; the numbers are set by who knows type."""
    steps: list[str | int] = []
    for _, box in treads(side, paper):
        steps += ["M", box.x, box.y, "L", box.right, box.bottom]
    return Path(tuple(steps), stroke=LINE)
