"""Bidirectional character types (UAX #9, table 4) and the groups the rules speak of."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import bidirectional

EMBEDDINGS = frozenset({"LRE", "RLE", "LRO", "RLO"})
ISOLATES = frozenset({"LRI", "RLI", "FSI"})
STRONG = frozenset({"L", "R", "AL"})
NEUTRAL = frozenset({"B", "S", "WS", "ON", "LRI", "RLI", "FSI", "PDI"})
REMOVED = EMBEDDINGS | {"PDF", "BN"}  # rule X9
TURNING = ISOLATES | EMBEDDINGS | {"R", "AL", "AN"}
"""Types without which a left-to-right paragraph stays at level 0 throughout."""


def kinds_of(text: str) -> list[str]:
    """The type of each character; unassigned ones count as L."""
    return [bidirectional(char) or "L" for char in text]


def isolate_pairs(kinds: Sequence[str]) -> dict[int, int]:
    """Matching isolate initiators and PDIs (BD9), each by the other's index."""
    found: dict[int, int] = {}
    opened: list[int] = []
    for i, kind in enumerate(kinds):
        if kind in ISOLATES:
            opened.append(i)
        elif kind == "B":
            opened.clear()
        elif kind == "PDI" and opened:
            start = opened.pop()
            found[start], found[i] = i, start
    return found


def first_strong(kinds: Sequence[str]) -> int:
    """The level that the first strong character asks for, isolates skipped (P2, P3); else 0."""
    depth = 0
    for kind in kinds:
        if kind in ISOLATES:
            depth += 1
        elif kind == "PDI":
            depth = max(depth - 1, 0)
        elif not depth and kind in STRONG:
            return int(kind != "L")
    return 0


def direction_of(level: int) -> str:
    """The direction of a level: R when odd."""
    return "R" if level & 1 else "L"
