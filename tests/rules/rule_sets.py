"""Every rule set with every edition it plays, and random games of them, to hold laws against."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any

import forge.rules
from forge.content.project import content_root, open_game
from forge.model.edition import Edition, Unit
from forge.model.game import Game
from forge.model.load import game as load
from forge.registry import members
from forge.rules import layout
from forge.rules.log import Log, tape
from forge.rules.protocol import CHANCE, END, RuleSet

DIRT = -7
"""What a used buffer may hold: rules write all that they hand out."""

RULE_SETS = members(forge.rules, RuleSet)


@cache
def games() -> tuple[Game, ...]:
    """Every game of the box."""
    folders = sorted(path.parent for path in content_root().glob("*/game.yaml"))
    return tuple(load(open_game(folder)) for folder in folders)


@cache
def played() -> dict[str, tuple[RuleSet, Game, Edition]]:
    """Each rule set with each edition that it fits."""
    return {
        f"{rules.id}@{edition.id}": (rules, game, edition)
        for rules in RULE_SETS.values()
        for game in games()
        for edition in game.editions
        if rules.fits(game, edition)
    }


def other_reading(edition: Edition, lots: random.Random) -> Edition:
    """The edition with a random answer to each of its readings."""
    return replace(
        edition,
        parameters=tuple(
            replace(p, value=_answer(p, lots)) if p.reading else p for p in edition.parameters
        ),
    )


def _answer(parameter: Any, lots: random.Random) -> int | bool | str:
    if parameter.unit is Unit.FLAG:
        return lots.random() < 0.5
    return lots.choice(parameter.options) if parameter.options else parameter.value


@dataclass
class Node:
    """A state on the way of a game, with what may come: actions, or outcomes and weights."""

    rules: RuleSet
    b: Any
    s: Any
    turn: int
    actions: list[int]
    weights: list[int]

    @property
    def names(self) -> list[str]:
        return [self.rules.name(self.b, self.s, action) for action in self.actions]

    def after(self, action: int, tape: Log | None = None) -> Any:
        """A copy of the state on which the action has been played."""
        s = layout.copy(self.s)
        self.rules.apply(self.b, s, action, tape)
        return s


def node(rules: RuleSet, b: Any, s: Any) -> Node:
    turn = rules.turn(b, s)
    out, weights = [DIRT] * rules.room(b), [DIRT] * rules.room(b)
    n = rules.odds(b, s, out, weights) if turn == CHANCE else rules.legal(b, s, out)
    return Node(rules, b, s, turn, out[:n], weights[:n] if turn == CHANCE else [])


def begun(rules: RuleSet, b: Any, seats: int, limit: int) -> Any:
    s = rules.state(b, seats)
    rules.setup(b, s, seats, limit)
    return s


def playout(rules: RuleSet, b: Any, seats: int, limit: int, seed: int) -> Iterator[Node]:
    """The nodes of a random game, the last of them the end; a handed-out state is never changed."""
    lots = random.Random(seed)
    here = node(rules, b, begun(rules, b, seats, limit))
    while here.turn != END:
        yield here
        action = lots.choices(here.actions, here.weights or None)[0]
        here = node(rules, b, here.after(action))
    yield here


def told_game(rules: RuleSet, b: Any, seats: int, limit: int, seed: int) -> Log:
    """The log of a random game."""
    lots, told = random.Random(seed), tape(rules, b)
    here = node(rules, b, begun(rules, b, seats, limit))
    while here.turn != END:
        action = lots.choices(here.actions, here.weights or None)[0]
        here = node(rules, b, here.after(action, told))
    return told


def least_first(found: Sequence[int]) -> bool:
    """Whether the numbers ascend and none comes twice, as ``legal`` and ``odds`` promise."""
    return all(a < b for a, b in pairwise(found))
