"""Which policy plays; see ``styles``."""

from __future__ import annotations

from forge.rules.source_of_the_nile.codes import (
    ALL,
    APPROACH,
    CAPTIVES,
    CARD,
    DO_LOOT,
    EUROPE,
    FARE,
    HARBOUR,
    INTERVIEW,
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
    TO_PROFESSION,
    TRADE,
    TRIM,
    WELCOME,
)
from forge.rules.source_of_the_nile.legal import legal
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.chance import any_of
from forge.simulate.source_of_the_nile.camp import (
    approaches,
    leaves_behind,
    trades,
    visits,
)
from forge.simulate.source_of_the_nile.equip import chosen_port, launches, outfits, smallest
from forge.simulate.source_of_the_nile.home import decide
from forge.simulate.source_of_the_nile.march import marches, paces, sails, travels
from forge.simulate.source_of_the_nile.memory import NileMemory
from forge.simulate.source_of_the_nile.styles import RANDOM


def choose(b: Tables, s: State, w: NileMemory, policy: int) -> int:
    """The action of the seat to move by this policy."""
    if policy == RANDOM:
        n = legal(b, s, w.out)
        return any_of(w.out, n, w.seed, w.game, s.ply)
    if s.phase <= PUBLISH:
        return at_home(b, s, w, policy)
    return in_africa(b, s, w, policy)


def at_home(b: Tables, s: State, w: NileMemory, policy: int) -> int:
    """Professions in turn from game to game; all is published; small cards are used first."""
    p = s.seat
    if s.phase == PROFESSION:
        return TO_PROFESSION + (w.game + p) % b.n_professions
    if s.phase == EUROPE:
        return launches(b, s, p, policy)
    if s.phase == PORT:
        w.back[p] = 0
        return chosen_port(b, s, w, p, policy)
    if s.phase == OUTFIT:
        return outfits(b, s, w, p, policy)
    if s.phase in (FARE, TRIM):
        return CARD + smallest(b, s, p)
    return ALL


def in_africa(b: Tables, s: State, w: NileMemory, policy: int) -> int:
    """Choices on the way."""
    p = s.seat
    if s.phase == LEVEL:
        decide(b, s, w, p, policy)
        return paces(policy)
    if s.phase == MODE:
        return travels(b, s, w, p, policy)
    if s.phase == MOVE:
        return marches(b, s, w, p, policy)
    if s.phase == OVERLOAD:
        return leaves_behind(b, s, p, policy)
    if s.phase == HARBOUR:
        return sails(b, s, w, p)
    return among_people(b, s, w, policy)


def among_people(b: Tables, s: State, w: NileMemory, policy: int) -> int:
    """Choices among people, and of a journalist."""
    p = s.seat
    if s.phase == APPROACH:
        return approaches(b, s, p, policy)
    if s.phase == WELCOME:
        return visits(b, s, p, policy)
    if s.phase == TRADE:
        return trades(b, s, p)
    if s.phase == LOOT:
        return DO_LOOT
    if s.phase == CAPTIVES:
        return RELEASE
    n = legal(b, s, w.out)
    return w.out[n - 1] if s.phase == INTERVIEW else w.out[0]
