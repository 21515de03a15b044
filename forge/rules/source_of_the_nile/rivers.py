"""Reading a River card (8.3), and how long a river is (ND19)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    FORK,
    LAKE,
    LEFT,
    RIGHT,
    SEA,
    SOURCE,
    STRAIGHT,
)
from forge.rules.source_of_the_nile.events import (
    E_BASIN,
    E_MEETS,
    E_NILE_SOURCE,
    E_NO_RIVER,
    E_RIVER,
    E_SOURCE,
    E_SPRING,
)
from forge.rules.source_of_the_nile.shared import downstream, is_known, opposite
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def read_river(b: Tables, s: State, h: int, card: int, log: Log | None) -> None:
    """What the card says of the river in a new hex: one of the three cases (ND19)."""
    inflow = inflows(b, s, h)
    asking = expecting(b, s, h)
    if asking > 0:
        lead_river(b, s, h, card, asking, log)
    elif inflow > 0 or b.card_spring[card] == 1:
        let_river_out(b, s, h, card, log)
    else:
        emit(log, s, E_NO_RIVER, s.seat, h, 0)


def inflows(b: Tables, s: State, h: int) -> int:
    """The directions of known neighbours whose river flows into a hex, as a mask."""
    found = 0
    for d in range(6):
        v = b.near[6 * h + d]
        if v >= 0 and is_known(s, v) and downstream(s, v, opposite(d)):
            found |= 1 << d
    return found


def expecting(b: Tables, s: State, h: int) -> int:
    """The directions of known neighbours that expect water from a hex, as a mask."""
    found = 0
    for d in range(6):
        v = b.near[6 * h + d]
        asks = v >= 0 and is_known(s, v) and (s.up[v] >> opposite(d)) & 1 == 1
        if asks and not downstream(s, h, d):
            found |= 1 << d
    return found


def lowest(mask: int) -> int:
    """The lowest direction of a mask."""
    d = 0
    while (mask >> d) & 1 == 0:
        d += 1
    return d


def lead_river(b: Tables, s: State, h: int, card: int, asking: int, log: Log | None) -> None:
    """Case 1: the river flows out to the neighbour of the lowest direction that expects it."""
    d = lowest(asking)
    s.river[h] = 1
    s.out[h] = d + 1
    emit(log, s, E_RIVER, s.seat, h, 0)
    a = b.card_a[card]
    if a == SOURCE and length(b, s, h) < b.source_length:
        a = STRAIGHT
    s.up[h] = inflows(b, s, h) | branches(b, s, h, d, a)
    mark_source(b, s, h, log)
    end_others(b, s, h, asking & ~(1 << d), log)


def branches(b: Tables, s: State, h: int, d: int, a: int) -> int:
    """The upstream edges that the card names, towards unexplored land only."""
    found = 0
    if a == STRAIGHT:
        found = blank_way(b, s, h, d + 3)
    if a in (LEFT, FORK):
        found |= blank_way(b, s, h, d + 2)
    if a in (RIGHT, FORK):
        found |= blank_way(b, s, h, d + 4)
    return found


def blank_way(b: Tables, s: State, h: int, d: int) -> int:
    """A direction as a mask, if unexplored land lies there."""
    v = b.near[6 * h + d % 6]
    return 1 << d % 6 if v >= 0 and not is_known(s, v) else 0


def end_others(b: Tables, s: State, h: int, asking: int, log: Log | None) -> None:
    """Other rivers that expected water from here have their source at that border."""
    for d in range(6):
        if (asking >> d) & 1 == 1:
            v = b.near[6 * h + d]
            s.up[v] &= ~(1 << opposite(d))
            emit(log, s, E_MEETS, s.seat, v, 0)
            mark_source(b, s, v, log)


def mark_source(b: Tables, s: State, h: int, log: Log | None) -> None:
    """Where no water comes from, outside lakes, a river long enough has its source (ND19).

    That of the Nile counts as such at some distance from its mouth.
    """
    n = length(b, s, h)
    if s.up[h] > 0 or s.terrain[h] - 1 == LAKE or n < b.source_length:
        return
    s.source[h] = 1
    emit(log, s, E_SOURCE, s.seat, h, n)
    if mouth_of(b, s, h) == b.nile_mouth and n >= b.nile_length:
        s.source[h] = 2
        emit(log, s, E_NILE_SOURCE, s.seat, h, n)


def let_river_out(b: Tables, s: State, h: int, card: int, log: Log | None) -> None:
    """Case 2: the first way out, clockwise from the card's direction; none: an inland basin."""
    inflow = inflows(b, s, h)
    for j in range(6):
        d = (b.card_down[card] + j) % 6
        if (inflow >> d) & 1 == 0 and s.river[h] == 0 and takes_water(b, s, h, d):
            s.river[h] = 1
            s.out[h] = d + 1
            s.up[h] = inflow
    if s.river[h] == 0:
        emit(log, s, E_BASIN, s.seat, h, 0)
    else:
        emit(log, s, E_SPRING if inflow == 0 else E_RIVER, s.seat, h, 0)


def takes_water(b: Tables, s: State, h: int, d: int) -> bool:
    """Sea, unexplored land, a lake or a hex with a river takes a river in."""
    v = b.near[6 * h + d]
    if v < 0:
        return v == SEA
    return not is_known(s, v) or s.terrain[v] - 1 == LAKE or s.river[v] == 1


def next_down(b: Tables, s: State, h: int) -> int:
    """The hex that the river of a hex flows into; -1 where it ends or goes on unexplored."""
    if s.out[h] == 0 or b.mouth[h] == 1:
        return -1
    v = b.near[6 * h + s.out[h] - 1]
    return v if v >= 0 and is_known(s, v) else -1


def mouth_of(b: Tables, s: State, h: int) -> int:
    """The mouth that the water of a hex comes to; -1 when its way is not known so far."""
    v = h
    n = 0
    while next_down(b, s, v) >= 0 and n < b.n_hexes:
        v = next_down(b, s, v)
        n += 1
    return v if is_mouth(b, s, v) else -1


def is_mouth(b: Tables, s: State, h: int) -> bool:
    """Whether a river leaves the land here: a mouth on the map, or one that was found."""
    if b.mouth[h] == 1:
        return True
    return s.out[h] > 0 and b.near[6 * h + s.out[h] - 1] == SEA


def length(b: Tables, s: State, h: int) -> int:
    """How many hexes a river has from its mouth (1) to here; 0 when its mouth is not known."""
    if mouth_of(b, s, h) < 0:
        return 0
    n = 1
    v = h
    while next_down(b, s, v) >= 0:
        v = next_down(b, s, v)
        n += 1
    return n


def traced(b: Tables, s: State, h: int) -> int:
    """The length of a river down from here, if all its hexes are published; else 0 (ND24)."""
    v = h
    n = 0
    while v >= 0 and n < b.n_hexes:
        if s.public[v] == 0:
            return 0
        v = next_down(b, s, v)
        n += 1
    return length(b, s, h)
