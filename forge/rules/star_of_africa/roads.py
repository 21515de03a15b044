"""The ways of a board as numbers: points, arcs point by point, flights, islands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from forge.model.board import Board, LinkKind
from forge.model.graph import sound_links, stops
from forge.rules.star_of_africa.tables import ClassicTables, Map

NOWHERE = -1


class Arc(NamedTuple):
    """A step or a flight that a pawn can take, from ``tail`` to ``head``."""

    tail: int
    head: int
    sea: int
    link: str


@dataclass(frozen=True, slots=True)
class Roads:
    """All points, arcs and flights of a board, arcs and flights in the order of their tails."""

    points: tuple[str, ...]
    number: Mapping[str, int]
    arcs: tuple[Arc, ...]
    flights: tuple[Arc, ...]

    def lay(self, made: Map) -> None:
        """Writes the ways into tables of the right size."""
        made.first = _firsts(self.arcs, len(self.points))
        made.air_first = _firsts(self.flights, len(self.points))
        made.head = [arc.head for arc in self.arcs]
        made.tail = [arc.tail for arc in self.arcs]
        made.sea = [arc.sea for arc in self.arcs]
        made.air_head = [arc.head for arc in self.flights]
        ways = {(arc.tail, arc.head, arc.link): i for i, arc in enumerate(self.arcs)}
        made.back = [ways.get((arc.head, arc.tail, arc.link), len(self.arcs)) for arc in self.arcs]
        sites = {self.number[point] for point in self.points if ":" not in point}
        for arc in self.arcs:
            made.port[arc.tail] |= arc.sea & (arc.tail in sites)


def roads(board: Board) -> Roads:
    """The ways of a board: its points first, then each link's circles in the order of the links."""
    circles = [s for link in sound_links(board) for s in stops(link)[1:-1]]
    points = (*(point.id for point in board.points), *circles)
    number = {name: i for i, name in enumerate(points)}
    every = list(_arcs(board, number))
    return Roads(
        points,
        number,
        tuple(sorted((arc for air, arc in every if not air), key=lambda arc: arc.tail)),
        tuple(sorted((arc for air, arc in every if air), key=lambda arc: arc.tail)),
    )


def _arcs(board: Board, number: Mapping[str, int]) -> Iterator[tuple[bool, Arc]]:
    for link in sound_links(board):
        sea = int(link.kind is LinkKind.SEA)
        for here, there in pairwise(stops(link)):
            u, v = number[here], number[there]
            yield link.kind is LinkKind.AIR, Arc(u, v, sea, link.id)
            if not link.oneway:
                yield link.kind is LinkKind.AIR, Arc(v, u, sea, link.id)


def _firsts(arcs: Sequence[Arc], n_points: int) -> list[int]:
    firsts = [0] * (n_points + 1)
    for arc in arcs:
        firsts[arc.tail + 1] += 1
    for v in range(n_points):
        firsts[v + 1] += firsts[v]
    return firsts


def islands(b: Map, sea_fare: int, *, circles: bool) -> None:
    """Marks what belongs to an island and the cheapest fare off it (Z21, C14); -1: no way out.

    An island is what hangs together by land with a point called an island; ``circles``: its circles
    belong to it too.
    """
    for v in range(b.n_points):
        b.way_out[v] = NOWHERE
    for v in [v for v in range(b.n_points) if b.site[v] and b.island[v]]:
        group = _by_land(b, v)
        fares = [sea_fare for u in group if b.port[u]]
        fares += [b.air_fare for u in group if b.air_first[u] < b.air_first[u + 1]]
        for u in group:
            if b.site[u] or circles:
                b.island[u] = 1
                b.way_out[u] = min(fares, default=NOWHERE)


def _by_land(b: Map, start: int) -> list[int]:
    found, front = {start}, [start]
    while front:
        u = front.pop()
        for e in range(b.first[u], b.first[u + 1]):
            if not b.sea[e] and b.head[e] not in found:
                found.add(b.head[e])
                front.append(b.head[e])
    return sorted(found)


def free_ways(b: ClassicTables) -> None:
    """Measures, for each arc, the longest walk without a fee that begins with it (C7, C13).

    It stays on land, or at sea and out of ports, and never turns back.
    """
    free = [e for e in range(b.n_arcs) if not (b.sea[e] and b.site[b.head[e]])]
    for n in range(b.die_sides):
        free = [e for e in free if n == 0 or any(b.far[f] == n for f in _onward(b, e))]
        for e in free:
            b.far[e] = n + 1


def _onward(b: Map, e: int) -> Iterator[int]:
    """The arcs by which a walk goes on from an arc, by the same means."""
    for f in range(b.first[b.head[e]], b.first[b.head[e] + 1]):
        if f != b.back[e] and b.sea[f] == b.sea[e]:
            yield f
