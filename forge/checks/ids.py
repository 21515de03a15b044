"""Ids: one name, one thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from forge.checks.engine import Complaint, check
from forge.checks.naming import code_points, looks_like
from forge.model.game import Game
from forge.source import Pointer


@check()
def ids_double(game: Game) -> Iterator[Complaint]:
    """Two things of one kind never share an id, nor have ids that look the same.

    Compares the ids of every list after Unicode normalisation, without case, blanks, or the
    difference between `_` and `-`.

    A reference to such an id means one thing to the person who wrote it and another to the
    program; a saved game or a translation then belongs to the wrong one.

    Bad:
        add:
          board:
            points:
              - {id: ben-ghazi, name: Benghazi, place: [20.0, 31.0]}
              - {id: ben_ghazi, name: Benghazi, place: [21.0, 31.0]}
    Good:
        add:
          board:
            points:
              - {id: tobruk, name: Tobruk, place: [24.0, 32.1], terminal: true}
    """
    for group in _lists(game):
        seen: dict[str, str] = {}
        for ident, at in group:
            first = seen.get(looks_like(ident))
            seen.setdefault(looks_like(ident), ident)
            if first == ident:
                yield Complaint(at / "id", f"the id {ident!r} is used twice", "give it its own id")
            elif first is not None:
                forms = (f"{name!r} {code_points(name)}".strip() for name in (first, ident))
                message = f"the ids {' and '.join(forms)} look the same"
                yield Complaint(at / "id", message, "rename one of them")


def _lists(thing: object) -> Iterator[list[tuple[str, Pointer]]]:
    """The (id, place) pairs of every list of things with ids, found by type."""
    if isinstance(thing, tuple):
        named = [
            (part.id, part.at) for part in thing if hasattr(part, "id") and hasattr(part, "at")
        ]
        if named:
            yield named
        for part in thing:
            yield from _lists(part)
    elif isinstance(thing, Mapping):
        for part in thing.values():
            yield from _lists(part)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for f in fields(thing):
            yield from _lists(getattr(thing, f.name))
