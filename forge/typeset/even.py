"""Even line breaking: of all ways that take the fewest lines, the one whose lines are most alike.

A shortest path over the chances to break (Knuth and Plass, *Breaking paragraphs into lines*,
1981, with the number of lines before all demerits).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from forge.typeset.column import HAIR, Column, Cut
from forge.typeset.hyphens import hyphens
from forge.typeset.style import Align

SPACE = 0.25  # ems of a blank, near enough in every face
HYPHEN = 0.35  # ems of a hyphen, at most; the line is measured before it is taken
STRETCHED = 0.02  # what blanks twice as wide as they should be weigh
DEMERIT = 0.03  # a hyphen weighs as much as 17 % of a line left empty
LONELY = 0.12  # a last line shorter than this share of the column
ALONE = 1 / 3  # a last line of one word, or of a few signs, may be no shorter than this share
FEW = 3  # signs: "です。" where words are not parted
CHEERLESS = 0.1  # what a lonely last line weighs


class _Way(NamedTuple):
    """The best way to some chance: lines, demerits, the line that ends there, the way before."""

    lines: int
    demerits: float
    cut: Cut | None
    before: _Way | None


def even(column: Column, start: int, end: int) -> list[Cut] | None:
    """The lines of the paragraph from ``start`` to ``end``; None when a word has to be broken.

    Words are hyphenated only when a line would else stay too empty; centred ones, which have no
    edge to be ragged, only where that saves a line.
    """
    plain = [at for at in column.prepared.breaks if start < at < end]
    found = _best(column, start, end, plain, set())
    if column.measure.hyphens:
        wanted = _to_hyphenate(column, found, [start, *plain])
        inner = set(_inner(column, wanted, [*plain, end]))
        if inner:
            cut = _best(column, start, end, sorted(inner.union(plain)), inner)
            if cut and not (found and _balanced(column, found) and len(cut) == len(found)):
                found = cut
    if found is None or any(column.too_wide(cut) for cut in found):
        return None
    return found


def _balanced(column: Column, cuts: list[Cut]) -> bool:
    """Whether whole words will do: centred ones, of which no line is too wide after all."""
    return column.measure.align is Align.CENTRE and not any(map(column.too_wide, cuts))


def _best(
    column: Column, start: int, end: int, chances: list[int], inner: set[int]
) -> list[Cut] | None:
    ways = [_Way(0, 0.0, None, None)]
    begins = [start]
    low = 0
    for at in (*chances, end):
        line = Cut(start, at, at, hyphen=True) if at in inner else column.cut(start, at, end)
        reach = column.at[line.end] - column.measure.width - column.measure.tracking - HAIR
        while low < len(begins) and column.at[begins[low]] < reach:
            low += 1  # too far back, for this chance and all further ones
        best = _cheapest(column, line, ways[low:], begins[low:])
        if best is not None:
            ways.append(best)
            begins.append(at)
    return _walk(ways[-1]) if begins[-1] == end else None


def _cheapest(column: Column, line: Cut, ways: list[_Way], begins: list[int]) -> _Way | None:
    """The best way to the end of a line; a later begin never takes fewer lines."""
    at, width, stop = column.at, column.measure.width, line.end
    room, penalty = _room(column, line), DEMERIT if line.hyphen else 0.0
    plain = not line.last and column.measure.align is not Align.JUSTIFY
    came: _Way | None = None
    least, start = 0.0, stop
    for way, begin in zip(ways, begins, strict=True):
        if came is not None and way.lines > came.lines:
            break
        slack = room - at[stop] + at[begin]
        if slack < -HAIR:
            continue
        if plain:  # nearly all lines: reckoned here, since this is the innermost loop
            empty = slack / width if slack > 0 else 0.0
            demerits = way.demerits + (penalty + empty * empty)
        else:
            demerits = way.demerits + _demerits(column, line, begin, slack)
        if came is None or demerits < least:
            came, least, start = way, demerits, begin
    if came is None:
        return None
    cut = Cut(start, max(start, stop), line.next, line.hyphen, line.broken, line.last)
    return _Way(came.lines + 1, least, cut, came)


def _walk(way: _Way) -> list[Cut]:
    found: list[Cut] = []
    step: _Way | None = way
    while step is not None and step.cut is not None:
        found.append(step.cut)
        step = step.before
    return found[::-1]


def _room(column: Column, cut: Cut) -> float:
    """How much the letters of a line may take, µm: none of its tracking stands at its end."""
    measure = column.measure
    return measure.width + measure.tracking - (HYPHEN * measure.size if cut.hyphen else 0)


def _slack(column: Column, cut: Cut) -> float:
    """What a line leaves of its column, µm; negative when it is too wide."""
    return _room(column, cut) - (column.at[cut.end] - column.at[cut.start])


def _demerits(column: Column, line: Cut, begin: int, slack: float) -> float:
    """How much a line from ``begin`` looks amiss: 1 for an empty one."""
    measure = column.measure
    empty = slack / measure.width if slack > 0 else 0.0
    if line.last and measure.align is not Align.CENTRE:
        return CHEERLESS if _lonely(column, begin, line.end, 1 - empty) else 0.0
    penalty = DEMERIT if line.hyphen else 0.0
    if measure.align is Align.JUSTIFY and not line.last:
        gaps = column.text.count(" ", begin, line.end) or 1
        return penalty + STRETCHED * (slack / (gaps * SPACE * measure.size)) ** 2
    return penalty + empty * empty


def _lonely(column: Column, begin: int, end: int, filled: float) -> bool:
    """Whether a last line that fills such a share of its column looks forlorn."""
    if filled >= ALONE:
        return False
    breaks = column.prepared.breaks
    after = bisect_right(breaks, begin)
    word = after == len(breaks) or breaks[after] >= end
    return word or filled < LONELY or end - begin <= FEW


def _to_hyphenate(column: Column, cuts: list[Cut] | None, words: list[int]) -> list[int]:
    """Where the words begin that may be hyphenated to mend lines that stay too empty.

    In ragged text only those that left the gaps; a justified line may need one further off.
    """
    measure = column.measure
    if cuts is None:
        return words
    gaps = [c.next for c in cuts[:-1] if _slack(column, c) > measure.roomy * measure.width]
    return words if gaps and measure.align is Align.JUSTIFY else gaps


def _inner(column: Column, begins: list[int], breaks: list[int]) -> Iterator[int]:
    """Where words that begin there may be hyphenated; never the last word of a paragraph."""
    for begin in begins:
        end = breaks[bisect_right(breaks, begin)]
        if end != breaks[-1]:
            text = column.text[begin:end]
            yield from (begin + at for at in hyphens(text, column.prepared.lang))
