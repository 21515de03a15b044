"""The decks of a game of exploration as cards to print: each slot says what its card is."""

from __future__ import annotations

from collections.abc import Iterator

from forge.model.deck import Card, Deck
from forge.model.pile import Pile
from forge.model.pile_land import PeopleCard, RiverCard, TerrainCard
from forge.model.pile_luck import DisasterCard, DonationCard
from forge.model.text import Text

DEALT = "dealt."
"""What the names of drawings made from a card's values begin with; the deck and the card follow."""
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
    return tuple(_deck(pile) for pile in piles if pile.face)


def _deck(pile: Pile) -> Deck:
    name = Text(f"piles.{pile.id}.told.name", f"{{pile.{pile.id}}}", pile.at)
    return Deck(pile.id, name, pile.face, tuple(_cards(pile)), pile.back or None, at=pile.at)


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
        shown = picture(pile, card)
        art = {"picture": shown} if shown else {}
        yield Card(card.id, card.count, texts=told, art=art, at=card.at)


def picture(pile: Pile, card: object) -> str:
    """The drawing on a card: made from its values, or one that it names; "" for none."""
    match card:
        case TerrainCard() | RiverCard() | PeopleCard():
            return f"{DEALT}{pile.id}.{card.id}"
        case DonationCard():
            return "ship" if card.ticket else "coins"
        case DisasterCard():
            return card.sign
        case _:
            return ""
