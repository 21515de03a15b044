"""Columns and pages: bricks laid one under another, broken where a reader does not mind.

:func:`flow` gives each brick a page, a column and a place.  Columns of a band that ends on a page
are of equal height, as near as the bonds allow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
HOLE = mm(14)
"""More white than this at the foot of a column lets text pass a figure, µm."""

Bricks = tuple[Brick, ...]


def flow(bands: Sequence[Band], frame: Frame) -> tuple[Leaf, ...]:
    """Every brick of every band, in order, on as many pages as it takes."""
    leaves = [Leaf()]
    y = int(frame.area.y)
    for band in bands:
        if band.fresh and leaves[-1].laid:
            leaves.append(Leaf(fresh=True))
            y = frame.area.y
        rest = band.bricks
        while rest:
            top = y + (band.above if leaves[-1].laid else 0)
            rest, leaf, y = _page(rest, band.columns, frame, top, not leaves[-1].laid)
            leaves[-1] = _joined(leaves[-1], leaf)
            if rest:
                leaves.append(Leaf())
                y = frame.area.y
    return tuple(leaves)


def _joined(first: Leaf, second: Leaf) -> Leaf:
    return Leaf(
        first.laid + second.laid, first.grounds + second.grounds, first.over + second.over,
        first.fresh,
    )  # fmt: skip


def _page(
    bricks: Bricks, columns: int, frame: Frame, top: int, empty: bool
) -> tuple[Bricks, Leaf, int]:
    """The bricks that this page leaves over, how the others lie on it, and where they end."""
    room = frame.area.bottom - top
    if not empty and room < min(MEAGRE, height(bricks)):
        return bricks, Leaf(), top
    parts, rest = _divided(bricks, columns, room, empty)
    if not rest:
        parts, room = _balanced(bricks, columns, room) or (parts, room)
    leaf, foot = Leaf(), top
    for index, part in enumerate(parts):
        more = rest or any(parts[index + 1 :])
        stretched = _stretched(part, room if more else 0)
        piece, low = _column(stretched, columns, index, frame, top)
        leaf, foot = _joined(leaf, piece), max(foot, low)
    return rest, leaf, foot


def _balanced(bricks: Bricks, columns: int, room: int) -> tuple[list[Bricks], int] | None:
    """The lowest columns that hold all the bricks, and their height; None if none does."""
    lowest = -(-height(bricks) // columns)
    tried = range(min(lowest, room), room, BALANCE_STEP)
    found = next(_rooms(bricks, columns, tried), None)
    if found is None:
        return None
    return _divided(bricks, columns, found, full=False, drift=False)[0], found


def _rooms(bricks: Bricks, columns: int, tried: Iterable[int]) -> Iterator[int]:
    """Those of the heights tried whose columns hold all the bricks, if none is cut.

    Many are tried, so every brick is measured once: ``feet`` are where bricks end in one long
    column, with the padding below; ``tops`` where a column that begins with one has its top.
    """
    feet, tops, y = [], [], 0
    for before, brick in zip((None, *bricks), bricks, strict=False):
        y += gap(before, brick) + brick.height
        feet.append(y + pad(brick))
        tops.append(y - brick.height - pad(brick))
    free = [brick.bond is Bond.FREE for brick in bricks[:-1]] + [True]
    for room in tried:
        begin = 0
        for _ in range(columns):
            end = begin
            for index in range(begin, len(bricks)):
                if feet[index] > room + tops[begin]:
                    break
                end = index + 1 if free[index] else end
            begin = end
        if begin == len(bricks):
            yield room


def _divided(
    bricks: Bricks, columns: int, room: int, full: bool, drift: bool = True
) -> tuple[list[Bricks], Bricks]:
    """The bricks of each column, none higher than ``room``, and those that are left over.

    ``full`` says that the columns are as high as they get: what does not fit must then be cut.
    """
    parts: list[Bricks] = []
    for _ in range(columns):
        end = _cut(bricks, room, full)
        part, bricks = bricks[:end], bricks[end:]
        if drift and bricks and room - height(part) > HOLE:
            part, bricks = _drifted(part, bricks, room)
        parts.append(part)
    return parts, bricks


def _drifted(part: Bricks, rest: Bricks, room: int) -> tuple[Bricks, Bricks]:
    """A column that ends before a figure, filled with text that goes round the figure.

    The figure then heads the next column.  No text of another section passes it.
    """
    chain = next((i for i, b in enumerate(rest) if b.bond is Bond.FREE), len(rest)) + 1
    first = next((i for i, b in enumerate(rest[:chain]) if b.drifts), None)
    if first is None:
        return part, rest
    after = next((i for i in range(first, len(rest)) if not rest[i].drifts), len(rest))
    stop = next((i for i in range(after, len(rest)) if rest[i].anchor), len(rest))
    head = part + rest[:first]
    upto = after + _cut(head + rest[after:stop], room, full=False) - len(head)
    while after < upto < stop and rest[upto - 1].name == rest[upto].name:
        upto -= 1  # a figure in the middle of a paragraph would be in the way
    if upto <= after:
        return part, rest
    return head + rest[after:upto], rest[first:after] + rest[upto:]


def _cut(bricks: Bricks, room: int, full: bool) -> int:
    """How many bricks a column takes: it ends at the loosest bond, as late as can be."""
    best = {Bond.FREE: 0, Bond.SOFT: 0, Bond.HARD: 0}
    used = 0
    for index, brick in enumerate(bricks):
        used += gap(bricks[index - 1] if index else None, brick) + brick.height
        if used + pad(brick) > room:
            break
        best[brick.bond if index + 1 < len(bricks) else Bond.FREE] = index + 1
    if best[Bond.FREE] or not full:
        return best[Bond.FREE]
    return best[Bond.SOFT] or best[Bond.HARD] or min(1, len(bricks))


def _stretched(bricks: Bricks, room: int) -> Bricks:
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
