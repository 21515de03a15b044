"""Lengths and boxes.  Every length is a whole number of micrometres; y points down.

Whole micrometres keep 3.175 mm (1/8 inch) and 63.5 mm exact, so three poker cards
fit 190.5 mm and nothing is lost to floating point (acceptance case O05).
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple, NewType

Um = NewType("Um", int)
"""A length in micrometres."""

UM_PER_MM = 1000
UM_PER_INCH = 25400
PT_PER_UM = 72 / UM_PER_INCH
UM_PER_PT = UM_PER_INCH / 72
KAPPA = 0.5522847498  # control distance of the cubic that hugs a quarter circle best


def mm(value: float | int | str | Decimal) -> Um:
    """Millimetres as micrometres, exact for every decimal a person writes."""
    exact = Decimal(str(value)) * UM_PER_MM
    return Um(int(exact.to_integral_value(ROUND_HALF_EVEN)))


def pt(value: float) -> Um:
    """Typographic points (1/72 inch) as micrometres, rounded."""
    return Um(round(value * UM_PER_PT))


def in_mm(length: int) -> str:
    """A length for people: ``63.5``, ``210``, ``0.44`` (no unit, no trailing zero)."""
    return f"{Decimal(length) / UM_PER_MM:.3f}".rstrip("0").rstrip(".")


class Size(NamedTuple):
    """Width and height in micrometres."""

    width: Um
    height: Um

    @property
    def turned(self) -> Size:
        """The same size lying on its other side."""
        return Size(self.height, self.width)

    def __str__(self) -> str:
        return f"{in_mm(self.width)} x {in_mm(self.height)} mm"


class Box(NamedTuple):
    """A rectangle in micrometres: left, top, width, height; y points down."""

    x: Um
    y: Um
    width: Um
    height: Um

    @property
    def right(self) -> Um:
        """The right edge."""
        return Um(self.x + self.width)

    @property
    def bottom(self) -> Um:
        """The bottom edge."""
        return Um(self.y + self.height)

    @property
    def size(self) -> Size:
        """Width and height."""
        return Size(self.width, self.height)

    def grown(self, by: int) -> Box:
        """The box with each edge moved outwards by ``by`` (inwards when negative)."""
        return Box(
            Um(self.x - by), Um(self.y - by), Um(self.width + 2 * by), Um(self.height + 2 * by)
        )

    def moved(self, dx: int, dy: int) -> Box:
        """The box shifted by ``dx``, ``dy``."""
        return Box(Um(self.x + dx), Um(self.y + dy), self.width, self.height)

    def mirrored(self, within: Box) -> Box:
        """The box as far from the right edge of another as it is from its left one."""
        return Box(Um(within.x + within.right - self.right), self.y, self.width, self.height)

    def holds(self, other: Box) -> bool:
        """Whether ``other`` lies inside this box (touching edges count as inside)."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: Box) -> bool:
        """Whether the two boxes share an area (touching edges do not)."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


def box_mm(x: float, y: float, width: float, height: float) -> Box:
    """A box from millimetres."""
    return Box(mm(x), mm(y), mm(width), mm(height))


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of some boxes.  Raises ValueError for none."""
    each = list(boxes)
    x, y = min(box.x for box in each), min(box.y for box in each)
    right, bottom = max(box.right for box in each), max(box.bottom for box in each)
    return Box(x, y, Um(right - x), Um(bottom - y))


def within(box: Box, limit: Box) -> Box:
    """The part of a box that lies in another; their edges touch when it has no area."""
    x, y = max(box.x, limit.x), max(box.y, limit.y)
    right, bottom = min(box.right, limit.right), min(box.bottom, limit.bottom)
    return Box(x, y, Um(max(0, right - x)), Um(max(0, bottom - y)))
