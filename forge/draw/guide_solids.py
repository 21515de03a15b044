"""Folded things seen from above and the front: a pawn on its base, a die, a box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from forge.draw import kit
from forge.draw.box_net import Net
from forge.draw.die import Cell
from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Um
from forge.model.colour import shade
from forge.model.folded import Die
from forge.scene import Item, Place, Scene, Stroke

Spot = tuple[float, float]
EDGE = "#33261B"
PIP = 0.1
"""The radius of a pip as a share of the edge."""


def standing(face: Scene, colour: str, foot: tuple[int, int], high: int) -> Iterator[Item]:
    """A pawn's face upright over ``foot``, its two bases spread before and behind."""
    scale = high / face.size.height
    half = face.size.width * scale / 2
    x, y = foot
    depth = high * 0.17
    slant = half * 0.32
    dark = shade(colour, -0.42)
    base = [(x - half - slant, y + depth), (x + half - slant, y + depth),
            (x + half + slant, y - depth), (x - half + slant, y - depth)]  # fmt: skip
    yield kit.area([(px + 500, py + 700) for px, py in base], "#160C05", alpha=0.2)
    yield kit.area(base, dark, Stroke(EDGE, 220))
    whole = Box(Um(0), Um(0), *face.size)
    seen = Scene(face.size, (kit.boxed(whole, face.items),), face.name)
    yield Place(round(x - half), round(y - high), seen, scale=scale)
    frame = [(x - half, y - high), (x + half, y - high), (x + half, y), (x - half, y)]
    yield kit.area(frame, None, Stroke(EDGE, 220))


def cube(
    middle: tuple[int, int], edge: int, held: Die, pips: Mapping[int, Sequence[Cell]]
) -> Iterator[Item]:
    """A die seen from a corner: two on top, three to the left, one beside it."""
    x, y = middle
    right, left, up = (edge * 0.87, -edge * 0.5), (-edge * 0.87, -edge * 0.5), (0.0, -float(edge))
    low = (x, y + edge)
    yield from _side(low, left, up, shade(held.ground, -0.14), held, pips[3])
    yield from _side(low, right, up, shade(held.ground, -0.04), held, pips[1])
    yield from _side((x, y), left, right, shade(held.ground, 0.35), held, pips[2])


def _side(
    at: Spot, across: Spot, along: Spot, ground: str, held: Die, pips: Sequence[Cell]
) -> Iterator[Item]:
    """A parallelogram with its pips, squeezed like itself."""

    def to(u: float, v: float) -> Spot:
        return at[0] + across[0] * u + along[0] * v, at[1] + across[1] * u + along[1] * v

    yield kit.area([to(0, 0), to(1, 0), to(1, 1), to(0, 1)], ground, Stroke(EDGE, 250))
    for column, row in pips:
        ring = kit.ellipse_points(PIP, PIP, 20, (0.5 + column * 0.27, 0.5 + row * 0.27))
        yield kit.area([to(u, v) for u, v in ring], held.pips)


def tucked(at: tuple[int, int], net: Net, high: int, ink: Inks) -> Iterator[Item]:
    """The closed box: front, side and lid."""
    scale = high / net.height
    w, d = net.width * scale, net.depth * scale
    x, y = at[0], at[1] + d * 0.5
    back = (d * 0.8, -d * 0.5)
    front = [(x, y), (x + w, y), (x + w, y + high), (x, y + high)]
    side = [(x + w, y), (x + w + back[0], y + back[1]), (x + w + back[0], y + high + back[1]),
            (x + w, y + high)]  # fmt: skip
    lid = [(x, y), (x + w, y), (x + w + back[0], y + back[1]), (x + back[0], y + back[1])]
    edge = Stroke(ink.ink, 250)
    yield kit.area(side, ink.indigo_dark, edge)
    yield kit.area(lid, ink.indigo_light, edge)
    yield kit.area(front, ink.indigo, edge)
    inner = [(x + w * 0.1, y + high * 0.06), (x + w * 0.9, y + high * 0.06),
             (x + w * 0.9, y + high * 0.94), (x + w * 0.1, y + high * 0.94)]  # fmt: skip
    yield kit.area(inner, None, Stroke(ink.gold, 350))
    thumb = kit.ellipse_points(w * 0.14, w * 0.14, 28, (x + w / 2, y))
    yield kit.area([spot for spot in thumb if spot[1] >= y - 1], ink.indigo_light, edge)
