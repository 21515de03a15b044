"""Own drawings as short strings: outlines in a box of 100 x 100, y down.

One string is one closed outline; its first letter says how it is written.

========  ====================================================================
``M ...``  an SVG path with the absolute commands M, L, H, V, C, Q and Z
``P ...``  a polygon through points
``S ...``  a smooth closed curve through points
``R a b``  a ribbon with round ends along a smooth line through points, its width
           running from ``a`` to ``b``
``O ...``  an ellipse: centre, two radii, and optionally a turn in degrees
========  ====================================================================

Outlines are turned to run clockwise, so overlapping ones join under the non-zero rule;
holes run the other way.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from forge.geometry import KAPPA

Point = tuple[float, float]
Curve = tuple[Point, tuple[tuple[Point, Point, Point], ...]]
"""A closed outline: a start and cubics (two control points and an end)."""

TOKEN = re.compile(r"[A-Z]|-?\d*\.?\d+")


def outline(drawing: str, hole: bool = False) -> Curve:
    """The outline that a string describes; ValueError when it cannot be read."""
    letter, *rest = TOKEN.findall(drawing)
    if letter == "M":
        curve = _svg([letter, *rest])
    else:
        numbers = [float(part) for part in rest]
        curve = _WAYS[letter](numbers)
    return reverse(curve) if (_area(curve) > 0) == hole else curve


def reverse(curve: Curve) -> Curve:
    """The same outline run the other way."""
    start, cubics = curve
    ends = [start, *(c[2] for c in cubics)]
    back = tuple((c[1], c[0], ends[i]) for i, c in reversed(list(enumerate(cubics))))
    return ends[-1], back


def smooth(points: Sequence[Point], closed: bool = True) -> Curve:
    """The Catmull-Rom curve through points, as cubics."""
    n = len(points)

    def pick(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    cubics = []
    for i in range(n if closed else n - 1):
        a, b, c, d = (pick(i + k) for k in (-1, 0, 1, 2))
        first = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        second = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        cubics.append((first, second, c))
    return points[0], tuple(cubics)


def straight(points: Sequence[Point]) -> Curve:
    """The polygon through points, as cubics."""
    ends = [*points[1:], points[0]]
    return points[0], tuple((a, b, b) for a, b in zip(points, ends, strict=True))


def sampled(curve: Curve, parts: int = 8) -> list[Point]:
    """Points along an outline, ``parts`` to a cubic, the start first."""
    here, cubics = curve
    found = [here]
    for c1, c2, end in cubics:
        found += [_along(here, c1, c2, end, k / parts) for k in range(1, parts + 1)]
        here = end
    return found


def _along(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
        w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
    )


def _area(curve: Curve) -> float:
    points = sampled(curve, 4)
    rolled = [*points[1:], points[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, rolled, strict=True))


def _pairs(numbers: Iterable[float]) -> list[Point]:
    flat = list(numbers)
    return list(zip(flat[::2], flat[1::2], strict=True))


def _ellipse(numbers: Sequence[float]) -> Curve:
    x, y, rx, ry, *turn = numbers
    angle = math.radians(turn[0]) if turn else 0.0
    cos, sin = math.cos(angle), math.sin(angle)

    def put(u: float, v: float) -> Point:
        return x + rx * u * cos - ry * v * sin, y + rx * u * sin + ry * v * cos

    k = KAPPA
    quarters = [(1, k, k, 1, 0, 1), (-k, 1, -1, k, -1, 0), (-1, -k, -k, -1, 0, -1)]
    quarters.append((k, -1, 1, -k, 1, 0))
    return put(1, 0), tuple((put(q[0], q[1]), put(q[2], q[3]), put(q[4], q[5])) for q in quarters)


def _ribbon(numbers: Sequence[float]) -> Curve:
    first, last, *rest = numbers
    spine = sampled(smooth(_pairs(rest), closed=False), 6)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(spine):
        (ax, ay), (bx, by) = spine[max(i - 1, 0)], spine[min(i + 1, len(spine) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (first + (last - first) * i / (len(spine) - 1)) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return smooth(
        [*left, *_cap(spine[-2:], last / 2), *right[::-1], *_cap(spine[1::-1], first / 2)]
    )


def _cap(way: Sequence[Point], radius: float) -> list[Point]:
    (ax, ay), (bx, by) = way
    length = math.hypot(bx - ax, by - ay) or 1.0
    return [(bx + (bx - ax) / length * radius * 0.9, by + (by - ay) / length * radius * 0.9)]


_WAYS: Mapping[str, Callable[[Sequence[float]], Curve]] = {
    "P": lambda n: straight(_pairs(n)),
    "S": lambda n: smooth(_pairs(n)),
    "R": _ribbon,
    "O": _ellipse,
}


def _svg(tokens: list[str]) -> Curve:
    """One subpath of an SVG path in absolute commands."""
    numbers = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
    start = here = (0.0, 0.0)
    cubics: list[tuple[Point, Point, Point]] = []
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        count = numbers[command]
        given = [float(part) for part in tokens[i : i + count]]
        i += count
        if command == "M":
            start = here = (given[0], given[1])
            command = "L"
            continue
        c1, c2, end = _step(command, given, here, start)
        cubics.append((c1, c2, end))
        here = end
    return start, tuple(cubics)


def _step(
    command: str, given: Sequence[float], here: Point, start: Point
) -> tuple[Point, Point, Point]:
    if command == "C":
        return (given[0], given[1]), (given[2], given[3]), (given[4], given[5])
    if command == "Q":
        qx, qy, x, y = given
        c1 = (here[0] + (qx - here[0]) * 2 / 3, here[1] + (qy - here[1]) * 2 / 3)
        return c1, (x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3), (x, y)
    match command:
        case "Z":
            end = start
        case "H":
            end = given[0], here[1]
        case "V":
            end = here[0], given[0]
        case _:
            end = given[0], given[1]
    return here, end, end
