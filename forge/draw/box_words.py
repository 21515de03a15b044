"""The words on a box: its name in gold, and lines that shrink to their room."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import board_frame
from forge.draw.desk import Desk
from forge.draw.palette import Colours
from forge.geometry import Box
from forge.model.text import Text
from forge.scene import Item, Place, Scene
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

SMALLEST = 6
DOT, NO_BREAK = "·", "\u00a0"


def fitted(size: float, colour: str) -> Style:
    """Small capitals, centred, made smaller to ``SMALLEST`` points where room is short."""
    return Style(role="title", size=size, smallest=SMALLEST, weight=600, colour=colour,
                 tracking=350, align=Align.CENTRE, features=("smcp", "lnum"))  # fmt: skip


def said(desk: Desk, text: Text, style: Style, room: Box, lines: int | None = 1) -> Iterator[Item]:
    """A text in the middle of its room."""
    about = About("box", text.id, text.at)
    yield from desk.setter.fit(desk.say(text), style, room, about, "middle", lines=lines)


def listed(desk: Desk, text: Text, style: Style, room: Box) -> Iterator[Item]:
    """A text of things between dots on two lines at most; each thing is whole on its line."""
    things = (thing.strip().replace(" ", NO_BREAK) for thing in desk.say(text).split(DOT))
    about = About("box", text.id, text.at)
    words = f"{NO_BREAK}{DOT} ".join(things)
    yield from desk.setter.fit(words, style, room, about, "middle", lines=2)


def gilded(desk: Desk, room: Box, colours: Colours) -> Iterator[Item]:
    """The game's title in gold, as large as its room allows."""
    text = desk.say(desk.game.title)
    about = About("box", desk.game.title.id, desk.game.title.at)
    style = Style(role="title", size=100, weight=700, tracking=2_000, features=("smcp",))
    size = desk.setter.size(text, style)
    em = style.size * 352.8
    tall = em * 0.72 if desk.setter.cased else sum(desk.setter.ink(text, style)) * 1.05
    scale = min(room.width / size.width, room.height / tall)
    path = desk.setter.outline(text, style, about)
    great = tuple(board_frame.gilded(path, round(em), colours))
    x = room.x + (room.width - size.width * scale) / 2
    seat = em * 0.31 if desk.setter.cased else board_frame.seat(desk, text, style)
    y = room.y + room.height / 2 + seat * scale
    yield Place(round(x), round(y), Scene(size, great), scale=scale)
