"""A pawn alone on the trail, without cards: what the die, the fields and the forks make of its way.

The shipped rules play it, on a trail whose fields give nothing. What is exact of it is exact of any
pawn for as long as no card moves it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.trail import FieldRole
from forge.rules.across_africa.codes import FREE, LOST, RESTED, SNAKED, STUCK
from forge.rules.across_africa.shared import status_of
from forge.rules.across_africa.tables import State, Tables
from forge.rules.layout import copy
from forge.rules.protocol import END, RuleSet
from forge.simulate.chain import Chain, Course, chain_of
from forge.simulate.explore import Play, plain_key

GIVING = frozenset({FieldRole.PHOTO, FieldRole.ADVENTURE})

Standing = tuple[int, int]
"""A field, and what the field before the throw means for it (A26, A48, A49, A53)."""


def quiet(game: Game) -> Game:
    """The game without cards and diamonds; where they would be is path."""
    assert game.trail is not None
    kinds = tuple(
        replace(kind, diamond=False, does=FieldRole.PATH if kind.does in GIVING else kind.does)
        for kind in game.trail.kinds
    )
    return replace(game, trail=replace(game.trail, kinds=kinds), decks=())


@dataclass(frozen=True)
class Trek:
    """A pawn at the start, about to throw, on the trails that are open for so many players."""

    play: Play
    players: int

    @cached_property
    def root(self) -> State:
        """The beginning."""
        s: State = self.play.begin(1)
        s.plan = self.play.b.plan_of[self.players]
        return s

    @cached_property
    def chain(self) -> Chain:
        """The whole way, forks chosen by lot; its count is of turns after the first."""

        def evenly(s: State) -> dict[int, int]:
            return dict.fromkeys(self.play.moves(s), 1)

        return chain_of(
            self.play, self.root, Course(evenly, lambda s: int(s.turns)), lambda s: int(s.pos[0])
        )

    def turns(self, seed: int, game: int) -> int:
        """How many turns one played way takes."""
        s = copy(self.root)
        self.play.by_lot(s, seed, game)
        return int(s.turns)

    def standings(self) -> list[Standing]:
        """All ways in which a pawn may stand somewhere before it throws, however it came there."""
        b: Tables = self.play.b
        at = self.root.plan * b.n_points
        found: set[Standing] = set()
        for v in range(b.finish):
            if v == 0 or b.open[at + v]:
                every = (FREE, LOST, STUCK, SNAKED, RESTED)
                kept = every if b.moved_clears == 0 else (FREE, status_of(b, v))
                found |= {(v, status) for status in kept}
        return sorted(found)

    def thrown(self, standing: Standing) -> Iterator[Standing]:
        """Where one throw, and the choices at forks, may lead; the finish is a field, too."""
        s = copy(self.root)
        s.pos[0], s.status[0] = standing
        front = [after for _, after in self.play.followers(s)]
        while front:
            s = front.pop()
            if s.turns > self.root.turns or self.play.rules.turn(self.play.b, s) == END:
                yield s.pos[0], s.status[0]
            else:
                front += [after for _, after in self.play.followers(s)]


def trek(rules: RuleSet, game: Game, edition: Edition, players: int) -> Trek:
    """The way of a pawn under an edition with a trail."""
    return Trek(Play(rules, rules.tables(quiet(game), edition), plain_key), players)
