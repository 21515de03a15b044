"""The Classic edition, C1-C19: whose move it is, what is allowed, and what an action does.

An action is one point of a walk, all of which can be finished (C7); a flight; going ashore in the
middle of a move; a token bought, tried for or left. Fees are in ``classic_walk``, the look-ahead in
``classic_ahead``, what tokens do in ``classic_tokens``.
"""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.protocol import Buffer
from forge.rules.star_of_africa.classic_ahead import (
    completes,
    go_ashore,
    may_go_ashore,
    way_on,
)
from forge.rules.star_of_africa.classic_tokens import buy, chances, tried
from forge.rules.star_of_africa.classic_turns import pass_on, tell_no_fare
from forge.rules.star_of_africa.classic_walk import at_goal, tread
from forge.rules.star_of_africa.codes import (
    ARC,
    BEGIN,
    BUY,
    E_CALM,
    E_FLY,
    E_FREED,
    E_HELD,
    E_LEAVE,
    E_RING,
    E_ROLL,
    E_SHOE_WIN,
    E_STAY,
    E_WIN,
    HELD,
    LAND,
    LAYING,
    LEAVE,
    OVER,
    ROLL,
    START,
    STARTING,
    THROWN,
    TOKEN,
    TRY,
    TRYING,
    WALK,
)
from forge.rules.star_of_africa.shared import has_star, lay, prize, start, starts
from forge.rules.star_of_africa.tables import ClassicTables, State


def classic_legal(b: ClassicTables, s: State, out: Buffer) -> int:
    """The actions of the player to move, ascending."""
    if s.phase == STARTING:
        return starts(b, out)
    if s.phase == WALK:
        return next_points(b, s, out)
    if s.phase == TOKEN:
        out[0] = LEAVE
        return chances(b, s, out, 1)
    if s.phase == BEGIN:
        return first_choice(b, s, out)
    return 0


def first_choice(b: ClassicTables, s: State, out: Buffer) -> int:
    """Throw (C7), stay for the token there (a reading of C8), or fly (C12)."""
    p = s.seat
    v = s.pos[p]
    out[0] = ROLL
    n = 1
    if b.stay_may_open == 1 and s.closed[v] == 1:
        n = chances(b, s, out, n)
    if s.money[p] >= b.air_fare:
        for f in range(b.air_first[v], b.air_first[v + 1]):
            out[n] = ARC + b.n_arcs + f
            n += 1
    return n


def next_points(b: ClassicTables, s: State, out: Buffer) -> int:
    """The next points from which the whole throw can be walked (C7), and going ashore (C13)."""
    n = 0
    if may_go_ashore(b, s):
        out[0] = LAND
        n = 1
    v = s.pos[s.seat]
    e = b.first[v]
    while e < b.first[v + 1]:
        if completes(b, s, e):
            out[n] = ARC + e
            n += 1
        e += 1
    return n


def classic_apply(b: ClassicTables, s: State, action: int, log: Log | None) -> None:
    """Plays an action of the player to move, or what chance brought."""
    if s.phase == LAYING:
        lay(b, s, action, log)
    elif s.phase == STARTING:
        take_place(b, s, action - START, log)
    elif s.phase == THROWN:
        emit(log, s, E_ROLL, s.seat, s.pos[s.seat], action)
        move_on(b, s, action, log)
    elif s.phase == TRYING:
        tried(b, s, action, log)
        after_token(b, s, log)
    elif s.phase == HELD:
        struggle(b, s, action, log)
    else:
        act(b, s, action, log)
    s.ply += 1


def act(b: ClassicTables, s: State, action: int, log: Log | None) -> None:
    """Plays what a player has chosen to do."""
    if action == ROLL:
        s.phase = THROWN
    elif action == LEAVE:
        emit(log, s, E_LEAVE, s.seat, s.pos[s.seat], 0)
        after_token(b, s, log)
    elif action == BUY:
        buy(b, s, log)
        after_token(b, s, log)
    elif action == TRY:
        s.phase = TRYING
    elif action == LAND:
        arrived(b, s, go_ashore(b, s, log), log)
    elif action < ARC + b.n_arcs:
        walk(b, s, action - ARC, log)
    else:
        take_off(b, s, action - ARC - b.n_arcs, log)


