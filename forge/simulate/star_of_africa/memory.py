"""What the policies of Star of Africa remember, and what is watched for the statistics."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from forge.rules.layout import blank, row
from forge.rules.star_of_africa.codes import OVER
from forge.rules.star_of_africa.room import room
from forge.rules.star_of_africa.tables import Map, State
from forge.simulate.memory import Memory

SHEETS = 8
"""Tables of distances: from tokens and home, by land alone, with the sea, flights, or both."""

FAR = 1 << 20
"""Farther than any way on any board."""


@dataclass(slots=True)
class StarMemory(Memory):
    """A search's scratch, the plan of the move under way, and how the seat to move plays.

    ``way`` are the arcs of the plan, ``way_length`` how many, ``way_at`` the next; ``goal`` is what
    the plan leads to and ``means`` how, ``way_turn`` the turn that it was made in, ``best`` the
    place to stop. ``home_far`` is each point's distance from the nearest home by land and sea, in
    steps, ``far`` the same from the goal. ``fars`` are tables of distances by goal and means of
    travel, for ``n_sites`` sites each (see ``classic_far``), the one in use from ``base`` on, of a
    game (``fars_game``) with so many tokens face down (``fars_mark``); ``roots`` are the sites that
    they are measured from; ``fars_first`` and ``roots_first`` are those of a game that has just
    begun. ``leads`` is the site that an arc leads to along its link, ``length`` in how many steps.

    ``no_air``, ``no_sea``, ``no_shoes``: the policy never flies, sails, hands in a horseshoe;
    ``careless``: it takes no heed of robbers and pays for every token. ``careful``: it weighs what
    a stop costs and may bring; ``no_fee``: it never buys a token. ``trail`` and ``next_arc`` are a
    walk under examination, ``seen_turn`` the last turn that was looked at; ``seen`` holds the
    ``stamp`` of what the search under way has come to.
    """

    stamp: int = 0
    way_turn: int = 0
    way_length: int = 0
    way_at: int = 0
    goal: int = 0
    seen_turn: int = 0
    best: int = 0
    no_air: int = 0
    no_sea: int = 0
    no_shoes: int = 0
    careless: int = 0
    careful: int = 0
    no_fee: int = 0
    means: int = 0
    base: int = 0
    n_sites: int = 0
    seen: list[int] = row("points", "i8")
    queue: list[int] = row("points")
    by_arc: list[int] = row("points")
    depth: list[int] = row("points")
    spent: list[int] = row("points", "i8")
    way: list[int] = row("points")
    far: list[int] = row("points")
    fars: list[int] = row("fars", "i4")
    roots: list[int] = row("fars")
    fars_first: list[int] = row("fars", "i4")
    roots_first: list[int] = row("fars")
    leads: list[int] = row("arcs")
    length: list[int] = row("arcs")
    fars_game: list[int] = row("sheets", "i8")
    fars_mark: list[int] = row("sheets", "i8")
    trail: list[int] = row("throw")
    next_arc: list[int] = row("throw")
    home_far: list[int] = row("points")


def memory(b: Map, seats: int) -> StarMemory:
    """A memory for games on this board, with the distances from home filled in."""
    sizes = {"points": b.n_points, "seats": seats, "room": room(b), "kinds": b.n_kinds}
    sizes |= {"throw": b.die_sides + 1, "sheets": SHEETS, "arcs": b.n_arcs, "fars": 0}
    made = blank(StarMemory, sizes)
    made.seats = seats
    made.n_starts = b.n_starts
    made.n_kinds = b.n_kinds
    made.unit = _unit(b)
    made.home_far = [far for far, _ in nearest(behind(b, sea=True, air=False), homes(b))]
    return made


def _unit(b: Map) -> int:
    """The coin in which start money, gems and the prize are whole; at least 1."""
    return max(1, math.gcd(b.start_money, b.cape_town_bonus, *b.worth))


def behind(b: Map, *, sea: bool, air: bool) -> list[list[int]]:
    """The points that lead to each point, by land and the other means that are asked for."""
    found: list[list[int]] = [[] for _ in range(b.n_points)]
    for e in range(b.n_arcs):
        if sea or not b.sea[e]:
            found[b.head[e]].append(b.tail[e])
    for v in range(b.n_points):
        if air:
            for f in range(b.air_first[v], b.air_first[v + 1]):
                found[b.air_head[f]].append(v)
    return found


def nearest(tails: Sequence[Sequence[int]], wanted: Sequence[int]) -> list[tuple[int, int]]:
    """For every point how far the nearest wanted one is, and which that is."""
    far = [FAR] * len(tails)
    root = [0] * len(tails)
    for v in wanted:
        far[v], root[v] = 0, v
    front = list(wanted)
    for v in front:  # it grows while it is read
        for u in tails[v]:
            if far[u] == FAR:
                far[u], root[u] = far[v] + 1, root[v]
                front.append(u)
    return list(zip(far, root, strict=True))


def homes(b: Map) -> list[int]:
    """The points that are a home."""
    return [v for v in range(b.n_points) if b.home[v]]


def watch(b: Map, s: State, w: StarMemory) -> None:
    """Notes the most money that each player held: the mover's at each ply, all at each turn."""
    if s.ply <= b.n_squares + s.seats:
        if s.ply > b.n_squares:
            watch_start(b, s, w)
        return
    if s.turns != w.seen_turn:
        w.seen_turn = s.turns
        for p in range(s.seats):
            w.most[p] = max(w.most[p], s.money[p])
    elif s.money[s.seat] > w.most[s.seat]:
        w.most[s.seat] = s.money[s.seat]
    if s.found == 1 and w.found == 0:
        w.found = s.turns
    if s.phase == OVER or w.given_up == 1:
        for k in range(b.n_kinds):
            w.turned[k] = b.mix[k] - s.left[k]


def watch_start(b: Map, s: State, w: StarMemory) -> None:
    """Forgets the last game; notes where the players begin."""
    w.seen_turn = 0
    w.way_turn = 0
    w.found = 0
    for p in range(s.seats):
        w.most[p] = s.money[p]
        for i in range(b.n_starts):
            if b.starts[i] == s.pos[p]:
                w.start[p] = i
