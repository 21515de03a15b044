"""Signs in one colour: the project's own drawings, read from ``icons.toml``."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from forge.draw import recipes
from forge.draw.pen import Curve, outline
from forge.geometry import Um
from forge.scene import Paint, Path, Stroke

POINTING = frozenset({"arrow"})
"""Signs that show the way reading goes on: they are mirrored where that is to the left."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A sign in a box of 100 x 100, y down; outlines join under the non-zero rule."""

    name: str
    outlines: tuple[Curve, ...]

    def path(
        self, at: tuple[int, int], size: int, fill: Paint | None, look: Look | None = None
    ) -> Path:
        """The sign centred at ``at`` in a square of ``size``, both µm."""
        look = look or Look()
        steps = tuple(s for curve in self.outlines for s in put(curve, at, size, look))
        return Path(steps, fill, look.stroke, look.alpha, evenodd=False)


@dataclass(frozen=True, slots=True)
class Look:
    """How a sign is put down: an outline, an opacity, a clockwise turn in degrees, mirrored."""

    stroke: Stroke | None = None
    alpha: float = 1.0
    turn: float = 0.0
    flip: bool = False


def put(curve: Curve, at: tuple[int, int], size: int, look: Look) -> tuple[str | int, ...]:
    """A curve of the 100-box as path steps, its middle at ``at``, ``size`` µm wide."""
    scale, cos, sin = (
        size / 100,
        math.cos(math.radians(look.turn)),
        math.sin(math.radians(look.turn)),
    )
    mirror = -1 if look.flip else 1

    def to(point: tuple[float, float]) -> tuple[int, int]:
        x, y = (point[0] - 50) * scale * mirror, (point[1] - 50) * scale
        return round(at[0] + x * cos - y * sin), round(at[1] + x * sin + y * cos)

    start, cubics = curve
    steps: list[str | int] = ["M", *to(start)]
    here = start
    for c1, c2, end in cubics:
        flat = c1 == here and c2 == end
        steps += ["L", *to(end)] if flat else ["C", *to(c1), *to(c2), *to(end)]
        here = end
    return (*steps, "Z")


@cache
def icon(name: str) -> Icon:
    """The sign called ``name``; KeyError when there is none: ask :func:`names` first."""
    one = recipes.table("icons")[name]
    solid = [outline(d) for d in one["solid"]]
    holes = [outline(d, hole=True) for d in one.get("holes", ())]
    return Icon(name, (*solid, *holes))


def names() -> tuple[str, ...]:
    """Every sign there is, in order."""
    return recipes.names("icons")


def drawn(name: str, x: Um | int, y: Um | int, size: int, fill: Paint) -> Path:
    """A plain sign centred at (x, y), ``size`` µm wide."""
    return icon(name).path((x, y), size, fill)
