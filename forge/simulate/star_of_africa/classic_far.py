"""How far every point is from what a player looks for in the Classic edition.

A table for each goal and means of travel says how many steps (a flight counts as one) the nearest
wanted point is away from each site, and which one that is; how far circles are follows from the two
sites that their link joins. The tables of a game that has just begun are worked out once a board;
when a token has been turned over, only the sites that it was nearest to are measured anew.
"""

from __future__ import annotations

from typing import Final

from forge.rules.star_of_africa.tables import ClassicTables, Map, State
from forge.simulate.star_of_africa.memory import FAR, StarMemory, behind, homes, memory, nearest

TOKENWARD: Final = 0
HOMEWARD: Final = 1

BY_LAND: Final = 0
BY_SEA: Final = 1
BY_AIR: Final = 2
"""Means of travel beside one's feet; both together are their sum."""
MEANS: Final = 4


def classic_memory(b: ClassicTables, seats: int) -> StarMemory:
    """A memory for games on this board, with the tables of a game that has just begun."""
    made = memory(b, seats)
    made.n_sites = sum(b.site)
    for e in range(b.n_arcs):
        made.leads[e], made.length[e] = _follow(b, e)
    for wanted in (b.squares, homes(b)):
        for means in range(MEANS):
            ways = behind(b, sea=bool(means & BY_SEA), air=bool(means & BY_AIR))
            for far, root in nearest(ways, wanted)[: made.n_sites]:
                made.fars_first.append(far)
                made.roots_first.append(root)
    made.fars, made.roots = [*made.fars_first], [*made.roots_first]
    return made


def _follow(b: Map, e: int) -> tuple[int, int]:
    """The site that an arc leads to along its link, and in how many steps."""
    steps = 1
    while b.site[b.head[e]] == 0:
        v = b.head[e]
        e = next(f for f in range(b.first[v], b.first[v + 1]) if f != b.back[e])
        steps += 1
    return b.head[e], steps


def consult(b: ClassicTables, s: State, w: StarMemory, goal: int, means: int) -> None:
    """Lays open the table for a goal and means of travel, brought up to date."""
    sheet = MEANS * goal + means
    w.means = means
    w.base = sheet * w.n_sites
    if goal == HOMEWARD:
        return
    if w.fars_game[sheet] != w.game + 1:
        w.fars_game[sheet] = w.game + 1
        w.fars_mark[sheet] = -1
        for at in range(w.base, w.base + w.n_sites):
            w.fars[at] = w.fars_first[at]
            w.roots[at] = w.roots_first[at]
    hidden = 0
    for k in range(b.n_kinds):
        hidden += s.left[k]
    if w.fars_mark[sheet] != hidden:
        w.fars_mark[sheet] = hidden
        n = forget(s, w)
        while measure(b, w, n):
            pass


def forget(s: State, w: StarMemory) -> int:
    """Forgets the ways to tokens that have been turned over: how many sites', now in the queue."""
    n = 0
    for v in range(w.n_sites):
        at = w.base + v
        if w.fars[at] < FAR and s.closed[w.roots[at]] == 0:
            w.fars[at] = FAR
            w.queue[n] = v
            n += 1
    return n


def measure(b: ClassicTables, w: StarMemory, n: int) -> bool:
    """Measures each site in the queue by those around it; True when one has come nearer."""
    nearer = False
    for i in range(n):
        v = w.queue[i]
        at = w.base + v
        for e in range(b.first[v], b.first[v + 1]):
            there = w.base + w.leads[e]
            far = w.fars[there] + w.length[e]
            if far < w.fars[at] and (b.sea[e] == 0 or w.means % 2 == BY_SEA):
                w.fars[at] = far
                w.roots[at] = w.roots[there]
                nearer = True
        if w.means >= BY_AIR:
            for f in range(b.air_first[v], b.air_first[v + 1]):
                there = w.base + b.air_head[f]
                if w.fars[there] + 1 < w.fars[at]:
                    w.fars[at] = w.fars[there] + 1
                    w.roots[at] = w.roots[there]
                    nearer = True
    return nearer


def far(b: ClassicTables, w: StarMemory, v: int) -> int:
    """How far a point is from what is looked for, by the table that lies open; FAR: no way."""
    if v < w.n_sites:
        return w.fars[w.base + v]
    best = FAR
    for e in range(b.first[v], b.first[v + 1]):
        if b.sea[e] == 0 or w.means % 2 == BY_SEA:
            best = min(best, w.fars[w.base + w.leads[e]] + w.length[e])
    return best
