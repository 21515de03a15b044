"""Greedy line breaking: the longest line that fits, hyphens where a line would stay too short.

It always finds a way: a word that is wider than its column is broken where it must be.
"""

from __future__ import annotations

from bisect import bisect_right

from forge.typeset.column import HAIR, Column, Cut
from forge.typeset.hyphens import hyphens
from forge.typeset.scripts import extends


def greedy(column: Column, start: int, end: int) -> list[Cut]:
    """The lines of the paragraph from ``start`` to ``end``."""
    found: list[Cut] = []
    while start < end:
        cut = _line(column, start, end)
        found.append(cut)
        start = cut.next
    return found


def _line(column: Column, start: int, end: int) -> Cut:
    measure = column.measure
    room = column.at[start] + measure.width + measure.tracking + HAIR
    limit = min(bisect_right(column.at, room, start) - 1, end)
    while True:
        cut = _longest(column, start, limit, end)
        if limit <= start + 1 or not column.too_wide(cut):
            return cut
        limit = min(limit, cut.end) - 1


def _longest(column: Column, start: int, limit: int, end: int) -> Cut:
    """The longest line up to ``limit``; blanks at its end may hang over."""
    reach = limit
    while reach < end and column.text[reach].isspace():
        reach += 1
    if reach >= end:
        return column.cut(start, end, end)
    breaks = column.prepared.breaks
    found = breaks[bisect_right(breaks, reach) - 1] if breaks[0] <= reach else 0
    plain = column.cut(start, found, end) if found > start else None
    return _hyphenated(column, plain, start, limit) or plain or _broken(column, start, limit, end)


def _hyphenated(column: Column, plain: Cut | None, start: int, limit: int) -> Cut | None:
    """A longer line that ends inside a word, when the plain one leaves much room."""
    measure = column.measure
    if not measure.hyphens:
        return None
    first = plain.next if plain else start
    used = column.at[plain.end] - column.at[start] if plain else 0
    if measure.width - used < measure.roomy * measure.width:
        return None
    breaks = column.prepared.breaks
    last = breaks[min(bisect_right(breaks, first), len(breaks) - 1)]
    for at in reversed(hyphens(column.text[first:last], column.prepared.lang)):
        cut = Cut(start, first + at, first + at, hyphen=True)
        if first + at <= limit and column.width(cut) <= measure.width:
            return cut
    return None


def _broken(column: Column, start: int, limit: int, end: int) -> Cut:
    """A word without a place to break is broken where it must be (never inside a cluster)."""
    counts, inside = column.prepared.counts, column.prepared.inside
    last = bisect_right(inside, limit) - 1
    if last >= 0 and inside[last] > start:
        return Cut(start, inside[last], inside[last], broken=True)
    at = max(limit, start + 1)
    while at > start + 1 and _inside(column, at):
        at -= 1
    while at < end and (_inside(column, at) or counts[at] == counts[start]):
        at += 1
    return Cut(start, at, at if at < end else end + 1, broken=True, last=at >= end)


def _inside(column: Column, at: int) -> bool:
    counts = column.prepared.counts
    return extends(column.text[at]) or counts[at + 1] == counts[at]
