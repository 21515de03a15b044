"""The conformance vectors of an edition as a file of its bundle."""

from __future__ import annotations

import json

from forge.model.edition import Edition
from forge.model.game import Game
from forge.simulate.known import all_bots, rules_of
from forge.simulate.vectors import Table, vectors
from forge.write import digest

FILE = "vectors.json"


def table(game: Game, edition: Edition) -> Table | None:
    """The rules that play an edition, over its board; None when no rules or no bots of ours do."""
    rules = rules_of(game, edition)
    if rules is None or rules.id not in all_bots():
        return None
    return Table(rules, all_bots()[rules.id], rules.tables(game, edition), edition.rules)


def mark(game: Game, edition: Edition) -> str:
    """The hash of all that the vectors depend on: the tables, no words."""
    found = table(game, edition)
    return digest(repr(found and (found.rules.id, found.b, found.wanted)).encode())


def file(game: Game, edition: Edition) -> dict[str, bytes]:
    """``vectors.json`` by name, one play a line; no file when no rules of ours play the edition."""
    found = table(game, edition)
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
