"""What the entries of a log are worth by the schedule of victory points (6.7)."""

from __future__ import annotations

from forge.rules.source_of_the_nile.codes import (
    B_CATARACT,
    B_FALL,
    B_LAKE,
    B_MAPPED,
    B_MOUNTAIN,
    B_NILE,
    B_OASIS,
    B_PEOPLE,
    B_RIVER,
    B_SOURCE,
    DESERT,
    JUNGLE,
    LAKE,
    MOUNTAIN,
    N_ROWS,
    R_CATARACT,
    R_DESERT,
    R_FALL,
    R_HIGH,
    R_JUNGLE,
    R_LAKE,
    R_MOUNTAIN,
    R_NILE,
    R_OASIS,
    R_PEOPLE,
    R_RIVER,
    R_SOURCE,
    R_SWAMP,
    R_VELDT,
    R_WARY,
    SMALL,
    SWAMP,
)
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def land_row(t: int) -> int:
    """The row of a terrain; a lake has none of its own."""
    if t == DESERT:
        return R_DESERT
    if t == JUNGLE:
        return R_JUNGLE
    if t == MOUNTAIN:
        return R_MOUNTAIN
    if t == SWAMP:
        return R_SWAMP
    return N_ROWS if t == LAKE else R_VELDT


def water_row(bit: int) -> int:
    """The row of an entry about water or height."""
    if bit == B_RIVER:
        return R_RIVER
    if bit == B_OASIS:
        return R_OASIS
    if bit == B_CATARACT:
        return R_CATARACT
    if bit == B_MOUNTAIN:
        return R_HIGH
    return R_FALL if bit == B_FALL else R_LAKE


def row_of(s: State, h: int, bit: int) -> int:
    """The row of an entry about a hex."""
    if bit == B_MAPPED:
        return land_row(s.terrain[h] - 1)
    if bit <= B_LAKE:
        return water_row(bit)
    if bit == B_SOURCE:
        return R_SOURCE
    if bit == B_NILE:
        return R_NILE
    return R_PEOPLE + s.village[h] - SMALL if bit == B_PEOPLE else R_WARY


def bit_worth(b: Tables, s: State, p: int, h: int, bit: int) -> int:
    """What an entry about a hex is worth; the source of the Nile counts once (6.7)."""
    found = row_of(s, h, bit)
    if found == N_ROWS or (bit == B_NILE and s.nile_told == 1):
        return 0
    return points_of(b, s, p, found)


def points_of(b: Tables, s: State, p: int, row: int) -> int:
    """What a row of the schedule is worth to a player's profession (6.7)."""
    return b.vp[row * b.n_professions + s.profession[p]]


def earn(s: State, p: int, points: int) -> None:
    """Published points count at once, and for the donations of this turn."""
    s.score[p] += points
    s.paid += points
