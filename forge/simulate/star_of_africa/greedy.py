"""The greedy policy: to the nearest closed token, to the Star, and home by the shortest way.

It pays where that is worth it, flies where that saves a long walk, and, with the Star in its
pocket, keeps away from robbers that lie open and from stops on closed tokens.
"""

from __future__ import annotations

from forge.rules.star_of_africa.codes import (
    ARC,
    BEGIN,
    CASH,
    CLOSE,
    DONE,
    EXTRA,
    GEM,
    LEAVE,
    MISS,
    OFFER,
    OPEN,
    ROBBER,
    ROLL,
    STOP,
    WALK,
)
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_legal import legal, may_land, may_step
from forge.simulate.star_of_africa.memory import StarMemory
from forge.simulate.star_of_africa.search import (
    HOME,
    TOKEN,
    find_way,
    goal_of,
    is_goal,
)

LONG_WALK = 7
"""Steps from which on a flight is worth its fare."""


def greedy(b: ZvezdaTables, s: State, w: StarMemory) -> int:
    """The greedy action in a state in which a player has a choice."""
    p = s.seat
    if s.phase == WALK:
        return greedy_step(b, s, w, p)
    if s.phase == BEGIN:
        return greedy_beginning(b, s, w, p)
    if s.phase == OFFER:
        rich = s.money[p] >= b.open_passed_fee
        return OPEN if rich and (w.careless == 1 or worth_opening(b, s, p)) else LEAVE
    if s.phase == CLOSE:
        again = s.owner == p and s.shoes[p] > 0 and s.wait[p] == 0
        return EXTRA if again and w.no_shoes == 0 else DONE
    return MISS


def greedy_beginning(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> int:
    """Fly, hand in a horseshoe, or roll."""
    if s.shoes[p] > 0 and w.no_shoes == 0:
        stuck = s.money[p] < b.sea_fee and b.island[s.pos[p]] == 1
        if w.careless == 1 or (stuck and s.owner != p):
            return CASH
    f = flight(b, s, w, p)
    return ARC + b.n_arcs + f if f >= 0 else ROLL


def flight(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> int:
    """The flight that saves a long walk, or -1."""
    u = s.pos[p]
    if w.no_air == 1 or s.money[p] < b.air_fare or b.air_first[u] == b.air_first[u + 1]:
        return -1
    goal = goal_of(b, s, p)
    if goal == HOME:
        return flight_home(b, s, w, p)
    if goal == TOKEN:
        length = find_way(b, s, w, p, goal)
        if 0 <= length < LONG_WALK:
            return -1
    for f in range(b.air_first[u], b.air_first[u + 1]):
        if is_goal(b, s, b.air_head[f], goal) and may_land(b, s, p, b.air_head[f]):
            return f
    return -1


def flight_home(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> int:
    """The owner's flight: the one that brings home nearest, if it saves a throw or more."""
    u = s.pos[p]
    best = -1
    nearest = w.home_far[u] - 4
    for f in range(b.air_first[u], b.air_first[u + 1]):
        v = b.air_head[f]
        if s.open_robber[v] == 0 and s.closed[v] == 0 and w.home_far[v] < nearest:
            nearest = w.home_far[v]
            best = f
    return best


def greedy_step(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> int:
    """The next arc of the plan, or Stop at its end."""
    goal = goal_of(b, s, p)
    if w.way_turn != s.turns or w.goal != goal or s.walked == 0:
        w.way_turn = s.turns
        w.goal = goal
        w.way_at = 0
        w.way_length = find_way(b, s, w, p, goal)
    if w.way_at >= w.way_length:
        return STOP if s.walked >= b.min_points else any_step(b, s, w, p)
    e = w.way[w.way_at]
    w.way_at += 1
    risky = s.owner == p and s.points == 1 and s.closed[b.head[e]] == 1 and w.careless == 0
    if risky and s.walked >= b.min_points:
        return STOP
    if not may_step(b, s, p, e):
        return any_step(b, s, w, p)
    return ARC + e


def any_step(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> int:
    """The first step that leads into no open robber, or else the first action there is."""
    n = legal(b, s, w.out)
    for i in range(n):
        a = w.out[i]
        if a >= ARC and s.open_robber[b.head[a - ARC]] == 0:
            return a
    return w.out[0] if w.out[0] != CASH or n == 1 else w.out[1]


def worth_opening(b: ZvezdaTables, s: State, p: int) -> bool:
    """Whether a closed token is worth its fee, by what has not been turned over yet.

    The Star counts as much as all the money at the start; a robber costs what is held.
    """
    if s.owner == p:
        return False
    hidden = 0
    worth = 0
    for k in range(b.n_kinds):
        hidden += s.left[k]
        if b.role[k] == GEM:
            worth += s.left[k] * b.worth[k]
        elif b.role[k] == ROBBER:
            worth -= s.left[k] * (s.money[p] - b.open_passed_fee)
    if s.found == 0:
        worth += b.start_money
    return worth > hidden * b.open_passed_fee
