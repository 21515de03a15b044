"""The net of a pleated stand and of its tray: levels, folds, outlines; arithmetic only.

A strip runs down the stand: the back, then for each row a lip up and the same lip down again,
where the next row begins a step lower.  Seen from the side::

    |          back, head
    | /|       lip up, lip down: the first pocket opens between back and lip
    |/ | /|    a step lower the next
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from forge.geometry import Box, Size, Um
from forge.model.folded import Rack
from forge.model.sizes import CARD_SIZES

Corner = tuple[int, int]
TAB = 0.7
"""How long a tab of the tray is, as a share of its height."""


class Fold(NamedTuple):
    """A line to fold along; in a ``valley`` the printed sides come to face each other."""

    start: Corner
    end: Corner
    valley: bool


@dataclass(frozen=True, slots=True)
class Pleats:
    """A rack unfolded, µm."""

    rack: Rack

    @property
    def pocket(self) -> int:
        """The width of a pocket: a card, its room, and what two cards bulge."""
        rack = self.rack
        return CARD_SIZES[rack.cards].width + rack.loose + 2 * rack.thick

    @property
    def size(self) -> Size:
        """The sheet that it takes."""
        rack = self.rack
        width = (rack.columns + 1) * rack.glue + rack.columns * self.pocket
        return Size(Um(width), Um(self.tops[-1] + rack.lip + rack.foot))

    @property
    def tops(self) -> tuple[int, ...]:
        """The level at which the visible panel below each lip begins, from the head's 0 on."""
        rack, found = self.rack, [0]
        for row in range(rack.rows):
            panel = rack.head if row == 0 else rack.step
            found.append(found[-1] + panel + 2 * rack.lip)
        return tuple(found)

    def lips(self) -> Iterator[Box]:
        """The strips that turn up before the back, one to a row."""
        for top in self.tops[1:]:
            yield Box(Um(0), Um(top - self.rack.lip), self.size.width, self.rack.lip)

    def folds(self) -> Iterator[Fold]:
        """Every line to fold along: the foot of each lip, a valley, and its top, a mountain."""
        for lip in self.lips():
            for y, valley in ((lip.y, True), (lip.bottom, False)):
                yield Fold((0, y), (self.size.width, y), valley)

    def glues(self) -> Iterator[Box]:
        """The strips for glue on each lip: at both sides and between the pockets."""
        glue = self.rack.glue
        for lip in self.lips():
            for i in range(self.rack.columns + 1):
                x = i * (glue + self.pocket)
                yield Box(Um(x), lip.y, glue, lip.height)

    def slots(self) -> Iterator[Box]:
        """The part of each pocket's front that stays in sight, in order."""
        glue = self.rack.glue
        left = self.rack.slots
        for top in self.tops[1:]:
            for i in range(min(self.rack.columns, left)):
                x = glue + i * (glue + self.pocket)
                yield Box(Um(x), Um(top), Um(self.pocket), self.rack.lip)
            left -= self.rack.columns

    def outline(self) -> tuple[Corner, ...]:
        """The line to cut along."""
        width, height = self.size
        return (0, 0), (width, 0), (width, height), (0, height)


@dataclass(frozen=True, slots=True)
class Tray:
    """An open box with a floor and four walls; tabs at the corners."""

    floor: Size
    wall: int

    @property
    def size(self) -> Size:
        """The sheet that it takes."""
        return Size(Um(self.floor.width + 2 * self.wall), Um(self.floor.height + 2 * self.wall))

    @property
    def base(self) -> Box:
        """The floor in the net."""
        return Box(Um(self.wall), Um(self.wall), *self.floor)

    def tabs(self) -> Iterator[tuple[Corner, ...]]:
        """The four tabs, each hanging on the end of a long wall."""
        base, w, far = self.base, self.wall, round(self.wall * TAB)
        slope = self.wall // 6
        for x, out in ((base.x, -1), (base.right, 1)):
            for y, up in ((base.y, -1), (base.bottom, 1)):
                yield ((x, y), (x + out * far, y + up * slope),
                       (x + out * far, y + up * (w - slope)), (x, y + up * w))  # fmt: skip

    def folds(self) -> Iterator[Fold]:
        """The edges of the floor, and the lines that tabs hang on: valleys all."""
        base = self.base
        for y in (base.y, base.bottom):
            yield Fold((base.x, y), (base.right, y), True)
        for x in (base.x, base.right):
            yield Fold((x, 0), (x, self.size.height), True)

    def outline(self) -> tuple[Corner, ...]:
        """The line to cut along, clockwise from the upper wall's left end."""
        base, width = self.base, self.size.width
        upper_left, lower_left, upper_right, lower_right = self.tabs()
        return (
            upper_left[3], upper_right[3], upper_right[2], upper_right[1], (base.right, base.y),
            (width, base.y), (width, base.bottom), (base.right, base.bottom), lower_right[1],
            lower_right[2], lower_right[3], lower_left[3], lower_left[2], lower_left[1],
            (base.x, base.bottom), (0, base.bottom), (0, base.y), (base.x, base.y),
            upper_left[1], upper_left[2],
        )  # fmt: skip


def tray(rack: Rack) -> Tray:
    """The tray of a rack: as wide as three quarters of a card, half as deep."""
    card = CARD_SIZES[rack.cards]
    return Tray(Size(Um(card.width * 3 // 4), Um(card.height * 3 // 4)), rack.tray)
