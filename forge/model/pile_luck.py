"""The decks of what befalls explorers: disasters, donations, bonuses."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from forge.model.effect import Effect
from forge.model.lookup import Throw
from forge.model.text import Text
from forge.source import ROOT, Pointer


class Where(StrEnum):
    """A condition of a card; of several one is enough."""

    DESERT = "desert"
    JUNGLE = "jungle"
    LAKE = "lake"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    VELDT = "veldt"
    RIVER = "river"
    OASIS = "oasis"
    WET = "wet"  # a river, a lake or a swamp
    CANOE = "canoe"  # a canoe on water
    GUIDE = "guide"  # a guide is there
    VILLAGE = "village"  # people who have been met
    FRIENDLY = "friendly"  # people who are friends
    MUSKETS = "muskets"  # at least one musket
    ANY = "any"


class Find(StrEnum):
    """What kind of thing a bonus is."""

    ANIMAL = "animal"
    PLANT = "plant"
    MINERAL = "mineral"
    REMEDY = "remedy"
    CUSTOM = "custom"
    MISSION = "mission"
    STORY = "story"
    LANDMARK = "landmark"
    IVORY = "ivory"


@dataclass(frozen=True, slots=True)
class DisasterCard:
    """What happens, in words and as operations; only where one of ``where`` holds, if any is named.

    ``needs`` must hold besides. ``throw``: dice that the operations count with. ``sign`` names the
    drawing on the card.
    """

    id: str
    name: Text
    text: Text
    do: tuple[Effect, ...] = ()
    where: tuple[Where, ...] = ()
    needs: tuple[Where, ...] = ()
    throw: Throw | None = None
    sign: str = ""
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class DisasterPile:
    """The disaster deck."""

    id: str
    kind: Literal["disaster"]
    name: Text
    size: int
    rules: tuple[str, ...]
    cards: tuple[DisasterCard, ...]
    face: str = ""
    back: str = ""
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class DonationCard:
    """An amount of money, or a free ticket to a harbour."""

    id: str
    money: int = 0
    ticket: str | None = None
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class DonationPile:
    """The donation deck."""

    id: str
    kind: Literal["donation"]
    name: Text
    size: int
    rules: tuple[str, ...]
    cards: tuple[DonationCard, ...]
    face: str = ""
    back: str = ""
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Line:
    """A bonus for one profession, where one of ``where`` holds.

    ``profession``: left out, for anybody. ``points``: left out, a die says how many (N34).
    """

    id: str
    kind: Find
    name: Text
    where: tuple[Where, ...]
    profession: str | None = None
    points: int | None = None
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class BonusCard:
    """Lines for professions, or a legend: the row of the victory points that it is worth.

    A legend is found only so many hexes or more from the coast (``depth``), where one of ``where``
    holds.
    """

    id: str
    lines: tuple[Line, ...] = ()
    legend: str | None = None
    depth: int = 0
    where: tuple[Where, ...] = ()
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class BonusPile:
    """The bonus deck."""

    id: str
    kind: Literal["bonus"]
    name: Text
    size: int
    rules: tuple[str, ...]
    cards: tuple[BonusCard, ...]
    face: str = ""
    back: str = ""
    at: Pointer = field(default=ROOT, compare=False)
