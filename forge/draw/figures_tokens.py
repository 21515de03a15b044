"""The faces of the tokens with their names and worths, as a figure of the rulebook."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from forge.draw import tokens
from forge.draw.desk import Desk
from forge.geometry import Box, Size, Um, mm
from forge.model.text import Text
from forge.model.token import Token
from forge.scene import Item, Place, Scene
from forge.typeset.setter import Slot
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

PER_ROW: Final = 4
RADIUS: Final = mm("7.2")
NAME_HEIGHT: Final = mm("3.6")
GAP: Final = mm("2.4")
APART: Final = Um(300)
NAME: Final = Style(
    role="caption", size=8, smallest=5.5, weight=700, colour="#33261B", align=Align.CENTRE,
    features=("lnum",), hyphens=False,
)  # fmt: skip
WORTH: Final = Style(
    role="caption", size=8, smallest=6, weight=700, colour="#C2402A", align=Align.CENTRE,
    features=("lnum",), hyphens=False,
)  # fmt: skip


def faces(desk: Desk, width: int, about: About, least: float = 0) -> Scene:
    """Every kind of token that the edition lays out, in rows of four, ``width`` µm wide.

    Below each its name, and what it is worth if anything: names in one size, worths in one.
    No word is smaller than ``least``, points.
    """
    items: list[Item] = []
    names: list[Slot] = []
    worths: list[Slot] = []
    y = 0
    for row in _rows(desk):
        slot = width // PER_ROW
        left = (width - slot * len(row)) // 2
        for index, kind in enumerate(row):
            x = left + index * slot
            items.append(Place(x + slot // 2 - RADIUS, y, tokens.face(desk, kind, RADIUS)))
            box = Box(Um(x + APART), Um(y + 2 * RADIUS + mm(1)), Um(slot - 2 * APART), NAME_HEIGHT)
            told = About(about.component, kind.name.id, kind.name.at)
            names.append(Slot(_said(desk, kind, f"token.{kind.id}:Words"), box, told))
            if kind.value:
                below = box.moved(0, NAME_HEIGHT)
                worths.append(Slot(_said(desk, kind, kind.value), below, told))
        y += _height(row) + GAP
    for slots, style in ((names, NAME), (worths, WORTH)):
        for words in desk.setter.alike(slots, _no_less(style, least), "middle", lines=1):
            items += words
    return Scene(size(desk, width), tuple(items), "tokens")


def size(desk: Desk, width: int) -> Size:
    """How big the figure is."""
    rows = _rows(desk)
    high = sum(_height(row) for row in rows) + GAP * max(len(rows) - 1, 0)
    return Size(Um(width), Um(high))


def _rows(desk: Desk) -> list[list[Token]]:
    held = desk.game.tokens
    used = {mix.id for mix in desk.edition.tokens}
    kinds = [kind for kind in held.kinds if kind.id in used] if held else []
    return [kinds[i : i + PER_ROW] for i in range(0, len(kinds), PER_ROW)]


def _height(row: list[Token]) -> int:
    """A row of faces with their names, and one more line if any is worth something."""
    worth = NAME_HEIGHT if any(kind.value for kind in row) else 0
    return 2 * RADIUS + mm(1) + NAME_HEIGHT + worth


def _said(desk: Desk, kind: Token, asked: str) -> str:
    """What a value of a token says, under the token's name."""
    return desk.say(Text(kind.name.id, f"{{{asked}}}", kind.name.at))


def _no_less(style: Style, least: float) -> Style:
    """The style in a size of at least so many points."""
    return replace(style, size=max(style.size, least), smallest=max(style.smallest, least))
