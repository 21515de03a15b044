"""The kinds of slot, each a module of its own that is found because it lies here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from forge.draw.desk import Desk
from forge.geometry import Box, Um
from forge.model.deck import Card
from forge.model.face import Face, Slot
from forge.model.text import Text
from forge.registry import members
from forge.scene import Item
from forge.typeset.spill import About
from forge.typeset.stacked import Said
from forge.typeset.style import Align, Style

PICTURE = "picture"
ON_PICTURES = (PICTURE, "seal")


@dataclass(frozen=True, slots=True)
class Bench:
    """A slot, the face it is on, the card it is filled from, and what drawing needs.

    ``texts`` are those of the side being drawn.  A kit in two languages has a bench ``beside``
    this one: the same slot in the other language.
    """

    desk: Desk
    slot: Slot
    card: Card
    texts: Mapping[str, Text]
    face: Face
    beside: Bench | None = None

    @property
    def box(self) -> Box:
        """The slot's box on the card, µm: a card that is read from the right is mirrored.

        A picture is not: what is shown on it (an animal that looks in, the seal in its free
        corner) keeps its place there.
        """
        box, below = _box(self.slot), self._picture
        if below is None:
            return self.desk.placed(box, self.trim)
        return box.moved(self.desk.placed(below, self.trim).x - below.x, 0)

    @property
    def _picture(self) -> Box | None:
        """The picture that a picture or a seal lies on, for the greater part."""
        if self.slot.kind not in ON_PICTURES:
            return None
        before = takewhile(lambda one: one.id != self.slot.id, self.face.slots)
        pictures = [_box(one) for one in before if one.kind == PICTURE]
        return next((one for one in pictures if _lies_on(_box(self.slot), one)), None)

    @property
    def trim(self) -> Box:
        """The card as it is cut, µm."""
        return Box(Um(0), Um(0), *self.face.trim)

    @property
    def room(self) -> Box:
        """The part of the box that no cut can touch: texts that fill it to the brim keep to it."""
        box, safe = self.box, self.trim.grown(-self.face.safe)
        x, y = max(box.x, safe.x), max(box.y, safe.y)
        return Box(x, y, Um(min(box.right, safe.right) - x), Um(min(box.bottom, safe.bottom) - y))

    @property
    def text(self) -> Text | None:
        """The text that fills the slot: the card's, or the slot's own when it names none."""
        return self.texts.get(self.slot.of) if self.slot.of else self.slot.text

    @property
    def drawing(self) -> str:
        """The art that fills the slot: the card's, or the slot's own symbol; "" for none."""
        return self.card.art.get(self.slot.of, "") if self.slot.of else self.slot.symbol

    @property
    def other(self) -> Bench | None:
        """The bench of the other language, where it says something else in the slot."""
        there, here = self.beside, self.text
        text = there.text if there is not None else None
        if there is None or text is None or here is None:
            return None
        return there if there.desk.say(text) != self.desk.say(here) else None

    def said(self, text: Text) -> Said:
        """A text as it is said and set in the slot."""
        return Said(self.desk.setter, self.desk.say(text), self.about(text))

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


def _box(slot: Slot) -> Box:
    return Box(slot.x, slot.y, slot.width, slot.height)


def _lies_on(box: Box, picture: Box) -> bool:
    """Whether more than half of a box lies on a picture."""
    wide = min(box.right, picture.right) - max(box.x, picture.x)
    high = min(box.bottom, picture.bottom) - max(box.y, picture.y)
    return min(wide, high) > 0 and 2 * wide * high > box.width * box.height


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
