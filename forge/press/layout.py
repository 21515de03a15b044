"""Which piece goes where on which sheet: exact arithmetic, no drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from forge.geometry import Box, Size, Um, around, in_mm, mm
from forge.press import advice, corners, marks
from forge.press.bed import FOLD, Ask, Bed, bed, fits
from forge.press.correction import NONE, Correction
from forge.press.grid import Grid, Need, best, fixed, why
from forge.press.mark_style import MarkStyle
from forge.press.marks import Label
from forge.press.paper import Margins, Paper, bigger
from forge.press.turn import Duplex, Slot
from forge.scene import Piece, Words
from forge.scene.piece import Outline

BACK_BLEED = mm(2)
"""How far backs go on past the cut: printers stray by one or two millimetres."""


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """How pieces are laid out.

    ``gap`` is the space between trims, µm; None means single cuts between rectangles and
    twice the bleed between round pieces.  From twice the bleed on, each piece has its own
    bleed within the margins; with less, neighbours share it and it may reach into the margins.
    ``cells`` asks for so many columns and rows.  ``label`` sets the words of each sheet,
    ``ruler`` are the words beside the 100 mm bar, ``fold`` those along a fold.  Backs go on
    ``back_bleed`` past the cut where their neighbours leave room, and ``correction`` moves
    the back of a sheet that the printer turns.
    """

    paper: Paper
    margins: Margins = Margins()  # noqa: RUF009 - frozen
    gap: Um | None = None
    duplex: Duplex = Duplex.LONG
    cells: tuple[int, int] | None = None
    crops: bool = True
    style: MarkStyle = MarkStyle()  # noqa: RUF009 - frozen
    label: Label | None = None
    ruler: tuple[Words, ...] = ()
    fold: tuple[Words, ...] = ()
    back_bleed: Um = BACK_BLEED
    correction: Correction = NONE

    @property
    def inner(self) -> Margins:
        """The margins that art keeps to: those of the printer, and room for corner marks."""
        return self.margins.grown(corners.ROOM) if self.style.corners else self.margins


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece in its slot; ``seen`` is what may be printed of it: its trim and its bleed.

    ``under`` is the same of its back, as it lies seen through the front.
    """

    piece: Piece
    slot: Slot
    seen: Box
    under: Box


@dataclass(frozen=True, slots=True)
class Sheet:
    """The pieces of one sheet, and the bed they lie on."""

    laid: tuple[Laid, ...]
    bed: Bed

    @property
    def trim(self) -> Box:
        """The box round all trims."""
        return around(item.slot.box for item in self.laid)

    @property
    def art(self) -> Box:
        """The box round all that may be printed of the fronts."""
        return around(item.seen for item in self.laid)

    @property
    def under(self) -> Box:
        """The box round all that may be printed of the backs, seen through the fronts."""
        return around(item.under for item in self.laid)


def lay(pieces: Sequence[Piece], plan: SheetPlan) -> tuple[Sheet, ...]:
    """The sheets of a job: pieces of one size together, sizes in the order they first come."""
    copies = [piece for piece in pieces for _ in range(piece.count)]
    order = list(dict.fromkeys(map(_kind, copies)))
    copies.sort(key=lambda piece: order.index(_kind(piece)))
    return tuple(
        sheet for _, batch in groupby(copies, key=_kind) for sheet in _fill(list(batch), plan)
    )


def need(piece: Piece, plan: SheetPlan) -> Need:
    """What a piece asks of the sheet under a plan."""
    gap = plan.gap
    if gap is None:
        gap = Um(0) if piece.outline is Outline.RECT else Um(2 * piece.bleed)
    rim = piece.bleed if gap >= 2 * piece.bleed else Um(0)
    if plan.style.corners:  # nothing may reach into the margins, where these marks are
        rim = max(piece.bleed, plan.back_bleed)
    return Need(piece.size, gap, rim, piece.bleed)


def bed_of(piece: Piece, plan: SheetPlan) -> Bed:
    """The part of a sheet where pieces of this kind may lie."""
    clear = max(FOLD, corners.ROOM) if plan.style.corners else FOLD
    ask = Ask(need(piece, plan), plan.cells, clear)
    return bed(plan.paper.size, plan.inner, plan.duplex, ask)


