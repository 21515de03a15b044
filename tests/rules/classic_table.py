"""A table of the Classic edition set up by hand.

t = Classic(Player("tangier", money=300), closed={"agadir": "topaz"})
t.throws(2)
t.walks("agadir")
t.does("buy")
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from star_table import Pawn, Table

from forge.model.board import Board, Link, LinkKind, LonLat, Point
from forge.model.text import Text
from forge.rules import layout
from forge.rules.star_classic import RULES
from forge.rules.star_of_africa.codes import HELD, ROLL, WALK
from forge.rules.star_of_africa.tables import State


def board(*roads: tuple[str, str, str, int]) -> Board:
    """A board of links given as (kind, from, to, steps); a game begins and ends in "home"."""
    names = dict.fromkeys(name for _, u, v, _ in roads for name in (u, v))
    points = tuple(
        Point(
            name,
            Text(f"board.points.{name}.name", name),
            LonLat(0, 0),
            start=name == "home",
            goal=name == "home",
            token=name != "home",
        )
        for name in names
    )
    links = tuple(
        Link(f"{kind}-{u}-{v}", LinkKind(kind), u, v, steps) for kind, u, v, steps in roads
    )
    return Board("small", points, links)


@dataclass(frozen=True)
class Player(Pawn):
    """Where a player stands, with what; ``late``: how many horseshoes came after the Star."""

    money: int = 300
    late: int = 0
    held: bool = False


FAR = Player("land-luanda-luderitz:3")
"""A player out of everybody's way, on a road of six steps."""


class Classic(Table):
    """A game under way with player 0 to begin a turn, on land or on board."""

    def __init__(self, *pawns: Player, **settings: object) -> None:
        seated = pawns if len(pawns) > 1 else (*pawns, FAR)
        settings = {"edition": "classic", "rules": RULES} | settings
        super().__init__(*seated, **settings)
        s, v = self.s, self.s.pos[0]
        s.afloat = int(not self.b.site[v] and self.b.sea[self.b.first[v]])
        for p, player in enumerate(seated):
            s.late_shoes[p] = player.late
            s.held[p] = int(player.held)
        if s.held[0]:
            s.phase = HELD

    def idles(self) -> None:
        """The player to move takes one step, and leaves what lies there."""
        self.throws(1)
        self.does(self.legal[-1])
        if "leave closed" in self.legal:
            self.does("leave closed")

    def reaches(self, face: int, *places: str) -> None:
        """The player to move throws ``face`` and walks."""
        self.throws(face)
        self.walks(*places)

    @property
    def seat(self) -> int:
        """Who is to move, or for whom the die is thrown."""
        return self.s.seat

    @property
    def open(self) -> dict[str, str]:
        """Where open tokens lie, and which."""
        names = self.b.names
        return {
            names.points[v]: names.kinds[self.s.kind[v]]
            for v in range(self.b.n_points)
            if not self.s.closed[v] and self.s.kind[v] < self.b.n_kinds
        }

    def walks_of(self, face: int) -> set[tuple[str, ...]]:
        """Every walk that a throw allows, as the places on the way; nothing is played."""
        s = layout.copy(self.s)
        for action in (ROLL, face):
            self.rules.apply(self.b, s, action, None)
        return set(self._walks(s, ())) if s.phase == WALK else set()

    def _walks(self, s: State, way: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        p, out = s.seat, [-1] * self.rules.room(self.b)
        for action in out[: self.rules.legal(self.b, s, out)]:
            after = layout.copy(s)
            self.rules.apply(self.b, after, action, None)
            gone = (*way, self.b.names.points[after.pos[p]])
            if after.phase == WALK and after.seat == p and after.walked > s.walked:
                yield from self._walks(after, gone)
            else:
                yield gone

    def ends(self, face: int) -> set[str]:
        """Every place where a walk of that throw can end."""
        return {walk[-1] for walk in self.walks_of(face)}
