"""A table of Star of Africa set up by hand: pawns, purses and tokens lie where a test says.

    t = Table(Pawn("tangier", money=300), closed={"agadir": "topaz"})  # a second pawn joins
    t.throws(4)
    t.walks("agadir", "canary-islands")
    t.does("open")

A test plays actions by their names and forces every throw; nothing is known by a seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

import pytest
from by_hand import ByHand, Told
from completeness import read

from forge.content.project import content_root, open_game
from forge.model.board import Board
from forge.model.game import Game
from forge.model.graph import stops
from forge.model.load import game as load
from forge.rules.log import Happening
from forge.rules.protocol import END, Event, RuleSet
from forge.rules.star_of_africa.codes import AT_CAPE, BEGIN
from forge.rules.star_zvezda import RULES


@cache
def star() -> Game:
    return load(open_game(content_root() / "star-of-africa"))


@dataclass(frozen=True)
class Pawn:
    """Where a player stands, with what."""

    at: str
    money: int = 500
    horseshoes: int = 0
    star: bool = False
    robber: bool = False
    misses: int = 0


class Table(ByHand):
    """A game under way with player 0 to begin a turn; ``closed`` says what lies face down where.

    ``found``: the Star has been found; so it has when a pawn carries it or it lies on Cape Town.
    """

    def __init__(
        self,
        *pawns: Pawn,
        closed: Mapping[str, str] | None = None,
        robbers: tuple[str, ...] = (),
        found: bool = False,
        star_at_cape: bool = False,
        prize_paid: bool = False,
        board: Board | None = None,
        edition: str = "zvezda",
        rules: RuleSet = RULES,
        **readings: int | bool | str,
    ) -> None:
        game = replace(star(), board=board) if board else star()
        self.game, self.edition = game, read(game.edition(edition), readings)
        b = rules.tables(game, self.edition)
        seated = pawns if len(pawns) > 1 else (*pawns, Pawn(b.names.starts[0]))
        self.pawns = seated
        s = rules.state(b, len(seated))
        super().__init__(b, s, rules)
        rules.setup(b, s, len(seated), 0)
        s.phase, s.turns, s.laid = BEGIN, 1, b.n_squares
        s.left[:] = [0] * b.n_kinds
        s.found = int(found or star_at_cape or any(pawn.star for pawn in seated))
        s.owner = AT_CAPE if star_at_cape else s.owner
        s.cape_paid = int(prize_paid)
        self._seat(seated)
        for place, kind in (closed or {}).items():
            s.kind[self.point(place)] = b.names.kinds.index(kind)
            s.left[b.names.kinds.index(kind)] += 1
            s.closed[self.point(place)] = 1
        for place in robbers:
            s.kind[self.point(place)] = b.robber
            s.open_robber[self.point(place)] = 1

    def _seat(self, pawns: tuple[Pawn, ...]) -> None:
        for p, pawn in enumerate(pawns):
            self.s.pos[p] = self.point(pawn.at)
            self.s.money[p] = pawn.money
            self.s.shoes[p] = pawn.horseshoes
            self.s.robber[p] = int(pawn.robber)
            self.s.wait[p] = pawn.misses
            if pawn.star:
                self.s.owner = p

    def point(self, name: str) -> int:
        return self.b.names.points.index(name)

    # What may happen

    @property
    def ways(self) -> set[str]:
        """The places that the pawn to move may step to or fly to."""
        return {name.split()[-1] for name in self.legal if name.split()[0] in ("step", "fly")}

    @property
    def chances(self) -> dict[str, int]:
        """What chance may bring, by name, with its weight."""
        out = [-1] * self.rules.room(self.b)
        weights = list(out)
        n = self.rules.odds(self.b, self.s, out, weights)
        return {self.rules.name(self.b, self.s, out[i]): weights[i] for i in range(n)}

    # Playing

    def throws(self, face: int) -> None:
        """The player to move rolls, and the die shows ``face``."""
        self.does("roll", f"throw {face}")

    def walks(self, *places: str) -> None:
        """The pawn walks from place to place, circle by circle: "agadir", "sea-algiers-benghazi"
        for the whole of a link, or a circle such as "land-tangier-agadir:1".
        """
        for place in places:
            for step in self._steps(place):
                self.does(step)

    def _steps(self, place: str) -> list[str]:
        here = self.b.names.points[self.s.pos[self.s.seat]]
        ways = []
        for link in self.game.board.links:
            line = stops(link)
            goal = line[0] if here == line[-1] and place == link.id else line[-1]
            goal = goal if place == link.id else place
            if link.kind != "air" and here in line and goal in line and here != goal:
                a, z = line.index(here), line.index(goal)
                run = line[a : z + 1] if a < z else line[z : a + 1][::-1]
                ways.append([f"step {link.id} to {to}" for _, to in pairwise(run)])
        assert len(ways) == 1, f"{len(ways)} links lead from {here} to {place}"
        return ways[0]

    def flies(self, to: str) -> None:
        """The pawn flies to a city."""
        flights = (name for name in self.legal if name.startswith("fly "))
        (name,) = (name for name in flights if name.endswith(f" {to}"))
        self.does(name)

    def idles(self) -> None:
        """The player to move takes one step, and is done."""
        self.throws(1)
        self.does(self.legal[-1])
        if "done" in self.legal:
            self.does("done")

    # What is so

    def at(self, p: int) -> str:
        return self.b.names.points[self.s.pos[p]]

    def money(self, p: int) -> int:
        return self.s.money[p]

    def horseshoes(self, p: int) -> int:
        return self.s.shoes[p]

    def misses(self, p: int) -> int:
        """How many turns are still to be missed."""
        return self.s.wait[p]

    def is_robber(self, p: int) -> bool:
        return self.s.robber[p] == 1

    @property
    def owner(self) -> int | str | None:
        """Who carries the Star, or the place where it lies; None while it is hidden."""
        if self.s.owner == AT_CAPE:
            return "cape-town"
        return self.s.owner if self.s.owner >= 0 else None

    @property
    def winner(self) -> int | None:
        return self.s.winner if self.turn == END and self.s.winner >= 0 else None

    @property
    def robbers(self) -> set[str]:
        """Where open robbers lie."""
        return {v for i, v in enumerate(self.b.names.points) if self.s.open_robber[i]}

    @property
    def closed(self) -> set[str]:
        """Where closed tokens lie."""
        return {v for i, v in enumerate(self.b.names.points) if self.s.closed[i]}

    # What was told

    def where(self, event: Event, each: Happening) -> str:
        names = self.b.names
        what = {
            "point": lambda: names.points[each.place],
            "arc": lambda: names.arcs[each.place][1],
            "flight": lambda: names.flights[each.place][1],
            "token": lambda: names.kinds[each.place],
        }
        return what[event.place]()

    def told(self, ident: str) -> list[Told]:
        """Every event of that name so far."""
        return [each for each in self.heard if each.id == ident]

    @property
    def story(self) -> list[str]:
        """The names of all events since the last time asked."""
        found = [each.id for each in self.heard]
        self.heard.clear()
        return found


def unlaid(players: int, **readings: int | bool | str) -> Table:
    """A game before its first token is laid."""
    table = Table(*[Pawn("tangier")] * players, **readings)
    table.rules.setup(table.b, table.s, players, 0)
    return table


def reading(name: str, expected: Mapping[int | bool | str, object]) -> pytest.MarkDecorator:
    """Runs a test once for each answer to a question, with what comes of it.

    The test takes ``answer`` and ``expected``; that every answer of the edition is tested is itself
    a test (test_zvezda_complete.py).
    """
    return pytest.mark.parametrize(
        ("answer", "expected"), expected.items(), ids=[f"{name}={answer}" for answer in expected]
    )
