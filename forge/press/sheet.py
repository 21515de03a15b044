"""Pieces laid on sheets: fronts, and backs behind them.

Pieces of one size share sheets, in the order given.  A place without a back stays bare, and
every sheet of a job that has any back gets a back page, so that duplex printing never slips
by one.  Printed single-sided, all fronts come first and then all backs, to be glued; folded,
each page has its fronts on one side of the fold and their backs on the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.geometry import Box, Um, around, within
from forge.press import corners, folding, marks
from forge.press.correction import corrected
from forge.press.layout import Laid, Sheet, SheetPlan, lay, misfits
from forge.press.marks import Ground, Slip
from forge.press.paper import TooBig, printable
from forge.press.spread import spread
from forge.press.turn import Duplex, Slot, both_sides
from forge.scene import Clip, Item, Page, Piece, Scene
from forge.scene.piece import Outline
from forge.scene.shapes import rect

__all__ = ["SheetPlan", "corner_area", "impose"]


def impose(pieces: Sequence[Piece], plan: SheetPlan) -> tuple[Page, ...]:
    """The pages of a job: front, back, front, back; fronts alone when nothing has a back.

    Raises TooBig when a piece, or the grid asked for, does not fit the printable area.
    """
    faults = misfits(pieces, plan)
    if faults:
        raise TooBig(faults)
    sheets = lay(pieces, plan)
    slips = [Slip(number, len(sheets)) for number in range(1, len(sheets) + 1)]
    pairs = list(zip(sheets, slips, strict=True))
    if plan.duplex is Duplex.FOLD:
        return tuple(_folded(sheet, plan, slip) for sheet, slip in pairs)
    fronts = tuple(_front(sheet, plan, slip) for sheet, slip in pairs)
    if not any(piece.back for piece in pieces):
        return fronts
    backs = tuple(_back(sheet, plan, slip.behind) for sheet, slip in pairs)
    if plan.duplex is Duplex.SINGLE:
        return fronts + backs
    return tuple(page for pair in zip(fronts, backs, strict=True) for page in pair)


def _front(sheet: Sheet, plan: SheetPlan, slip: Slip) -> Page:
    own = _area(sheet, plan)
    ground = Ground(plan.paper.size, own, sheet.art, lane=_lane(own, plan))
    trims = [item.slot.box for item in sheet.laid if item.piece.outline is not Outline.NET]
    return _page(
        [*_fronts(sheet)], ground, sheet.trim, [*_furniture(sheet, ground, trims, plan, slip)]
    )


def _back(sheet: Sheet, plan: SheetPlan, slip: Slip) -> Page:
    line = sheet.bed.axis
    ground = Ground(plan.paper.size, _area(sheet, plan), line.box(sheet.under))
    trim, items = line.box(sheet.trim), [*_backs(sheet)]
    if plan.duplex is Duplex.SINGLE:
        trims = [line.box(item.slot.box) for item in sheet.laid]
        return _page(items, ground, trim, [*_furniture(sheet, ground, trims, plan, slip)])
    return corrected(_page(items, ground, trim, [*_label(ground, plan, slip)]), plan.correction)


def _folded(sheet: Sheet, plan: SheetPlan, slip: Slip) -> Page:
    """Fronts and backs on one side, and the line to fold along between them.

    Only the fronts carry marks: folded and glued, the sheet is cut from that side.
    """
    paper, line = plan.paper.size, sheet.bed.axis
    both = around((sheet.art, line.box(sheet.under)))
    own = printable(paper, plan.inner)
    marked = corner_area(sheet, plan)
    taken = corners.bars(marked) if plan.style.corners else ()
    whole = Ground(paper, own, both, lane=_lane(own, plan), taken=taken)
    trim = around((sheet.trim, line.box(sheet.trim)))
    items = [*_fronts(sheet), *_backs(sheet)]
    if not plan.crops:
        return _page(items, whole, trim, [*_corners(sheet, plan)])
    band = marks.strip(whole, plan.style.room)
    limit = folding.before(Box(Um(0), Um(0), *paper).grown(-marks.EDGE), line)
    front = Ground(paper, own, sheet.art, limit)
    trims = [item.slot.box for item in sheet.laid]
    more: list[Item] = [
        *_corners(sheet, plan),
        *marks.crops(front, trims, band, plan.style),
        *folding.fold_line(whole, line, band, trims, plan.fold),
        band.place((*marks.ruler(plan.ruler), *marks.words(band, plan.label, slip, marks.LABEL))),
    ]
    return _page(items, whole, trim, more)


def _area(sheet: Sheet, plan: SheetPlan) -> Box:
    """The printable area, as far as both sides of the sheet have it."""
    own = printable(plan.paper.size, plan.inner)
    return own if plan.duplex is Duplex.SINGLE else both_sides(own, sheet.bed.axis)


def _lane(area: Box, plan: SheetPlan) -> Box | None:
    """What the ruler keeps to: beside the corner marks where there are any."""
    return area.grown(corners.ROOM - corners.SPAN) if plan.style.corners else None


def _fronts(sheet: Sheet) -> Iterator[Item]:
    for item in sheet.laid:
        yield _drawn(item.piece.front, item.slot, item.seen)


def _backs(sheet: Sheet) -> Iterator[Item]:
    line = sheet.bed.axis
    for item in sheet.laid:
        back = _back_art(item)
        if back is not None:
            yield _drawn(back, line.behind(item.slot), line.box(item.under))


def _back_art(item: Laid) -> Scene | None:
    """A back that reaches as far past the cut as it may be seen."""
    piece, trim, under = item.piece, item.slot.box, item.under
    if piece.back is None:
        return None
    far = max(
        trim.x - under.x, trim.y - under.y, under.right - trim.right, under.bottom - trim.bottom
    )
    return spread(piece.back, piece.size, piece.bleed, far)


def _drawn(scene: Scene, slot: Slot, seen: Box) -> Item:
    return Clip(rect(seen), (slot.place(scene),))


def _furniture(
    sheet: Sheet, ground: Ground, trims: Sequence[Box], plan: SheetPlan, slip: Slip
) -> Iterator[Item]:
    """Ruler, label and crop marks."""
    yield from _corners(sheet, plan)
    if not plan.crops:
        return
    band = marks.strip(ground, plan.style.room)
    yield from marks.crops(ground, trims, band, plan.style)
    yield band.place((*marks.ruler(plan.ruler), *marks.words(band, plan.label, slip, marks.LABEL)))


def corner_area(sheet: Sheet, plan: SheetPlan) -> Box:
    """Where the marks for cutting machines stand: the printable area, of a fold its front half."""
    area = printable(plan.paper.size, plan.margins)
    return folding.before(area, sheet.bed.axis) if sheet.bed.fold else area


def _corners(sheet: Sheet, plan: SheetPlan) -> Iterator[Item]:
    if plan.style.corners:
        yield from corners.corners(corner_area(sheet, plan))


def _label(ground: Ground, plan: SheetPlan, slip: Slip) -> Iterator[Item]:
    """The label of a back page, which carries no marks: they would show if the sides drift."""
    band = marks.strip(ground, plan.style.room, closer=True)
    said = marks.words(band, plan.label, slip, Um(0))
    if plan.crops and said:
        yield band.place(said)


def _page(items: list[Item], ground: Ground, trim: Box, more: list[Item]) -> Page:
    whole = Box(Um(0), Um(0), *ground.paper)
    bleed = within(ground.art, whole)
    return Page(Scene(ground.paper, (*items, *more)), trim, bleed)
