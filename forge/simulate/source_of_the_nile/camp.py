"""On the way: what to leave behind, what to store, whom to meet how, what to trade for."""

from __future__ import annotations

from typing import Final

from forge.rules.source_of_the_nile.codes import (
    CANOE,
    DESERT,
    DO_TRADE,
    DONE,
    DROP,
    FOR_CAMEL,
    FOR_GUIDE,
    FOR_MANY,
    FOR_PORTER,
    FORCE,
    GIFT_GREAT,
    GIFT_SMALL,
    GIFTS,
    GOODS,
    GUARD,
    GUARDED,
    GUIDE,
    IGNORE,
    IN_AFRICA,
    IVORY,
    LEAVE,
    LET_GO,
    MUSKET,
    PORTER,
    RATIONS,
    WATER,
)
from forge.rules.source_of_the_nile.load import may_stow, weighs
from forge.rules.source_of_the_nile.people import present
from forge.rules.source_of_the_nile.shared import people
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.rules.source_of_the_nile.trade import may_barter
from forge.simulate.source_of_the_nile.styles import (
    FORCEFUL,
    HOARDER,
    HUNGRY_TRADER,
    TRADER,
)

SPARE_GIFTS: Final = 4
KEEP_GIFTS: Final = 6
TRADE_FROM: Final = 5
FEW_PORTERS: Final = 6


def leaves_behind(b: Tables, s: State, p: int, policy: int) -> int:
    """Water and rations beyond need first, then gifts and muskets beyond need, then the rest."""
    i = least_missed(b, s, p)
    if i < 0:
        return LET_GO if s.found >= 0 else DROP + last_cargo(s, p)
    stow = policy == HOARDER and s.where[p] == IN_AFRICA and may_stow(s, p)
    return (LEAVE if stow else DROP) + i


def least_missed(b: Tables, s: State, p: int) -> int:
    """The kind of goods that an expedition can best do without; -1 when there is none."""
    at = p * GOODS
    mouths = people(s, p)
    if weighs(b, s, p, WATER) and s.has[at + WATER] > mouths:
        return WATER
    if s.has[at + RATIONS] > 3 * mouths:
        return RATIONS
    if s.has[at + GIFTS] > KEEP_GIFTS:
        return GIFTS
    if s.has[at + MUSKET] > s.has[at + GUARD] + 1:
        return MUSKET
    for i in (RATIONS, WATER, GIFTS, MUSKET):
        if weighs(b, s, p, i):
            return i
    for i in range(MUSKET, CANOE + 1):
        if weighs(b, s, p, i):
            return i
    return -1


def last_cargo(s: State, p: int) -> int:
    """Ivory before specimens."""
    return IVORY if s.has[p * GOODS + IVORY] > 0 else GOODS


def approaches(b: Tables, s: State, p: int, policy: int) -> int:
    """A great present where there are gifts enough, a small one, else on guard."""
    if policy == FORCEFUL:
        return FORCE
    need = present(b, s, s.pos[p])
    gifts = s.has[p * GOODS + GIFTS]
    if gifts >= b.great_present * need + SPARE_GIFTS:
        return GIFT_GREAT
    return GIFT_SMALL if gifts >= need else GUARDED


def visits(b: Tables, s: State, p: int, policy: int) -> int:
    """Whether to trade: always, when food is short, or never."""
    if s.has[p * GOODS + GIFTS] < TRADE_FROM:
        return IGNORE
    if policy == TRADER:
        return DO_TRADE
    short = s.has[p * GOODS + RATIONS] <= 2 * people(s, p)
    return DO_TRADE if policy == HUNGRY_TRADER and short else IGNORE


def trades(b: Tables, s: State, p: int) -> int:
    """A camel where there are any, a guide and porters where they are missed, rations."""
    at = p * GOODS
    if s.terrain[s.pos[p]] - 1 == DESERT and may_barter(b, s, p, FOR_CAMEL):
        return FOR_CAMEL
    if s.has[at + GUIDE] == 0 and may_barter(b, s, p, FOR_GUIDE):
        return FOR_GUIDE
    if s.has[at + PORTER] < FEW_PORTERS and may_barter(b, s, p, FOR_PORTER):
        return FOR_PORTER
    if s.has[at + RATIONS] <= 4 * people(s, p) and may_barter(b, s, p, FOR_MANY):
        return FOR_MANY
    return DONE
