"""Patterns for cards that are turned about in the hand: alike both ways up, and photo paper.

``fibres`` paper with its threads; ``corners`` black corners that hold a photo; ``cloth-back`` and
``weave`` grounds of backs; ``lens`` and ``rose`` their medallions.  All but the paper look the
same after half a turn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from forge import dice
from forge.draw.grounds_cloth import cloth
from forge.draw.ornament import GOLD, INK, TAU, loops, points_of_star, polar, rays
from forge.draw.pen import Point
from forge.geometry import Box, Size, Um
from forge.model.colour import mix, shade
from forge.scene import Item, Path, Place, Scene, Stroke
from forge.scene.shapes import circle, rect

THREADS = 260
CORNER = 7_000
"""How far a photo corner reaches along its edges, µm."""


def fibres(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """Paper with short threads all over it."""
    threads = []
    for i in range(THREADS):
        x = dice.between(box.x, box.right, 1, i, 0)
        y = dice.between(box.y, box.bottom, 1, i, 1)
        threads.append([(x, y), (x + dice.between(-1000, 1000, 1, i, 2),
                                 y + dice.between(-1000, 1000, 1, i, 3))])  # fmt: skip
    ground = (rect(box, fill),) if fill else ()
    return *ground, Path(loops(threads, closed=False), None, Stroke(colour, 70, alpha=0.4))


def corners(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """Four corners of card in which a photo is held, each with a line of gold."""
    black: list[list[Point]] = []
    gold: list[list[Point]] = []
    for x, y, s, q in (
        (box.x, box.y, 1, 1),
        (box.right, box.y, -1, 1),
        (box.right, box.bottom, -1, -1),
        (box.x, box.bottom, 1, -1),
    ):
        for shapes, out, reach in ((black, 1_200, CORNER), (gold, 700, CORNER * 76 // 100)):
            u, v = x - s * out, y - q * out
            shapes.append([(u, v), (u + s * (reach + out), v), (u, v + q * (reach + out))])
    return (
        Path(loops(black), fill or "#2B211A"),
        Path(loops(gold), None, Stroke(colour, 200, round=False)),
    )


def cloth_back(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """The pattern ``cloth``, its lower half the upper one turned about."""
    half = Um(box.height // 2)
    upper = Box(Um(0), Um(0), box.width, half)
    scene = Scene(Size(box.width, half), cloth(upper, None, colour))
    ground = (rect(box, fill),) if fill else ()
    return *ground, Place(box.x, box.y, scene), Place(box.right, box.bottom, scene, turn=180.0)


def weave(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """A lattice of lozenges about the middle, a small one in every other."""
    pitch = 4_400
    x0, y0 = box.x + box.width / 2, box.y + box.height / 2
    across, down = math.ceil(box.width / 2 / pitch) + 1, math.ceil(box.height / 2 / pitch) + 1
    large: list[list[Point]] = []
    small: list[list[Point]] = []
    for i in range(-across, across + 1):
        for j in range(-down, down + 1):
            x, y = x0 + i * pitch, y0 + j * pitch
            if (i + j) % 2 == 0:
                large.append(_lozenge(x, y, pitch))
                small.append(_lozenge(x, y, pitch * 0.34))
            else:
                small.append(_lozenge(x, y, pitch * 0.12))
    ground = (rect(box, fill),) if fill else ()
    return (
        *ground,
        Path(loops(large), None, Stroke(colour, 260, alpha=0.42)),
        Path(loops(small), colour, alpha=0.34),
    )


def _lozenge(x: float, y: float, r: float) -> list[Point]:
    return [(x + r, y), (x, y + r), (x - r, y), (x, y - r)]


def _disc(box: Box, fill: str, colour: str) -> tuple[tuple[int, int, int], tuple[Item, ...]]:
    """The middle and radius of a medallion that fills a box, and its ground."""
    x, y = box.x + box.width // 2, box.y + box.height // 2
    r = min(box.width, box.height) // 2
    items = (
        *(circle(x, y, r * (106 - 2 * i) // 100, "#1A0E06", alpha=0.16) for i in range(3)),
        circle(x, y, r, fill, Stroke(GOLD, r // 24)),
        rays(x, y, (0, r * 92 // 100), 36, GOLD, 0.13),
        circle(x, y, r * 92 // 100, None, Stroke(colour, r // 90)),
    )
    return (x, y, r), items


def lens(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """A camera's lens: engraved rim, glass, and the blades of its shutter."""
    (x, y, r), ground = _disc(box, fill or "#1F3A4D", colour)
    ticks = []
    for i in range(48):
        inner = 0.74 if i % 4 == 0 else 0.79
        ticks.append([polar(x, y, r * inner, i * TAU / 48), polar(x, y, r * 0.85, i * TAU / 48)])
    blades = []
    for i in range(8):
        a, b = i * TAU / 8, (i + 1) * TAU / 8
        rim = [polar(x, y, r * 0.64, turn) for turn in (a, (a + b) / 2, b)]
        blades.append([*rim, *(polar(x, y, r * 0.25, turn + 0.55) for turn in (b, a))])
    edge = Stroke(INK, r // 70)
    dark, light = blades[::2], blades[1::2]
    return (
        *ground,
        Path(loops(ticks, closed=False), None, Stroke(colour, r // 60)),
        circle(x, y, r * 68 // 100, GOLD, Stroke(INK, r // 50)),
        circle(x, y, r * 64 // 100, INK),
        Path(loops(dark), mix(colour, INK, 0.28), edge),
        Path(loops(light), mix(colour, INK, 0.12), edge),
        circle(x, y, r * 25 // 100, shade(fill or "#1F3A4D", -0.35), Stroke(GOLD, r // 50)),
        Path(loops([points_of_star(x, y, (r * 0.2, r * 0.04), 4)]), colour),
    )


def rose(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """A compass rose of sixteen points, each half in light and half in shade."""
    (x, y, r), ground = _disc(box, fill or "#1F3A4D", colour)
    ring = circle(x, y, r * 56 // 100, None, Stroke(colour, r // 26))
    items: list[Item] = [*ground, ring, circle(x, y, r * 48 // 100, None, Stroke(GOLD, r // 80))]
    for count, start, tip, base in ((8, 1, 0.5, 0.14), (4, 1, 0.68, 0.16), (4, 0, 0.86, 0.2)):
        lit, dim = [], []
        for i in range(count):
            a = (i + start / 2) * TAU / count
            point, heart = polar(x, y, r * tip, a), (float(x), float(y))
            side = TAU / 8 if count == 4 else TAU / 16
            lit.append([point, polar(x, y, r * base, a - side), heart])
            dim.append([point, polar(x, y, r * base, a + side), heart])
        edge = Stroke(INK, r // 90)
        items += [Path(loops(lit), colour, edge), Path(loops(dim), mix(colour, GOLD, 0.72), edge)]
    return *items, circle(x, y, r * 8 // 100, GOLD, Stroke(INK, r // 80))


CARDS: Mapping[str, Callable[[Box, str | None, str], tuple[Item, ...]]] = {
    "cloth-back": cloth_back,
    "corners": corners,
    "fibres": fibres,
    "lens": lens,
    "rose": rose,
    "weave": weave,
}
"""The patterns by their names in faces."""
OPEN = frozenset({"corners", "lens", "rose"})
"""Those that are not clipped to their box."""
