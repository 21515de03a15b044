"""Names that a told game of exploration takes from the content, by their numbers in the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from forge.locale.ui import UI
from forge.locale.values import Voice
from forge.model.game import Game
from forge.model.hexmap import HexMap
from forge.model.text import Text
from forge.rules.source_of_the_nile.ids import ITEMS, LEGENDS, POINTS
from forge.rules.source_of_the_nile.lay_map import TERRAINS
from forge.rules.source_of_the_nile.lay_piles import Piles


def _profession(game: Game, number: int) -> Text:
    assert game.explorers is not None
    return game.explorers.professions[number].name


def _harbour(game: Game, number: int) -> Text:
    assert game.map is not None
    return game.map.harbours[number].name


def _terrain(game: Game, number: int) -> Text:
    assert game.map is not None
    return next(kind.name for kind in game.map.terrains if kind.id is TERRAINS[number])


def _disaster(game: Game, number: int) -> Text:
    return Piles.of(game).disaster.cards[number].name


def _person(game: Game, number: int) -> Text:
    assert game.outfit is not None
    return next(item.name for item in game.outfit.items if item.id == ITEMS[number])


def _legend(game: Game, number: int) -> Text:
    schedule = next(table for table in game.tables if table.id == POINTS)
    name = next(row.name for row in schedule.rows if row.id == LEGENDS[number])
    assert name is not None
    return name


def _grade(game: Game, number: int) -> Text:
    table = next(each for each in game.tables if each.id == "grades")
    result = table.rows[number].cells[table.columns[0].id]
    return next(each.name for each in table.outcomes if each.id == result)


NAMED: Mapping[str, Callable[[Game, int], Text]] = {
    "profession": _profession,
    "harbour": _harbour,
    "terrain": _terrain,
    "disaster": _disaster,
    "person": _person,
    "legend": _legend,
    "grade": _grade,
}
"""Where each kind of name stands in the content."""


def named(game: Game, kind: str, number: int) -> Text:
    """The name of this kind with that number."""
    return NAMED[kind](game, number)


def hex_(land: HexMap, name: str, say: Voice) -> str:
    """What a hex is called: its port and its name, or its name alone; or Europe."""
    if name == "europe":
        return say(UI["play-europe"])
    for port in land.harbours:
        if port.hex == name:
            return say(
                UI["play-port"],
                {"port": port.name if port.name.forms else say(port.name), "hex": name},
            )
    return name
