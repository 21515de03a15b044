"""How turns follow each other (A17, A18, AD4, AD13)."""

from __future__ import annotations

from forge.rules.across_africa.codes import BETWEEN, E_LIMIT, E_MISS, FREE, OVER, ROLL
from forge.rules.across_africa.ends import end_race
from forge.rules.across_africa.tables import State, Tables
from forge.rules.emit import emit
from forge.rules.log import Log


def end_turn(b: Tables, s: State, log: Log | None) -> None:
    """On to the next player who rolls, clockwise (A18)."""
    s.phase = BETWEEN
    while s.phase == BETWEEN:
        clear_move(s)
        if s.first > 0 and s.seat == s.seats - 1:
            end_race(b, s, log)
        elif s.limit > 0 and s.turns == s.limit:
            s.phase = OVER
            s.undecided = 1
            emit(log, s, E_LIMIT, 0, 0, s.limit)
        else:
            s.turns += 1
            s.seat = (s.seat + 1) % s.seats
            s.mover = s.seat
            open_turn(b, s, log)


def open_turn(b: Tables, s: State, log: Log | None) -> None:
    """Begins a turn with its one throw (A20), or misses it: the phase stays BETWEEN then (AD4)."""
    p = s.seat
    if s.skip[p] > 0:
        s.skip[p] -= 1
        if b.skip_keeps_field == 0:
            s.status[p] = FREE
        emit(log, s, E_MISS, p, s.pos[p], s.skip[p])
    elif s.pos[p] != b.finish:
        s.phase = ROLL


def clear_move(s: State) -> None:
    """Forgets the last move."""
    s.throw = 0
    s.choice = 0
    s.steps = 0
    s.by_card = 0
    s.acted = 0
    s.kept = 0
    s.next_deed = 0
