"""How narrow a text can be set: its longest word, and the longest part hyphens leave of one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from forge.geometry import pt
from forge.typeset.hyphens import hyphens
from forge.typeset.paragraph import suited
from forge.typeset.prepared import Prepared
from forge.typeset.style import Style

FEW = 3
"""A part of a word with fewer letters stands on no line of its own."""


class Least(NamedTuple):
    """The widths, µm, of the longest word and of the longest part of one."""

    word: int
    part: int


def least(prepared: Prepared, style: Style) -> Least:
    """How wide a column is at least in which no word is cut, and in which none is cut badly."""
    words = [(start, end) for start, end in pairwise((0, *prepared.breaks)) if start < end]
    ends = [(start, _end(prepared.text, start, end)) for start, end in words]
    whole = max((_width(prepared, style, start, end) for start, end in ends), default=0)
    if not style.hyphens:
        return Least(whole, whole)
    parts = (
        _width(prepared, style, a, b, hyphen=b != end)
        for start, end in ends
        for a, b in pairwise((start, *_chances(prepared, start, end), end))
    )
    return Least(whole, max(parts, default=0))


def _chances(prepared: Prepared, start: int, end: int) -> Iterator[int]:
    """Where a word may be cut so that the parts have some letters."""
    last = start
    for chance in hyphens(prepared.text[start:end], prepared.lang):
        if chance + start - last >= FEW and end - start - chance >= FEW:
            last = start + chance
            yield last


def _end(text: str, start: int, end: int) -> int:
    return start + len(text[start:end].rstrip())


def _width(prepared: Prepared, style: Style, start: int, end: int, hyphen: bool = False) -> int:
    gaps = max(prepared.counts[end] - prepared.counts[start] - (not hyphen), 0)
    ems = prepared.measure(start, end, hyphen)
    return round(ems * pt(style.size) + gaps * suited(style, prepared).tracking) + 1
