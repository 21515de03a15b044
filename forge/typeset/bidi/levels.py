"""Paragraph to levels: rules P, X, W, N, I and L1 in their order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from forge.typeset.bidi.brackets import resolve_brackets, strong_of
from forge.typeset.bidi.explicit import Explicit
from forge.typeset.bidi.kinds import (
    ISOLATES,
    NEUTRAL,
    REMOVED,
    TURNING,
    first_strong,
    isolate_pairs,
    kinds_of,
)
from forge.typeset.bidi.sequences import Stretch, stretches
from forge.typeset.bidi.weak import resolve_weak


def levels(text: str, base: int | None = None) -> tuple[int, list[int]]:
    """The paragraph's level and that of each character.

    ``base`` is 0 or 1, or None to go by the first strong character.  Characters that rule X9
    removes have the level of the one before them.
    """
    given = kinds_of(text)
    if base is None:
        base = first_strong(given)
    if not base and TURNING.isdisjoint(given):
        return 0, [0] * len(text)
    walked = Explicit(given, base, isolate_pairs(given))
    found = list(walked.levels)
    for stretch in stretches(text, walked):
        resolve_weak(stretch)
        resolve_brackets(stretch)
        _resolve_neutral(stretch)
        for i, kind in zip(stretch.indices, stretch.kinds, strict=True):
            found[i] += _implicit(found[i], kind)
    _follow(found, given, base)
    _reset(found, given, base)
    return base, found


def _resolve_neutral(stretch: Stretch) -> None:
    """N1, N2: neutrals between equal directions take them; others the embedding direction."""
    kinds, k = stretch.kinds, 0
    for neutral, group in groupby([kind in NEUTRAL for kind in kinds]):
        end = k + len(list(group))
        if neutral:
            left = strong_of(kinds[k - 1]) if k else stretch.before
            right = strong_of(kinds[end]) if end < len(kinds) else stretch.after
            direction = left if left == right and left else stretch.direction
            kinds[k:end] = [direction] * (end - k)
        k = end


def _implicit(level: int, kind: str) -> int:
    """I1, I2: what a resolved type adds to its level."""
    if level & 1:
        return int(kind in {"L", "EN", "AN"})
    return {"R": 1, "AN": 2, "EN": 2}.get(kind, 0)


def _follow(found: list[int], given: Sequence[str], base: int) -> None:
    previous = base
    for i, kind in enumerate(given):
        if kind in REMOVED:
            found[i] = previous
        previous = found[i]


def _reset(found: list[int], given: Sequence[str], base: int) -> None:
    """L1: separators, and blanks before them or at the end, are at the paragraph's level."""
    resetting = True
    for i in range(len(given) - 1, -1, -1):
        kind = given[i]
        blank = kind == "WS" or kind in ISOLATES or kind == "PDI" or kind in REMOVED
        if kind in {"B", "S"}:
            resetting = True
        elif not blank:
            resetting = False
        if resetting:
            found[i] = base
