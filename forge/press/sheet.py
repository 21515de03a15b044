"""Pieces laid on sheets: fronts, and backs behind them.

Pieces of one size share sheets, in the order given.  A place without a back stays bare, and
every sheet of a job that has any back gets a back page, so that duplex printing never slips
by one.  Printed single-sided, all fronts come first and then all backs, to be glued.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.geometry import Box, Um
from forge.press import marks
from forge.press.layout import Sheet, SheetPlan, area, lay, misfits
from forge.press.marks import Ground, Slip
from forge.press.paper import TooBig
from forge.press.turn import Duplex, Slot, behind, mirrored
from forge.scene import Clip, Item, Page, Piece, Scene
from forge.scene.shapes import rect

__all__ = ["SheetPlan", "impose"]


def impose(pieces: Sequence[Piece], plan: SheetPlan) -> tuple[Page, ...]:
    """The pages of a job: front, back, front, back; fronts alone when nothing has a back.

    Raises TooBig when a piece, or the grid asked for, does not fit the printable area.
    """
    faults = misfits(pieces, plan)
    if faults:
        raise TooBig(faults)
    sheets = lay(pieces, plan)
    fronts = [_front(sheet, plan, Slip(n, len(sheets))) for n, sheet in enumerate(sheets, 1)]
    if not any(piece.back for piece in pieces):
        return tuple(fronts)
    backs = [_back(sheet, plan, Slip(n, len(sheets), "back")) for n, sheet in enumerate(sheets, 1)]
    if plan.duplex is Duplex.SINGLE:
        return (*fronts, *backs)
    return tuple(page for pair in zip(fronts, backs, strict=True) for page in pair)


def _front(sheet: Sheet, plan: SheetPlan, slip: Slip) -> Page:
    items = [_drawn(item.piece.front, item.slot, item.seen) for item in sheet.laid]
    ground = Ground(plan.paper.size, area(plan), sheet.art)
    trims = [item.slot.box for item in sheet.laid]
    return _page(items, ground, sheet.trim, [*_furniture(ground, trims, plan, slip)])


def _back(sheet: Sheet, plan: SheetPlan, slip: Slip) -> Page:
    paper, duplex = plan.paper.size, plan.duplex
    items = [
        _drawn(
            item.piece.back, behind(item.slot, paper, duplex), mirrored(item.seen, paper, duplex)
        )
        for item in sheet.laid
        if item.piece.back is not None
    ]
    ground = Ground(paper, area(plan), mirrored(sheet.art, paper, duplex))
    trim = mirrored(sheet.trim, paper, duplex)
    if duplex is Duplex.SINGLE:
        trims = [mirrored(item.slot.box, paper, duplex) for item in sheet.laid]
        return _page(items, ground, trim, [*_furniture(ground, trims, plan, slip)])
    return _page(items, ground, trim, [*_label(ground, plan, slip)])


def _drawn(scene: Scene, slot: Slot, seen: Box) -> Item:
    return Clip(rect(seen), (slot.place(scene),))


def _furniture(ground: Ground, trims: Sequence[Box], plan: SheetPlan, slip: Slip) -> Iterator[Item]:
    """Ruler, label and crop marks."""
    if not plan.crops:
        return
    band = marks.strip(ground)
    yield from marks.crops(ground, trims, band)
    yield band.place((*marks.ruler(plan.ruler), *marks.words(band, plan.label, slip, marks.LABEL)))


def _label(ground: Ground, plan: SheetPlan, slip: Slip) -> Iterator[Item]:
    """The label of a back page, which carries no marks: they would show if the sides drift."""
    band = marks.strip(ground, marks.CLEAR)
    said = marks.words(band, plan.label, slip, Um(0))
    if plan.crops and said:
        yield band.place(said)


def _page(items: list[Item], ground: Ground, trim: Box, more: list[Item]) -> Page:
    whole = Box(Um(0), Um(0), *ground.paper)
    bleed = _within(ground.art, whole)
    return Page(Scene(ground.paper, (*items, *more)), trim, bleed)


def _within(box: Box, whole: Box) -> Box:
    x, y = max(box.x, whole.x), max(box.y, whole.y)
    right, bottom = min(box.right, whole.right), min(box.bottom, whole.bottom)
    return Box(x, y, Um(right - x), Um(bottom - y))
