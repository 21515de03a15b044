"""What a rulebook says of its translation, behind the credits of the game."""

from __future__ import annotations

COLOPHON = {
    "colophon-whole": "{language}: the whole game is translated.",
    "colophon-part": "{language}: {percent} % of the game is translated. What stands behind {mark}"
    " is still in English.",
    "colophon-by": "Translation: {names}.",
    "colophon-read": "Read and approved by {names}.",
    "colophon-unread": "No native reader has approved it yet.",
}
