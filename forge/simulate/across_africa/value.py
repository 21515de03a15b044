"""What a field is worth to the pawn that stops on it: one step ahead, no search.

Worths are in twentieths of a point, those of section 5 of the numbered rules.
"""

from __future__ import annotations

from typing import Final

from forge.rules.across_africa.codes import (
    ADVENTURE,
    BACK,
    CAMP,
    CAR,
    MUD,
    PHOTO,
    SNAKE,
)
from forge.rules.across_africa.shared import steps_of, way
from forge.rules.across_africa.tables import State, Tables

AT_WHARF: Final = -1000
FIRST_AT_WHARF: Final = 120
NEEDED_GEM: Final = 120
RACE_GEM: Final = 100
SPARE_GEM: Final = 20
CAMP_ITSELF: Final = 20
CAMP_PHOTO: Final = 30
CAMP_PHOTOS: Final = 4
CAMP_GEM: Final = 40
RACE_CAMP: Final = 10
CAMERA: Final = 66
CARD: Final = 32
FAR: Final = 5
DELAY: Final = 4
LOST_TURN: Final = -10
RACE_LOST_TURN: Final = -40
RACE_DELAY: Final = -20
STUCK_WORTH: Final = -1_000_000


def value(b: Tables, s: State, p: int, v: int) -> int:
    """The worth of coming to a field; a car is worth what the best field after it does (R4)."""
    found = plain_value(b, s, p, v)
    if b.role[v] == CAR and v != b.finish and b.car_field_acts == 1:
        found += best_value(b, s, p, v, b.car_steps)
    return found


def best_value(b: Tables, s: State, p: int, v: int, steps: int) -> int:
    """The worth of the best of the fields that so many steps lead to, cars not ridden."""
    best = STUCK_WORTH
    for j in range(b.n_ways):
        to = way(b, s, v, steps, j)
        if to >= 0:
            best = max(best, plain_value(b, s, p, to))
    return best


def plain_value(b: Tables, s: State, p: int, v: int) -> int:
    """The worth of a field by itself; in the expedition, the farther from the wharf the better."""
    shared = b.shared_store == 1
    if v == b.finish:
        return AT_WHARF if shared else FIRST_AT_WHARF
    found = gem_value(b, s, v) if s.lies[v] > 0 else 0
    role = b.role[v]
    if role == CAMP:
        found += camp_value(b, s, p)
    elif role == PHOTO:
        found += CAMERA
    elif role == ADVENTURE:
        found += CARD
    elif role == BACK:
        found += LOST_TURN if shared else RACE_LOST_TURN
    elif role in (MUD, SNAKE):
        found += DELAY if shared else RACE_DELAY
    return found + far_value(b, s, v)


def far_value(b: Tables, s: State, v: int) -> int:
    """What it is worth to be far from the wharf still."""
    return FAR * b.far[s.plan * b.n_points + v] if b.shared_store == 1 else 0


def gem_value(b: Tables, s: State, v: int) -> int:
    """What a diamond is worth: much, as long as there are too few."""
    if b.shared_store == 0:
        return RACE_GEM
    held = s.stored_gems
    for p in range(s.seats):
        held += s.gems[p]
    return NEEDED_GEM if held < b.goal_diamonds else SPARE_GEM


def camp_value(b: Tables, s: State, p: int) -> int:
    """What a camp is worth: the more, the more there is to store."""
    if b.shared_store == 0:
        return RACE_CAMP
    photos = 0
    for k in range(b.n_photos):
        photos += s.hand[p * b.n_photos + k]
    return CAMP_ITSELF + CAMP_PHOTO * min(photos, CAMP_PHOTOS) + CAMP_GEM * s.gems[p]


def throw_value(b: Tables, s: State, p: int, face: int) -> int:
    """The worth of a throw: of the best field that it leads to, or of staying."""
    steps = steps_of(b, s, p, face)
    best = STUCK_WORTH
    for j in range(b.n_ways):
        v = way(b, s, s.pos[p], steps, j)
        if v >= 0 and v != s.pos[p]:
            best = max(best, value(b, s, p, v))
    return best
