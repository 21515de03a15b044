"""How a table of the print guide is laid out: its type in one size, its columns, its rows.

A table that does not fit its width is set a little smaller, so that each cell keeps to one line.
Where that is not enough its rows are higher, and only a table too high for its room is set
smaller still.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from forge.draw.desk import Desk
from forge.draw.rulebook_style import Inks, typed
from forge.draw.widths import cut, floors, shared
from forge.geometry import Size, mm
from forge.scene import Scene
from forge.typeset.fit import sizes
from forge.typeset.setter import Setter
from forge.typeset.spill import NOBODY
from forge.typeset.style import Style

PAD = mm("1.6")
ABOVE = mm("0.5")
"""What stays free above and below the words of a row."""
ROW = mm(7)
"""The height of a row with a line of words where there is room enough."""
SIZE = 9.4
SLIGHT = 8.4
"""Points: down to this size a table is set smaller rather than some cells on two lines."""
SMALLEST = 4.5
"""Points: a table of many rows on a small paper is set as small as this."""


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

    @property
    def aside(self) -> int:
        """What the pictures take of the first column."""
        return ROW + PAD // 2 if any(row.picture for row in self.rows) else 0


@dataclass(frozen=True, slots=True)
class Layout:
    """The type of a table, the offset and width of each column, the height of each row (µm).

    The first height is the heading's; ``row`` is the height of a row with one line of words.
    """

    style: Style
    columns: tuple[tuple[int, int], ...]
    heights: tuple[int, ...]
    row: int

    @property
    def height(self) -> int:
        """The height of the table, its heading counted."""
        return sum(self.heights)


def layout(desk: Desk, made: Table, room: Size, inks: Inks) -> Layout:
    """The layout in the largest type that fits the room; in the smallest when none does."""
    body = Style(size=SIZE, smallest=SMALLEST, colour=inks.ink, features=("lnum",), hyphens=False)
    tries = [(size, True) for size in sizes(replace(body, smallest=SLIGHT))]
    tries += [(size, False) for size in sizes(body)]
    setter = desk.setter.afresh()
    for size, whole in tries:
        style = replace(body, size=size)
        natural, words = _floors(setter, made, style, inks)
        least = natural if whole else words
        if sum(least) > room.width and (size, whole) != tries[-1]:
            continue
        # A name of a file keeps together before what is said of it does.
        lows = (natural, [natural[0], *words[1:]], words)
        columns = tuple(cut(shared(room.width, made.shares, *lows)))
        found = _rows(setter, made, columns, (title_style(style, inks), style), room.height)
        if found.height <= room.height:
            break
    return found


def title_style(style: Style, inks: Inks) -> Style:
    """The type of a table's heading, no larger than that of its rows."""
    head = typed(inks).head_cell
    return replace(head, size=min(head.size, style.size), smallest=SMALLEST, hyphens=False)


def body_style(style: Style, row: Row) -> Style:
    """The type of a row: what sums up is bold."""
    return replace(style, weight=700) if row.strong else style


def _floors(
    setter: Setter, made: Table, style: Style, inks: Inks
) -> tuple[list[float], list[float]]:
    """How wide each column is with each cell on one line, and so that no word is cut, µm."""
    cells = [(title_style(style, inks), made.titles)]
    cells += [(body_style(style, row), row.cells) for row in made.rows]
    across = [[(type_, texts[i]) for type_, texts in cells] for i in range(len(made.titles))]
    aside = [made.aside, *([0] * (len(across) - 1))]
    pad = 2 * PAD + 1
    natural: list[float] = [
        max(setter.size(text, type_).width for type_, text in column) + pad + more
        for column, more in zip(across, aside, strict=True)
    ]
    found = ([setter.least(text, type_) for type_, text in column] for column in across)
    words, _ = floors(found, pad)
    return natural, [one + more for one, more in zip(words, aside, strict=True)]


def _rows(
    setter: Setter, made: Table, columns: Sequence[tuple[int, int]], styles: tuple[Style, Style],
    room: int,
) -> Layout:  # fmt: skip
    """The rows, each as high as its words ask for, and none lower than a row of one line."""
    head, style = styles
    wide = [width - 2 * PAD for _, width in columns]

    def high(texts: Sequence[str], type_: Style, aside: int) -> int:
        widths = [wide[0] - aside, *wide[1:]]
        cells = zip(texts, widths, strict=True)
        return max(setter.flow(text, type_, width, NOBODY, False).height for text, width in cells)

    least = [high(made.titles, head, 0) + 2 * ABOVE]
    least += [high(row.cells, body_style(style, row), made.aside) + 2 * ABOVE for row in made.rows]
    level = min(ROW, _level(least, room))
    return Layout(style, tuple(columns), tuple(max(one, level) for one in least), level)


def _level(least: Sequence[int], room: int) -> int:
    """How high rows may be that are lower than others, so that all fit the room."""
    left = room
    for done, one in enumerate(sorted(least, reverse=True)):
        if one * (len(least) - done) <= left:
            return left // (len(least) - done)
        left -= one
    return min(least)
