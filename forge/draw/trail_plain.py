"""The land of a trail drawn plainly, for figures much smaller than the board."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import kit
from forge.draw.kept import Kept
from forge.draw.land_mark import ground_mark, layer
from forge.draw.palette import Colours
from forge.geometry import UM_PER_MM
from forge.model.ground import Ground
from forge.scene import Item, Place, Stroke
from forge.scene.shapes import rect

FINE = 450
"""Outlines are simplified to this, µm on the board."""
SOFT = (1.2, 0.7, 0.2, -0.3, -0.8)
"""A wash as nested areas, in shares of the half width of its edge."""
ROUND = 12_000
"""How round the corners of a wash are, µm on the board."""


def plain(ground: Ground, colours: Colours, kept: Kept) -> Place:
    """Sea, shore, land, its washes and its waters, at the places of the board, µm."""
    name = f"plain {ground_mark(ground, colours)}"
    return layer(kept, name, ground.size, lambda: _plain(ground, colours))


def _plain(ground: Ground, colours: Colours) -> Iterator[Item]:
    from forge.draw import outlines  # geometry, which texts alone do without
    from forge.draw.trail_ground import rivers, shapes

    terrain = shapes(ground)
    land = terrain.mainland.simplify(FINE)
    yield rect(ground.window.box, colours["sea-near"])
    for reach, colour in ((16_000, "sea-shallow"), (7_000, "sea-shore")):
        yield from outlines.shape(land, stroke=Stroke(colours[colour], 2 * reach))
    yield from outlines.shape(land, colours["land"])
    yield from outlines.clipped(land, list(_washes(ground)))
    yield from outlines.shape(land, stroke=Stroke(colours["shore"], 700, alpha=0.8))
    for line, width in rivers(ground, terrain):
        yield from outlines.shape(line.simplify(FINE), stroke=Stroke(colours["sea-near"], width))
    yield from outlines.shape(terrain.lakes.simplify(FINE), colours["sea-near"])


def framed(ground: Ground, colours: Colours, kept: Kept) -> Iterator[Item]:
    """The plain land as far as the window of the board goes, with a line round it."""
    window = ground.window.box
    yield kit.boxed(window, [plain(ground, colours, kept)])
    yield rect(window, None, Stroke(colours["gold"], 1_200))


def _washes(ground: Ground) -> Iterator[Item]:
    from shapely.geometry import Polygon

    from forge.draw import outlines

    for wash in ground.washes:
        area = Polygon([(at.x * UM_PER_MM, at.y * UM_PER_MM) for at in wash.area]).buffer(0)
        round_ = area.buffer(ROUND).buffer(-2 * ROUND).buffer(ROUND)
        for share in SOFT:
            grown = round_.buffer(wash.soft * share, quad_segs=6).simplify(FINE)
            yield from outlines.shape(grown, wash.colour, alpha=0.3)
