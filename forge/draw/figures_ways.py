"""The kinds of way on the board beside what they are, from the board's own legend."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw.board_legend import kept, sample
from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.geometry import Box, Size, Um, mm
from forge.model.scenery import Entry, PanelKind
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import line
from forge.typeset.spill import About
from forge.typeset.style import Style

STEP = mm("9.2")
SAMPLE = Size(mm(25), mm("7.4"))
SHIFT = mm("1.5")
"""How far a sample's water reaches beyond its line."""
SCALE = 0.86


def ways(desk: Desk, width: int, about: About, least: float = 0) -> Scene:
    """A sample of each kind of way with its name and its price, ``width`` µm wide.

    No word is smaller than ``least``, points.
    """
    items: list[Item] = []
    for index, entry in enumerate(_entries(desk)):
        items += _row(desk, entry, Box(Um(0), Um(index * STEP), Um(width), STEP), about, least)
    return Scene(size(desk, width), tuple(items), "ways")


def size(desk: Desk, width: int) -> Size:
    """How big the figure is."""
    return Size(Um(width), Um(len(_entries(desk)) * STEP))


def _entries(desk: Desk) -> tuple[Entry, ...]:
    """What the board's legend says of its ways."""
    scenery = desk.game.scenery
    panels = [p for p in scenery.panels if p.kind is PanelKind.ROADS] if scenery else []
    return tuple(entry for panel in panels for entry in kept(desk, panel))


def _row(desk: Desk, entry: Entry, row: Box, about: About, least: float) -> Iterator[Item]:
    """One way: the sample at the start side, its name over its note."""
    colours = palette(desk)
    drawn = Scene(SAMPLE, tuple(sample(entry.sign, SHIFT, SAMPLE.height // 2, colours)), entry.sign)
    wide = round(SAMPLE.width * SCALE)
    rtl = desk.setter.rtl
    middle = row.y + row.height // 2 - round(SAMPLE.height * SCALE) // 2
    yield Place(row.right - wide if rtl else row.x, middle, drawn, scale=SCALE)
    name = Style(size=9.4, smallest=max(6, least), weight=700, features=("lnum",))
    size, smallest = max(8.4, least), max(6, least)
    note = Style(size=size, smallest=smallest, colour=colours["brown"], features=("lnum",))
    start = wide + mm(4)
    x = row.x if rtl else row.x + start
    box = Box(Um(x), Um(row.y + mm("0.5")), Um(row.width - start), Um(row.height // 2 - mm("0.4")))
    for text, style, slot in (
        (entry.text, name, box), (entry.note, note, box.moved(0, box.height)),
    ):  # fmt: skip
        whose = About(about.component, text.id, text.at)
        yield from desk.setter.fit(desk.say(text), style, slot, whose, "middle", lines=1)
    rule = Stroke(colours["gold"], mm("0.15"), alpha=0.6)
    yield line(row.x, row.bottom, row.right, row.bottom, rule)
