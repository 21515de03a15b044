"""The conformance vectors of an edition as a file of its bundle."""

from __future__ import annotations

import json

from forge.model.edition import Edition
from forge.model.game import Game
from forge.simulate.vectors import table_of, vectors
from forge.write import digest

FILE = "vectors.json"


def mark(game: Game, edition: Edition) -> str:
    """The hash of all that the vectors depend on: the tables and who plays, no words."""
    found = table_of(game, edition)
    return digest(repr(found and found.facts).encode())


def file(game: Game, edition: Edition) -> dict[str, bytes]:
    """``vectors.json`` by name, one play a line; no file when no rules of ours play the edition."""
    found = table_of(game, edition)
    if found is None:
        return {}
    made = vectors(found)
    plays = made.pop("plays")
    head = json.dumps(made, ensure_ascii=False, indent=1, sort_keys=True)[:-2]
    lines = ",\n".join(
        json.dumps(play, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        for play in plays
    )
    return {FILE: f'{head},\n "plays": [\n{lines}\n]}}\n'.encode()}
