"""AF3b: the characteristics of the entered hex (N14-N23, N43, ND4, ND6)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    B_LAKE,
    CATARACT,
    DESERT,
    JUNGLE,
    LAKE,
    LARGE,
    MEDIUM,
    MOUNTAIN,
    NO_VILLAGE,
    OASIS,
    PEOPLE_PILE,
    RIVER_PILE,
    SMALL,
    SPECTACLE_PILE,
    SWAMP,
    TERRAIN_PILE,
    VELDT,
)
from forge.rules.source_of_the_nile.events import (
    E_ALL_KNOWN,
    E_CATARACT,
    E_CHANGED,
    E_COPIED,
    E_HIGH,
    E_LAKE,
    E_LAKE_GROWS,
    E_LOW,
    E_NO_FALL,
    E_NO_VILLAGE,
    E_OASIS,
    E_SHORE,
    E_TERRAIN,
    E_VILLAGE,
    E_WATERFALL,
)
from forge.rules.source_of_the_nile.movement import enter, passable
from forge.rules.source_of_the_nile.noting import note_hex
from forge.rules.source_of_the_nile.piles import draw
from forge.rules.source_of_the_nile.rivers import read_river
from forge.rules.source_of_the_nile.shared import ask_die, go, is_known
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import (
    S_AF3B,
    S_AF3C,
    S_EXPLORED,
    S_FALL,
    S_HEIGHT,
    S_LAKE,
    S_MOUNTAIN,
    S_PEOPLE,
    S_RIVER,
    S_SIZE,
    S_STEP,
    S_TERRAIN,
    S_VILLAGE,
)
from forge.rules.source_of_the_nile.tables import Tables


def explore_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of exploring."""
    h = s.goal
    if s.step == S_AF3B:
        if is_known(s, h):
            go(s, S_PEOPLE)
        else:
            draw(b, s, TERRAIN_PILE, S_TERRAIN)
    elif s.step == S_TERRAIN:
        set_terrain(b, s, h, log)
        draw(b, s, RIVER_PILE, S_RIVER)
    elif s.step == S_RIVER:
        s.shown = s.got
        read_river(b, s, h, s.got, log)
        read_b(b, s, h, log)
    elif s.step in (S_FALL, S_MOUNTAIN, S_HEIGHT, S_LAKE):
        spectacle_step(b, s, h, log)
    else:
        people_step(b, s, h, log)


def set_terrain(b: Tables, s: State, h: int, log: Log | None) -> None:
    """The terrain of the card, or of the neighbour that it names (N15), and N43."""
    s.fresh += 1
    t = copied(b, s, h, b.card_first[s.got])
    if t < 0:
        t = copied(b, s, h, b.card_second[s.got])
    if t < 0:
        t = b.card_terrain[s.got]
        emit(log, s, E_TERRAIN, s.seat, h, t)
    else:
        emit(log, s, E_COPIED, s.seat, h, t)
    clash = JUNGLE if t == DESERT else DESERT
    if t in (DESERT, JUNGLE) and beside(b, s, h, clash):
        t = VELDT
        emit(log, s, E_CHANGED, s.seat, h, t)
    s.terrain[h] = t + 1


def copied(b: Tables, s: State, h: int, d: int) -> int:
    """The terrain of the neighbour in a direction, if it is known; else -1."""
    v = b.near[6 * h + d]
    return s.terrain[v] - 1 if v >= 0 and is_known(s, v) else -1


def beside(b: Tables, s: State, h: int, t: int) -> bool:
    """Whether a known neighbour has this terrain."""
    for d in range(6):
        if copied(b, s, h, d) == t:
            return True
    return False


def read_b(b: Tables, s: State, h: int, log: Log | None) -> None:
    """River B: an oasis in a desert without river (N17), a cataract on a river (N18, N19)."""
    t = s.terrain[h] - 1
    mark = b.card_b[s.shown]
    if mark == OASIS and t == DESERT and s.river[h] == 0:
        s.oasis[h] = 1
        emit(log, s, E_OASIS, s.seat, h, 0)
    if mark == CATARACT and s.river[h] == 1 and t not in (LAKE, SWAMP):
        s.cataract[h] = s.out[h]
        emit(log, s, E_CATARACT, s.seat, h, s.out[h] - 1)
        draw(b, s, SPECTACLE_PILE, S_FALL)
    else:
        go(s, S_MOUNTAIN)


