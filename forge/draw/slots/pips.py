"""A number as a row of signs."""

from __future__ import annotations

from forge.draw.icons import icon
from forge.draw.slots import Bench, Kind
from forge.scene import Item


def draw(bench: Bench) -> tuple[Item, ...]:
    """As many signs as the number says, ``columns`` to a row, as big as the box allows."""
    slot, box, number = bench.slot, bench.box, bench.card.numbers.get(bench.slot.of, 0)
    if number <= 0:
        return ()
    columns = min(number, slot.columns) if slot.columns > 1 else number
    rows = -(-number // columns)
    cell = min(box.width // columns, box.height // rows)
    sign = icon(slot.symbol or "star")
    placed = []
    for i in range(number):
        row, column = divmod(i, columns)
        in_row = min(columns, number - row * columns)
        left = box.x + (box.width - in_row * cell) // 2
        top = box.y + (box.height - rows * cell) // 2
        at = (left + column * cell + cell // 2, top + row * cell + cell // 2)
        placed.append(sign.path(at, cell * 86 // 100, slot.colour))
    return tuple(placed)


PIPS = Kind("pips", draw)
