"""What tells two states of Star of Africa apart, once all that cannot matter is left out."""

from __future__ import annotations

from array import array
from dataclasses import fields
from functools import cache

from forge.rules.layout import rows
from forge.rules.star_of_africa.codes import LAYING
from forge.rules.star_of_africa.tables import Map, State

COUNTED = frozenset({"ply", "turns", "limit", "opened"})
"""Counters: no rule asks for them when a game has no horizon."""

SHORTENED = frozenset({"kind", "closed", "passed", "chosen", "left", "walked", "throw", "came"})
"""What matters only in part, see ``star_key``."""


@cache
def _whole() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The numbers and the lists of a state that matter as they are."""
    lists = {name for name, _ in rows(State)}
    names = [f.name for f in fields(State) if f.name not in COUNTED | SHORTENED]
    return tuple(n for n in names if n not in lists), tuple(n for n in names if n in lists)


def star_key(b: Map, s: State) -> bytes:
    """A state without its counters, the kinds of opened tokens, and what a finished move left.

    A token's kind matters only while it lies closed: opened, ``open_robber`` says all. Of the
    tokens passed, only those listed matter, and of the tokens left, only while they are laid. The
    arc a pawn came by matters only where turning back is forbidden; of the throw, only whether
    there was one; of the points walked, whether enough have been.
    """
    numbers, lists = _whole()
    flat = [getattr(s, name) for name in numbers]
    for name in lists:
        flat += getattr(s, name)
    flat += [s.kind[v] if s.closed[v] else -1 for v in b.squares]
    flat.append(min(s.walked, max(1, getattr(b, "min_points", 1))))
    flat.append(0 if b.turn_back_within_move else s.came)
    flat.append(1 if s.throw > 0 else 0)
    flat += s.passed[: s.n_passed]
    flat += s.chosen[: s.n_passed]
    if s.phase == LAYING:
        flat += s.left
    return array("q", flat).tobytes()
