"""The part of a sheet that takes fronts, and the line that brings the backs behind them."""

from __future__ import annotations

from dataclasses import dataclass

from forge.geometry import Box, Size, Um, mm
from forge.press.grid import Need, best, fixed
from forge.press.paper import Margins, printable
from forge.press.turn import Axis, Duplex, axis, both_sides

FOLD = mm(5)
"""From a fold to the nearest bleed: paper is thick, and nobody folds to a hair."""


@dataclass(frozen=True, slots=True)
class Bed:
    """``room`` is where fronts may lie, µm; ``fold`` tells that the sheet folds about the axis."""

    room: Box
    axis: Axis
    fold: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """What is laid on a bed: pieces of one need, ``cells`` columns and rows of them if fixed.

    ``clear`` is kept free from a fold to the nearest bleed, µm.
    """

    need: Need
    cells: tuple[int, int] | None = None
    clear: Um = FOLD

    def held(self, room: Size) -> int:
        """How many pieces a room takes; of a fixed grid, all or none."""
        if self.cells is None:
            return best(room, self.need).count
        grid = fixed(*self.cells, self.need)
        return grid.count if fits(self.need.around(grid.size), room) else 0


def fits(size: Size, room: Size) -> bool:
    """Whether a size is no wider and no higher than a room."""
    return size.width <= room.width and size.height <= room.height


def bed(paper: Size, margins: Margins, duplex: Duplex, ask: Ask) -> Bed:
    """The bed for pieces of one size; of the two ways to fold, the one that holds more of them.

    When both hold as many, the fold stands upright, and the backs with it.
    """
    own = printable(paper, margins)
    if duplex is Duplex.FOLD:
        folds = [_folded(own, upright, ask) for upright in (True, False)]
        return max(folds, key=lambda one: ask.held(one.room.size))
    line = axis(paper, duplex)
    return Bed(own if duplex is Duplex.SINGLE else both_sides(own, line), line)


def _folded(own: Box, upright: bool, ask: Ask) -> Bed:
    """One half of the printable area, clear of the fold."""
    clear = ask.clear + ask.need.bleed - ask.need.rim
    if upright:
        line = Axis(True, Um(own.x + own.right))
        room = Box(own.x, own.y, Um(line.total // 2 - own.x - clear), own.height)
    else:
        line = Axis(False, Um(own.y + own.bottom))
        room = Box(own.x, own.y, own.width, Um(line.total // 2 - own.y - clear))
    return Bed(room, line, fold=True)
