"""Which piece goes where on which sheet: exact arithmetic, no drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from forge.geometry import Box, Size, Um
from forge.press import marks
from forge.press.grid import Grid, Need, best, fixed, why
from forge.press.marks import Label
from forge.press.paper import Margins, Paper, bigger, printable
from forge.press.turn import Duplex, Slot, both_sides
from forge.scene import Piece, Words
from forge.scene.piece import Outline


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """How pieces are laid out.

    ``gap`` is the space between trims, µm; None means single cuts between rectangles and
    twice the bleed between round pieces.  From twice the bleed on, each piece has its own
    bleed within the margins; with less, neighbours share it and it may reach into the margins.
    ``cells`` asks for so many columns and rows.  ``label`` sets the words of each sheet,
    ``ruler`` are the words beside the 100 mm bar.
    """

    paper: Paper
    margins: Margins = Margins()  # noqa: RUF009 - frozen
    gap: Um | None = None
    duplex: Duplex = Duplex.LONG
    cells: tuple[int, int] | None = None
    crops: bool = True
    label: Label | None = None
    ruler: tuple[Words, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece in its slot; ``seen`` is what may be printed of it: its trim and its bleed."""

    piece: Piece
    slot: Slot
    seen: Box


@dataclass(frozen=True, slots=True)
class Sheet:
    """The pieces of one sheet."""

    laid: tuple[Laid, ...]

    @property
    def trim(self) -> Box:
        """The box round all trims."""
        return _round(item.slot.box for item in self.laid)

    @property
    def art(self) -> Box:
        """The box round all that may be printed."""
        return _round(item.seen for item in self.laid)


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
    own = gap >= 2 * piece.bleed
    return Need(piece.size, gap, piece.bleed if own else Um(0))


def misfits(pieces: Sequence[Piece], plan: SheetPlan) -> tuple[str, ...]:
    """A sentence for each piece that the sheet cannot hold as planned."""
    room = area(plan)
    said = []
    for piece in pieces:
        grid = _grid(piece, plan)
        wanted = need(piece, plan)
        size = Size(*(Um(length + 2 * wanted.rim) for length in grid.size))
        if grid.count and size.width <= room.width and size.height <= room.height:
            continue
        said.append(_misfit(piece, plan, size if plan.cells else None))
    return tuple(dict.fromkeys(said))


def notes(pieces: Sequence[Piece], plan: SheetPlan) -> tuple[str, ...]:
    """For each kind of piece, how many a sheet holds and why not more."""
    kinds = {_kind(piece): piece for piece in pieces}
    room = area(plan).size
    return tuple(f"{one.size}: {why(room, need(one, plan))}" for one in kinds.values())


def area(plan: SheetPlan) -> Box:
    """The printable area, as far as both sides of the sheet have it."""
    own = printable(plan.paper.size, plan.margins)
    if plan.duplex is Duplex.SINGLE:
        return own
    return both_sides(own, plan.paper.size, plan.duplex)


def _misfit(piece: Piece, plan: SheetPlan, block: Size | None) -> str:
    room, wanted = area(plan).size, need(piece, plan)
    single = Size(*(Um(length + 2 * wanted.rim) for length in piece.size))
    what = f"{piece.id}: {piece.size}"
    if block is not None and plan.cells is not None:
        columns, rows = plan.cells
        what = f"{piece.id}: {columns} columns x {rows} rows of {piece.size} take {block}"
    way = bigger(block or single, plan.margins)
    return f"{what}, but {room} of {plan.paper.name} are printable; {way}"


def _kind(piece: Piece) -> tuple[Size, Um, Outline]:
    return (piece.size, piece.bleed, piece.outline)


def _grid(piece: Piece, plan: SheetPlan) -> Grid:
    wanted = need(piece, plan)
    return fixed(*plan.cells, wanted) if plan.cells else best(area(plan).size, wanted)


def _fill(pieces: list[Piece], plan: SheetPlan) -> Iterator[Sheet]:
    """Sheets of pieces of one kind."""
    grid = _grid(pieces[0], plan)
    x0, y0 = _origin(pieces[0], grid, plan)
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
            laid.append(Laid(piece, slot, _seen(piece, slot.box, grid.gap, free)))
        yield Sheet(tuple(laid))


def _seen(piece: Piece, trim: Box, gap: int, free: list[bool]) -> Box:
    """The trim and its bleed: all of it on a free side, half of the gap towards a neighbour."""
    shared = min(piece.bleed, gap // 2)
    left, top, right, bottom = (piece.bleed if side else shared for side in free)
    return Box(
        Um(trim.x - left), Um(trim.y - top),
        Um(trim.width + left + right), Um(trim.height + top + bottom),
    )  # fmt: skip


def _origin(piece: Piece, grid: Grid, plan: SheetPlan) -> tuple[Um, Um]:
    """Where the first trim begins."""
    rim = need(piece, plan).rim
    return marks.settled(area(plan).grown(-rim), grid.size, piece.bleed)


def _round(boxes: Iterable[Box]) -> Box:
    each = list(boxes)
    x, y = min(box.x for box in each), min(box.y for box in each)
    right, bottom = max(box.right for box in each), max(box.bottom for box in each)
    return Box(x, y, Um(right - x), Um(bottom - y))
