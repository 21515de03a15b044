"""Outfit and explorers as numbers (5)."""

from __future__ import annotations

from forge.model.game import Game
from forge.model.outfit import Item
from forge.rules.source_of_the_nile.codes import (
    CAMEL,
    GOODS,
    HORSE,
    IVORY,
    PORTER,
)
from forge.rules.source_of_the_nile.ids import ITEMS
from forge.rules.source_of_the_nile.tables import Tables


def lay_outfit(made: Tables, game: Game) -> None:
    """Writes prices, weights, and who carries what into tables; KeyError for a missing item."""
    items = {item.id: item for item in game.outfit.items} if game.outfit else {}
    ports = [port.id for port in game.map.harbours] if game.map else []
    for i, ident in enumerate(ITEMS):
        item = items[ident]
        made.price[i], made.weight[i], made.carries[i] = item.price, item.weight, item.carries
        for p, port in enumerate(ports):
            made.sold[p * GOODS + i] = int(_is_sold(item, port))
    horse, camel = items[ITEMS[HORSE]], items[ITEMS[CAMEL]]
    made.led_carries = min(horse.carries, camel.carries)
    made.ridden_carries = min(horse.ridden, camel.ridden)
    made.animal_rations = min(horse.meat, camel.meat)
    made.led_each = items[ITEMS[PORTER]].leads
    made.ivory_price = items[ITEMS[IVORY]].sells
    made.find_weight = items["specimen"].weight
    if game.explorers:
        for i, each in enumerate(game.explorers.professions):
            made.journalist[i], made.gentle[i] = int(each.reports), int(each.gentle)


def _is_sold(item: Item, port: str) -> bool:
    return item.price > 0 and (not item.harbours or port in item.harbours)
