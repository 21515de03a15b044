"""Where a move of exactly so many steps can end (C7), and how good it is to end there."""

from __future__ import annotations

from forge.rules.star_of_africa.classic_ahead import completes
from forge.rules.star_of_africa.classic_walk import at_sea, boarding, landing, wins
from forge.rules.star_of_africa.codes import GEM, NOBODY, ROBBER, STAR
from forge.rules.star_of_africa.shared import star_carried
from forge.rules.star_of_africa.tables import ClassicTables, State
from forge.simulate.star_of_africa.classic_far import (
    BY_AIR,
    BY_LAND,
    BY_SEA,
    HOMEWARD,
    MEANS,
    TOKENWARD,
    consult,
    far,
)
from forge.simulate.star_of_africa.memory import FAR, StarMemory

A_STEP = 30
"""What a step nearer to the goal is worth, in money."""

A_TURN = 110
"""What a turn is worth: about a throw's steps."""

THE_STAR = 3000
"""What the Star is worth to who finds it."""

NONE = 1 << 40
"""Worse than any place."""


def classic_goal(b: ClassicTables, s: State, p: int) -> int:
    """Home with the Star, or with a horseshoe while another has it; else tokens."""
    return HOMEWARD if wins(b, s) else TOKENWARD


def wanted_there(b: ClassicTables, s: State, v: int, goal: int) -> bool:
    """Whether a point is what the goal asks for."""
    return b.home[v] == 1 if goal == HOMEWARD else s.closed[v] == 1


def can_sail(b: ClassicTables, s: State, w: StarMemory, p: int) -> bool:
    """Whether a player will go to sea: with the money for the way back as well, unless careless.

    Whoever can pay for one voyage only may be left on an island for the rest of the game (C14).
    """
    if w.no_sea == 1:
        return False
    if w.careless == 1 or s.free_exit[p] > 0:
        return s.money[p] >= boarding(b, s)
    if w.goal == HOMEWARD:
        return s.money[p] >= boarding(b, s) + landing(b, s)
    return s.money[p] >= 2 * (b.board_fee + b.land_fee)


def measure_ways(b: ClassicTables, s: State, w: StarMemory, p: int) -> None:
    """Lays open the table of distances (``far``) from what the player looks for.

    Who has what wins, but no way home, looks for tokens again: for the money.
    """
    look_for(b, s, w, p, classic_goal(b, s, p))
    if w.goal == HOMEWARD and far(b, w, s.pos[p]) == FAR:
        look_for(b, s, w, p, TOKENWARD)


def look_for(b: ClassicTables, s: State, w: StarMemory, p: int, goal: int) -> None:
    """Consults the table for a goal, by the means that are within one's means.

    Where care leaves nothing to be reached, all that the purse pays for is thought of.
    """
    w.goal = goal
    by_sea = can_sail(b, s, w, p) or at_sea(b, s.pos[p])
    consult(b, s, w, goal, BY_SEA if by_sea else BY_LAND)
    if far(b, w, s.pos[p]) == FAR:
        risk(b, s, w, p)


def risk(b: ClassicTables, s: State, w: StarMemory, p: int) -> None:
    """Consults the tables for one voyage, one flight, or both, as far as there is money for them.

    Who keeps the money for the way back from where there is no way to anything keeps it for ever.
    """
    careful = w.means
    sea = boarding(b, s) + landing(b, s)
    for means in range(1, MEANS):
        fare = (means % 2) * sea + (means // 2) * b.air_fare
        sails = means % 2 == 0 or w.no_sea == 0
        flies = means < BY_AIR or w.no_air == 0
        if far(b, w, s.pos[p]) == FAR and sails and flies and s.money[p] >= fare:
            consult(b, s, w, w.goal, means)
    if far(b, w, s.pos[p]) == FAR:
        consult(b, s, w, w.goal, careful)


def best_arc(b: ClassicTables, s: State, w: StarMemory, p: int) -> int:
    """The next arc of the exact walk that ends best, or -1 when no first step is allowed.

    Looks at every walk of the steps left, without turning round; fees on the way are looked at
    when they come. The arcs of the best walk stand in ``w.way``.
    """
    best = NONE
    arc = -1
    w.way_at = 1
    w.way_length = 0
    depth = 0
    w.trail[0] = s.pos[p]
    w.next_arc[0] = b.first[s.pos[p]]
    w.by_arc[0] = s.came
    while depth >= 0:
        v = w.trail[depth]
        if depth == s.points:
            price = regret(b, s, w, p, v)
            if price < best:
                best = price
                arc = w.next_arc[0] - 1
                w.way_length = depth
                for i in range(depth):
                    w.way[i] = w.next_arc[i] - 1
            depth -= 1
            continue
        e = w.next_arc[depth]
        if e >= b.first[v + 1]:
            depth -= 1
            continue
        w.next_arc[depth] += 1
        if passable(b, s, w, p, e, depth):
            depth += 1
            w.trail[depth] = b.head[e]
            w.next_arc[depth] = b.first[b.head[e]]
            w.by_arc[depth] = e + 1
    return arc


def passable(b: ClassicTables, s: State, w: StarMemory, p: int, e: int, depth: int) -> bool:
    """Whether a walk may take this arc: not straight back, not to sea against one's will."""
    came = w.by_arc[depth]
    if depth == 0:
        if not completes(b, s, e):
            return False
    elif came > 0 and b.back[e] == came - 1:
        return False
    if b.sea[e] == 0 or b.site[b.tail[e]] == 0:
        return True
    return w.means % 2 == BY_SEA or s.afloat == 1 or at_sea(b, s.pos[p])


def regret(b: ClassicTables, s: State, w: StarMemory, p: int, v: int) -> int:
    """How bad it is to end a move on a point, in money."""
    price = A_STEP * min(far(b, w, v), FAR // A_STEP)
    if w.careful == 1:
        if b.ring[v] == 1:
            price += A_TURN * b.ring_missed_turns
        if s.closed[v] == 1 and w.goal == TOKENWARD:
            price -= hope(b, s, p)
    return price


def hope(b: ClassicTables, s: State, p: int) -> int:
    """What turning a closed token over brings on average, by what has not been turned over."""
    hidden = 0
    worth = 0
    for k in range(b.n_kinds):
        hidden += s.left[k]
        if b.role[k] == GEM:
            worth += s.left[k] * b.worth[k]
        elif b.role[k] == STAR and s.owner == NOBODY:
            worth += s.left[k] * THE_STAR
        elif b.role[k] == ROBBER:
            worth -= s.left[k] * s.money[p] // 2
    if star_carried(s):
        worth += hidden * A_STEP
    return worth // max(hidden, 1)