def spectacle_step(b: Tables, s: State, h: int, log: Log | None) -> None:
    """Cards of spectacular discoveries, each read for its own field (N20-N22)."""
    t = s.terrain[h] - 1
    if s.step == S_FALL:
        s.fall[h] = b.card_fall[s.got]
        emit(log, s, E_WATERFALL if s.fall[h] > 0 else E_NO_FALL, s.seat, h, s.fall[h])
        if b.cards_read == 1 and t == MOUNTAIN:
            go(s, S_HEIGHT)
        else:
            go(s, S_MOUNTAIN)
    elif s.step == S_MOUNTAIN:
        if t == MOUNTAIN:
            draw(b, s, SPECTACLE_PILE, S_HEIGHT)
        elif t == LAKE:
            draw(b, s, SPECTACLE_PILE, S_LAKE)
        else:
            go(s, S_PEOPLE)
    elif s.step == S_HEIGHT:
        found = b.card_height[s.got]
        s.height[h] = found if found >= b.high_mountain else 0
        emit(log, s, E_HIGH if s.height[h] > 0 else E_LOW, s.seat, h, s.height[h])
        go(s, S_PEOPLE)
    else:
        grow_lake(b, s, h, log)
        go(s, S_PEOPLE)


def grow_lake(b: Tables, s: State, h: int, log: Log | None) -> None:
    """Only the last hex of a lake counts (N23): lakes that meet here are one from now on."""
    s.n_lakes += 1
    s.lake[h] = s.n_lakes
    grown = 0
    for d in range(6):
        v = b.near[6 * h + d]
        if v >= 0 and b.lake_points == 0 and s.lake[v] > 0 and s.lake[v] != s.n_lakes:
            join_lake(b, s, h, s.lake[v])
            grown = 1
    s.area[h] = b.card_area[s.got]
    emit(log, s, E_LAKE_GROWS if grown == 1 else E_LAKE, s.seat, h, s.area[h])


def join_lake(b: Tables, s: State, h: int, old: int) -> None:
    """A lake becomes one with the lake of a new hex, and what was told of it stays told."""
    p = s.seat
    for v in range(b.n_hexes):
        if s.lake[v] == old:
            s.lake[v] = s.lake[h]
            s.area[v] = 0
            s.told[h] |= s.told[v] & B_LAKE
            s.noted[p * b.n_hexes + v] &= ~B_LAKE


def people_step(b: Tables, s: State, h: int, log: Log | None) -> None:
    """The people of the hex, and how large their village is (N16, ND6)."""
    if s.step == S_PEOPLE:
        if s.village[h] == 0:
            draw(b, s, PEOPLE_PILE, S_VILLAGE)
        else:
            emit(log, s, E_ALL_KNOWN, s.seat, h, 0)
            go(s, S_EXPLORED)
    elif s.step == S_VILLAGE:
        if b.card_village[s.got] == 0:
            s.village[h] = NO_VILLAGE
            emit(log, s, E_NO_VILLAGE, s.seat, h, 0)
            go(s, S_EXPLORED)
        else:
            s.attitude[h] = b.card_attitude[s.got]
            ask_die(s, S_SIZE)
    elif s.step == S_SIZE:
        s.village[h] = size_of(b, s.got)
        s.fresh = max(1, s.fresh)
        emit(log, s, E_VILLAGE + s.village[h] - SMALL, s.seat, h, 0)
        go(s, S_EXPLORED)
    else:
        explored(b, s, h, log)


def size_of(b: Tables, roll: int) -> int:
    """The size of a village by the die (ND6)."""
    if roll <= b.size_most[0]:
        return SMALL
    return MEDIUM if roll <= b.size_most[1] else LARGE


def explored(b: Tables, s: State, h: int, log: Log | None) -> None:
    """The hex is noted; land that cannot be entered is surveyed from where one stands (ND4)."""
    p = s.seat
    s.seen[h] |= 1 << p
    note_hex(b, s, p, h)
    for d in range(6):
        v = b.near[6 * h + d]
        if v >= 0 and s.source[v] > 0 and (s.seen[v] >> p) & 1 == 1:
            note_hex(b, s, p, v)
    if passable(b, s, p, h):
        enter(b, s, log)
        go(s, S_AF3C)
    else:
        s.points = 0
        s.goal = -1
        emit(log, s, E_SHORE, p, h, 0)
        go(s, S_STEP)
