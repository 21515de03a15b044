"""Conditions outside the rulebook: what cards do, and they and the legend say, under a reading."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.checks.references_edition import possible
from forge.model.game import Game
from forge.model.reading import When
from forge.source import Pointer


@dataclass(frozen=True, slots=True)
class Condition:
    """A ``when``, whose it is, and the editions that print it (all, when empty)."""

    whose: str
    when: When
    editions: tuple[str, ...]
    at: Pointer


@check()
def refs_when(game: Game) -> Iterator[Complaint]:
    """Cards and the legend wait for readings that an edition has.

    Looks up the parameters and values under `when` of what a card does and of what it says
    `instead`, of the entries of the legend and of what stands `instead` at the foot of a panel.

    Words under a condition that can never hold are never printed, what a card does under it is
    never done, and the others stay wrong.

    Bad:
        change:
          decks:
            reference:
              cards:
                turn:
                  instead: [{id: broke, when: {island_resque: none}, texts: {title: Alone}}]
    Good:
        change:
          decks:
            reference:
              cards:
                turn:
                  instead: [{id: broke, when: {island_rescue: none}, texts: {title: Alone}}]
    """
    for condition in _conditions(game):
        those = [e for e in game.editions if e.id in (condition.editions or (e.id,))]
        held = [parameter for edition in those for parameter in edition.parameters]
        names = Names("parameter", "editions", tuple(parameter.id for parameter in held))
        for name, value in condition.when.items():
            at = condition.at / "when" / name
            yield from names.want(name, at, condition.whose)
            found = [list(possible(p, value, at, condition.whose)) for p in held if p.id == name]
            if found and all(found):
                yield found[0][0]


def _conditions(game: Game) -> Iterator[Condition]:
    for deck in game.decks:
        for card in deck.cards:
            for deed in card.do:
                yield Condition(f"the card {card.id!r}", deed.when, deck.editions, deed.at)
            for other in card.instead:
                yield Condition(f"the card {card.id!r}", other.when, deck.editions, other.at)
    for box in game.box.instead if game.box else ():
        yield Condition("the box", box.when, (), box.at)
    for panel in game.scenery.panels if game.scenery else ():
        whose = f"the panel {panel.id!r}"
        for foot in panel.instead:
            yield Condition(whose, foot.when, (), foot.at)
        for entry in panel.entries:
            yield Condition(whose, entry.when, entry.editions, entry.at)
