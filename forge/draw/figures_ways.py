"""The kinds of way on the board beside what they are, from the board's own legend."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from forge.draw.board_legend import kept, sample
from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.geometry import Box, Size, Um, mm
from forge.model.scenery import Entry, PanelKind
from forge.model.text import Text
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import line
from forge.typeset.setter import Slot
from forge.typeset.spill import About
from forge.typeset.style import Style

STEP = mm("9.2")
SAMPLE = Size(mm(25), mm("7.4"))
SHIFT = mm("1.5")
"""How far a sample's water reaches beyond its line."""
SCALE = 0.86
WIDE = round(SAMPLE.width * SCALE)


def ways(desk: Desk, width: int, about: About, least: float = 0) -> Scene:
    """A sample of each kind of way with its name and its price, ``width`` µm wide.

    The names are of one size, and so are the notes; no word is smaller than ``least``, points.
    """
    entries, colours = _entries(desk), palette(desk)
    items: list[Item] = []
    rooms = []
    for index, entry in enumerate(entries):
        row = Box(Um(0), Um(index * STEP), Um(width), STEP)
        items += _row(desk, entry, row)
        rooms.append(_room(desk, row))
    name = Style(size=9.4, smallest=max(6, least), weight=700, features=("lnum",))
    size_, smallest = max(8.4, least), max(6, least)
    note = Style(size=size_, smallest=smallest, colour=colours["brown"], features=("lnum",))
    told = partial(_slot, desk, about)
    upper = [told(entry.text, room) for entry, room in zip(entries, rooms, strict=True)]
    lower = [
        told(entry.note, room.moved(0, room.height))
        for entry, room in zip(entries, rooms, strict=True)
    ]
    for slots, style in ((upper, name), (lower, note)):
        for words in desk.setter.alike(slots, style, "middle", lines=1):
            items += words
    return Scene(size(desk, width), tuple(items), "ways")


def size(desk: Desk, width: int) -> Size:
    """How big the figure is."""
    return Size(Um(width), Um(len(_entries(desk)) * STEP))


def _entries(desk: Desk) -> tuple[Entry, ...]:
    """What the board's legend says of its ways."""
    scenery = desk.game.scenery
    panels = [p for p in scenery.panels if p.kind is PanelKind.ROADS] if scenery else []
    return tuple(entry for panel in panels for entry in kept(desk, panel))


def _row(desk: Desk, entry: Entry, row: Box) -> Iterator[Item]:
    """One way: the sample at the start side, a line below."""
    colours = palette(desk)
    drawn = Scene(SAMPLE, tuple(sample(entry.sign, SHIFT, SAMPLE.height // 2, colours)), entry.sign)
    middle = row.y + row.height // 2 - round(SAMPLE.height * SCALE) // 2
    yield Place(row.right - WIDE if desk.setter.rtl else row.x, middle, drawn, scale=SCALE)
    rule = Stroke(colours["gold"], mm("0.15"), alpha=0.6)
    yield line(row.x, row.bottom, row.right, row.bottom, rule)


def _room(desk: Desk, row: Box) -> Box:
    """The room of a way's name, beside its sample; that of its note is below it."""
    start = WIDE + mm(4)
    x = row.x if desk.setter.rtl else row.x + start
    high = Um(row.height // 2 - mm("0.4"))
    return Box(Um(x), Um(row.y + mm("0.5")), Um(row.width - start), high)


def _slot(desk: Desk, about: About, text: Text, room: Box) -> Slot:
    return Slot(desk.say(text), room, About(about.component, text.id, text.at))
