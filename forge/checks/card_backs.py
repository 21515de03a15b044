"""The backs of cards: alike where they hide a front, and as large as it."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.deck import Deck
from forge.model.face import Face
from forge.model.game import Game


@check(Severity.WARNING)
def cards_backs(game: Game) -> Iterator[Complaint]:
    """A deck with a back of its own has it on every card.

    Compares the backs of a deck's cards with the deck's `back`.

    A card that looks different from behind is known before it is drawn. Cards that are read on both
    sides name their backs one by one, in a deck that names none.

    Bad:
        add:
          decks:
            quests:
              name: Quests
              face: plain
              back: plain
              cards: [{id: one, back: reference}, {id: two}]
    Good:
        add:
          decks:
            quests:
              name: Quests
              face: plain
              back: plain
              cards: [{id: one}, {id: two}]
    """
    for deck in game.decks:
        for card in deck.cards:
            if deck.back and card.back not in (None, deck.back):
                message = f"the back of {card.id!r} is {card.back!r}, others of {deck.id!r} have "
                message += f"{deck.back!r}: the card is known from behind"
                yield Complaint(card.at / "back", message, "leave back out")


@check()
def cards_sides(game: Game) -> Iterator[Complaint]:
    """The back of a card is as large as its front.

    Compares the trim of the two faces of each card.

    One cut goes through both: the smaller side would have a white rim, the larger one lose its
    edge.

    Bad:
        change:
          faces:
            reference: {size: mini-us}
    Good:
        change:
          faces:
            reference: {size: poker}
    """
    faces = {face.id: face for face in game.faces}
    told = set()
    for deck in game.decks:
        for front, back in _pairs(deck, faces):
            if front.trim != back.trim and (front.id, back.id) not in told:
                told.add((front.id, back.id))
                message = f"the back {back.id!r} is not of the size of the front {front.id!r}"
                yield Complaint(back.at / "size", message, "give both faces one size")


def _pairs(deck: Deck, faces: dict[str, Face]) -> Iterator[tuple[Face, Face]]:
    """Front and back of each card that has both."""
    for card in deck.cards:
        front, back = faces.get(card.face or deck.face), faces.get(card.back or deck.back or "")
        if front and back:
            yield front, back
