"""What an expedition is made of: its people, animals, boats and goods."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from forge.model.text import Text
from forge.source import ROOT, Pointer


class Sort(StrEnum):
    """What sort of thing an item is."""

    PERSON = "person"
    ANIMAL = "animal"
    BOAT = "boat"
    GOODS = "goods"
    FIND = "find"


@dataclass(frozen=True, slots=True)
class Item:
    """A person, an animal or a thing; weights in units, prices in the edition's currency.

    ``price`` 0: it is not for sale. ``carries`` is what it bears, ``ridden`` what it bears besides
    a rider, who counts as ``rider``; ``leads`` is how many animals such a person leads. ``eats``
    and ``drinks`` are rations a turn and water a turn in dry desert. ``meat``: the rations that it
    gives when it is given up; ``sells``: what it is worth in Europe. ``harbours``: where it is
    sold, left out: in all.
    """

    id: str
    sort: Sort
    name: Text
    plural: Text
    price: int = 0
    weight: int = 0
    carries: int = 0
    ridden: int = 0
    rider: int = 0
    leads: int = 0
    eats: int = 0
    drinks: int = 0
    meat: int = 0
    sells: int = 0
    harbours: tuple[str, ...] = ()
    text: Text | None = None
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Pack:
    """An outfit for those who do not want to choose: how many of each item."""

    id: str
    name: Text
    holds: Mapping[str, int]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Outfit:
    """All items, and outfits made up of them."""

    items: tuple[Item, ...]
    packs: tuple[Pack, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    def cost(self, pack: Pack) -> int:
        """What a pack costs."""
        return sum(item.price * pack.holds.get(item.id, 0) for item in self.items)

    def load(self, pack: Pack) -> int:
        """What the things of a pack weigh; a canoe carries and is not carried."""
        carried = (Sort.GOODS, Sort.FIND)
        return sum(i.weight * pack.holds.get(i.id, 0) for i in self.items if i.sort in carried)

    def room(self, pack: Pack) -> int:
        """What a pack can carry."""
        return sum(item.carries * pack.holds.get(item.id, 0) for item in self.items)
