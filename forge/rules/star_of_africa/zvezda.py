"""The Zvezda edition, Z1-Z29: what an action does.

What is allowed is in ``zvezda_legal``, entering a point in ``zvezda_entry``, what tokens do in
``zvezda_tokens``.
"""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.star_of_africa.codes import (
    ARC,
    BEGIN,
    CASH,
    E_CARRIED,
    E_CASH,
    E_EXTRA,
    E_FARE,
    E_FLY,
    E_GRACE,
    E_NO_FARE,
    E_ROLL,
    E_STAY,
    E_STEP,
    E_STOP_SHORT,
    EXTRA,
    LAYING,
    MISSED,
    OFFER,
    OPEN,
    OVER,
    ROLL,
    START,
    STARTING,
    STOP,
    THROWN,
    WALK,
)
from forge.rules.star_of_africa.shared import lay, miss, start
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_entry import enter, halt
from forge.rules.star_of_africa.zvezda_legal import all_broke, puts_to_sea
from forge.rules.star_of_africa.zvezda_tokens import (
    offered,
    open_or_leave,
    open_passed,
    open_stop,
    pass_token,
)
from forge.rules.star_of_africa.zvezda_turns import close, end_turn


def apply(b: ZvezdaTables, s: State, action: int, log: Log | None) -> None:
    """Plays an action of the player to move, or what chance brought."""
    if s.phase == LAYING:
        lay(b, s, action, log)
    elif s.phase == STARTING:
        begin_game(b, s, action - START, log)
    elif s.phase == THROWN:
        thrown(b, s, action, log)
    elif action in (CASH, EXTRA):
        use_shoe(b, s, action, log)
    else:
        play(b, s, action, log)
    s.ply += 1


def play(b: ZvezdaTables, s: State, action: int, log: Log | None) -> None:
    """Plays what the phase of the turn asks for."""
    if s.phase == WALK:
        if action == STOP:
            stop(b, s, log)
        else:
            step(b, s, action - ARC, log)
    elif s.phase == BEGIN:
        if action == ROLL:
            s.phase = THROWN
        else:
            fly(b, s, action - ARC - b.n_arcs, log)
    elif s.phase == OFFER:
        answer(b, s, action, log)
    else:
        if s.phase == MISSED:
            miss(b, s, log)
        end_turn(b, s, log)


def begin_game(b: ZvezdaTables, s: State, choice: int, log: Log | None) -> None:
    """A player chooses a start (Z3); after the last one the first turn begins."""
    start(b, s, choice, log)
    if s.seat + 1 < s.seats:
        s.seat += 1
    else:
        end_turn(b, s, log)


def use_shoe(b: ZvezdaTables, s: State, action: int, log: Log | None) -> None:
    """A horseshoe is handed in, for money or for an extra turn (Z18)."""
    p = s.seat
    s.shoes[p] -= 1
    if action == CASH:
        s.money[p] += b.horseshoe_cash
        emit(log, s, E_CASH, p, s.pos[p], b.horseshoe_cash)
    else:
        s.extra += 1
        emit(log, s, E_EXTRA, p, s.pos[p], 0)


def thrown(b: ZvezdaTables, s: State, face: int, log: Log | None) -> None:
    """The die has fallen (Z4)."""
    s.throw = face
    s.points = face
    s.phase = WALK
    emit(log, s, E_ROLL, s.seat, s.pos[s.seat], face)
    tell_fare(b, s, log)


def tell_fare(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """Tells that a port is closed to a player for want of money (Z16)."""
    p = s.seat
    short = s.money[p] < b.sea_fee and s.free_exit[p] == 0
    if b.port[s.pos[p]] == 1 and short and not all_broke(b, s, p):
        emit(log, s, E_NO_FARE, p, s.pos[p], b.sea_fee)


def step(b: ZvezdaTables, s: State, e: int, log: Log | None) -> None:
    """One point of a walk."""
    p = s.seat
    v = b.head[e]
    if puts_to_sea(b, e):  # Z15
        if s.free_exit[p] > 0:
            s.free_exit[p] -= 1
            emit(log, s, E_CARRIED, p, b.tail[e], 0)  # Z21
        elif all_broke(b, s, p):
            emit(log, s, E_GRACE, p, b.tail[e], b.sea_fee)
        else:
            s.money[p] -= b.sea_fee
            emit(log, s, E_FARE, p, b.tail[e], b.sea_fee)
    s.points -= 1
    s.walked += 1
    s.came = e + 1
    emit(log, s, E_STEP, p, e, 0)
    ended = enter(b, s, p, v, 1, log)
    if s.phase == OVER:
        return
    pass_token(b, s, v)
    if ended or s.points == 0:
        end_walk(b, s, log)
    else:
        tell_fare(b, s, log)


def stop(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """The player stops with points left (Z5), or has nowhere to go."""
    if s.walked == 0:
        emit(log, s, E_STAY, s.seat, s.pos[s.seat], s.points)
        close(b, s, log)
    else:
        emit(log, s, E_STOP_SHORT, s.seat, s.pos[s.seat], s.points)
        end_walk(b, s, log)


def fly(b: ZvezdaTables, s: State, f: int, log: Log | None) -> None:
    """One red line instead of a roll; a stop on the city at its end (Z17)."""
    p = s.seat
    s.money[p] -= b.air_fare
    emit(log, s, E_FLY, p, f, b.air_fare)
    v = b.air_head[f]
    enter(b, s, p, v, b.air_meets_robber, log)
    if s.phase == OVER:
        return
    if b.air_opens_free == 0:
        pass_token(b, s, v)
    end_walk(b, s, log)


def end_walk(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """The pawn stands: the place acts, then tokens are opened in the order of the way (Z14)."""
    halt(b, s, s.seat, log)
    if s.phase != OVER:
        s.offer = 0
        ask(b, s, log)


def ask(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """Asks about the next passed token, or opens what is left and ends the turn."""
    if offered(b, s):
        s.phase = OFFER
        return
    open_passed(b, s, log)
    open_stop(b, s, log)
    close(b, s, log)


def answer(b: ZvezdaTables, s: State, action: int, log: Log | None) -> None:
    """A passed token is paid for or left closed (Z13)."""
    open_or_leave(b, s, action == OPEN, log)
    s.offer += 1
    ask(b, s, log)
