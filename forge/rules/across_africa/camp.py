"""The crocodile: what may be stored where, storing it, and taking it out again (A36-A47)."""

from __future__ import annotations

from forge.rules.across_africa.codes import (
    E_JOIN,
    E_SLOTS,
    E_STORE,
    E_STORE_GEMS,
    E_STORE_UNIQUE,
    E_UNSTORE,
    E_WIN_AT_ONCE,
    OVER,
)
from forge.rules.across_africa.piles import drop_photo
from forge.rules.across_africa.shared import complete
from forge.rules.across_africa.tables import State, Tables
from forge.rules.emit import emit
from forge.rules.log import Log


def filled(b: Tables, s: State, i: int) -> int:
    """How many photos a slot holds."""
    n = 0
    while n < b.slot_photos and s.slot[i * b.slot_photos + n] > 0:
        n += 1
    return n


def sum_of(b: Tables, s: State, i: int) -> int:
    """What the photos of a slot are worth together."""
    found = 0
    for j in range(filled(b, s, i)):
        found += b.worth[s.slot[i * b.slot_photos + j] - 1]
    return found


def fits(b: Tables, s: State, kind: int, i: int) -> bool:
    """Whether a photo may be put in a slot: room, points, no two of one worth (A41, A43, A44)."""
    n = filled(b, s, i)
    if n == b.slot_photos or sum_of(b, s, i) + b.worth[kind] > b.slot_points:
        return False
    alike = 0
    for j in range(n):
        if b.worth[s.slot[i * b.slot_photos + j] - 1] == b.worth[kind]:
            alike += 1
    return alike == 0


def like_an_earlier(b: Tables, s: State, i: int) -> bool:
    """Whether a slot before this one holds the same: choosing either comes to the same."""
    for e in range(i):
        same = True
        for j in range(b.slot_photos):
            if s.slot[e * b.slot_photos + j] != s.slot[i * b.slot_photos + j]:
                same = False
        if same:
            return True
    return False


def gems_to_store(b: Tables, s: State, p: int) -> int:
    """How many diamonds a player would store at once (A36, R8, R15)."""
    room = s.gems[p] if b.spare_diamonds == 1 else max(0, b.goal_diamonds - s.stored_gems)
    most = min(s.gems[p], room)
    return most if b.diamonds_stored == 0 else min(most, 1)


def may_store(b: Tables, s: State, p: int) -> bool:
    """Whether a player has anything that can be stored."""
    if gems_to_store(b, s, p) > 0:
        return True
    for k in range(b.n_photos):
        if s.hand[p * b.n_photos + k] > 0:
            for i in range(b.slots):
                if fits(b, s, k, i):
                    return True
    return False


def store_photo(b: Tables, s: State, p: int, kind: int, i: int, log: Log | None) -> None:
    """A photo, unique or not, is put in a slot (A31, A42, A43); it may be the last one (A58)."""
    n = filled(b, s, i)
    s.slot[i * b.slot_photos + n] = kind + 1
    s.hand[p * b.n_photos + kind] -= 1
    s.points += b.worth[kind]
    event = E_JOIN if n > 0 else E_STORE
    emit(log, s, E_STORE_UNIQUE if b.card_of[kind] >= 0 else event, p, s.pos[p], b.worth[kind])
    if sum_of(b, s, i) == b.slot_points:
        emit(log, s, E_SLOTS, p, s.pos[p], i + 1)
    check_complete(b, s, p, log)


def store_gems(b: Tables, s: State, p: int, log: Log | None) -> None:
    """Diamonds are put on the crocodile (A36)."""
    n = gems_to_store(b, s, p)
    s.gems[p] -= n
    s.stored_gems += n
    emit(log, s, E_STORE_GEMS, p, s.pos[p], n)
    check_complete(b, s, p, log)


def check_complete(b: Tables, s: State, p: int, log: Log | None) -> None:
    """The expedition is won as soon as all is stored, before the turn passes (A58)."""
    if complete(b, s):
        s.won = 1
        s.phase = OVER
        emit(log, s, E_WIN_AT_ONCE, p, s.pos[p], s.points)


def unstore(b: Tables, s: State, at: int, log: Log | None) -> None:
    """A photo leaves its slot, as none does otherwise (A45, A46); those behind it move up."""
    i = at // b.slot_photos
    kind = s.slot[at] - 1
    last = (i + 1) * b.slot_photos - 1
    for j in range(at, last):
        s.slot[j] = s.slot[j + 1]
    s.slot[last] = 0
    s.points -= b.worth[kind]
    emit(log, s, E_UNSTORE, s.mover, s.pos[s.mover], b.worth[kind])
    drop_photo(b, s, kind, log)
