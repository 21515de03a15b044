"""Ids that look alike: the same id twice in a list, also by another spelling of its letters.

One name typed on two systems may hold its accents in two ways, or end in a blank (case O21).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from forge.finding import Finding
from forge.source import ROOT, Document, Pointer

CHECK = "ids"


def check(document: Document) -> Iterator[Finding]:
    """A finding for each entity whose id another one of its list has already."""
    yield from _walk(document, document.data, ROOT)


def _walk(document: Document, data: object, at: Pointer) -> Iterator[Finding]:
    if isinstance(data, Mapping):
        for name, child in data.items():
            yield from _walk(document, child, at / name)
    elif isinstance(data, list):
        yield from _doubles(document, data, at)
        for i, child in enumerate(data):
            yield from _walk(document, child, at / i)


def _doubles(document: Document, items: list[object], at: Pointer) -> Iterator[Finding]:
    seen: dict[str, tuple[str, Pointer]] = {}
    for i, item in enumerate(items):
        name = item.get("id") if isinstance(item, Mapping) else None
        if not isinstance(name, str):
            continue
        here = at / i / "id"
        first, there = seen.setdefault(folded(name), (name, here))
        if there is here:
            continue
        mark, before = document.mark(here), document.mark(there)
        lines = f"{before} and {mark}"
        if before and mark and before.file == mark.file:
            lines = f"line {before.line} and line {mark.line}"
        message = f"{name} defined twice: {lines}"
        if first != name:
            message = f"{spelt(first)} and {spelt(name)} are the same id: {lines}"
        yield Finding(mark, CHECK, message, "rename or delete one of them")


def folded(name: str) -> str:
    """An id with the differences taken out that nobody sees: composition, case, outer blanks."""
    return unicodedata.normalize("NFC", name).casefold().strip()


def spelt(name: str) -> str:
    """An id in quotes, with the code points of what is not a plain letter, digit or hyphen."""
    odd = [f"U+{ord(c):04X}" for c in name if not (c.isascii() and c.isalnum()) and c not in "-_"]
    return f'"{name}" ({" ".join(odd)})' if odd else f'"{name}"'
