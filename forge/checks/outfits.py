"""Outfits: what is carried can be carried, and what is named is for sale."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.model.outfit import Item


@check()
def outfit_load(game: Game) -> Iterator[Complaint]:
    """An outfit that is offered ready made can carry what it holds, and everything in it is sold.

    Adds up the weights and what people, animals and boats carry, looks each item up, and its price.

    Whoever buys it would leave half of it on the quay.

    Bad:
        change:
          outfit:
            packs:
              standard: {holds: {porter: 4}}
    Good:
        change:
          outfit:
            packs:
              standard: {holds: {porter: 12}}
    """
    outfit = game.outfit
    if outfit is None:
        return
    items = {item.id: item for item in outfit.items}
    names = known.items(game)
    for pack in outfit.packs:
        whose = f"the outfit {pack.id!r}"
        for name, count in pack.holds.items():
            yield from names.want(name, pack.at / "holds" / name, whose)
            if count < 0:
                message = f"{whose} holds {count} of {name!r}"
                yield Complaint(pack.at / "holds" / name, message, "write 0 or more")
            if count and name in items and not items[name].price:
                message = f"{whose} holds {name!r}, which is not for sale"
                yield Complaint(
                    pack.at / "holds" / name, message, "give it a price, or take it out"
                )
        load, room = outfit.load(pack), outfit.room(pack)
        if load > room:
            message = f"{whose} weighs {load}, and its people and animals carry {room}"
            yield Complaint(pack.at / "holds", message, "add porters, or take something out")


@check()
def outfit_carry(game: Game) -> Iterator[Complaint]:
    """Somebody can carry each thing, a ridden animal its rider, and each thing is sold somewhere.

    Compares the weight of each of the goods and finds with the most that one person or animal
    carries; what an animal carries besides its rider with what it carries without; and looks up the
    ports where things are sold.

    A find that nobody can lift never comes home.

    Bad:
        change:
          outfit:
            items:
              ivory: {weight: 50}
    Good:
        change:
          outfit:
            items:
              ivory: {weight: 9}
    """
    outfit = game.outfit
    if outfit is None:
        return
    movers = [item for item in outfit.items if item.sort in ("person", "animal")]
    most = max((item.carries for item in movers), default=0)
    ports = known.ports(game)
    for item in outfit.items:
        for i, name in enumerate(item.harbours):
            yield from ports.want(name, item.at / "harbours" / i, f"the item {item.id!r}")
        yield from _carried(item, most)


def _carried(item: Item, most: int) -> Iterator[Complaint]:
    if item.sort in ("goods", "find") and item.weight > most:
        message = f"{item.id!r} weighs {item.weight}, and nobody carries more than {most}"
        yield Complaint(item.at / "weight", message, f"write {most} or less")
    if item.ridden + item.rider > item.carries and item.rider:
        message = (
            f"{item.id!r} carries {item.carries}, but {item.ridden} and a rider of {item.rider}"
        )
        yield Complaint(item.at / "ridden", message, f"write {max(0, item.carries - item.rider)}")
