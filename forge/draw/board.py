"""The board: from the graph and its scenery to one scene, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from forge import dice
from forge.draw import (
    board_frame,
    board_legend,
    board_medals,
    board_rose,
    kit,
    labels,
    map_growth,
    map_land,
    map_names,
    map_sea,
    map_signs,
    route_marks,
)
from forge.draw.crowd import Crowd, around
from forge.draw.desk import Desk
from forge.draw.map_shapes import Terrain, terrain
from forge.draw.projection import Projector
from forge.draw.routes import CIRCLE, RING, Disc, Route, discs, ringed, routes
from forge.geometry import Um
from forge.model.board import Board, LinkKind
from forge.model.scenery import Scenery
from forge.scene import Item, Place, Scene, Stroke
from forge.typeset.setter import About

FIBRES = 2_600
SEED = 7501


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything about one board that more than one layer needs."""

    desk: Desk
    board: Board
    scenery: Scenery
    terrain: Terrain
    routes: tuple[Route, ...]
    discs: tuple[Disc, ...]
    labels: tuple[labels.Label, ...]
    colours: Mapping[str, str]


def board(desk: Desk) -> Scene:
    """The whole board at its true size; ValueError when the game has no drawn board."""
    sheet = lay(desk)
    size, window = sheet.scenery.size, sheet.scenery.window.box
    items: list[Item] = [*board_frame.ground(size, sheet.colours)]
    items += board_frame.neat_lines(window, sheet.colours)
    items.append(kit.boxed(window, _map(sheet)))
    items += board_frame.band(size, sheet.colours)
    items += board_frame.title(desk, size, window)
    for panel in sheet.scenery.panels:
        items += board_legend.panel(desk, panel)
    items += _fibres(sheet)
    return Scene(size, tuple(items), desk.say(desk.game.title))


def lay(desk: Desk) -> Sheet:
    """The parts of the desk's board, placed but not drawn."""
    graph, scenery = labels.dressed(desk)
    return Sheet(
        desk,
        graph,
        scenery,
        terrain(desk.game.art[scenery.chart], scenery),
        routes(graph, scenery),
        discs(graph, scenery),
        labels.placed(desk),
        labels.palette(desk),
    )


def _map(sheet: Sheet) -> Iterator[Item]:
    """What is seen in the window, from the sea bed up to the names."""
    scenery, colours, window = sheet.scenery, sheet.colours, sheet.scenery.window.box
    crowd = crowded(sheet)
    letters = list(
        map_names.names(sheet.desk, sheet.board.regions, Projector(scenery.projection), crowd)
    )
    yield from map_sea.water(sheet.terrain, window, colours)
    if scenery.rose:
        yield from map_sea.rhumbs((scenery.rose.x, scenery.rose.y), 32, colours)
    yield from map_sea.waves(sheet.terrain, window, crowd, colours)
    yield from map_land.ground(sheet.terrain, colours)
    yield from map_land.climate(sheet.terrain, scenery, colours)
    yield from map_land.waters(sheet.terrain, colours)
    yield from map_land.coasts(sheet.terrain, colours)
    yield from letters
    standing = map_growth.growth(scenery, sheet.terrain, crowd)
    yield from map_growth.drawn(standing, map_signs.signs(colours))
    yield from _ornaments(sheet)
    yield from _play(sheet)


def _ornaments(sheet: Sheet) -> Iterator[Item]:
    scenery = sheet.scenery
    if scenery.rose:
        rose = board_rose.rose(scenery.rose.radius, sheet.colours)
        yield Place(scenery.rose.x, scenery.rose.y, rose)
    if scenery.cartouche:
        yield from board_rose.scroll(sheet.desk, scenery.cartouche, scenery.projection)


def _play(sheet: Sheet) -> Iterator[Item]:
    """Roads, circles, medallions and names: nothing lies on top of these."""
    colours = sheet.colours
    names = [label.box for label in sheet.labels]
    yield from route_marks.lines(sheet.routes, colours)
    yield from route_marks.circles(sheet.routes, ringed(sheet.board), colours)
    yield from route_marks.badges(sheet.routes, sheet.discs, names, colours)
    yield from medallions(sheet)
    yield from lettering(sheet)


def medallions(sheet: Sheet) -> Iterator[Place]:
    """The medallion of every point."""
    drawn = {
        medal.id: board_medals.medallion(medal, sheet.colours) for medal in sheet.scenery.medals
    }
    for disc in sheet.discs:
        yield Place(disc.x, disc.y, drawn[sheet.scenery.medal(disc.point).id])


def lettering(sheet: Sheet) -> Iterator[Item]:
    """The name of every point."""
    for label, disc in zip(sheet.labels, sheet.discs, strict=True):
        about = About("board", disc.point.name.id, disc.point.name.at)
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
    if sheet.scenery.rose:
        rose = sheet.scenery.rose
        crowd.take(around(rose.x, rose.y, rose.radius * 1.3))
    if sheet.scenery.cartouche:
        crowd.take(sheet.scenery.cartouche.frame.box.grown(7_000))
    return crowd


def _fibres(sheet: Sheet) -> Iterator[Item]:
    """Short hairs over everything, as in hand-made paper."""
    size = sheet.scenery.size
    hairs: tuple[list[list[tuple[float, float]]], ...] = ([], [])
    for i in range(FIBRES):
        x, y = dice.unit(SEED, i, 0) * size.width, dice.unit(SEED, i, 1) * size.height
        dx = dice.between(-2_400, 2_400, SEED, i, 2)
        dy = dice.between(-1_600, 1_600, SEED, i, 3)
        hairs[i % 2].append([(x, y), (x + dx, y + dy)])
    for group, colour in zip(hairs, ("foam", "shadow"), strict=True):
        yield kit.lines(group, Stroke(sheet.colours[colour], Um(80), alpha=0.13))
