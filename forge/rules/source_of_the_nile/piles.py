"""The seven piles (8): what is left of each, what comes back when one is used up.

Nobody knows the order of a pile, so it has none: the next card is a lot among those that are left.
A card that lies in a hand, and a legend that was found, stay out.
"""

from __future__ import annotations

from forge.rules.source_of_the_nile.codes import (
    BONUS_PILE,
    DONATION_PILE,
    DRAW,
    GOING,
)
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def draw(b: Tables, s: State, pile: int, step: int) -> None:
    """The next card of a pile is turned over; ``got`` is -1 when all its cards are held."""
    if cards_left(b, s, pile) == 0:
        reshuffle(b, s, pile)
    s.step = step
    if cards_left(b, s, pile) == 0:
        s.got = -1
        s.phase = GOING
    else:
        s.deck = pile
        s.phase = DRAW


def cards_left(b: Tables, s: State, pile: int) -> int:
    """How many cards are left in a pile."""
    found = 0
    for i in range(b.pile[pile], b.pile[pile + 1]):
        found += s.left[i]
    return found


def reshuffle(b: Tables, s: State, pile: int) -> None:
    """A used-up pile is made anew of all its cards that nobody holds (8)."""
    first = b.pile[pile]
    for i in range(first, b.pile[pile + 1]):
        s.left[i] = b.many[i]
        if pile == DONATION_PILE:
            s.left[i] -= held(b, s, i - first)
        elif pile == BONUS_PILE and is_found(b, s, i - first):
            s.left[i] = 0


def is_found(b: Tables, s: State, card: int) -> bool:
    """Whether a bonus card is a legend that was found: it counts once in a campaign (8.8)."""
    return b.legend[card] > 0 and s.legends[b.legend[card] - 1] > 0


def held(b: Tables, s: State, card: int) -> int:
    """How many donation cards of a kind lie in hands."""
    kinds = donations(b)
    found = 0
    for p in range(s.seats):
        found += s.hand[p * kinds + card]
    return found


def donations(b: Tables) -> int:
    """How many kinds of donation card there are."""
    return b.pile[DONATION_PILE + 1] - b.pile[DONATION_PILE]


def take(b: Tables, s: State, card: int) -> None:
    """A card leaves its pile, face up."""
    s.left[b.pile[s.deck] + card] -= 1
    s.got = card
    s.phase = GOING


def view(b: Tables, s: State) -> None:
    """All that lies on the table is seen by all: hands too (N63); the piles have no order."""
