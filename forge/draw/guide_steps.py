"""The steps of the print guide: a picture and a few words for each part, in two columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from forge.draw.desk import Desk
from forge.draw.guide_stock import stock
from forge.draw.guide_ways import Making, Way
from forge.draw.rulebook_shapes import panel
from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Size, Um, mm
from forge.locale.glue import sentences
from forge.locale.numbers import upright
from forge.locale.ui import UI, word
from forge.scene import Item, Place, Scene
from forge.typeset.fit import sizes
from forge.typeset.setter import Slot
from forge.typeset.spill import NOBODY, About
from forge.typeset.style import Style

COLUMNS = 2
GAP = mm(5)
PAD = mm(3)
HIGHEST = mm(66)
WORDS = mm(14)
"""The room of a step's words, below its picture; more where a row's words need it."""
SHOWN = 0.5
"""The share of a panel's height that its picture has at least."""


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
    """The steps, row by row, each in a panel; the words of all are of one size."""
    rows = -(-len(made) // COLUMNS)
    high = min(HIGHEST, (room.height - GAP * (rows - 1)) // rows)
    wide = (room.width - GAP * (COLUMNS - 1)) // COLUMNS
    inner = Size(Um(wide - 2 * PAD), Um(high - 2 * PAD))
    style = _style(desk, made, inner, inks)
    lines = (made[at : at + COLUMNS] for at in range(0, len(made), COLUMNS))
    rooms = [max(WORDS, _high(desk, line, style, inner.width)) for line in lines]
    slots: list[Slot] = []
    for number, step in enumerate(made):
        row, column = divmod(number, COLUMNS)
        words = rooms[row]
        if desk.setter.rtl:
            column = COLUMNS - 1 - column
        x, y = room.x + column * (wide + GAP), room.y + row * (high + GAP)
        panelled = Box(Um(x), Um(y), Um(wide), Um(high))
        yield from _step(desk, number + 1, step, panelled, words, inks)
        inside = panelled.grown(-PAD)
        below = Box(inside.x, Um(inside.bottom - words), inside.width, Um(words))
        slots.append(Slot(step.words, below, _about(step)))
    for said in desk.setter.alike(slots, style, "middle"):
        yield from said


def _style(desk: Desk, made: Sequence[Step], inner: Size, inks: Inks) -> Style:
    """The largest type in which the words of each step leave its picture room enough."""
    style = Style(size=9, smallest=6.5, colour=inks.ink, leading=1.22)
    most = max(WORDS, int(inner.height * (1 - SHOWN)))
    for size in sizes(style):
        tried = replace(style, size=size)
        if _high(desk, made, tried, inner.width) <= most:
            break
    return tried


def _high(desk: Desk, made: Sequence[Step], style: Style, width: int) -> int:
    """The height that the longest words take, µm."""
    quiet = desk.setter.afresh()
    return max(quiet.flow(one.words, style, width, NOBODY, markup=False).height for one in made)


def _step(desk: Desk, number: int, step: Step, box: Box, words: int, inks: Inks) -> Iterator[Item]:
    """The panel of a step with its number, and its picture above the room of the words."""
    yield from panel(box, inks)
    inner = box.grown(-PAD)
    shown = Box(inner.x, inner.y, inner.width, Um(inner.height - words - mm(1)))
    if step.picture is not None:
        size = step.picture.size
        scale = min(shown.width / size.width, shown.height / size.height)
        x = shown.x + round((shown.width - size.width * scale) / 2)
        y = shown.y + round((shown.height - size.height * scale) / 2)
        yield Place(x, y, step.picture, scale=scale)
    head = Style(role="title", size=15, weight=700, colour=inks.vermilion, features=("lnum",))
    corner = desk.placed(Box(inner.x, inner.y, mm(8), mm(8)), inner)
    yield from desk.setter.fit(upright(number), head, corner, _about(step))


def _about(step: Step) -> About:
    return About("print guide", UI[f"make-{step.part}"].id)
