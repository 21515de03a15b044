"""What an explorer notes of a hex, to be published later (N20, N22, N33)."""

from __future__ import annotations

from forge.rules.source_of_the_nile.codes import (
    B_CATARACT,
    B_FALL,
    B_LAKE,
    B_MAPPED,
    B_MOUNTAIN,
    B_NILE,
    B_OASIS,
    B_RIVER,
    B_SOURCE,
)
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def note_hex(b: Tables, s: State, p: int, h: int) -> None:
    """Notes all that there is in a hex and was not published by anybody (ND18)."""
    s.noted[p * b.n_hexes + h] |= bits_of(s, h) & ~s.told[h]


def bits_of(s: State, h: int) -> int:
    """The entries that a hex offers to who sees it."""
    found = B_MAPPED
    if s.river[h] == 1:
        found |= B_RIVER
    if s.oasis[h] == 1:
        found |= B_OASIS
    if s.cataract[h] > 0:
        found |= B_CATARACT
    if s.height[h] > 0:
        found |= B_MOUNTAIN
    if s.fall[h] > 0:
        found |= B_FALL
    if s.area[h] > 0:
        found |= B_LAKE
    if s.source[h] > 0:
        found |= B_SOURCE
    if s.source[h] == 2:
        found |= B_NILE
    return found


def note_people(b: Tables, s: State, p: int, h: int, bit: int) -> bool:
    """Notes a first contact, unless it was published; whether it is new to the sheet."""
    at = p * b.n_hexes + h
    if s.told[h] & bit > 0 or s.noted[at] & bit > 0:
        return False
    s.noted[at] |= bit
    return True
