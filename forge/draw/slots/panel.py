"""A ground: plain, framed, or with one of the patterns of :mod:`forge.draw.grounds`."""

from __future__ import annotations

from forge.draw import grounds
from forge.draw.slots import Bench, Kind
from forge.geometry import UM_PER_MM
from forge.scene import Clip, Item, Stroke
from forge.scene.shapes import rect


def draw(bench: Bench) -> tuple[Item, ...]:
    """The panel; ``symbol`` names its pattern, drawn in the colour of the slot."""
    slot, box = bench.slot, bench.box
    edge = Stroke(slot.stroke, UM_PER_MM * 35 // 100) if slot.stroke else None
    if not slot.symbol:
        return (rect(box, slot.fill, edge, slot.radius),)
    pattern = grounds.ground(slot.symbol, box, slot.fill, slot.colour)
    outline = rect(box, None, None, slot.radius)
    if slot.symbol in grounds.OPEN:
        return pattern
    return Clip(outline, pattern), *((rect(box, None, edge, slot.radius),) if edge else ())


PANEL = Kind("panel", draw)
