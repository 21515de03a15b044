"""EU_L: an expedition is launched; the turn is spent on outfitting it (N58-N60)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    BUY,
    CANOE,
    CANOEING,
    CARD,
    DONE,
    FARE,
    FOOT,
    GOODS,
    IN_AFRICA,
    MANY,
    MOST_GOODS,
    MOUNTED,
    OUTFIT,
    PORT,
)
from forge.rules.source_of_the_nile.donations import cash, hand_money, has_ticket, ticket
from forge.rules.source_of_the_nile.events import E_BUY, E_FARE, E_LAUNCH, E_SHIP, E_TICKET
from forge.rules.source_of_the_nile.load import beasts_of, settle
from forge.rules.source_of_the_nile.piles import donations
from forge.rules.source_of_the_nile.shared import ask, go, people
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_EU_L, S_FARE, S_LANDING, S_NEXT, S_OUTFIT
from forge.rules.source_of_the_nile.tables import Tables


def may_launch(b: Tables, s: State, p: int) -> bool:
    """Whether a passage can be paid or was given (N59)."""
    return has_ticket(b, s, p) or can_pay(b, s, p)


def can_pay(b: Tables, s: State, p: int) -> bool:
    """Whether money and cards come to a fare."""
    return s.money[p] + hand_money(b, s, p) >= b.passage


def launch_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of launching."""
    if s.step == S_EU_L:
        emit(log, s, E_LAUNCH, s.seat, b.n_hexes, 0)
        ask(s, PORT)
    elif s.step == S_FARE:
        pay_fare(b, s, log)
    elif s.step == S_OUTFIT:
        ask(s, OUTFIT)
    else:
        land(b, s, log)


def choose_port(b: Tables, s: State, port: int, log: Log | None) -> None:
    """A free ticket to the port is used up; else the fare is due (N59)."""
    p = s.seat
    s.landed[p] = port + 1
    card = ticket(b, s, p, port)
    if card < 0:
        go(s, S_FARE)
    else:
        s.hand[p * donations(b) + card] -= 1
        emit(log, s, E_TICKET, p, b.port_hex[port], 0)
        go(s, S_OUTFIT)


def pay_fare(b: Tables, s: State, log: Log | None) -> None:
    """The fare is paid; cards are cashed until there is money enough (N59)."""
    p = s.seat
    if s.money[p] < b.passage:
        ask(s, FARE)
    else:
        s.money[p] -= b.passage
        emit(log, s, E_FARE, p, b.port_hex[s.landed[p] - 1], b.passage)
        go(s, S_OUTFIT)


def outfit(b: Tables, s: State, action: int, log: Log | None) -> None:
    """A card is cashed, something is bought, or all is aboard (N58)."""
    p = s.seat
    if action == DONE:
        s.mode[p] = first_mode(s, p)
        s.dry[p] = 0
        settle(b, s, S_LANDING)
    elif action < BUY:
        cash(b, s, action - CARD, log)
        go(s, S_OUTFIT)
    else:
        i = (action - BUY) // 2
        n = MANY if (action - BUY) % 2 == 1 else 1
        s.has[p * GOODS + i] += n
        s.money[p] -= n * b.price[i]
        emit(log, s, E_BUY + i, p, b.port_hex[s.landed[p] - 1], n)
        go(s, S_OUTFIT)


def may_buy(b: Tables, s: State, p: int, i: int, n: int) -> bool:
    """Whether goods of a kind are sold for the port, and can be paid (ND11)."""
    port = s.landed[p] - 1
    if b.sold[port * GOODS + i] == 0:
        return False
    return s.money[p] >= n * b.price[i] and s.has[p * GOODS + i] + n <= MOST_GOODS


def first_mode(s: State, p: int) -> int:
    """How the expedition sets out: in canoes, mounted when all can ride, else on foot."""
    if beasts_of(s, p) >= people(s, p):
        return MOUNTED
    return CANOEING if s.has[p * GOODS + CANOE] > 0 and beasts_of(s, p) == 0 else FOOT


def land(b: Tables, s: State, log: Log | None) -> None:
    """The next turn starts in the destination port (N60)."""
    p = s.seat
    s.where[p] = IN_AFRICA
    s.pos[p] = b.port_hex[s.landed[p] - 1]
    s.seen[s.pos[p]] |= 1 << p
    emit(log, s, E_SHIP, p, s.pos[p], s.landed[p] - 1)
    go(s, S_NEXT)
