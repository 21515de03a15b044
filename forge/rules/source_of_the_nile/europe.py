"""EUROPE and EU1-EU5: a turn at home; tickets, hand, donation, publishing, donations (N61-N66)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import CARD, EUROPE, LAUNCH, PUBLISH, TRIM
from forge.rules.source_of_the_nile.donations import give, money_cards
from forge.rules.source_of_the_nile.events import (
    E_DISCARD,
    E_NO_TICKETS,
    E_PER_VP,
    E_STAY_HOME,
    E_YEARLY,
)
from forge.rules.source_of_the_nile.launch import may_launch
from forge.rules.source_of_the_nile.piles import donations
from forge.rules.source_of_the_nile.publish import has_notes, unpack
from forge.rules.source_of_the_nile.shared import ask, go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import (
    S_EU1,
    S_EU2,
    S_EU3,
    S_EU4,
    S_EU5,
    S_EU_L,
    S_EUROPE,
    S_NEXT,
)
from forge.rules.source_of_the_nile.tables import Tables


def europe_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of a turn in Europe."""
    p = s.seat
    if s.step == S_EUROPE:
        if may_launch(b, s, p):
            ask(s, EUROPE)
        else:
            go(s, S_EU1)
    elif s.step == S_EU1:
        discard_tickets(b, s, log)
        go(s, S_EU2)
    elif s.step == S_EU2:
        if money_cards(b, s, p) > b.hand_limit:
            ask(s, TRIM)
        else:
            go(s, S_EU3)
    elif s.step == S_EU3:
        emit(log, s, E_YEARLY, p, b.n_hexes, b.draw_cards)
        give(b, s, b.draw_cards, S_EU4)
    elif s.step == S_EU4:
        unpack(b, s, log)
        publish_or_go(b, s)
    elif s.step == S_EU5:
        draw_for_points(b, s, log)


def europe(b: Tables, s: State, action: int, log: Log | None) -> None:
    """The seat launches an expedition or stays (section 3)."""
    if action == LAUNCH:
        go(s, S_EU_L)
    else:
        emit(log, s, E_STAY_HOME, s.seat, b.n_hexes, 0)
        go(s, S_EU1)


def discard_tickets(b: Tables, s: State, log: Log | None) -> None:
    """Who does not launch discards all free tickets (N61)."""
    kinds = donations(b)
    found = 0
    for k in range(kinds):
        if b.card_port[k] > 0:
            found += s.hand[s.seat * kinds + k]
            s.hand[s.seat * kinds + k] = 0
    if found > 0:
        emit(log, s, E_NO_TICKETS, s.seat, b.n_hexes, found)


def trim(b: Tables, s: State, action: int, log: Log | None) -> None:
    """A money card beyond the hand's limit is discarded (N62)."""
    card = action - CARD
    s.hand[s.seat * donations(b) + card] -= 1
    emit(log, s, E_DISCARD, s.seat, b.n_hexes, b.card_money[card])
    go(s, S_EU2)


def publish_or_go(b: Tables, s: State) -> None:
    """The seat publishes what it wishes, as long as there is anything noted (N65)."""
    if has_notes(b, s, s.seat):
        ask(s, PUBLISH)
    else:
        go(s, S_EU5)


def draw_for_points(b: Tables, s: State, log: Log | None) -> None:
    """A donation for every four points published this turn (N66)."""
    n = s.paid // b.points_per_card
    if n > 0:
        emit(log, s, E_PER_VP, s.seat, b.n_hexes, n)
    give(b, s, n, S_NEXT)
