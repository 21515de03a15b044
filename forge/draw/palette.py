"""The colours that a board is drawn with, by the names that style.yaml gives them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from forge.draw.desk import Desk

Colours = Mapping[str, str]
"""Colours by name."""

NONE: Colours = MappingProxyType({})

NEEDED = frozenset({
    "ink", "brown", "cream", "paper", "ivory", "vermilion", "rust", "gold", "pale-gold", "ochre",
    "teal", "green", "indigo", "indigo-light", "indigo-dark",
    "sea-shore", "sea-shallow", "sea-near", "sea-mid", "sea-far", "sea-deep", "sea-edge",
    "sea-line", "sea-ink", "foam", "river",
    "land", "abroad", "abroad-ink", "shore", "relief-dark", "relief-light", "relief-high",
    "shadow", "sea-shadow", "desert-ink", "forest-ink", "land-ink",
    "road", "pip-ring", "sea-road", "buoy", "buoy-ring", "ring",
})  # fmt: skip
"""The names; the medallions have colours of their own beside these (scenery.yaml)."""


def palette(desk: Desk) -> Colours:
    """The colours of the desk's game by name; empty when it has none."""
    return desk.game.style.colours if desk.game.style else NONE
