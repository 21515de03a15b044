"""The decks that draw the map: terrain, rivers, spectacular discoveries, people."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from forge.model.hexes import Terrain
from forge.model.text import Text
from forge.source import ROOT, Pointer


class Mark(StrEnum):
    """What a river card adds to the hex."""

    NONE = "none"
    OASIS = "oasis"
    CATARACT = "cataract"


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A terrain, and two directions: a mapped neighbour there is copied, the first one first."""

    id: str
    terrain: Terrain
    first: int
    second: int
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class TerrainPile:
    """The terrain deck."""

    id: str
    kind: Literal["terrain"]
    name: Text
    size: int
    rules: tuple[str, ...]
    cards: tuple[TerrainCard, ...]
    face: str = ""
    back: str = ""
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Course:
    """How a river goes on upstream: turns clockwise from where it flows out, in sixths."""

    id: str
    name: Text
    turns: tuple[int, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class RiverCard:
    """A course, whether a river springs here, where it would flow, and a mark."""

    id: str
    course: str
    down: int
    spring: bool = False
    mark: Mark = Mark.NONE
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class RiverPile:
    """The river deck, and the courses that its cards name."""

    id: str
    kind: Literal["river"]
    name: Text
    size: int
    rules: tuple[str, ...]
    courses: tuple[Course, ...]
    cards: tuple[RiverCard, ...]
    face: str = ""
    back: str = ""
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class DiscoveryCard:
    """The height of a waterfall and of a mountain, feet, and the size of a lake, square miles.

    0: nothing that anybody would write home about.
    """

    id: str
    waterfall: int = 0
    mountain: int = 0
    lake: int = 0
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class DiscoveryPile:
    """The deck of spectacular discoveries."""

    id: str
    kind: Literal["discovery"]
    name: Text
    size: int
    rules: tuple[str, ...]
    cards: tuple[DiscoveryCard, ...]
    face: str = ""
    back: str = ""
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class PeopleCard:
    """Whether people live here, and how they are minded."""

    id: str
    village: bool = True
    attitude: int = 0
    count: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class PeoplePile:
    """The people deck."""

    id: str
    kind: Literal["people"]
    name: Text
    size: int
    rules: tuple[str, ...]
    cards: tuple[PeopleCard, ...]
    face: str = ""
    back: str = ""
    at: Pointer = field(default=ROOT, compare=False)
