"""What a player may do, and what chance may bring."""

from __future__ import annotations

from forge.rules.protocol import CHANCE, Buffer
from forge.rules.source_of_the_nile.codes import (
    APPROACH,
    CAPTIVES,
    DICE,
    DIE,
    DO_LOOT,
    DO_TRADE,
    DONE,
    EUROPE,
    FARE,
    FORCE,
    GIFT_GREAT,
    GIFT_SMALL,
    GIFTS,
    GOODS,
    GUARDED,
    HARBOUR,
    HOLD,
    IGNORE,
    INTERVIEW,
    LAUNCH,
    LEVEL,
    LOOT,
    MODE,
    MOVE,
    OUTFIT,
    OVERLOAD,
    PORT,
    PROFESSION,
    PUBLISH,
    RELEASE,
    REMAIN,
    SAIL,
    SPARE,
    STAY,
    TO_LEVEL,
    TO_MODE,
    TO_PORT,
    TO_PROFESSION,
    TO_SEAT,
    TRADE,
    TRIM,
    WELCOME,
)
from forge.rules.source_of_the_nile.donations import ticket
from forge.rules.source_of_the_nile.journalist import may_talk
from forge.rules.source_of_the_nile.launch import can_pay
from forge.rules.source_of_the_nile.legal_goods import (
    legal_cards,
    legal_move,
    legal_outfit,
    legal_overload,
    legal_trade,
)
from forge.rules.source_of_the_nile.legal_notes import legal_notes
from forge.rules.source_of_the_nile.load import modes
from forge.rules.source_of_the_nile.people import present
from forge.rules.source_of_the_nile.shared import turn
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def legal(b: Tables, s: State, out: Buffer) -> int:
    """The actions of the seat to move."""
    if s.phase == PUBLISH:
        return legal_notes(b, s, out)
    if s.phase == MOVE:
        return legal_move(b, s, out)
    if s.phase == OUTFIT:
        return legal_outfit(b, s, out)
    if s.phase == OVERLOAD:
        return legal_overload(b, s, out)
    if s.phase == TRADE:
        return legal_trade(b, s, out)
    if s.phase in (FARE, TRIM):
        return legal_cards(b, s, out, 0)
    if s.phase in (EUROPE, WELCOME, LOOT, CAPTIVES, HARBOUR):
        return either(s, out)
    return legal_choice(b, s, out)


def either(s: State, out: Buffer) -> int:
    """One of two."""
    if s.phase == EUROPE:
        out[0] = LAUNCH
        out[1] = STAY
    elif s.phase == WELCOME:
        out[0] = DO_TRADE
        out[1] = IGNORE
    elif s.phase == LOOT:
        out[0] = DO_LOOT
        out[1] = SPARE
    elif s.phase == CAPTIVES:
        out[0] = HOLD
        out[1] = RELEASE
    else:
        out[0] = SAIL
        out[1] = REMAIN
    return 2


def legal_choice(b: Tables, s: State, out: Buffer) -> int:
    """A profession, a port, an approach, an interview, and how to go."""
    n = 0
    if s.phase == PROFESSION:
        for i in range(b.n_professions):
            out[n] = TO_PROFESSION + i
            n += 1
    elif s.phase == PORT:
        for port in range(b.n_ports):
            if can_pay(b, s, s.seat) or ticket(b, s, s.seat, port) >= 0:
                out[n] = TO_PORT + port
                n += 1
    elif s.phase == APPROACH:
        n = legal_approach(b, s, out)
    elif s.phase == INTERVIEW:
        n = legal_talk(b, s, out)
    else:
        n = legal_pace(b, s, out)
    return n


def legal_pace(b: Tables, s: State, out: Buffer) -> int:
    """A level of activity (N2), or a way of travelling (ND3)."""
    n = 0
    for i in range(3):
        if s.phase == LEVEL:
            out[n] = TO_LEVEL + i
            n += 1
        elif s.phase == MODE and modes(b, s, s.seat, i):
            out[n] = TO_MODE + i
            n += 1
    return n


def legal_approach(b: Tables, s: State, out: Buffer) -> int:
    """Gifts need at least the small present (6.2)."""
    n = 0
    gifts = s.has[s.seat * GOODS + GIFTS]
    need = present(b, s, s.pos[s.seat])
    if gifts >= need:
        out[n] = GIFT_SMALL
        n += 1
    if gifts >= b.great_present * need:
        out[n] = GIFT_GREAT
        n += 1
    out[n] = GUARDED
    out[n + 1] = FORCE
    return n + 2


def legal_talk(b: Tables, s: State, out: Buffer) -> int:
    """Nobody, or any of those who can be asked (N56, N57)."""
    out[0] = DONE
    n = 1
    for q in range(s.seats):
        if may_talk(b, s, s.seat, q):
            out[n] = TO_SEAT + q
            n += 1
    return n


def odds(b: Tables, s: State, out: Buffer, weights: Buffer) -> int:
    """The faces of a die, the sums of two, or the cards that are left in a pile."""
    n = 0
    if turn(b, s) != CHANCE:
        return n
    if s.phase == DIE:
        for face in range(1, 7):
            out[n] = face
            weights[n] = 1
            n += 1
    elif s.phase == DICE:
        for total in range(2, 13):
            out[n] = total
            weights[n] = 6 - abs(7 - total)
            n += 1
    else:
        first = b.pile[s.deck]
        for i in range(first, b.pile[s.deck + 1]):
            if s.left[i] > 0:
                out[n] = i - first
                weights[n] = s.left[i]
                n += 1
    return n
