"""The kinds of slot, each a module of its own that is found because it lies here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from forge.draw.desk import Desk
from forge.geometry import Box, Size, Um
from forge.model.deck import Card
from forge.model.face import Slot
from forge.model.text import Text
from forge.registry import members
from forge.scene import Item
from forge.typeset.spill import About
from forge.typeset.style import Align, Style


@dataclass(frozen=True, slots=True)
class Bench:
    """A slot, the face it is on, the card it is filled from, and what drawing needs.

    ``texts`` are those of the side being drawn.
    """

    desk: Desk
    slot: Slot
    card: Card
    texts: Mapping[str, Text]
    trim: Size

    @property
    def box(self) -> Box:
        """The slot's box on the card, µm: a card that is read from the right is mirrored."""
        slot = Box(self.slot.x, self.slot.y, self.slot.width, self.slot.height)
        return self.desk.placed(slot, Box(Um(0), Um(0), *self.trim))

    @property
    def text(self) -> Text | None:
        """The text that fills the slot: the card's, or the slot's own when it names none."""
        return self.texts.get(self.slot.of) if self.slot.of else self.slot.text

    @property
    def drawing(self) -> str:
        """The art that fills the slot: the card's, or the slot's own symbol; "" for none."""
        return self.card.art.get(self.slot.of, "") if self.slot.of else self.slot.symbol

    def style(self) -> Style:
        """The look of words in the slot."""
        s = self.slot
        return Style(
            s.font,
            s.size,
            s.smallest,
            s.weight,
            s.italic,
            s.colour,
            Align(s.align),
            features=("lnum",),  # a number that is looked up stands as tall as capitals
        )

    def about(self, text: Text) -> About:
        """Who is to blame for a text that does not fit."""
        return About(self.card.id, text.id, text.at)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of slot and the function that draws one."""

    id: str
    draw: Callable[[Bench], tuple[Item, ...]]


@cache
def kinds() -> Mapping[str, Kind]:
    """Every kind of slot by its name in a face."""
    import forge.draw.slots as package

    return members(package, Kind)
