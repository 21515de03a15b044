"""What lies beneath a point of a drawing: the colours that words and signs are read against."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from forge.model.colour import WHITE, mix
from forge.scene import Paint, Path

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x' = a x + c y + e, y' = b x + d y + f."""
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


def average(paint: Paint) -> str:
    """One colour for a paint: of a gradient, the mean of its stops."""
    if isinstance(paint, str):
        return paint
    colour = paint.stops[0].colour
    for count, stop in enumerate(paint.stops[1:], 2):
        colour = mix(colour, stop.colour, 1 / count)
    return colour


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that does ``inner`` first and ``outer`` then."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s,
        a * t + c * u + e, b * t + d * u + f,
    )  # fmt: skip


def moved(matrix: Matrix, x: float, y: float) -> Point:
    """A point under a matrix."""
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e, b * x + d * y + f)


def outline(path: Path, matrix: Matrix) -> tuple[tuple[Point, ...], ...]:
    """A path's corners, contour by contour; curves are taken as the lines between their ends."""
    contours: list[list[Point]] = []
    steps, at = path.steps, 0
    while at < len(steps):
        kind = steps[at]
        size = {"M": 2, "L": 2, "C": 6, "Z": 0}[str(kind)]
        if kind == "M":
            contours.append([])
        if size:
            x, y = steps[at + size - 1], steps[at + size]
            contours[-1].append(moved(matrix, float(x), float(y)))
        at += size + 1
    return tuple(tuple(contour) for contour in contours if len(contour) > 2)


Box4 = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Area:
    """A filled shape as laid on a page: its box, its corners, and the clips it is seen through.

    ``colour`` is what it was drawn in, ``new`` what it is drawn in now.
    """

    box: Box4
    contours: tuple[tuple[Point, ...], ...]
    colour: str = WHITE
    new: str = WHITE
    alpha: float = 1.0
    clips: tuple[Area, ...] = ()

    def holds(self, point: Point) -> bool:
        """Whether a point lies inside (even-odd), and inside every clip."""
        x, y = point
        x0, y0, x1, y1 = self.box
        if not (x0 <= x <= x1 and y0 <= y <= y1):
            return False
        if sum(_crossings(contour, x, y) for contour in self.contours) % 2 == 0:
            return False
        return all(clip.holds(point) for clip in self.clips)

    @property
    def thickness(self) -> float:
        """How thick the shape is on average: twice its area over its outline (a disc: radius)."""
        around = sum(_length(contour) for contour in self.contours)
        areas = sorted((abs(_double_area(contour)) for contour in self.contours), reverse=True)
        inside = areas[0] - sum(areas[1:]) if len(areas) > 1 else areas[0]
        return max(0.0, inside) / around if around else 0.0


def _crossings(contour: Sequence[Point], x: float, y: float) -> int:
    count = 0
    before = contour[-1]
    for after in contour:
        (x0, y0), (x1, y1) = before, after
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            count += 1
        before = after
    return count


def _length(contour: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise((*contour, contour[0])))


def _double_area(contour: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*contour, contour[0])))


def shape(path: Path, matrix: Matrix, clips: tuple[Area, ...] = ()) -> Area | None:
    """The area inside a path, laid under a matrix; None when it has none."""
    contours = outline(path, matrix)
    if not contours:
        return None
    xs = [x for contour in contours for x, _ in contour]
    ys = [y for contour in contours for _, y in contour]
    return Area((min(xs), min(ys), max(xs), max(ys)), contours, clips=clips)


CELL = 8000.0  # of the index of areas, µm


class Beneath:
    """The areas laid so far, bottom to top; the paper under them is white."""

    def __init__(self) -> None:
        self._cells: defaultdict[tuple[int, int], list[Area]] = defaultdict(list)

    def lay(self, one: Area) -> None:
        """Lay an area over all others."""
        x0, y0, x1, y1 = (int(side // CELL) for side in one.box)
        for x in range(x0, x1 + 1):
            for y in range(y0, y1 + 1):
                self._cells[x, y].append(one)

    def seen(self, point: Point) -> tuple[str, str]:
        """The colour seen at a point as drawn, and as drawn now."""
        over: list[Area] = []
        for one in reversed(self._cells.get((int(point[0] // CELL), int(point[1] // CELL)), ())):
            if one.holds(point):
                over.append(one)
                if one.alpha >= 1:
                    break
        old = new = WHITE
        for one in reversed(over):
            share = min(1.0, one.alpha)
            old, new = mix(old, one.colour, share), mix(new, one.new, share)
        return old, new
