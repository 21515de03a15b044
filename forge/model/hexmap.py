"""A board that is a map of hexes, most of them blank at first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from forge.model.board import LonLat
from forge.model.hexes import SEA, Cell, Terrain
from forge.model.text import Text
from forge.source import ROOT, Pointer


class Mode(StrEnum):
    """How an expedition travels."""

    FOOT = "foot"
    HORSE = "horse"
    CAMEL = "camel"
    CANOE = "canoe"


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the hexes lie on the earth, as on a map where degrees are squares.

    ``origin`` is the middle of A1, ``height`` the degrees from one hex to the next in its column;
    ``miles`` is as far in the game.
    """

    origin: LonLat
    height: float
    miles: int
    at: Pointer = field(default=ROOT, compare=False)

    def middle(self, hex_: Cell) -> LonLat:
        """The middle of a hex, degrees; columns are apart by the height times √3/2."""
        low = 0.5 * (hex_.column % 2)
        return LonLat(
            self.origin.lon + hex_.column * self.height * 3**0.5 / 2,
            self.origin.lat - (hex_.row + low) * self.height,
        )


@dataclass(frozen=True, slots=True)
class Direction:
    """One of the six directions, north first: its name, and the letters that stand for it."""

    id: str
    name: Text
    short: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """A terrain: the letter of the rows, and who may not enter it.

    ``water``: canoes may go there without a river.
    """

    id: Terrain
    letter: str
    name: Text
    sign: str
    bars: tuple[Mode, ...] = ()
    water: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Harbour:
    """A port, where expeditions begin and end."""

    id: str
    name: Text
    hex: str
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Colony:
    """Settled land that is as safe as a port."""

    name: Text
    hexes: tuple[str, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """A river where it comes into known land: its mouth, and the directions upstream from there.

    The last of the directions leads into blank land. ``nile``: its source is the source of the
    Nile.
    """

    id: str
    name: Text
    hex: str
    course: tuple[int, ...]
    nile: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class HexMap:
    """The map: ``rows`` from north to south, a letter a hex; ``chart`` names the map of coasts."""

    chart: str
    grid: Grid
    rows: tuple[str, ...]
    directions: tuple[Direction, ...]
    terrains: tuple[TerrainKind, ...]
    harbours: tuple[Harbour, ...]
    colony: Colony
    entries: tuple[Entry, ...]
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def land(self) -> Mapping[Cell, str]:
        """The letter of each hex of land, row by row."""
        return {
            Cell(column, row): letter
            for row, letters in enumerate(self.rows)
            for column, letter in enumerate(letters)
            if letter != SEA
        }

    @property
    def sea(self) -> frozenset[Cell]:
        """The hexes of the sea; what lies off the rows is neither sea nor land."""
        return frozenset(
            Cell(column, row)
            for row, letters in enumerate(self.rows)
            for column, letter in enumerate(letters)
            if letter == SEA
        )

    @property
    def coast(self) -> frozenset[Cell]:
        """The hexes of land beside the sea."""
        sea = self.sea
        return frozenset(hex_ for hex_ in self.land if not sea.isdisjoint(hex_.ring))

    @property
    def known(self) -> Mapping[Cell, Terrain]:
        """The terrain of each hex that is mapped from the start; unknown letters left out."""
        kinds = {kind.letter: kind.id for kind in self.terrains}
        return {hex_: kinds[one] for hex_, one in self.land.items() if one in kinds}
