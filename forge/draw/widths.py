"""How the columns of a table share its width: as they are meant, but no word is cut up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from forge.typeset.least import Least


def floors(columns: Iterable[Iterable[Least]], pad: float) -> tuple[list[float], list[float]]:
    """How wide each column is at least, its white ``pad`` counted, µm, by what its cells hold.

    First so that no word in it is cut up, then so that none is cut badly.
    """
    cells = [tuple(column) for column in columns]
    words = [max((one.word for one in each), default=0) + pad for each in cells]
    parts = [max((one.part for one in each), default=0) + pad for each in cells]
    return words, parts


def shared(whole: float, ideal: Sequence[float], *floors: Sequence[float]) -> list[float]:
    """The widths of columns, as near to the ideal as the first floors that fit the whole allow.

    Where none of the floors fits, the narrow columns of the last keep theirs: the widest give.
    """
    meant = [whole * one / sum(ideal) for one in ideal]
    for floor in floors:
        if sum(floor) <= whole:
            return _raised(meant, floor)
    return _lowered(whole, floors[-1]) if floors else meant


def _lowered(whole: float, floor: Sequence[float]) -> list[float]:
    """All that is wider than some width is that wide."""
    left = whole
    for done, one in enumerate(sorted(floor)):
        level = left / (len(floor) - done)
        if one > level:
            return [min(each, level) for each in floor]
        left -= one
    return list(floor)


def _raised(meant: Sequence[float], floor: Sequence[float]) -> list[float]:
    """What is too narrow is as wide as it must be; the others give of what they can spare."""
    short = [max(0.0, low - one) for low, one in zip(floor, meant, strict=True)]
    spare = [max(0.0, one - low) for low, one in zip(floor, meant, strict=True)]
    give = sum(short) / sum(spare) if sum(spare) else 0.0
    return [one + a - b * give for one, a, b in zip(meant, short, spare, strict=True)]


def cut(widths: Sequence[float]) -> list[tuple[int, int]]:
    """The offset and the width of each column, whole µm; together they are as wide as before."""
    edges = [round(sum(widths[:i])) for i in range(len(widths) + 1)]
    return [(a, b - a) for a, b in pairwise(edges)]
