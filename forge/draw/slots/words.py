"""Paragraphs with <b> and <i>: the only slot whose texts take markup."""

from __future__ import annotations

from typing import Literal, cast

from forge.draw.slots import Bench, Kind
from forge.locale.glue import beside
from forge.scene import Item
from forge.typeset.stacked import Room, stacked


def draw(bench: Bench) -> tuple[Item, ...]:
    """The text, made smaller until it fits its box."""
    text = bench.text
    if text is None:
        return ()
    other = bench.other
    if other is not None and other.text is not None:
        room = Room(bench.room, beside, bench.slot.valign, markup=True)
        return stacked(bench.said(text), other.said(other.text), bench.style(), room)
    valign = cast(Literal["top", "middle", "bottom"], bench.slot.valign)
    return bench.desk.setter.fit(
        bench.desk.say(text), bench.style(), bench.box, bench.about(text), valign, markup=True
    )


WORDS = Kind("words", draw)
