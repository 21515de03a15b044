"""Banknotes: fine line work, a portrait, the value five times over, and the words.

The number of a note is the content's, the sign before it the edition's: both come through
the voice, like every other number.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from forge.draw import beasts, guilloche
from forge.draw.desk import Desk
from forge.draw.guilloche import Thread
from forge.geometry import Box, Size, Um
from forge.model.colour import mix
from forge.model.text import Text
from forge.model.token import Money, Note
from forge.scene import Clip, Item, Linear, Path, Piece, Scene, Stop, Stroke
from forge.scene.shapes import circle, ellipse, rect
from forge.typeset.setter import About
from forge.typeset.style import Align, Style

BLEED = Um(2000)
PORTRAIT, VALUE = 0.245, 0.755
"""Where the two rosettes sit, as shares of the width."""


@dataclass(frozen=True, slots=True)
class Inks:
    """A note's colours: dark, middle, light, and mixtures that the line work needs."""

    dark: str
    mid: str
    light: str

    @property
    def soft(self) -> str:
        """Half-way between middle and light."""
        return mix(self.mid, self.light, 0.5)

    @property
    def three(self) -> tuple[str, str, str]:
        """The inks of a rosette, in turn."""
        return self.dark, self.mid, mix(self.mid, self.light, 0.35)


def notes(desk: Desk) -> tuple[Piece, ...]:
    """Every banknote of the edition, in the order of its supply."""
    money = desk.game.money
    if money is None:
        return ()
    known = {note.id: note for note in money.notes}
    return tuple(
        Piece(
            id=f"note.{supply.id}",
            front=_front(desk, money, known[supply.id]),
            size=Size(money.width, money.height),
            back=_back(desk, money, known[supply.id]),
            bleed=BLEED,
            count=supply.count,
        )
        for supply in desk.edition.notes
        if supply.count
    )


