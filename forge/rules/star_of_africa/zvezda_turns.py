"""How turns of the Zvezda edition follow each other: closing, missing, being stranded (Z18-Z21)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.star_of_africa.codes import (
    BEGIN,
    BETWEEN,
    CLOSE,
    E_EXTRA_TURN,
    E_STRANDED,
    MISSED,
)
from forge.rules.star_of_africa.shared import clear_move, limit_reached, miss
from forge.rules.star_of_africa.tables import State, ZvezdaTables


def close(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """The turn is over, unless the player has a horseshoe left to use in it (Z18)."""
    if s.shoes[s.seat] > 0:
        s.phase = CLOSE
    else:
        end_turn(b, s, log)


def end_turn(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """On to the next turn in which somebody has a choice."""
    s.phase = BETWEEN
    while s.phase == BETWEEN:
        if limit_reached(s, log):
            return
        s.turns += 1
        clear_move(s)
        again = s.extra > 0
        if again:
            s.extra -= 1
            emit(log, s, E_EXTRA_TURN, s.seat, s.pos[s.seat], 0)
        else:
            s.seat = (s.seat + 1) % s.seats
        open_turn(b, s, again and b.extra_turn_may_be_missed == 0, log)


def open_turn(b: ZvezdaTables, s: State, sure: bool, log: Log | None) -> None:
    """Begins a turn, or misses it: the phase stays BETWEEN then. ``sure``: it cannot be missed."""
    p = s.seat
    if s.wait[p] > 0 and not sure:
        if b.horseshoe_in_missed_turn == 1 and s.shoes[p] > 0:
            s.phase = MISSED
        else:
            miss(b, s, log)
    elif not sure and stranded(b, s, p):  # Z21: this turn is the first of those that are missed
        s.free_exit[p] = 1
        s.wait[p] += b.island_missed_turns
        emit(log, s, E_STRANDED, p, s.pos[p], b.island_missed_turns)
        if s.wait[p] > 0:
            miss(b, s, log)
        else:
            s.phase = BEGIN
    else:
        s.phase = BEGIN


def stranded(b: ZvezdaTables, s: State, p: int) -> bool:
    """Whether a player sits on an island without horseshoes and the money to leave (Z21)."""
    v = s.pos[p]
    if b.island_rescue == 0 or b.island[v] == 0 or s.shoes[p] > 0 or s.free_exit[p] > 0:
        return False
    if b.island_broke_means == 0:
        return s.money[p] == 0 and b.way_out[v] != 0
    return b.way_out[v] < 0 or s.money[p] < b.way_out[v]
