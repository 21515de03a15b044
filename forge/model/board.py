"""The board as a graph: points, links, and the region names printed on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from forge.model.text import Text
from forge.source import ROOT, Pointer


class LonLat(NamedTuple):
    """Degrees east and north (negative: west, south)."""

    lon: float
    lat: float


class LinkKind(StrEnum):
    """How a link is travelled."""

    LAND = "land"
    SEA = "sea"
    AIR = "air"


@dataclass(frozen=True, slots=True)
class Point:
    """A named place of the board.

    ``start``: players begin here; ``goal``: reaching it can win; ``token``: a token is laid
    here at set-up; ``island``: not on the mainland; ``special`` names the place in the rules;
    ``terminal``: a dead end on purpose (silences the check for it).
    """

    id: str
    name: Text
    place: LonLat
    start: bool = False
    goal: bool = False
    token: bool = False
    island: bool = False
    terminal: bool = False
    special: str | None = None
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Link:
    """A way between two points; walked both ways unless ``oneway``.

    ``steps`` = moves from point to point, so steps - 1 circles are drawn; an air link has 1.
    ``via`` are points of a Catmull-Rom curve from ``from_`` to ``to``; ``bulge`` is the height of
    an air arc over its chord (quadratic, control point at twice that).
    """

    id: str
    kind: LinkKind
    from_: str
    to: str
    steps: int = 1
    via: tuple[LonLat, ...] = ()
    bulge: float = 0.0
    oneway: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle of a link where stopping costs a turn.

    ``circle`` counts from the link's start; the first is 1.
    """

    id: str
    link: str
    circle: int
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Region:
    """A name lettered along a curve of the map; size in points, tracking in mm."""

    id: str
    name: Text
    curve: tuple[LonLat, ...]
    size: float
    tracking: float
    style: str = "land"
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Board:
    """The graph and its lettering."""

    id: str
    points: tuple[Point, ...]
    links: tuple[Link, ...]
    rings: tuple[Ring, ...] = ()
    regions: tuple[Region, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    def point(self, ident: str) -> Point:
        """The point called ``ident``; KeyError when there is none."""
        for point in self.points:
            if point.id == ident:
                return point
        raise KeyError(ident)
