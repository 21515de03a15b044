"""Greedy line breaking: the longest line that fits, hyphens where a line would stay too short."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import NamedTuple

from forge.typeset.hyphens import hyphens
from forge.typeset.prepared import SOFT_HYPHEN, Prepared
from forge.typeset.scripts import extends

ROOMY = 0.12
"""A justified line that leaves less of its width empty than this is not filled up by a hyphen."""
RAGGED = 0.3
"""The same for a ragged line, where room at the end does no harm."""


class Cut(NamedTuple):
    """A line: its text runs to ``end`` (blanks cut off), the next line begins at ``next``."""

    start: int
    end: int
    next: int
    hyphen: bool = False
    broken: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class Measure:
    """A column: its width, the em and the tracking (µm), and whether words may be hyphenated.

    ``roomy`` is the share of the width that must be left empty before a word is.
    """

    width: float
    size: float
    tracking: int = 0
    hyphens: bool = True
    roomy: float = ROOMY


class Wrapper:
    """Breaks a prepared text into the lines of one column."""

    def __init__(self, prepared: Prepared, measure: Measure) -> None:
        self.prepared = prepared
        self.text = prepared.text
        self.measure = measure
        size, tracking = measure.size, measure.tracking
        pairs = zip(prepared.ems, prepared.counts, strict=True)
        self.at = [em * size + tracking * count for em, count in pairs]

    def cuts(self) -> list[Cut]:
        """The lines of the text; an empty text has none."""
        found: list[Cut] = []
        start = 0
        for part in self.text.split("\n") if self.text else ():
            end = start + len(part)
            found += self._paragraph(start, end)
            start = end + 1
        return found

    def width(self, cut: Cut) -> float:
        """How wide a line really is, in µm."""
        counts = self.prepared.counts
        gaps = max(counts[cut.end] - counts[cut.start] - (not cut.hyphen), 0)
        ems = self.prepared.measure(cut.start, cut.end, cut.hyphen)
        return ems * self.measure.size + gaps * self.measure.tracking

    def _paragraph(self, start: int, end: int) -> list[Cut]:
        if start == end:
            return [Cut(start, end, end + 1, last=True)]
        found: list[Cut] = []
        while start < end:
            cut = self._line(start, end)
            found.append(cut)
            start = cut.next
        return found

    def _line(self, start: int, end: int) -> Cut:
        limit = self._limit(start, end)
        while True:
            cut = self._longest(start, limit, end)
            if not self._too_wide(cut):
                return cut
            if limit <= start + 1:
                return cut
            limit = min(limit, cut.end) - 1

    def _limit(self, start: int, end: int) -> int:
        """The greatest index up to which the text fits by its advances."""
        room = self.at[start] + self.measure.width + self.measure.tracking + 0.5
        return min(bisect_right(self.at, room, start) - 1, end)

    def _too_wide(self, cut: Cut) -> bool:
        """Shaping a line anew can change its ends, so nearly full lines are measured again."""
        near = self.measure.width - self.measure.size / 2
        rough = self.at[cut.end] - self.at[cut.start] + (self.measure.size if cut.hyphen else 0)
        return rough > near and self.width(cut) > self.measure.width + 0.5

    def _longest(self, start: int, limit: int, end: int) -> Cut:
        if limit >= end:
            return self._cut(start, end, end)
        reach = limit
        while reach < end and self.text[reach].isspace():
            reach += 1
        if reach >= end:
            return self._cut(start, end, end)
        breaks = self.prepared.breaks
        found = breaks[bisect_right(breaks, reach) - 1] if breaks[0] <= reach else 0
        plain = self._cut(start, found, end) if found > start else None
        return self._hyphenated(plain, start, limit) or plain or self._broken(start, limit, end)

    def _cut(self, start: int, at: int, end: int) -> Cut:
        stop = at
        while stop > start and self.text[stop - 1].isspace():
            stop -= 1
        shown = at < end and self.text[stop - 1 : stop] == SOFT_HYPHEN
        return Cut(start, stop, at if at < end else end + 1, hyphen=shown, last=at >= end)

    def _hyphenated(self, plain: Cut | None, start: int, limit: int) -> Cut | None:
        """A longer line that ends inside a word, when the plain one leaves much room."""
        if not self.measure.hyphens:
            return None
        first = plain.next if plain else start
        used = self.at[plain.end] - self.at[start] if plain else 0
        if self.measure.width - used < self.measure.roomy * self.measure.width:
            return None
        breaks = self.prepared.breaks
        last = breaks[min(bisect_right(breaks, first), len(breaks) - 1)]
        for at in reversed(hyphens(self.text[first:last], self.prepared.lang)):
            cut = Cut(start, first + at, first + at, hyphen=True)
            if first + at <= limit and self.width(cut) <= self.measure.width:
                return cut
        return None

    def _broken(self, start: int, limit: int, end: int) -> Cut:
        """A word without a place to break is broken where it must be (never inside a cluster)."""
        counts = self.prepared.counts
        at = max(limit, start + 1)
        while at > start + 1 and self._inside(at):
            at -= 1
        while at < end and (self._inside(at) or counts[at] == counts[start]):
            at += 1
        return Cut(start, at, at if at < end else end + 1, broken=True, last=at >= end)

    def _inside(self, at: int) -> bool:
        counts = self.prepared.counts
        return extends(self.text[at]) or counts[at + 1] == counts[at]
