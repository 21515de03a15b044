"""Where the links of a board run: their lines and circles.

Pure geometry: the checks measure the same values that are drawn.  A land or sea link of n
steps has n - 1 circles, spaced equally along its curve between the rims of its two medallions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from forge.draw.curve import Way, arc, catmull_rom
from forge.draw.projection import Projector, Spot
from forge.model.board import Board, Link, LinkKind, Point
from forge.model.scenery import Scenery

CIRCLE = 2050
"""Radius of a circle of a link, µm."""
RING = 3300
"""Radius of a circle where stopping costs a turn, µm."""

Line = tuple[tuple[int, int], ...]
"""A run of places, µm."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A medallion's place and outer radius, µm."""

    point: Point
    x: int
    y: int
    radius: int

    @property
    def spot(self) -> tuple[int, int]:
        """Its centre."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Route:
    """A link as drawn: its line from centre to centre and the centres of its circles, µm."""

    link: Link
    line: Line
    circles: Line

    @property
    def way(self) -> Way:
        """The line, measured."""
        return Way(self.line)


def discs(board: Board, scenery: Scenery) -> tuple[Disc, ...]:
    """The medallion of every point, in the board's order."""
    project = Projector(scenery.projection)
    placed = []
    for point in board.points:
        x, y = project.spot(point.place)
        placed.append(Disc(point, round(x), round(y), scenery.medal(point).radius))
    return tuple(placed)


def routes(board: Board, scenery: Scenery) -> tuple[Route, ...]:
    """Every link as drawn, in the board's order; KeyError when a link leads to no point."""
    project = Projector(scenery.projection)
    ends = {disc.point.id: disc for disc in discs(board, scenery)}
    return tuple(_route(link, ends[link.from_], ends[link.to], project) for link in board.links)


def ringed(board: Board) -> frozenset[tuple[str, int]]:
    """The (link id, circle number) of every circle where stopping costs a turn; the first is 1."""
    return frozenset((ring.link, ring.circle) for ring in board.rings)


def _route(link: Link, start: Disc, end: Disc, project: Projector) -> Route:
    if link.kind is LinkKind.AIR:
        return Route(link, _flight(start.spot, end.spot, link.bulge), ())
    points = (start.spot, *project.spots(link.via), end.spot)
    return Route(link, *_road(points, (start.radius, end.radius), link.steps))


# Many drawings and checks ask for the same lines; they are kept by what they depend on, which
# leaves out where in a file a link was written.


@lru_cache(maxsize=1024)
def _flight(start: Spot, end: Spot, bulge: float) -> Line:
    return _whole(arc(start, end, bulge))


@lru_cache(maxsize=1024)
def _road(points: tuple[Spot, ...], rims: tuple[int, int], steps: int) -> tuple[Line, Line]:
    """The line through the points and the middles of its circles."""
    line = _whole(catmull_rom(points, 18) if len(points) > 2 else points)
    way = Way(line)
    first, last = rims
    gap = (way.length - first - last) / steps
    return line, _whole([way.at(first + gap * i) for i in range(1, steps)])


def _whole(points: Iterable[Spot]) -> Line:
    return tuple((round(x), round(y)) for x, y in points)
