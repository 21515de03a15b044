"""Rule L2: the order in which the pieces of a line stand."""

from __future__ import annotations

from collections.abc import Sequence


def reorder(levels: Sequence[int]) -> list[int]:
    """The indices of pieces with these levels, from left to right."""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return order
