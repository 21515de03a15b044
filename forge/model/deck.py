"""Cards and decks: what is on a card, apart from how it is laid out (see face)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from forge.model.deed import Deed
from forge.model.reading import When, holds
from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Instead:
    """What a card says instead, by slot name, when each parameter in ``when`` has that value."""

    id: str
    when: When
    texts: Mapping[str, Text] = field(default_factory=dict)
    back_texts: Mapping[str, Text] = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Card:
    """One card.  ``texts``, ``numbers`` and ``art`` fill the slots of its face by name.

    ``face`` and ``back`` override the deck's; a back of "none" leaves this card's back bare.
    ``do`` is what it makes happen, in order.
    """

    id: str
    count: int = 1
    texts: Mapping[str, Text] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    art: Mapping[str, str] = field(default_factory=dict)
    face: str | None = None
    back: str | None = None
    back_texts: Mapping[str, Text] = field(default_factory=dict)
    instead: tuple[Instead, ...] = ()
    do: tuple[Deed, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def worth(self) -> int | None:
        """What the card is worth as a photo: its number ``value``; None when it has none."""
        return self.numbers.get("value")

    def under(self, values: Mapping[str, int | bool | str]) -> Card:
        """The card as it is printed under these parameter values; later words win."""
        texts, back_texts = dict(self.texts), dict(self.back_texts)
        for other in self.instead:
            if holds(other.when, values):
                texts.update(other.texts)
                back_texts.update(other.back_texts)
        return replace(self, texts=texts, back_texts=back_texts)


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards that share a face and a back; they are printed in the order written (1, 2, 10).

    ``editions`` names the editions that use it; empty means all.
    """

    id: str
    name: Text
    face: str
    cards: tuple[Card, ...]
    back: str | None = None
    editions: tuple[str, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)
