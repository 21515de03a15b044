"""What the rules of exploration read of an item, and what they take for granted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.model.game import Game
from forge.rules.source_of_the_nile.ids import CARRIED

if TYPE_CHECKING:
    from forge.model.outfit import Item

PEOPLE = ("explorer", "porter", "guard", "guide", "detained")
ANIMALS = ("horse", "camel")
GOODS = ("musket", "rations", "gifts", "water", "medicine", "canoe")
READ = {
    "price": ("porter", "guard", "guide", *GOODS, *ANIMALS),
    "weight": (*GOODS, "ivory", "specimen"),
    "carries": ("porter", "guard", "detained", "canoe", *ANIMALS),
    "ridden": ANIMALS,
    "rider": ANIMALS,
    "meat": ANIMALS,
    "leads": ("porter",),
    "sells": ("ivory",),
}
"""The numbers that the rules read, and of which items."""
ALIKE = ("carries", "ridden", "rider", "meat")
"""What an animal has that any other has too: an expedition may have both."""


@check()
def outfit_played(game: Game) -> Iterator[Complaint]:
    """The numbers of an item are those that the rules play with.

    Looks for items that the rules do not know and for numbers that they do not read of an item; for
    people who eat or drink more or less than one ration and one water, horses that do not drink one
    and others that do; and for animals that carry unlike loads, which nobody adds up.

    A number that is printed and not played is worse than none.

    Bad:
        change:
          outfit:
            items:
              guide: {carries: 5}
    Good:
        change:
          outfit:
            items:
              guard: {carries: 5}
    """
    if game.map is None or not game.piles or game.outfit is None:
        return
    items = {item.id: item for item in game.outfit.items}
    for item in items.values():
        if item.id not in CARRIED:
            message = f"the rules know no item {item.id!r}"
            yield Complaint(item.at, message, f"take one of {', '.join(CARRIED)}")
        else:
            yield from _numbers(item)
    animals = [items[name] for name in ANIMALS if name in items]
    for other in animals[1:]:
        first = animals[0]
        for field in ALIKE:
            if getattr(other, field) != getattr(first, field):
                message = f"{field} of the {other.id} is {getattr(other, field)}, of the {first.id}"
                message += f" {getattr(first, field)}, and the rules know one for both"
                yield Complaint(other.at / field, message, f"write {getattr(first, field)}")


def _numbers(item: Item) -> Iterator[Complaint]:
    for field, whose in READ.items():
        if getattr(item, field) and item.id not in whose:
            message = f"the rules read no {field} of {item.id!r}"
            yield Complaint(item.at / field, message, f"take {field} out")
    for field, fed in (("eats", PEOPLE), ("drinks", (*PEOPLE, "horse"))):
        want = int(item.id in fed)
        if getattr(item, field) != want:
            message = f"{item.id!r} {field} {getattr(item, field)}, and the rules say {want}"
            yield Complaint(item.at / field, message, f"write {field}: {want}")
