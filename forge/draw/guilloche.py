"""Fine line work of banknotes: rosettes, braids and lace, each from one formula.

Every function returns one path for each colour; lengths are µm.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from forge.draw.ornament import TAU, curves, polar
from forge.draw.pen import Curve, Point, smooth
from forge.geometry import KAPPA, Box
from forge.scene import Path, Stroke

WAVES, COPIES = 4.4, 44
"""How many waves a braid has along its field, and how many lines."""


@dataclass(frozen=True, slots=True)
class Thread:
    """The inks used in turn, the width of a line and its opacity."""

    colours: tuple[str, ...]
    width: int = 70
    alpha: float = 0.9

    def paths(self, lines: Sequence[Curve], closed: bool) -> tuple[Path, ...]:
        """The lines dealt out over the inks, as one path for each ink."""
        n = len(self.colours)
        return tuple(
            Path(curves(lines[i::n], closed), None, Stroke(colour, self.width, alpha=self.alpha))
            for i, colour in enumerate(self.colours)
        )


def rosette(
    at: tuple[int, int], radius: tuple[int, int], thread: Thread, lobes: int = 12, copies: int = 22
) -> tuple[Path, ...]:
    """A woven ring: copies of one wavy circle, each shifted and swinging a little less or more.

    r(t) = m + A cos(n t + p) (0.72 + 0.28 cos 2p), p = 2 pi k / N.
    """
    low, high = radius
    mean, swing = (low + high) / 2, (high - low) / 2
    steps = lobes * 6
    lines = []
    for k in range(copies):
        p = TAU * k / copies
        amplitude = swing * (0.72 + 0.28 * math.cos(2 * p))
        angles = [TAU * i / steps for i in range(steps)]
        lines.append(
            smooth([polar(*at, mean + amplitude * math.cos(lobes * t + p), t) for t in angles])
        )
    return thread.paths(lines, closed=True)


def braid(box: Box, thread: Thread) -> tuple[Path, ...]:
    """A field of waves that swell and close up across the box.

    y = A e(x) [sin(2 pi x / w + p) + 0.22 sin(6 pi x / w - 2p)].
    """
    steps = round(WAVES * 12)
    length = box.width / WAVES
    middle, swing = box.y + box.height / 2, box.height / 2 / 1.2
    lines = []
    for k in range(COPIES):
        p = TAU * k / COPIES
        points: list[Point] = []
        for i in range(steps + 1):
            x = box.width * i / steps
            e = 0.42 + 0.58 * abs(math.cos(math.pi * x / (length * 1.7)))
            wave = math.sin(TAU * x / length + p) + 0.22 * math.sin(3 * TAU * x / length - 2 * p)
            points.append((box.x + x, middle + swing * e * wave))
        lines.append(smooth(points, closed=False))
    return thread.paths(lines, closed=False)


def lace(box: Box, radius: int, thread: Thread) -> tuple[Path, ...]:
    """Interlocked rings along the inside of a box, the same number on opposite sides."""
    across = max(2, round((box.width - 2 * radius) / (radius * 1.32)))
    down = max(2, round((box.height - 2 * radius) / (radius * 1.32)))
    left, right = box.x + radius, box.right - radius
    top, bottom = box.y + radius, box.bottom - radius
    rings = []
    for i in range(across):
        x = left + (right - left) * i / across
        rings += [_ring(x, top, radius), _ring(left + right - x, bottom, radius)]
    for i in range(down):
        y = top + (bottom - top) * i / down
        rings += [_ring(right, y, radius), _ring(left, top + bottom - y, radius)]
    return thread.paths(rings, closed=True)


def _ring(x: float, y: float, r: float) -> Curve:
    k = r * KAPPA
    return (x + r, y), (
        ((x + r, y + k), (x + k, y + r), (x, y + r)),
        ((x - k, y + r), (x - r, y + k), (x - r, y)),
        ((x - r, y - k), (x - k, y - r), (x, y - r)),
        ((x + k, y - r), (x + r, y - k), (x + r, y)),
    )


def ribbed(
    box: Box, pitch: int, thread: Thread, bend: Callable[[float], float]
) -> tuple[Path, ...]:
    """Level lines across a box, bent by a function of the share of the width (0 to 1)."""
    lines = []
    for i in range(box.height // pitch):
        y = box.y + i * pitch + pitch / 2
        lines.append(
            smooth(
                [(box.x + box.width * k / 12, y + bend(k / 12)) for k in range(13)], closed=False
            )
        )
    return thread.paths(lines, closed=False)
