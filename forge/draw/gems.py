"""Cut stones seen from above, facet by facet, lit from the north-west.

A stone is an outline and rings of facets between girdle and table.  The cuts differ in shape
and in facet pattern, so that they are told apart without any colour (case O04).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from forge import dice
from forge.draw.ornament import TAU, loops, polar, star
from forge.draw.pen import Point
from forge.model.colour import mix, shade
from forge.scene import Item, Path, Stroke
from forge.scene.shapes import ellipse

LIGHT = (-0.53, -0.85)
"""Where the light comes from, on the page."""

Unit = Callable[[float], Point]
"""The outline of a cut: the point of the girdle at an angle, for a stone of radius 1."""


@dataclass(frozen=True, slots=True)
class Facet:
    """A flat face of a stone of radius 1, and how steep it is (0 lies flat, 1 leans most)."""

    corners: tuple[Point, ...]
    lean: float


def names() -> tuple[str, ...]:
    """Every cut there is, in order."""
    return tuple(_CUTS)


def gem(cut: str, x: int, y: int, radius: int, colour: str) -> tuple[Item, ...]:
    """A stone with its shadow on the ground; KeyError when there is no such cut."""
    facets, table, rim = _CUTS[cut]()
    return (
        *_shadow(x, y, radius, max(u for u, _ in rim)),
        Path(_steps(rim, x, y, radius), shade(colour, -0.35)),
        *(_facet(f, i, (x, y, radius), colour) for i, f in enumerate(facets)),
        *_table(table, (x, y, radius), colour),
        Path(_steps(rim, x, y, radius), None, Stroke(shade(colour, -0.68), radius // 34)),
        *_sparkles(x, y, radius, max(u for u, _ in rim)),
    )


def _steps(points: Sequence[Point], x: int, y: int, radius: int) -> tuple[str | int, ...]:
    return loops([[(x + u * radius, y + v * radius) for u, v in points]])


def _shadow(x: int, y: int, radius: int, half: float) -> tuple[Item, ...]:
    return tuple(
        ellipse(
            x + round(radius * 0.1),
            y + round(radius * 0.86),
            round(radius * half * (0.88 - i * 0.09)),
            round(radius * (0.3 - i * 0.05)),
            "#120A05",
            alpha=0.14,
        )
        for i in range(4)
    )


def _facet(facet: Facet, index: int, place: tuple[int, int, int], colour: str) -> Path:
    mx = sum(p[0] for p in facet.corners) / len(facet.corners)
    my = sum(p[1] for p in facet.corners) / len(facet.corners)
    length = math.hypot(mx, my) or 1.0
    lit = (mx * LIGHT[0] + my * LIGHT[1]) / length * facet.lean
    lit += dice.between(-0.16, 0.16, 41, index, len(facet.corners))
    x, y, radius = place
    fill = shade(colour, max(-0.62, min(0.74, lit * 0.8 + 0.04)))
    edge = Stroke("#FFFFFF", max(25, radius // 110), alpha=0.5)
    return Path(_steps(facet.corners, x, y, radius), fill, edge)


def _table(corners: Sequence[Point], place: tuple[int, int, int], colour: str) -> tuple[Item, ...]:
    """The flat top: a bright plane, the facets below seen through it, half of it gleaming."""
    x, y, radius = place
    n = len(corners)
    cx, cy = sum(p[0] for p in corners) / n, sum(p[1] for p in corners) / n
    below = [((cx, cy), corners[i], corners[(i + 1) % n]) for i in range(0, n, 2)]
    gleam = sorted(corners, key=lambda p: -(p[0] * LIGHT[0] + p[1] * LIGHT[1]))[: n // 2 + 1]
    gleam.sort(key=lambda p: math.atan2(p[1] - cy, p[0] - cx) % TAU)
    gleam = _turned(gleam, corners)
    return (
        Path(_steps(corners, x, y, radius), mix(colour, "#FFFFFF", 0.34)),
        *(Path(_steps(f, x, y, radius), shade(colour, 0.08), alpha=0.55) for f in below),
        Path(_steps(gleam, x, y, radius), "#FFFFFF", alpha=0.3),
        Path(_steps(corners, x, y, radius), None, Stroke("#FFFFFF", radius // 70, alpha=0.8)),
    )


def _turned(some: Sequence[Point], order: Sequence[Point]) -> list[Point]:
    """``some`` of the points in the running order of all, started where the run begins."""
    keep = [p in some for p in order]
    start = next(i for i in range(len(order)) if keep[i] and not keep[i - 1])
    return [order[(start + k) % len(order)] for k in range(sum(keep))]


def _sparkles(x: int, y: int, radius: int, half: float) -> tuple[Item, ...]:
    tall = 1 - 0.35 * (1 - half)
    return tuple(
        star(
            x + round(dx * radius * half),
            y + round(dy * radius * tall),
            (size * radius, size * radius * 0.13),
            4,
            "#FFFFFF",
        )
        for dx, dy, size in ((-0.36 * half, -0.46 * half, 0.3), (0.4, 0.34, 0.15))
    )


def _rounded(
    outline: Unit, table: float, tilt: float
) -> tuple[list[Facet], list[Point], list[Point]]:
    """A brilliant over any outline: 8 star, 8 kite and 16 girdle facets about an octagon."""

    def at(k: float, step: float) -> Point:
        u, v = outline(step * TAU / 16 + tilt)
        return u * k, v * k

    tip = (table + 1) / 2 - 0.02
    facets = []
    for i in range(0, 16, 2):
        facets += [
            Facet((at(table, i - 1), at(tip, i), at(table, i + 1)), -0.55),
            Facet((at(table, i + 1), at(tip, i), at(1, i + 1), at(tip, i + 2)), 0.75),
            Facet((at(tip, i), at(1, i - 1), at(1, i)), 1.0),
            Facet((at(tip, i), at(1, i), at(1, i + 1)), 0.9),
        ]
    rim = [at(1, i / 4) for i in range(64)]
    return facets, [at(table, i + 1) for i in range(0, 16, 2)], rim


def _brilliant() -> tuple[list[Facet], list[Point], list[Point]]:
    return _rounded(lambda a: polar(0, 0, 1, a), 0.54, 0.0)


def _cushion() -> tuple[list[Facet], list[Point], list[Point]]:
    def outline(a: float) -> Point:
        s, c = math.sin(a), math.cos(a)
        return (
            math.copysign(abs(s) ** (2 / 3.1), s) * 1.0,
            -math.copysign(abs(c) ** (2 / 3.1), c) * 0.86,
        )

    return _rounded(outline, 0.5, TAU / 32)


def _pear() -> tuple[list[Facet], list[Point], list[Point]]:
    def outline(a: float) -> Point:
        # A drop: pointed at the top (a = 0), round below.
        s, c = math.sin(a), math.cos(a)
        return s * (0.56 - 0.27 * c) * (1.0 if c < 0 else 1 - 0.28 * c), -c * 1.06 + 0.04

    return _rounded(outline, 0.5, 0.0)


def _step() -> tuple[list[Facet], list[Point], list[Point]]:
    """The emerald's cut: an oblong with clipped corners and facets in parallel steps."""
    corner = [(0.5, 1), (0.78, 0.72), (0.78, -0.72), (0.5, -1)]
    outer = [*corner, *((-u, -v) for u, v in corner)]
    rings = [[_inset(p, d) for p in outer] for d in (0.0, 0.16, 0.32)]
    facets = []
    for lean, (a, b) in zip((1.0, 0.6), pairwise(rings), strict=True):
        for i in range(8):
            j = (i + 1) % 8
            facets.append(Facet((a[i], a[j], b[j], b[i]), lean))
    return facets, rings[-1], outer


def _inset(p: Point, by: float) -> Point:
    """A corner of the step cut moved in so that each side moves by the same distance."""
    x, y = abs(p[0]), abs(p[1])
    if y > x + 0.3:  # an end of a short side
        x, y = x - by * 0.42, y - by
    else:
        x, y = x - by, y - by * 0.42
    return math.copysign(x, p[0]), math.copysign(y, p[1])


_CUTS: Mapping[str, Callable[[], tuple[list[Facet], list[Point], list[Point]]]] = {
    "brilliant": _brilliant,
    "cushion": _cushion,
    "pear": _pear,
    "step": _step,
}
