"""The map as geometry on the page: land in play, land abroad, water, relief.  Micrometres."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from forge.draw.projection import Projector
from forge.geometry import Box
from forge.model.board import LonLat
from forge.model.chart import Chart, Patch, chart
from forge.model.scenery import Frame, Projection, Scenery

BEYOND = 30_000
"""How far the map is kept outside its window, µm: the shore bands reach that far."""

INLET = 220
"""Half the width of the narrowest inlet drawn, µm."""


@dataclass(frozen=True, slots=True)
class Stream:
    """A river's line and its rank, 1 the greatest."""

    rank: int
    line: BaseGeometry


@dataclass(frozen=True, slots=True)
class Terrain:
    """The geometry that the map's layers are made of; ``soft`` is the land, rounded."""

    land: BaseGeometry
    soft: BaseGeometry
    mainland: BaseGeometry
    abroad: BaseGeometry
    lakes: BaseGeometry
    rivers: tuple[Stream, ...]
    shade: tuple[BaseGeometry, ...]
    light: tuple[BaseGeometry, ...]
    high: tuple[BaseGeometry, ...]


def terrain(data: bytes, scenery: Scenery) -> Terrain:
    """The map file ``data`` under a scenery's projection; kept, since many drawings ask."""
    return _terrain(data, scenery.projection, scenery.window, scenery.mainland)


@lru_cache(maxsize=4)
def _terrain(
    data: bytes, projection: Projection, window: Frame, mainland: tuple[LonLat, ...]
) -> Terrain:
    project = Projector(projection)
    return charted(data, project, window.box, Polygon(project.area(mainland, 1.0)))


def charted(data: bytes, project: Projector, window: Box, mask: BaseGeometry) -> Terrain:
    """The map file ``data`` on a page: what lies within ``mask`` is in play, the rest abroad."""
    layers, sheet = chart(data), as_polygon(window.grown(BEYOND))
    land = _closed(_union(layers.land, project).intersection(sheet))
    home = land.intersection(mask)
    return Terrain(
        land=land,
        soft=land.buffer(300, quad_segs=4).simplify(120),
        mainland=home,
        abroad=land.difference(mask),
        lakes=_union(layers.lakes, project).intersection(home),
        rivers=_streams(layers, project, home),
        shade=tuple(_relief(band, project) for band in layers.shade),
        light=tuple(_relief(band, project) for band in layers.light),
        high=tuple(_relief(band, project) for band in layers.high),
    )


def as_polygon(box: Box) -> BaseGeometry:
    """A box as geometry."""
    return shapely.box(box.x, box.y, box.right, box.bottom)


def _union(patches: Iterable[Patch], project: Projector) -> BaseGeometry:
    return shapely.union_all([_polygon(patch, project) for patch in patches])


def _closed(land: BaseGeometry) -> BaseGeometry:
    """The land without inlets narrower than its coast line, which would print as blots."""
    return land.buffer(INLET, quad_segs=3).buffer(-INLET, quad_segs=3).simplify(25)


def _relief(band: Iterable[Patch], project: Projector) -> BaseGeometry:
    """A band without the patches of a handful of corners, which would look like stains."""
    return _union((patch for patch in band if len(patch[0]) > 3), project)


def _polygon(patch: Patch, project: Projector) -> BaseGeometry:
    outer, *holes = patch
    rings = [project.spots(hole) for hole in holes if len(hole) > 3]
    return Polygon(project.spots(outer), rings).buffer(0)


def _streams(layers: Chart, project: Projector, home: BaseGeometry) -> tuple[Stream, ...]:
    shapely.prepare(home)
    streams = [
        Stream(river.rank, LineString(project.spots(river.line)))
        for river in layers.rivers
        if len(river.line) > 1
    ]
    kept = [stream for stream in streams if stream.line.intersects(home)]
    return tuple(sorted(kept, key=lambda stream: -stream.rank))
