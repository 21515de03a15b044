"""The same said in two languages in one box, the second below the first and a little smaller.

In a box for a single line they stand on it side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, cast

from forge.geometry import Box, in_mm
from forge.scene import Words
from forge.typeset import fit
from forge.typeset.paragraph import Paragraph
from forge.typeset.setter import Setter
from forge.typeset.spill import About
from forge.typeset.style import Style

SMALLER = 0.88
"""How large the second language is set beside the first."""
PT = 25400 / 72
LEAST = 6.0
"""Points: the second language is set no smaller, whatever the smallest size of the first."""
TIGHT = 1.12
"""Lines stand no further apart than this, in ems: there is twice as much to say."""
APART = 0.28
"""The white between the two, in ems of the second."""


class Said(NamedTuple):
    """A text as one language says it, who sets it, and who is to blame when it does not fit."""

    setter: Setter
    text: str
    about: About


@dataclass(frozen=True, slots=True)
class Room:
    """Where a pair of texts stands: their box, whether they take markup, how many lines each.

    ``beside`` puts the two on one line.
    """

    box: Box
    beside: Callable[[str, str], str]
    valign: str = "top"
    markup: bool = False
    rows: int | None = None


class _Pair(NamedTuple):
    upper: Paragraph
    lower: Paragraph

    @property
    def gap(self) -> int:
        return round(self.lower.size * APART)

    @property
    def height(self) -> int:
        ink = fit.ink(self.upper)[0] + fit.ink(self.lower)[1]
        return self.upper.height + self.gap + self.lower.height + ink


def stacked(first: Said, second: Said, style: Style, room: Room) -> tuple[Words, ...]:
    """Both texts at the greatest size of a style, from its size down, at which both fit.

    Where they do not fit in the smallest size, a spill names both languages.
    """
    if _one_line(room):
        said = room.beside(first.text, second.text)
        valign = cast(Literal["top", "middle", "bottom"], room.valign)
        return first.setter.fit(said, style, room.box, first.about, valign, room.markup, 1)
    size = pair_size(first, second, style, room)
    made = _pair(first, second, replace(style, size=size), room)
    over = made.height - room.box.height
    if over > 0:
        detail = f"is {in_mm(over)} mm higher than its {in_mm(room.box.height)} mm in two languages"
        detail += f" at {size:g} pt, the smallest size"
        first.setter.tell(first.about, "height", detail, _both(first, second))
    return tuple(_placed(made, room))


def pair_size(first: Said, second: Said, style: Style, room: Room) -> float:
    """The greatest size of a style, from its size down, at which both fit; the smallest if none."""
    if _one_line(room):
        return style.size
    for size in fit.sizes(style):
        found = _pair(_quiet(first), _quiet(second), replace(style, size=size), room)
        if _fits(found, room):
            break
    return size


def _one_line(room: Room) -> bool:
    return room.box.height < 2 * LEAST * TIGHT * PT


def _quiet(said: Said) -> Said:
    """The same, set by somebody whose faults nobody reads: for sizes that are only tried."""
    return said._replace(setter=said.setter.afresh())


def _both(first: Said, second: Said) -> str:
    return f"{first.setter.lang}+{second.setter.lang}"


def _pair(first: Said, second: Said, style: Style, room: Room) -> _Pair:
    style = replace(style, leading=min(style.leading, TIGHT))
    size = max(style.size * SMALLER, min(LEAST, style.size))
    below = replace(style, size=size, italic=style.italic or second.setter.cased)
    width = room.box.width
    return _Pair(
        first.setter.flow(first.text, style, width, first.about, room.markup),
        second.setter.flow(second.text, below, width, second.about, room.markup),
    )


def _fits(pair: _Pair, room: Room) -> bool:
    if any(one.over or one.broken for one in pair):
        return False
    if room.rows is not None and any(len(one.lines) > room.rows for one in pair):
        return False
    return pair.height <= room.box.height


def _placed(pair: _Pair, room: Room) -> Iterator[Words]:
    box, free = room.box, room.box.height - pair.height
    y = box.y + fit.ink(pair.upper)[0]
    y += {"top": 0, "middle": max(0, free // 2), "bottom": max(0, free)}[room.valign]
    yield from pair.upper.words(box.x, y)
    yield from pair.lower.words(box.x, y + pair.upper.height + pair.gap)
