"""Where the back of a place lies: the one law of imposition.

The same point of the back lies behind the same point of the front, whichever way the
printer turns the sheet.  Turned about a vertical edge, x mirrors; turned about a horizontal
edge, y mirrors and everything stands on its head.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from forge.geometry import Box, Size, Um
from forge.scene import Place, Scene


class Duplex(StrEnum):
    """The edge that the printer turns a sheet about; ``SINGLE`` prints one side only."""

    LONG = "long"
    SHORT = "short"
    SINGLE = "single"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place on one side of a sheet; ``turn`` is 0, 90, 180 or 270 degrees clockwise."""

    box: Box
    turn: int

    def place(self, scene: Scene) -> Place:
        """A scene put so that it fills the slot, its own size turned with it."""
        corner = {
            0: (self.box.x, self.box.y),
            90: (self.box.right, self.box.y),
            180: (self.box.right, self.box.bottom),
            270: (self.box.x, self.box.bottom),
        }[self.turn]
        return Place(*corner, scene, float(self.turn))


def about_vertical(paper: Size, duplex: Duplex) -> bool:
    """Whether the sheet turns about a vertical edge; single sheets are glued as if it did."""
    return duplex is Duplex.SINGLE or (duplex is Duplex.LONG) == (paper.height >= paper.width)


def behind(slot: Slot, paper: Size, duplex: Duplex) -> Slot:
    """The slot on the other side of the sheet that lies behind this one."""
    box = mirrored(slot.box, paper, duplex)
    half = 0 if about_vertical(paper, duplex) else 180
    return Slot(box, (half - slot.turn) % 360)


def mirrored(box: Box, paper: Size, duplex: Duplex) -> Box:
    """Where a box of one side lies on the other."""
    if about_vertical(paper, duplex):
        return Box(Um(paper.width - box.right), box.y, box.width, box.height)
    return Box(box.x, Um(paper.height - box.bottom), box.width, box.height)


def both_sides(area: Box, paper: Size, duplex: Duplex) -> Box:
    """The part of an area that the other side has as well."""
    other = mirrored(area, paper, duplex)
    x, y = max(area.x, other.x), max(area.y, other.y)
    right, bottom = min(area.right, other.right), min(area.bottom, other.bottom)
    return Box(x, y, Um(right - x), Um(bottom - y))
