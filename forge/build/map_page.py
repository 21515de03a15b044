"""The page that tells how the sheets of a board go together: a sentence or two and a map."""

from __future__ import annotations

from forge.draw.desk import Desk
from forge.geometry import Box, Size, Um, mm
from forge.locale.glue import sentences
from forge.locale.numbers import upright
from forge.locale.ui import word
from forge.press.assembly import assembly
from forge.press.marks import Slip
from forge.press.paper import printable
from forge.press.tile import TilePlan, tiling
from forge.scene import Page, Place, Scene, Stroke, Words
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

HEAD = Style(role="title", size=22, smallest=12, weight=600, align=Align.CENTRE, colour="#000000")
TEXT = Style(role="text", size=10, colour="#000000")
NUMBER = Style(
    role="title", size=26, weight=700, colour="#000000", halo=Stroke("#FFFFFF", 1600, alpha=0.9)
)
RISE = mm(3)  # half the height of a figure: centres a number about its tile's middle
GAP = mm(6)
HEAD_HEIGHT = mm(12)


def map_page(desk: Desk, board: Scene, plan: TilePlan) -> Page:
    """The map of a tiled board on one upright sheet of the plan's paper."""
    paper = plan.paper.size
    area = printable(paper, plan.margins).grown(-GAP)
    about = About("board map")
    head = Box(area.x, area.y, area.width, HEAD_HEIGHT)
    title = desk.setter.fit(word("map-title"), HEAD, head, about, "middle", lines=1)
    sheets = len(tiling(board, plan).tiles)
    told = desk.setter.flow(_how(plan, sheets), TEXT, area.width, about, markup=False)
    text_top = Um(head.bottom + GAP)
    top = Um(text_top + told.height + GAP)
    room = Size(area.width, Um(area.bottom - top))
    drawn = assembly(board, plan, room, lambda slip: _number(desk, slip))
    left = area.x + (area.width - drawn.size.width) // 2
    words = told.words(area.x, text_top)
    return Page(Scene(paper, (*title, *words, Place(left, top, drawn)), "board map"))


def _how(plan: TilePlan, sheets: int) -> str:
    """What to do, in a few sentences: glue or lay edge to edge, and mount."""
    said = [word("map-how" if plan.overlap else "map-butt", count=sheets)]
    if plan.creases:
        said.append(word("map-mount", boards=2 ** len(plan.creases)))
    return sentences(said)


def _number(desk: Desk, slip: Slip) -> tuple[Words, ...]:
    return desk.setter.line(upright(slip.sheet), NUMBER, 0, RISE, Align.CENTRE)
