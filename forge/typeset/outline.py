"""Words turned into outlines: for titles with gradients, and for text along a curve."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin

from forge.scene import Path, Words
from forge.typeset.face import Face
from forge.typeset.fonts import Fonts
from forge.typeset.scripts import JOINING, script_of

Point = tuple[float, float]
Move = Callable[[float, float], Point]
LEVEL = 1_500.0
"""Half the length over which the slope of a line is taken where letters are bent, µm."""


def straight(placed: Sequence[Words], fonts: Fonts) -> Path:
    """The outlines of words where they stand."""
    steps: list[str | int] = []
    for run in placed:
        face = fonts.face(run.face)
        for gid, x, y in _glyphs(run):
            steps += _drawn(face, gid, run.size / face.upem, _shifted(run.x + x, run.y + y))
    return _path(placed, steps)


def along(placed: Sequence[Words], fonts: Fonts, points: Sequence[Point], width: int) -> Path:
    """The outlines of words, ``width`` µm long, turned to follow a line of points (mm).

    Letters are turned one by one; those that are joined are bent, so that they stay joined.
    """
    track = _Track([(x * 1000, y * 1000) for x, y in points])
    start = (track.length - width) / 2
    steps: list[str | int] = []
    for run in placed:
        face = fonts.face(run.face)
        scale = run.size / face.upem
        joined = any(script_of(cluster.text[:1] or " ") in JOINING for cluster in run.clusters)
        for gid, x, y in _glyphs(run):
            half = face.advance(gid) * scale / 2
            if joined:
                move = track.bend(start + run.x + x, run.y + y)
            else:
                move = track.seat(start + run.x + x + half, half, run.y + y)
            steps += _drawn(face, gid, scale, move)
    return _path(placed, steps)


class _Track:
    """A polyline that can be walked by length; it goes on straight beyond its ends."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.legs = [(a, b, hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(points) if a != b]
        if not self.legs:
            raise ValueError("text along a line needs two points that differ")
        self.length = sum(length for _, _, length in self.legs)

    def seat(self, at: float, half: float, rise: float) -> Move:
        """Moves a glyph's own points so that its middle stands at ``at``, turned with the line."""
        left, right = self.point(at - half), self.point(at + half)
        x, y = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
        angle = atan2(right[1] - left[1], right[0] - left[0]) if half else 0.0
        c, s = cos(angle), sin(angle)

        def move(px: float, py: float) -> Point:
            dx, dy = px - half, py + rise
            return x + dx * c - dy * s, y + dx * s + dy * c

        return move

    def bend(self, at: float, rise: float) -> Move:
        """Moves a glyph's own points, its origin at ``at``, each to its own place on the line."""

        def move(px: float, py: float) -> Point:
            here = at + px
            before, after = self.point(here - LEVEL), self.point(here + LEVEL)
            x, y = (before[0] + after[0]) / 2, (before[1] + after[1]) / 2
            angle = atan2(after[1] - before[1], after[0] - before[0])
            return x - (py + rise) * sin(angle), y + (py + rise) * cos(angle)

        return move

    def point(self, at: float) -> Point:
        """The point at a length from the start."""
        for a, b, length in self.legs:
            if at <= length or (a, b, length) is self.legs[-1]:
                break
            at -= length
        return a[0] + (b[0] - a[0]) * at / length, a[1] + (b[1] - a[1]) * at / length


def _shifted(x: float, y: float) -> Move:
    return lambda px, py: (x + px, y + py)


def _glyphs(run: Words) -> Iterator[tuple[int, int, int]]:
    for cluster in run.clusters:
        yield from cluster.glyphs


def _drawn(face: Face, gid: int, scale: float, move: Move) -> Iterator[str | int]:
    """A glyph's outline in µm, y down, moved into place."""
    coordinates: list[float] = []
    for step in face.outline(gid):
        if isinstance(step, str):
            yield step
            continue
        coordinates.append(step)
        if len(coordinates) == 2:
            x, y = move(coordinates[0] * scale, -coordinates[1] * scale)
            yield round(x)
            yield round(y)
            coordinates.clear()


def _path(placed: Sequence[Words], steps: list[str | int]) -> Path:
    fill = placed[0].fill if placed else None
    return Path(tuple(steps), fill=fill, evenodd=False)
