"""The pictures a rulebook may ask for by name; a new one is a new row of ``PICTURES``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType

from forge.draw import (
    board_detail,
    figures_hexes,
    figures_land,
    figures_rivers,
    figures_setup,
    figures_slots,
    figures_table,
    figures_tokens,
    figures_trail,
    figures_turn,
    figures_ways,
)
from forge.draw.desk import Desk
from forge.draw.flow_plan import Wish
from forge.draw.share import pictured
from forge.geometry import Size, Um
from forge.scene import Item, Scene
from forge.typeset.spill import NOBODY, About

ON_MAP = 1.15
"""Names on a map lie on colours: they are set so much larger than the least."""


@dataclass(frozen=True, slots=True)
class Request:
    """A picture by name, what it shows, and its width, µm.

    ``height`` is a wish, for pictures that can have any shape; 0 leaves it to the picture.
    No word is set smaller than ``least``, points.
    """

    picture: str
    show: tuple[str, ...]
    marks: tuple[str, ...]
    width: int
    about: About
    height: int = 0
    least: float = 5.0


@dataclass(frozen=True, slots=True)
class Picture:
    """How big a picture is and how it is drawn; a layout is tried by sizes alone.

    ``words`` sets its texts alone, where drawing it whole takes long.
    """

    size: Callable[[Desk, Request], Size]
    draw: Callable[[Desk, Request], Scene]
    words: Callable[[Desk, Request], tuple[Item, ...]] | None = None
    gives: tuple[float, float] = (1, 1)
    """How much lower and higher than it is it may be drawn: a picture of any shape."""
    narrows: bool = False
    """Whether it is made lower by making it narrower."""


def _detail_size(_desk: Desk, ask: Request) -> Size:
    """Five parts wide and three high, unless another height is wished."""
    return Size(Um(ask.width), Um(ask.height or ask.width * 3 // 5))


def _detail(desk: Desk, ask: Request) -> Scene:
    return board_detail.detail(
        desk, ask.show, ask.marks, _detail_size(desk, ask), ask.least * ON_MAP
    )


def _detail_words(desk: Desk, ask: Request) -> tuple[Item, ...]:
    return board_detail.words(
        desk, ask.show, ask.marks, _detail_size(desk, ask), ask.least * ON_MAP
    )


def _trail_size(desk: Desk, ask: Request) -> Size:
    return figures_trail.size(desk, ask.show, ask.width, ask.height)


def _hexes_size(desk: Desk, ask: Request) -> Size:
    return figures_hexes.size(desk, ask.show, ask.width, ask.height)


def _land_size(desk: Desk, ask: Request) -> Size:
    return figures_land.size(desk, ask.width, ask.height)


def _rivers_size(ask: Request) -> Size:
    return figures_rivers.size(ask.show, ask.width, ask.height)


def _steps(ask: Request) -> Wish:
    return Wish(ask.show, ask.width, ask.least, ask.height)


PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        "board-detail": Picture(_detail_size, _detail, _detail_words, (0.75, 1.35)),
        "fields": Picture(
            lambda desk, ask: figures_trail.fields_size(desk, ask.show, ask.width, ask.least),
            lambda desk, ask: figures_trail.fields(desk, ask.show, ask.width, ask.about, ask.least),
        ),
        "hexes": Picture(
            lambda desk, ask: figures_hexes.size(desk, ask.show, ask.width, ask.height),
            lambda desk, ask: figures_hexes.hexes(
                desk, ask.show, ask.marks, _hexes_size(desk, ask), ask.least
            ),
            gives=(0.9, 1.4),
        ),
        "land": Picture(
            lambda desk, ask: figures_land.size(desk, ask.width, ask.height),
            lambda desk, ask: figures_land.land(desk, _land_size(desk, ask), ask.least),
            gives=(0.85, 1.3),
        ),
        "rivers": Picture(
            lambda _desk, ask: figures_rivers.size(ask.show, ask.width, ask.height),
            lambda desk, ask: figures_rivers.rivers(desk, ask.show, _rivers_size(ask), ask.least),
            gives=(0.85, 1.25),
        ),
        "roads": Picture(
            lambda desk, ask: figures_ways.size(desk, ask.width, ask.least, ask.height),
            lambda desk, ask: figures_ways.ways(desk, ask.width, ask.about, ask.least, ask.height),
            gives=(1, 1.25),
        ),
        "setup": Picture(
            lambda desk, ask: figures_setup.size(desk, ask.width),
            lambda desk, ask: figures_setup.setup(desk, ask.show, ask.width, ask.about),
            lambda desk, ask: figures_setup.words(desk, ask.show, ask.width, ask.about),
            (0.72, 1),
            narrows=True,
        ),
        "slots": Picture(
            lambda _desk, ask: figures_slots.size(ask.show, ask.width),
            lambda desk, ask: figures_slots.slots(desk, ask.show, ask.width, ask.about, ask.least),
        ),
        "table": Picture(
            lambda desk, ask: figures_table.size(desk, ask.width),
            lambda desk, ask: figures_table.table(desk, ask.show, ask.marks, ask.width),
            gives=(0.72, 1),
            narrows=True,
        ),
        "tokens": Picture(
            lambda desk, ask: figures_tokens.size(desk, ask.width, ask.least, ask.height),
            lambda desk, ask: figures_tokens.faces(
                desk, ask.width, ask.about, ask.least, ask.height
            ),
            gives=(1, 1.25),
        ),
        "trail": Picture(
            _trail_size,
            lambda desk, ask: figures_trail.stretch(
                desk, ask.show, ask.marks, _trail_size(desk, ask), ask.least
            ),
            gives=(0.75, 1.5),
        ),
        "turn": Picture(
            lambda desk, ask: figures_turn.size(desk, _steps(ask)),
            lambda desk, ask: figures_turn.turn(desk, _steps(ask)),
            gives=(0.92, 1.3),
        ),
    }
)


NEEDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "board-detail": ("board", "scenery"),
        "fields": ("trail",),
        "hexes": ("map", "atlas"),
        "land": ("map", "atlas"),
        "rivers": ("map", "piles"),
        "roads": ("board", "scenery"),
        "setup": ("board", "scenery"),
        "slots": (),
        "table": ("trail", "ground"),
        "tokens": ("tokens",),
        "trail": ("trail",),
        "turn": ("turn",),
    }
)
"""The parts of a game that a picture is drawn from."""


def names() -> tuple[str, ...]:
    """The names a figure's ``picture`` may have, in order."""
    return tuple(sorted(PICTURES))


