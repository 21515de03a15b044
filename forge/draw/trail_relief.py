"""The relief of a trail's land: slopes along its ranges, and low hills that nobody has named.

Light comes from the north-west, as on every map of the house: what rises is light on that side and
dark on the other.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import shapely
from shapely import affinity
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from forge import dice
from forge.draw import outlines
from forge.draw.curve import catmull_rom, wobble
from forge.draw.map_shapes import Terrain
from forge.draw.palette import Colours
from forge.draw.projection import Spot
from forge.geometry import UM_PER_MM
from forge.model.ground import Ground
from forge.scene import Item

SEED = 7811
APART = 38_000
"""Low hills stand about so far apart, µm."""
BANDS = 7
"""Each slope is so many areas in one another, each faint, so that it fades."""
STEEP, GENTLE = 0.038, 0.026
"""How dark, and how light, one band of a range's slope is, and one of a low hill's."""


def relief(ground: Ground, terrain: Terrain, colours: Colours) -> Iterator[Item]:
    """The relief of the land, within its coast."""
    inks = {"dark": "relief-dark", "light": "relief-light", "high": "relief-high"}
    items = [
        item
        for kind, alpha, area in _areas(ground)
        for item in outlines.shape(area, colours[inks[kind]], alpha=alpha)
    ]
    yield from outlines.clipped(terrain.mainland, items)


@lru_cache(maxsize=4)
def _areas(ground: Ground) -> tuple[tuple[str, float, BaseGeometry], ...]:
    """What is dark, light or high, how much of it, and where: hills first, then ranges."""
    ridges = list(_ridges(ground))
    found = [*_slopes(list(_hills(ground)), GENTLE)]
    for k in range(4):
        backs = [mass.buffer(reach * (0.5 - 0.3 * k), quad_segs=4) for mass, reach in ridges]
        found.append(("high", 0.06, _all(backs)))
    return *found, *_slopes(ridges, STEEP)


Mass = tuple[BaseGeometry, float]
"""The outline of what rises, and how far its slopes reach, µm."""


def _slopes(masses: Sequence[Mass], alpha: float) -> Iterator[tuple[str, float, BaseGeometry]]:
    """Both sides of what rises, band on band."""
    for k in range(BANDS):
        share = 1 - k / BANDS
        for way, kind in ((1, "dark"), (-1, "light")):
            bands = [_side(mass, reach * share, way) for mass, reach in masses]
            yield kind, alpha * (1.5 if way < 0 else 1), _all(bands)


def _ridges(ground: Ground) -> Iterator[Mass]:
    """A broad back along each range of mountains."""
    for i, one in enumerate(ground.ranges):
        spots = [(at.x * UM_PER_MM, at.y * UM_PER_MM) for at in one.line]
        line = LineString(catmull_rom(spots, 8)) if len(spots) > 1 else Point(spots[0])
        back = line.buffer(one.height * 0.85, quad_segs=8)
        yield _uneven(back, i), one.height * 1.1


def _hills(ground: Ground) -> Iterator[Mass]:
    """Low hills over the whole window, long ones and short ones, none quite level."""
    window = ground.window.box
    columns, rows = window.width // APART + 1, window.height // APART + 1
    for k in range(columns * rows):
        row, column = divmod(k, columns)

        def lot(low: float, high: float, n: int, k: int = k) -> float:
            return dice.between(low, high, SEED, k, n)

        x = window.x + (column + 0.5 * (row % 2) + lot(-0.35, 0.35, 0)) * APART
        y = window.y + (row + lot(-0.35, 0.35, 1)) * APART
        hill = affinity.scale(Point(0, 0).buffer(1, quad_segs=10), lot(8_000, 17_000, 2),
                              lot(4_200, 8_400, 3))  # fmt: skip
        turned = affinity.rotate(hill, lot(-32, 32, 4), origin=(0, 0))
        yield _uneven(affinity.translate(turned, x, y), 100 + k), lot(4_000, 8_000, 5)


def _uneven(mass: BaseGeometry, seed: int) -> BaseGeometry:
    ring: Sequence[Spot] = [(x, y) for x, y in mass.exterior.coords[:-1]]
    return shapely.Polygon(wobble(ring, 1_300, SEED + seed, 11_000)).buffer(0)


def _side(mass: BaseGeometry, reach: float, way: int) -> BaseGeometry:
    """The slope on one side as far as it reaches: a sickle that ends in two points."""
    by = way * reach * math.sqrt(0.5)
    sickle = mass.difference(affinity.translate(mass, -by, -by * 1.15))
    return sickle.buffer(250, quad_segs=3).simplify(120, preserve_topology=False)


def _all(parts: Sequence[BaseGeometry]) -> BaseGeometry:
    """All parts as one geometry; where two lie on each other, both are seen."""
    polygons = [one for part in parts for one in shapely.get_parts(part) if not one.is_empty]
    return shapely.MultiPolygon(polygons)
