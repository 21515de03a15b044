"""A written abstraction of the Zvezda edition before the Star is found: who can pay to put to sea.

Kept are one pawn's place and free passage, and whether the fare is there; tokens, rivals and sums
are an adversary. While no token is opened and nothing is paid or handed in, none of this changes
but the place, so that a pawn that can come to a payment, or to a token, brings the game on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from forge.rules.star_of_africa.tables import State, ZvezdaTables

SHOE, FARE, BROKE = "shoe", "fare", "broke"
"""Somebody holds a horseshoe; nobody does, but has the fare to sea; nobody has either."""

Spot = tuple[int, int]
"""A point, and whether the pawn there has a free passage."""


def means(b: ZvezdaTables, s: State) -> str:
    """Who can pay in a real state."""
    if any(s.shoes[p] for p in range(s.seats)):
        return SHOE
    return FARE if any(s.money[p] >= b.sea_fee for p in range(s.seats)) else BROKE


class Fares:
    """Which spots bring the game on: by a fare that is paid, or at every closed token."""

    def __init__(self, b: ZvezdaTables) -> None:
        self.b = b
        self.spots: list[Spot] = list(product(range(b.n_points), (0, 1)))

    def ways(self, spot: Spot, means: str) -> Iterator[Spot]:
        """Where a pawn comes from a spot by one step that costs nothing (Z4, Z15, Z16, Z21)."""
        b, (v, free) = self.b, spot
        for e in range(b.first[v], b.first[v + 1]):
            if b.sea[e] == 0 or b.site[v] == 0:
                yield b.head[e], free
            elif free or b.sea_fee == 0 or means == BROKE:
                yield b.head[e], 0

    def pays(self, spot: Spot, means: str) -> bool:
        """Whether the pawn can put to sea here for money, which leaves less of it."""
        b, (v, free) = self.b, spot
        return means == FARE and b.sea_fee > 0 and free == 0 and b.port[v] == 1

    def stuck(self, means: str) -> list[Spot]:
        """The spots whence neither a payment nor each square is reached, in any such state."""
        tails: dict[Spot, list[Spot]] = {}
        for spot in self.spots:
            for after in self.ways(spot, means):
                tails.setdefault(after, []).append(spot)
        paid = _back(tails, [spot for spot in self.spots if self.pays(spot, means)])
        left = [spot for spot in self.spots if spot not in paid]
        if not left:
            return []
        lost: set[Spot] = set()
        for square in self.b.squares:
            coming = {tail for free in (0, 1) for tail in tails.get((square, free), ())}
            lost.update(set(left) - _back(tails, sorted(coming)))
        return sorted(lost)


def _back(tails: dict[Spot, list[Spot]], goals: list[Spot]) -> set[Spot]:
    """The spots from which some goal is reached, goals included."""
    found, front = set(goals), list(goals)
    while front:
        for spot in tails.get(front.pop(), ()):
            if spot not in found:
                found.add(spot)
                front.append(spot)
    return found
