"""The board of a game of exploration: a true coast, white land in hexes, what is known of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from forge.draw import board_frame, board_rose, hex_cells, hex_harbours, hex_names, kit
from forge.draw.crowd import Crowd
from forge.draw.desk import Desk
from forge.draw.hex_ground import coasts, ground, sea, terrain, waves
from forge.draw.hex_key import bearings, key
from forge.draw.hex_sheet import HexSheet, sheet
from forge.draw.hex_words import ashore, open_sea
from forge.draw.land_mark import country_mark, layer
from forge.draw.map_names import Room, lettered
from forge.draw.map_ornaments import placed
from forge.scene import Item, Place, Scene


def board(desk: Desk) -> Scene:
    """The whole map at its true size; ValueError when the game has no drawn map of hexes."""
    laid = sheet(desk)
    size, window = laid.atlas.size, laid.atlas.window.box
    items: list[Item] = [*board_frame.ground(size, laid.colours)]
    items += board_frame.neat_lines(window, laid.colours)
    items.append(kit.boxed(window, _map(laid)))
    items += board_frame.band(size, laid.colours)
    items += board_frame.title(desk, size, window)
    items += key(laid)
    items += bearings(laid)
    return Scene(size, tuple(items), desk.say(desk.game.title))


def plain(desk: Desk) -> Item:
    """The map in its window without names and signs: land, sea, hexes."""
    laid = sheet(desk)
    land = terrain(laid)
    waving = waves(laid, land, Crowd())
    items = (*sea(laid, land), *waving, *ground(laid, land), *coasts(laid, land))
    return kit.boxed(laid.atlas.window.box, [*items, *hex_cells.borders(laid)])


def _map(laid: HexSheet) -> Iterator[Item]:
    atlas, land = laid.atlas, terrain(laid)
    ports = hex_names.labels(laid)
    crowd = open_sea(laid, ports)
    letters = list(lettered(laid.desk, atlas.names, laid.project, Room(crowd, atlas.window.box)))
    ships = list(placed(atlas.ornaments, laid.project, land, crowd, atlas.window.box, laid.colours))
    mark, kept = country_mark(laid.desk), laid.desk.kept
    yield layer(kept, f"sea {mark}", atlas.size, lambda: sea(laid, land))
    yield from waves(laid, land, crowd)
    shown = chain(ground(laid, land), coasts(laid, land))
    yield layer(kept, f"land {mark}", atlas.size, lambda: shown)
    yield from letters
    yield from hex_cells.borders(laid)
    yield from hex_cells.rivers(laid)
    room = ashore(laid, ports)
    rivers = list(hex_harbours.river_names(laid, room))
    yield from hex_cells.known(laid, land.mainland, room)
    yield from hex_cells.tags(laid)
    yield from hex_cells.colony(laid)
    yield from ships
    if atlas.rose:
        yield Place(atlas.rose.x, atlas.rose.y, board_rose.rose(atlas.rose.radius, laid.colours))
    yield from rivers
    yield from hex_harbours.harbours(laid, ports)
    yield from hex_harbours.colony_name(laid)
