"""The board: from the graph and its scenery to one scene, layer upon layer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from forge import dice
from forge.draw import (
    board_frame,
    board_legend,
    board_rose,
    kit,
    map_growth,
    map_land,
    map_names,
    map_ornaments,
    map_sea,
    map_signs,
)
from forge.draw.board_detail import detail
from forge.draw.board_sheet import Sheet, crowded, lay, play
from forge.draw.desk import Desk
from forge.draw.land_mark import land_mark, layer
from forge.geometry import Um
from forge.scene import Item, Place, Scene, Stroke

__all__ = ["board", "detail"]

FIBRES = 2_600
SEED = 7501


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
    name = f"fibres {size} {land_mark(desk)}"
    items.append(layer(desk.kept, name, size, lambda: _fibres(sheet)))
    return Scene(size, tuple(items), desk.say(desk.game.title))


def _map(sheet: Sheet) -> Iterator[Item]:
    """What is seen in the window, from the sea bed up to the names."""
    scenery, colours, window = sheet.scenery, sheet.colours, sheet.scenery.window.box
    crowd = crowded(sheet)
    room = map_names.Room(crowd, window, map_land.shores(sheet.terrain))
    letters = list(map_names.names(sheet.desk, sheet.board, scenery, room))
    beasts = list(map_ornaments.ornaments(scenery, sheet.terrain, crowd, colours))
    mark, kept = land_mark(sheet.desk), sheet.desk.kept
    sea = partial(map_sea.sea, sheet.terrain, window, scenery.rose, colours)
    yield layer(kept, f"sea {mark}", scenery.size, sea)
    yield from map_sea.waves(sheet.terrain, window, crowd, colours)
    yield layer(kept, f"land {mark}", scenery.size, lambda: _land(sheet))
    yield from letters
    standing = map_growth.growth(scenery, sheet.terrain, crowd)
    yield from map_growth.drawn(standing, map_signs.signs(colours))
    yield from beasts
    yield from _ornaments(sheet)
    yield from play(sheet)


def _land(sheet: Sheet) -> Iterator[Item]:
    yield from map_land.ground(sheet.terrain, sheet.colours)
    yield from map_land.climate(sheet.terrain, sheet.scenery, sheet.colours)
    yield from map_land.waters(sheet.terrain, sheet.colours)
    yield from map_land.coasts(sheet.terrain, sheet.colours)


def _ornaments(sheet: Sheet) -> Iterator[Item]:
    scenery = sheet.scenery
    if scenery.rose:
        rose = board_rose.rose(scenery.rose.radius, sheet.colours)
        yield Place(scenery.rose.x, scenery.rose.y, rose)
    if scenery.cartouche:
        yield from board_rose.scroll(sheet.desk, scenery.cartouche, scenery.projection)


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
