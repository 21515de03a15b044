"""Columns and pages: bricks laid one under another, broken where a reader does not mind.

:func:`flow` gives each brick a page, a column and a place.  Columns of a band that ends on a page
are of equal height, as near as the bonds allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from forge.draw.rulebook_bricks import (
    Band,
    Bond,
    Brick,
    Frame,
    Ground,
    Laid,
    Leaf,
    Spot,
    gap,
    height,
    pad,
)
from forge.geometry import Box, Um, mm

BALANCE_STEP = mm("0.25")
STRETCH = mm("1.1")
"""How much a gap between two bricks may grow so that a full column ends at the foot, µm."""
MEAGRE = mm(24)
"""A band does not begin in less room than this at the foot of a page, µm."""


def flow(bands: Sequence[Band], frame: Frame) -> tuple[Leaf, ...]:
    """Every brick of every band, in order, on as many pages as it takes."""
    leaves = [Leaf()]
    y = int(frame.area.y)
    for band in bands:
        if band.fresh and leaves[-1].laid:
            leaves.append(Leaf())
            y = frame.area.y
        rest = band.bricks
        while rest:
            top = y + (band.above if leaves[-1].laid else 0)
            taken, leaf, foot = _page(rest, band.columns, frame, top, not leaves[-1].laid)
            leaves[-1] = _joined(leaves[-1], leaf)
            rest, y = rest[taken:], foot
            if rest:
                leaves.append(Leaf())
                y = frame.area.y
    return tuple(leaves)


def _joined(first: Leaf, second: Leaf) -> Leaf:
    return Leaf(first.laid + second.laid, first.grounds + second.grounds, first.over + second.over)


def _page(
    bricks: Sequence[Brick], columns: int, frame: Frame, top: int, empty: bool
) -> tuple[int, Leaf, int]:
    """How many bricks this page takes below ``top``, how they lie, and where they end."""
    room = frame.area.bottom - top
    if not empty and room < min(MEAGRE, height(bricks)):
        return 0, Leaf(), top
    cuts = _cuts(bricks, columns, room, full=empty)
    if cuts[-1] == len(bricks):
        lowest = -(-height(bricks) // columns)
        for tried in range(min(lowest, room), room, BALANCE_STEP):
            even = _cuts(bricks, columns, tried, full=False)
            if even[-1] == len(bricks):
                cuts, room = even, tried
                break
    leaf, foot, start = Leaf(), top, 0
    for index, end in enumerate(cuts):
        part = bricks[start:end]
        stretched = _stretched(part, room if end < len(bricks) else 0)
        piece, low = _column(stretched, columns, index, frame, top)
        leaf, foot, start = _joined(leaf, piece), max(foot, low), end
    return start, leaf, foot


def _cuts(bricks: Sequence[Brick], columns: int, room: int, full: bool) -> list[int]:
    """The index after the last brick of each column, none higher than ``room``.

    ``full`` says that the columns are as high as they get: what does not fit must then be cut.
    """
    cuts: list[int] = []
    start = 0
    for _ in range(columns):
        start = _cut(bricks, start, room, full)
        cuts.append(start)
    return cuts


def _cut(bricks: Sequence[Brick], start: int, room: int, full: bool) -> int:
    """Where a column that begins at ``start`` ends: at the loosest bond, as late as can be."""
    best = {Bond.FREE: start, Bond.SOFT: start, Bond.HARD: start}
    used = 0
    for index in range(start, len(bricks)):
        before = bricks[index - 1] if index > start else None
        used += gap(before, bricks[index]) + bricks[index].height
        if used + pad(bricks[index]) > room:
            break
        bond = bricks[index].bond if index + 1 < len(bricks) else Bond.FREE
        best[bond] = index + 1
    if best[Bond.FREE] > start or not full:
        return best[Bond.FREE]
    if best[Bond.SOFT] > start:
        return best[Bond.SOFT]
    return max(best[Bond.HARD], min(start + 1, len(bricks)))


def _stretched(bricks: Sequence[Brick], room: int) -> tuple[Brick, ...]:
    """The bricks with their gaps a little wider when that lets the column end at ``room``."""
    gaps = [i for i, b in enumerate(bricks) if i and b.above and bricks[i - 1].bond is Bond.FREE]
    short = room - height(bricks)
    if not gaps or not 0 < short <= STRETCH * len(gaps):
        return tuple(bricks)
    more = {i: short * (n + 1) // len(gaps) - short * n // len(gaps) for n, i in enumerate(gaps)}
    return tuple(replace(b, above=b.above + more.get(i, 0)) for i, b in enumerate(bricks))


def _column(
    bricks: Sequence[Brick], columns: int, index: int, frame: Frame, top: int
) -> tuple[Leaf, int]:
    x, width = frame.column(columns, index)
    leftwards = x == frame.area.x if columns > 1 else frame.rtl
    edge = x if leftwards else x + width
    laid: list[Laid] = []
    grounds: list[Ground] = []
    y = top
    for number, brick in enumerate(bricks):
        y += gap(bricks[number - 1] if number else None, brick)
        laid.append(Laid(brick, index, Spot(x, y, width, edge, leftwards, frame.rtl)))
        y += brick.height
        if (panel := brick.panel) is not None:
            begun = grounds and grounds[-1].panel is panel
            first = grounds.pop().box.y if begun else Um(y - brick.height - panel.pad)
            grounds.append(Ground(panel, Box(x, first, width, Um(y + panel.pad - first))))
    over = tuple((b, b.height - frame.area.height) for b in bricks if b.height > frame.area.height)
    return Leaf(tuple(laid), tuple(grounds), over), y + (pad(bricks[-1]) if bricks else 0)
