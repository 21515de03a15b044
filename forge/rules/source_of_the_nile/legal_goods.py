"""What may be done with cards, money and goods: legal actions, ascending."""

from __future__ import annotations

from forge.rules.protocol import Buffer
from forge.rules.source_of_the_nile.codes import (
    BEAR,
    BUY,
    CANOE,
    CARD,
    DONE,
    DROP,
    FOOT,
    FOR_CAMEL,
    FOR_RATIONS,
    GOODS,
    IN_AFRICA,
    IVORY,
    LEAVE,
    LET_GO,
    MANY,
    MUSKET,
    RECOVER,
    SHOOT,
    TO_MOVE,
)
from forge.rules.source_of_the_nile.free import may_put_down, may_recover, may_shoot
from forge.rules.source_of_the_nile.launch import may_buy
from forge.rules.source_of_the_nile.load import may_stow, other_cargo, specimens, weighs
from forge.rules.source_of_the_nile.movement import may_go
from forge.rules.source_of_the_nile.piles import donations
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.rules.source_of_the_nile.trade import may_barter


def legal_cards(b: Tables, s: State, out: Buffer, first: int) -> int:
    """The money cards of the seat's hand."""
    kinds = donations(b)
    n = first
    for k in range(kinds):
        if b.card_money[k] > 0 and s.hand[s.seat * kinds + k] > 0:
            out[n] = CARD + k
            n += 1
    return n


def legal_outfit(b: Tables, s: State, out: Buffer) -> int:
    """All aboard, a card to be cashed, one or ten of anything that is sold (N58)."""
    out[0] = DONE
    n = legal_cards(b, s, out, 1)
    for i in range(GOODS):
        if may_buy(b, s, s.seat, i, 1):
            out[n] = BUY + 2 * i
            n += 1
        if may_buy(b, s, s.seat, i, MANY):
            out[n] = BUY + 2 * i + 1
            n += 1
    return n


def legal_move(b: Tables, s: State, out: Buffer) -> int:
    """Camp, free actions, or a hex further."""
    p = s.seat
    out[0] = DONE
    n = 1
    if s.bears[p] == 0 and s.mode[p] == FOOT:
        out[n] = BEAR
        n += 1
    if may_recover(b, s, p):
        out[n] = RECOVER
        n += 1
    for d in range(6):
        if may_go(b, s, d):
            out[n] = TO_MOVE + d
            n += 1
    for i in range(GOODS):
        if may_shoot(s, p, i):
            out[n] = SHOOT + i
            n += 1
    n = legal_down(s, p, out, n, DROP)
    if specimens(b, s, p) > 0:
        out[n] = DROP + GOODS
        n += 1
    if may_stow(s, p):
        n = legal_down(s, p, out, n, LEAVE)
    return n


def legal_down(s: State, p: int, out: Buffer, first: int, action: int) -> int:
    """Goods that can be dropped, or left in a cache."""
    n = first
    for i in range(GOODS):
        if may_put_down(s, p, i):
            out[n] = action + i
            n += 1
    return n


def legal_overload(b: Tables, s: State, out: Buffer) -> int:
    """What can be left behind: specimens and ivory only when nothing else is left (N38)."""
    p = s.seat
    n = 0
    if s.found >= 0:
        out[n] = LET_GO
        n += 1
    last = not other_cargo(b, s, p)
    n = legal_heavy(b, s, out, n, DROP)
    if last and specimens(b, s, p) > 0:
        out[n] = DROP + GOODS
        n += 1
    if s.where[p] == IN_AFRICA and may_stow(s, p):
        n = legal_heavy(b, s, out, n, LEAVE)
    return n


def legal_heavy(b: Tables, s: State, out: Buffer, first: int, action: int) -> int:
    """Goods that weigh something; ivory when there is nothing else."""
    p = s.seat
    n = first
    for i in range(MUSKET, CANOE + 1):
        if weighs(b, s, p, i):
            out[n] = action + i
            n += 1
    if n == first and s.has[p * GOODS + IVORY] > 0:
        out[n] = action + IVORY
        n += 1
    return n


def legal_trade(b: Tables, s: State, out: Buffer) -> int:
    """The visit is over, or something is had for gifts (ND9)."""
    out[0] = DONE
    n = 1
    for action in range(FOR_RATIONS, FOR_CAMEL + 1):
        if may_barter(b, s, s.seat, action):
            out[n] = action
            n += 1
    return n
