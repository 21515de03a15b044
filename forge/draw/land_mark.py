"""Maps where they carry no words: a hash of all that they are drawn from, and their layers.

The hash is the same in every language, so that what is drawn under it is drawn once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256

from forge.draw.desk import Desk
from forge.draw.kept import Kept
from forge.draw.palette import Colours, palette
from forge.draw.share import digest, wordless
from forge.geometry import Size
from forge.model.ground import Ground
from forge.model.scenery import Scenery
from forge.scene import Item, Place, Scene


def bare(scenery: Scenery) -> Scenery:
    """The scenery of a map without panels and scroll, and without its words."""
    return wordless(replace(scenery, panels=(), cartouche=None))


def layer(kept: Kept, name: str, size: Size, draw: Callable[[], Iterable[Item]]) -> Place:
    """A layer of a map that carries no words, as a scene of its own.

    ``name`` holds the hash of all that it is drawn from.
    """
    return Place(0, 0, kept.drawing(name, lambda: Scene(size, tuple(draw()), "land")))


def land_mark(desk: Desk) -> str:
    """The SHA-256 of chart, scenery and colours; empty without a map."""
    scenery = desk.game.scenery
    if scenery is None:
        return ""
    colours = tuple(sorted(palette(desk).items()))
    return _mark(desk.game.art[scenery.chart], bare(scenery), colours)


def ground_mark(ground: Ground, colours: Colours) -> str:
    """The SHA-256 of the land of a trail and the colours."""
    return digest((wordless(ground), tuple(sorted(colours.items()))))


def country_mark(desk: Desk) -> str:
    """The SHA-256 of a trail and its land, or of a map of hexes and its chart, and the colours."""
    game = desk.game
    seen = wordless((game.trail, game.ground, game.atlas, game.map))
    chart = game.art.get(game.map.chart, b"") if game.map else b""
    return digest((seen, sha256(chart).hexdigest(), tuple(sorted(palette(desk).items()))))


@lru_cache(maxsize=8)
def _mark(chart: bytes, scenery: Scenery, colours: tuple[tuple[str, str], ...]) -> str:
    return digest((chart.hex(), scenery, colours))
