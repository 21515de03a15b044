"""Which of several sizes of setting fills its pages best.

A compositor makes a text a little smaller or larger so that no page ends half empty and no last
page carries two lines; here sizes are tried in turn and their white space is weighed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from forge.draw.rulebook_bricks import Frame, Leaf

SCALES: Final = (1.0, 0.99, 1.01, 0.98, 1.02, 0.97, 0.96, 0.95, 0.94, 1.03, 1.04, 1.05,
                 0.93, 1.06, 0.92)  # fmt: skip
"""The sizes tried, in order of preference."""
UNNOTICED: Final = 0.009
"""White that nobody minds: one half of one page that is a tenth empty, hardly."""
LEAST: Final = 0.3
"""A last page should be filled at least to this share."""
HOLE: Final = 0.09
"""A column that is emptier than this share shows a hole, which no other page makes good."""
TORN: Final = 0.1
"""What it costs when a paragraph goes over a page."""


def best(white: Callable[[float], float]) -> float:
    """The first size whose pages have no white that is noticed, as ``white`` weighs it.

    When none is so good, the one with the least white; the first on a tie.
    """
    tried: list[tuple[float, int]] = []
    for rank, scale in enumerate(SCALES):
        tried.append((white(scale), rank))
        if tried[-1][0] <= UNNOTICED:
            return scale
    return SCALES[min(tried)[1]]


def waste(leaves: Sequence[Leaf], frame: Frame) -> float:
    """How bad the white space of pages is: the squares of the empty shares, summed; holes more.

    A page that ends a run (the next begins on purpose) may be empty below, but not nearly whole.
    """
    total = 0.0
    for leaf, after in pairwise((*leaves, None)):
        if leaf is None:
            continue
        left, right = filled(leaf, frame)
        if after is None or after.fresh:
            total += max(0.0, LEAST - max(left, right)) * 3
        else:
            total += sum(empty**2 + max(0.0, empty - HOLE) for empty in (1 - left, 1 - right))
            total += TORN * _torn(leaf, after)
    return round(total, 3)


def _torn(leaf: Leaf, after: Leaf) -> bool:
    """Whether a paragraph begins on one page and ends on the next."""
    name = leaf.laid[-1].brick.name
    return bool(name) and name == after.laid[0].brick.name


def filled(leaf: Leaf, frame: Frame) -> tuple[float, float]:
    """The share of the height that is used on the left and on the right half of a page."""
    area, middle = frame.area, frame.area.x + frame.area.width // 2
    halves = (
        [part.box.bottom for part in leaf.laid if part.box.x < middle],
        [part.box.bottom for part in leaf.laid if part.box.right > middle],
    )
    left, right = ((max(half, default=area.y) - area.y) / area.height for half in halves)
    return left, right
