"""How many pieces fit a sheet: exact, since lengths are whole micrometres (case O05)."""

from __future__ import annotations

from dataclasses import dataclass

from forge.geometry import Size, Um, in_mm


@dataclass(frozen=True, slots=True)
class Need:
    """What one piece asks for: its trim size, the gap to its neighbour, the rim of the whole block.

    ``rim`` is what the block of pieces needs beyond the outer trims on each side, µm: the bleed,
    or nothing where the bleed may reach into the margins.
    """

    size: Size
    gap: Um
    rim: Um
    bleed: Um = Um(0)

    def around(self, block: Size) -> Size:
        """A block of trims with its rim."""
        return Size(Um(block.width + 2 * self.rim), Um(block.height + 2 * self.rim))


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of equal cells; ``turned`` when pieces lie on their side."""

    columns: int
    rows: int
    cell: Size
    gap: Um
    turned: bool

    @property
    def count(self) -> int:
        """Places on a sheet."""
        return self.columns * self.rows

    @property
    def size(self) -> Size:
        """The block from the first trim to the last."""
        return Size(
            _span(self.columns, self.cell.width, self.gap),
            _span(self.rows, self.cell.height, self.gap),
        )


def best(area: Size, need: Need) -> Grid:
    """The grid with the most places, upright when both ways hold as many; it may have none."""
    upright, lying = (_fill(area, need, turned) for turned in (False, True))
    return lying if lying.count > upright.count else upright


def _fill(area: Size, need: Need, turned: bool) -> Grid:
    cell = need.size.turned if turned else need.size
    columns = _how_many(area.width - 2 * need.rim, cell.width, need.gap)
    rows = _how_many(area.height - 2 * need.rim, cell.height, need.gap)
    return Grid(columns, rows, cell, need.gap, turned)


def fixed(columns: int, rows: int, need: Need) -> Grid:
    """A grid of so many columns and rows, upright, whether it fits or not."""
    return Grid(columns, rows, need.size, need.gap, turned=False)


def why(area: Size, need: Need) -> str:
    """Why one column and one row more would not fit, for people."""
    grid = best(area, need)
    size = Size(
        _span(grid.columns + 1, grid.cell.width, need.gap),
        _span(grid.rows + 1, grid.cell.height, need.gap),
    )
    wide, high = (Um(length + 2 * need.rim) for length in size)
    return (
        f"{grid.columns} x {grid.rows} on a sheet: {grid.columns + 1} columns would need "
        f"{in_mm(wide)} mm of {in_mm(area.width)} mm, {grid.rows + 1} rows {in_mm(high)} mm "
        f"of {in_mm(area.height)} mm"
    )


def most(area: Size, need: Need) -> tuple[int, int]:
    """How many columns and rows of upright pieces an area holds."""
    grid = _fill(area, need, turned=False)
    return grid.columns, grid.rows


def _how_many(room: int, one: int, gap: int) -> int:
    return max(0, (room + gap) // (one + gap))


def _span(count: int, one: int, gap: int) -> Um:
    return Um(count * one + max(0, count - 1) * gap)
