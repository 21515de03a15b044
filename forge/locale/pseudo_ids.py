"""Ids in place of texts: a picture of what is printed where.

An id is longer than many names, so it is told by as much of it as the text would take.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from forge.model.text import PLACEHOLDER

GENERAL: Final = frozenset(
    {
        "name", "title", "text", "texts", "note", "label", "short", "plural", "subtitle", "heading",
        "cards", "points", "kinds", "blocks", "sections", "entries", "panels", "rows", "columns",
        "paragraphs", "items", "ui",
    }
)  # fmt: skip
"""Parts of ids that tell little of a text by themselves."""
NAMES: Final = re.compile(
    r"(token|point|card|deck|harbour|terrain|direction|river|item|profession|level|pile|lookup"
    r"|result|credit|region|note)\.|(currency|licence|title|notice|colony)$"
)
"""How placeholders begin that stand for names; all others are numbers."""
LEAST: Final = 4
BREAK: Final = "\u200b"
"""A line may end here, and nothing shows it."""
_MARKUP: Final = re.compile(r"</?[a-z]+>")


def named(ident: str, template: str) -> str:
    """The id of a text, as far as it takes no more room than the text, and then its numbers."""
    bare = PLACEHOLDER.sub("000", _MARKUP.sub("", template)).strip()
    if not any(letter.isalpha() for letter in bare):
        return template
    numbers = [f"{{{match[1]}}}" for match in PLACEHOLDER.finditer(template)]
    kept = [number for number in dict.fromkeys(numbers) if not NAMES.match(number[1:-1])]
    room = max(LEAST, len(bare) - 4 * len(kept))
    shown = next((told for told in _shorter(ident) if len(told) <= room), None)
    told = shown or f"{_last(ident)[: room - 1]}…"
    return " ".join((re.sub(r"([.-])(?=.)", rf"\1{BREAK}", told), *kept))


def _shorter(ident: str) -> Iterator[str]:
    """Ever less of an id: all of it, without its shelf, without what tells little, its end."""
    parts = ident.split(".")
    telling = [part for part in parts[1:] if part not in GENERAL] or parts[-1:]
    yield ident
    yield ".".join(parts[1:])
    yield from (".".join(telling[first:]) for first in range(len(telling)))


def _last(ident: str) -> str:
    parts = [part for part in ident.split(".") if part not in GENERAL]
    return (parts or ident.split("."))[-1]
