"""A state in the words of the content, for clients and reports, and back again.

No value is null, so that changes can be told as JSON merge patches (RFC 7396), where null removes.
"""

from __future__ import annotations

from typing import Any

from forge.rules.across_africa.lay import state as empty
from forge.rules.across_africa.tables import State, Tables
from forge.rules.layout import numbers

PHASES = (
    "shuffling photos",
    "shuffling cards",
    "roll",
    "map",
    "fork",
    "store",
    "target",
    "lose",
    "unstore",
    "mine",
    "over",
)
"""Names of the phases, in the order of their numbers."""

FIELDS = ("free", "thicket", "mud", "snake", "camp")
"""What the last field means for the next turn, in the order of the numbers."""

COUNTERS = tuple(
    name
    for name in numbers(State)
    if name not in {"phase", "card", "target", "ply", "photo_top", "n_photo", "card_top", "n_card"}
)
"""Numbers that stand in a picture as they are."""

PURSE = ("gems", "maps", "skip", "due")
"""What each player has, as it is, and whether the card under way has still to befall them."""

Picture = dict[str, Any]


def picture(b: Tables, s: State) -> Picture:
    """A state with fields, photos, cards and phases by name; the piles are told too, top first."""
    photos, cards = (*b.names.photos, "unknown"), (*b.names.cards, "unknown")
    return {
        "phase": PHASES[s.phase],
        "card": cards[s.card - 1] if s.card else "none",
        **{name: getattr(s, name) for name in COUNTERS},
        "left": {photos[k]: s.left[k] for k in range(b.n_values)},
        "left_cards": {cards[c]: s.left_cards[c] for c in range(b.n_cards)},
        "photo_pile": [photos[k] for k in _ring(s.photo_pile, s.photo_top, s.n_photo)],
        "card_pile": [cards[c] for c in _ring(s.card_pile, s.card_top, s.n_card)],
        "players": [_player(b, s, p) for p in range(s.seats)],
        "slots": [
            [photos[k - 1] for k in s.slot[i * b.slot_photos : (i + 1) * b.slot_photos] if k]
            for i in range(b.slots)
        ],
        "diamonds": {b.names.points[v]: s.lies[v] for v in range(b.n_points) if s.lies[v]},
    }


def _ring(pile: list[int], top: int, n: int) -> list[int]:
    return [pile[(top + i) % len(pile)] for i in range(n)]


def _player(b: Tables, s: State, p: int) -> Picture:
    held = s.hand[p * b.n_photos : (p + 1) * b.n_photos]
    return {
        "at": b.names.points[s.pos[p]],
        "field": FIELDS[s.status[p]],
        **{name: getattr(s, name)[p] for name in PURSE},
        "photos": {b.names.photos[k]: held[k] for k in range(b.n_photos) if held[k]},
    }


def from_picture(b: Tables, told: Picture) -> State:
    """The state that a picture shows; ``ply`` and where the rings begin are not in it."""
    s = empty(b, told["seats"])
    for name in COUNTERS:
        setattr(s, name, told[name])
    s.phase = PHASES.index(told["phase"])
    photos, cards = (*b.names.photos, "unknown"), (*b.names.cards, "unknown")
    s.card = 0 if told["card"] == "none" else cards.index(told["card"]) + 1
    s.left = [told["left"][photos[k]] for k in range(b.n_values)]
    s.left_cards = [told["left_cards"][cards[c]] for c in range(b.n_cards)]
    s.n_photo, s.n_card = len(told["photo_pile"]), len(told["card_pile"])
    s.photo_pile[: s.n_photo] = [photos.index(each) for each in told["photo_pile"]]
    s.card_pile[: s.n_card] = [cards.index(each) for each in told["card_pile"]]
    for p, player in enumerate(told["players"]):
        s.pos[p] = b.names.points.index(player["at"])
        s.status[p] = FIELDS.index(player["field"])
        for name in PURSE:
            getattr(s, name)[p] = player[name]
        for photo, n in player["photos"].items():
            s.hand[p * b.n_photos + photos.index(photo)] = n
    for i, held in enumerate(told["slots"]):
        for j, photo in enumerate(held):
            s.slot[i * b.slot_photos + j] = photos.index(photo) + 1
    for point, n in told["diamonds"].items():
        s.lies[b.names.points.index(point)] = n
    return s
