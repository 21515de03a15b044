"""A game of exploration in the bundle: its map, tables, decks, outfit, explorers and turn.

The hexes are told one by one, with what is worked out of the rows. All else is as in the content:
texts by id, with what was left out filled in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from forge.bundle.parts import Json
from forge.model.game import Game
from forge.model.hexways import depths
from forge.model.text import Text

if TYPE_CHECKING:
    from forge.model.hexmap import HexMap

PLACES = 3
"""Digits of degrees: a thousandth is a hundred metres."""


def explored_part(game: Game) -> Json:
    """All parts that only games of exploration have; null for one that the game does not have."""
    return {
        "map": _map(game.map) if game.map else None,
        "tables": plain(game.tables),
        "piles": plain(game.piles),
        "outfit": plain(game.outfit),
        "explorers": plain(game.explorers),
        "turn": plain(game.turn),
    }


def plain(thing: object) -> Any:
    """A value of the model as plain data: records by their fields, texts by their ids."""
    if isinstance(thing, Text):
        return thing.id
    if isinstance(thing, Enum):
        return thing.value
    if is_dataclass(thing) and not isinstance(thing, type):
        named = ((f.name.rstrip("_"), getattr(thing, f.name)) for f in fields(thing))
        return {name: plain(value) for name, value in named if name != "at"}
    if isinstance(thing, tuple):
        return [plain(part) for part in thing]
    if isinstance(thing, Mapping):
        return {name: plain(part) for name, part in sorted(thing.items())}
    return thing


def _map(hexmap: HexMap) -> Json:
    land, known, coast, depth = hexmap.land, hexmap.known, hexmap.coast, depths(hexmap)
    beside = dict.fromkeys(hexmap.sea, "sea") | {hex_: hex_.name for hex_ in land}
    return {
        "miles": hexmap.grid.miles,
        "directions": plain(hexmap.directions),
        "terrains": plain(hexmap.terrains),
        "harbours": plain(hexmap.harbours),
        "colony": plain(hexmap.colony),
        "rivers": plain(hexmap.entries),
        "hexes": [
            {
                "id": here.name,
                "terrain": known[here].value if here in known else None,
                "coast": here in coast,
                "depth": depth.get(here),
                "near": [beside.get(there) for there in here.ring],
                "lonlat": [round(degrees, PLACES) for degrees in hexmap.grid.middle(here)],
            }
            for here in land
        ],
    }
