"""Names for actions and what chance brings: one-to-one in every state, and stable."""

from __future__ import annotations

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
    TAKE,
    TARGET,
    UNSTORE,
)
from forge.rules.across_africa.tables import State, Tables


def name(b: Tables, s: State, action: int) -> str:
    """What an action is called, by the ids of the content: "store 5 in slot 1"."""
    if s.phase in (PHOTOS, CARDS, ROLL):
        return _lot(b, s, action)
    if s.phase == MAP:
        return "keep the throw" if action == DONE else f"map to {action - FACE}"
    if s.phase == FORK:
        return f"go to {b.names.points[action - FIELD]}"
    if s.phase == MINE:
        return f"diamond on {b.names.points[action - FIELD]}"
    if s.phase == TARGET:
        return f"choose player {action - SEAT + 1}"
    if s.phase == LOSE:
        return f"lose {b.names.photos[action - LEAVE]}"
    if s.phase == UNSTORE:
        slot, kind = (action - TAKE) // b.slot_photos, s.slot[action - TAKE] - 1
        return f"take {b.names.photos[kind]} from slot {slot + 1}"
    return _store(b, action)


def _lot(b: Tables, s: State, action: int) -> str:
    if s.phase == PHOTOS:
        return f"shuffle {b.names.photos[action]}"
    if s.phase == CARDS:
        return f"shuffle {b.names.cards[action]}"
    return f"throw {action}"


def _store(b: Tables, action: int) -> str:
    if action < SLOT:
        return {DONE: "done", GEMS: "store diamonds"}[action]
    kind, slot = divmod(action - SLOT, b.slots)
    return f"store {b.names.photos[kind]} in slot {slot + 1}"
