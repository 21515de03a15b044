"""The hexes of a map: their borders and names, the land that is known, rivers, the colony."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from forge.draw import kit
from forge.draw.crowd import Crowd, around
from forge.draw.curve import catmull_rom
from forge.draw.hex_sheet import HexSheet, heading
from forge.draw.hex_signs import SIZE, sign
from forge.draw.projection import Spot
from forge.geometry import Box
from forge.model.hexes import SIDES, Cell, cell
from forge.model.hexmap import Entry
from forge.model.text import Text
from forge.scene import Item, Place, Stroke
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

TAG = 0.41
"""How far above its middle a hex bears its name, in heights of a hex."""
ASIDE = (0, 0.2, -0.2)
"""Where along its upper side, from the middle, in heights of a hex; the best first."""
TAG_ROOM = (2_500, 1_300)
"""Half the width and half the height of the name of a hex, µm."""
RIVER, ARROW = 1_700, 2_400
"""The width of a river, and how far the arrow at its end reaches, µm."""


def borders(sheet: HexSheet, hexes: Sequence[Cell] = ()) -> Iterator[Item]:
    """The borders of some or all hexes: strong lines, lighter where they cross the sea."""
    ink = sheet.colours["brown"]
    land = [sheet.corners(hex_) for hex_ in hexes or sorted(sheet.map.land)]
    rings = [[*ring, ring[0]] for ring in land]
    yield kit.lines(rings, Stroke(sheet.colours["foam"], 650, alpha=0.35))
    yield kit.lines(rings, Stroke(ink, 260, alpha=0.85))


def tags(sheet: HexSheet) -> Iterator[Item]:
    """The name of each hex, small at its upper side."""
    style = Style("caption", 6.4, weight=500, colour=sheet.colours["brown"], features=("lnum",))
    for hex_, (x, y) in tagged(sheet).items():
        yield from sheet.desk.setter.line(hex_.name, style, round(x), round(y + 900), Align.CENTRE)


def tagged(sheet: HexSheet) -> dict[Cell, Spot]:
    """The middle of each name of a hex: below its upper side, beside a river that crosses there."""
    unit, wet = sheet.atlas.hex, _wet(sheet)

    def spot(hex_: Cell) -> Spot:
        x, y = sheet.middle(hex_)
        spots = [(x + aside * unit, y - TAG * unit) for aside in ASIDE]
        return min(spots, key=lambda at: wet.cover(_room_of(at)))

    return {hex_: spot(hex_) for hex_ in sorted(sheet.map.land)}


def _room_of(spot: Spot) -> Box:
    """The room of a hex's name about a spot."""
    x, y = spot
    return around(x, y, *TAG_ROOM)


def _wet(sheet: HexSheet) -> Crowd:
    """The room that rivers and their arrows take."""
    crowd = Crowd()
    for entry in sheet.map.entries:
        way = course(sheet, entry)
        for x, y in way:
            crowd.take(around(x, y, RIVER))
        crowd.take(around(*way[-1], ARROW))
    return crowd


def rivers(sheet: HexSheet) -> Iterator[Item]:
    """Each known river from its mouth to the border of the land that is blank."""
    colours = sheet.colours
    ways = [course(sheet, entry) for entry in sheet.map.entries]
    for width, colour, alpha in (
        (RIVER + 900, "sea-road", 0.8), (RIVER, "sea-line", 1.0), (RIVER - 520, "sea-near", 1.0),
    ):  # fmt: skip
        yield kit.lines(ways, Stroke(colours[colour], width, alpha=alpha))
    for entry, way in zip(sheet.map.entries, ways, strict=True):
        yield from _arrow(way[-1], heading(entry.course[-1]), sheet)


def course(sheet: HexSheet, entry: Entry) -> list[Spot]:
    """The line of a river as far as it is known, from the sea or the edge of the map."""
    here = cell(entry.hex)
    dx, dy = sheet.seaward(here)
    x, y = sheet.middle(here)
    if (dx, dy) == (0.0, 0.0):
        dx, dy = heading(1)  # what has no coast is reached from the north, off the map
    reach = sheet.atlas.hex * 0.52
    spots = [(x + dx * reach, y + dy * reach)]
    for i, direction in enumerate(entry.course):
        bend = sheet.atlas.hex * 0.1 * (1 if i % 2 else -1)
        x, y = sheet.middle(here)
        spots += [(x - dy * bend, y + dx * bend), sheet.towards(here, direction)]
        here = here.beside(direction)
    return catmull_rom(spots, 10)


