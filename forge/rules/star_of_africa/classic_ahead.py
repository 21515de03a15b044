"""Looking ahead in the Classic edition: whether what is left of a throw can be walked (C7).

Walks are tried on the state itself, by the same functions that play them, and taken back.
"""

from __future__ import annotations

from typing import Final

from forge.rules.log import Log
from forge.rules.star_of_africa.classic_walk import (
    at_goal,
    disembark,
    landing,
    may_tread,
    tread,
    wins,
)
from forge.rules.star_of_africa.tables import ClassicTables, State

WALKED: Final = -1
"""What ``descend`` returns when the throw has been walked."""


def in_port(b: ClassicTables, s: State) -> bool:
    """Whether the pawn is on board in a port and can pay to go ashore (C13)."""
    p = s.seat
    return s.afloat == 1 and b.site[s.pos[p]] == 1 and landing(b, s) <= s.money[p]


def landing_ends(b: ClassicTables, s: State) -> bool:
    """Whether the move is over for a pawn that goes ashore here, whatever is left of the throw.

    It is if every landing ends a move (a reading of C13), or if this one wins (a reading of C10).
    """
    home = b.home[s.pos[s.seat]] == 1 and wins(b, s)
    return b.land_and_sea_in_one_roll == 0 or (b.home_exact == 0 and home)


def go_ashore(b: ClassicTables, s: State, log: Log | None) -> bool:
    """The player lands in the middle of a move; True when it ends there."""
    disembark(b, s, log)
    return b.land_and_sea_in_one_roll == 0 or (b.home_exact == 0 and at_goal(b, s))


def may_go_ashore(b: ClassicTables, s: State) -> bool:
    """Whether a player who sails into a port has a reason to land, and can walk on after it."""
    if not in_port(b, s):
        return False
    if landing_ends(b, s):
        return True
    p = s.seat
    v = s.pos[p]
    token = b.tokens_by_passing == 1 and s.closed[v] == 1  # C8
    prize_left = b.cape_town_by_passing == 1 and v == b.cape and s.cape_paid == 0  # C17
    if not token and not prize_left:
        return False
    money = s.money[p]
    free_landing = s.free_landing[p]
    cape_paid = s.cape_paid
    disembark(b, s, None)
    found = way_on(b, s)
    s.afloat = 1
    s.money[p] = money
    s.free_landing[p] = free_landing
    s.cape_paid = cape_paid
    return found


def way_on(b: ClassicTables, s: State) -> bool:
    """Whether what is left of the throw can be walked from here (C7)."""
    v = s.pos[s.seat]
    e = b.first[v]
    while e < b.first[v + 1] and not completes(b, s, e):
        e += 1
    return e < b.first[v + 1]


def completes(b: ClassicTables, s: State, e: int) -> bool:
    """Whether this step is allowed and the rest of the throw can be walked after it (C7)."""
    if not may_tread(b, s, e):
        return False
    return b.far[e] >= s.points or finds_way(b, s, e)


def finds_way(b: ClassicTables, s: State, e: int) -> bool:
    """Tries every walk that begins with a step, depth first; the way so far is in ``passed``.

    What a token or a prize could bring to a player who goes ashore for it is not counted on.
    """
    p = s.seat
    v = s.pos[p]
    points = s.points
    came = s.came
    afloat = s.afloat
    turned = s.turned
    cape_paid = s.cape_paid
    money = s.money[p]
    free_exit = s.free_exit[p]
    free_landing = s.free_landing[p]
    n = 0
    go = e
    last = e + 1
    found = False
    while n >= 0 and not found:
        n = descend(b, s, n, go, last)
        found = n == WALKED
        n -= 1
        s.pos[p] = v
        s.walked -= points - s.points
        s.points = points
        s.came = came
        s.afloat = afloat
        s.turned = turned
        s.cape_paid = cape_paid
        s.money[p] = money
        s.free_exit[p] = free_exit
        s.free_landing[p] = free_landing
        if n >= 0:  # nothing leads on: back by one step, and the next one there
            for i in range(n):
                tread(b, s, s.passed[i], None)
            go = s.passed[n] + 1
            last = b.first[s.pos[p] + 1] if n > 0 else e + 1
    for i in range(points):
        s.passed[i] = 0
    return found


def descend(b: ClassicTables, s: State, n: int, go: int, last: int) -> int:
    """Walks on by the first steps that are allowed, from ``go`` to before ``last`` and so on.

    Returns WALKED, or, where nothing leads on, how many steps the trial has then.
    """
    p = s.seat
    while go < last:
        if may_tread(b, s, go):
            s.passed[n] = go
            n += 1
            if tread(b, s, go, None) or (in_port(b, s) and landing_ends(b, s)):
                return WALKED
            go = b.first[s.pos[p]]
            last = b.first[s.pos[p] + 1]
        else:
            go += 1
    return n
