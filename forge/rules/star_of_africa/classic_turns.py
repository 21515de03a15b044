"""How turns of the Classic edition follow each other: missed, held, stranded (C13-C15)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.star_of_africa.classic_walk import at_sea, boarding, landing
from forge.rules.star_of_africa.codes import (
    BEGIN,
    BETWEEN,
    E_ADRIFT,
    E_NO_FARE,
    E_STRANDED,
    HELD,
)
from forge.rules.star_of_africa.shared import clear_move, limit_reached, miss
from forge.rules.star_of_africa.tables import ClassicTables, State


def pass_on(b: ClassicTables, s: State, log: Log | None) -> None:
    """On to the next turn that is not missed."""
    s.phase = BETWEEN
    while s.phase == BETWEEN:
        if limit_reached(s, log):
            return
        s.turns += 1
        clear_move(s)
        s.seat = (s.seat + 1) % s.seats
        begin_turn(b, s, log)


def begin_turn(b: ClassicTables, s: State, log: Log | None) -> None:
    """Begins a turn, or misses it: the phase stays BETWEEN then."""
    p = s.seat
    if at_sea(b, s.pos[p]):
        s.afloat = 1
    if s.wait[p] > 0:
        miss(b, s, log)
    elif s.held[p] == 1:  # C15: only the die can tell
        s.phase = HELD
    elif helpless(b, s, log) and b.rescue == 1:
        rescue(b, s, log)
    else:
        s.phase = BEGIN


def helpless(b: ClassicTables, s: State, log: Log | None) -> bool:
    """Whether the player cannot pay to leave an island (C14), or to go ashore (C13)."""
    p = s.seat
    v = s.pos[p]
    if s.afloat == 1:
        if s.money[p] >= landing(b, s):
            return False
        emit(log, s, E_ADRIFT, p, v, landing(b, s))
        return True
    if b.island[v] == 0 or s.free_exit[p] > 0:
        return False
    if b.way_out[v] >= 0 and s.money[p] >= b.way_out[v]:
        return False
    emit(log, s, E_STRANDED, p, v, b.way_out[v])
    return True


def rescue(b: ClassicTables, s: State, log: Log | None) -> None:
    """The mail ship: turns missed, this one included, then one free passage (C13, C14)."""
    p = s.seat
    s.free_exit[p] = 1
    s.free_landing[p] = 1
    s.wait[p] += b.rescue_missed_turns
    if s.wait[p] > 0:
        miss(b, s, log)
    else:
        s.phase = BEGIN


def tell_no_fare(b: ClassicTables, s: State, log: Log | None) -> None:
    """Tells that a port is closed to a player for want of money (C13)."""
    p = s.seat
    v = s.pos[p]
    if s.afloat == 0 and b.port[v] == 1 and s.money[p] < boarding(b, s):
        emit(log, s, E_NO_FARE, p, v, boarding(b, s))
