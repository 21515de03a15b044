"""What the choices of a campaign depend on, in all combinations: has each of them an answer?

Most choices have an answer whatever is so: to go on, to camp, to stay. Four depend on what somebody
has, and the machine asks for them only when there is something to choose:

- a port, when money or a ticket is there (N59): whether there is money enough, and a ticket to
  which port;
- cards for the fare, when the purse alone does not pay it: which kind of card makes up the rest;
- cards beyond the hand's limit (N62): which kind there are too many of;
- what is left behind, when more is carried than can be (ND10, N38): which kind of cargo, with or
  without a find that may still be let go, on foot, mounted or afloat, at home or in Africa.

More of other kinds only adds answers, so that each kind is shown alone. And a pile that is used up
is made anew before anybody draws (8). Each combination is put into a state, the shipped machine
goes on from it, and the rules are asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from forge.rules.protocol import CHANCE, RuleSet
from forge.rules.source_of_the_nile.codes import (
    ANIMAL,
    CANOE,
    CANOEING,
    DRAW,
    FARE,
    FOOT,
    GOODS,
    IN_AFRICA,
    IN_EUROPE,
    IVORY,
    MOUNTED,
    MUSKET,
    N_PILES,
    OVERLOAD,
    PORT,
    PROFESSION,
    TRIM,
)
from forge.rules.source_of_the_nile.load import settle
from forge.rules.source_of_the_nile.piles import donations, draw
from forge.rules.source_of_the_nile.play import drive
from forge.rules.source_of_the_nile.shared import go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_AF1, S_EU2, S_EU_L, S_FARE, S_NEXT
from forge.rules.source_of_the_nile.tables import Tables

SPECIMEN = GOODS
"""A specimen, beside the goods."""
PLENTY = 10**6
"""More of anything than an expedition without people can carry."""
HAVING = (PORT, FARE, TRIM, OVERLOAD)
"""The choices that depend on what somebody has."""
ALWAYS = tuple(phase for phase in range(PROFESSION, DRAW) if phase not in HAVING)
"""The choices that have an answer though nobody has anything."""


@dataclass(frozen=True, slots=True)
class View:
    """A phase by number, or what a choice depends on, in words; and how a state shows it."""

    about: str
    phase: int = -1
    step: int = -1
    money: int = 0
    card: int = -1
    cards: int = 0
    cargo: int = -1
    found: int = -1
    mode: int = FOOT
    where: int = IN_EUROPE
    pile: int = -1


class NileViews:
    """All views of a campaign under one edition."""

    def __init__(self, b: Tables, rules: RuleSet) -> None:
        self.b, self.rules = b, rules
        self.room, self.weights = [0] * rules.room(b), [0] * rules.room(b)

    def every(self) -> Iterator[View]:
        """The views, in order."""
        for phase in ALWAYS:
            yield View(f"phase {phase}", phase=phase, where=IN_AFRICA)
        yield from self._cards()
        yield from self._cargo()
        for pile in range(N_PILES):
            yield View(f"an empty pile {pile}", pile=pile)

    def _cards(self) -> Iterator[View]:
        """Ports, fares and hands that are too full, by kind of card."""
        b = self.b
        yield View("a port with money enough", step=S_EU_L, money=b.passage)
        for k in range(donations(b)):
            worth = b.card_money[k]
            if worth == 0:
                yield View(f"a port with the card {k}", step=S_EU_L, card=k, cards=1)
            else:
                n = max(1, -(-b.passage // worth))
                most = View(f"a port with cards {k}", step=S_EU_L, card=k, cards=n)
                yield from (most, View(f"a fare with cards {k}", step=S_FARE, card=k, cards=n))
                short = max(0, b.passage - worth)
                yield View(f"a fare with the card {k}", step=S_FARE, money=short, card=k, cards=1)
                over = b.hand_limit + 1
                yield View(f"too many cards {k}", step=S_EU2, card=k, cards=over)

    def _cargo(self) -> Iterator[View]:
        """What is too heavy, by kind; a find may be let go besides."""
        kinds = (*range(MUSKET, CANOE + 1), IVORY, SPECIMEN)
        modes, places = (FOOT, MOUNTED, CANOEING), (IN_EUROPE, IN_AFRICA)
        finds = (-1, *(i for i in range(self.b.n_finds) if self.b.find_kind[i] == ANIMAL))[:2]
        for cargo, mode, where, found in product(kinds, modes, places, finds):
            yield View(f"too much of {cargo}", cargo=cargo, mode=mode, where=where, found=found)

    def show(self, view: View) -> State:
        """A campaign of two at its beginning, as this view, gone on until somebody chooses."""
        b = self.b
        s: State = self.rules.state(b, 2)
        self.rules.setup(b, s, 2, 0)
        s.turns, s.where[0], s.mode[0], s.money[0] = 1, view.where, view.mode, view.money
        s.landed[0], s.pos[0] = 1, b.port_hex[0]
        if view.card >= 0:
            s.hand[view.card] = view.cards
        if view.phase >= 0:
            s.phase = view.phase
        elif view.step >= 0:
            go(s, view.step)
        elif view.pile >= 0:
            self._use_up(s, view.pile)
        else:
            self._lade(s, view)
        drive(b, s, None)
        return s

    def _use_up(self, s: State, pile: int) -> None:
        for i in range(self.b.pile[pile], self.b.pile[pile + 1]):
            s.left[i] = 0
        draw(self.b, s, pile, S_NEXT)

    def _lade(self, s: State, view: View) -> None:
        if view.cargo == SPECIMEN:
            for i in range(self.b.n_finds):
                s.carry[i] = PLENTY
        else:
            s.has[view.cargo] = PLENTY
        s.found = view.found
        settle(self.b, s, S_AF1)

    def answers(self, s: State) -> int:
        """How many answers a state has: of whoever is to move, or of chance."""
        if self.rules.turn(self.b, s) == CHANCE:
            return self.rules.odds(self.b, s, self.room, self.weights)
        return self.rules.legal(self.b, s, self.room)

    def stuck(self) -> tuple[int, View | None]:
        """How many views were looked at, and one that has no answer, if any."""
        count = 0
        for view in self.every():
            count += 1
            if not self.answers(self.show(view)):
                return count, view
        return count, None
