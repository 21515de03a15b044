"""Patterns for the grounds of cards, made to fill any box.

``cloth`` rows of chevrons and lozenges in the manner of mud cloth; ``rays`` light from the
middle; ``frame`` a double line; ``ribbon`` a title band with folded ends.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from forge.draw.ornament import INK, TAU, loops, polar
from forge.draw.pen import Point
from forge.geometry import Box
from forge.model.colour import shade
from forge.scene import Item, Path, Stroke
from forge.scene.shapes import line, rect

OPEN = frozenset({"frame", "ribbon"})
"""Patterns that are not clipped to their box."""


def names() -> tuple[str, ...]:
    """Every pattern there is, in order."""
    return tuple(sorted(_PATTERNS))


def ground(name: str, box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """A pattern over a box in ``colour``; KeyError when there is no such pattern."""
    return _PATTERNS[name](box, fill, colour)


def cloth(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """Bands of chevrons, lozenges and dotted lines, the same number of repeats in every row."""
    count = max(4, round(box.width / 5200))
    step = box.width / count
    bands = max(4, round(box.height / (step * 0.86) / 4) * 4)
    high = box.height / bands
    thick: list[list[Point]] = []
    thin: list[list[Point]] = []
    dots: list[list[Point]] = []
    for band in range(bands):
        y = box.y + (band + 0.5) * high
        for i in range(-1, count + 1):
            x = box.x + (i + (0.5 if band % 2 else 0.0)) * step
            _motif(band % 4, (x, y, step), thick, thin, dots)
    ground_ = (rect(box, fill),) if fill else ()
    return (
        *ground_,
        Path(loops(thick, closed=False), None, Stroke(colour, 330, alpha=0.36)),
        Path(loops(thin, closed=False), None, Stroke(colour, 160, alpha=0.36)),
        Path(loops(dots), colour, alpha=0.4),
    )


def _motif(
    kind: int,
    place: tuple[float, float, float],
    thick: list[list[Point]],
    thin: list[list[Point]],
    dots: list[list[Point]],
) -> None:
    x, y, s = place
    if kind in (0, 2):
        up = -0.21 if kind else 0.21
        for lines, drop in ((thick, 0.0), (thin, 0.2)):
            d = y + drop * s * (1 if kind == 0 else -1)
            lines.append([(x, d + up * s), (x + s / 2, d - up * s), (x + s, d + up * s)])
    elif kind == 1:
        r = s * 0.3
        thick.append(
            [polar(x + s / 2, y, r * (0.6 if i % 2 else 1), i * TAU / 4) for i in range(5)]
        )
        dots.append([polar(x + s / 2, y, s * 0.07, i * TAU / 8) for i in range(8)])
    else:
        dots.append([polar(x, y, s * 0.07, i * TAU / 8) for i in range(8)])
        thick.append([(x + s * 0.18, y), (x + s * 0.82, y)])


def rays(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """Wedges of light from the middle of the box."""
    x, y = box.x + box.width / 2, box.y + box.height / 2
    far = math.hypot(box.width, box.height) / 2
    wedges = []
    for i in range(36):
        a = i * TAU / 36
        wedges.append([(x, y), polar(x, y, far, a - TAU / 144), polar(x, y, far, a + TAU / 144)])
    ground_ = (rect(box, fill),) if fill else ()
    return *ground_, Path(loops(wedges), colour, alpha=0.12)


def frame(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """A broad and a fine line round the box."""
    return (
        rect(box, fill, Stroke(colour, 550), 2200),
        rect(box.grown(-1100), None, Stroke(colour, 160), 1400),
    )


def ribbon(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """A band for a title whose ends fold back behind it."""
    base = fill or "#2F7C7A"
    x, r, y, b, h = box.x, box.right, box.y, box.bottom, box.height
    drop, tail, notch = h * 15 // 100, h * 62 // 100, h * 28 // 100
    ends = [
        [(x + tail // 2, y + drop), (x - tail, y + drop), (x - tail + notch, (y + b) / 2 + drop),
         (x - tail, b + drop), (x + tail // 2, b + drop)],
        [(r - tail // 2, y + drop), (r + tail, y + drop), (r + tail - notch, (y + b) / 2 + drop),
         (r + tail, b + drop), (r - tail // 2, b + drop)],
    ]  # fmt: skip
    folds = [[(x, b), (x + tail // 2, b), (x + tail // 2, b + drop)],
             [(r, b), (r - tail // 2, b), (r - tail // 2, b + drop)]]  # fmt: skip
    fine = Stroke(colour, 150)
    return (
        Path(loops(ends), shade(base, -0.35), Stroke(INK, 300)),
        Path(loops(folds), shade(base, -0.6), Stroke(INK, 300)),
        rect(box, base, Stroke(INK, 350), 500),
        line(x + 700, y + 700, r - 700, y + 700, fine),
        line(x + 700, b - 700, r - 700, b - 700, fine),
    )


_PATTERNS: Mapping[str, Callable[[Box, str | None, str], tuple[Item, ...]]] = {
    "cloth": cloth,
    "frame": frame,
    "rays": rays,
    "ribbon": ribbon,
}
