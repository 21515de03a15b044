"""What may be done at any time of one's own Africa turn (N41, N42, N49, N50)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    BEAR,
    CAMEL,
    CANOE,
    DROP,
    GOODS,
    HORSE,
    IVORY,
    LEAVE,
    RATIONS,
    RECOVER,
    SHOOT,
)
from forge.rules.source_of_the_nile.death import UNOWNED
from forge.rules.source_of_the_nile.events import (
    E_BEARS,
    E_CACHE_BACK,
    E_CACHE_GONE,
    E_FOUND_CACHE,
    E_RESPECT_LOST,
    E_SHOT_FOR_FOOD,
)
from forge.rules.source_of_the_nile.load import drop_find, pack, put_down, settle
from forge.rules.source_of_the_nile.shared import ask_die, go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_CACHE, S_STEP
from forge.rules.source_of_the_nile.tables import Tables


def act_freely(b: Tables, s: State, action: int, log: Log | None) -> None:
    """A free action; then the turn goes on where it was."""
    p = s.seat
    if action == BEAR:
        bear(b, s, log)
        go(s, S_STEP)
    elif action == RECOVER:
        open_cache(b, s, log)
    else:
        if action < DROP:
            shoot(b, s, action - SHOOT, log)
        elif action == DROP + GOODS:
            drop_find(b, s, p, log)
        elif action < LEAVE:
            put_down(b, s, action - DROP, pack(s, p, action - DROP), log, False)
        else:
            put_down(b, s, action - LEAVE, pack(s, p, action - LEAVE), log, True)
        settle(b, s, S_STEP)


def bear(b: Tables, s: State, log: Log | None) -> None:
    """The explorer carries a load, and loses the respect of the guards (N42)."""
    p = s.seat
    s.bears[p] = 1
    emit(log, s, E_BEARS, p, s.pos[p], b.bearer_load)
    if s.respect[p] == 0:
        s.respect[p] = 1
        emit(log, s, E_RESPECT_LOST, p, s.pos[p], 0)


def shoot(b: Tables, s: State, i: int, log: Log | None) -> None:
    """A pack or riding animal is given up for rations (N41)."""
    p = s.seat
    s.has[p * GOODS + i] -= 1
    s.has[p * GOODS + RATIONS] += b.animal_rations
    emit(log, s, E_SHOT_FOR_FOOD, p, s.pos[p], b.animal_rations)


def may_recover(b: Tables, s: State, p: int) -> bool:
    """One's own cache, or nobody's in a published hex (N50); once in a visit."""
    h = s.pos[p]
    if s.opened == 1 or s.hoard_of[h] == 0:
        return False
    return s.hoard_of[h] == p + 1 or (s.hoard_of[h] == UNOWNED and s.public[h] > 0)


def open_cache(b: Tables, s: State, log: Log | None) -> None:
    """A die as the cache is opened (N49)."""
    p = s.seat
    s.opened = 1
    if s.hoard_of[s.pos[p]] == UNOWNED:
        emit(log, s, E_FOUND_CACHE, p, s.pos[p], 0)
    ask_die(s, S_CACHE)


def answer_cache(b: Tables, s: State, log: Log | None) -> None:
    """On a 1 the cache has vanished (N49); else the goods are back."""
    p = s.seat
    h = s.pos[p]
    back = s.got > b.cache_gone_most
    emit(log, s, E_CACHE_BACK if back else E_CACHE_GONE, p, h, s.got)
    s.hoard_of[h] = 0
    for i in range(GOODS):
        n = s.hoard[h * GOODS + i]
        s.hoard[h * GOODS + i] = 0
        if back:
            s.has[p * GOODS + i] += n
    settle(b, s, S_STEP)


def may_shoot(s: State, p: int, i: int) -> bool:
    """Whether there is such an animal to be given up (N41)."""
    return i in (HORSE, CAMEL) and s.has[p * GOODS + i] > 0


def may_put_down(s: State, p: int, i: int) -> bool:
    """Whether there are goods of a kind to be dropped or left: no people, no animals."""
    return (i <= CANOE or i == IVORY) and s.has[p * GOODS + i] > 0
