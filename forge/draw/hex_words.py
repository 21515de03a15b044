"""The texts of a map of hexes without its land, for checks, and the room that names must leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.draw import board_frame, hex_cells, hex_harbours
from forge.draw.crowd import Crowd, around
from forge.draw.desk import Desk
from forge.draw.hex_key import bearings, key
from forge.draw.hex_names import Label, labels
from forge.draw.hex_sheet import HexSheet, sheet
from forge.draw.map_names import Room, lettered
from forge.model.hexes import cell
from forge.scene import Item


def words(desk: Desk) -> Iterator[Item]:
    """Every text of the map, in the order in which :func:`hex_board.board` sets them."""
    laid = sheet(desk)
    ports, window = labels(laid), laid.atlas.window.box
    yield from board_frame.title(desk, laid.atlas.size, window)
    sea = Room(open_sea(laid, ports), window)
    yield from lettered(desk, laid.atlas.names, laid.project, sea)
    yield from hex_harbours.river_names(laid, ashore(laid, ports))
    yield from hex_cells.tags(laid)
    yield from hex_harbours.harbours(laid, ports)
    yield from hex_harbours.colony_name(laid)
    yield from key(laid)
    yield from bearings(laid)


def ashore(laid: HexSheet, ports: Sequence[Label]) -> Crowd:
    """The room that rivers, ports, names of hexes and borders take."""
    room = hex_cells.taken(laid)
    for label in ports:
        room.take(label.box)
    return room


def open_sea(laid: HexSheet, ports: Sequence[Label]) -> Crowd:
    """The room that hexes, the legend, the rose and the ports with their names take."""
    atlas = laid.atlas
    crowd = Crowd([atlas.key.frame.box.grown(3_000)])
    crowd.take(around(atlas.bearings.x, atlas.bearings.y, atlas.bearings.radius * 1.4))
    if atlas.rose:
        crowd.take(around(atlas.rose.x, atlas.rose.y, atlas.rose.radius * 1.35))
    for hex_ in laid.map.land:
        crowd.take(around(*laid.middle(hex_), laid.side))
    for label in ports:
        x, y = hex_cells.anchorage(laid, cell(label.harbour.hex))
        crowd.take(around(x, y, 24_000, 4_000))
        crowd.take(label.box)
    return crowd
