"""What the print guide's steps depend on: how fronts meet backs, how the board is cut up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from forge.geometry import Size


class Way(StrEnum):
    """How the two sides of a part meet: ``BOTH`` are on the paper when it leaves the printer.

    ``FOLD`` has fronts and backs on one side of a sheet, folded between; ``GLUE`` on two sheets.
    """

    BOTH = "both"
    FOLD = "fold"
    GLUE = "glue"

    @classmethod
    def of(cls, sides: str) -> Way:
        """The way of a printed file, by its ``sides``; what has one side only needs no other."""
        return {"flip-gutterfold": cls.FOLD, "flip-single": cls.GLUE}.get(sides, cls.BOTH)


@dataclass(frozen=True, slots=True)
class Tiles:
    """The sheets of the board, as they lie; ``glued`` on bands that overlap, or edge to edge."""

    sheet: Size
    rows: int
    columns: int
    glued: bool

    @property
    def word(self) -> str:
        """The name of the words that tell how the board is made."""
        if self.rows * self.columns == 1:
            return "make-board-one"
        return "make-board" if self.glued else "make-board-butt"


@dataclass(frozen=True, slots=True)
class Making:
    """How the parts of a kit are made on one paper (upright, µm).

    ``ways`` has the way of each part; ``level`` names parts whose sheets fold across, ``punched``
    those that a punch cuts; ``drawn``: players draw on the map.
    """

    paper: Size
    ways: Mapping[str, Way]
    level: frozenset[str] = frozenset()
    tiles: Tiles | None = None
    punched: frozenset[str] = frozenset()
    drawn: bool = False

    def way(self, part: str) -> Way:
        """The way of a part."""
        return self.ways.get(part, Way.BOTH)
