"""A play written down: each ply by its name, so that anybody can play it again by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from forge.rules.log import happenings, log
from forge.rules.protocol import CHANCE
from forge.simulate.explore import Play


@dataclass(frozen=True, slots=True)
class Trace:
    """A play that shows something: how many play, each ply by name, and each turn in words."""

    seats: int
    names: tuple[str, ...]
    story: tuple[str, ...] = ()


class Impossible(ValueError):
    """A play that the rules do not allow: which ply, and what was allowed instead."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One ply of a play: whose it was, what it was called, and the events that it brought."""

    turn: int
    seat: int
    name: str
    events: tuple[str, ...]


def trace(play: Play, seats: int, actions: Sequence[int]) -> Trace:
    """The play of these actions, by name and in words."""
    plies = list(_plies(play, seats, actions))
    return Trace(seats, tuple(ply.name for ply in plies), tuple(_story(plies)))


def _plies(play: Play, seats: int, actions: Sequence[int]) -> Iterator[Ply]:
    rules, b = play.rules, play.b
    events = {event.number: event.id for event in rules.events}
    s = play.begin(seats)
    for action in actions:
        told = log(rules.n_events, max(b.n_arcs, b.n_points, b.n_flights, 1), keep=True)
        name, turn, seat = rules.name(b, s, action), s.turns, s.seat
        rules.apply(b, s, action, told)
        met = tuple(events[one.event] for one in happenings(told) if one.event in events)
        yield Ply(turn, seat, name, met)


TOLD_BY_NAME = frozenset({"roll", "step", "start", "lay", "fly", "cash", "extra"})


def _story(plies: Sequence[Ply]) -> Iterator[str]:
    """A line a turn: what the player does, and in brackets what comes of it."""
    for (turn, seat), group in groupby(plies, key=lambda ply: (ply.turn, ply.seat)):
        rows = [ply for ply in group if ply.name != "roll"]
        if not turn:
            rows = [ply for ply in rows if ply.name.startswith("start")]
        if rows:
            when = f"turn {turn}, " if turn else ""
            yield f"{when}player {seat + 1}: {', '.join(_words(rows))}"


def _words(rows: Sequence[Ply]) -> Iterator[str]:
    for stepping, group in groupby(rows, key=lambda ply: ply.name.startswith("step ")):
        plies = list(group)
        met = [e for ply in plies for e in ply.events if e not in TOLD_BY_NAME]
        told = f" [{' '.join(met)}]" if met else ""
        if stepping:
            yield f"walks {len(plies)} to {plies[-1].name.rpartition(' to ')[2]}{told}"
        else:
            yield ", ".join(ply.name for ply in plies) + told


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
