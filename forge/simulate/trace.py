"""A play written down: each ply by its name, so that anybody can play it again by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from forge.rules.log import Log, tape
from forge.rules.protocol import CHANCE
from forge.simulate.explore import Play


@dataclass(frozen=True, slots=True)
class Trace:
    """A play that shows something: how many play, each ply by name, and the play in words."""

    seats: int
    names: tuple[str, ...]
    story: tuple[str, ...] = ()


class Impossible(ValueError):
    """A play that the rules do not allow: which ply, and what was allowed instead."""


def played(play: Play, seats: int, actions: Sequence[int]) -> tuple[tuple[str, ...], Log]:
    """The plies of a play by name, and all that happened in it."""
    rules, b = play.rules, play.b
    told = tape(rules, b)
    s = play.begin(seats)
    names = []
    for action in actions:
        names.append(rules.name(b, s, action))
        rules.apply(b, s, action, told)
    return tuple(names), told


def replay(play: Play, told: Trace) -> Any:
    """The state that a written play leads to.  Raises Impossible when the rules forbid it."""
    s = play.begin(told.seats)
    for number, name in enumerate(told.names):
        named = {play.rules.name(play.b, s, action): action for action in play.moves(s)}
        if name not in named:
            who = "chance" if play.rules.turn(play.b, s) == CHANCE else f"player {s.seat + 1}"
            msg = f"ply {number}: {who} cannot {name!r}; possible: {', '.join(named)}"
            raise Impossible(msg)
        play.rules.apply(play.b, s, named[name], None)
    return s
