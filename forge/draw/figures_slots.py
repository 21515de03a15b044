"""Photos in slots of the crocodile, with a tick or a cross as the edition's numbers have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from forge.draw import kit
from forge.draw.desk import Desk
from forge.draw.palette import Colours, palette
from forge.geometry import Box, Size, Um, mm, pt
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

PER_ROW = 4
ROW = mm(23)
CARD = (mm(10), mm("7.2"))
"""The size of a photo: it lies."""
MARK = mm("1.7")


def size(show: tuple[str, ...], width: int) -> Size:
    """How big the figure is: rows of four slots."""
    return Size(Um(width), Um(-(-len(show) // PER_ROW) * ROW))


def slots(desk: Desk, show: tuple[str, ...], width: int, about: About, least: float = 0) -> Scene:
    """A slot for each entry, ``3-2`` with a photo worth 3 and one worth 2, ``width`` µm wide.

    Whether they may lie there follows from the edition's numbers (A41, A44). No number is smaller
    than ``least``, points.
    """
    colours, wide = palette(desk), width // PER_ROW
    items: list[Item] = []
    for index, entry in enumerate(show):
        row, column = divmod(index, PER_ROW)
        box = Box(Um(column * wide), Um(row * ROW), Um(wide), ROW)
        worths = tuple(int(worth) for worth in entry.split("-"))
        items += _slot(desk, worths, box, about, least)
        legal = allowed(desk.edition.values, worths)
        items.append(_mark(legal, box.x + wide // 2, box.bottom - MARK - mm(1), colours))
    return Scene(size(show, width), tuple(items), "slots")


def allowed(values: Mapping[str, int | bool | str], worths: tuple[int, ...]) -> bool:
    """Whether photos of these worths may share a slot (A41, A44)."""
    most, photos = values.get("slot_points", sum(worths)), values.get("slot_photos", len(worths))
    room = sum(worths) <= int(most) and len(worths) <= int(photos)
    return room and len(set(worths)) == len(worths)


def _slot(
    desk: Desk, worths: tuple[int, ...], box: Box, about: About, least: float
) -> Iterator[Item]:
    """The photos one above the other in a slot of the crocodile's back."""
    colours, (wide, tall) = palette(desk), CARD
    x, foot = box.x + (box.width - wide) // 2, box.bottom - 2 * MARK - mm("2.6")
    style = Style("text", max(10, least), weight=700, colour=colours["ink"], features=("lnum",))
    line = Stroke(colours["ink"], 220)
    for n in reversed(range(len(worths))):
        card = Box(Um(x), Um(foot - tall - n * mm("5.6")), Um(wide), Um(tall))
        yield rect(card, colours["ivory"], line, radius=700)
        base = card.y + mm("0.6") + pt(style.size) * 8 // 10
        yield from desk.setter.line(str(worths[n]), style, x + wide // 2, base, Align.CENTRE, about)
    lip = Box(Um(x - mm(1)), Um(foot - mm("2.2")), Um(wide + mm(2)), mm("2.6"))
    yield rect(lip, colours["green"], line, radius=900)


def _mark(legal: bool, x: int, y: int, colours: Colours) -> Item:
    """A tick, or a cross."""
    if legal:
        tick = [(-MARK, 0), (-MARK // 4, MARK * 3 // 4), (MARK, -MARK)]
        strokes, colour = [tick], colours["teal"]
    else:
        strokes = [[(-MARK, -MARK), (MARK, MARK)], [(-MARK, MARK), (MARK, -MARK)]]
        colour = colours["vermilion"]
    drawn = kit.lines([[(float(a), float(b)) for a, b in one] for one in strokes],
                      Stroke(colour, mm("0.7")))  # fmt: skip
    return Place(x, y, kit.stamp(MARK, [drawn], "allowed" if legal else "not allowed"))
