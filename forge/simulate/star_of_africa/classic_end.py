"""Whether a game of the Classic edition can still be won by anybody (C10, C11, C14).

In this edition players can lose the fare on islands or at sea for the rest of the game, all of them
too. What a player can come to is taken too wide: any number of steps, a fare paid once for all
voyages. Where even that leads to no closed token, no prize, and not home with what wins, nobody's
money or tokens can change any more: nobody will ever win.
"""

from __future__ import annotations

from forge.rules.star_of_africa.classic_walk import at_sea
from forge.rules.star_of_africa.codes import LAYING, NOBODY, STARTING
from forge.rules.star_of_africa.tables import ClassicTables, State
from forge.simulate.star_of_africa.memory import StarMemory


def classic_hopeless(b: ClassicTables, s: State, w: StarMemory) -> bool:
    """Whether nobody can win any more, whatever is chosen and thrown."""
    if s.phase == LAYING or s.phase == STARTING or b.rescue == 1:
        return False
    p = 0
    while p < s.seats and not has_hope(b, s, w, p):
        p += 1
    return p == s.seats


def has_hope(b: ClassicTables, s: State, w: StarMemory, p: int) -> bool:
    """Whether a player may come to a closed token, to the prize, or home with what wins."""
    may_win = s.owner == p or (s.owner != NOBODY and s.shoes[p] > 0)
    w.stamp += 1
    w.queue[0] = s.pos[p]
    w.seen[s.pos[p]] = w.stamp
    first = 0
    last = 1
    while first < last:
        v = w.queue[first]
        first += 1
        prize_left = v == b.cape and s.cape_paid == 0
        if s.closed[v] == 1 or prize_left or (may_win and b.home[v] == 1):
            return True
        last = look_on(b, s, w, p, v, last)
    return False


def look_on(b: ClassicTables, s: State, w: StarMemory, p: int, v: int, last: int) -> int:
    """Adds to the queue what a player may come to from a point; returns where it ends then."""
    afloat = at_sea(b, s.pos[p])
    fare = b.land_fee if afloat else b.board_fee + b.land_fee
    sails = s.money[p] >= fare
    for e in range(b.first[v], b.first[v + 1]):
        u = b.head[e]
        if w.seen[u] != w.stamp and (b.sea[e] == 0 or sails):
            w.seen[u] = w.stamp
            w.queue[last] = u
            last += 1
    if s.money[p] >= b.air_fare:
        for f in range(b.air_first[v], b.air_first[v + 1]):
            u = b.air_head[f]
            if w.seen[u] != w.stamp:
                w.seen[u] = w.stamp
                w.queue[last] = u
                last += 1
    return last
