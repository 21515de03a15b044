"""The board as a graph: points, links, and the region names printed on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from forge.geometry import Um
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
    ``terminal``: a dead end on purpose (silences the check for it); ``gives`` names a thing that
    whoever comes here has from then on.
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
    gives: str | None = None
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Link:
    """A way between two points; walked both ways unless ``oneway``.

    ``steps`` = moves from point to point, so steps - 1 circles are drawn; an air link has 1.
    ``via`` are points of a Catmull-Rom curve from ``from_`` to ``to``; ``bulge`` is the height of
    an air arc over its chord (quadratic, control point at twice that).  ``needs`` names the thing
    without which nobody takes it, ``needs_roll`` the only throw of the die that does.
    """

    id: str
    kind: LinkKind
    from_: str
    to: str
    steps: int = 1
    via: tuple[LonLat, ...] = ()
    bulge: float = 0.0
    oneway: bool = False
    needs: str | None = None
    needs_roll: int | None = None
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


class Band(NamedTuple):
    """A lowest and a highest figure, both allowed."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Targets:
    """Figures that a board promises to keep: each one given is checked, the rest are free.

    ``starts``, ``sites`` (points with a token), ``islands``, ``land_rings``, ``sea_rings``: how
    many.  ``km_per_step``: a link has max(2, round(great-circle km / this)) steps.  ``spacing``:
    least distance of drawn circles, mm.  ``degree``: mean number of roads of a mainland point.
    ``air_links``: how many; ``hub``: the point with the most.  ``distance``: mean land steps from
    each start to the mainland sites; ``imbalance``: by how much they may differ, per cent.
    ``land_ways``, ``ways``: least number of separate ways home from a mainland site by land,
    from any site by land and sea.  ``throws``: most throws expected to land exactly on a
    neighbour.  ``rescue``: parameters, of which each edition has one: how a pawn without money
    leaves an island.
    """

    starts: int | None = None
    sites: int | None = None
    islands: int | None = None
    land_rings: int | None = None
    sea_rings: int | None = None
    km_per_step: int | None = None
    spacing: Um | None = None
    degree: Band | None = None
    air_links: Band | None = None
    hub: str | None = None
    distance: Band | None = None
    imbalance: float | None = None
    land_ways: int | None = None
    ways: int | None = None
    throws: float | None = None
    rescue: tuple[str, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Board:
    """The graph, its lettering, and the figures it promises to keep."""

    id: str
    points: tuple[Point, ...]
    links: tuple[Link, ...]
    rings: tuple[Ring, ...] = ()
    regions: tuple[Region, ...] = ()
    targets: Targets = field(default_factory=Targets)
    at: Pointer = field(default=ROOT, compare=False)

    def __hash__(self) -> int:
        """Of what tells most boards apart: all of it would take longer than many a search."""
        return hash((self.id, len(self.points), len(self.links)))

    def point(self, ident: str) -> Point:
        """The point called ``ident``; KeyError when there is none."""
        for point in self.points:
            if point.id == ident:
                return point
        raise KeyError(ident)
