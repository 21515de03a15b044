"""A text in a column: how wide its lines are and where they can be cut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from forge.typeset.prepared import SOFT_HYPHEN, Prepared
from forge.typeset.style import Align

HAIR = 0.5  # µm: less is rounding


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
    """A column: its width, the em and the tracking (µm), whether words may be hyphenated."""

    width: float
    size: float
    tracking: int = 0
    hyphens: bool = True
    align: Align = Align.START

    @property
    def roomy(self) -> float:
        """The share of a line that must stay empty before a word is hyphenated to fill it."""
        return 0.12 if self.align is Align.JUSTIFY else 0.3


class Column:
    """A prepared text and its column; ``at[i]`` is the advance before index ``i``, in µm."""

    def __init__(self, prepared: Prepared, measure: Measure) -> None:
        self.prepared = prepared
        self.text = prepared.text
        self.measure = measure
        size, tracking = measure.size, measure.tracking
        pairs = zip(prepared.ems, prepared.counts, strict=True)
        self.at = [em * size + tracking * count for em, count in pairs]

    def width(self, cut: Cut) -> float:
        """How wide a line really is, in µm."""
        counts = self.prepared.counts
        gaps = max(counts[cut.end] - counts[cut.start] - (not cut.hyphen), 0)
        ems = self.prepared.measure(cut.start, cut.end, cut.hyphen)
        return ems * self.measure.size + gaps * self.measure.tracking

    def too_wide(self, cut: Cut) -> bool:
        """Shaping a line anew can change its ends, so nearly full lines are measured again."""
        near = self.measure.width - self.measure.size / 2
        rough = self.at[cut.end] - self.at[cut.start] + (self.measure.size if cut.hyphen else 0)
        return rough > near and self.width(cut) > self.measure.width + HAIR

    def cut(self, start: int, at: int, end: int) -> Cut:
        """The line from ``start`` to a chance to break, in a paragraph that ends at ``end``."""
        stop = at
        text = self.text
        while stop > start and text[stop - 1].isspace():
            stop -= 1
        if at >= end:
            return Cut(start, stop, end + 1, last=True)
        return Cut(start, stop, at, text[stop - 1 : stop] == SOFT_HYPHEN)
