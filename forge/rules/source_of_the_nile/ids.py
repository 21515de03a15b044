"""What the rules know of the content by name, for those who read it and those who check it."""

from __future__ import annotations

ITEMS = (
    *("porter", "guard", "guide", "musket", "rations", "gifts", "water", "medicine", "canoe"),
    *("horse", "camel", "ivory", "detained"),
)
"""The ids of the goods and people of an expedition, in the order of their numbers."""
CARRIED = ("explorer", *ITEMS, "specimen")
"""The ids of all that an expedition may hold."""
LEGENDS = ("lost-city", "solomons-mine", "great-kingdom", "missing-doctor")
"""The legends, in the order of their rows in the schedule of points."""
POINTS = "victory-points"
"""The schedule of points: a column for each profession."""
ROWS = (
    *("hex-desert", "hex-jungle", "hex-mountain", "hex-swamp", "hex-veldt", "hex-river", "oasis"),
    *("cataract", "high-mountain", "waterfall", "lake", "record-mountain", "record-waterfall"),
    *("record-lake", "record-river", "record-peoples", "river-source", "nile-source"),
    *("coast-to-coast", *LEGENDS, "people-small", "people-medium", "people-large", "people-wary"),
    *("battle-seen-people", "battle-seen-explorer", "battle-own-won", "battle-own-lost"),
    "interview",
)
"""The rows of the schedule of points, in the order of their numbers."""
SIZES = ("small", "medium", "large")
"""The sizes of settlements."""
COURSES = ((), (3,), (2,), (4,), (2, 4))
"""The turns that a river may take upstream: none at a source, ahead, left, right, two at a fork."""
MOST_MOVES = 60
"""The most hexes that an expedition enters in a turn: a state has room for a battle in each."""
