"""The rulebook of an edition, laid out as pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from forge.draw import rulebook_measure
from forge.draw.cover import has_cover
from forge.draw.desk import Desk
from forge.draw.rulebook_bricks import Band, Brick, Leaf
from forge.draw.rulebook_compositor import COMPONENT, Compositor, Measured
from forge.draw.rulebook_copyfit import SCALES, best, waste
from forge.draw.rulebook_flow import flow
from forge.draw.rulebook_lines import trial
from forge.draw.rulebook_style import USUAL, Edges
from forge.draw.share import digest
from forge.geometry import Size, in_mm
from forge.locale.worded import Worded
from forge.model.rulebook import Rulebook
from forge.scene import Page
from forge.typeset.spill import Spill

if TYPE_CHECKING:
    from forge.typeset.fonts import Fonts


def pages(
    desk: Desk, paper: Size, art: bool = True, edges: Edges = USUAL, scale: float | None = None
) -> tuple[Page, ...]:
    """The rulebook of the desk's edition on upright pages; empty when the edition has none.

    What does not fit, even on a page of its own, is reported to the desk's setter.  Without
    ``art`` every text is set and placed alike, but maps are left out of the pictures.  ``scale``
    is how large the text is set; by itself the book finds the size that fills its pages best.
    """
    book = desk.game.rulebook(desk.edition.id)
    if book is None:
        return ()
    press, first = Compositor(desk, book, paper, art, edges), int(has_cover(desk))
    laid = press.leaves(scale_of(desk, book, press) if scale is None else scale)
    for leaf in laid:
        for brick, over in leaf.over:
            desk.setter.spills.append(_too_high(brick, over))
    return (*press.cover(), *press.pages(laid, first))


def leaves(desk: Desk, paper: Size, edges: Edges = USUAL) -> tuple[Leaf, ...]:
    """What stands on each page after the cover, laid but not drawn."""
    book = desk.game.rulebook(desk.edition.id)
    if book is None:
        return ()
    press = Compositor(desk, book, paper, art=False, edges=edges)
    return press.leaves(scale_of(desk, book, press))


def hopeless(desk: Desk, paper: Size, edges: Edges = USUAL) -> bool:
    """Whether something does not fit even in the smallest setting: a trial that takes little."""
    book = desk.game.rulebook(desk.edition.id)
    if book is None:
        return False
    press = Compositor(desk, book, paper, art=False, edges=edges)
    return any(section.spilt for section in press.measured(min(SCALES)))


def fits(desk: Desk, paper: Size, scale: float, edges: Edges = USUAL) -> bool:
    """Whether it is sure that everything fits in this size, told from the sections one by one.

    Where it is not, only :func:`pages` can tell: figures are tried as low and as high as they may
    become, of which a page need not make use.
    """
    book = desk.game.rulebook(desk.edition.id)
    if book is None:
        return True
    press = Compositor(desk, book, paper, art=False, edges=edges)
    return press.opens() and all(press.sound(scale))


def scale_of(desk: Desk, book: Rulebook, press: Compositor) -> float:
    """How large the text is set, so that it fills its pages best.

    Found once in a run: the checks set the book on the same paper as the kit does.
    """
    key = (desk.kept.share, press.paper, press.edges, desk.setter.fonts)
    known = _SCALES.get(key)
    if known is None or not known.holds():
        known = Worded.of(lambda: _sought(desk, press))
        if desk.kept.share:
            _SCALES[key] = known
    return known.fact


def _sought(desk: Desk, press: Compositor) -> float:
    front = replace(press, desk=trial(desk), art=False).front({})
    opening = rulebook_measure.told(front)

    def white(scale: float) -> float:
        body = press.measured(scale)
        measures = digest((opening, *(one.said for one in body)))
        asked = ("white", measures, press.paper, press.edges)
        return float(desk.kept.told(asked, lambda: str(_white(press, front, body))))

    return best(white)


def _white(press: Compositor, front: Sequence[Band], body: Sequence[Measured]) -> float:
    return waste(flow((*front, *press.joined(body)), press.frame), press.frame)


_SCALES: dict[tuple[str, Size, Edges, Fonts], Worded[float]] = {}
"""The sizes found, by all that they depend on but words of forge's own."""


def _too_high(brick: Brick, over: int) -> Spill:
    detail = f"is {in_mm(over)} mm higher than a page and is cut off"
    return Spill(COMPONENT, brick.name, brick.at, "height", detail)
