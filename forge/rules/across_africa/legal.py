"""What a player may do, and what chance may bring."""

from __future__ import annotations

from forge.rules.across_africa.camp import fits, gems_to_store, like_an_earlier
from forge.rules.across_africa.cards import may_be_chosen, may_take
from forge.rules.across_africa.codes import (
    CARDS,
    DONE,
    FACE,
    FIELD,
    FORK,
    GEMS,
    LEAVE,
    LOSE,
    MAP,
    MINE,
    PHOTOS,
    ROLL,
    SEAT,
    SLOT,
    STORE,
    TAKE,
    TARGET,
    UNSTORE,
)
from forge.rules.across_africa.mine import free_for_gem
from forge.rules.across_africa.shared import option, turn, way_by_lot
from forge.rules.across_africa.tables import State, Tables
from forge.rules.protocol import CHANCE, Buffer


def legal(b: Tables, s: State, out: Buffer) -> int:
    """The actions of the seat to move."""
    n = 0
    if s.phase == MAP:
        out[0] = DONE
        for face in range(1, b.die_sides + 1):
            out[face] = FACE + face
        n = b.die_sides + 1
    elif s.phase == FORK and not way_by_lot(b, s):
        n = options(b, s, out)
    elif s.phase == STORE:
        n = legal_store(b, s, out)
    elif s.phase == MINE and b.mine_fields == 1:
        n = free_fields(b, s, out)
    else:
        n = legal_choices(b, s, out)
    return n


def legal_choices(b: Tables, s: State, out: Buffer) -> int:
    """Whom or what a card lets a player choose."""
    n = 0
    if s.phase == TARGET:
        for p in range(s.seats):
            if may_be_chosen(b, s, p):
                out[n] = SEAT + p
                n += 1
    elif s.phase == LOSE:
        for k in range(b.n_photos):
            if s.hand[s.mover * b.n_photos + k] > 0:
                out[n] = LEAVE + k
                n += 1
    elif s.phase == UNSTORE:
        for at in range(b.slots * b.slot_photos):
            if may_take(b, s, at):
                out[n] = TAKE + at
                n += 1
    return n


def legal_store(b: Tables, s: State, out: Buffer) -> int:
    """Nothing more, all diamonds, or a photo in a slot; of slots that are alike, the first."""
    p = s.mover
    out[0] = DONE
    n = 1
    if gems_to_store(b, s, p) > 0:
        out[n] = GEMS
        n += 1
    for k in range(b.n_photos):
        if s.hand[p * b.n_photos + k] > 0:
            for i in range(b.slots):
                if fits(b, s, k, i) and not like_an_earlier(b, s, i):
                    out[n] = SLOT + k * b.slots + i
                    n += 1
    return n


def options(b: Tables, s: State, out: Buffer) -> int:
    """The fields that the moved pawn may come to (A19, A26)."""
    n = 0
    while option(b, s, n) >= 0:
        out[n] = FIELD + option(b, s, n)
        n += 1
    return n


def free_fields(b: Tables, s: State, out: Buffer) -> int:
    """The fields that can take a diamond (R7)."""
    n = 0
    for v in range(1, b.finish):
        if free_for_gem(b, s, v):
            out[n] = FIELD + v
            n += 1
    return n


def odds(b: Tables, s: State, out: Buffer, weights: Buffer) -> int:
    """The next card of a pile (A12), a face of the die (A6), a way, or a field (AD6)."""
    n = 0
    if turn(b, s) != CHANCE:
        return n
    if s.phase == PHOTOS:
        n = still_left(s.left, b.n_values, out, weights)
    elif s.phase == CARDS:
        n = still_left(s.left_cards, b.n_cards, out, weights)
    elif s.phase == ROLL:
        for face in range(1, b.die_sides + 1):
            out[n] = face
            weights[n] = 1
            n += 1
    else:
        n = options(b, s, out) if s.phase == FORK else free_fields(b, s, out)
        for i in range(n):
            weights[i] = 1
    return n


def still_left(left: Buffer, kinds: int, out: Buffer, weights: Buffer) -> int:
    """The kinds of card that can come next in a pile, by how many are left."""
    n = 0
    for k in range(kinds):
        if left[k] > 0:
            out[n] = k
            weights[n] = left[k]
            n += 1
    return n
