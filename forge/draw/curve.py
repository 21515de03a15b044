"""Curves as runs of points: smooth, measured, wobbled.  Micrometres, y down."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise

from forge import dice
from forge.draw.projection import Spot

ARC = 48
"""The pieces that an arc is drawn in."""


def catmull_rom(points: Sequence[Spot], parts: int = 16, closed: bool = False) -> list[Spot]:
    """A uniform Catmull-Rom curve through the points, ``parts`` pieces between two of them."""
    if closed:
        knots = [points[-1], *points, points[0], points[1]]
    else:
        knots = [points[0], *points, points[-1]]
    curve = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:], strict=False):
        for i in range(parts):
            t = i / parts
            curve.append((_blend(a[0], b[0], c[0], d[0], t), _blend(a[1], b[1], c[1], d[1], t)))
    return curve if closed else [*curve, points[-1]]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + t * ((c - a) + t * ((2 * a - 5 * b + 4 * c - d) + t * (3 * b - a - 3 * c + d)))
    )


def arc(a: Spot, b: Spot, bulge: float) -> list[Spot]:
    """A quadratic arc whose top lies ``bulge`` chords off its chord, on the left of a to b."""
    (x0, y0), (x1, y1) = a, b
    cx = (x0 + x1) / 2 + (y1 - y0) * 2 * bulge
    cy = (y0 + y1) / 2 - (x1 - x0) * 2 * bulge
    line = []
    for i in range(ARC + 1):
        t = i / ARC
        p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
        line.append((p * x0 + q * cx + r * x1, p * y0 + q * cy + r * y1))
    return line


class Way:
    """A line that knows how long it is, and where one is after any part of it."""

    def __init__(self, points: Sequence[Spot]) -> None:
        self.points = tuple(points)
        steps = (math.dist(a, b) for a, b in pairwise(self.points))
        self._run = list(accumulate(steps, initial=0.0))

    @property
    def length(self) -> float:
        """The whole way, µm."""
        return self._run[-1]

    def at(self, distance: float) -> Spot:
        """The place after ``distance`` µm; the ends when it lies beyond them."""
        i, t = self._find(distance)
        (x0, y0), (x1, y1) = self.points[i], self.points[i + 1]
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t

    def heading(self, distance: float) -> float:
        """The direction of travel there, degrees clockwise from east."""
        i, _ = self._find(distance)
        (x0, y0), (x1, y1) = self.points[i], self.points[i + 1]
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    def between(self, start: float, end: float) -> list[Spot]:
        """The part of the line from ``start`` to ``end`` µm."""
        inner = [p for p, run in zip(self.points, self._run, strict=True) if start < run < end]
        return [self.at(start), *inner, self.at(end)]

    def _find(self, distance: float) -> tuple[int, float]:
        i = min(max(bisect_right(self._run, distance) - 1, 0), len(self.points) - 2)
        span = self._run[i + 1] - self._run[i]
        t = (distance - self._run[i]) / span if span else 0.0
        return i, min(max(t, 0.0), 1.0)


def wobble(points: Sequence[Spot], amplitude: float, seed: int, wave: float) -> list[Spot]:
    """A closed line moved to and fro like a hand's: five sines of about ``wave`` µm each."""
    waves = [
        (
            dice.between(0.5, 1.7, seed, k, 0) / wave * math.tau,
            dice.between(0, math.tau, seed, k, 1),
            dice.between(0.4, 1, seed, k, 2),
        )
        for k in range(5)
    ]
    moved = []
    run = 0.0
    for i, (x, y) in enumerate(points):
        ax, ay = points[i - 1]
        bx, by = points[(i + 1) % len(points)]
        run += math.dist((x, y), (ax, ay)) if i else 0.0
        length = math.dist((ax, ay), (bx, by)) or 1.0
        off = sum(w * math.sin(f * run + h) for f, h, w in waves) / 3 * amplitude
        moved.append((x + (by - ay) / length * off, y - (bx - ax) / length * off))
    return moved


def star(centre: Spot, radius: float, inner: float, points: int, turn: float = -90.0) -> list[Spot]:
    """The corners of a star, its first point at ``turn`` degrees clockwise from east."""
    x, y = centre
    corners = []
    for i in range(2 * points):
        r = inner if i % 2 else radius
        angle = math.radians(turn + i * 180 / points)
        corners.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return corners
