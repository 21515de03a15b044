"""The land that a trail runs through: the map's own layers over shapes drawn for the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial

import shapely
from shapely.geometry import LineString, Polygon

from forge.draw import (
    board_rose,
    kit,
    map_growth,
    map_land,
    map_names,
    map_ornaments,
    map_sea,
    map_signs,
    outlines,
)
from forge.draw.crowd import Crowd, around
from forge.draw.curve import catmull_rom, wobble
from forge.draw.desk import Desk
from forge.draw.kept import Kept
from forge.draw.land_mark import ground_mark, layer
from forge.draw.map_shapes import BEYOND, Terrain, as_polygon
from forge.draw.palette import Colours
from forge.draw.projection import Flat, Spot
from forge.draw.share import wordless
from forge.draw.trail_relief import relief
from forge.geometry import UM_PER_MM, Box, Um
from forge.model.board import LonLat, Region
from forge.model.ground import Ground, Stretch
from forge.model.scenery import Growth, Ornament, Projection, Range, Rose, Scenery, Tint
from forge.model.trail import XY
from forge.scene import Item, Place, Stroke

SEED = 7801


def land(ground: Ground, crowd: Crowd, colours: Colours, kept: Kept) -> Item:
    """All that is seen in the window below the trail; what it strews keeps off the crowd."""
    return kit.boxed(ground.window.box, _layers(ground, crowd, colours, kept))


def _layers(ground: Ground, crowd: Crowd, colours: Colours, kept: Kept) -> Iterator[Item]:
    terrain, dressed, flat = shapes(ground), _dressed(ground), Flat()
    window = ground.window.box
    if ground.rose:
        crowd.take(_rose(ground.rose))
    for line, width in rivers(ground, terrain):
        for x, y in line.segmentize(2_000).coords:
            crowd.take(around(x, y, width / 2 + 900))
    beasts = list(map_ornaments.ornaments(dressed, terrain, crowd, colours, flat))
    mark = ground_mark(ground, colours)
    sea = partial(map_sea.sea, terrain, window, ground.rose, colours)
    yield layer(kept, f"sea {mark}", ground.size, sea)
    yield from map_sea.waves(terrain, window, crowd, colours)
    yield layer(kept, f"land {mark}", ground.size, lambda: _land(ground, colours))
    standing = map_growth.growth(dressed, terrain, crowd, flat)
    yield from map_growth.drawn(standing, map_signs.signs(colours))
    yield from beasts
    if ground.rose:
        rose = board_rose.rose(ground.rose.radius, colours)
        yield Place(ground.rose.x, ground.rose.y, rose)


def _rose(rose: Rose) -> Box:
    """The room of the compass rose, and some sea about it."""
    return around(rose.x, rose.y, rose.radius * 1.3)


def _land(ground: Ground, colours: Colours) -> Iterator[Item]:
    terrain = shapes(ground)
    yield from map_land.ground(terrain, colours)
    yield from map_land.climate(terrain, _dressed(ground), colours, Flat())
    yield from relief(ground, terrain, colours)
    yield from _waters(ground, terrain, colours)
    yield from map_land.coasts(terrain, colours)


def shapes(ground: Ground) -> Terrain:
    """The land, the lakes and no relief, as the map's layers take them."""
    return _shapes(wordless(ground))


@lru_cache(maxsize=4)
def _shapes(ground: Ground) -> Terrain:
    sheet = as_polygon(ground.window.box.grown(BEYOND))
    coast = wobble(catmull_rom(_spots(ground.land), 10, closed=True), 1_800, SEED, 24_000)
    home = Polygon(coast).buffer(0).intersection(sheet)
    lakes = [_lake(one) for one in ground.waters if not one.width]
    return Terrain(
        land=home,
        soft=home.buffer(300, quad_segs=4).simplify(120),
        mainland=home,
        abroad=Polygon(),
        lakes=shapely.union_all(lakes),
        rivers=(),
        shade=(),
        light=(),
        high=(),
    )


def _lake(one: Stretch) -> Polygon:
    shore = wobble(catmull_rom(_spots(one.line), 8, closed=True), 700, SEED + 1, 9_000)
    return Polygon(shore).buffer(0)


def _waters(ground: Ground, terrain: Terrain, colours: Colours) -> Iterator[Item]:
    """Rivers, broad enough for waterlines of their own, and lakes."""
    ways = list(rivers(ground, terrain))
    for line, width in ways:
        yield from outlines.shape(
            line, stroke=Stroke(colours["sea-road"], width + 1_300, alpha=0.5)
        )
    for line, width in ways:
        yield from outlines.shape(line, stroke=Stroke(colours["sea-line"], width + 500))
    yield from map_land.waters(terrain, colours)
    for line, width in ways:
        yield from outlines.shape(line, stroke=Stroke(colours["sea-near"], width))
        for side, dash in ((-1, (5_200, 3_100, 1_900, 4_300)), (1, (2_700, 4_900, 6_100, 2_300))):
            gleam = Stroke(colours["foam"], max(130, width // 16), dash, alpha=0.65)
            yield from outlines.shape(line.offset_curve(side * width * 0.27), stroke=gleam)


def rivers(ground: Ground, terrain: Terrain) -> Iterator[tuple[LineString, int]]:
    """The rivers as far as the coast, and their widths."""
    for one in ground.waters:
        if one.width:
            course = LineString(catmull_rom(_spots(one.line), 12))
            for part in shapely.get_parts(course.intersection(terrain.mainland)):
                yield part, one.width


def _spots(places: Iterable[XY]) -> list[Spot]:
    return [(place.x * UM_PER_MM, place.y * UM_PER_MM) for place in places]


def _places(places: Iterable[XY]) -> tuple[LonLat, ...]:
    return tuple(LonLat(place.x, place.y) for place in places)


def names(desk: Desk, ground: Ground, crowd: Crowd) -> Iterator[Item]:
    """The names of parts of the land along their lines; each takes its room.

    They keep off the rose, and off coasts and rivers where they can.
    """
    if ground.rose:
        crowd.take(_rose(ground.rose))
    terrain = shapes(ground)
    shores = map_land.shores(terrain)
    for line, width in rivers(ground, terrain):
        for x, y in line.segmentize(2_000).coords:
            shores.take(around(x, y, width / 2))
    regions = [
        Region(one.id, one.name, _places(one.line), one.size, one.tracking, one.style, one.at)
        for one in ground.names
    ]
    room = map_names.Room(crowd, ground.window.box, shores)
    yield from map_names.lettered(desk, regions, Flat(), room)


def _dressed(ground: Ground) -> Scenery:
    """The ground in the terms of the map's layers, which :class:`Flat` reads as millimetres."""
    nowhere = Projection(0.0, 0.0, Um(0), Um(0), 1.0)
    return Scenery(
        width=ground.width,
        height=ground.height,
        projection=nowhere,
        window=ground.window,
        chart="",
        mainland=(),
        medals=(),
        motto=ground.motto,
        tints=tuple(Tint(w.id, w.colour, w.soft, _places(w.area)) for w in ground.washes),
        ranges=tuple(Range(r.id, r.height, _places(r.line), r.snow) for r in ground.ranges),
        growth=tuple(Growth(w.id, w.sign, w.size, w.apart, _places(w.area)) for w in ground.woods),
        ornaments=tuple(
            Ornament(s.id, s.sign, s.size, _places([s.place])[0], s.turned) for s in ground.sights
        ),
    )
