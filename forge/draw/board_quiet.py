"""The quiet map of a figure: a part of the board without relief, growth and ornaments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import shapely

from forge.draw import outlines, route_marks
from forge.draw.board_sheet import Sheet, lettering, medallions
from forge.draw.map_land import waters
from forge.draw.map_shapes import Terrain, as_polygon
from forge.draw.routes import Route, ringed
from forge.geometry import Box
from forge.scene import Item, Stroke
from forge.scene.shapes import rect

Colours = Mapping[str, str]
SHORES = ((8_000, "sea-near", 0.6), (4_600, "sea-shallow", 0.8), (2_200, "sea-shore", 0.9))


def quiet(sheet: Sheet, view: Box) -> Iterator[Item]:
    """Sea, shore, land and rivers, then play as on the board."""
    colours = sheet.colours
    near = _cut(sheet.terrain, view)
    yield rect(view, colours["sea-mid"])
    for distance, colour, alpha in SHORES:
        yield from outlines.shape(near.soft.buffer(distance), colours[colour], alpha=alpha)
    yield from outlines.shape(
        near.abroad, colours["abroad"], Stroke(colours["brown"], 200, alpha=0.6)
    )
    yield from outlines.shape(near.mainland, colours["land"], Stroke(colours["ink"], 400))
    yield from outlines.clipped(near.mainland, _glow(near, colours))
    yield from waters(near, colours)
    seen = [route for route in sheet.routes if _crosses(route, view)]
    yield from route_marks.lines(seen, colours)
    yield from route_marks.circles(seen, ringed(sheet.board), colours)
    yield from sheet.badges
    yield from medallions(sheet)
    yield from lettering(sheet, view)


def _glow(near: Terrain, colours: Colours) -> Iterator[Item]:
    yield from outlines.shape(near.mainland, stroke=Stroke(colours["shore"], 2_600, alpha=0.14))


def _cut(terrain: Terrain, view: Box) -> Terrain:
    """The terrain near the view, so that a figure does not carry a whole continent."""
    sheet = as_polygon(view.grown(16_000))
    streams = [(s, s.line.intersection(sheet)) for s in terrain.rivers if s.rank < 6]
    return Terrain(
        land=terrain.land.intersection(sheet),
        soft=terrain.soft.intersection(sheet),
        mainland=terrain.mainland.intersection(sheet).simplify(60),
        abroad=terrain.abroad.intersection(sheet).simplify(60),
        lakes=terrain.lakes.intersection(sheet),
        rivers=tuple(type(s)(s.rank, line) for s, line in streams if not line.is_empty),
        shade=(),
        light=(),
        high=(),
    )


def _crosses(route: Route, view: Box) -> bool:
    return bool(shapely.LineString(route.line).intersects(as_polygon(view)))
