"""Where animals and ships stand: near their places, where there is room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import shapely

from forge.draw.crowd import Crowd
from forge.draw.map_beasts import drawn, extent, middle
from forge.draw.map_shapes import Terrain, as_polygon
from forge.draw.projection import Projector
from forge.geometry import Box
from forge.model.scenery import Ornament, Scenery
from forge.scene import Item

Colours = Mapping[str, str]

SHIFT = 2_000
REACH = 7
"""An ornament may move up to REACH x SHIFT µm each way to find room."""


def ornaments(
    scenery: Scenery,
    terrain: Terrain,
    crowd: Crowd,
    colours: Colours,
    project: Projector | None = None,
) -> Iterator[Item]:
    """The ornaments there is room for, near their places; each takes its room.

    What stands on the mainland stays on it, everything else keeps to the open sea.
    """
    project = project or Projector(scenery.projection)
    window = scenery.window.box
    yield from placed(scenery.ornaments, project, terrain, crowd, window, colours)


def placed(
    ornaments_: Iterable[Ornament], project: Projector, terrain: Terrain, crowd: Crowd,
    window: Box, colours: Colours,
) -> Iterator[Item]:  # fmt: skip
    """These ornaments as far as a window has room for them; each takes its room."""
    shapely.prepare(terrain.mainland)
    shore = terrain.soft.buffer(1_000)
    shapely.prepare(shore)
    for ornament in ornaments_:
        here = extent(ornament, project.spot(ornament.place))
        ashore = terrain.mainland.contains(shapely.Point(project.spot(ornament.place)))
        fits = terrain.mainland.contains if ashore else shore.disjoint
        rooms = _rooms(here, crowd, window)
        box = next((room for room in rooms if fits(as_polygon(room))), None)
        if box is not None:
            crowd.take(box)
            yield from drawn(ornament, middle(ornament, box), colours)


def _rooms(here: Box, crowd: Crowd, window: Box) -> Iterator[Box]:
    """The free boxes round the place wanted, the nearest first."""
    steps = range(-REACH, REACH + 1)
    for _, i, j in sorted((i * i + j * j, i, j) for i in steps for j in steps):
        box = here.moved(i * SHIFT, j * SHIFT)
        if crowd.free(box) and window.grown(-3_000).holds(box):
            yield box
