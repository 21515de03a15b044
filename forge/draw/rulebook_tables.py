"""Tables of the rulebook: a heading row, tinted rows, fine rules above and below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from forge.draw.rulebook_bricks import Bond, Brick, Spot
from forge.draw.rulebook_lines import Galley, mark_height, marks, rest_together
from forge.draw.rulebook_style import Inks
from forge.draw.widths import cut, floors, shared
from forge.geometry import Box, Um, mm
from forge.model.reading import holds
from forge.model.rulebook import Row, Table
from forge.model.text import Text
from forge.scene import Item, Stroke
from forge.scene.shapes import line, rect
from forge.typeset.least import Least
from forge.typeset.style import Style

if TYPE_CHECKING:
    from forge.typeset.paragraph import Paragraph

PAD_X = mm("1.4")
PAD_Y = mm("0.9")
Cells = Sequence["Text | None"]
FEW = 2
"""So many rows at least stay together at either end of a table that is cut."""
WRITING = mm("8.4")
"""The height of a row that is written in by hand."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One row ready to be drawn: its cells, each with its offset from the start side."""

    cells: tuple[tuple[int, int, Paragraph], ...]
    height: int
    rules: tuple[str, ...] = ()
    head: bool = False
    tinted: bool = False
    last: bool = False
    edges: tuple[int, ...] = ()
    """Where upright lines part the cells, from the start side; none but in rows to write in."""


def table(galley: Galley, block: Table) -> tuple[Brick, ...]:
    """A table as one brick a row; the heading row never stands alone."""
    values = galley.desk.edition.values
    rows = [row for row in block.rows if holds(row.when, values)]
    titles = [column.title for column in block.columns]
    cells = [_cells(block, row) for row in rows]
    slots = _slots(galley, titles, [column.share for column in block.columns], cells)
    made = [_row(galley, titles, slots, galley.type.head_cell)]
    made += [_row(galley, texts, slots, galley.type.cell) for texts in cells]
    made += [_Line((), WRITING, edges=tuple(a for a, _ in slots[1:]))] * block.blank
    told = [(), *(row.rules for row in rows), *([()] * block.blank)]
    bricks = []
    for index, (row_, rules) in enumerate(zip(made, told, strict=True)):
        line_ = replace(
            row_, height=max(row_.height, mark_height(rules, galley.type)), rules=rules,
            head=index == 0, tinted=index % 2 == 1, last=index == len(made) - 1,
        )  # fmt: skip
        bricks.append(_brick(galley, line_, block.id, galley.type.space * 2 if index == 0 else 0))
    whole = rest_together(bricks)
    return tuple(
        replace(brick, bond=Bond.DEAR) if FEW < index + 1 < len(whole) - FEW else brick
        for index, brick in enumerate(whole)
    )


def _cells(block: Table, row: Row) -> Cells:
    return [row.cells.get(column.id) for column in block.columns]


def _slots(
    galley: Galley, titles: Sequence[Text], shares: Sequence[float], rows: Sequence[Cells]
) -> list[tuple[int, int]]:
    """The offset and the width of each column; they fill the measure exactly.

    A column is as wide as its title where that leaves the others at least half of what they can
    spare, else as wide as its longest word, or its longest part of one.
    """
    setter, head, pad = galley.desk.setter, galley.type.head_cell, 2 * PAD_X + 1
    wide = [setter.size(galley.desk.say(title), head).width + pad for title in titles]
    found = (
        [_least(galley, text, row) for row, text in enumerate(column) if text is not None]
        for column in zip(titles, *rows, strict=True)
    )
    words, parts = floors(found, pad)
    meant = [galley.width * share / sum(shares) for share in shares]
    titled = [max(a, b) for a, b in zip(wide, words, strict=True)]
    short = sum(max(0.0, a - b) for a, b in zip(titled, meant, strict=True))
    spare = sum(max(0.0, b - a) for a, b in zip(titled, meant, strict=True))
    lows = (titled, words, parts) if short <= spare / 2 else (words, parts)
    return cut(shared(galley.width, meant, *lows))


def _least(galley: Galley, text: Text, row: int) -> Least:
    style = galley.type.cell if row else galley.type.head_cell
    return galley.desk.setter.least(galley.desk.say(text), style, markup=True)


def _row(
    galley: Galley, texts: Sequence[Text | None], slots: Sequence[tuple[int, int]], style: Style
) -> _Line:
    cells = []
    for text, (offset, width) in zip(texts, slots, strict=True):
        if text is not None:
            inner = width - 2 * PAD_X
            said = galley.desk.say(text)
            set_ = galley.desk.setter.flow(said, style, inner, galley.about(text))
            cells.append((offset + PAD_X, inner, set_))
    return _Line(tuple(cells), max((c.height for _, _, c in cells), default=0) + 2 * PAD_Y)


def _brick(galley: Galley, row: _Line, name: str, above: int) -> Brick:
    def draw(spot: Spot) -> tuple[Item, ...]:
        box = Box(
            Um(spot.across(galley.start, galley.width)), Um(spot.y), Um(galley.width),
            Um(row.height),
        )  # fmt: skip
        items = list(_ground(box, row, galley.inks))
        for edge in row.edges:
            x = spot.across(galley.start + edge, 0)
            items.append(line(x, box.y, x, box.bottom, Stroke(galley.inks.gold, mm("0.2"))))
        base = None
        for offset, width, cell in row.cells:
            words = cell.words(spot.across(galley.start + offset, width), spot.y + PAD_Y)
            items += words
            base = words[0].y if base is None and words else base
        if base is not None:
            items += marks(galley, row.rules, spot, base)
        return tuple(items)

    bond = Bond.HARD if row.head else Bond.FREE
    return Brick(row.height, draw, above, bond, galley.panel, name=name)


def _ground(box: Box, row: _Line, inks: Inks) -> tuple[Item, ...]:
    strong, fine = Stroke(inks.rust, mm("0.3")), Stroke(inks.gold, mm("0.2"))
    items: list[Item] = [rect(box, inks.paper, alpha=0.6)] if row.tinted else []
    if row.head:
        items.append(line(box.x, box.bottom, box.right, box.bottom, strong))
    if row.last:
        items.append(line(box.x, box.bottom, box.right, box.bottom, fine))
    return tuple(items)
