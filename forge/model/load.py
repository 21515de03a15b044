"""A checked document to a frozen game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar, cast, get_args

from forge.model.decode import decode, hint
from forge.model.game import Game
from forge.source import ROOT, Document, Pointer

T = TypeVar("T")


def game(document: Document) -> Game:
    """The game a checked document describes; parts that it does not have stay None or empty.

    Files of a folder become a tuple in file-stem order, each with its stem as id; piles that name
    a face are decks besides.  Raises KeyError or TypeError for a document that the schemas did not
    pass.
    """
    data = cast(Mapping[str, Any], document.data)
    head = decode(Game, data["game"], ROOT / "game", "game")
    parts: dict[str, Any] = {
        f.name: _part(f.name, data[f.name]) for f in fields(Game) if f.name in data
    }
    if parts.get("piles"):
        from forge.model.dealt import decks  # late: few games have piles

        parts["decks"] = (*parts.get("decks", ()), *decks(parts["piles"]))
    return replace(head, art=document.art, **parts)


def _part(name: str, data: Mapping[str, Any]) -> object:
    """One file's value, or the values of a folder's files."""
    kind = hint(Game, name)
    at = ROOT / name
    if _is_shelf(kind):
        inner = get_args(kind)[0]
        return tuple(
            _file(inner, data[stem], at / stem, f"{name}.{stem}", stem) for stem in sorted(data)
        )
    (inner,) = (arg for arg in get_args(kind) if arg is not type(None))
    return decode(inner, data, at, name)


def _is_shelf(kind: Any) -> bool:
    return bool(get_args(kind)) and Ellipsis in get_args(kind)


def _file(cls: type[T], data: Mapping[str, Any], at: Pointer, key: str, stem: str) -> T:
    return decode(cls, {"id": stem, **data}, at, key)
