"""Text to lines: evenly where words need not be broken, greedily where they must."""

from __future__ import annotations

from forge.typeset.column import Column, Cut
from forge.typeset.even import even
from forge.typeset.greedy import greedy


def wrap(column: Column) -> list[Cut]:
    """The lines of a text, with a new one at each line feed; an empty text has none."""
    found: list[Cut] = []
    start = 0
    for part in column.text.split("\n") if column.text else ():
        end = start + len(part)
        found += _paragraph(column, start, end)
        start = end + 1
    return found


def _paragraph(column: Column, start: int, end: int) -> list[Cut]:
    whole = column.cut(start, end, end)
    rough = column.at[whole.end] - column.at[start]
    if start == end or (rough <= column.measure.width and not column.too_wide(whole)):
        return [whole]
    return even(column, start, end) or greedy(column, start, end)
