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
    """The sheets of a job: pieces of one size together, sizes in the order they first come.

    Pieces of the same size that lie and that stand share a sheet where that saves one.
    """
    copies = [piece for piece in pieces for _ in range(piece.count)]
    order = list(dict.fromkeys(map(_kind, copies)))
    copies.sort(key=lambda piece: order.index(_kind(piece)))
    batches = [list(batch) for _, batch in groupby(copies, key=_kind)]
    return tuple(_sheet(blocks, plan) for blocks in _shared(batches, plan))


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


Block = list[Piece]
"""Pieces of one kind on a sheet, row by row."""


def _shared(batches: list[list[Piece]], plan: SheetPlan) -> Iterator[list[Block]]:
    """The blocks of each sheet; the first pieces of a batch may fill up the last sheet before."""
    for number, batch in enumerate(batches):
        if not batch:
            continue
        count = _grid(batch[0], plan).count
        sheets = [batch[at : at + count] for at in range(0, len(batch), count)]
        following = batches[number + 1] if number + 1 < len(batches) else []
        guests = _guests(sheets[-1], following, plan) if following else 0
        yield from ([sheet] for sheet in sheets[:-1])
        yield [sheets[-1], following[:guests]] if guests else [sheets[-1]]
        del following[:guests]


def _guests(last: Block, following: list[Piece], plan: SheetPlan) -> int:
    """How many of the pieces that follow go on the last sheet of those before: 0, or enough to
    need a sheet less.  They begin a row of their own, with bleed on both sides of the cuts between.
    """
    one, other = last[0], following[0]
    alike = _kind(other) == (one.size.turned, one.bleed, one.outline)
    if plan.cells or not alike or one.outline is not Outline.RECT:
        return 0
    grid, room = _grid(one, plan), bed_of(one, plan).room.size
    used = -(-len(last) // grid.columns)
    guests = min(len(following), (grid.rows - used) * grid.columns)
    whole = _whole([last, following[:guests]], grid, plan)
    held = fits(need(one, plan).around(whole), room)
    saved = -(-(len(following) - guests) // grid.count) < -(-len(following) // grid.count)
    return guests if held and saved else 0


def _whole(blocks: list[Block], grid: Grid, plan: SheetPlan) -> Size:
    """The size from the first trim to the last: of the whole grid, or of blocks over each other."""
    if len(blocks) == 1:
        return grid.size
    rows = sum(-(-len(block) // grid.columns) for block in blocks)
    apart = _between(blocks[0][0], grid, plan) * (len(blocks) - 1)
    return Size(grid.size.width, Um(rows * grid.cell.height + (rows - 1) * grid.gap + apart))


def _between(piece: Piece, grid: Grid, plan: SheetPlan) -> Um:
    """What is added to the gap between rows where one kind of piece ends and another begins."""
    return Um(max(0, 2 * max(piece.bleed, plan.back_bleed) - grid.gap))


def _sheet(blocks: list[Block], plan: SheetPlan) -> Sheet:
    """A sheet of one block, or of one that stands over another that lies across."""
    kind = blocks[0][0]
    grid, ground = _grid(kind, plan), bed_of(kind, plan)
    apart = _between(kind, grid, plan)
    x0, y = _origin(kind, _whole(blocks, grid, plan), ground, plan)
    laid: list[Laid] = []
    for block in blocks:
        laid += _block(block, grid, (x0, y), plan)
        y = Um(laid[-1].slot.box.bottom + grid.gap + apart)
    return Sheet(tuple(laid), ground)


def _block(pieces: Block, grid: Grid, first: tuple[Um, Um], plan: SheetPlan) -> Iterator[Laid]:
    """Pieces of one kind in the cells of a grid whose first trim begins at ``first``."""
    cells = [divmod(index, grid.columns) for index in range(len(pieces))]
    for (row, column), piece in zip(cells, pieces, strict=True):
        x = Um(first[0] + column * (grid.cell.width + grid.gap))
        y = Um(first[1] + row * (grid.cell.height + grid.gap))
        slot = Slot(Box(x, y, *grid.cell), 0 if piece.size == grid.cell else 90)
        sides = [(row, column - 1), (row - 1, column), (row, column + 1), (row + 1, column)]
        free = [side not in cells for side in sides]
        back = max(piece.bleed, plan.back_bleed)
        seen, under = (_seen(slot.box, grid.gap, free, far) for far in (piece.bleed, back))
        yield Laid(piece, slot, seen, under)


def _seen(trim: Box, gap: int, free: list[bool], bleed: int) -> Box:
    """The trim and its bleed: all of it on a free side, half of the gap towards a neighbour."""
    shared = min(bleed, gap // 2)
    left, top, right, bottom = (bleed if side else shared for side in free)
    return Box(
        Um(trim.x - left), Um(trim.y - top),
        Um(trim.width + left + right), Um(trim.height + top + bottom),
    )  # fmt: skip


def _origin(piece: Piece, whole: Size, ground: Bed, plan: SheetPlan) -> tuple[Um, Um]:
    """Where the first trim begins; beside a fold, as close to it as pieces may lie."""
    room = ground.room.grown(-need(piece, plan).rim)
    x, y = marks.settled(room, whole, piece.bleed, plan.style)
    if not ground.fold:
        return x, y
    if ground.axis.upright:
        return Um(room.right - whole.width), y
    return Um(room.x + (room.width - whole.width) // 2), Um(room.bottom - whole.height)
