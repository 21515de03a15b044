"""What lies on the yardstick's table: board, players, and what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from forge.rules.star_of_africa.tables import ZvezdaTables
from forge.simulate.star_of_africa.memory import memory


@dataclass(frozen=True, slots=True)
class Arc:
    """A step to a neighbour; ``fare``: it leaves a port for the sea."""

    number: int
    to: int
    fare: bool


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table before the game, and the numbers of the edition."""

    rules: ZvezdaTables
    arcs: list[list[Arc]]
    flights: list[list[tuple[int, int]]]
    homes: set[int]
    islands: set[int]
    ports: set[int]
    rings: set[int]
    way_out: dict[int, int]
    home_far: list[int]
    faces: list[tuple[int, int]]
    roles: list[int]

    @classmethod
    def of(cls, b: ZvezdaTables) -> Board:
        """The board of some tables."""
        points = range(b.n_points)
        return cls(
            b,
            [
                [Arc(e, b.head[e], bool(b.sea[e] and b.site[v])) for e in _span(b.first, v)]
                for v in points
            ],
            [[(f, b.air_head[f]) for f in _span(b.air_first, v)] for v in points],
            {v for v in points if b.home[v]},
            {v for v in points if b.island[v]},
            {v for v in points if b.port[v]},
            {v for v in points if b.ring[v]},
            {v: b.way_out[v] for v in points},
            memory(b, 2).home_far,
            list(enumerate(b.die))[1:],
            b.role,
        )


def _span(firsts: list[int], v: int) -> range:
    return range(firsts[v], firsts[v + 1])


@dataclass(slots=True)
class Player:
    """A pawn and what its player has."""

    seat: int
    at: int
    money: int
    most: int
    shoes: int = 0
    wait: int = 0
    free_exit: int = 0
    robber: bool = False


@dataclass(slots=True)
class Stats:
    """What is counted over many games."""

    games: int = 0
    unfinished: int = 0
    plies: int = 0
    digest: int = 0
    wins: Counter[tuple[int, int]] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    events: Counter[tuple[int, int]] = field(default_factory=Counter)


def drawn(number: int, lots: Iterable[tuple[int, int]]) -> int:
    """The lot that a number falls on, of (lot, weight)."""
    for lot, weight in lots:
        if number < weight:
            return lot
        number -= weight
    raise ValueError(number)
