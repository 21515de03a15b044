"""Faces: the layout boxes of a card, as data.

Slots are drawn in the order written.  ``extends`` takes another face's slots first, by id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from forge.geometry import Size, Um
from forge.model.sizes import CARD_SIZES
from forge.model.text import Text
from forge.source import ROOT, Pointer


class SlotKind(StrEnum):
    """What a slot holds."""

    PANEL = "panel"  # a plain or framed ground
    TITLE = "title"  # one line, made smaller down to ``smallest``, then wrapped
    WORDS = "words"  # paragraphs with <b> and <i>
    PICTURE = "picture"  # an art file, or a drawing by name
    SEAL = "seal"  # a number on a medallion
    PIPS = "pips"  # a number as a row of symbols
    HEXES = "hexes"  # a field of hexes


@dataclass(frozen=True, slots=True)
class Slot:
    """A box of a face (mm from the top left of the trim) and what it holds.

    ``of`` names the card's text, number or art; without it the slot shows its own ``text`` or
    ``symbol``, the same on every card.  It takes the room of the slots that it lies ``over``,
    one after the other, as far as a card says nothing in them.  Sizes in points.
    """

    id: str
    kind: SlotKind
    x: Um
    y: Um
    width: Um
    height: Um
    of: str = ""
    over: tuple[str, ...] = ()
    font: str = "text"
    size: float = 9.0
    smallest: float = 6.0
    weight: int = 400
    italic: bool = False
    align: str = "start"
    valign: str = "top"
    colour: str = "#33261B"
    fill: str | None = None
    stroke: str | None = None
    radius: Um = Um(0)
    symbol: str = ""
    text: Text | None = None
    columns: int = 1
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card; ``size`` names a card size, or width and height are given."""

    id: str
    slots: tuple[Slot, ...]
    size: str = ""
    width: Um = Um(0)
    height: Um = Um(0)
    bleed: Um = Um(0)
    safe: Um = Um(3000)
    ground: str | None = None
    extends: str | None = None
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def trim(self) -> Size:
        """The size when cut: its named size, or the width and height it gives."""
        return CARD_SIZES[self.size] if self.size else Size(self.width, self.height)
