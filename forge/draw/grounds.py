"""Patterns for the grounds of cards, made to fill any box.

``cloth`` rows of chevrons and lozenges in the manner of mud cloth; ``rays`` light from the
middle; ``frame`` a double line; ``ribbon`` a title band with folded ends; more in
:mod:`forge.draw.grounds_cards`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from forge.draw import grounds_cards
from forge.draw.grounds_cloth import cloth
from forge.draw.ornament import INK, TAU, loops, polar
from forge.geometry import Box
from forge.model.colour import shade
from forge.scene import Item, Path, Stroke
from forge.scene.shapes import line, rect

OPEN = frozenset({"frame", "ribbon"}) | grounds_cards.OPEN
"""Patterns that are not clipped to their box."""


def names() -> tuple[str, ...]:
    """Every pattern there is, in order."""
    return tuple(sorted(_PATTERNS))


def ground(name: str, box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """A pattern over a box in ``colour``; KeyError when there is no such pattern."""
    return _PATTERNS[name](box, fill, colour)


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
    **grounds_cards.CARDS,
}
