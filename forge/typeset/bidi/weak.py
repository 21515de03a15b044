"""Rules W1 to W7: numbers, their signs, and marks."""

from __future__ import annotations

from itertools import groupby

from forge.typeset.bidi.kinds import ISOLATES, STRONG
from forge.typeset.bidi.sequences import Stretch


def resolve_weak(stretch: Stretch) -> None:
    """Resolves the weak types of a stretch in place."""
    _marks(stretch)
    _arabic_numbers(stretch)
    _separators(stretch.kinds)
    _terminators(stretch)
    _leftovers(stretch)


def _marks(stretch: Stretch) -> None:
    """W1: a mark takes the type of what it stands on."""
    kinds, previous = stretch.kinds, stretch.before
    for k, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[k] = "ON" if previous in ISOLATES or previous == "PDI" else previous
        previous = kinds[k]


def _arabic_numbers(stretch: Stretch) -> None:
    """W2, W3: European digits after an Arabic letter are Arabic; Arabic letters are R."""
    kinds, strong = stretch.kinds, stretch.before
    for k, kind in enumerate(kinds):
        if kind in STRONG:
            strong = kind
        elif kind == "EN" and strong == "AL":
            kinds[k] = "AN"
    kinds[:] = ["R" if kind == "AL" else kind for kind in kinds]


def _separators(kinds: list[str]) -> None:
    """W4: a single separator between two numbers of one type joins them."""
    for k in range(1, len(kinds) - 1):
        left, right = kinds[k - 1], kinds[k + 1]
        if left != right:
            continue
        if (kinds[k] in {"ES", "CS"} and left == "EN") or (kinds[k] == "CS" and left == "AN"):
            kinds[k] = left


def _terminators(stretch: Stretch) -> None:
    """W5: signs such as % and £ beside European digits go with them."""
    kinds, k = stretch.kinds, 0
    for kind, group in groupby(list(kinds)):
        count = len(list(group))
        beside = kinds[k - 1 : k] + kinds[k + count : k + count + 1]
        if kind == "ET" and "EN" in beside:
            kinds[k : k + count] = ["EN"] * count
        k += count


def _leftovers(stretch: Stretch) -> None:
    """W6, W7: other signs are neutral; European digits after L are L."""
    kinds, strong = stretch.kinds, stretch.before
    for k, kind in enumerate(kinds):
        if kind in {"ET", "ES", "CS"}:
            kinds[k] = "ON"
        elif kind in {"L", "R"}:
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[k] = "L"
