"""The decks of a game of exploration as cards to print: each slot says what its card is."""

from __future__ import annotations

from collections.abc import Iterator

from forge.model.deck import Card, Deck
from forge.model.pile import Pile
from forge.model.text import Text

SLOTS = {
    "terrain": ("title", "text"),
    "river": ("title", "text", "mark"),
    "discovery": ("waterfall", "mountain", "lake"),
    "people": ("title", "text"),
    "disaster": ("title", "text", "deadly", "animal"),
    "donation": ("title", "text"),
    "bonus": ("title", "line-1", "line-2", "line-3"),
}
"""The slots that the faces of each kind of deck have; some stay empty on some cards."""


def decks(piles: tuple[Pile, ...]) -> tuple[Deck, ...]:
    """The decks of those piles that name a face.

    What a slot says stands behind a placeholder, ``{told.<deck>.<card>.<slot>}``.
    """
    return tuple(
        Deck(pile.id, pile.name, pile.face, tuple(_cards(pile)), pile.back or None, at=pile.at)
        for pile in piles
        if pile.face
    )


def _cards(pile: Pile) -> Iterator[Card]:
    for card in pile.cards:
        told = {
            slot: Text(
                f"piles.{pile.id}.cards.{card.id}.told.{slot}",
                f"{{told.{pile.id}.{card.id}.{slot}}}",
                card.at,
            )
            for slot in SLOTS[pile.kind]
        }
        yield Card(card.id, card.count, texts=told, at=card.at)