def take_place(b: ClassicTables, s: State, choice: int, log: Log | None) -> None:
    """A player chooses a start (C3); after the last one the first turn begins."""
    start(b, s, choice, log)
    if s.seat + 1 < s.seats:
        s.seat += 1
    else:
        pass_on(b, s, log)


def move_on(b: ClassicTables, s: State, face: int, log: Log | None) -> None:
    """The die has fallen (C7): exactly so many steps."""
    s.throw = face
    s.points = face
    tell_no_fare(b, s, log)
    go_on(b, s, log)


def go_on(b: ClassicTables, s: State, log: Log | None) -> None:
    """The pawn walks on if it can, perhaps by turning round (a reading of C7); else it stays."""
    found = way_on(b, s)
    if not found and b.no_walk == 1 and s.turned == 0:
        s.turned = 1
        found = way_on(b, s)
    if found:
        s.phase = WALK
    else:
        emit(log, s, E_STAY, s.seat, s.pos[s.seat], s.points)
        pass_on(b, s, log)


def walk(b: ClassicTables, s: State, e: int, log: Log | None) -> None:
    """One point of a walk."""
    walked = s.walked
    ended = tread(b, s, e, log)
    if s.walked > walked and b.ring_by_passing == 1:
        meet_ring(b, s, log)
    arrived(b, s, ended, log)


def arrived(b: ClassicTables, s: State, ended: bool, log: Log | None) -> None:
    """The pawn is on a point, perhaps on its way."""
    if ended:
        end_move(b, s, log)
    elif b.tokens_by_passing == 1 and s.afloat == 0 and s.closed[s.pos[s.seat]] == 1:
        s.phase = TOKEN
    else:
        tell_no_fare(b, s, log)


def take_off(b: ClassicTables, s: State, f: int, log: Log | None) -> None:
    """One red line instead of a throw; it ends a move like any other (C12)."""
    p = s.seat
    s.money[p] -= b.air_fare
    emit(log, s, E_FLY, p, f, b.air_fare)
    s.pos[p] = b.air_head[f]
    end_move(b, s, log)


def end_move(b: ClassicTables, s: State, log: Log | None) -> None:
    """The pawn stands: home wins (C10, C11), the place acts, then its token may be had (C8)."""
    p = s.seat
    s.points = 0
    if at_goal(b, s):
        s.winner = p
        s.phase = OVER
        emit(log, s, E_WIN if has_star(s, p) else E_SHOE_WIN, p, s.pos[p], 0)
        return
    prize(b, s, p, s.pos[p], log)  # C17
    if b.ring_by_passing == 0:
        meet_ring(b, s, log)
    by_air = s.throw == 0
    if s.closed[s.pos[p]] == 1 and (not by_air or b.air_may_open == 1):
        s.phase = TOKEN
    else:
        pass_on(b, s, log)


def meet_ring(b: ClassicTables, s: State, log: Log | None) -> None:
    """A ringed circle costs turns, in the Sahara (C18) and at sea (C19)."""
    p = s.seat
    v = s.pos[p]
    if b.ring[v] == 1:
        s.wait[p] += b.ring_missed_turns
        emit(log, s, E_CALM if s.afloat == 1 else E_RING, p, v, b.ring_missed_turns)


def after_token(b: ClassicTables, s: State, log: Log | None) -> None:
    """The token has been dealt with: the walk goes on, or the turn is over."""
    if s.points > 0 and s.held[s.seat] == 0:
        go_on(b, s, log)
    else:
        pass_on(b, s, log)


def struggle(b: ClassicTables, s: State, face: int, log: Log | None) -> None:
    """A captive throws for freedom (C15)."""
    p = s.seat
    s.throws += 1
    if face >= b.held_release_from:
        s.held[p] = 0
        emit(log, s, E_FREED, p, s.pos[p], face)
        if b.release_throw_moves == 1:  # the throw that sets free is walked as well
            move_on(b, s, face, log)
        else:
            pass_on(b, s, log)
        return
    emit(log, s, E_HELD, p, s.pos[p], face)
    if s.throws >= b.held_throws:
        pass_on(b, s, log)
