"""Where the links of a board run: their lines and circles.

Pure geometry: the checks measure the same values that are drawn.  A land or sea link of n
steps has n - 1 circles, spaced equally along its curve between the rims of its two medallions.
"""

from __future__ import annotations

from dataclasses import dataclass

from forge.draw.curve import Way, arc, catmull_rom
from forge.draw.projection import Projector, Spot
from forge.model.board import Board, Link, LinkKind, Point
from forge.model.scenery import Scenery

CIRCLE = 2050
"""Radius of a circle of a link, µm."""
RING = 3300
"""Radius of a circle where stopping costs a turn, µm."""


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
    line: tuple[tuple[int, int], ...]
    circles: tuple[tuple[int, int], ...]

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
        return Route(link, _whole(arc(start.spot, end.spot, link.bulge)), ())
    points = [start.spot, *project.spots(link.via), end.spot]
    line = _whole(catmull_rom(points, 18) if link.via else points)
    way = Way(line)
    gap = (way.length - start.radius - end.radius) / link.steps
    circles = [way.at(start.radius + gap * i) for i in range(1, link.steps)]
    return Route(link, line, _whole(circles))


def _whole(points: list[Spot]) -> tuple[tuple[int, int], ...]:
    return tuple((round(x), round(y)) for x, y in points)
