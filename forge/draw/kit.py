"""Small drawing helpers over the scene: point lists to paths.

Everything is in micrometres, y down.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from forge.draw.projection import Spot
from forge.geometry import Box, Size, Um
from forge.scene import Clip, Item, Paint, Path, Scene, Stroke
from forge.scene.shapes import rect

Steps = tuple[str | int, ...]


def run(points: Iterable[Spot], closed: bool = False) -> Steps:
    """Straight path steps through points; neighbours that round to one place become one."""
    steps: list[str | int] = []
    last: tuple[int, int] | None = None
    for x, y in points:
        here = round(x), round(y)
        if here != last:
            steps += ("L" if steps else "M", *here)
            last = here
    return (*steps, "Z") if closed else tuple(steps)


def line(points: Iterable[Spot], stroke: Stroke) -> Path:
    """An open line."""
    return Path(run(points), stroke=stroke)


def lines(many: Iterable[Iterable[Spot]], stroke: Stroke) -> Path:
    """Many open lines in one stroke."""
    return Path(tuple(step for points in many for step in run(points)), stroke=stroke)


def area(
    points: Iterable[Spot],
    fill: Paint | None = None,
    stroke: Stroke | None = None,
    alpha: float = 1.0,
) -> Path:
    """A closed polygon."""
    return Path(run(points, closed=True), fill, stroke, alpha)


def boxed(box: Box, items: Iterable[Item], radius: int = 0) -> Clip:
    """The items, seen only inside a box."""
    return Clip(rect(box, radius=radius), tuple(items))


def painted(
    path: Path, fill: Paint | None, stroke: Stroke | None = None, alpha: float = 1.0
) -> Path:
    """The same outline in another paint, of the same text."""
    return replace(path, fill=fill, stroke=stroke, alpha=alpha)


def rays(radius: int, count: int, share: float = 0.5, inner: int = 0) -> Steps:
    """``count`` wedges about the origin; each fills ``share`` of its part of the circle."""
    steps: list[str | int] = []
    for i in range(count):
        angle, width = math.tau * i / count, math.tau * share / count
        corners = [(radius, angle), (radius, angle + width)]
        corners += [(inner, angle + width), (inner, angle)] if inner else [(0, 0)]
        steps += run(((r * math.cos(a), r * math.sin(a)) for r, a in corners), closed=True)
    return tuple(steps)


def ellipse_points(rx: float, ry: float, count: int, centre: Spot = (0, 0)) -> list[Spot]:
    """``count`` points round an ellipse."""
    angles = (math.tau * i / count for i in range(count))
    return [(centre[0] + rx * math.cos(a), centre[1] + ry * math.sin(a)) for a in angles]


def stamp(radius: int, items: Sequence[Item], name: str = "") -> Scene:
    """A small drawing about its own middle, to be placed many times."""
    return Scene(Size(Um(2 * radius), Um(2 * radius)), tuple(items), name)
