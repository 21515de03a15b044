"""What a compositor makes of a book in two languages: sections side by side, contents of both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from forge.draw.rulebook_bricks import Band
from forge.draw.rulebook_facing import Facing, Speech, directed, section
from forge.draw.rulebook_page import Opening
from forge.locale.numbers import upright

if TYPE_CHECKING:
    from forge.draw.rulebook_compositor import Compositor


def twice(first: Compositor, second: Compositor, number: int, scale: float) -> Iterator[Band]:
    """A section, counted from 1, in both languages; a quick reference has a page in each."""
    one, two = (press.book.sections[number - 1] for press in (first, second))
    rtl = first.frame.rtl, second.frame.rtl
    if one.quick:
        yield from first.alone.quick(number, one)
        for index, band in enumerate(second.quick(number, two)):
            yield replace(band, bricks=tuple(directed(band.bricks, rtl[1])), fresh=not index)
        return
    type_ = first.type.scaled(scale)
    speeches = (
        Speech(one, lambda columns: first.galley(columns, type_)),
        Speech(two, lambda columns: second.galley(columns, type_)),
    )
    yield from section(Facing(first.frame, rtl), upright(number), *speeches)


def spoken(press: Compositor) -> list[Opening]:
    """The sections of a book as the contents list them, in its own language."""
    say = press.desk.say
    return [
        Opening(upright(i), replace(one.title, template=say(one.title), forms=()), one.id)
        for i, one in enumerate(press.book.sections, 1)
    ]