def _front(desk: Desk, money: Money, note: Note) -> Scene:
    w, h = money.width, money.height
    inks = Inks(*note.colours)
    left, right = (round(w * PORTRAIT), h // 2), (round(w * VALUE), h // 2)
    items: tuple[Item, ...] = (
        *_ground(w, h, inks),
        *_frame(w, h, inks),
        *_rosette(left, h, inks),
        *_rosette(right, h, inks),
        *_plate(w, h, inks),
        *_portrait(note, left, h, inks),
        *_clearing(right, h, inks),
        *_lettering(desk, money, note, inks),
    )
    return Scene(Size(w, h), items, _value(desk, note))


def _back(desk: Desk, money: Money, note: Note) -> Scene:
    """The other side: one great rosette about the number, the same either way up."""
    w, h = money.width, money.height
    inks = Inks(*note.colours)
    middle = (w // 2, h // 2)
    wings = [(round(w * share), h // 2) for share in (0.2, 0.8)]
    items: tuple[Item, ...] = (
        *_ground(w, h, inks),
        *_frame(w, h, inks),
        *(path for at in wings for path in _rosette(at, round(h * 0.72), inks)),
        *(path for at in wings for path in _clearing(at, round(h * 0.72), inks)),
        *_rosette(middle, round(h * 1.1), inks),
        *_clearing(middle, round(h * 1.1), inks),
        *_number(desk, note, middle, 21, inks),
        *(item for at in wings for item in _number(desk, note, at, 11, inks)),
    )
    return Scene(Size(w, h), items, _value(desk, note))


def _ground(w: int, h: int, inks: Inks) -> tuple[Item, ...]:
    """Paper, tinted across, under a braid that runs off both ends."""
    deep = mix(inks.light, inks.mid, 0.2)
    stops = tuple(
        Stop(at, colour)
        for at, colour in zip(
            (0.0, 0.22, 0.42, 0.62, 0.84, 1.0),
            (deep, inks.light, deep, inks.light, deep, inks.light),
            strict=True,
        )
    )
    paper = Box(Um(-BLEED), Um(-BLEED), Um(w + 2 * BLEED), Um(h + 2 * BLEED))
    field = Box(Um(-BLEED), Um(h // 10), Um(w + 2 * BLEED), Um(h * 8 // 10))
    faint = Thread((mix(inks.mid, inks.light, 0.4), mix(inks.mid, inks.light, 0.6)), 60, 0.75)
    return (
        rect(paper, Linear(0, 0, w, h // 2, stops)),
        Clip(rect(paper), guilloche.braid(field, faint)),
    )


def _frame(w: int, h: int, inks: Inks) -> tuple[Item, ...]:
    edge = Box(Um(3000), Um(3000), Um(w - 6000), Um(h - 6000))
    veil = Path(rect(edge).steps, inks.light, alpha=0.3)
    return (
        veil,
        *guilloche.lace(edge.grown(-950), 1350, Thread((inks.dark, inks.mid), 90, 0.85)),
        rect(edge, None, Stroke(inks.dark, 600), 1200),
        rect(edge.grown(-650), None, Stroke(inks.dark, 130), 800),
        rect(edge.grown(-3950), None, Stroke(inks.dark, 130), 400),
    )


def _rosette(at: tuple[int, int], h: int, inks: Inks) -> tuple[Item, ...]:
    r = h * 3 // 10
    behind = circle(*at, round(r * 0.98), inks.light, alpha=0.75)
    outer = guilloche.rosette(at, (round(r * 0.66), r), Thread(inks.three, 70))
    inner = guilloche.rosette(
        at, (round(r * 0.6), round(r * 0.78)), Thread((inks.dark, inks.mid), 60, 0.8), 24, 14
    )
    return behind, *outer, *inner


def _clearing(at: tuple[int, int], h: int, inks: Inks) -> tuple[Item, ...]:
    """The open middle of a rosette, ringed, for a number."""
    r = round(h * 3 // 10 * 0.62)
    return (
        circle(*at, r, inks.light, Stroke(inks.dark, 260)),
        circle(*at, round(r * 0.93), None, Stroke(inks.mid, 110)),
        *guilloche.rosette(
            at, (round(r * 0.76), round(r * 0.92)), Thread((inks.mid, inks.soft), 60), 36, 6
        ),
        circle(*at, round(r * 0.74), mix(inks.light, "#FFFFFF", 0.35)),
    )


def _portrait(note: Note, at: tuple[int, int], h: int, inks: Inks) -> tuple[Item, ...]:
    x, y = at
    rx, ry = round(h * 0.2), round(h * 0.235)
    oval = ellipse(x, y, rx, ry)
    box = Box(Um(x - rx), Um(y - ry), Um(2 * rx), Um(2 * ry))
    lines = guilloche.ribbed(
        box, 460, Thread((inks.mid,), 110, 0.75), lambda t: 500 * math.cos(4 * math.pi * t)
    )
    tones = beasts.Tones(inks.dark, inks.mid, inks.soft, mix(inks.light, "#FFFFFF", 0.4))
    animal = beasts.beast(note.symbol, (x, y + h // 70), round(h * 0.4), tones)
    return (
        ellipse(x, y, rx + 700, ry + 700, inks.light, Stroke(inks.dark, 200)),
        Clip(oval, (ellipse(x, y, rx, ry, mix(inks.light, inks.mid, 0.12)), *lines, *animal)),
        ellipse(x, y, rx, ry, None, Stroke(inks.dark, 420)),
    )


def _plate(w: int, h: int, inks: Inks) -> tuple[Item, ...]:
    """The dark band that bears the value in words, and a quiet field round the small print."""
    left, right = round(w * PORTRAIT) + h * 17 // 100, round(w * VALUE) - h * 17 // 100
    half, y = h * 6 // 100, h // 2
    band = Box(Um(left), Um(y - half), Um(right - left), Um(2 * half))
    field = Box(Um(left + h // 8), Um(y - 3 * half), Um(right - left - h // 4), Um(6 * half))
    veil = [rect(field.grown(g), inks.light, None, 3000, 0.42) for g in (0, 1200, 2400)]
    return *veil, rect(band, inks.dark), rect(band.grown(-500), None, Stroke(inks.light, 110))


def _value(desk: Desk, note: Note) -> str:
    return desk.say(Text(f"money.notes.{note.id}.value", f"{{value.note.{note.id}}}", note.at))


def _number(
    desk: Desk, note: Note, at: tuple[int, int], points: float, inks: Inks
) -> tuple[Item, ...]:
    """The value centred on a clearing, made smaller until it fits across."""
    half = round(points * 330)
    box = Box(Um(at[0] - half), Um(at[1] - half), Um(2 * half), Um(2 * half))
    style = Style("text", points, 6, 800, colour=inks.dark, align=Align.CENTRE,
                  features=("lnum",), hyphens=False)  # fmt: skip
    return desk.setter.fit(_value(desk, note), style, box, _about(note), "middle", lines=1)


def _about(note: Note, text: Text | None = None) -> About:
    at = text.at if text else note.at / "value"
    return About(f"note.{note.id}", text.id if text else f"money.notes.{note.id}.value", at)


def _lettering(desk: Desk, money: Money, note: Note, inks: Inks) -> tuple[Item, ...]:
    w, h = money.width, money.height
    left, right = round(w * PORTRAIT) + h * 28 // 100, round(w * VALUE) - h * 28 // 100

    def band(top: float, height: float, spread: int = 0) -> Box:
        return Box(Um(left - spread), Um(round(h * top)), Um(right - left + 2 * spread),
                   Um(round(h * height)))  # fmt: skip

    words = Style("title", 15, 7, 600, colour=inks.light, align=Align.CENTRE, tracking=500,
                  features=("smcp", "lnum"), hyphens=False)  # fmt: skip
    bank = Style("title", 13, 8, 700, colour=inks.dark, align=Align.CENTRE, tracking=450,
                 features=("smcp",), hyphens=False)  # fmt: skip
    bearer = Style("caption", 7, 5.5, colour=inks.dark, align=Align.CENTRE, tracking=350,
                   features=("smcp",), hyphens=False)  # fmt: skip
    motto = Style("text", 7.2, 5.5, italic=True, colour=inks.dark, align=Align.CENTRE)
    lines = (
        (money.bank, bank, band(0.12, 0.12, h // 10), 1),
        (money.bearer, bearer, band(0.35, 0.07), 1),
        (note.words, words, band(0.44, 0.12, h // 40), 1),
        (money.motto, motto, band(0.59, 0.16), None),
    )
    set_ = [
        item
        for text, style, box, count in lines
        for item in desk.setter.fit(
            desk.say(text), style, box, _about(note, text), "middle", lines=count
        )
    ]
    return *set_, *_corners(desk, money, note, inks)


def _corners(desk: Desk, money: Money, note: Note, inks: Inks) -> tuple[Item, ...]:
    """The value again: great in the right rosette, small in two opposite corners."""
    w, h = money.width, money.height
    style = Style("text", 13, 8, 800, colour=inks.dark, features=("lnum",), hyphens=False,
                  halo=Stroke(inks.light, 500))  # fmt: skip
    value = _value(desk, note)
    inset, high = 8200, 6000
    low = Box(Um(inset), Um(h - inset - high + 1200), Um(w // 5), Um(high))
    top = Box(Um(w - inset - w // 5), Um(inset - 1200), Um(w // 5), Um(high))
    return (
        *_number(desk, note, (round(w * VALUE), h // 2), 21, inks),
        *desk.setter.fit(value, style, low, _about(note), "bottom", lines=1),
        *desk.setter.fit(value, replace(style, align=Align.END), top, _about(note), "top", lines=1),
    )
