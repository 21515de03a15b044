"""Geometry of the map to paths.  Micrometres, y down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import shapely
from shapely.geometry.base import BaseGeometry

from forge.draw.kit import Steps, run
from forge.scene import Clip, Item, Paint, Path, Stroke


def shape(
    geometry: BaseGeometry,
    fill: Paint | None = None,
    stroke: Stroke | None = None,
    alpha: float = 1.0,
) -> Iterator[Path]:
    """The polygons and lines of a geometry as one path; nothing when it is empty."""
    steps = shape_steps(geometry)
    if steps:
        yield Path(steps, fill, stroke, alpha)


def shape_steps(geometry: BaseGeometry) -> Steps:
    """The rings and lines of a geometry as path steps."""
    steps: list[str | int] = []
    for part in shapely.get_parts(geometry):
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                steps += run(ring.coords[:-1], closed=True)
        elif part.geom_type == "LineString":
            steps += run(part.coords)
        elif part.geom_type not in ("Point", "MultiPoint"):
            steps += shape_steps(part)
    return tuple(steps)


def large(geometry: BaseGeometry, least: float) -> BaseGeometry:
    """The polygons of a geometry that cover at least ``least`` µm²."""
    parts = [part for part in shapely.get_parts(geometry) if part.area >= least]
    return shapely.union_all(parts)


def clipped(geometry: BaseGeometry, items: Iterable[Item]) -> Iterator[Clip]:
    """The items, seen only inside a geometry; nothing when it is empty."""
    steps = shape_steps(geometry)
    if steps:
        yield Clip(Path(steps), tuple(items))
