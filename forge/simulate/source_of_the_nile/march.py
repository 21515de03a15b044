"""A month in Africa: how to travel, where to, what to do besides."""

from __future__ import annotations

from typing import Final

from forge.rules.source_of_the_nile.codes import (
    BEAR,
    CAMEL,
    CANOEING,
    CAUTIOUS,
    DONE,
    FOOT,
    GOODS,
    HORSE,
    LEAVE,
    MOUNTED,
    NORMAL,
    RATIONS,
    RECKLESS,
    RECOVER,
    REMAIN,
    SAIL,
    SHOOT,
    TO_LEVEL,
    TO_MODE,
    TO_MOVE,
)
from forge.rules.source_of_the_nile.free import may_recover
from forge.rules.source_of_the_nile.load import excess, modes
from forge.rules.source_of_the_nile.shared import people
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.source_of_the_nile.home import decide
from forge.simulate.source_of_the_nile.memory import NileMemory
from forge.simulate.source_of_the_nile.onward import onward
from forge.simulate.source_of_the_nile.styles import (
    CAREFUL,
    FORCEFUL,
    HASTY,
    HOARDER,
    RIDER,
    paddles,
)
from forge.simulate.source_of_the_nile.way import NEVER, look_home, way_home

STORE: Final = 40
"""A hoarder leaves rations behind while there are more than so many."""


def paces(policy: int) -> int:
    """The activity level."""
    if policy == CAREFUL:
        return TO_LEVEL + CAUTIOUS
    return TO_LEVEL + (RECKLESS if policy == HASTY else NORMAL)


def travels(b: Tables, s: State, w: NileMemory, p: int, policy: int) -> int:
    """By canoe as long as there is a way by water, mounted where all can ride."""
    if modes(b, s, p, MOUNTED):
        return TO_MODE + MOUNTED
    look_home(b, s, w, p, CANOEING)
    by_water = w.back[p] == 0 or w.far[s.pos[p]] < NEVER
    return TO_MODE + (CANOEING if paddles(policy) and by_water else FOOT)


def marches(b: Tables, s: State, w: NileMemory, p: int, policy: int) -> int:
    """A free action that helps, or a hex further, or camp."""
    found = beside(b, s, w, p, policy)
    if found >= 0:
        return found
    if s.points == 0:
        return DONE
    decide(b, s, w, p, policy)
    if w.back[p] == 1 and b.port[s.pos[p]] > 0:
        return DONE
    d = way_home(b, s, w, p) if w.back[p] == 1 else onward(b, s, w, p)
    if d < 0 and w.back[p] == 0:
        w.back[p] = 1
        d = way_home(b, s, w, p)
    return TO_MOVE + d if d >= 0 else DONE


def beside(b: Tables, s: State, w: NileMemory, p: int, policy: int) -> int:
    """A cache, an animal given up for food, a load on the explorer's own back; -1: nothing."""
    at = p * GOODS
    if policy == HOARDER:
        if w.back[p] == 1 and may_recover(b, s, p) and s.has[at + RATIONS] < 3 * people(s, p):
            return RECOVER
        deep = b.depth[s.pos[p]] > 0 and w.back[p] == 0 and s.hoard_of[s.pos[p]] == 0
        if deep and s.has[at + RATIONS] > STORE and s.points == 0:
            return LEAVE + RATIONS
    if policy == RIDER and s.has[at + RATIONS] < people(s, p):
        for i in (HORSE, CAMEL):
            if s.has[at + i] > 0:
                return SHOOT + i
    full = excess(b, s, p) > -2
    if policy == FORCEFUL and s.bears[p] == 0 and s.mode[p] == FOOT and full:
        return BEAR
    return -1


def sails(b: Tables, s: State, w: NileMemory, p: int) -> int:
    """Home, once on the way back."""
    return SAIL if w.back[p] == 1 else REMAIN