def _arrow(tip: Spot, way: Spot, sheet: HexSheet) -> Iterator[Item]:
    """The mark on a border where a river comes out of the blank land."""
    (x, y), (dx, dy) = tip, way
    foot, wing = (x - dx * 900, y - dy * 900), (dy * 1_900, -dx * 1_900)
    head = [
        (x + dx * 1_900, y + dy * 1_900),
        *((foot[0] + side * wing[0], foot[1] + side * wing[1]) for side in (-1, 1)),
    ]
    colours = sheet.colours
    yield kit.area(head, colours["sea-line"], Stroke(colours["land"], 350))


def colony(sheet: HexSheet) -> Iterator[Item]:
    """The border of the settled land."""
    import shapely  # geometry that a board needs, and no figure of hexes

    from forge.draw import outlines
    from forge.draw.hex_ground import outline

    hexes = [outline(sheet, cell(name)) for name in sheet.map.colony.hexes]
    whole = shapely.union_all([one.buffer(9) for one in hexes]).buffer(-500, join_style="mitre")
    colours = sheet.colours
    yield from outlines.shape(whole, stroke=Stroke(colours["vermilion"], 900, alpha=0.28))
    yield from outlines.shape(
        whole, stroke=Stroke(colours["vermilion"], 420, (2_600, 1_300), 0.95, round=False)
    )


def known(sheet: HexSheet, land: BaseGeometry, crowd: Crowd) -> Iterator[Item]:
    """The sign of the land in each hex that is known, ashore, where the hex has room for it."""
    import shapely

    shapely.prepare(land)
    kinds = {kind.id: kind for kind in sheet.map.terrains}
    busy = {cell(one.hex) for one in sheet.map.entries}
    busy |= {cell(one.hex) for one in sheet.map.harbours}
    busy |= {cell(one.hex).beside(way) for one in sheet.map.entries for way in one.course[:-1]}
    for hex_, kind in sorted(sheet.map.known.items()):
        scale = sheet.atlas.hex / 26_000 * (0.72 if hex_ in busy else 1)
        x, y = _room(sheet, hex_, (land, crowd), round(SIZE * scale))
        drawn = sign(kinds[kind].sign, sheet.colours)
        yield Place(round(x), round(y), drawn, scale=round(scale, 3))


def _room(sheet: HexSheet, hex_: Cell, around_: tuple[BaseGeometry, Crowd], half: int) -> Spot:
    """The spot in a hex, its middle first, where a sign covers least and stands ashore."""
    from forge.draw.map_shapes import as_polygon

    land, crowd = around_
    x, y = sheet.middle(hex_)
    reach = sheet.atlas.hex * 0.25
    spots = [(x, y)]
    for i in range(2 * SIDES):
        turn = math.tau * i / (2 * SIDES)
        spots.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))

    def cost(spot: Spot) -> float:
        box = around(*spot, half, half * 0.8)
        wet = as_polygon(box).difference(land)
        return crowd.cover(box) + float(wet.area) / 1e6

    return min(spots, key=lambda spot: (round(cost(spot), 3), spots.index(spot)))


def taken(sheet: HexSheet) -> Crowd:
    """The room that rivers, ports, names of hexes and borders take."""
    crowd = Crowd()
    for entry in sheet.map.entries:
        for x, y in course(sheet, entry):
            crowd.take(around(x, y, RIVER))
    for harbour in sheet.map.harbours:
        crowd.take(around(*anchorage(sheet, cell(harbour.hex)), 3_600))
    for spot in tagged(sheet).values():
        crowd.take(_room_of(spot))
    return crowd


def anchorage(sheet: HexSheet, hex_: Cell) -> Spot:
    """Where the anchor of a port lies: towards the sea, off the river."""
    x, y = sheet.middle(hex_)
    dx, dy = sheet.seaward(hex_)
    reach = sheet.atlas.hex * 0.3
    return x + dx * reach, y + dy * reach


def words(sheet: HexSheet, text: Text, style: Style, at: Spot, anchor: Align) -> Sequence[Item]:
    """A name of the map on one line."""
    said = sheet.desk.say(text)
    about = About("board", text.id, text.at)
    return sheet.desk.setter.line(said, style, round(at[0]), round(at[1]), anchor, about)
