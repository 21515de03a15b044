"""Tables of the print guide: rows of one height, a little picture before the first cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from forge.draw.desk import Desk
from forge.draw.rulebook_style import Inks, typed
from forge.geometry import Box, Um, mm
from forge.locale.ui import UI
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import line, rect
from forge.typeset.setter import Slot
from forge.typeset.spill import About
from forge.typeset.style import Style

PAD = mm("1.6")
SMALLEST = 4.5
"""Points: on a small paper a long name of a file is set as small as this."""


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, its picture, and whether it sums up the rows above."""

    cells: tuple[str, ...]
    picture: Scene | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Column titles, the shares of their widths, and the rows."""

    titles: tuple[str, ...]
    shares: tuple[float, ...]
    rows: tuple[Row, ...]

    def height(self, row: int) -> int:
        """The height of the table when each row is ``row`` µm high."""
        return row * (len(self.rows) + 1)


def table(desk: Desk, made: Table, first: Box, inks: Inks) -> Iterator[Item]:
    """The table; ``first`` is the room of its heading row, whose titles are of one size."""
    head = replace(typed(inks).head_cell, smallest=SMALLEST)
    heads = _slots(desk, made, Row(made.titles), first)
    for words in desk.setter.alike(heads, head, "middle", lines=1):
        yield from words
    yield line(first.x, first.bottom, first.right, first.bottom, Stroke(inks.rust, mm("0.3")))
    body = Style(size=9.4, smallest=SMALLEST, colour=inks.ink, features=("lnum",), hyphens=False)
    for number, row in enumerate(made.rows):
        box = first.moved(0, (number + 1) * first.height)
        if number % 2 == 0:
            yield rect(box, inks.paper, alpha=0.55)
        if row.strong:
            yield line(box.x, box.y, box.right, box.y, Stroke(inks.gold, mm("0.2")))
        style = replace(body, weight=700) if row.strong else body
        yield from _cells(desk, made, row, box, style)
    end = first.moved(0, made.height(first.height))
    yield line(end.x, end.y, end.right, end.y, Stroke(inks.gold, mm("0.3")))


def _cells(desk: Desk, made: Table, row: Row, box: Box, style: Style) -> Iterator[Item]:
    """A row of the body: a long cell is set smaller by itself."""
    if row.picture is not None:
        high, scale = _picture(box, row.picture)
        x = _across(desk, box, PAD, high)
        yield Place(x, box.y + mm("0.4"), row.picture, scale=scale)
    for cell, room, about in _slots(desk, made, row, box):
        yield from desk.setter.fit(cell, style, room, about, "middle", lines=1)


def _slots(desk: Desk, made: Table, row: Row, box: Box) -> Iterator[Slot]:
    """The words of a row and where they stand, the first beside the row's picture."""
    about = About("print guide", UI["guide-title"].id)
    taken = _picture(box, row.picture)[0] + PAD if row.picture is not None else 0
    columns = _columns(made.shares, box.width)
    for number, (cell, (offset, width)) in enumerate(zip(row.cells, columns, strict=True)):
        aside = 0 if number else taken
        start, room = offset + PAD + aside, width - 2 * PAD - aside
        yield Slot(
            cell, Box(Um(_across(desk, box, start, room)), box.y, Um(room), box.height), about
        )


def _picture(box: Box, picture: Scene) -> tuple[int, float]:
    """The height of a row's picture and its scale."""
    high = box.height - mm("0.8")
    return high, high / picture.size.height


def _across(desk: Desk, box: Box, offset: int, width: int) -> int:
    """The left edge of something that stands ``offset`` from the side where reading starts."""
    return box.right - offset - width if desk.setter.rtl else box.x + offset


def _columns(shares: Sequence[float], width: int) -> list[tuple[int, int]]:
    edges = [round(width * sum(shares[:i]) / sum(shares)) for i in range(len(shares) + 1)]
    return [(a, b - a) for a, b in pairwise(edges)]
