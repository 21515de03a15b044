"""Donations and money: cards that are drawn, cashed and discarded (ND16, ND17, N63)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import DONATION_PILE
from forge.rules.source_of_the_nile.events import E_CASH, E_DONATION, E_TICKET_CARD, E_TOP
from forge.rules.source_of_the_nile.piles import donations, draw
from forge.rules.source_of_the_nile.shared import go, place
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_FUNDED
from forge.rules.source_of_the_nile.tables import Tables


def give(b: Tables, s: State, n: int, step: int) -> None:
    """The seat draws so many donations; then the machine goes on at ``step``."""
    s.due = n
    s.then = step
    give_next(b, s)


def give_next(b: Tables, s: State) -> None:
    """The next of the donations that are still to be drawn."""
    if s.due == 0:
        go(s, s.then)
    else:
        s.due -= 1
        draw(b, s, DONATION_PILE, S_FUNDED)


def funded(b: Tables, s: State, log: Log | None) -> None:
    """A donation comes to hand, face up (N63); when all lie in hands there is none."""
    p = s.seat
    if s.got >= 0:
        s.hand[p * donations(b) + s.got] += 1
        money = b.card_money[s.got]
        event = E_DONATION if money > 0 else E_TICKET_CARD
        if money == b.donation_most:
            event = E_TOP
        emit(log, s, event, p, place(b, s, p), money if money > 0 else b.card_port[s.got] - 1)
    else:
        s.due = 0
    give_next(b, s)


def hand_money(b: Tables, s: State, p: int) -> int:
    """What the money cards of a hand come to."""
    kinds = donations(b)
    found = 0
    for k in range(kinds):
        found += b.card_money[k] * s.hand[p * kinds + k]
    return found


def money_cards(b: Tables, s: State, p: int) -> int:
    """How many money cards a hand has."""
    kinds = donations(b)
    found = 0
    for k in range(kinds):
        if b.card_money[k] > 0:
            found += s.hand[p * kinds + k]
    return found


def ticket(b: Tables, s: State, p: int, port: int) -> int:
    """A free ticket to this port among the cards of a hand; -1 when there is none."""
    kinds = donations(b)
    for k in range(kinds):
        if b.card_port[k] == port + 1 and s.hand[p * kinds + k] > 0:
            return k
    return -1


def has_ticket(b: Tables, s: State, p: int) -> bool:
    """Whether a hand has any free ticket."""
    for port in range(b.n_ports):
        if ticket(b, s, p, port) >= 0:
            return True
    return False


def cash(b: Tables, s: State, card: int, log: Log | None) -> None:
    """A money card is discarded for its money; what is not spent stays (ND16)."""
    p = s.seat
    s.hand[p * donations(b) + card] -= 1
    s.money[p] += b.card_money[card]
    emit(log, s, E_CASH, p, place(b, s, p), b.card_money[card])
