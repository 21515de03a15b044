"""The look-ahead policy: weighs every place where the move may end, and goes to the best one.

It looks one move ahead, over what all players can see: what a stop there costs or brings, what may
lie under a closed token by what has not been turned over yet, and how far the goal is from there.
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
    STAR,
    STOP,
    WALK,
)
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_entry import toll
from forge.rules.star_of_africa.zvezda_legal import may_land, may_owe, may_step, sea_fare
from forge.simulate.star_of_africa.greedy import any_step
from forge.simulate.star_of_africa.memory import FAR, StarMemory
from forge.simulate.star_of_africa.search import begin_search, goal_of, is_goal, trace

A_STEP = 60
"""What a step nearer to the goal is worth, in money: with less, pawns fly off for any token."""

A_TURN = 220
"""What a turn is worth: about a throw's steps."""

THE_STAR = 3000
"""What the Star is worth to who finds it, and costs who loses it."""


def lookahead(b: ZvezdaTables, s: State, w: StarMemory) -> int:
    """The action that promises most, in a state in which a player has a choice."""
    p = s.seat
    if s.phase == WALK:
        return best_step(b, s, w, p)
    if s.phase == BEGIN:
        return best_beginning(b, s, w, p)
    if s.phase == OFFER:
        worth = token_worth(b, s, p, s.money[p] - b.open_passed_fee)
        return OPEN if s.money[p] >= b.open_passed_fee and worth > b.open_passed_fee else LEAVE
    if s.phase == CLOSE:
        return EXTRA if s.owner == p and s.shoes[p] > 0 and s.wait[p] == 0 else DONE
    return MISS


def best_beginning(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> int:
    """Money for a horseshoe where a fare is lacking, the best flight, or a roll."""
    v = s.pos[p]
    if s.shoes[p] > 0 and s.money[p] < b.sea_fee and b.island[v] == 1:
        return CASH
    measure(b, s, w, p)
    best = -A_STEP * w.far[v] + A_TURN
    action = ROLL
    if s.money[p] >= b.air_fare:
        for f in range(b.air_first[v], b.air_first[v + 1]):
            head = b.air_head[f]
            value = promise(b, s, w, p, head, b.air_fare)
            if may_land(b, s, p, head) and value > best:
                best = value
                action = ARC + b.n_arcs + f
    return action


def best_step(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> int:
    """The next arc towards the best place to stop, or Stop."""
    goal = goal_of(b, s, p)
    if w.way_turn != s.turns or w.goal != goal or s.walked == 0:
        w.way_turn = s.turns
        w.goal = goal
        measure(b, s, w, p)
        plan(b, s, w, p)
    if w.way_at >= w.way_length:
        return STOP if s.walked >= b.min_points else any_step(b, s, w, p)
    e = w.way[w.way_at]
    w.way_at += 1
    return ARC + e if may_step(b, s, p, e) else any_step(b, s, w, p)


def measure(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> None:
    """Each point's distance to the nearest goal, in steps, as if every road led both ways."""
    goal = goal_of(b, s, p)
    last = 0
    for v in range(b.n_points):
        w.far[v] = FAR
        if is_goal(b, s, v, goal):
            w.far[v] = 0
            w.queue[last] = v
            last += 1
    first = 0
    while first < last:
        u = w.queue[first]
        first += 1
        for e in range(b.first[u], b.first[u + 1]):
            v = b.head[e]
            if w.far[v] == FAR and not barred_at(s, p, v):
                w.far[v] = w.far[u] + 1
                w.queue[last] = v
                last += 1


def plan(b: ZvezdaTables, s: State, w: StarMemory, p: int) -> None:
    """Looks at every place within the throw and writes the way to the best one into ``w.way``."""
    start = s.pos[p]
    begin_search(w, start)
    w.way_at = 0
    w.way_length = 0
    best = -A_STEP * FAR
    first = 0
    last = 1
    while first < last:
        u = w.queue[first]
        first += 1
        if u != start or s.walked >= b.min_points:
            value = promise(b, s, w, p, u, w.spent[u])
            if value > best:
                best = value
                w.best = u
        if w.depth[u] < s.points and (u == start or not barred_at(s, p, u)):
            last = spread(b, s, w, p, u, last)
    if best > -A_STEP * FAR:
        w.way_length = trace(b, w, w.best)


def barred_at(s: State, p: int, v: int) -> bool:
    """Whether a player cannot walk on from there."""
    return s.owner == p and s.open_robber[v] == 1


def spread(b: ZvezdaTables, s: State, w: StarMemory, p: int, u: int, last: int) -> int:
    """Adds the points one step from ``u`` to the search; where its queue ends now."""
    for e in range(b.first[u], b.first[u + 1]):
        v = b.head[e]
        if w.seen[v] == w.stamp:
            continue
        spent = w.spent[u] + sea_fare(b, s, p, e)
        if spent > s.money[p]:
            continue
        if spent + toll(b, s, v) <= s.money[p]:
            spent += toll(b, s, v)
        elif not may_owe(b):
            continue
        w.seen[v] = w.stamp
        w.spent[v] = spent
        w.depth[v] = w.depth[u] + 1
        w.by_arc[v] = e
        w.queue[last] = v
        last += 1
    return last


def promise(b: ZvezdaTables, s: State, w: StarMemory, p: int, v: int, spent: int) -> int:
    """What a move that ends on a point promises, in money."""
    value = -A_STEP * min(w.far[v], FAR // A_STEP)
    if s.found == 0:  # afterwards money is only the means to get home
        value -= spent
    if b.ring[v] == 1:
        value -= A_TURN * b.ring_missed_turns
    if b.island[v] == 1 and s.money[p] - spent < b.way_out[v]:
        value -= A_TURN * b.island_missed_turns
    if s.open_robber[v] == 1:
        if s.found == 0:
            value -= A_TURN * b.robber_missed_turns
        elif s.owner == p:
            value -= THE_STAR + s.money[p]
    if s.closed[v] == 1:
        value += token_worth(b, s, p, s.money[p] - spent)
    return value


def token_worth(b: ZvezdaTables, s: State, p: int, money: int) -> int:
    """What turning a closed token over brings on average, by what has not been turned over."""
    hidden = 0
    worth = 0
    for k in range(b.n_kinds):
        hidden += s.left[k]
        if b.role[k] == GEM:
            worth += s.left[k] * b.worth[k]
        elif b.role[k] == STAR:
            worth += s.left[k] * THE_STAR
        elif b.role[k] == ROBBER:
            worth -= s.left[k] * robber_costs(s, p, money)
    return worth // max(hidden, 1)


def robber_costs(s: State, p: int, money: int) -> int:
    """What turning over a robber costs a player: money is worth what can still be done with it."""
    if s.found == 0:
        return money // 4
    return THE_STAR + money if s.owner == p else 0
