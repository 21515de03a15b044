"""The rulebook set for a size of page: in full size where that fits, else a little smaller."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.draw import rulebook
from forge.draw.desk import Desk
from forge.draw.rulebook_bricks import Frame
from forge.draw.rulebook_lines import trial
from forge.draw.rulebook_style import GAP, USUAL, Edges, area
from forge.geometry import Size, Um, mm
from forge.press.paper import Margins
from forge.scene import Page, Place, Scene

SCALES = (1.0, 1.2, 1.3, 1.414)
"""How much larger than the paper a page may be set: 1.414 sets A4 for A5.

Set for A5 itself, two columns are too narrow for tables; set for A4, type shrinks below 7 pt.
"""
MEASURE = mm(58)
"""A narrower column holds fewer than some 40 letters a line, which makes ragged lines."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The pages of a rulebook as set, and how much smaller they are printed."""

    pages: tuple[Page, ...]
    scale: float

    def printed(self, paper: Size) -> tuple[Page, ...]:
        """The pages at the size of their paper; as they are when they were set for it."""
        if self.scale == 1:
            return self.pages
        return tuple(
            Page(
                Scene(paper, (Place(0, 0, page.scene, scale=self.scale),), page.scene.name),
                bookmarks=page.bookmarks,
            )
            for page in self.pages
        )


def sizes(page: Size, edges: Edges) -> Iterator[tuple[float, Size, Edges]]:
    """How much larger a page may be set, its size then, and its edges.

    Sizes whose columns are too narrow to be read with ease are left out, but not the last one.
    """
    for by in SCALES:
        size, set_ = Size(Um(round(page.width * by)), Um(round(page.height * by))), edges.set(by)
        column = Frame(area(size, set_), GAP).column(2, 0)[1]
        if column >= MEASURE or by == SCALES[-1]:
            yield by, size, set_


def setting(desk: Desk, page: Size, edges: Edges = USUAL) -> Setting | None:
    """The rulebook set for a page in the largest type in which everything fits; else None.

    ``edges`` are what the printer leaves white round the page.
    """
    for by, size, set_ in sizes(page, edges):
        if rulebook.hopeless(desk, size, set_):
            continue
        attempt = trial(desk)
        pages = rulebook.pages(attempt, size, edges=set_)
        if not attempt.setter.spills:
            return Setting(pages, 1 / by)
    return None


def on_sheets(margins: Margins) -> Edges:
    """The white round a page that fills its sheet."""
    return Edges(margins.left, margins.top, margins.right, margins.bottom)


def on_spreads(margins: Margins) -> Edges:
    """The white round a page of a booklet, whose sheets lie, whichever way they are turned."""
    beside, above = max(margins.top, margins.bottom), max(margins.left, margins.right)
    return Edges(beside, above, beside, above)
