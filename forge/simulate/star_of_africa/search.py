"""The nearest way to a goal, as a player sees the board: purse, robbers and closed tokens."""

from __future__ import annotations

from forge.rules.star_of_africa.codes import AT_CAPE, NOBODY
from forge.rules.star_of_africa.shared import star_carried
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_legal import fare_of, may_owe, puts_to_sea
from forge.simulate.star_of_africa.memory import StarMemory

TOKEN = 0
HOME = 1
CAPE = 2
OWNER = 3
ROBBERS = 4


def goal_of(b: ZvezdaTables, s: State, p: int) -> int:
    """What a player wants: tokens, then the Star, then home."""
    if s.owner == p:
        return HOME
    if s.owner == AT_CAPE:
        return CAPE
    if s.owner == NOBODY:
        return TOKEN
    if s.robber[p] == 1:
        return OWNER
    for i in range(b.n_squares):
        if s.open_robber[b.squares[i]] == 1:
            return ROBBERS
    return TOKEN


def is_goal(b: ZvezdaTables, s: State, v: int, goal: int) -> bool:
    """Whether a point is what the goal asks for."""
    if goal == TOKEN:
        return s.closed[v] == 1
    if goal == HOME:
        return b.home[v] == 1
    if goal == CAPE:
        return v == b.cape
    if goal == OWNER:
        return star_carried(s) and s.pos[s.owner] == v
    return s.open_robber[v] == 1


def find_way(b: ZvezdaTables, s: State, w: StarMemory, p: int, goal: int) -> int:
    """The length in steps of the shortest way that the purse allows to the nearest goal, or -1.

    The owner of the Star never walks through an open robber. The way's arcs stand in ``w.way``.
    """
    begin_search(w, s.pos[p])
    stamp = w.stamp
    purse = s.money[p]
    fare = fare_of(b, s, p)
    shy = s.owner == p and w.careless == 0
    ashore = w.no_sea == 1
    first = 0
    last = 1
    while first < last:
        u = w.queue[first]
        first += 1
        for e in range(b.first[u], b.first[u + 1]):
            v = b.head[e]
            if w.seen[v] == stamp or (shy and s.open_robber[v] == 1):
                continue
            spent = w.spent[u]
            if puts_to_sea(b, e):
                spent += fare
                if ashore or spent > purse:
                    continue
            if s.open_robber[v] == 1 and s.found == 0:
                if spent + b.robber_toll <= purse:
                    spent += b.robber_toll
                elif not may_owe(b):
                    continue
            w.seen[v] = stamp
            w.spent[v] = spent
            w.depth[v] = w.depth[u] + 1
            w.by_arc[v] = e
            if is_goal(b, s, v, goal):
                return trace(b, w, v)
            w.queue[last] = v
            last += 1
    return -1


def begin_search(w: StarMemory, start: int) -> None:
    """Forgets the last search; this one begins at a point."""
    w.stamp += 1
    w.seen[start] = w.stamp
    w.spent[start] = 0
    w.depth[start] = 0
    w.queue[0] = start


def trace(b: ZvezdaTables, w: StarMemory, v: int) -> int:
    """Writes the arcs that led to a point into ``w.way``; how many."""
    length = w.depth[v]
    for i in range(length - 1, -1, -1):
        e = w.by_arc[v]
        w.way[i] = e
        v = b.tail[e]
    return length
