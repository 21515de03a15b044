"""What both editions do alike: telling what happened, the set-up, whose turn it is, the scores."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.protocol import CHANCE, END, WIN, Buffer
from forge.rules.star_of_africa.codes import (
    AT_CAPE,
    BLANK,
    E_LAY,
    E_LIMIT,
    E_MISS,
    E_PRIZE,
    E_START,
    HELD,
    LAYING,
    NOBODY,
    OVER,
    START,
    STARTING,
    THROWN,
    TRYING,
)
from forge.rules.star_of_africa.tables import Map, State


def setup(b: Map, s: State, seats: int, limit: int) -> None:
    """A game before the first token is laid (Z2, Z3; C3, C6)."""
    s.seats = seats
    s.limit = limit
    s.phase = LAYING if b.n_squares > 0 else STARTING
    s.seat = 0
    s.ply = 0
    s.turns = 0
    s.winner = NOBODY
    s.owner = NOBODY
    s.found = 0
    s.cape_paid = 0
    s.laid = 0
    s.extra = 0
    clear_move(s)
    for k in range(b.n_kinds):
        s.left[k] = b.mix[k]
    for v in range(b.n_points):
        s.kind[v] = b.n_kinds
        s.closed[v] = 0
        s.open_robber[v] = 0
    for p in range(seats):
        s.pos[p] = b.starts[0]
        s.money[p] = b.start_money
        s.shoes[p] = 0
        s.late_shoes[p] = 0
        s.wait[p] = 0
        s.free_exit[p] = 0
        s.free_landing[p] = 0
        s.robber[p] = 0
        s.held[p] = 0


def clear_move(s: State) -> None:
    """Forgets the last move."""
    s.throw = 0
    s.points = 0
    s.walked = 0
    s.came = 0
    s.afloat = 0
    s.turned = 0
    s.throws = 0
    for i in range(s.n_passed):
        s.passed[i] = 0
        s.chosen[i] = 0
    s.n_passed = 0
    s.offer = 0
    s.opened = 0


def limit_reached(s: State, log: Log | None) -> bool:
    """Whether the game has lasted as long as it may; then it is over, undecided."""
    if s.limit == 0 or s.turns != s.limit:
        return False
    s.phase = OVER
    emit(log, s, E_LIMIT, 0, 0, s.limit)
    return True


def turn(b: Map, s: State) -> int:
    """The seat to move, CHANCE or END."""
    if s.phase == OVER:
        return END
    if s.phase == LAYING or s.phase == THROWN or s.phase == TRYING or s.phase == HELD:
        return CHANCE
    return s.seat


def odds(b: Map, s: State, out: Buffer, weights: Buffer) -> int:
    """What chance may bring: the kind of the next token, or a face of the die."""
    n = 0
    if turn(b, s) != CHANCE:
        return n
    if s.phase == LAYING:
        for k in range(b.n_kinds):
            if s.left[k] > 0:
                out[n] = k
                weights[n] = s.left[k]
                n += 1
        return n
    for face in range(1, b.die_sides + 1):
        if b.die[face] > 0:
            out[n] = face
            weights[n] = b.die[face]
            n += 1
    return n


def lay(b: Map, s: State, kind: int, log: Log | None) -> None:
    """One closed token on the next square (Z2, C6)."""
    v = b.squares[s.laid]
    s.kind[v] = kind
    s.closed[v] = 1
    s.left[kind] -= 1
    s.laid += 1
    emit(log, s, E_LAY, 0, v, kind)
    if s.laid == b.n_squares:
        s.phase = STARTING
        for k in range(b.n_kinds):
            s.left[k] = b.mix[k]


def start(b: Map, s: State, choice: int, log: Log | None) -> None:
    """A player chooses where to begin (Z3, C3)."""
    s.pos[s.seat] = b.starts[choice]
    emit(log, s, E_START, s.seat, b.starts[choice], b.start_money)


def starts(b: Map, out: Buffer) -> int:
    """The actions of a player who chooses where to begin."""
    for i in range(b.n_starts):
        out[i] = START + i
    return b.n_starts


def prize(b: Map, s: State, p: int, v: int, log: Log | None) -> None:
    """The first to reach Cape Town is paid, once in a game (Z19, C17)."""
    if v == b.cape and s.cape_paid == 0:
        s.cape_paid = 1
        s.money[p] += b.cape_town_bonus
        emit(log, s, E_PRIZE, p, v, b.cape_town_bonus)


def miss(b: Map, s: State, log: Log | None) -> None:
    """One turn is missed."""
    s.wait[s.seat] -= 1
    emit(log, s, E_MISS, s.seat, s.pos[s.seat], s.wait[s.seat])


def scores(b: Map, s: State, out: Buffer) -> None:
    """The winner's score, or everybody's alike."""
    for p in range(s.seats):
        out[p] = WIN // s.seats if s.winner == NOBODY else 0
    if s.winner != NOBODY:
        out[s.winner] = WIN


def view(b: Map, s: State) -> None:
    """Blots out what lies face down: all players see the same board."""
    if s.phase == LAYING:
        for k in range(b.n_kinds):
            s.left[k] = b.mix[k]
    for v in range(b.n_points):
        if s.closed[v] == 1:
            s.kind[v] = b.n_kinds


def has_star(s: State, p: int) -> bool:
    """Whether the player carries the Star."""
    return s.owner == p


def star_carried(s: State) -> bool:
    """Whether somebody carries the Star; it may be hidden, or lie on Cape Town."""
    return s.owner != NOBODY and s.owner != AT_CAPE


def role_at(b: Map, s: State, v: int) -> int:
    """What the token of a point does."""
    return b.role[s.kind[v]] if s.kind[v] < b.n_kinds else BLANK
