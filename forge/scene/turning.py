"""The matrix of a placed scene's turn and scale."""

from __future__ import annotations

import math

QUARTERS: dict[float, tuple[float, float]] = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


def turned(degrees: float, scale: float) -> tuple[float, float, float, float]:
    """The matrix (a, b, c, d) of a clockwise turn, y down; exact for quarter turns."""
    cos, sin = QUARTERS.get(degrees % 360) or (
        math.cos(math.radians(degrees)),
        math.sin(math.radians(degrees)),
    )
    return (cos * scale, sin * scale, -sin * scale, cos * scale)
