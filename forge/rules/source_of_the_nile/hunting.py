"""AF4 and AF4a: hunting, rations, water (N27, N28, N40, ND8, ND11-ND13, 6.4)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    DESERT,
    GOODS,
    GUARD,
    HORSE,
    MUSKET,
    N_TERRAINS,
    RATIONS,
    WATER,
)
from forge.rules.source_of_the_nile.events import (
    E_ATE,
    E_DRANK,
    E_FILL,
    E_GUESTS,
    E_HORSES_DIE,
    E_HORSES_FED,
    E_HUNT,
    E_SPOILT,
    E_UNFED,
)
from forge.rules.source_of_the_nile.load import excess
from forge.rules.source_of_the_nile.shared import (
    armed,
    ask_die,
    go,
    in_haven,
    is_dry,
    is_guest,
    people,
)
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_AF4, S_AF4A, S_AF4B, S_HUNT
from forge.rules.source_of_the_nile.tables import Tables


def hunt_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of hunting and eating."""
    if s.step == S_AF4:
        s.roll = 0
        if in_haven(b, s.pos[s.seat]):
            go(s, S_AF4A)
        else:
            ask_die(s, S_HUNT)
    elif s.step == S_HUNT:
        answer_hunt(b, s, log)
        go(s, S_AF4A)
    else:
        eat(b, s, log)
        drink(b, s, log)
        go(s, S_AF4B)


def hunters(s: State, p: int) -> int:
    """Guards with muskets, and the explorer if a musket is left (6.4)."""
    return armed(s, p) + (1 if s.has[p * GOODS + MUSKET] > s.has[p * GOODS + GUARD] else 0)


def answer_hunt(b: Tables, s: State, log: Log | None) -> None:
    """The Hunting Table, once a turn in the interior (N27)."""
    p = s.seat
    h = s.pos[p]
    face = s.got + b.hunt_level[s.level] + b.hunt_help[s.profession[p]]
    if s.river[h] == 1:
        face += b.hunt_river
    game = s.terrain[h] - 1
    if game == DESERT and s.oasis[h] == 1:
        game = N_TERRAINS
    s.roll = hunters(s, p) * b.hunt[6 * game + min(6, max(1, face)) - 1]
    emit(log, s, E_HUNT, p, h, s.roll)


def eat(b: Tables, s: State, log: Log | None) -> None:
    """Everybody eats: what was hunted first, which does not keep (ND12), then rations (N28)."""
    p = s.seat
    h = s.pos[p]
    if b.guest_right == 1 and is_guest(b, s, h):
        emit(log, s, E_GUESTS, p, h, 0)
    else:
        mouths = people(s, p)
        hungry = max(0, mouths - s.roll)
        if s.roll > mouths:
            emit(log, s, E_SPOILT, p, h, s.roll - mouths)
        n = min(hungry, s.has[p * GOODS + RATIONS])
        s.has[p * GOODS + RATIONS] -= n
        s.unfed = hungry - n
        emit(log, s, E_ATE, p, h, n)
    feed_horses(b, s, p, log)
    s.roll = 0


def feed_horses(b: Tables, s: State, p: int, log: Log | None) -> None:
    """A horse at the end of a turn in the desert needs rations, or dies (ND11)."""
    h = s.pos[p]
    horses = s.has[p * GOODS + HORSE]
    if s.terrain[h] - 1 != DESERT or horses == 0:
        return
    fed = min(horses, s.has[p * GOODS + RATIONS] // b.horse_desert_rations)
    s.has[p * GOODS + RATIONS] -= fed * b.horse_desert_rations
    if fed > 0:
        emit(log, s, E_HORSES_FED, p, h, fed)
    if horses > fed:
        s.has[p * GOODS + HORSE] = fed
        emit(log, s, E_HORSES_DIE, p, h, horses - fed)


def drink(b: Tables, s: State, log: Log | None) -> None:
    """In a dry desert each person and horse needs water (ND13); elsewhere skins are filled."""
    p = s.seat
    h = s.pos[p]
    full = s.has[p * GOODS + WATER] - s.dry[p]
    if is_dry(s, h):
        need = people(s, p) + s.has[p * GOODS + HORSE]
        n = min(need, full)
        s.dry[p] += n
        if b.dry_is_unfed == 1:
            s.unfed = max(s.unfed, min(people(s, p), need - n))
        emit(log, s, E_DRANK, p, h, n)
    elif s.dry[p] > 0:
        n = min(s.dry[p], max(0, -excess(b, s, p)))
        s.dry[p] -= n
        emit(log, s, E_FILL, p, h, n)
    if s.unfed > 0:
        emit(log, s, E_UNFED, p, h, s.unfed)
