"""A number on a medallion."""

from __future__ import annotations

from dataclasses import replace

from forge.draw.ornament import seal
from forge.draw.slots import Bench, Kind
from forge.geometry import Box, Um
from forge.locale.numbers import upright
from forge.scene import Item
from forge.typeset.spill import About
from forge.typeset.style import Align


def draw(bench: Bench) -> tuple[Item, ...]:
    """The card's number, light on a disc of the slot's fill."""
    slot, number = bench.slot, bench.card.numbers.get(bench.slot.of)
    if number is None:
        return ()
    whole = bench.box
    radius = min(whole.width, whole.height) * 10 // 22
    x, y = whole.x + whole.width // 2, whole.y + whole.height // 2
    half = radius * 7 // 10
    box = Box(Um(x - half), Um(y - half), Um(2 * half), Um(2 * half))
    style = replace(bench.style(), align=Align.CENTRE, hyphens=False)
    about = About(bench.card.id, slot.of, bench.card.at / "numbers" / slot.of)
    words = bench.desk.setter.fit(upright(number), style, box, about, "middle", lines=1)
    return *seal(x, y, radius, slot.fill or "#1F3A4D"), *words


SEAL = Kind("seal", draw)
