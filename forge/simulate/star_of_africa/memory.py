"""What the policies of Star of Africa remember, and what is watched for the statistics."""

from __future__ import annotations

import math
from dataclasses import dataclass

from forge.rules.layout import blank, row
from forge.rules.star_of_africa.codes import OVER
from forge.rules.star_of_africa.room import room
from forge.rules.star_of_africa.tables import Map, State
from forge.simulate.memory import Memory

SHEETS = 4
"""Tables of distances: to tokens and home, by land alone and by sea as well."""

FAR = 1 << 20
"""Farther than any way on any board."""


@dataclass(slots=True)
class StarMemory(Memory):
    """A search's scratch, the plan of the move under way, and how the seat to move plays.

    ``way`` are the arcs of the plan, ``way_length`` how many, ``way_at`` the next; ``goal`` is what
    the plan leads to, ``way_turn`` the turn that it was made in, ``best`` the place to stop.
    ``home_far`` is each point's distance from the nearest home by land and sea, in steps, ``far``
    the same from the goal; ``fars`` are four tables of it, by goal and with or without the sea,
    from ``base`` on, of a game (``fars_game``) and what lay face down (``fars_mark``). ``no_air``,
    ``no_sea``, ``no_shoes``: the policy never flies, sails, hands in a horseshoe; ``careless``: it
    takes no heed of robbers and pays for every token. ``careful``: it weighs what a stop costs and
    may bring; ``no_fee``: it never buys a token. ``trail`` and ``next_arc`` are a walk under
    examination, ``seen_turn`` the last turn that was looked at.
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
    base: int = 0
    seen: list[int] = row("points", "i8")
    queue: list[int] = row("points")
    by_arc: list[int] = row("points")
    depth: list[int] = row("points")
    spent: list[int] = row("points", "i8")
    way: list[int] = row("points")
    far: list[int] = row("points")
    fars: list[int] = row("fars")
    fars_game: list[int] = row("sheets", "i8")
    fars_mark: list[int] = row("sheets", "i8")
    trail: list[int] = row("throw")
    next_arc: list[int] = row("throw")
    home_far: list[int] = row("points")


def memory(b: Map, seats: int) -> StarMemory:
    """A memory for games on this board, with the distances from home filled in."""
    sizes = {"points": b.n_points, "seats": seats, "room": room(b), "kinds": b.n_kinds}
    sizes |= {"throw": b.die_sides + 1, "sheets": SHEETS, "fars": SHEETS * b.n_points}
    made = blank(StarMemory, sizes)
    made.seats = seats
    made.n_starts = b.n_starts
    made.n_kinds = b.n_kinds
    made.unit = _unit(b)
    made.home_far = _distances(b)
    return made


def _unit(b: Map) -> int:
    """The coin in which start money, gems and the prize are whole; at least 1."""
    return max(1, math.gcd(b.start_money, b.cape_town_bonus, *b.worth))


def _distances(b: Map) -> list[int]:
    far = [FAR] * b.n_points
    front = [v for v in range(b.n_points) if b.home[v]]
    for v in front:
        far[v] = 0
    behind: list[list[int]] = [[] for _ in range(b.n_points)]
    for e in range(b.n_arcs):
        behind[b.head[e]].append(b.tail[e])
    for v in front:
        for u in behind[v]:
            if far[u] == FAR:
                far[u] = far[v] + 1
                front.append(u)
    return far


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
    if s.phase == OVER:
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