def misfits(pieces: Sequence[Piece], plan: SheetPlan) -> tuple[str, ...]:
    """A sentence for each piece that the sheet cannot hold as planned."""
    kinds = {(piece.id, *_kind(piece)): piece for piece in pieces}
    return tuple(said for piece in kinds.values() if (said := _misfit(piece, plan)))


def notes(pieces: Sequence[Piece], plan: SheetPlan) -> tuple[str, ...]:
    """For each kind of piece, how many a sheet holds and why not more."""
    kinds = {_kind(piece): piece for piece in pieces}
    return tuple(
        f"{one.size}: {why(bed_of(one, plan).room.size, need(one, plan))}" for one in kinds.values()
    )


def _misfit(piece: Piece, plan: SheetPlan) -> str:
    """Why a piece does not fit, and what would; nothing when it does."""
    wanted, room = need(piece, plan), bed_of(piece, plan).room.size
    grid = _grid(piece, plan)
    if grid.count and fits(wanted.around(grid.size), room):
        return ""
    where = f"{room} of {plan.paper.name} are printable"
    if plan.duplex is Duplex.FOLD:
        where = f"{room} of {plan.paper.name} are printable beside a fold"
    if plan.cells is None:
        single = advice.nearest_way(wanted.around(piece.size), room)
        ways = advice.piece_advice(single, plan.paper, plan.inner)
        bleed = f" with {in_mm(wanted.rim)} mm bleed" if wanted.rim else ""
        over = advice.excess(single, room)
        return f"{piece.id}: {piece.size}{bleed}, but {where}: {over}; {ways}"
    columns, rows = plan.cells
    block = advice.grid_size(plan.cells, wanted)
    ways = advice.grid_advice(plan.cells, wanted, room)
    return (
        f"{piece.id}: {columns} columns x {rows} rows of {piece.size} take {block}, but {where}: "
        f"{advice.excess(block, room)}; {ways or bigger(block, plan.inner)}"
    )


def _kind(piece: Piece) -> tuple[Size, Um, Outline]:
    return (piece.size, piece.bleed, piece.outline)


def _grid(piece: Piece, plan: SheetPlan) -> Grid:
    wanted = need(piece, plan)
    if plan.cells:
        return fixed(*plan.cells, wanted)
    return best(bed_of(piece, plan).room.size, wanted)


def _fill(pieces: list[Piece], plan: SheetPlan) -> Iterator[Sheet]:
    """Sheets of pieces of one kind."""
    kind = pieces[0]
    grid, ground = _grid(kind, plan), bed_of(kind, plan)
    x0, y0 = _origin(kind, grid, ground, plan)
    for at in range(0, len(pieces), grid.count):
        on_sheet = pieces[at : at + grid.count]
        cells = [divmod(index, grid.columns) for index in range(len(on_sheet))]
        laid = []
        for (row, column), piece in zip(cells, on_sheet, strict=True):
            x = Um(x0 + column * (grid.cell.width + grid.gap))
            y = Um(y0 + row * (grid.cell.height + grid.gap))
            slot = Slot(Box(x, y, *grid.cell), 90 if grid.turned else 0)
            sides = [(row, column - 1), (row - 1, column), (row, column + 1), (row + 1, column)]
            free = [side not in cells for side in sides]
            back = max(piece.bleed, plan.back_bleed)
            seen, under = (_seen(slot.box, grid.gap, free, far) for far in (piece.bleed, back))
            laid.append(Laid(piece, slot, seen, under))
        yield Sheet(tuple(laid), ground)


def _seen(trim: Box, gap: int, free: list[bool], bleed: int) -> Box:
    """The trim and its bleed: all of it on a free side, half of the gap towards a neighbour."""
    shared = min(bleed, gap // 2)
    left, top, right, bottom = (bleed if side else shared for side in free)
    return Box(
        Um(trim.x - left), Um(trim.y - top),
        Um(trim.width + left + right), Um(trim.height + top + bottom),
    )  # fmt: skip


def _origin(piece: Piece, grid: Grid, ground: Bed, plan: SheetPlan) -> tuple[Um, Um]:
    """Where the first trim begins; beside a fold, as close to it as pieces may lie."""
    room = ground.room.grown(-need(piece, plan).rim)
    x, y = marks.settled(room, grid.size, piece.bleed, plan.style)
    if not ground.fold:
        return x, y
    if ground.axis.upright:
        return Um(room.right - grid.size.width), y
    return Um(room.x + (room.width - grid.size.width) // 2), Um(room.bottom - grid.size.height)
