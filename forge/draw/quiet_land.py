"""The land of a figure: sea, shore, land and rivers, without relief, growth and ornaments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from forge.draw import outlines
from forge.draw.map_land import waters
from forge.draw.map_shapes import Terrain, as_polygon
from forge.geometry import Box
from forge.scene import Item, Stroke
from forge.scene.shapes import rect

Colours = Mapping[str, str]
SHORES = ((8_000, "sea-near", 0.6), (4_600, "sea-shallow", 0.8), (2_200, "sea-shore", 0.9))


def land(terrain: Terrain, part: Box, colours: Colours) -> Iterator[Item]:
    """What lies in a part of the board, board µm, from the sea up."""
    near = _cut(terrain, part)
    yield rect(part, colours["sea-mid"])
    for distance, colour, alpha in SHORES:
        yield from outlines.shape(near.soft.buffer(distance), colours[colour], alpha=alpha)
    yield from outlines.shape(
        near.abroad, colours["abroad"], Stroke(colours["brown"], 200, alpha=0.6)
    )
    yield from outlines.shape(near.mainland, colours["land"], Stroke(colours["ink"], 400))
    yield from outlines.clipped(near.mainland, _glow(near, colours))
    yield from waters(near, colours)


def _glow(near: Terrain, colours: Colours) -> Iterator[Item]:
    yield from outlines.shape(near.mainland, stroke=Stroke(colours["shore"], 2_600, alpha=0.14))


def _cut(terrain: Terrain, part: Box) -> Terrain:
    """The terrain near a part, so that a figure does not carry a whole continent."""
    sheet = as_polygon(part.grown(16_000))
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
