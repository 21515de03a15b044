"""Where what a drawing holds comes to lie: places carried along, clips applied, as boxes."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from forge.scene.items import Path, Place
from forge.scene.turning import turned

Reach = tuple[float, float, float, float]
"""Left, top, right, bottom, µm."""

RISE, FALL = 0.72, 0.22
"""How far letters reach above and below their baseline, as shares of the em."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a scene lies: a matrix, and what its clips leave."""

    matrix: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)
    clip: Reach | None = None

    @property
    def scale(self) -> float:
        """How much larger things are shown."""
        return hypot(*self.matrix[:2])

    def placed(self, place: Place) -> Frame:
        """The frame of a scene that is placed in this one."""
        a, b, c, d, e, f = self.matrix
        p, q, r, s = turned(place.turn, place.scale)
        x, y = place.x, place.y
        matrix = (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s,
                  a * x + c * y + e, b * x + d * y + f)  # fmt: skip
        return Frame(matrix, self.clip)

    def clipped(self, path: Path) -> Frame | None:
        """The frame seen through a path; None when nothing is left."""
        seen = self.seen(bounds(path))
        return None if seen is None else Frame(self.matrix, seen)

    def seen(self, own: Reach | None) -> Reach | None:
        """What is seen of a box of this frame's scene, on the whole drawing; None for nothing."""
        if own is None:
            return None
        a, b, c, d, e, f = self.matrix
        corners = [(x, y) for x in own[::2] for y in own[1::2]]
        xs = [a * x + c * y + e for x, y in corners]
        ys = [b * x + d * y + f for x, y in corners]
        return _both((min(xs), min(ys), max(xs), max(ys)), self.clip)


def bounds(path: Path, beyond: float = 0) -> Reach | None:
    """The box round a path's points, and ``beyond`` µm more; None for a path without any."""
    numbers = [step for step in path.steps if not isinstance(step, str)]
    if not numbers:
        return None
    xs, ys = numbers[::2], numbers[1::2]
    return min(xs) - beyond, min(ys) - beyond, max(xs) + beyond, max(ys) + beyond


def _both(one: Reach, other: Reach | None) -> Reach | None:
    if other is None:
        return one
    x0, y0 = max(one[0], other[0]), max(one[1], other[1])
    x1, y1 = min(one[2], other[2]), min(one[3], other[3])
    return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None
