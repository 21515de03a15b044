"""A title: one line as long as it can be read, then more lines."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from forge.draw.slots import Bench, Kind
from forge.locale.glue import beside
from forge.scene import Item
from forge.typeset.stacked import Room, stacked


def draw(bench: Bench) -> tuple[Item, ...]:
    """The title on one line, made smaller down to ``smallest``; only then is it wrapped."""
    text = bench.text
    if text is None:
        return ()
    other = bench.other
    if other is not None and other.text is not None:
        room = Room(bench.room, beside, bench.slot.valign, rows=1)
        return stacked(bench.said(text), other.said(other.text), bench.style(), room)
    said, style = bench.desk.say(text), bench.style()
    least = bench.desk.setter.size(said, replace(style, size=style.smallest))
    lines = 1 if least.width <= bench.slot.width else None
    valign = cast(Literal["top", "middle", "bottom"], bench.slot.valign)
    return bench.desk.setter.fit(said, style, bench.box, bench.about(text), valign, lines=lines)


TITLE = Kind("title", draw)
