"""Card sizes by name: trim, as sold (sleeves, games) and listed by the makers of sleeves."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from forge.geometry import Size, mm

_TABLE = {
    "standard": ("63", "88"),  # trading cards; "TCG"
    "poker": ("63.5", "88.9"),  # 2.5 x 3.5 in
    "bridge": ("57.15", "88.9"),  # 2.25 x 3.5 in
    "american": ("56", "87"),
    "chimera": ("57.5", "89"),
    "euro": ("59", "92"),
    "japanese": ("59", "86"),
    "mini-american": ("41", "63"),
    "mini-chimera": ("43", "65"),
    "mini-euro": ("44", "68"),
    "mini-us": ("44.45", "63.5"),  # 1.75 x 2.5 in
    "half-poker": ("44.45", "62.23"),
    "tarot": ("70", "120"),
    "tarot-us": ("69.85", "120.65"),  # 2.75 x 4.75 in
    "tarot-fr": ("61", "112"),
    "jumbo": ("88.9", "127"),  # 3.5 x 5 in
    "square": ("70", "70"),
    "square-small": ("50", "50"),
    "domino": ("44.45", "88.9"),
    "business": ("50.8", "88.9"),
    "id-1": ("54", "85.6"),  # ISO/IEC 7810: a bank card, a free check of scale
    "photo": ("88", "63"),
}

CARD_SIZES: Mapping[str, Size] = MappingProxyType(
    {name: Size(mm(w), mm(h)) for name, (w, h) in _TABLE.items()}
)
"""Upright sizes in µm by name."""
