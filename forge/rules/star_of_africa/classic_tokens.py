"""Tokens of the Classic edition: bought, tried for, and what each of them does (C8, C9)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.protocol import Buffer
from forge.rules.star_of_africa.codes import (
    BLANK,
    BUY,
    E_BLANK,
    E_BUY,
    E_CAPTIVE,
    E_DOUBLE,
    E_FIND_STAR,
    E_GEM,
    E_OPEN,
    E_ROBBED,
    E_SHOE,
    E_TRY,
    E_TRY_FAILED,
    GEM,
    ROBBER,
    SHOE,
    STAR,
    TRY,
)
from forge.rules.star_of_africa.tables import ClassicTables, State


def chances(b: ClassicTables, s: State, out: Buffer, n: int) -> int:
    """Adds to the ``n`` actions so far what the player may do about the token there (C8)."""
    if s.money[s.seat] >= b.token_fee:
        out[n] = BUY
        n += 1
    out[n] = TRY
    return n + 1


def buy(b: ClassicTables, s: State, log: Log | None) -> None:
    """The token under the pawn is paid for and turned over (C8)."""
    p = s.seat
    s.money[p] -= b.token_fee
    emit(log, s, E_BUY, p, s.pos[p], b.token_fee)
    reveal(b, s, log)


def tried(b: ClassicTables, s: State, face: int, log: Log | None) -> None:
    """The die has fallen for the token under the pawn (C8)."""
    p = s.seat
    if face < b.token_try_from:
        emit(log, s, E_TRY_FAILED, p, s.pos[p], face)
    else:
        emit(log, s, E_TRY, p, s.pos[p], face)
        reveal(b, s, log)


def reveal(b: ClassicTables, s: State, log: Log | None) -> None:
    """Turns over the token under the pawn, and does what it says (C9)."""
    p = s.seat
    v = s.pos[p]
    kind = s.kind[v]
    role = b.role[kind]
    s.closed[v] = 0
    s.left[kind] -= 1
    s.opened += 1
    emit(log, s, E_OPEN, p, v, kind)
    if role in (SHOE, STAR) or b.opened_token_leaves == 1:  # C9: kept, or off the board
        s.kind[v] = b.n_kinds
    if role == GEM:
        sell_gem(b, s, kind, log)
    elif role == SHOE:  # C11: it matters whether the Star has been found
        s.shoes[p] += 1
        if s.found == 1:
            s.late_shoes[p] += 1
        emit(log, s, E_SHOE, p, v, 1)
    elif role == STAR:
        s.owner = p
        s.found = 1
        emit(log, s, E_FIND_STAR, p, v, 0)
    elif role == ROBBER:
        emit(log, s, E_ROBBED, p, v, s.money[p])
        s.money[p] = 0
    elif role == BLANK:
        find_blank(b, s, log)


def sell_gem(b: ClassicTables, s: State, kind: int, log: Log | None) -> None:
    """The bank buys a gem at once (C9), on the Gold Coast for more (C16)."""
    p = s.seat
    v = s.pos[p]
    price = b.worth[kind]
    emit(log, s, E_GEM, p, v, price)
    if v == b.gold:
        emit(log, s, E_DOUBLE, p, v, price * (b.gold_coast_factor - 1))
        price *= b.gold_coast_factor
    s.money[p] += price


def find_blank(b: ClassicTables, s: State, log: Log | None) -> None:
    """Nothing (C9), but on the Slave Coast the player is held (C15)."""
    p = s.seat
    v = s.pos[p]
    emit(log, s, E_BLANK, p, v, 0)
    if v == b.slave and b.slave_coast_holds == 1:
        s.held[p] = 1
        emit(log, s, E_CAPTIVE, p, v, 0)
