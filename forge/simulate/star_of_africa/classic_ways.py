"""Where a move of exactly so many steps can end (C7), and how good it is to end there."""

from __future__ import annotations

from forge.rules.star_of_africa.classic_ahead import completes
from forge.rules.star_of_africa.classic_walk import at_sea, boarding, landing, wins
from forge.rules.star_of_africa.codes import GEM, NOBODY, ROBBER, STAR
from forge.rules.star_of_africa.shared import star_carried
from forge.rules.star_of_africa.tables import ClassicTables, State
from forge.simulate.star_of_africa.memory import FAR, StarMemory

HOMEWARD = 1
TOKENWARD = 0
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
    """Each point's distance to the nearest goal, as if every road led both ways.

    They stand in ``w.fars`` from ``w.base`` on, a table for each goal and with or without the sea;
    one is measured anew when a token has been turned over since.
    """
    goal = classic_goal(b, s, p)
    w.goal = goal
    by_sea = can_sail(b, s, w, p) or at_sea(b, s.pos[p])
    sheet = 2 * goal + (1 if by_sea else 0)
    w.base = sheet * b.n_points
    mark = hidden_tokens(b, s) + 1 if goal == TOKENWARD else 1
    if w.fars_game[sheet] == w.game + 1 and w.fars_mark[sheet] == mark:
        return
    w.fars_game[sheet] = w.game + 1
    w.fars_mark[sheet] = mark
    last = 0
    for v in range(b.n_points):
        w.fars[w.base + v] = FAR
        if wanted_there(b, s, v, goal):
            w.fars[w.base + v] = 0
            w.queue[last] = v
            last += 1
    first = 0
    while first < last:
        u = w.queue[first]
        first += 1
        for e in range(b.first[u], b.first[u + 1]):
            v = b.head[e]
            if w.fars[w.base + v] == FAR and (by_sea or b.sea[e] == 0):
                w.fars[w.base + v] = w.fars[w.base + u] + 1
                w.queue[last] = v
                last += 1


def hidden_tokens(b: ClassicTables, s: State) -> int:
    """How many tokens lie face down."""
    hidden = 0
    for k in range(b.n_kinds):
        hidden += s.left[k]
    return hidden


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
    leaves_port = b.sea[e] == 1 and b.site[b.tail[e]] == 1
    afloat = s.afloat == 1 or at_sea(b, s.pos[p])
    return not leaves_port or afloat or can_sail(b, s, w, p)


def regret(b: ClassicTables, s: State, w: StarMemory, p: int, v: int) -> int:
    """How bad it is to end a move on a point, in money."""
    price = A_STEP * min(w.fars[w.base + v], FAR // A_STEP)
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
