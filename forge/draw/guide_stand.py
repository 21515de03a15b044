"""The guide's picture of a stand: its pleats from the side, and how cards stand in it."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import kit, photo_cast
from forge.draw.guide_ways import Making
from forge.draw.rulebook_style import Inks
from forge.draw.stand_net import Pleats
from forge.draw.whole import Drawing
from forge.geometry import Box, Size, Um, mm
from forge.model.folded import Rack
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import rect

ROOM = Size(mm(80), mm(40))
"""The room of a picture of the guide."""


def picture(drawing: Drawing, _: Making, ink: Inks) -> Scene | None:
    """The sheet, its folds from the side, and the stand with cards in it."""
    held = drawing.desk.game.rack(drawing.desk.edition.id)
    if held is None or not drawing.stand:
        return None
    flat = drawing.stand[0].front
    scale = mm(36) / flat.size.height
    items = (
        Place(mm(2), mm(2), flat, scale=scale),
        *_side(held, ink),
        *_filled(held, ink),
    )
    return Scene(ROOM, items, "stand")


def _side(held: Rack, ink: Inks) -> Iterator[Item]:
    """The strip seen from the side: down the back, up and down each lip."""
    rows = held.rows
    tall = held.head + held.lip + (rows - 1) * held.step + held.foot
    unit = mm(34) / tall
    x, y = float(mm(38)), float(mm(3))
    lean = mm("1.6")
    line = [(x, y)]
    y += held.head * unit
    for row in range(rows):
        line.append((x, y + held.lip * unit))
        line.append((x + lean, y))
        x += lean
        y += (held.step if row < rows - 1 else held.lip + held.foot) * unit
    line.append((x, y))
    yield kit.line(line, Stroke(ink.ink, 420))


def _filled(held: Rack, ink: Inks) -> Iterator[Item]:
    """The stand from the front, a card in each pocket of its first column, two in the second."""
    net = Pleats(held)
    scale = mm(27) / net.size.width
    left, top = mm(51), mm(10)
    head = Box(left, top, mm(27), Um(round(held.head * scale)))
    yield rect(head, held.colour, Stroke(ink.ink, 220))
    size = mm(25)
    one = photo_cast.actor(held.symbol)
    above = top + round((one.foot - one.bounds[3]) * size / 100)
    yield from photo_cast.drawn(held.symbol, photo_cast.Stand(left + mm("13.5"), above, size))
    for row in range(held.rows):
        y = top + round((held.head + row * held.step) * scale)
        for column in range(held.columns):
            x = left + round((held.glue + column * (held.glue + net.pocket)) * scale)
            for behind in (1, 0)[: 1 + column]:
                card = Box(Um(x + behind * 500), Um(y - mm(6) - behind * 500),
                           Um(round(net.pocket * scale)), mm(8))  # fmt: skip
                yield rect(card, "#FFFFFF", Stroke(ink.grey, 160))
        front = Box(left, Um(y), mm(27), Um(round((held.step + held.lip) * scale)))
        yield rect(front, held.colour, Stroke(ink.ink, 220))
