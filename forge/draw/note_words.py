"""The words of a banknote.

The number is the content's, the sign before it the edition's: both come through the voice,
like every other number.
"""

from __future__ import annotations

from dataclasses import replace

from forge.draw import kit
from forge.draw.desk import Desk
from forge.draw.note_art import PORTRAIT, VALUE, Inks
from forge.geometry import Box, Um
from forge.model.text import Text
from forge.model.token import Money, Note
from forge.scene import Item, Stroke
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

RISE, LOW = 0.066, 0.243
"""How high the arch of the bank's name rises, as a share of its width; where its ends stand."""


def value(desk: Desk, note: Note) -> str:
    """What the note is worth, written in the edition's currency."""
    return desk.say(Text(f"money.notes.{note.id}.value", f"{{value.note.{note.id}}}", note.at))


def number(
    desk: Desk, note: Note, at: tuple[int, int], points: float, inks: Inks
) -> tuple[Item, ...]:
    """The value centred on a clearing, made smaller until it fits across."""
    half = round(points * 330)
    box = Box(Um(at[0] - half), Um(at[1] - half), Um(2 * half), Um(2 * half))
    style = Style("text", points, 6, 800, colour=inks.dark, align=Align.CENTRE,
                  features=("lnum",), hyphens=False)  # fmt: skip
    return desk.setter.fit(value(desk, note), style, box, _about(note), "middle", lines=1)


def wings(money: Money) -> tuple[tuple[int, int], ...]:
    """The middles of the two small numbers of a back."""
    return tuple((round(money.width * share), money.height // 2) for share in (0.2, 0.8))


def numbers(desk: Desk, money: Money, note: Note, inks: Inks) -> tuple[Item, ...]:
    """The value on the back: great in the middle, small in both wings."""
    middle = (money.width // 2, money.height // 2)
    small = (item for at in wings(money) for item in number(desk, note, at, 11, inks))
    return (*number(desk, note, middle, 21, inks), *small)


def _about(note: Note, text: Text | None = None) -> About:
    at = text.at if text else note.at / "value"
    return About(f"note.{note.id}", text.id if text else f"money.notes.{note.id}.value", at)


def lettering(desk: Desk, money: Money, note: Note, inks: Inks) -> tuple[Item, ...]:
    """The bank's name, the promise, the value in words, the motto, and the numbers."""
    fixed = Style("title", align=Align.CENTRE, colour=inks.dark, features=("smcp",), hyphens=False)
    bearer = replace(fixed, role="caption", size=7, smallest=5.5, tracking=350)
    words = replace(fixed, size=15, smallest=7, weight=600, tracking=500, colour=inks.light)
    motto = Style("text", 7.2, 5.5, italic=True, colour=inks.dark, align=Align.CENTRE)
    h = money.height
    lines = (
        (money.bearer, bearer, _band(money, 0.35, 0.07), 1),
        (note.words, words, _band(money, 0.44, 0.12, h // 40), 1),
        (money.motto, motto, _band(money, 0.59, 0.16), None),
    )
    set_ = [
        item
        for text, style, box, count in lines
        for item in desk.setter.fit(
            desk.say(text), style, box, _about(note, text), "middle", lines=count
        )
    ]
    bank = replace(fixed, size=13, smallest=6, weight=700, tracking=450)
    return *_bank(desk, money, note, bank, inks), *set_, *_corners(desk, money, note, inks)


def _bank(desk: Desk, money: Money, note: Note, style: Style, inks: Inks) -> tuple[Item, ...]:
    """The bank's name on an arch from rosette to rosette, on a pale edge.

    Where it is too long for the arch in its smallest size it is set level, and reported.
    """
    said, about, setter = desk.say(money.bank), _about(note, money.bank), desk.setter
    box = _band(money, 0.12, 0.12, money.height // 10)
    while setter.size(said, style).width > box.width and style.size > style.smallest:
        smaller = max(style.smallest, style.size - 0.5)
        tracking = round(style.tracking * (smaller / style.size) ** 2)
        style = replace(style, size=smaller, tracking=tracking)
    if setter.size(said, style).width > box.width:
        return setter.fit(said, style, box, about, "middle", lines=1)
    arch = setter.curved(said, style, _arch(money, box), about)
    edge = kit.painted(arch, None, Stroke(inks.light, 900, alpha=0.9))
    return edge, kit.painted(arch, inks.dark)


def _arch(money: Money, box: Box) -> list[tuple[float, float]]:
    """A shallow arch a little longer than the box, mm, at the height of a baseline."""
    rise, low = box.width * RISE, money.height * LOW
    middle, half = box.x + box.width / 2, box.width * 0.54
    shares = [i / 12 for i in range(-12, 13)]
    return [((middle + s * half) / 1000, (low - rise * (1 - s * s)) / 1000) for s in shares]


def _band(money: Money, top: float, height: float, spread: int = 0) -> Box:
    """The room between the rosettes from ``top`` on, as shares of a note's height."""
    w, h = money.width, money.height
    left, right = round(w * PORTRAIT) + h * 28 // 100, round(w * VALUE) - h * 28 // 100
    width = right - left + 2 * spread
    return Box(Um(left - spread), Um(round(h * top)), Um(width), Um(round(h * height)))


def _corners(desk: Desk, money: Money, note: Note, inks: Inks) -> tuple[Item, ...]:
    """The value again: great in the right rosette, small in two opposite corners."""
    w, h = money.width, money.height
    style = Style("text", 13, 8, 800, colour=inks.dark, features=("lnum",), hyphens=False,
                  halo=Stroke(inks.light, 500))  # fmt: skip
    at_left = replace(style, align=desk.setter.near)
    at_right = replace(style, align=desk.setter.far)
    worth = value(desk, note)
    inset, high = 8200, 6000
    low = Box(Um(inset), Um(h - inset - high + 1200), Um(w // 5), Um(high))
    top = Box(Um(w - inset - w // 5), Um(inset - 1200), Um(w // 5), Um(high))
    return (
        *number(desk, note, (round(w * VALUE), h // 2), 21, inks),
        *desk.setter.fit(worth, at_left, low, _about(note), "bottom", lines=1),
        *desk.setter.fit(worth, at_right, top, _about(note), "top", lines=1),
    )
