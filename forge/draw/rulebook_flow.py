"""Columns and pages: bricks laid one under another, broken where a reader does not mind.

Nothing here knows what a brick shows.  A :class:`Brick` has a height and a way to draw itself;
a :class:`Band` is a run of bricks in one or more columns across the page; :func:`flow` gives each
brick a page, a column and a place.  Columns of a band that ends on a page are of equal height
as near as the bonds allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from forge.geometry import Box, Um, mm
from forge.scene import Item
from forge.source import ROOT, Pointer

BALANCE_STEP = mm("0.25")
STRETCH = mm("1.1")
"""How much a gap between two bricks may grow so that a full column ends at the foot, µm."""
MEAGRE = mm(24)
"""A band does not begin in less room than this at the foot of a page, µm."""


class Bond(IntEnum):
    """What holds a brick to the next one of its band."""

    FREE = 0
    SOFT = 1  # broken only when the chain is longer than a whole column
    HARD = 2  # never broken: a heading and its text, the first two lines of a paragraph


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a brick is drawn: its top, the sides it may use, and the margin beside its column.

    ``edge`` is the outer edge of the column, where notes in the margin begin; they run outwards,
    to the left when ``leftwards``.  ``rtl``: the start side is the right.
    """

    x: int
    y: int
    width: int
    edge: int
    leftwards: bool
    rtl: bool = False

    def across(self, offset: int, width: int) -> int:
        """The left edge of something ``width`` wide that stands ``offset`` from the start side."""
        return self.x + (self.width - offset - width if self.rtl else offset)


Draw = Callable[[Spot], tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class Panel:
    """A ground drawn behind neighbouring bricks; ``pad`` µm of it stand above and below them."""

    id: str
    pad: int
    draw: Callable[[Box], tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class Brick:
    """A strip of a column that is never cut; ``above`` µm stay free over it, but not at the top.

    ``anchor`` names what begins here (a section), so that its page can be found; ``name`` and
    ``at`` say what is shown and where it was written.
    """

    height: int
    draw: Draw
    above: int = 0
    bond: Bond = Bond.FREE
    panel: Panel | None = None
    anchor: str = ""
    name: str = ""
    at: Pointer = ROOT


@dataclass(frozen=True, slots=True)
class Band:
    """Bricks that run through ``columns`` columns; ``fresh`` begins on a new page."""

    bricks: tuple[Brick, ...]
    columns: int = 2
    above: int = mm(6)
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the page that text may cover, and the gap between two columns."""

    area: Box
    gap: Um
    rtl: bool = False

    def column(self, columns: int, index: int) -> tuple[Um, Um]:
        """The left edge and the width of a column; the first is on the start side."""
        width = Um((self.area.width - self.gap * (columns - 1)) // columns)
        place = columns - 1 - index if self.rtl else index
        return Um(self.area.x + place * (width + self.gap)), width


@dataclass(frozen=True, slots=True)
class Laid:
    """A brick in its place."""

    brick: Brick
    column: int
    spot: Spot

    @property
    def box(self) -> Box:
        """The strip of the page that the brick covers."""
        return Box(Um(self.spot.x), Um(self.spot.y), Um(self.spot.width), Um(self.brick.height))


@dataclass(frozen=True, slots=True)
class Ground:
    """A panel, or the part of it in one column, in its place."""

    panel: Panel
    box: Box


@dataclass(frozen=True, slots=True)
class Leaf:
    """What stands on one page; ``over`` names bricks that are taller than a page is."""

    laid: tuple[Laid, ...] = ()
    grounds: tuple[Ground, ...] = ()
    over: tuple[tuple[Brick, int], ...] = ()


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
        used += _gap(before, bricks[index]) + bricks[index].height
        if used + _pad(bricks[index]) > room:
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
    leftwards = columns > 1 and x == frame.area.x
    edge = x if leftwards else x + width
    laid: list[Laid] = []
    grounds: list[Ground] = []
    y = top
    for number, brick in enumerate(bricks):
        y += _gap(bricks[number - 1] if number else None, brick)
        laid.append(Laid(brick, index, Spot(x, y, width, edge, leftwards, frame.rtl)))
        y += brick.height
        if (panel := brick.panel) is not None:
            begun = grounds and grounds[-1].panel is panel
            first = grounds.pop().box.y if begun else Um(y - brick.height - panel.pad)
            grounds.append(Ground(panel, Box(x, first, width, Um(y + panel.pad - first))))
    over = tuple((b, b.height - frame.area.height) for b in bricks if b.height > frame.area.height)
    return Leaf(tuple(laid), tuple(grounds), over), y + (_pad(bricks[-1]) if bricks else 0)


def height(bricks: Sequence[Brick]) -> int:
    """How high a column of these bricks is, µm."""
    before: list[Brick | None] = [None, *bricks]
    total = sum(_gap(a, b) + b.height for a, b in zip(before, bricks, strict=False))
    return total + (_pad(bricks[-1]) if bricks else 0)


def _gap(before: Brick | None, brick: Brick) -> int:
    if before is None:
        return _pad(brick)
    if brick.panel is not None and before.panel is brick.panel:
        return brick.above
    return _pad(before) + brick.above + _pad(brick)


def _pad(brick: Brick) -> int:
    return brick.panel.pad if brick.panel else 0


def stack(bricks: Sequence[Brick], spot: Spot) -> tuple[Item, ...]:
    """The bricks drawn one under another from ``spot`` down (their panels are left out)."""
    items: list[Item] = []
    y = spot.y
    for before, brick in zip([None, *bricks], bricks, strict=False):
        y += _gap(before, brick)
        items += brick.draw(replace(spot, y=y))
        y += brick.height
    return tuple(items)
