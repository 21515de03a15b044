"""The faces of the tokens with their names and worths, as a figure of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
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

PER_ROW: Final = (4, 3, 2, 1)
"""How many may stand side by side, best first: fewer where a name needs the room."""
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


@dataclass(frozen=True, slots=True)
class _Plan:
    """The tokens in rows, the width that each has, and the height of a line below it, µm."""

    rows: list[list[Token]]
    slot: int
    line: int
    radius: int = RADIUS
    gap: int = GAP

    def high(self, row: list[Token]) -> int:
        """The height of a row of faces with their names, and what they are worth if anything."""
        lines = 2 if any(kind.value for kind in row) else 1
        return 2 * self.radius + mm(1) + lines * self.line

    @property
    def height(self) -> int:
        """The height of all rows."""
        return sum(map(self.high, self.rows)) + self.gap * max(len(self.rows) - 1, 0)

    def grown(self, height: int) -> _Plan:
        """The same so high: larger faces as far as they have room, then larger gaps."""
        more, rows = max(0, height - self.height), max(len(self.rows), 1)
        radius = max(self.radius, min(self.radius + more // (2 * rows), self.slot // 2 - APART))
        left = more - 2 * rows * (radius - self.radius)
        return replace(self, radius=radius, gap=self.gap + left // max(rows - 1, 1))


def faces(desk: Desk, width: int, about: About, least: float = 0, height: int = 0) -> Scene:
    """Every kind of token that the edition lays out, in rows, ``width`` µm wide.

    Larger where more ``height`` is wished, µm.  A row has four, or fewer where a name would not
    fit.  Below each its name, and what it is worth if anything: names in one size, worths in one.
    No word is smaller than ``least``, points.
    """
    items: list[Item] = []
    names: list[Slot] = []
    worths: list[Slot] = []
    planned = _planned(desk, width, least)
    plan, y = planned.grown(height), 0
    for row in plan.rows:
        left = (width - plan.slot * len(row)) // 2
        for index, kind in enumerate(row):
            x = left + index * plan.slot
            face = tokens.face(desk, kind, plan.radius)
            items.append(Place(x + plan.slot // 2 - plan.radius, y, face))
            top, wide = Um(y + 2 * plan.radius + mm(1)), Um(plan.slot - 2 * APART)
            box = Box(Um(x + APART), top, wide, Um(plan.line))
            told = About(about.component, kind.name.id, kind.name.at)
            names.append(Slot(_name(desk, kind), box, told))
            if kind.value:
                worths.append(Slot(_said(desk, kind, kind.value), box.moved(0, plan.line), told))
        y += plan.high(row) + plan.gap
    for slots, style in ((names, NAME), (worths, WORTH)):
        for words in desk.setter.alike(slots, _no_less(style, least), "middle", lines=1):
            items += words
    return Scene(_high(planned, width, height), tuple(items), "tokens")


def size(desk: Desk, width: int, least: float = 0, height: int = 0) -> Size:
    """How big the figure is: so high as is wished, or higher."""
    return _high(_planned(desk, width, least), width, height)


def _high(plan: _Plan, width: int, height: int) -> Size:
    return Size(Um(width), Um(max(height, plan.height)))


def _planned(desk: Desk, width: int, least: float) -> _Plan:
    """Rows as long as the words allow, in lines as high as they ask for, at their least size."""
    kinds = _laid_out(desk)
    sizes = list(_sizes(desk, kinds, least))
    widest = max((one.width for one in sizes), default=0)
    fitting = (count for count in PER_ROW if width // count - 2 * APART >= widest)
    per_row = next(fitting, PER_ROW[-1])
    line = max((NAME_HEIGHT, *(one.height for one in sizes)))
    return _Plan(_evenly(kinds, per_row), width // per_row, line)


def _evenly(kinds: list[Token], per_row: int) -> list[list[Token]]:
    """As few rows as there can be, no row more than one longer than another."""
    rows = -(-len(kinds) // per_row)
    cuts = [-(-len(kinds) * row // rows) for row in range(rows + 1)] if rows else []
    return [kinds[start:end] for start, end in pairwise(cuts)]


def _laid_out(desk: Desk) -> list[Token]:
    """The kinds of token that the edition lays out, in their order."""
    held = desk.game.tokens
    used = {mix.id for mix in desk.edition.tokens}
    return [kind for kind in held.kinds if kind.id in used] if held else []


def _sizes(desk: Desk, kinds: list[Token], least: float) -> Iterator[Size]:
    """How big each name and each worth is at its smallest."""
    said = [(_name(desk, kind), NAME) for kind in kinds]
    said += [(_said(desk, kind, kind.value), WORTH) for kind in kinds if kind.value]
    for words, style in said:
        smallest = _no_less(style, least).smallest
        yield desk.setter.size(words, replace(style, size=smallest))


def _name(desk: Desk, kind: Token) -> str:
    return _said(desk, kind, f"token.{kind.id}:Words")


def _said(desk: Desk, kind: Token, asked: str) -> str:
    """What a value of a token says, under the token's name."""
    return desk.say(Text(kind.name.id, f"{{{asked}}}", kind.name.at))


def _no_less(style: Style, least: float) -> Style:
    """The style in a size of at least so many points."""
    return replace(style, size=max(style.size, least), smallest=max(style.smallest, least))
