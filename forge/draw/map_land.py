"""The land: ground, climate washes, relief, rivers, lakes, coasts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import shapely
from shapely.affinity import translate
from shapely.geometry import Polygon

from forge import dice
from forge.draw import kit, outlines
from forge.draw.crowd import Crowd, around
from forge.draw.curve import catmull_rom, wobble
from forge.draw.map_shapes import Terrain
from forge.draw.projection import Projector
from forge.geometry import Box
from forge.model.scenery import Scenery, Tint
from forge.scene import Item, Place, Scene, Stroke

Colours = Mapping[str, str]

STREAM_WIDTHS = {1: 1050, 2: 950, 3: 750, 4: 550, 5: 500, 6: 380}
BROOK = 260
WASHES = 8
MOTTLES = 360
SEED = 7201
STEP = 1_500
"""How finely the room of a coast or river is told, µm."""


def ground(terrain: Terrain, colours: Colours) -> Iterator[Item]:
    """The land's shadow on the sea and its plain ground; land abroad is visibly not in play."""
    yield from outlines.shape(
        translate(terrain.soft, 900, 1_100), colours["sea-shadow"], alpha=0.28
    )
    yield from outlines.shape(terrain.abroad, colours["abroad"])
    yield from outlines.clipped(terrain.abroad, _abroad(terrain, colours))
    yield from outlines.shape(terrain.mainland, colours["land"])


def _abroad(terrain: Terrain, colours: Colours) -> Iterator[Item]:
    for width, alpha in ((4_000, 0.07), (2_400, 0.09), (1_100, 0.12)):
        stroke = Stroke(colours["shore"], 2 * width, alpha=alpha)
        yield from outlines.shape(terrain.abroad, stroke=stroke)
    left, top, right, bottom = terrain.abroad.bounds
    height = bottom - top
    slant = []
    x = left - height
    while x < right:
        slant.append(((x, bottom), (x + height, top)))
        x += 2_600
    yield kit.lines(slant, Stroke(colours["abroad-ink"], 100, alpha=0.16))


def climate(
    terrain: Terrain, scenery: Scenery, colours: Colours, project: Projector | None = None
) -> Iterator[Item]:
    """Washes, mottling, relief and the shade along the shore, inside the mainland."""
    project = project or Projector(scenery.projection)
    items: list[Item] = []
    for i, tint in enumerate(scenery.tints):
        items += _wash(tint, project, SEED + i)
    items += _mottling(scenery.window.box, colours)
    items += _relief(terrain, colours)
    for width, alpha in ((5_200, 0.07), (3_600, 0.08), (2_200, 0.1), (1_100, 0.14)):
        items += outlines.shape(
            terrain.mainland, stroke=Stroke(colours["shore"], width, alpha=alpha)
        )
    yield from outlines.clipped(terrain.mainland, items)


def _wash(tint: Tint, project: Projector, seed: int) -> Iterator[Item]:
    """Nested shapes, each faint: a soft edge from plain outlines."""
    edge = wobble(project.area(tint.area, 1.0), 2_600, seed, 16_000)
    patch = Polygon(edge).buffer(0)
    for i in range(WASHES):
        grown = patch.buffer(tint.soft * (1 - 2 * i / (WASHES - 1)), quad_segs=5).simplify(150)
        yield from outlines.shape(grown, tint.colour, alpha=0.27)


def _mottling(window: Box, colours: Colours) -> Iterator[Item]:
    """Faint blots like those of a brush, a few drawings placed many times."""
    inks = (colours["relief-light"], colours["relief-high"], colours["ivory"], colours["green"])
    blots = [_blot(seed, inks[seed % len(inks)]) for seed in range(12)]
    for i in range(MOTTLES):
        x = window.x + dice.unit(SEED, i, 1) * window.width
        y = window.y + dice.unit(SEED, i, 2) * window.height
        turn = dice.between(-25, 25, SEED, i, 3)
        scale = dice.between(0.4, 1.5, SEED, i, 4)
        yield Place(round(x), round(y), blots[i % len(blots)], round(turn, 1), round(scale, 2))


def _blot(seed: int, colour: str) -> Scene:
    radius = 10_000
    ring = kit.ellipse_points(radius, round(radius * 0.7), 20)
    edge = catmull_rom(wobble(ring, radius * 0.3, SEED + seed, radius * 2), 3, closed=True)
    return kit.stamp(radius, [kit.area(edge, colour, alpha=0.035)])


def _relief(terrain: Terrain, colours: Colours) -> Iterator[Item]:
    layers = (
        (terrain.high, "relief-high", (0.1, 0.1, 0.12)),
        (terrain.shade, "relief-dark", (0.085, 0.095, 0.11, 0.12, 0.13, 0.14)),
        (terrain.light, "relief-light", (0.13, 0.15, 0.18, 0.2)),
    )
    for bands, colour, alphas in layers:
        for band, alpha in zip(bands, alphas, strict=False):
            yield from outlines.shape(band, colours[colour], alpha=alpha)


def waters(terrain: Terrain, colours: Colours) -> Iterator[Item]:
    """Rivers on a pale casing, and lakes with their own waterlines."""
    for stream in terrain.rivers:
        width = STREAM_WIDTHS.get(stream.rank, BROOK) + 700
        yield from outlines.shape(
            stream.line, stroke=Stroke(colours["sea-road"], width, alpha=0.35)
        )
    for stream in terrain.rivers:
        width = STREAM_WIDTHS.get(stream.rank, BROOK)
        yield from outlines.shape(stream.line, stroke=Stroke(colours["river"], width, alpha=0.95))
    yield from outlines.shape(terrain.lakes, colours["sea-near"], Stroke(colours["sea-line"], 300))
    for inset in (550, 1_200, 2_000):
        line = Stroke(colours["foam"], 160, alpha=0.6)
        yield from outlines.shape(terrain.lakes.buffer(-inset), stroke=line)


def shores(terrain: Terrain) -> Crowd:
    """The room that coasts and rivers take, brooks left out."""
    rivers = [s.line for s in terrain.rivers if s.rank in STREAM_WIDTHS]
    taken = Crowd()
    for x, y in shapely.get_coordinates(shapely.segmentize([terrain.soft.boundary, *rivers], STEP)):
        taken.take(around(x, y, STEP / 2))
    return taken


def coasts(terrain: Terrain, colours: Colours) -> Iterator[Item]:
    """The coast lines: strong where play is, faint abroad."""
    yield from outlines.shape(terrain.abroad, stroke=Stroke(colours["brown"], 220, alpha=0.7))
    yield from outlines.shape(terrain.mainland, stroke=Stroke(colours["ink"], 420, alpha=0.95))
