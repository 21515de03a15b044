"""The two piles: shuffled card by card, drawn from the top, put back at the bottom (A12, A24-A32).

Nobody sees the order of what was shuffled; a card that was put at the bottom has been seen.
"""

from __future__ import annotations

from forge.rules.across_africa.codes import (
    CARDS,
    E_BOTTOM,
    E_NO_PHOTO,
    E_PHOTO,
    E_SHUFFLE,
    E_SHUFFLE_CARDS,
    GOING,
    PHOTOS,
)
from forge.rules.across_africa.tables import State, Tables
from forge.rules.emit import emit
from forge.rules.log import Log


def shuffle_photo(b: Tables, s: State, kind: int, log: Log | None) -> None:
    """The next photo of the pile, from the top down."""
    s.photo_pile[s.n_photo] = kind
    s.left[kind] -= 1
    s.n_photo += 1
    s.new_photo += 1
    emit(log, s, E_SHUFFLE, 0, 0, kind)
    if s.n_photo == b.n_photo_pile:
        s.phase = CARDS if b.n_card_pile > 0 else GOING
        for k in range(b.n_values):
            s.left[k] = b.mix[k]


def shuffle_card(b: Tables, s: State, card: int, log: Log | None) -> None:
    """The next adventure card of the pile, from the top down."""
    s.card_pile[s.n_card] = card
    s.left_cards[card] -= 1
    s.n_card += 1
    s.new_card += 1
    emit(log, s, E_SHUFFLE_CARDS, 0, 0, card)
    if s.n_card == b.n_card_pile:
        for c in range(b.n_cards):
            s.left_cards[c] = b.cards[c]


def draw_photo(b: Tables, s: State, p: int, log: Log | None) -> bool:
    """The top photo, face up before the player (A24); none from an empty pile (R13)."""
    if s.n_photo == 0:
        emit(log, s, E_NO_PHOTO, p, s.pos[p], 0)
        return False
    kind = s.photo_pile[s.photo_top]
    s.photo_pile[s.photo_top] = 0
    s.photo_top = (s.photo_top + 1) % b.n_photo_pile
    s.n_photo -= 1
    if s.new_photo > 0:
        s.new_photo -= 1
    s.hand[p * b.n_photos + kind] += 1
    emit(log, s, E_PHOTO, p, s.pos[p], b.worth[kind])
    return True


def drop_photo(b: Tables, s: State, kind: int, log: Log | None) -> None:
    """A photo that is lost goes to the bottom of its pile, a unique one to the cards (AD5)."""
    if b.card_of[kind] >= 0:
        drop_card(b, s, b.card_of[kind], log)
    else:
        s.photo_pile[(s.photo_top + s.n_photo) % b.n_photo_pile] = kind
        s.n_photo += 1


def draw_card(b: Tables, s: State) -> int:
    """The top adventure card (A27)."""
    card = s.card_pile[s.card_top]
    s.card_pile[s.card_top] = 0
    s.card_top = (s.card_top + 1) % b.n_card_pile
    s.n_card -= 1
    if s.new_card > 0:
        s.new_card -= 1
    return card


def drop_card(b: Tables, s: State, card: int, log: Log | None) -> None:
    """An adventure card goes to the bottom of its pile (A29)."""
    s.card_pile[(s.card_top + s.n_card) % b.n_card_pile] = card
    s.n_card += 1
    emit(log, s, E_BOTTOM, s.seat, s.pos[s.seat], card)


def view(b: Tables, s: State) -> None:
    """Blots out the order of what was shuffled."""
    if s.phase == PHOTOS:
        for k in range(b.n_values):
            s.left[k] = b.mix[k]
    if s.phase == CARDS:
        for c in range(b.n_cards):
            s.left_cards[c] = b.cards[c]
    for i in range(s.new_photo):
        s.photo_pile[(s.photo_top + i) % b.n_photo_pile] = b.n_photos
    for i in range(s.new_card):
        s.card_pile[(s.card_top + i) % b.n_card_pile] = b.n_cards
