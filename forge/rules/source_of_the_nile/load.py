"""Carrying: what an expedition can carry, what it carries, and what is left behind (ND10, N38)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    ANIMAL,
    CAMEL,
    CANOE,
    CANOEING,
    DETAINED,
    DROP,
    FOLK,
    FOOT,
    GIFTS,
    GOODS,
    GUARD,
    HORSE,
    IVORY,
    LEAVE,
    LET_GO,
    MANY,
    MOUNTED,
    MUSKET,
    OVERLOAD,
    PLANT,
    PORTER,
    RATIONS,
    WATER,
)
from forge.rules.source_of_the_nile.events import E_DROP, E_DROP_FIND, E_LET_GO, E_STOW
from forge.rules.source_of_the_nile.shared import ask, go, people, place
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def capacity(b: Tables, s: State, p: int, mode: int) -> int:
    """What the expedition can carry; sick people carry nothing (ND10)."""
    at = p * GOODS
    beasts = beasts_of(s, p)
    led_most = b.led_each * s.has[at + PORTER]
    if mode == CANOEING:
        return b.carries[CANOE] * s.has[at + CANOE]
    if mode == MOUNTED:
        riders = people(s, p)
        led = min(max(0, beasts - riders), led_most)
        return b.ridden_carries * riders + b.led_carries * led
    found = b.led_carries * min(beasts, led_most) + b.bearer_load * s.bears[p]
    for i in (PORTER, GUARD, DETAINED):
        found += b.carries[i] * s.has[at + i]
    return found


def load(b: Tables, s: State, p: int, mode: int) -> int:
    """What the expedition carries: a canoe weighs only on land, a skin only when it is full."""
    at = p * GOODS
    found = b.find_weight * specimens(b, s, p) - b.weight[WATER] * s.dry[p]
    for i in range(FOLK, GOODS):
        if i != CANOE or mode != CANOEING:
            found += b.weight[i] * s.has[at + i]
    return found


def specimens(b: Tables, s: State, p: int) -> int:
    """How many animals and plants are carried (N36)."""
    found = 0
    for i in range(b.n_finds):
        if s.carry[p * b.n_finds + i] > 0:
            found += 1
    return found


def beasts_of(s: State, p: int) -> int:
    """Horses and camels."""
    return s.has[p * GOODS + HORSE] + s.has[p * GOODS + CAMEL]


def excess(b: Tables, s: State, p: int) -> int:
    """How much more is carried than can be; 0 or less: nothing."""
    return load(b, s, p, s.mode[p]) - capacity(b, s, p, s.mode[p])


def settle(b: Tables, s: State, step: int) -> None:
    """Load above capacity is dropped at once (ND10); then the machine goes on at ``step``."""
    if excess(b, s, s.seat) > 0 and droppable(b, s, s.seat):
        s.then = step
        ask(s, OVERLOAD)
    else:
        go(s, step)


def droppable(b: Tables, s: State, p: int) -> bool:
    """Whether there is anything of weight to leave behind."""
    return other_cargo(b, s, p) or s.has[p * GOODS + IVORY] > 0 or specimens(b, s, p) > 0


def other_cargo(b: Tables, s: State, p: int) -> bool:
    """Whether there is cargo but specimens and ivory, which go last (N38)."""
    for i in range(MUSKET, CANOE + 1):
        if weighs(b, s, p, i):
            return True
    return False


def movable(s: State, p: int, i: int) -> int:
    """How many of a kind there are that can be put down to some purpose: skins only when full."""
    n = s.has[p * GOODS + i]
    return n - s.dry[p] if i == WATER else n


def weighs(b: Tables, s: State, p: int, i: int) -> bool:
    """Whether leaving goods of a kind behind would lighten the load."""
    aboard = i == CANOE and s.mode[p] == CANOEING
    return movable(s, p, i) > 0 and b.weight[i] > 0 and not aboard


def drop_most(b: Tables, s: State, p: int, i: int) -> int:
    """How many of a kind must go, as far as there are: until the rest can be carried."""
    each = b.weight[i]
    return min(movable(s, p, i), (excess(b, s, p) + each - 1) // each)


def overload(b: Tables, s: State, action: int, log: Log | None) -> None:
    """The seat has chosen what it leaves behind, or lets the find go that is too much."""
    p = s.seat
    if action == LET_GO:
        emit(log, s, E_LET_GO, p, s.pos[p], s.found_vp)
        lose_find(b, s, p, s.found)
        s.found = -1
    elif action == DROP + GOODS:
        drop_find(b, s, p, log)
    else:
        stow = action >= LEAVE
        i = action - LEAVE if stow else action - DROP
        put_down(b, s, i, drop_most(b, s, p, i), log, stow)
    settle(b, s, s.then)


def lose_find(b: Tables, s: State, p: int, i: int) -> None:
    """A specimen, or the ivory last found, is not taken along."""
    if i >= 0 and b.find_kind[i] in (ANIMAL, PLANT):
        s.carry[p * b.n_finds + i] = 0
    else:
        s.has[p * GOODS + IVORY] -= 1


def drop_find(b: Tables, s: State, p: int, log: Log | None) -> None:
    """The specimen of the least worth is left behind, and with it its points (N36)."""
    least = -1
    for i in range(b.n_finds):
        vp = s.carry[p * b.n_finds + i]
        if vp > 0 and (least < 0 or vp < s.carry[p * b.n_finds + least]):
            least = i
    emit(log, s, E_DROP_FIND, p, s.pos[p], s.carry[p * b.n_finds + least])
    s.carry[p * b.n_finds + least] = 0


def put_down(b: Tables, s: State, i: int, n: int, log: Log | None, stow: bool) -> None:
    """Goods are dropped, or left in a cache of one's own (N49)."""
    p = s.seat
    h = s.pos[p]
    s.has[p * GOODS + i] -= n
    if i == WATER:
        s.dry[p] = min(s.dry[p], s.has[p * GOODS + WATER])
    if stow:
        s.hoard_of[h] = p + 1
        s.hoard[h * GOODS + i] += n
    emit(log, s, (E_STOW if stow else E_DROP) + goods_event(i), p, place(b, s, p), n)


def goods_event(i: int) -> int:
    """Which of the events about goods is about this kind: those that can be put down, in order."""
    return i - MUSKET if i <= CANOE else CANOE + 1 - MUSKET


def may_stow(s: State, p: int) -> bool:
    """Whether a cache may be left here: there is none, or it is one's own."""
    return s.hoard_of[s.pos[p]] in (0, p + 1)


def pack(s: State, p: int, i: int) -> int:
    """How many of a kind one action drops or leaves: ten of bulk goods, one of others."""
    n = s.has[p * GOODS + i]
    return min(n, MANY) if i in (RATIONS, GIFTS, WATER) else min(n, 1)


def modes(b: Tables, s: State, p: int, mode: int) -> bool:
    """Whether the expedition can travel this way from where it stands (ND3)."""
    h = s.pos[p]
    if mode == MOUNTED:
        return beasts_of(s, p) >= people(s, p)
    if mode == CANOEING:
        return s.has[p * GOODS + CANOE] > 0 and beasts_of(s, p) == 0 and afloat(b, s, h)
    return mode == FOOT


def afloat(b: Tables, s: State, h: int) -> bool:
    """Whether a canoe floats here: river, lake, swamp or coast (ND3)."""
    if b.coast[h] == 1 or s.river[h] == 1:
        return True
    return b.canoe_water[s.terrain[h] - 1] == 1
