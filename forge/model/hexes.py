"""Hexes by column and row, and the ways from one to the next.

Hexes stand with a flat side up, in columns named A, B, ... from west to east and rows numbered
from 1 in the north; every second column (B, D, ...) lies half a hex lower. Directions are numbered
from 1: north, then clockwise to 6.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

SEA, BLANK = ".", "?"
"""The letters of the map's rows that are no terrain: sea, and land that nobody has mapped."""
SIDES = 6


class Terrain(StrEnum):
    """What the land of a hex is like."""

    DESERT = "desert"
    JUNGLE = "jungle"
    LAKE = "lake"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    VELDT = "veldt"


class Cell(NamedTuple):
    """A hex by its place in the rows: column and row, both from 0."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """The hex as it is printed: A1 is the first of the first row."""
        return f"{chr(ord('A') + self.column)}{self.row + 1}"

    def beside(self, direction: int) -> Cell:
        """The hex next to it in a direction, 1 to 6; it may lie off the map."""
        low = self.column % 2
        right, down = _STEPS[low][(direction - 1) % SIDES]
        return Cell(self.column + right, self.row + down)

    @property
    def ring(self) -> tuple[Cell, ...]:
        """The six hexes around it, by direction."""
        return tuple(self.beside(direction) for direction in range(1, SIDES + 1))


_STEPS = (
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)),
    ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)),
)
"""Columns and rows to the hex in each direction, from a column that lies high and a low one."""


def cell(name: str) -> Cell:
    """The hex called ``name``.  Raises ValueError for what is no name of a hex."""
    letter, number = name[:1], name[1:]
    if not ("A" <= letter <= "Z" and number.isascii() and number.isdecimal() and int(number)):
        msg = f"{name!r} is no hex"
        raise ValueError(msg)
    return Cell(ord(letter) - ord("A"), int(number) - 1)


def opposite(direction: int) -> int:
    """The direction back."""
    return turned(direction, SIDES // 2)


def turned(direction: int, by: int) -> int:
    """The direction ``by`` sixths of a turn further clockwise."""
    return (direction - 1 + by) % SIDES + 1