def size(desk: Desk, request: Request) -> Size:
    """How big the picture asked for is, without drawing it; KeyError for an unknown name."""
    return PICTURES[request.picture].size(desk, request)


def heights(desk: Desk, request: Request) -> tuple[Um, Um]:
    """The least and the greatest height that the picture may have, µm."""
    whole, (least, most) = size(desk, request).height, PICTURES[request.picture].gives
    return Um(round(whole * least)), Um(round(whole * most))


def as_high(desk: Desk, request: Request, height: Um) -> Request:
    """The same request for a picture of this height, between :func:`heights`."""
    if not PICTURES[request.picture].narrows:
        return replace(request, height=height)
    whole = size(desk, request)
    return replace(request, width=whole.width * height // whole.height)


def picture(desk: Desk, request: Request) -> Scene:
    """The picture asked for, ``request.width`` wide; KeyError for an unknown name."""
    asked = replace(request, about=NOBODY)
    draw = partial(PICTURES[request.picture].draw, pictured(desk), request)
    return desk.kept.picture(asked, desk.setter, draw)


def words(desk: Desk, request: Request) -> Scene:
    """The picture with its texts, but without what takes long to draw."""
    kind = PICTURES[request.picture]
    if kind.words is None:
        return kind.draw(desk, request)
    return Scene(kind.size(desk, request), kind.words(desk, request), request.picture)
