"""The relief of a trail's land: slopes along its ranges, and low hills that nobody has named.

Light comes from the north-west, as on every map of the house: what rises is light on that side and
dark on the other.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import shapely
from shapely import affinity
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from forge import dice
from forge.draw import outlines
from forge.draw.curve import catmull_rom, wobble
from forge.draw.map_shapes import Terrain
from forge.draw.palette import Colours
from forge.draw.projection import UM_PER_MM, Spot
from forge.model.ground import Ground
from forge.scene import Item

SEED = 7811
APART = 38_000
"""Low hills stand about so far apart, µm."""
BANDS = 8
"""Each slope is so many areas in one another, each faint, so that it fades."""
STEEP, GENTLE = 0.038, 0.026
"""How dark, and how light, one band of a range's slope is, and one of a low hill's."""


def relief(ground: Ground, terrain: Terrain, colours: Colours) -> Iterator[Item]:
    """The relief of the land, within its coast."""
    items = [*_slopes(list(_hills(ground)), GENTLE, colours)]
    ridges = list(_ridges(ground))
    for k in range(4):
        backs = _joined(mass.buffer(reach * (0.5 - 0.3 * k)) for mass, reach in ridges)
        items += outlines.shape(backs, colours["relief-high"], alpha=0.06)
    items += _slopes(ridges, STEEP, colours)
    yield from outlines.clipped(terrain.mainland, items)


Mass = tuple[BaseGeometry, float]
"""The outline of what rises, and how far its slopes reach, µm."""


def _slopes(masses: Sequence[Mass], alpha: float, colours: Colours) -> Iterator[Item]:
    """Both sides of what rises, band on band."""
    for k in range(BANDS):
        share = 1 - k / BANDS
        for way, colour in ((1, "relief-dark"), (-1, "relief-light")):
            band = _joined(_side(mass, reach * share, way) for mass, reach in masses)
            yield from outlines.shape(band, colours[colour], alpha=alpha * (1.5 if way < 0 else 1))


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
    return mass.difference(affinity.translate(mass, -by, -by * 1.15)).buffer(-150).buffer(400)


def _joined(parts: Iterator[BaseGeometry]) -> BaseGeometry:
    return shapely.union_all(list(parts)).simplify(160)
