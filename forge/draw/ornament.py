"""Ornament made by rule, so that it fits any size: rays, rims, many-pointed stars, seals.

Arguments are micrometres; angles run clockwise from the top, in radians.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from forge.draw.pen import Curve, Point, smooth
from forge.scene import Item, Paint, Path, Stroke
from forge.scene.shapes import circle

INK = "#33261B"
CREAM = "#FBF3DF"
PALE_GOLD = "#F7D98A"
GOLD = "#D99E2B"
TAU = 2 * math.pi


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point ``radius`` from (x, y) at ``angle``."""
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def loops(loops: Iterable[Sequence[Point]], closed: bool = True) -> tuple[str | int, ...]:
    """Straight outlines through points in µm, as path steps."""
    steps: list[str | int] = []
    for points in loops:
        for i, (px, py) in enumerate(points):
            steps += ["L" if i else "M", round(px), round(py)]
        if closed:
            steps.append("Z")
    return tuple(steps)


def curves(curves: Iterable[Curve], closed: bool = True) -> tuple[str | int, ...]:
    """Curves with points in µm, as path steps."""
    steps: list[str | int] = []
    for (sx, sy), cubics in curves:
        steps += ["M", round(sx), round(sy)]
        for pair in cubics:
            steps.append("C")
            steps += [round(v) for point in pair for v in point]
        if closed:
            steps.append("Z")
    return tuple(steps)


def rays(x: int, y: int, radius: tuple[int, int], count: int, fill: Paint, alpha: float) -> Path:
    """``count`` wedges of light between two radii, as wide as the gaps between them."""
    inner, outer = radius
    half = TAU / count / 4
    wedges = []
    for i in range(count):
        a = i * TAU / count
        wedges.append(
            [
                polar(x, y, inner, a - half),
                polar(x, y, outer, a - half),
                polar(x, y, outer, a + half),
                polar(x, y, inner, a + half),
            ]
        )
    return Path(loops(wedges), fill, alpha=alpha)


def points_of_star(x: float, y: float, radius: tuple[float, float], count: int) -> list[Point]:
    """The outline of a star: ``count`` tips at the first radius, notches at the second."""
    tip, notch = radius
    return [polar(x, y, notch if i % 2 else tip, i * TAU / count / 2) for i in range(2 * count)]


def star(x: int, y: int, radius: tuple[float, float], count: int, fill: Paint) -> Path:
    """A filled star with ``count`` tips."""
    return Path(loops([points_of_star(x, y, radius, count)]), fill)


def wavy(x: float, y: float, radius: tuple[float, float], count: int) -> Curve:
    """A ring of ``count`` soft waves between two radii: the edge of a wax seal."""
    low, high = radius
    mean, swing = (low + high) / 2, (high - low) / 2
    steps = count * 6
    return smooth(
        [
            polar(x, y, mean + swing * math.cos(count * i * TAU / steps), i * TAU / steps)
            for i in range(steps)
        ]
    )


def seal(x: int, y: int, radius: int, colour: str) -> tuple[Item, ...]:
    """A medallion for a number: shadow, gold edge of twelve waves, coloured disc, fine ring."""
    r = radius
    shadow = [
        circle(x + r // 18, y + r // 13, round(r * (1.08 - i * 0.035)), "#2A180C", alpha=0.13)
        for i in range(3)
    ]
    edge = Path(curves([wavy(x, y, (r * 0.97, r * 1.1), 12)]), GOLD, Stroke(INK, max(120, r // 30)))
    disc = circle(x, y, round(r * 0.86), colour, Stroke(INK, max(120, r // 32)))
    return *shadow, edge, disc, circle(x, y, round(r * 0.75), None, Stroke("#FFF4D6", r // 40))
