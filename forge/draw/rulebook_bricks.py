"""Bricks: strips of a column that are never cut, and the values that say where they lie.

Nothing here knows what a brick shows.  A :class:`Brick` has a height and a way to draw itself; a
:class:`Band` is a run of bricks in one or more columns across the page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from forge.geometry import Box, Um, mm
from forge.scene import Item
from forge.source import ROOT, Pointer


class Bond(IntEnum):
    """What holds a brick to the next one of its band."""

    FREE = 0
    STEP = 1  # broken where a column would stay empty: a worked example between its steps
    DEAR = 2  # broken only where a column would stay half empty: a long table between its rows
    SOFT = 3  # broken only when the chain is longer than a whole column
    HARD = 4  # never broken: a heading and its text, the first two lines of a paragraph


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
    ``at`` say what is shown and where it was written.  What ``drifts``, text may pass to fill a
    column: a figure.  One that can be ``resized`` takes any height from ``least`` to ``most``.
    """

    height: int
    draw: Draw
    above: int = 0
    bond: Bond = Bond.FREE
    panel: Panel | None = None
    anchor: str = ""
    name: str = ""
    at: Pointer = ROOT
    drifts: bool = False
    least: Um = Um(0)
    most: Um = Um(0)
    resized: Callable[[Um], Brick] | None = None


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
    """What stands on one page; ``over`` names bricks that are taller than a page is.

    ``fresh``: the page was begun on purpose, not because the one before was full.
    """

    laid: tuple[Laid, ...] = ()
    grounds: tuple[Ground, ...] = ()
    over: tuple[tuple[Brick, int], ...] = ()
    fresh: bool = False


def height(bricks: Sequence[Brick]) -> int:
    """How high a column of these bricks is, µm."""
    before: list[Brick | None] = [None, *bricks]
    total = sum(gap(a, b) + b.height for a, b in zip(before, bricks, strict=False))
    return total + (pad(bricks[-1]) if bricks else 0)


def gap(before: Brick | None, brick: Brick) -> int:
    """The white space over a brick, with the padding of the panels that end and begin there, µm."""
    if before is None:
        return pad(brick)
    if brick.panel is not None and before.panel is brick.panel:
        return brick.above
    return pad(before) + brick.above + pad(brick)


def pad(brick: Brick) -> int:
    """The padding of the panel behind a brick, µm."""
    return brick.panel.pad if brick.panel else 0


def stack(bricks: Sequence[Brick], spot: Spot) -> tuple[Item, ...]:
    """The bricks drawn one under another from ``spot`` down (their panels are left out)."""
    items: list[Item] = []
    y = spot.y
    for before, brick in zip([None, *bricks], bricks, strict=False):
        y += gap(before, brick)
        items += brick.draw(replace(spot, y=y))
        y += brick.height
    return tuple(items)
