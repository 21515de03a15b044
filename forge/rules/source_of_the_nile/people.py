"""AF3c: meeting the people of a hex, the approach, the Welcome Table (N24-N26, 6.2, ND7)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    APPROACH,
    ATTACKED,
    B_PEOPLE,
    B_WARY,
    DO_TRADE,
    FORCE,
    FORCED,
    FRIENDLY,
    GIFT_GREAT,
    GIFT_SMALL,
    GIFTS,
    GOODS,
    GUARDED,
    GUIDE,
    LARGE,
    SMALL,
    UNMET,
    WARY,
    WELCOME,
)
from forge.rules.source_of_the_nile.events import (
    E_APPROACH,
    E_ATTACK,
    E_FRIENDS,
    E_IGNORE,
    E_MET_BEFORE,
    E_NOBODY,
    E_PRESENT,
    E_REFUSE,
    E_WARY,
    E_WITHDRAW,
)
from forge.rules.source_of_the_nile.noting import note_people
from forge.rules.source_of_the_nile.shared import ask, ask_dice, go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_ATTITUDE, S_BATTLE, S_STEP
from forge.rules.source_of_the_nile.tables import Tables
from forge.rules.source_of_the_nile.trade import begin_trade


def meet_step(b: Tables, s: State, log: Log | None) -> None:
    """The beginning of a meeting, and the answer of the Welcome Table."""
    p = s.seat
    h = s.pos[p]
    if s.step == S_ATTITUDE:
        answer_welcome(b, s, log)
    elif s.village[h] < SMALL:
        emit(log, s, E_NOBODY, p, h, 0)
        go(s, S_STEP)
    elif s.mood[h] == FRIENDLY:
        meet_friends(b, s, p, h, log)
    else:
        ask(s, APPROACH)


def meet_friends(b: Tables, s: State, p: int, h: int, log: Log | None) -> None:
    """Who is friendly already trades or is passed by (N25), without a roll."""
    note_people(b, s, p, h, B_PEOPLE)
    emit(log, s, E_MET_BEFORE, p, h, 0)
    if s.traded == 0 and s.has[p * GOODS + GIFTS] > 0:
        ask(s, WELCOME)
    else:
        go(s, S_STEP)


def welcome(b: Tables, s: State, action: int, log: Log | None) -> None:
    """The seat trades with its friends, or ignores them (N25)."""
    if action == DO_TRADE:
        begin_trade(b, s, log)
    else:
        emit(log, s, E_IGNORE, s.seat, s.pos[s.seat], 0)
        go(s, S_STEP)


def present(b: Tables, s: State, h: int) -> int:
    """How many gifts the small present for a village takes; the great one twice as many (6.2)."""
    return b.gift_need[s.village[h] - SMALL]


def approach(b: Tables, s: State, action: int, log: Log | None) -> None:
    """The seat has chosen how to approach a people (N26)."""
    p = s.seat
    h = s.pos[p]
    s.gift = action
    emit(log, s, E_APPROACH + action - GIFT_SMALL, p, h, 0)
    if action == FORCE:
        s.why = FORCED
        go(s, S_BATTLE)
        return
    if action != GUARDED:
        n = present(b, s, h) * (b.great_present if action == GIFT_GREAT else 1)
        s.has[p * GOODS + GIFTS] -= n
        emit(log, s, E_PRESENT, p, h, n)
    ask_dice(s, S_ATTITUDE)


def attitude(b: Tables, s: State, p: int, h: int) -> int:
    """What is added to the two dice (6.2)."""
    found = s.attitude[h] + b.charms[s.profession[p]] + b.welcome_level[s.level]
    if s.has[p * GOODS + GUIDE] > 0:
        found += b.guide_welcome
    if s.village[h] == LARGE:
        found += b.large_welcome
    if s.clash[h] == 1:
        found += b.clash_welcome
    if s.gift == GIFT_SMALL:
        found += b.small_gift
    elif s.gift == GIFT_GREAT:
        found += b.great_gift
    return found


def answer_welcome(b: Tables, s: State, log: Log | None) -> None:
    """Attack, refusal, wariness or friendship (N26)."""
    p = s.seat
    h = s.pos[p]
    roll = s.got + attitude(b, s, p, h)
    row = 3 if s.gift == GUARDED else 0
    if roll <= b.welcome[row]:
        emit(log, s, E_ATTACK, p, h, 0)
        s.why = ATTACKED
        go(s, S_BATTLE)
    elif roll <= b.welcome[row + 1]:
        emit(log, s, E_REFUSE, p, h, 0)
        withdraw(b, s, log)
        go(s, S_STEP)
    elif roll <= b.welcome[row + 2]:
        grow_wary(b, s, p, h, log)
        go(s, S_STEP)
    else:
        befriend(b, s, p, h, log)


def grow_wary(b: Tables, s: State, p: int, h: int, log: Log | None) -> None:
    """The expedition may stay; a first contact that ends wary is noted (6.7)."""
    if s.mood[h] == UNMET:
        note_people(b, s, p, h, B_WARY)
    s.mood[h] = WARY
    emit(log, s, E_WARY, p, h, 0)


def befriend(b: Tables, s: State, p: int, h: int, log: Log | None) -> None:
    """A people is friendly for good; it can be traded with at once (N25)."""
    s.mood[h] = FRIENDLY
    note_people(b, s, p, h, B_PEOPLE)
    emit(log, s, E_FRIENDS, p, h, s.village[h] - SMALL)
    if s.has[p * GOODS + GIFTS] > 0:
        ask(s, WELCOME)
    else:
        go(s, S_STEP)


def withdraw(b: Tables, s: State, log: Log | None) -> None:
    """Back to the hex of origin, no movement any more; the terrain stays discovered (ND7)."""
    p = s.seat
    s.points = 0
    if s.came >= 0 and s.came != s.pos[p]:
        emit(log, s, E_WITHDRAW, p, s.came, 0)
        s.pos[p] = s.came
        s.opened = 0
        s.traded = 0
