"""One page of a rulebook, found by a text on it: the other pages are measured, not drawn."""

from __future__ import annotations

from itertools import islice

from forge.draw.cover import has_cover
from forge.draw.desk import Desk
from forge.draw.rulebook import scale_of
from forge.draw.rulebook_bricks import Leaf
from forge.draw.rulebook_compositor import Compositor
from forge.draw.rulebook_style import Edges
from forge.geometry import Size
from forge.model.rulebook import Rulebook
from forge.scene import Page


def page_with(desk: Desk, paper: Size, edges: Edges, text: str) -> tuple[int, Page] | None:
    """The page on which a text stands in the running text, with its number, counted from 1.

    None where no brick is of that text: it may be a label in a figure, or stand on the cover.
    """
    book = desk.game.rulebook(desk.edition.id)
    if book is None:
        return None
    press = Compositor(desk, book, paper, edges=edges)
    scale = scale_of(desk, book, press)
    measured = press.measured(scale)
    bare = press.laid(press.partly(scale, (), measured))
    found = next((i for i, leaf in enumerate(bare) if _holds(leaf, text)), None)
    if found is None:
        return None
    wanted = _sections(bare[found], book)
    leaves = press.laid(press.partly(scale, wanted, measured))
    before = int(has_cover(desk))
    return found + before + 1, next(islice(press.pages(leaves, before), found, None))


def _holds(leaf: Leaf, text: str) -> bool:
    return any(laid.brick.name == text for laid in leaf.laid)


def _sections(leaf: Leaf, book: Rulebook) -> frozenset[str]:
    """The sections of which something stands on a page."""
    there = {laid.brick.at for laid in leaf.laid}
    return frozenset(section.id for section in book.sections if section.at in there)
