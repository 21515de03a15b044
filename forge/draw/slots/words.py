"""Paragraphs with <b> and <i>: the only slot whose texts take markup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, cast

from forge.draw.slots import Bench, Kind
from forge.locale.glue import beside
from forge.model.face import Slot
from forge.scene import Item
from forge.typeset.stacked import Room, pair_size, stacked


def draw(bench: Bench) -> tuple[Item, ...]:
    """The text, made smaller until it fits its box."""
    text = bench.text
    if text is None:
        return ()
    other = bench.other
    if other is not None and other.text is not None:
        return stacked(bench.said(text), other.said(other.text), bench.style(), _room(bench))
    valign = cast(Literal["top", "middle", "bottom"], bench.slot.valign)
    return bench.desk.setter.fit(
        bench.desk.say(text), bench.style(), bench.box, bench.about(text), valign, markup=True
    )


def even(benches: Sequence[Bench]) -> tuple[Bench, ...]:
    """The slots of a card, those for words that look alike (rows) at the size that all fit."""
    sizes: dict[tuple[object, ...], list[float]] = {}
    for bench in benches:
        if bench.slot.kind == WORDS.id and bench.text is not None:
            sizes.setdefault(_look(bench.slot), []).append(_size(bench))
    return tuple(
        replace(bench, slot=replace(bench.slot, size=min(found)))
        if bench.slot.kind == WORDS.id and len(found := sizes.get(_look(bench.slot), [])) > 1
        else bench
        for bench in benches
    )


def _look(slot: Slot) -> tuple[object, ...]:
    return slot.width, slot.height, slot.font, slot.size, slot.smallest, slot.weight, slot.italic


def _size(bench: Bench) -> float:
    """The size at which the slot's text fits its box, points."""
    text, other = bench.text, bench.other
    assert text is not None
    if other is not None and other.text is not None:
        return pair_size(bench.said(text), other.said(other.text), bench.style(), _room(bench))
    return bench.desk.setter.fitting(bench.desk.say(text), bench.style(), bench.box, markup=True)


def _room(bench: Bench) -> Room:
    """Where a text stands with its twin of the other language."""
    return Room(bench.room, beside, bench.slot.valign, markup=True)


WORDS = Kind("words", draw)
