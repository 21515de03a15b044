"""A hash of all that the maps of a game are drawn from where they carry no words."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.draw.share import digest
from forge.model.scenery import Scenery


def bare(scenery: Scenery) -> Scenery:
    """The scenery of a map without panels and scroll: what they say changes no land."""
    return replace(scenery, panels=(), cartouche=None)


def land_mark(desk: Desk) -> str:
    """The SHA-256 of chart, scenery and colours; empty without a map."""
    scenery = desk.game.scenery
    if scenery is None:
        return ""
    colours = tuple(sorted(palette(desk).items()))
    return _mark(desk.game.art[scenery.chart], bare(scenery), colours)


@lru_cache(maxsize=8)
def _mark(chart: bytes, scenery: Scenery, colours: tuple[tuple[str, str], ...]) -> str:
    return digest((chart.hex(), scenery, colours))
