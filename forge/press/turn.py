"""Where the back of a place lies: the one law of imposition.

The same point of the back lies behind the same point of the front, whichever way the printer
turns the sheet or a person folds it.  Turned about an upright line, x mirrors; turned about a
level line, y mirrors and everything stands on its head.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from forge.geometry import Box, Size, Um, within
from forge.scene import Place, Scene


class Duplex(StrEnum):
    """How fronts meet their backs.

    ``LONG`` and ``SHORT`` name the edge that the printer turns a sheet about; ``SINGLE`` prints
    one side a sheet, to be glued; ``FOLD`` prints both sides on one and folds the sheet between.
    """

    LONG = "long"
    SHORT = "short"
    SINGLE = "single"
    FOLD = "gutterfold"


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


@dataclass(frozen=True, slots=True)
class Axis:
    """The line that a sheet turns about: what lies at x (or y) comes to lie at ``total`` less it.

    ``total`` is twice the distance of the line from the edge, µm: whole even when the line
    itself lies between two micrometres.
    """

    upright: bool
    total: Um

    def box(self, box: Box) -> Box:
        """Where a box of one side lies on the other."""
        if self.upright:
            return Box(Um(self.total - box.right), box.y, box.width, box.height)
        return Box(box.x, Um(self.total - box.bottom), box.width, box.height)

    def behind(self, slot: Slot) -> Slot:
        """The slot on the other side of the sheet that lies behind this one."""
        half = 0 if self.upright else 180
        return Slot(self.box(slot.box), (half - slot.turn) % 360)


def axis(paper: Size, duplex: Duplex) -> Axis:
    """The middle line of a sheet that the printer turns about, or that two sheets are glued by.

    Raises ValueError for a fold: where that lies depends on the pieces.
    """
    if duplex is Duplex.FOLD:
        msg = "a fold has no line before the pieces are known"
        raise ValueError(msg)
    upright = about_vertical(paper, duplex)
    return Axis(upright, paper.width if upright else paper.height)


def about_vertical(paper: Size, duplex: Duplex) -> bool:
    """Whether the sheet turns about a vertical edge; single sheets are glued as if it did."""
    return duplex is Duplex.SINGLE or (duplex is Duplex.LONG) == (paper.height >= paper.width)


def both_sides(area: Box, line: Axis) -> Box:
    """The part of an area that the other side has as well."""
    return within(area, line.box(area))
