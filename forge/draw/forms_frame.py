"""What all forms share: their type, the strips that stand on them, and the flow into columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from forge.draw.desk import Desk
from forge.draw.rulebook_style import Inks, inks
from forge.geometry import Box, Um, mm
from forge.model.text import Text
from forge.scene import Item
from forge.typeset.paragraph import Paragraph
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

GAP = mm(6)
"""Between the columns of a page."""
BETWEEN = mm(4)
"""Between the groups of a column."""
PAD = mm("1.1")
"""The white inside a cell, at each side."""

GIVES = 3
"""How much more of the white in rows is given up than of the type."""

Draw = Callable[[Box], Iterator[Item]]


@dataclass(frozen=True, slots=True)
class Strip:
    """A band across a column: its height, and what is drawn in it.

    A strip that ``grows`` takes its share of the room that is left on its page.
    """

    height: int
    draw: Draw
    grows: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Strips under a head, which is repeated where a column ends between them."""

    head: Strip
    rows: tuple[Strip, ...]

    @property
    def height(self) -> int:
        """The height of all, µm."""
        return self.head.height + sum(row.height for row in self.rows)


@dataclass(frozen=True)
class Bench:
    """The desk and the type that forms are set in; ``width`` is that of a column, µm.

    ``scale`` makes the type of tables smaller.
    """

    desk: Desk
    width: int
    scale: float = 1.0
    inks: Inks = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "inks", inks(self.desk))

    @property
    def white(self) -> float:
        """The share of the white in rows that is left: where all is smaller, white gives most."""
        return 1 - GIVES * (1 - self.scale)

    @property
    def cell(self) -> Style:
        """What stands in a cell."""
        size = 7.8 * self.scale
        return Style(size=size, smallest=6, leading=1.2, colour=self.inks.ink, features=("lnum",))

    @property
    def number(self) -> Style:
        """A number in a cell, a range of throws."""
        return replace(self.cell, weight=700, align=Align.CENTRE)

    @property
    def head(self) -> Style:
        """The heading of a column."""
        return Style("caption", 7.2 * self.scale, 6, weight=700, leading=1.15,
                     colour=self.inks.rust, features=("lnum",))  # fmt: skip

    @property
    def title(self) -> Style:
        """The name of a table."""
        return Style("title", 13, 8, weight=700, leading=1.1, colour=self.inks.indigo,
                     features=("lnum",), hyphens=False)  # fmt: skip

    @property
    def note(self) -> Style:
        """What is said below a name."""
        return Style(size=7.4 * self.scale, smallest=6, italic=True, leading=1.2,
                     colour=self.inks.brown, features=("lnum",))  # fmt: skip

    def set(self, said: str, style: Style, width: int, at: Text | None = None) -> Paragraph:
        """A text in a column; who is to blame when it is too wide is the text ``at``."""
        about = About("forms", at.id, at.at) if at else About("forms")
        return self.desk.setter.flow(said, style, width, about)


def flowed(
    groups: Iterable[Group], columns: Sequence[Box], more: Callable[[], Sequence[Box]]
) -> Iterator[tuple[int, Box, Strip]]:
    """Where each strip stands: the number of its page, its box, the strip.

    ``columns`` are those of the first page, ``more`` gives those of a further one.
    """
    page, room = 0, list(columns)
    y: int = room[0].y
    for group in groups:
        whole = group.height <= max(column.height for column in room)
        needed = group.height if whole else group.head.height + sum(
            row.height for row in group.rows[:3]
        )  # fmt: skip
        if y > room[0].y and y + BETWEEN + needed > room[0].bottom:
            room.pop(0)
            if not room:
                page, room = page + 1, list(more())
            y = room[0].y
        elif y > room[0].y:
            y += BETWEEN
        yield page, _at(room[0], y, group.head), group.head
        y += group.head.height
        for row in group.rows:
            if y + row.height > room[0].bottom:
                room.pop(0)
                if not room:
                    page, room = page + 1, list(more())
                yield page, _at(room[0], room[0].y, group.head), group.head
                y = room[0].y + group.head.height
            yield page, _at(room[0], y, row), row
            y += row.height


def _at(column: Box, y: int, strip: Strip) -> Box:
    return Box(column.x, Um(y), column.width, Um(strip.height))
