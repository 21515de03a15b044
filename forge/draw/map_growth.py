"""Where the map's small signs stand: mountains along ranges, trees and dunes strewn over areas.

Nothing stands on play: the crowd knows every medallion, circle, line and name.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import shapely
from shapely.geometry import Polygon

from forge import dice
from forge.draw.crowd import Crowd, around
from forge.draw.curve import Way
from forge.draw.map_shapes import Terrain
from forge.draw.map_signs import UNIT, VARIANTS
from forge.draw.projection import Projector
from forge.geometry import Box
from forge.model.scenery import Growth, Range, Scenery
from forge.scene import Place, Scene

SEED = 7401


@dataclass(frozen=True, slots=True)
class Standing:
    """A sign on the map: what, where, how large, µm."""

    sign: str
    x: int
    y: int
    size: int
    variant: int

    @property
    def box(self) -> Box:
        """The room it takes."""
        return around(self.x, self.y - self.size * 0.4, self.size, self.size * 0.6)


def growth(
    scenery: Scenery, terrain: Terrain, crowd: Crowd, project: Projector | None = None
) -> tuple[Standing, ...]:
    """Every sign there is room for, from north to south; each takes its room."""
    project = project or Projector(scenery.projection)
    ground = terrain.mainland.difference(terrain.lakes.buffer(1_000))
    standing: list[Standing] = []
    for i, ridge in enumerate(scenery.ranges):
        peaks = list(_range(ridge, i, project, crowd))
        for peak in peaks:  # only now: the peaks of one range may overlap each other
            crowd.take(peak.box)
        standing += peaks
    streams = [stream.line for stream in terrain.rivers if stream.rank < 5]
    dry = ground.difference(shapely.union_all(streams).buffer(1_000, quad_segs=2))
    for i, field in enumerate(scenery.growth):
        standing += _field(field, i, project, dry, crowd)
    return tuple(sorted(standing, key=lambda one: (one.y, one.x)))


def drawn(standing: Sequence[Standing], signs: dict[str, tuple[Scene, ...]]) -> Iterator[Place]:
    """The signs as placed drawings."""
    for one in standing:
        scene = signs[one.sign][one.variant]
        yield Place(one.x, one.y, scene, scale=round(one.size / UNIT, 2))


def _range(ridge: Range, seed: int, project: Projector, crowd: Crowd) -> Iterator[Standing]:
    spots = project.spots(ridge.line)
    sign = "snow" if ridge.snow else "mountain"
    count = 1
    if len(spots) > 1:
        way = Way(spots)
        count = max(2, round(way.length / (ridge.height * 1.15)))
    for i in range(count):
        x, y = way.at(way.length * i / (count - 1)) if count > 1 else spots[0]
        x += dice.between(-800, 800, SEED, seed, i, 0)
        y += dice.between(-1_200, 1_200, SEED, seed, i, 1)
        size = ridge.height * dice.between(0.8, 1.15, SEED, seed, i, 2)
        variant = dice.word(SEED, seed, i, 3) % VARIANTS
        one = Standing(sign, round(x), round(y), round(size), variant)
        if crowd.free(one.box):
            yield one


def _field(
    field: Growth, seed: int, project: Projector, ground: shapely.Geometry, crowd: Crowd
) -> list[Standing]:
    """A jittered grid of triangles: evenly strewn, never in rows."""
    plot = Polygon(project.area(field.area)).intersection(ground)
    shapely.prepare(plot)
    left, top, right, bottom = plot.bounds
    rows = math.ceil((bottom - top) / (field.apart * 0.87))
    columns = math.ceil((right - left) / field.apart) + 1
    found = []
    for j in range(rows):
        for i in range(columns):
            x = left + (i + 0.5 * (j % 2) + _jitter(seed, i, j, 0)) * field.apart
            y = top + (j + _jitter(seed, i, j, 1)) * field.apart * 0.87
            size = field.size * dice.between(0.8, 1.15, SEED, seed, i, j, 2)
            variant = dice.word(SEED, seed, i, j, 3) % VARIANTS
            one = Standing(field.sign, round(x), round(y), round(size), variant)
            if plot.contains(shapely.Point(x, y)) and crowd.free(one.box):
                found.append(one)
    for one in found:
        crowd.take(one.box)
    return found


def _jitter(seed: int, i: int, j: int, k: int) -> float:
    return dice.between(-0.38, 0.38, SEED, seed, i, j, k, 9)
