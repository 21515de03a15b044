"""Photos in slots of the crocodile, with a tick or a cross as the edition's numbers have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from forge.draw import kit
from forge.draw.desk import Desk
from forge.draw.palette import Colours, palette
from forge.draw.projection import Spot
from forge.geometry import Box, Size, Um, mm, pt
from forge.locale.numbers import upright
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

PER_ROW = 4
EMPTY = "empty"
ROW = mm(23)
CARD = (mm(10), mm("7.2"))
"""The size of a photo: it lies."""
STEP = mm("5.6")
"""How far a photo stands above the one before it."""
MARK = mm("1.7")


def size(show: tuple[str, ...], width: int) -> Size:
    """How big the figure is: rows of four slots."""
    return Size(Um(width), Um(-(-len(show) // PER_ROW) * ROW))


def slots(desk: Desk, show: tuple[str, ...], width: int, about: About, least: float = 0) -> Scene:
    """A slot for each entry, ``3-2`` with a photo worth 3 and one worth 2, ``width`` µm wide.

    ``3=2`` is a slot that holds a 3 when a 2 is put in, ``empty=5`` one that gets a 5. Whether all
    may lie there follows from the edition's numbers (A41, A44). No number is smaller than
    ``least``, points.
    """
    colours, wide = palette(desk), width // PER_ROW
    items: list[Item] = []
    for index, entry in enumerate(show):
        row, column = divmod(index, PER_ROW)
        box = Box(Um(column * wide), Um(row * ROW), Um(wide), ROW)
        box = desk.placed(box, Box(Um(0), Um(0), Um(width), ROW))
        held = _photos(entry)
        items += _slot(desk, held, box, about, least)
        legal = allowed(desk.edition.values, tuple(photo.worth for photo in held))
        items.append(_mark(legal, box.x + wide // 2, box.bottom - MARK - mm(1), colours))
    return Scene(size(show, width), tuple(items), "slots")


@dataclass(frozen=True, slots=True)
class _Photo:
    """A photo by its worth; a ``new`` one is just put into its slot."""

    worth: int
    new: bool = False


def _photos(entry: str) -> tuple[_Photo, ...]:
    there, _, new = entry.partition("=")
    old = tuple(_Photo(int(worth)) for worth in there.split("-") if worth != EMPTY)
    return (*old, *(_Photo(int(worth), new=True) for worth in new.split("-") if worth))


def worths(entry: str) -> tuple[str, ...]:
    """The worths that an entry of the figure names, as they are written."""
    named = entry.replace("=", "-").split("-")
    return tuple(worth for worth in named if worth != EMPTY)


def allowed(values: Mapping[str, int | bool | str], held: tuple[int, ...]) -> bool:
    """Whether photos of these worths may share a slot (A41, A44)."""
    most, photos = values.get("slot_points", sum(held)), values.get("slot_photos", len(held))
    room = sum(held) <= int(most) and len(held) <= int(photos)
    return room and len(set(held)) == len(held)


def _slot(
    desk: Desk, held: tuple[_Photo, ...], box: Box, about: About, least: float
) -> Iterator[Item]:
    """The photos one above the other in a slot of the crocodile's back; a new one comes down."""
    colours, (wide, tall) = palette(desk), CARD
    x, foot = box.x + (box.width - wide) // 2, box.bottom - 2 * MARK - mm("2.6")
    style = Style("text", max(10, least), weight=700, colour=colours["ink"], features=("lnum",))
    for n, photo in reversed(tuple(enumerate(held))):
        card = Box(Um(x), Um(foot - tall - n * STEP), Um(wide), Um(tall))
        yield from _card(card, photo, colours)
        base = card.y + mm("0.6") + pt(style.size) * 8 // 10
        middle = x + (wide // 2 if not photo.new else wide * 36 // 100)
        said = upright(photo.worth)
        yield from desk.setter.line(said, style, middle, base, Align.CENTRE, about)
    lip = Box(Um(x - mm(1)), Um(foot - mm("2.2")), Um(wide + mm(2)), mm("2.6"))
    yield rect(lip, colours["green"], Stroke(colours["ink"], 220), radius=900)


def _card(card: Box, photo: _Photo, colours: Colours) -> Iterator[Item]:
    """A photo; one that is new is gold, with an arrow down into the slot."""
    if not photo.new:
        yield rect(card, colours["ivory"], Stroke(colours["ink"], 220), radius=700)
        return
    yield rect(card, colours["pale-gold"], Stroke(colours["ink"], 300), radius=700)
    x, y = card.x + card.width * 70 // 100, card.y + mm("2.5")
    tip, barb = y + mm("1.3"), mm("0.9")
    shaft: list[Spot] = [(x, y - mm("1.5")), (x, tip)]
    head: list[Spot] = [(x - barb, tip - barb), (x, tip), (x + barb, tip - barb)]
    yield kit.lines([shaft, head], Stroke(colours["vermilion"], mm("0.5")))


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
