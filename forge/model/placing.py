"""What can ever be so in a game of exploration: the conditions that cards ask for."""

from __future__ import annotations

from collections.abc import Iterator

from forge.model.game import Game
from forge.model.hexes import Terrain
from forge.model.pile_land import Mark, PeoplePile, RiverPile, TerrainPile
from forge.model.pile_luck import Where

WET = (Where.RIVER, Where.LAKE, Where.SWAMP)


def possible(game: Game) -> frozenset[Where]:
    """The conditions that some hex, people or expedition can meet."""
    found = {Where.ANY, *_land(game), *_people(game), *_bought(game)}
    if any(one in found for one in WET):
        found.add(Where.WET)
    else:
        found.discard(Where.CANOE)
    return frozenset(found)


def _land(game: Game) -> Iterator[Where]:
    terrains = set(game.map.known.values()) if game.map else set()
    terrains |= {
        card.terrain
        for pile in game.piles
        if isinstance(pile, TerrainPile)
        for card in pile.cards
        if card.count
    }
    yield from (Where(terrain) for terrain in terrains)
    rivers = [
        card for pile in game.piles if isinstance(pile, RiverPile) for card in pile.cards
    ]  # fmt: skip
    if (game.map and game.map.entries) or any(card.spring and card.count for card in rivers):
        yield Where.RIVER
    oases = any(card.mark is Mark.OASIS and card.count for card in rivers)
    if oases and Terrain.DESERT in terrains:
        yield Where.OASIS


def _people(game: Game) -> Iterator[Where]:
    if any(
        card.village and card.count
        for pile in game.piles
        if isinstance(pile, PeoplePile)
        for card in pile.cards
    ):
        yield Where.VILLAGE
        welcome = game.table("welcome")
        if welcome and any("friendly" in row.cells.values() for row in welcome.rows):
            yield Where.FRIENDLY


def _bought(game: Game) -> Iterator[Where]:
    things = {"guide": Where.GUIDE, "musket": Where.MUSKETS, "canoe": Where.CANOE}
    for item in game.outfit.items if game.outfit else ():
        if item.price and item.id in things:
            yield things[item.id]
