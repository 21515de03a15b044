"""Shapes of an SVG file as outlines in the picture's own units."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from forge.content import svg_paint, svg_path
from forge.content.affine import Affine
from forge.content.svg_paint import Look

SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})
"""The elements that draw something."""


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline in the picture's units and its paint: '#RRGGBB' or None, opacities 0 to 1."""

    steps: tuple[str | float, ...]
    fill: str | None
    stroke: str | None
    width: float
    fill_alpha: float
    stroke_alpha: float
    evenodd: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture: its size in its own units, its shapes from bottom to top."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def shape(tag: str, attributes: Mapping[str, str], place: Affine, look: Look) -> Shape | None:
    """The shape of an element, its transform worked in; None when nothing of it can be seen.

    Raises ValueError when its numbers cannot be read.
    """
    steps = _outline(tag, attributes)
    if not steps or not look.visible:
        return None
    return Shape(
        tuple(_moved(steps, place)),
        None if tag == "line" else look.fill,
        look.stroke,
        look.width * place.scale,
        look.fill_alpha * look.alpha,
        look.stroke_alpha * look.alpha,
        look.evenodd,
    )


def measure(attributes: Mapping[str, str], side: str) -> float:
    """The width or height of a picture without viewBox; 0 when it is not given as a length."""
    try:
        return svg_paint.length(attributes.get(side, ""))
    except ValueError:
        return 0.0


def _outline(tag: str, attributes: Mapping[str, str]) -> svg_path.Steps:
    def n(name: str, other: str = "") -> float:
        return svg_paint.length(attributes.get(name, attributes.get(other, "0")))

    match tag:
        case "path":
            return svg_path.steps(attributes.get("d", ""))
        case "rect":
            box = (n("x"), n("y"), n("width"), n("height"))
            return svg_path.rectangle(box, n("rx", "ry"), n("ry", "rx")) if box[2] * box[3] else []
        case "circle":
            return svg_path.ellipse(n("cx"), n("cy"), n("r"), n("r")) if n("r") else []
        case "ellipse":
            return svg_path.ellipse(n("cx"), n("cy"), n("rx"), n("ry")) if n("rx") else []
        case "line":
            return ["M", n("x1"), n("y1"), "L", n("x2"), n("y2")]
        case _:
            points = svg_paint.numbers(attributes.get("points", ""))
            return svg_path.polygon(points, closed=tag == "polygon")


def _moved(steps: svg_path.Steps, place: Affine) -> svg_path.Steps:
    a, b, c, d, e, f = place
    shifted = (a, b, c, d) == (1, 0, 0, 1)
    moved: svg_path.Steps = []
    rest = iter(steps)
    for x in rest:
        if isinstance(x, str):
            moved.append(x)
        else:
            y = cast(float, next(rest))
            moved += (x + e, y + f) if shifted else (a * x + c * y + e, b * x + d * y + f)
    return moved
