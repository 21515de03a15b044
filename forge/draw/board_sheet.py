"""One board laid out: what several layers and drawings of it need, and its playing parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from forge.draw import board_medals, labels, route_marks
from forge.draw.crowd import Crowd, around
from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.draw.routes import CIRCLE, RING, Disc, Route, discs, ringed, routes
from forge.geometry import Box
from forge.model.board import Board, LinkKind
from forge.model.scenery import Scenery
from forge.scene import Item, Place
from forge.typeset.spill import About

if TYPE_CHECKING:
    from forge.draw.map_shapes import Terrain


@dataclass(frozen=True)
class Sheet:
    """Everything about one board that more than one layer needs."""

    desk: Desk
    board: Board
    scenery: Scenery
    routes: tuple[Route, ...]
    discs: tuple[Disc, ...]
    labels: tuple[labels.Label, ...]
    colours: Mapping[str, str]

    @cached_property
    def terrain(self) -> Terrain:
        """The map as geometry; made when it is first asked for, since texts do without."""
        from forge.draw.map_shapes import terrain

        return terrain(self.desk.game.art[self.scenery.chart], self.scenery)

    @cached_property
    def badges(self) -> tuple[Place, ...]:
        """The plane on each air link."""
        names = [label.box for label in self.labels]
        return tuple(route_marks.badges(self.routes, self.discs, names, self.colours))


def lay(desk: Desk) -> Sheet:
    """The parts of the desk's board, placed but not drawn."""
    graph, scenery = labels.dressed(desk)
    return Sheet(
        desk, graph, scenery, routes(graph, scenery), discs(graph, scenery), labels.placed(desk),
        palette(desk),
    )  # fmt: skip


def play(sheet: Sheet) -> Iterator[Item]:
    """Roads, circles, medallions and names: nothing lies on top of these."""
    colours = sheet.colours
    yield from route_marks.lines(sheet.routes, colours)
    yield from route_marks.circles(sheet.routes, ringed(sheet.board), colours)
    yield from sheet.badges
    yield from medallions(sheet)
    yield from lettering(sheet)


def medallions(sheet: Sheet) -> Iterator[Place]:
    """The medallion of every point."""
    drawn = {
        medal.id: board_medals.medallion(medal, sheet.colours) for medal in sheet.scenery.medals
    }
    for disc in sheet.discs:
        yield Place(disc.x, disc.y, drawn[sheet.scenery.medal(disc.point).id])


def lettering(sheet: Sheet, view: Box | None = None) -> Iterator[Item]:
    """The name of every point, or of those whose names stand wholly in ``view``."""
    for label in sheet.labels:
        if view is not None and not view.holds(label.box):
            continue
        name = sheet.board.point(label.point).name
        about = About("board", name.id, name.at)
        yield from sheet.desk.setter.line(label.text, label.style, label.x, label.y, about=about)


def crowded(sheet: Sheet) -> Crowd:
    """The room that play and ornaments take, for scenery to keep off."""
    crowd = Crowd(label.box.grown(600) for label in sheet.labels)
    special = ringed(sheet.board)
    for disc in sheet.discs:
        crowd.take(around(disc.x, disc.y, disc.radius + 1_000))
    for route in sheet.routes:
        for number, spot in enumerate(route.circles, start=1):
            reach = RING if (route.link.id, number) in special else CIRCLE
            crowd.take(around(*spot, reach + 500))
        way, half = route.way, 1_100 if route.link.kind is LinkKind.AIR else 700
        for i in range(int(way.length // 2_000)):
            crowd.take(around(*way.at(i * 2_000), half))
    for plane in sheet.badges:
        crowd.take(around(plane.x, plane.y, route_marks.BADGE + 500))
    if sheet.scenery.rose:
        rose = sheet.scenery.rose
        crowd.take(around(rose.x, rose.y, rose.radius * 1.3))
    if sheet.scenery.cartouche:
        crowd.take(sheet.scenery.cartouche.frame.box.grown(7_000))
    return crowd
