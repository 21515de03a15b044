"""What a font says of itself in its OS/2 table (OpenType 1.9)."""

from __future__ import annotations

import struct
from typing import NamedTuple

import uharfbuzz as hb

REGULAR = 400
_ITALIC = 1  # fsSelection bit 0


class Os2(NamedTuple):
    """Weight class (400 is regular), slant, height of a capital in font units (0: not told)."""

    weight: int
    italic: bool
    cap_height: int


def os2(face: hb.Face) -> Os2:
    """The fields of a face's OS/2 table; those of a regular upright face when it has none."""
    table: bytes = face.reference_table("OS/2").data
    if len(table) < 64:
        return Os2(REGULAR, False, 0)
    weight, selection = struct.unpack(">4xH56xH", table[:64])
    caps = struct.unpack(">h", table[88:90])[0] if len(table) >= 90 else 0
    return Os2(weight, bool(selection & _ITALIC), caps)
