"""The marks round a token: each kind has a shape of its own, which is seen without colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from forge.draw.ornament import TAU, loops, points_of_star, polar
from forge.draw.pen import Point
from forge.scene import Path

Mark = Callable[[float, float, float, float], list[Point]]
"""An outline at (x, y), about ``size`` in half, its foot turned to the middle of the token."""


def rim(symbol: str, r: int, fill: str) -> Path:
    """The marks that go with a symbol (beads with any that has none of its own).

    ``r`` is the token's radius and its centre, µm.
    """
    mark, count = _MARKS.get(symbol, (_bead, 28))
    outlines = []
    for i in range(count):
        angle = i * TAU / count
        x, y = polar(r, r, r * 0.79, angle)
        outlines.append(mark(x, y, r * 0.06, angle))
    return Path(loops(outlines), fill, evenodd=False)


def _regular(corners: int, stretch: float = 1.0) -> Mark:
    def shape(x: float, y: float, size: float, angle: float) -> list[Point]:
        found = []
        for i in range(corners):
            u, v = polar(0, 0, size, i * TAU / corners)
            found.append(_turned(x, y, (u, v * stretch), angle))
        return found

    return shape


def _turned(x: float, y: float, point: Point, angle: float) -> Point:
    (dx, dy), (ex, ey) = polar(0, 0, 1, angle + TAU / 4), polar(0, 0, 1, angle + TAU / 2)
    return x + point[0] * dx + point[1] * ex, y + point[0] * dy + point[1] * ey


def _bead(x: float, y: float, size: float, angle: float) -> list[Point]:
    return [polar(x, y, size * 0.75, angle + i * TAU / 12) for i in range(12)]


def _starlet(x: float, y: float, size: float, angle: float) -> list[Point]:
    return [_turned(x, y, p, angle) for p in points_of_star(0, 0, (size * 1.45, size * 0.5), 4)]


def _square(x: float, y: float, size: float, angle: float) -> list[Point]:
    s = size * 0.72
    return [_turned(x, y, p, angle) for p in ((-s, -s), (s, -s), (s, s), (-s, s))]


def _drop(x: float, y: float, size: float, angle: float) -> list[Point]:
    tip = (0.0, -size * 1.35)
    round_ = [polar(0, size * 0.2, size * 0.72, a * TAU / 12) for a in range(2, 11)]
    return [_turned(x, y, p, angle) for p in (tip, *round_)]


def _cross(x: float, y: float, size: float, angle: float) -> list[Point]:
    a, b = size * 1.05, size * 0.3
    half = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b)]
    whole = [*half, *((-u, -v) for u, v in half)]
    return [_turned(x, y, p, angle + TAU / 8) for p in whole]


def _arch(x: float, y: float, size: float, angle: float) -> list[Point]:
    outer = [polar(0, 0, size * 1.15, a * TAU / 16) for a in range(-6, 7)]
    inner = [polar(0, 0, size * 0.62, a * TAU / 16) for a in range(6, -7, -1)]
    return [_turned(x, y, p, angle) for p in (*outer, *inner)]


def _dash(x: float, y: float, size: float, angle: float) -> list[Point]:
    w, h = size * 1.5, size * 0.22
    return [_turned(x, y, p, angle) for p in ((-w, -h), (w, -h), (w, h), (-w, h))]


_MARKS: Mapping[str, tuple[Mark, int]] = {
    "brilliant": (_starlet, 16),
    "cushion": (_regular(4, 1.3), 24),
    "step": (_square, 24),
    "pear": (_drop, 20),
    "mask": (_cross, 18),
    "horseshoe": (_arch, 16),
    "baobab": (_dash, 18),
}
