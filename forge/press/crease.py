"""The lines a mounted board folds along, and their marks in the margins of its tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.geometry import Box, Size, Um, mm
from forge.press.mark_style import INK
from forge.press.marks import CLEAR, EDGE, Ground, Strip
from forge.scene import Path, Stroke
from forge.scene.shapes import polygon

LENGTH = mm(5)
LEAST = mm(2)
DASH = Stroke(INK, 250, (900, 600), round=False)
HEAD = mm("1.1")  # half the foot of the arrow head, and its height


@dataclass(frozen=True, slots=True)
class Crease:
    """A fold right across a drawing: upright at an x, or level at a y, µm from its corner."""

    upright: bool
    at: Um


def creases(size: Size, boards: int) -> tuple[Crease, ...]:
    """The folds of a drawing mounted on 1, 2 or 4 boards of equal size.

    Two boards meet across the longer side.  Raises ValueError for another number.
    """
    upright, level = Crease(True, Um(size.width // 2)), Crease(False, Um(size.height // 2))
    if boards == 1:
        return ()
    if boards == 2:
        return (upright,) if size.width >= size.height else (level,)
    if boards == 4:
        return (upright, level)
    msg = f"a board is mounted on 1, 2 or 4 boards, not {boards}"
    raise ValueError(msg)


def crossed(
    lines: Sequence[Crease], ground: Ground, whole: Box, band: Strip | None
) -> Iterator[Path]:
    """A dashed mark with an arrow head in the margin wherever a crease leaves the drawing.

    ``whole`` is where the whole drawing would lie on this sheet: only its own edges are marked,
    since those between tiles are cut away or glued over.
    """
    art = ground.art
    for line in lines:
        at = line.at + (whole.x if line.upright else whole.y)
        low, high = (art.x, art.right) if line.upright else (art.y, art.bottom)
        if not low <= at <= high:
            continue
        for side, near, step in _ends(line, art, whole):
            room = _room(ground, side, band)
            if room >= LEAST:
                yield from _mark(line.upright, at, near, step * min(LENGTH, room))


def _ends(line: Crease, art: Box, whole: Box) -> Iterator[tuple[str, int, int]]:
    """The sides of a tile that are edges of the drawing: name, where, and which way is out."""
    if line.upright:
        sides = (("top", art.y, whole.y, -1), ("bottom", art.bottom, whole.bottom, 1))
    else:
        sides = (("left", art.x, whole.x, -1), ("right", art.right, whole.right, 1))
    yield from ((side, near, step) for side, near, end, step in sides if near == end)


def _room(ground: Ground, side: str, band: Strip | None) -> int:
    """How much of the margin on a side is free for a mark."""
    art, paper = ground.art, ground.paper
    free = {
        "top": art.y,
        "left": art.x,
        "bottom": paper.height - art.bottom,
        "right": paper.width - art.right,
    }[side] - EDGE
    if band is not None and band.side == side:
        box = band.box
        taken = {
            "top": art.y - box.bottom,
            "left": art.x - box.right,
            "bottom": box.y - art.bottom,
            "right": box.x - art.right,
        }[side]
        free = min(free, taken - CLEAR)
    return free - CLEAR


def _mark(upright: bool, at: int, edge: int, reach: int) -> Iterator[Path]:
    """A dash from the edge outwards and an arrow head pointing at the edge."""
    step = 1 if reach > 0 else -1
    near, far = edge + step * CLEAR, edge + step * CLEAR + reach
    flat = ("M", at, near, "L", at, far) if upright else ("M", near, at, "L", far, at)
    yield Path(flat, stroke=DASH)
    tip = [(at, near), (at - HEAD, near + step * HEAD), (at + HEAD, near + step * HEAD)]
    points = [(x / 1000, y / 1000) if upright else (y / 1000, x / 1000) for x, y in tip]
    yield polygon(points, INK)
