"""The sea: depth bands, engraved waterlines, rhumb lines, waves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping

import shapely

from forge import dice
from forge.draw import kit, outlines
from forge.draw.crowd import Crowd, around
from forge.draw.map_shapes import Terrain
from forge.draw.projection import Spot
from forge.geometry import Box
from forge.model.scenery import Rose
from forge.scene import Item, Path, Radial, Stop, Stroke
from forge.scene.shapes import rect

DEPTHS = (
    (30_000, "sea-mid", 0.35),
    (23_000, "sea-mid", 0.5),
    (17_000, "sea-near", 0.5),
    (12_000, "sea-near", 0.75),
    (8_000, "sea-shallow", 0.75),
    (4_600, "sea-shallow", 0.9),
    (2_200, "sea-shore", 0.95),
)
"""Distance from the shore (µm), colour and opacity of each band, deepest first."""

WATERLINES = (
    (1_000, 0.75),
    (2_100, 0.42),
    (3_400, 0.5),
    (5_000, 0.3),
    (7_000, 0.36),
    (9_400, 0.22),
    (12_400, 0.24),
    (16_000, 0.14),
)
"""Distance from the shore and opacity; light and dark in turn."""

WAVE_SEED = 7101


def sea(
    terrain: Terrain, window: Box, rose: Rose | None, colours: Mapping[str, str]
) -> Iterator[Item]:
    """The water of a map, with the lines of its compass rose where it has one."""
    yield from water(terrain, window, colours)
    if rose:
        yield from rhumbs((rose.x, rose.y), 32, colours)


def water(terrain: Terrain, window: Box, colours: Mapping[str, str]) -> Iterator[Item]:
    """The sea inside the window, without anything on it."""
    yield rect(window, deep(window, colours))
    for distance, colour, alpha in DEPTHS:
        yield from outlines.shape(shore(terrain, distance), colours[colour], alpha=alpha)
    for i, (distance, alpha) in enumerate(WATERLINES):
        colour = colours["sea-line" if i % 2 else "foam"]
        stroke = Stroke(colour, 220 - 15 * i, alpha=alpha)
        yield from outlines.shape(shore(terrain, distance), stroke=stroke)


def shore(terrain: Terrain, distance: int) -> shapely.Geometry:
    """The land grown by ``distance``; far from the shore fine detail is gone anyway."""
    coast = terrain.soft.simplify(distance / 15) if distance > 3_000 else terrain.soft
    return coast.buffer(distance, quad_segs=10).simplify(30)


def deep(window: Box, colours: Mapping[str, str]) -> Radial:
    """The open sea, lighter in the middle of the window."""
    stops = zip((0, 0.45, 0.75, 1), ("sea-mid", "sea-far", "sea-deep", "sea-edge"), strict=True)
    return Radial(
        window.x + round(window.width * 0.51),
        window.y + round(window.height * 0.48),
        round(window.height * 0.76),
        tuple(Stop(at, colours[name]) for at, name in stops),
    )


def rhumbs(centre: Spot, count: int, colours: Mapping[str, str]) -> Iterator[Path]:
    """Lines of constant bearing from a rose, as on portolan charts."""
    far = 700_000
    for first, colour in ((0, "rust"), (1, "sea-line")):
        rays = []
        for i in range(first, count, 2):
            angle = math.tau * i / count
            end = (centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle))
            rays.append((centre, end))
        yield kit.lines(rays, Stroke(colours[colour], 130, alpha=0.26))


def waves(
    terrain: Terrain, window: Box, crowd: Crowd, colours: Mapping[str, str]
) -> Iterator[Path]:
    """Small wave marks on the open sea, where nothing else is."""
    deep = _prepared(terrain.soft.buffer(13_000, quad_segs=4))
    steps: list[str | int] = []
    for x, y in _grid(window):
        if crowd.free(around(x, y, 6_000, 4_000)) and not deep.intersects(shapely.Point(x, y)):
            steps += _wave(x, y)
    if steps:
        yield Path(tuple(steps), stroke=Stroke(colours["foam"], 200, alpha=0.36))


def _prepared(geometry: shapely.Geometry) -> shapely.Geometry:
    shapely.prepare(geometry)
    return geometry


def _grid(window: Box) -> Iterable[tuple[int, int]]:
    inner = window.grown(-6_000)
    for i in range(inner.width // 17_000 + 1):
        for j in range(inner.height // 12_000 + 1):
            x = inner.x + i * 17_000 + dice.between(-5_000, 5_000, WAVE_SEED, i, j, 0)
            y = inner.y + j * 12_000 + dice.between(-4_000, 4_000, WAVE_SEED, i, j, 1)
            if inner.x <= x <= inner.right and inner.y <= y <= inner.bottom:
                yield round(x), round(y)


def _wave(x: int, y: int) -> kit.Steps:
    steps: list[str | int] = []
    for dx, dy in ((0, 0), (1_400, 1_100)):
        u, v = x + dx, y + dy
        steps += ("M", u - 3_000, v, "C", u - 2_000, v - 1_100, u - 800, v - 1_100, u, v)
        steps += ("C", u + 800, v - 1_000, u + 2_000, v - 1_000, u + 2_700, v)
    return tuple(steps)
