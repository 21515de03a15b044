"""The contact sheet: everything of an edition, small, its texts numbered in their places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from forge.build.preview.annotated import Annotator
from forge.build.preview.shown import Shown
from forge.geometry import Size, Um, mm
from forge.press.paper import PAPERS
from forge.scene import Item, Page, Place, Scene
from forge.typeset.style import Style

PAPER = PAPERS["a3"].size
MARGIN, GAP = mm(9), mm(5)
HEAD = mm(7)
SMALL, SMALLER = 0.72, 0.5
"""How large pieces are shown, and pages."""
TITLE = Style(size=9, weight=700, colour="#5B6772")


def sheets(annotator: Annotator, shown: Iterable[Shown], title: str) -> tuple[Page, ...]:
    """All that is shown, on as many A3 pages as it takes, in order."""
    width, height = PAPER.width - 2 * MARGIN, PAPER.height - 2 * MARGIN - HEAD
    pages: list[list[Item]] = [[]]
    x = y = row = 0
    for block in _blocks(annotator, shown, Size(Um(width), Um(height))):
        wide, high = block.size
        if x and x + wide > width:
            x, y, row = 0, y + row + GAP, 0
        if y and y + high > height:
            pages.append([])
            x = y = row = 0
        pages[-1].append(Place(MARGIN + x, MARGIN + HEAD + y, block))
        x, row = x + wide + GAP, max(row, high)
    return tuple(_page(annotator, items, f"{title} · {number} of {len(pages)}")
                 for number, items in enumerate(pages, 1))  # fmt: skip


def _blocks(annotator: Annotator, shown: Iterable[Shown], room: Size) -> Iterator[Scene]:
    """A block for each thing that says something: its picture, and the list of its texts."""
    for one in shown:
        if annotator.texts(one.scene):
            block = annotator.small(one, SMALL if one.scene.size.width < mm(130) else SMALLER)
            by = min(1.0, room.width / block.size.width, room.height / block.size.height)
            if by < 1:
                size = Size(Um(round(block.size.width * by)), Um(round(block.size.height * by)))
                block = Scene(size, (Place(0, 0, block, scale=by),), block.name)
            yield block


def _page(annotator: Annotator, items: list[Item], title: str) -> Page:
    head = annotator.setter.line(title, TITLE, MARGIN, MARGIN + mm("2.5"))
    return Page(Scene(PAPER, (*head, *items), title))
