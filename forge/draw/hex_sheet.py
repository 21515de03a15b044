"""Where the hexes of a map lie on its sheet.  Micrometres, y down."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from forge.draw.desk import Desk
from forge.draw.palette import Colours, palette
from forge.draw.projection import Projector, Spot
from forge.geometry import UM_PER_MM
from forge.locale.numbers import figures
from forge.model.atlas import Atlas
from forge.model.board import LonLat
from forge.model.hexes import SIDES, Cell
from forge.model.hexmap import HexMap, TerrainKind

ROOT3 = math.sqrt(3)


class GridProjector(Projector):
    """Degrees to the sheet as the grid has it: squares, A1 where the atlas puts it."""

    def __init__(self, map_: HexMap, atlas: Atlas) -> None:
        self._map, self._atlas = map_, atlas
        self.degree = atlas.hex / map_.grid.height

    def spot(self, place: LonLat) -> Spot:
        """Where a place lies on the sheet."""
        origin, first = self._map.grid.origin, self._atlas.first
        return (
            first.x * UM_PER_MM + (place.lon - origin.lon) * self.degree,
            first.y * UM_PER_MM - (place.lat - origin.lat) * self.degree,
        )


@dataclass(frozen=True)
class HexSheet:
    """The map, its atlas and colours, and where each hex lies."""

    desk: Desk
    map: HexMap
    atlas: Atlas
    colours: Colours
    project: GridProjector

    @property
    def side(self) -> float:
        """The side of a hex, which is also the way from its middle to a corner."""
        return self.atlas.hex / ROOT3

    def middle(self, hex_: Cell) -> Spot:
        """The middle of a hex."""
        return self.project.spot(self.map.grid.middle(hex_))

    def corners(self, hex_: Cell, share: float = 1.0) -> list[Spot]:
        """The six corners of a hex, or of a smaller one about the same middle."""
        return corners(self.middle(hex_), self.side * share)

    def towards(self, hex_: Cell, direction: int, share: float = 0.5) -> Spot:
        """The spot on the way from a hex to the next one in a direction, 1 to 6."""
        x, y = self.middle(hex_)
        dx, dy = heading(direction)
        return x + dx * self.atlas.hex * share, y + dy * self.atlas.hex * share

    def asked(self, kind: TerrainKind) -> str:
        """The number that the table named by the legend has for a kind of land, if it is there."""
        key = self.atlas.key
        for table in self.desk.game.tables:
            if table.id == key.table:
                return figures(table.cell(kind.id, key.column))
        return ""

    def seaward(self, hex_: Cell) -> Spot:
        """A vector of length one from a hex to the sea beside it; (0, 0) inland."""
        sea = self.map.sea
        at = [heading(i + 1) for i, beside in enumerate(hex_.ring) if self._water(beside, sea)]
        x, y = sum(one[0] for one in at), sum(one[1] for one in at)
        length = math.hypot(x, y)
        return (x / length, y / length) if length > 1e-6 else (0.0, 0.0)

    def _water(self, hex_: Cell, sea: frozenset[Cell]) -> bool:
        """Whether a hex is sea; what lies south or east of the rows is sea as well."""
        rows = self.map.rows
        off = hex_.row >= len(rows) or hex_.column >= len(rows[0])
        return hex_ in sea or off


def corners(middle: Spot, side: float) -> list[Spot]:
    """The corners of a hex that stands with a flat side up, the eastern one first."""
    x, y = middle
    turns = (math.radians(60 * i) for i in range(SIDES))
    return [(x + side * math.cos(turn), y + side * math.sin(turn)) for turn in turns]


def heading(direction: float) -> Spot:
    """The unit vector of a direction, 1 (north) to 6, clockwise; y down; 1.5 lies between."""
    angle = math.radians(60 * (direction - 1) - 90)
    return math.cos(angle), math.sin(angle)


def sheet(desk: Desk) -> HexSheet:
    """The sheet of a desk's game; ValueError when it has no drawn map of hexes."""
    map_, atlas = desk.game.map, desk.game.atlas
    if map_ is None or atlas is None:
        msg = f"{desk.game.id} has no map of hexes with an atlas"
        raise ValueError(msg)
    return HexSheet(desk, map_, atlas, palette(desk), GridProjector(map_, atlas))


TINTS: Mapping[str, tuple[str, float]] = {
    "desert": ("ochre", 0.3),
    "jungle": ("green", 0.42),
    "lake": ("sea-near", 0.9),
    "mountain": ("rust", 0.2),
    "swamp": ("teal", 0.3),
    "veldt": ("gold", 0.2),
}
"""The colour of each terrain and how strong it is: light, so that pencil shows on it."""
