"""Tokens of the Zvezda edition: passed ones, the one under the pawn, and what each of them does."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.star_of_africa.codes import (
    BLANK,
    E_BLANK,
    E_CAPTIVE,
    E_DOUBLE,
    E_FIND_STAR,
    E_GEM,
    E_LEAVE,
    E_OPEN,
    E_ORDER,
    E_PAY_TOKEN,
    E_ROBBED,
    E_SECOND_ROBBER,
    E_SHOE,
    GEM,
    ROBBER,
    SHOE,
    STAR,
)
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_entry import held_up, lose_star, recruit, take_star


def pass_token(b: ZvezdaTables, s: State, v: int) -> None:
    """Notes a closed token on the way, once (Z13)."""
    if s.closed[v] == 0:
        return
    for i in range(s.n_passed):
        if s.passed[i] == v:
            return
    s.passed[s.n_passed] = v
    s.n_passed += 1


def offered(b: ZvezdaTables, s: State) -> bool:
    """Whether a passed token is left to be asked about; ``offer`` is its place in the order.

    Only who has used up all points may open what was passed (Z13), and the token under the pawn
    is opened free (Z6), but for a flight where the edition asks a fee (a reading of Z17).
    """
    if s.points > 0:
        return False
    while s.offer < s.n_passed:
        v = s.passed[s.offer]
        if s.closed[v] == 1 and (v != s.pos[s.seat] or s.throw == 0):
            return s.money[s.seat] >= b.open_passed_fee or s.shoes[s.seat] > 0
        s.offer += 1
    return False


def open_or_leave(b: ZvezdaTables, s: State, paid: bool, log: Log | None) -> None:
    """One passed token is paid for, and opened at once or after all are paid for (Z14)."""
    v = s.passed[s.offer]
    if not paid:
        emit(log, s, E_LEAVE, s.seat, v, 0)
        return
    s.money[s.seat] -= b.open_passed_fee
    emit(log, s, E_PAY_TOKEN, s.seat, v, b.open_passed_fee)
    if b.passed_payment == 0:
        open_token(b, s, s.seat, v, log)
    else:
        s.chosen[s.offer] = 1


def open_passed(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """Opens what was paid for beforehand, in the order of the way (a reading of Z14)."""
    for i in range(s.n_passed):
        if s.chosen[i] == 1:
            open_token(b, s, s.seat, s.passed[i], log)


def open_stop(b: ZvezdaTables, s: State, log: Log | None) -> None:
    """Opens the token under the pawn free of charge (Z6, Z17)."""
    v = s.pos[s.seat]
    if s.closed[v] == 0 or (s.throw == 0 and b.air_opens_free == 0):
        return
    open_token(b, s, s.seat, v, log)


def open_token(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> None:
    """Turns a token over, and does what it says."""
    kind = s.kind[v]
    role = b.role[kind]
    s.closed[v] = 0
    s.left[kind] -= 1
    emit(log, s, E_OPEN, p, v, kind)
    s.opened += 1
    if s.opened > 1:  # Z14
        emit(log, s, E_ORDER, p, v, s.opened)
    if role == GEM:
        sell(b, s, p, v, kind, log)
    elif role == SHOE:  # Z9
        s.shoes[p] += 1
        emit(log, s, E_SHOE, p, v, 1)
    elif role == STAR:  # Z23
        take_star(b, s, p)
        s.found = 1
        emit(log, s, E_FIND_STAR, p, v, 0)
    elif role == ROBBER:
        find_robber(b, s, p, v, log)
    elif role == BLANK:  # Z12
        emit(log, s, E_BLANK, p, v, 0)


def sell(b: ZvezdaTables, s: State, p: int, v: int, kind: int, log: Log | None) -> None:
    """The bank buys a gem (Z7), on the Gold Coast for more (Z8)."""
    price = b.worth[kind]
    emit(log, s, E_GEM, p, v, price)
    if v == b.gold and (b.gold_coast_doubles == 0 or kind == b.ruby):
        emit(log, s, E_DOUBLE, p, v, price * (b.gold_coast_factor - 1))
        price *= b.gold_coast_factor
    s.money[p] += price


def find_robber(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> None:
    """A robber turned over: before the Star is found (Z10, Z11), and after it (Z25, Z26)."""
    spared = s.robber[p] == 1 and b.slave_coast_spares_robber_players == 1
    if v == b.slave and not spared and (s.found == 0 or b.slave_coast_after_star == 1):
        s.wait[p] += b.slave_coast_missed_turns
        emit(log, s, E_CAPTIVE, p, v, b.slave_coast_missed_turns)
    if s.found == 0:
        emit(log, s, E_ROBBED, p, v, s.money[p])
        s.money[p] = 0
        s.open_robber[v] = 1
        if b.robber_toll_same_turn == 1 and v == s.pos[p]:  # a reading of Z22: nothing left to pay
            held_up(b, s, p, v, log)
    elif s.owner == p:
        s.open_robber[v] = 1
        lose_star(b, s, p, v, log)
    elif s.robber[p] == 0:
        recruit(s, p, v, log)
    else:
        second_robber(b, s, p, v, log)


def second_robber(b: ZvezdaTables, s: State, p: int, v: int, log: Log | None) -> None:
    """A robber player opens another robber (readings of Z26 and Z29)."""
    if b.robber_player_keeps_money == 0:
        emit(log, s, E_ROBBED, p, v, s.money[p])
        s.money[p] = 0
    if b.second_robber_joins == 1:
        recruit(s, p, v, log)
    else:
        s.open_robber[v] = 1
        emit(log, s, E_SECOND_ROBBER, p, v, 0)
