"""Which policy plays: one number for each name in ``POLICIES``.

Sensible: the field of the greatest worth, a map where it gains much, few slots that wait. Naive:
forks by lot, no map, everything stored at once. Both are told in section 5 of the numbered rules.
"""

from __future__ import annotations

from typing import Final

from forge.rules.across_africa.codes import (
    DONE,
    FACE,
    FIELD,
    LOSE,
    MAP,
    MINE,
    NEAREST,
    SEAT,
    STORE,
    TARGET,
    UNSTORE,
)
from forge.rules.across_africa.legal import legal
from forge.rules.across_africa.shared import camp_of
from forge.rules.across_africa.tables import State, Tables
from forge.simulate.across_africa.memory import AfricaMemory
from forge.simulate.across_africa.store import cheapest_photo, least_missed, store_action
from forge.simulate.across_africa.value import STUCK_WORTH, far_value, throw_value, value
from forge.simulate.chance import any_of

POLICIES = ("random", "sensible", "naive")
RANDOM: Final = 0
SENSIBLE: Final = 1
FEW_LOOSE: Final = 3
MAP_GAIN: Final = 100
"""What a map must gain at least, unless the throw does harm."""


def choose(b: Tables, s: State, w: AfricaMemory, policy: int) -> int:
    """The action of the seat to move by this policy."""
    if policy != RANDOM:
        w.loose = FEW_LOOSE if policy == SENSIBLE else b.slots
        if s.phase == STORE:
            return store_action(b, s, w)
        if s.phase == LOSE:
            return cheapest_photo(b, s)
        if s.phase == UNSTORE:
            return least_missed(b, s)
        if s.phase == MAP and policy != SENSIBLE:
            return DONE
        if policy == SENSIBLE:
            return sensible(b, s, w)
    return by_lot(b, s, w)


def by_lot(b: Tables, s: State, w: AfricaMemory) -> int:
    """Any action, all alike."""
    n = legal(b, s, w.out)
    return any_of(w.out, n, w.seed, w.game, s.ply)


def sensible(b: Tables, s: State, w: AfricaMemory) -> int:
    """The choice of the greatest worth: at a fork, with a map, whom to send, where to lay."""
    if s.phase == MAP:
        return map_action(b, s)
    if s.phase == TARGET:
        return target_action(b, s, w)
    if s.phase == MINE:
        return mine_action(b, s, w)
    n = legal(b, s, w.out)
    best = w.out[0]
    for i in range(1, n):
        if better(b, s, w.out[i] - FIELD, best - FIELD):
            best = w.out[i]
    return best


def mine_action(b: Tables, s: State, w: AfricaMemory) -> int:
    """The field for a diamond that comes next before one's own pawn, or together the hindmost."""
    at = s.plan * b.n_points
    far = b.far[at + s.pos[s.seat]]
    if b.shared_store == 1:
        for p in range(s.seats):
            far = max(far, b.far[at + s.pos[p]])
    n = legal(b, s, w.out)
    best = w.out[0]
    most = 0
    for i in range(n):
        here = b.far[at + w.out[i] - FIELD]
        if most < here < far:
            most = here
            best = w.out[i]
    return best


def better(b: Tables, s: State, v: int, than: int) -> bool:
    """Whether a field is worth more to the pawn that is moved."""
    return value(b, s, s.mover, v) > value(b, s, s.mover, than)


def map_action(b: Tables, s: State) -> int:
    """The throw that is worth most, where it is worth a map; rivals are not helped."""
    p = s.seat
    if b.shared_store == 0 and s.mover != p:
        return DONE
    base = throw_value(b, s, p, s.throw)
    if base == STUCK_WORTH:
        base = far_value(b, s, s.pos[p])
    best = base
    action = DONE
    for face in range(1, b.die_sides + 1):
        found = throw_value(b, s, p, face)
        if found > best:
            best = found
            action = FACE + face
    worth = best - base > MAP_GAIN or (base < 0 and best > base)
    return action if worth else DONE


def target_action(b: Tables, s: State, w: AfricaMemory) -> int:
    """The player to whom the nearest camp is worth most more than where they are."""
    n = legal(b, s, w.out)
    best = w.out[0]
    most = STUCK_WORTH
    for i in range(n):
        p = w.out[i] - SEAT
        v = camp_of(b, s, s.pos[p], NEAREST, 0)
        if v >= 0:
            gain = value(b, s, p, v) - value(b, s, p, s.pos[p])
            if gain > most:
                most = gain
                best = w.out[i]
    return best
