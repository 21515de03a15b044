"""Tables of the print guide: type of one size, a little picture before the first cell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from forge.draw.desk import Desk
from forge.draw.guide_columns import PAD, Layout, Row, Table, body_style, title_style
from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Um, mm
from forge.locale.ui import UI
from forge.scene import Item, Place, Stroke
from forge.scene.shapes import line, rect
from forge.typeset.setter import Slot
from forge.typeset.spill import About

AROUND = mm("0.4")
"""What stays free above and below a row's picture."""


def table(desk: Desk, made: Table, laid: Layout, room: Box, inks: Inks) -> Iterator[Item]:
    """The table at the top of a room as wide as it was laid out for."""
    tops = list(accumulate(laid.heights, initial=room.y))
    boxes = [
        Box(room.x, Um(top), room.width, Um(high))
        for top, high in zip(tops, laid.heights, strict=False)
    ]
    yield from _grounds(desk, made, laid, boxes, inks)
    slots = list(_slots(desk, made, laid, made.titles, boxes[0], 0))
    for words in desk.setter.alike(slots, title_style(laid.style, inks), "middle"):
        yield from words
    for strong in (False, True):
        rows = [pair for pair in zip(made.rows, boxes[1:], strict=True) if pair[0].strong == strong]
        slots = [
            slot for row, box in rows
            for slot in _slots(desk, made, laid, row.cells, box, _aside(made, row))
        ]  # fmt: skip
        style = body_style(laid.style, Row((), strong=strong))
        for words in desk.setter.alike(slots, style, "middle"):
            yield from words


def _grounds(desk: Desk, made: Table, laid: Layout, boxes: list[Box], inks: Inks) -> Iterator[Item]:
    """The tints, rules and pictures of the rows."""
    head, end = boxes[0], boxes[-1]
    yield line(head.x, head.bottom, head.right, head.bottom, Stroke(inks.rust, mm("0.3")))
    for number, (row, box) in enumerate(zip(made.rows, boxes[1:], strict=True)):
        if number % 2 == 0:
            yield rect(box, inks.paper, alpha=0.55)
        if row.strong:
            yield line(box.x, box.y, box.right, box.y, Stroke(inks.gold, mm("0.2")))
        if row.picture is not None:
            high = laid.row - 2 * AROUND
            x = _across(desk, box, PAD, high)
            y = box.y + (box.height - high) // 2
            yield Place(x, y, row.picture, scale=high / row.picture.size.height)
    yield line(end.x, end.bottom, end.right, end.bottom, Stroke(inks.gold, mm("0.3")))


def _slots(
    desk: Desk, made: Table, laid: Layout, texts: tuple[str, ...], box: Box, aside: int
) -> Iterator[Slot]:
    """The words of a row and where they stand, the first beside the row's picture."""
    about = About("print guide", UI["guide-title"].id)
    for number, (text, (offset, width)) in enumerate(zip(texts, laid.columns, strict=True)):
        taken = 0 if number else aside
        start, wide = offset + PAD + taken, width - 2 * PAD - taken
        room = Box(Um(_across(desk, box, start, wide)), box.y, Um(wide), box.height)
        yield Slot(text, room, about)


def _aside(made: Table, row: Row) -> int:
    """What the picture of a row takes of its first cell."""
    return made.aside if row.picture is not None else 0


def _across(desk: Desk, box: Box, offset: int, width: int) -> int:
    """The left edge of something that stands ``offset`` from the side where reading starts."""
    return box.right - offset - width if desk.setter.rtl else box.x + offset
