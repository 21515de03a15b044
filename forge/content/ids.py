"""Ids that look alike: the same id twice in a list, also by another spelling of its letters.

One name typed on two systems may hold its accents in two ways, or end in a blank (case O21).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

from forge.content.shelves import SHELVES
from forge.finding import Finding
from forge.source import ROOT, Document, Pointer

CHECK = "ids"
ID = "[a-z0-9]+(-[a-z0-9]+)*"


def check(document: Document) -> Iterator[Finding]:
    """A finding for each id that another entity of its list has, or that is not its file's name."""
    yield from _files(document)
    yield from _walk(document, document.data, ROOT)


def _files(document: Document) -> Iterator[Finding]:
    """What is wrong with the names of files that give an entity its id."""
    data = document.data if isinstance(document.data, Mapping) else {}
    for shelf in SHELVES:
        files = data.get(shelf)
        for stem, file in files.items() if isinstance(files, Mapping) else ():
            at = ROOT / shelf / stem
            mark = document.mark(at)
            if not re.fullmatch(ID, stem):
                message = f"{spelt(stem)} cannot be an id; file names here are ids"
                hint = "rename the file: plain lower-case letters, digits and single hyphens"
                yield Finding(mark, CHECK, message, hint)
            given = file.get("id") if isinstance(file, Mapping) else None
            if isinstance(given, str) and given != stem:
                message = f"the id is {spelt(given)}, but the file is called {stem}.yaml"
                yield Finding(document.mark(at / "id"), CHECK, message, "leave the id out")


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
