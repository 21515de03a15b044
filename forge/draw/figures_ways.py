"""The kinds of way on the board beside what they are, from the board's own legend."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
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
PAD = Um(150)
"""How far above the middle of a row its name ends and its note begins, µm: the ink of both is then
as far from the line above as from the line below."""
SMALLER = 0.92
"""How much smaller than wanted words are set rather than on two lines."""


def ways(desk: Desk, width: int, about: About, least: float = 0, height: int = 0) -> Scene:
    """A sample of each kind of way with its name and its price, ``width`` µm wide.

    Its rows are higher where more ``height`` is wished, µm.  The names are of one size, and so are
    the notes; no word is smaller than ``least``, points.
    """
    entries, told = _entries(desk), partial(_slot, desk, about)
    items: list[Item] = []
    names: list[Slot] = []
    notes: list[Slot] = []
    y = 0
    for entry, (first, second) in zip(entries, _halves(desk, width, least, height), strict=True):
        row = Box(Um(0), Um(y), Um(width), Um(first + second))
        items += _row(desk, entry, row)
        x, wide = _room(desk, row)
        middle = Um(row.y + first - PAD)
        names.append(told(entry.text, Box(x, row.y, wide, Um(first - PAD))))
        notes.append(told(entry.note, Box(x, middle, wide, Um(second - PAD))))
        y = row.bottom
    for words in desk.setter.alike(names, _name(least), "bottom"):
        items += words
    for words in desk.setter.alike(notes, _note(desk, least), "top"):
        items += words
    return Scene(Size(Um(width), Um(max(height, y))), tuple(items), "ways")


def size(desk: Desk, width: int, least: float = 0, height: int = 0) -> Size:
    """How big the figure is: so high as is wished, or higher."""
    return Size(Um(width), Um(max(height, sum(map(sum, _least(desk, width, least))))))


def _halves(desk: Desk, width: int, least: float, height: int) -> list[tuple[int, int]]:
    """What each row gives its name and its note of a height that is wished."""
    halves = _least(desk, width, least)
    more = max(0, height - sum(map(sum, halves))) // max(2 * len(halves), 1)
    return [(name + more, note + more) for name, note in halves]


def _least(desk: Desk, width: int, least: float) -> list[tuple[int, int]]:
    """What a row gives its name and its note: a line more to one that would be much smaller."""
    _, room = _room(desk, Box(Um(0), Um(0), Um(width), STEP))

    def high(text: Text, style: Style) -> int:
        small = replace(style, size=max(style.smallest, style.size * SMALLER))
        long = desk.setter.size(desk.say(text), small).width > room
        return STEP // 2 + (desk.setter.size("", style).height if long else 0)

    name, note = _name(least), _note(desk, least)
    return [(high(one.text, name), high(one.note, note)) for one in _entries(desk)]


def _name(least: float) -> Style:
    return Style(size=9.4, smallest=max(6, least), weight=700, features=("lnum",))


def _note(desk: Desk, least: float) -> Style:
    size, smallest = max(8.4, least), max(6, least)
    return Style(size=size, smallest=smallest, colour=palette(desk)["brown"], features=("lnum",))


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


def _room(desk: Desk, row: Box) -> tuple[Um, Um]:
    """The left edge and the width of a way's words, beside its sample."""
    start = WIDE + mm(4)
    x = row.x if desk.setter.rtl else row.x + start
    return Um(x), Um(row.width - start)


def _slot(desk: Desk, about: About, text: Text, room: Box) -> Slot:
    return Slot(desk.say(text), room, About(about.component, text.id, text.at))
