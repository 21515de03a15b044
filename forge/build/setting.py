"""The rulebook set for a size of page: in full size where that fits, else a little smaller."""

from __future__ import annotations

from dataclasses import dataclass

from forge.draw import rulebook
from forge.draw.desk import Desk
from forge.draw.rulebook_lines import trial
from forge.draw.rulebook_sizes import on_spread, sizes
from forge.draw.rulebook_style import USUAL, Edges
from forge.geometry import Size
from forge.press.paper import Margins
from forge.scene import Page, Place, Scene


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
    """The white round a page of a booklet."""
    return on_spread(on_sheets(margins))
