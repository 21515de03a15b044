"""The sea, the coast and the white land of a map of hexes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from forge.draw import kit, map_land, map_sea, outlines
from forge.draw.crowd import Crowd
from forge.draw.hex_sheet import TINTS, HexSheet
from forge.draw.map_shapes import Terrain, charted
from forge.draw.share import digest, wordless
from forge.model.hexes import Cell
from forge.scene import Item, Stroke

SHORE = 7_000
"""How far beyond its hexes the land still counts as in play, µm: no slivers abroad."""
GLOW = ((6_400, 0.05), (4_200, 0.06), (2_400, 0.08), (1_100, 0.12))
"""Width and opacity of the shade inside the coast."""


_TERRAINS: dict[str, Terrain] = {}
"""The coasts that were worked out, by all that they depend on: many figures ask."""


def terrain(sheet: HexSheet) -> Terrain:
    """The coast on the sheet; the land of the hexes is in play, the rest is abroad."""
    chart = sheet.desk.game.art[sheet.map.chart]
    asked = digest((wordless((sheet.map, sheet.atlas)), hashlib.sha256(chart).hexdigest()))
    if asked not in _TERRAINS:
        _TERRAINS[asked] = _terrain(sheet)
    return _TERRAINS[asked]


def _terrain(sheet: HexSheet) -> Terrain:
    game = sheet.desk.game
    hexes = shapely.union_all([outline(sheet, hex_) for hex_ in sheet.map.land])
    left, top, right, _ = hexes.bounds
    north = shapely.box(left, top - 2 * SHORE, right, top + sheet.atlas.hex)
    coasts_ = [outline(sheet, hex_) for hex_ in sheet.map.coast]
    capes = shapely.union_all(coasts_).buffer(2 * SHORE)
    home = hexes.buffer(SHORE, join_style="mitre").union(north).union(capes)
    return charted(game.art[sheet.map.chart], sheet.project, sheet.atlas.window.box, home)


def outline(sheet: HexSheet, hex_: Cell) -> BaseGeometry:
    """A hex as geometry."""
    return Polygon(sheet.corners(hex_))


def sea(sheet: HexSheet, land: Terrain) -> Iterator[Item]:
    """The water up to the shore, with the rose's lines."""
    return map_sea.sea(land, sheet.atlas.window.box, sheet.atlas.rose, sheet.colours)


def waves(sheet: HexSheet, land: Terrain, crowd: Crowd) -> Iterator[Item]:
    """Waves, where there is room for them."""
    yield from map_sea.waves(land, sheet.atlas.window.box, crowd, sheet.colours)


def ground(sheet: HexSheet, land: Terrain) -> Iterator[Item]:
    """The land: hatched abroad, white where it is to be explored, tinted where it is known."""
    colours = sheet.colours
    yield from map_land.ground(land, colours)
    inside: list[Item] = []
    for hex_, kind in sorted(sheet.map.known.items()):
        colour, strength = TINTS[kind]
        inside.append(kit.area(sheet.corners(hex_), colours[colour], alpha=strength))
    for width, alpha in GLOW:
        inside += outlines.shape(land.mainland, stroke=Stroke(colours["shore"], width, alpha=alpha))
    yield from outlines.clipped(land.mainland, inside)


def coasts(sheet: HexSheet, land: Terrain) -> Iterator[Item]:
    """The coast lines."""
    yield from map_land.coasts(land, sheet.colours)
