"""A field of hexes, pointed at the top, for notes and counters."""

from __future__ import annotations

import math

from forge.draw.ornament import TAU, loops, polar
from forge.draw.pen import Point
from forge.draw.slots import Bench, Kind
from forge.geometry import Box
from forge.scene import Item, Path, Stroke


def draw(bench: Bench) -> tuple[Item, ...]:
    """``columns`` hexes to a row, as many rows as fit; a number of the card fills that many."""
    slot = bench.slot
    cells = layout(bench.box, slot.columns)
    filled = bench.card.numbers.get(slot.of, 0) if slot.of else 0
    edge = Stroke(slot.stroke or slot.colour, 250)
    items: list[Item] = []
    if filled and slot.fill:
        items.append(Path(loops(cells[:filled]), slot.fill))
    items.append(Path(loops(cells), None, edge))
    return tuple(items)


def layout(box: Box, columns: int) -> list[list[Point]]:
    """The corners of every hex of a field, row by row; odd rows are set in by half a hex."""
    width = box.width / (columns + 0.5)
    radius = width / math.sqrt(3)
    rows = max(1, int((box.height - radius / 2) // (radius * 1.5)))
    cells = []
    for row in range(rows):
        for column in range(columns):
            x = box.x + width * (column + 0.5 + (row % 2) / 2)
            y = box.y + radius * (1 + 1.5 * row)
            cells.append([polar(x, y, radius, i * TAU / 6) for i in range(6)])
    return cells


HEXES = Kind("hexes", draw)
