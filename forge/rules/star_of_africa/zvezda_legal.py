"""The Zvezda edition, Z1-Z29: what the player to move may do.

An action is one point of a walk, or Stop; a handed-in horseshoe; one passed token opened or left.
"""

from __future__ import annotations

from forge.rules.protocol import Buffer
from forge.rules.star_of_africa.codes import (
    ARC,
    BEGIN,
    CASH,
    CLOSE,
    DONE,
    EXTRA,
    LEAVE,
    MISS,
    MISSED,
    OFFER,
    OPEN,
    ROLL,
    STARTING,
    STOP,
    WALK,
)
from forge.rules.star_of_africa.shared import starts
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_entry import toll


def legal(b: ZvezdaTables, s: State, out: Buffer) -> int:
    """The actions of the player to move, ascending."""
    if s.phase == STARTING:
        return starts(b, out)
    if s.phase == BEGIN:
        return legal_beginning(b, s, out)
    if s.phase == WALK:
        return legal_walk(b, s, out)
    n = 0
    if s.phase != OFFER and s.phase != MISSED and s.phase != CLOSE:
        return n
    if s.shoes[s.seat] > 0:  # Z18
        out[n] = CASH
        n += 1
        if s.phase != OFFER:
            out[n] = EXTRA
            n += 1
    if s.phase == OFFER:
        if s.money[s.seat] >= b.open_passed_fee:  # Z13
            out[n] = OPEN
            n += 1
        out[n] = LEAVE
    elif s.phase == MISSED:
        out[n] = MISS
    else:
        out[n] = DONE
    return n + 1


def legal_beginning(b: ZvezdaTables, s: State, out: Buffer) -> int:
    """Roll, hand in a horseshoe (Z18), or fly (Z17)."""
    p = s.seat
    out[0] = ROLL
    n = 1
    if s.shoes[p] > 0:
        out[1] = CASH
        out[2] = EXTRA
        n = 3
    v = s.pos[p]
    if s.money[p] >= b.air_fare:
        for f in range(b.air_first[v], b.air_first[v + 1]):
            if may_land(b, s, p, b.air_head[f]):
                out[n] = ARC + b.n_arcs + f
                n += 1
    return n


def may_land(b: ZvezdaTables, s: State, p: int, v: int) -> bool:
    """Whether an open robber lets the passenger stop there (Z22 by Z17)."""
    return b.air_meets_robber == 0 or toll(b, s, v) <= s.money[p] - b.air_fare or may_owe(b)


def may_owe(b: ZvezdaTables) -> bool:
    """Whether a robber lets those by who cannot pay (a reading of Z22)."""
    return b.broke_at_robber == 1


def legal_walk(b: ZvezdaTables, s: State, out: Buffer) -> int:
    """The next points of a walk (Z4), and Stop where the walk may end (Z5)."""
    p = s.seat
    n = 1
    if s.shoes[p] > 0:  # Z18: the fare may be lacking in the middle of a walk
        out[1] = CASH
        n = 2
    cash = n
    v = s.pos[p]
    for e in range(b.first[v], b.first[v + 1]):
        if may_step(b, s, p, e):
            out[n] = ARC + e
            n += 1
    if s.walked >= b.min_points or n == cash:
        out[0] = STOP
        return n
    for i in range(1, n):
        out[i - 1] = out[i]
    return n - 1


def may_step(b: ZvezdaTables, s: State, p: int, e: int) -> bool:
    """Whether the purse (Z16, Z22) and the way so far (a reading of Z4) allow this step."""
    if b.turn_back_within_move == 0 and s.came > 0 and b.back[e] == s.came - 1:
        return False
    fare = sea_fare(b, s, p, e)
    if fare > s.money[p]:
        return False
    return may_owe(b) or fare + toll(b, s, b.head[e]) <= s.money[p]


def sea_fare(b: ZvezdaTables, s: State, p: int, e: int) -> int:
    """What it costs to leave a port for the sea by this step (Z15, Z21)."""
    return fare_of(b, s, p) if puts_to_sea(b, e) else 0


def fare_of(b: ZvezdaTables, s: State, p: int) -> int:
    """What it costs a player now to leave any port for the sea (Z15, Z21)."""
    return 0 if s.free_exit[p] > 0 or all_broke(b, s, p) else b.sea_fee


def all_broke(b: ZvezdaTables, s: State, p: int) -> bool:
    """Whether nobody has the fare or a horseshoe, so that nobody has to pay (a reading of Z16)."""
    if b.sea_free_when_all_broke == 0 or s.money[p] >= b.sea_fee:
        return False
    for q in range(s.seats):
        if s.money[q] >= b.sea_fee or s.shoes[q] > 0:
            return False
    return True


def puts_to_sea(b: ZvezdaTables, e: int) -> bool:
    """Whether a step leaves a port for the sea (Z15)."""
    return b.sea[e] == 1 and b.site[b.tail[e]] == 1
