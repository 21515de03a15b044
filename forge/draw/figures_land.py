"""The kinds of land with the number that leaving them asks for, and the marks that players draw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.draw.desk import Desk
from forge.draw.hex_marks import mark
from forge.draw.hex_sheet import HexSheet, sheet
from forge.draw.hex_signs import SIZE, sign, tinted
from forge.geometry import Box, Size, Um, mm
from forge.model.text import Text
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import line
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

ROW = mm(11)
SAMPLE = 4_600
"""From the middle of a hex to its corner, µm."""
START = mm("12.5")
ACROSS = 2


@dataclass(frozen=True, slots=True)
class _Entry:
    """What is drawn, what it is called, and the number beside it."""

    drawn: tuple[Item, ...]
    text: Text
    number: str = ""


def size(desk: Desk, width: int, height: int = 0) -> Size:
    """How big the list is: the land in two columns, each mark on a row of its own."""
    return Size(Um(width), Um(height or _rows(sheet(desk)) * ROW))


def _rows(laid: HexSheet) -> int:
    return -(-len(laid.map.terrains) // ACROSS) + len(laid.atlas.key.signs)


def land(desk: Desk, whole: Size, least: float = 0) -> Scene:
    """Each kind of land with its number, and each mark with what it means.

    No word is smaller than ``least``, points.
    """
    laid = sheet(desk)
    items: list[Item] = []
    lands = [*_lands(laid)]
    wide, high = whole.width // ACROSS, whole.height // _rows(laid)
    for i, entry in enumerate(lands):
        row, column = divmod(i, ACROSS)
        items += _row(
            laid, entry, Box(Um(column * wide), Um(row * high), Um(wide), Um(high)), least
        )
    y = -(-len(lands) // ACROSS) * high
    for one in laid.atlas.key.signs:
        drawn = (Place(0, 0, mark(one.sign, laid.colours), scale=0.62),)
        box = Box(Um(0), Um(y), whole.width, Um(high))
        items += _row(laid, _Entry(drawn, one.text), box, least)
        y += high
    return Scene(whole, tuple(items), "land")


def _lands(laid: HexSheet) -> Iterator[_Entry]:
    """The kinds of land."""
    for kind in laid.map.terrains:
        drawn = (
            tinted(SAMPLE, kind.id, laid.colours),
            Place(0, 0, sign(kind.sign, laid.colours), scale=round(SAMPLE / SIZE * 0.6, 3)),
        )
        yield _Entry(drawn, kind.name, laid.asked(kind))


def _row(laid: HexSheet, entry: _Entry, box: Box, least: float) -> Iterator[Item]:
    colours, setter = laid.colours, laid.desk.setter
    middle = box.y + box.height // 2
    rtl = setter.rtl
    x = box.right - mm(6) if rtl else box.x + mm(6)
    yield Place(x, middle, Scene(Size(Um(2 * SAMPLE), Um(2 * SAMPLE)), entry.drawn, entry.text.id))
    style = Style(size=max(8.8, least), smallest=max(6, least), features=("lnum",))
    kept = mm("6.6") if entry.number else mm(1)
    left = box.x + kept if rtl else box.x + START
    room = Box(Um(left), Um(box.y), Um(box.width - START - kept), box.height)
    about = About("rulebook", entry.text.id, entry.text.at)
    yield from setter.fit(laid.desk.say(entry.text), style, room, about, "middle", lines=2)
    if entry.number:
        strong = Style(size=max(12, least), weight=800, colour=colours["vermilion"],
                       features=("lnum",))  # fmt: skip
        at = box.x + mm("3.4") if rtl else box.right - mm("3.4")
        yield from setter.line(entry.number, strong, at, middle + 1_500, Align.CENTRE)
    yield line(
        box.x, box.bottom, box.right, box.bottom, Stroke(colours["gold"], mm("0.15"), alpha=0.6)
    )
