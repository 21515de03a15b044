"""The line work of a banknote: ground, frame, rosettes, portrait, plate; no words.

``w`` and ``h`` are a note's width and height, µm; ``at`` is the middle of what is drawn.  A
``sketch`` leaves out the fine lines and reaches just as far.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from forge.draw import beasts, guilloche
from forge.draw.guilloche import Thread
from forge.geometry import Box, Um
from forge.model.colour import mix
from forge.model.token import Note
from forge.scene import Clip, Item, Linear, Path, Stop, Stroke
from forge.scene.shapes import circle, ellipse, rect

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


def ground(w: int, h: int, inks: Inks, sketch: bool = False) -> tuple[Item, ...]:
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
    tint = rect(paper, Linear(0, 0, w, h // 2, stops))
    return (tint,) if sketch else (tint, Clip(rect(paper), guilloche.braid(field, faint)))


def frame(w: int, h: int, inks: Inks, sketch: bool = False) -> tuple[Item, ...]:
    """Lace between heavy and fine lines, over a veil that calms the braid."""
    edge = Box(Um(3000), Um(3000), Um(w - 6000), Um(h - 6000))
    veil = Path(rect(edge).steps, inks.light, alpha=0.3)
    thread = Thread((inks.dark, inks.mid), 90, 0.85)
    return (
        veil,
        *(() if sketch else guilloche.lace(edge.grown(-950), 1350, thread)),
        rect(edge, None, Stroke(inks.dark, 600), 1200),
        rect(edge.grown(-650), None, Stroke(inks.dark, 130), 800),
        rect(edge.grown(-3950), None, Stroke(inks.dark, 130), 400),
    )


def rosette(at: tuple[int, int], h: int, inks: Inks, sketch: bool = False) -> tuple[Item, ...]:
    """A woven ring as tall as three fifths of ``h``, with a finer one inside."""
    r = h * 3 // 10
    behind = circle(*at, round(r * 0.98), inks.light, alpha=0.75)
    if sketch:
        return behind, circle(*at, r, None, Stroke(inks.mid, 70))
    outer = guilloche.rosette(at, (round(r * 0.66), r), Thread(inks.three, 70))
    inner = guilloche.rosette(
        at, (round(r * 0.6), round(r * 0.78)), Thread((inks.dark, inks.mid), 60, 0.8), 24, 14
    )
    return behind, *outer, *inner


def clearing(at: tuple[int, int], h: int, inks: Inks, sketch: bool = False) -> tuple[Item, ...]:
    """The open middle of a rosette, ringed, for a number."""
    r = round(h * 3 // 10 * 0.62)
    ring, thread = (round(r * 0.76), round(r * 0.92)), Thread((inks.mid, inks.soft), 60)
    return (
        circle(*at, r, inks.light, Stroke(inks.dark, 260)),
        circle(*at, round(r * 0.93), None, Stroke(inks.mid, 110)),
        *(() if sketch else guilloche.rosette(at, ring, thread, 36, 6)),
        circle(*at, round(r * 0.74), mix(inks.light, "#FFFFFF", 0.35)),
    )


def portrait(
    note: Note, at: tuple[int, int], h: int, inks: Inks, sketch: bool = False
) -> tuple[Item, ...]:
    """The note's animal in an oval of level lines."""
    x, y = at
    rx, ry = round(h * 0.2), round(h * 0.235)
    rim = ellipse(x, y, rx + 700, ry + 700, inks.light, Stroke(inks.dark, 200))
    edge = ellipse(x, y, rx, ry, None, Stroke(inks.dark, 420))
    if sketch:
        return rim, edge
    oval = ellipse(x, y, rx, ry)
    box = Box(Um(x - rx), Um(y - ry), Um(2 * rx), Um(2 * ry))
    lines = guilloche.ribbed(
        box, 460, Thread((inks.mid,), 110, 0.75), lambda t: 500 * math.cos(4 * math.pi * t)
    )
    tones = beasts.Tones(inks.dark, inks.mid, inks.soft, mix(inks.light, "#FFFFFF", 0.4))
    animal = beasts.beast(note.symbol, (x, y + h // 70), round(h * 0.4), tones)
    inside = Clip(oval, (ellipse(x, y, rx, ry, mix(inks.light, inks.mid, 0.12)), *lines, *animal))
    return rim, inside, edge


def plate(w: int, h: int, inks: Inks) -> tuple[Item, ...]:
    """The dark band that bears the value in words, and a quiet field round the small print."""
    left, right = round(w * PORTRAIT) + h * 17 // 100, round(w * VALUE) - h * 17 // 100
    half, y = h * 6 // 100, h // 2
    band = Box(Um(left), Um(y - half), Um(right - left), Um(2 * half))
    field = Box(Um(left + h // 8), Um(y - 3 * half), Um(right - left - h // 4), Um(6 * half))
    veil = [rect(field.grown(g), inks.light, None, 3000, 0.42) for g in (0, 1200, 2400)]
    return *veil, rect(band, inks.dark), rect(band.grown(-500), None, Stroke(inks.light, 110))
