"""The board's map drawn small, as :mod:`forge.draw.vignette` shows it.

Drawn in the board's own micrometres and put down small, so lines are made as much stronger.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from forge.draw import (
    board_rose,
    kit,
    map_growth,
    map_land,
    map_ornaments,
    map_sea,
    map_signs,
    outlines,
)
from forge.draw.crowd import Crowd, around
from forge.draw.map_shapes import BEYOND, Stream, Terrain, terrain
from forge.draw.palette import Colours
from forge.geometry import Box, Size, Um
from forge.model.scenery import Frame, Scenery
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import rect

FINEST = 40
"""Detail smaller than this on paper is left out, µm."""
ROOM = 14_000
"""Sea round the land, board µm."""
SIGNED = 0.3
"""From this scale on the map has its trees, mountains and animals."""
SHORES = ((1_600, 0.7), (4_200, 0.4), (8_000, 0.3))
"""Waterlines of a small map: distance from the shore in board µm, opacity."""


@dataclass(frozen=True, slots=True)
class View:
    """The part of the board that is shown, and how large."""

    box: Box
    scale: float


@lru_cache(maxsize=8)
def drawn(data: bytes, scenery: Scenery, size: Size, named: tuple[tuple[str, str], ...]) -> Scene:
    """The picture of this size; ``named`` are the colours by name."""
    colours, whole = dict(named), terrain(data, scenery)
    view = _view(whole, scenery.window.box, size)
    layers = _layers(data, scenery, _finest(view), named)
    items = kit.boxed(view.box, _map(scenery, layers, view, colours))
    at = (round(-view.box.x * view.scale), round(-view.box.y * view.scale))
    frame = Box(Um(0), Um(0), *size)
    shown = kit.boxed(frame, [Place(*at, Scene(scenery.size, (items,)), scale=view.scale)])
    return Scene(size, (shown,), "map")


@dataclass(frozen=True, slots=True)
class Layers:
    """What does not depend on the view: the shapes, the depths of the sea, the land."""

    near: Terrain
    depths: tuple[Item, ...]
    land: tuple[Item, ...]


@lru_cache(maxsize=4)
def _layers(
    data: bytes, scenery: Scenery, finest: float, named: tuple[tuple[str, str], ...]
) -> Layers:
    """The layers without detail finer than ``finest``, board µm."""
    colours, near = dict(named), _plain(terrain(data, scenery), finest)
    land = (
        *map_land.ground(near, colours),
        *map_land.climate(near, scenery, colours),
        *map_land.waters(near, colours),
    )
    return Layers(near, tuple(_depths(near, colours)), land)


def _finest(view: View) -> float:
    """How fine the shapes of a view must be, board µm: a power of two times what paper shows.

    Views of nearly one scale (the covers on all papers) share their shapes.
    """
    return FINEST * 2.0 ** math.floor(-math.log2(view.scale))


def _view(whole: Terrain, window: Box, size: Size) -> View:
    """The land in the middle; where the map ends before the view does, more of the south-west."""
    left, top, right, bottom = whole.mainland.bounds
    width, height = right - left + 2 * ROOM, bottom - top + 2 * ROOM
    scale = min(size.width / width, size.height / height)
    seen = Size(Um(round(size.width / scale)), Um(round(size.height / scale)))
    x, y = (left + right - seen.width) / 2, (top + bottom - seen.height) / 2
    x, y = min(x, window.right + BEYOND // 4 - seen.width), max(y, window.y - BEYOND // 4)
    return View(Box(Um(round(x)), Um(round(y)), *seen), scale)


def _plain(whole: Terrain, finest: float) -> Terrain:
    """The terrain without what would be too small to see."""
    small = finest * finest * 40
    return Terrain(
        land=whole.land,
        soft=whole.soft.simplify(finest),
        mainland=whole.mainland.simplify(finest),
        abroad=whole.abroad.simplify(finest),
        lakes=whole.lakes.simplify(finest),
        rivers=tuple(
            Stream(one.rank, one.line.simplify(finest)) for one in whole.rivers if one.rank < 5
        ),
        shade=tuple(outlines.large(band.simplify(2 * finest), small) for band in whole.shade),
        light=tuple(outlines.large(band.simplify(2 * finest), small) for band in whole.light),
        high=tuple(outlines.large(band.simplify(2 * finest), small) for band in whole.high),
    )


def _map(scenery: Scenery, layers: Layers, view: View, colours: Colours) -> Iterator[Item]:
    near = layers.near
    rose = (view.box.x + view.box.width * 17 // 100, view.box.y + view.box.height * 76 // 100)
    yield rect(view.box, map_sea.deep(view.box, colours))
    yield from layers.depths
    yield from _waterlines(near, view, colours)
    yield from map_sea.rhumbs(rose, 32, colours)
    yield from layers.land
    coast = Stroke(colours["ink"], round(150 / view.scale), alpha=0.95)
    far = Stroke(colours["brown"], coast.width // 2, alpha=0.7)
    yield from outlines.shape(near.abroad, stroke=far)
    yield from outlines.shape(near.mainland, stroke=coast)
    middle = view.box.x + view.box.width // 2
    crowd = Crowd([around(*rose, 30_000), around(middle, view.box.bottom, 34_000)])
    if view.scale >= SIGNED:
        seen = _framed(scenery, view.box)
        beasts = list(map_ornaments.ornaments(seen, near, crowd, colours))
        standing = map_growth.growth(seen, near, crowd)
        yield from map_growth.drawn(standing, map_signs.signs(colours))
        yield from beasts
    yield Place(*rose, board_rose.rose(Um(26_000), colours))


def _framed(scenery: Scenery, box: Box) -> Scenery:
    """The scenery with the view as its window: what stands outside is not drawn."""
    return replace(scenery, window=Frame(box.x, box.y, box.width, box.height))


def _depths(near: Terrain, colours: Colours) -> Iterator[Item]:
    """The bands of the sea by their distance from the shore."""
    for distance, colour, alpha in map_sea.DEPTHS:
        yield from outlines.shape(map_sea.shore(near, distance), colours[colour], alpha=alpha)


def _waterlines(near: Terrain, view: View, colours: Colours) -> Iterator[Item]:
    """Lines along the shore that are still seen when small."""
    for i, (distance, alpha) in enumerate(SHORES):
        stroke = Stroke(colours["foam" if i % 2 == 0 else "sea-line"], round(90 / view.scale),
                        alpha=alpha)  # fmt: skip
        yield from outlines.shape(map_sea.shore(near, distance), stroke=stroke)
