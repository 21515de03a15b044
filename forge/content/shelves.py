"""The parts of a game's folder: single files, and folders with a file for each entity."""

from __future__ import annotations

FILES = (
    *("game", "board", "trail", "tokens", "money", "pawns", "die", "box", "style", "scenery"),
    "ground",
    "stand",
    "pictures",
    "map",
    "atlas",
    "outfit",
    "explorers",
    "turn",
)
"""Files by stem; each is its own kind of document."""

SHELVES = {
    "editions": "edition",
    "rulebooks": "rulebook",
    "decks": "deck",
    "faces": "face",
    "tables": "table",
    "piles": "pile",
    "forms": "form",
}
"""Folders, and the kind of document that lies in each."""

READ_ELSEWHERE = frozenset({"art", "locale"})
"""Folders that are not part of the document."""
