"""What else a map may ask to be drawn, by name: checks look here and load no drawing."""

from __future__ import annotations

from collections.abc import Mapping

STREWN = ("acacia", "bush", "dune", "grass", "tree")
"""The signs that growth may be made of; mountains stand along ranges."""

LOOKS: Mapping[str, tuple[str, bool, int, str, float]] = {
    "land": ("title", False, 600, "land-ink", 0.66),
    "desert": ("title", False, 600, "desert-ink", 0.66),
    "forest": ("title", False, 600, "forest-ink", 0.74),
    "sea": ("text", True, 400, "sea-ink", 0.85),
    "abroad": ("text", True, 400, "abroad-ink", 0.85),
}
"""Role, italic, weight, colour and opacity of each style of region."""
