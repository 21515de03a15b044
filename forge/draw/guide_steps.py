"""The steps of the print guide: a picture and a few words for each part, in two columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.draw.desk import Desk
from forge.draw.guide_stock import stock
from forge.draw.guide_ways import Making, Way
from forge.draw.rulebook_shapes import panel
from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Um, mm
from forge.locale.glue import sentences
from forge.locale.numbers import upright
from forge.locale.ui import UI, word
from forge.scene import Item, Place, Scene
from forge.typeset.spill import About
from forge.typeset.style import Style

COLUMNS = 2
GAP = mm(5)
HIGHEST = mm(66)
WORDS = mm(14)
"""The room of a step's words, below its picture."""


@dataclass(frozen=True, slots=True)
class Step:
    """How one part is made: the words, and the picture of it."""

    part: str
    words: str
    picture: Scene | None


def told(part: str, making: Making) -> str:
    """How a part is made: what brings its two sides together first, then the cutting."""
    if part == "board" and making.tiles is not None:
        return word(making.tiles.word)
    way, cut = making.way(part), part in making.punched
    own: str = word(f"make-{part}-punched" if cut else f"make-{part}")
    if part == "forms" and making.drawn:
        own = sentences((own, word("make-drawn")))
    if way is Way.BOTH:
        return own
    mounted = "-board" if stock(part, way, cut).board else ""
    return sentences((word(f"make-{way}{mounted}"), own))


def steps(desk: Desk, made: Sequence[Step], room: Box, inks: Inks) -> Iterator[Item]:
    """The steps, row by row, each in a panel."""
    rows = -(-len(made) // COLUMNS)
    high = min(HIGHEST, (room.height - GAP * (rows - 1)) // rows)
    wide = (room.width - GAP * (COLUMNS - 1)) // COLUMNS
    for number, step in enumerate(made):
        row, column = divmod(number, COLUMNS)
        if desk.setter.rtl:
            column = COLUMNS - 1 - column
        x, y = room.x + column * (wide + GAP), room.y + row * (high + GAP)
        yield from _step(desk, number + 1, step, Box(Um(x), Um(y), Um(wide), Um(high)), inks)


def _step(desk: Desk, number: int, step: Step, box: Box, inks: Inks) -> Iterator[Item]:
    yield from panel(box, inks)
    inner = box.grown(-mm(3))
    shown = Box(inner.x, inner.y, inner.width, Um(inner.height - WORDS - mm(1)))
    if step.picture is not None:
        size = step.picture.size
        scale = min(shown.width / size.width, shown.height / size.height)
        x = shown.x + round((shown.width - size.width * scale) / 2)
        y = shown.y + round((shown.height - size.height * scale) / 2)
        yield Place(x, y, step.picture, scale=scale)
    about = About("print guide", UI[f"make-{step.part}"].id)
    head = Style(role="title", size=15, weight=700, colour=inks.vermilion, features=("lnum",))
    corner = desk.placed(Box(inner.x, inner.y, mm(8), mm(8)), inner)
    yield from desk.setter.fit(upright(number), head, corner, about)
    text = Style(size=9, smallest=6.5, colour=inks.ink, leading=1.22)
    words = Box(inner.x, Um(inner.bottom - WORDS), inner.width, WORDS)
    yield from desk.setter.fit(step.words, text, words, about, "middle")
