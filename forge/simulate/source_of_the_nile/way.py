"""Finding the way: how far each hex lies from a port, over land or by water, as far as is known."""

from __future__ import annotations

from typing import Final

from forge.rules.source_of_the_nile.codes import CANOEING
from forge.rules.source_of_the_nile.movement import admits, by_water, may_go
from forge.rules.source_of_the_nile.shared import is_known
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.source_of_the_nile.memory import NileMemory

NEVER: Final = 999


def look_home(b: Tables, s: State, w: NileMemory, p: int, mode: int) -> None:
    """Writes the distance to the nearest port for each hex, by this way of travelling."""
    last = 0
    for h in range(b.n_hexes):
        w.far[h] = NEVER
        if b.port[h] > 0:
            w.far[h] = 0
            w.queue[last] = h
            last += 1
    first = 0
    while first < last:
        h = w.queue[first]
        first += 1
        for d in range(6):
            v = b.near[6 * h + d]
            if v >= 0 and w.far[v] == NEVER and goes(b, s, p, h, d, mode):
                w.far[v] = w.far[h] + 1
                w.queue[last] = v
                last += 1


def goes(b: Tables, s: State, p: int, h: int, d: int, mode: int) -> bool:
    """Whether there is a known way between a hex and its neighbour."""
    v = b.near[6 * h + d]
    if not is_known(s, v) or not admits(b, s, p, v, mode):
        return False
    return mode != CANOEING or by_water(b, s, h, d)


def way_home(b: Tables, s: State, w: NileMemory, p: int) -> int:
    """The direction of the next hex on the way to a port; -1 when there is none."""
    h = s.pos[p]
    best = -1
    least = w.far[h]
    for d in range(6):
        v = b.near[6 * h + d]
        if v >= 0 and w.far[v] < least and may_go(b, s, d):
            least = w.far[v]
            best = d
    return best
