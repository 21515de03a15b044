"""Cards: decks that hold something, faces that show it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from forge.checks.engine import Complaint, check
from forge.content.nearest import did_you_mean
from forge.finding import Severity
from forge.model.deck import Card, Deck
from forge.model.face import Face, Slot, SlotKind
from forge.model.game import Game
from forge.model.text import Text
from forge.source import Pointer

TEXTS = (SlotKind.TITLE, SlotKind.WORDS)
NUMBERS = (SlotKind.SEAL, SlotKind.PIPS, SlotKind.HEXES)


@check()
def cards_none(game: Game) -> Iterator[Complaint]:
    """A deck has cards to print.

    Adds up the counts of the cards of every deck.

    An empty deck in the box looks like a missing part.

    Bad:
        change:
          decks:
            reference:
              cards:
                turn: {count: 0}
                places: {count: 0}
    Good:
        change:
          decks:
            reference:
              cards:
                turn: {count: 0}
    """
    for deck in game.decks:
        if not sum(card.count for card in deck.cards):
            message = f"the deck {deck.id!r} has no cards to print"
            yield Complaint(deck.at / "cards", message, "give its cards counts, or drop the deck")


@check(Severity.WARNING)
def cards_slots(game: Game) -> Iterator[Complaint]:
    """A card's face has a slot for everything on the card, and the card fills every slot.

    Compares the names under `texts`, `numbers` and `art` of each card with the slots (`of`) of
    its face, and of its back for `back_texts`; what a card says `instead` replaces a text it has.

    A text without a slot is lost in print, a slot without a text is a hole in the card.

    Bad:
        change:
          decks:
            reference:
              cards:
                turn: {texts: {titel: Your turn}}
    Good:
        change:
          decks:
            reference:
              cards:
                turn: {texts: {title: Your turn, body: Roll and walk.}}
    """
    faces = {face.id: face for face in game.faces}
    for deck in game.decks:
        for card in deck.cards:
            yield from _card(faces, deck, card)


def _card(faces: Mapping[str, Face], deck: Deck, card: Card) -> Iterator[Complaint]:
    front = faces.get(card.face or deck.face)
    if front is not None:
        given = {"texts": card.texts, "numbers": card.numbers, "art": card.art}
        for part, values in given.items():
            yield from _side(front, card, part, tuple(values))
    back = faces.get(card.back or deck.back or "")
    if back is not None and card.back_texts:
        yield from _side(back, card, "back_texts", tuple(card.back_texts))
    for other in card.instead:
        yield from _replaced(card, "texts", card.texts, other.at, other.texts)
        yield from _replaced(card, "back_texts", card.back_texts, other.at, other.back_texts)


def _replaced(
    card: Card, part: str, texts: Mapping[str, Text], at: Pointer, others: Mapping[str, Text]
) -> Iterator[Complaint]:
    for name in others:
        if name not in texts:
            message = f"the card {card.id!r} has no {name!r} among its {part} to say instead of"
            yield Complaint(at / part / name, message, did_you_mean(name, tuple(texts)))


def _side(face: Face, card: Card, part: str, given: tuple[str, ...]) -> Iterator[Complaint]:
    slots = tuple(
        slot.of for slot in face.slots if slot.of and _part(slot) == part.removeprefix("back_")
    )
    for name in given:
        if name not in slots:
            message = f"the face {face.id!r} has no slot for {name!r} of the card {card.id!r}"
            yield Complaint(card.at / part / name, message, did_you_mean(name, slots))
    for name in slots:
        if name not in given:
            message = f"the card {card.id!r} leaves the slot {name!r} of its face bare"
            yield Complaint(card.at / part, message, did_you_mean(name, given))


def _part(slot: Slot) -> str:
    if slot.kind in TEXTS:
        return "texts"
    return "numbers" if slot.kind in NUMBERS else "art"
