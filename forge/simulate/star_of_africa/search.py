"""The nearest way to a goal, as a player sees the board: purse, robbers and closed tokens."""

from __future__ import annotations

from forge.rules.star_of_africa.codes import AT_CAPE, NOBODY
from forge.rules.star_of_africa.shared import star_carried
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_entry import toll
from forge.rules.star_of_africa.zvezda_legal import sea_fare
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
    w.stamp += 1
    stamp = w.stamp
    start = s.pos[p]
    w.seen[start] = stamp
    w.spent[start] = 0
    w.depth[start] = 0
    w.queue[0] = start
    first = 0
    last = 1
    while first < last:
        u = w.queue[first]
        first += 1
        for e in range(b.first[u], b.first[u + 1]):
            v = b.head[e]
            if w.seen[v] == stamp or shunned(b, s, w, p, e):
                continue
            spent = w.spent[u] + sea_fare(b, s, p, e)
            if spent > s.money[p]:
                continue
            if s.found == 0 and s.open_robber[v] == 1:
                if spent + toll(b, s, v) <= s.money[p]:
                    spent += toll(b, s, v)
                elif b.broke_at_robber == 0:
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


def shunned(b: ZvezdaTables, s: State, w: StarMemory, p: int, e: int) -> bool:
    """Whether a player shuns a step: into a robber as owner, to sea if it never sails."""
    if s.owner == p and s.open_robber[b.head[e]] == 1 and w.careless == 0:
        return True
    return w.no_sea == 1 and b.sea[e] == 1 and b.site[b.tail[e]] == 1


def trace(b: ZvezdaTables, w: StarMemory, v: int) -> int:
    """Writes the arcs that led to a point into ``w.way``; how many."""
    length = w.depth[v]
    for i in range(length - 1, -1, -1):
        e = w.by_arc[v]
        w.way[i] = e
        v = b.tail[e]
    return length
