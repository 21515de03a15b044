"""AF3c: trade with a friendly people, a visit with its risk (N40, N46, ND9)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    CAMEL,
    DESERT,
    DONE,
    FOR_GUIDE,
    FOR_MANY,
    FOR_PORTER,
    FOR_RATIONS,
    GIFTS,
    GOODS,
    GUIDE,
    MANY_GIFTS,
    MOST_GOODS,
    PORTER,
    RATIONS,
    TRADE,
)
from forge.rules.source_of_the_nile.death import die
from forge.rules.source_of_the_nile.events import (
    E_BARTER,
    E_GOT_CAMEL,
    E_GOT_GUIDE,
    E_GOT_PORTER,
    E_GOT_RATIONS,
    E_POISONED,
    E_UNHARMED,
)
from forge.rules.source_of_the_nile.load import settle
from forge.rules.source_of_the_nile.shared import ask, ask_die, go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_BARGAIN, S_POISON, S_STEP, S_VISIT
from forge.rules.source_of_the_nile.tables import Tables


def trade_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of a visit: the poisoned cup, who would come along, what is exchanged."""
    if s.step == S_VISIT:
        if b.poison_each == 1:
            ask_die(s, S_BARGAIN)
        else:
            offer_cup(b, s)
    elif s.step == S_POISON:
        answer_poison(b, s, log)
    else:
        s.hires = s.got
        ask(s, TRADE)


def begin_trade(b: Tables, s: State, log: Log | None) -> None:
    """One visit in a turn (ND9)."""
    s.traded = 1
    s.bargain = DONE
    emit(log, s, E_BARTER, s.seat, s.pos[s.seat], 0)
    go(s, S_VISIT)


def offer_cup(b: Tables, s: State) -> None:
    """The risk of a visit, or of each exchange (N46): one die, or two that must both be low."""
    s.due = b.poison_dice
    ask_die(s, S_POISON)


def answer_poison(b: Tables, s: State, log: Log | None) -> None:
    """On a 1 the explorer dies of a poisoned cup (N46); else the visit goes on."""
    p = s.seat
    s.due -= 1
    if s.got > b.poison_most:
        emit(log, s, E_UNHARMED, p, s.pos[p], s.got)
        if s.bargain == DONE:
            ask_die(s, S_BARGAIN)
        else:
            exchange(b, s, s.bargain, log)
    elif s.due > 0:
        ask_die(s, S_POISON)
    else:
        emit(log, s, E_POISONED, p, s.pos[p], s.got)
        die(b, s, log)


def may_barter(b: Tables, s: State, p: int, action: int) -> bool:
    """Whether something can be had for the gifts that are left (ND9)."""
    gifts = s.has[p * GOODS + GIFTS]
    if action == FOR_RATIONS:
        return gifts >= 1 and s.has[p * GOODS + RATIONS] < MOST_GOODS
    if action == FOR_MANY:
        return gifts >= MANY_GIFTS and s.has[p * GOODS + RATIONS] < MOST_GOODS
    if action == FOR_GUIDE:
        return gifts >= b.gifts_for_guide
    if action == FOR_PORTER:
        return gifts >= b.gifts_for_porter and s.hires > 0
    in_desert = s.terrain[s.pos[p]] - 1 == DESERT
    return in_desert and gifts >= b.gifts_for_camel


def barter(b: Tables, s: State, action: int, log: Log | None) -> None:
    """Something is exchanged, or the visit is over: what is too much is dropped."""
    s.bargain = action
    if action == DONE:
        settle(b, s, S_STEP)
    elif b.poison_each == 1:
        offer_cup(b, s)
    else:
        exchange(b, s, action, log)


def exchange(b: Tables, s: State, action: int, log: Log | None) -> None:
    """What is had for gifts (ND9); rations from the people keep (N40)."""
    p = s.seat
    at = p * GOODS
    if action in (FOR_RATIONS, FOR_MANY):
        n = MANY_GIFTS if action == FOR_MANY else 1
        s.has[at + GIFTS] -= n
        s.has[at + RATIONS] += b.rations_for_gift * n
        emit(log, s, E_GOT_RATIONS, p, s.pos[p], b.rations_for_gift * n)
    elif action == FOR_GUIDE:
        s.has[at + GIFTS] -= b.gifts_for_guide
        s.has[at + GUIDE] += 1
        emit(log, s, E_GOT_GUIDE, p, s.pos[p], b.gifts_for_guide)
    elif action == FOR_PORTER:
        s.has[at + GIFTS] -= b.gifts_for_porter
        s.has[at + PORTER] += 1
        s.hires -= 1
        emit(log, s, E_GOT_PORTER, p, s.pos[p], b.gifts_for_porter)
    else:
        s.has[at + GIFTS] -= b.gifts_for_camel
        s.has[at + CAMEL] += 1
        emit(log, s, E_GOT_CAMEL, p, s.pos[p], b.gifts_for_camel)
    ask(s, TRADE)
