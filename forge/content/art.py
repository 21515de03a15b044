"""The files under art/ of a game and its mods, and the names by which content asks for them.

Nothing outside the folder is opened: a name never leads anywhere by itself, it is looked up among
the files found, and links that lead outside are not followed (acceptance case O37).  Names are
compared in Unicode's composed form, so that art saved on a Mac is found on Linux (case O21).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from forge.content.roots import inside, shown
from forge.finding import Finding
from forge.source import ROOT, Document, Mark, Pointer

CHECK = "art"
FOLDER = "art"
SHARED = "shared"
"""The folder beside the games whose art any of them may ask for."""
LARGEST_FILE = 100_000_000  # bytes

_CLUTTER = frozenset({"Thumbs.db", "desktop.ini"})  # what file managers leave behind
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")


class Art(NamedTuple):
    """Bytes by the name below art/, and the files that were not opened: where, and why."""

    files: dict[str, bytes]
    refused: dict[str, tuple[Mark, str]]


def read(folder: Path) -> Art:
    """The art of a game or a mod; hidden files are passed over."""
    top = folder / FOLDER
    found = Art({}, {})
    seen: dict[str, str] = {}
    for path in sorted(top.rglob("*")):
        name = unicodedata.normalize("NFC", path.relative_to(top).as_posix())
        if (
            path.is_dir()
            or path.name in _CLUTTER
            or any(p.startswith(".") for p in name.split("/"))
        ):
            continue
        first = seen.setdefault(name.casefold(), name)
        reason = _reason(folder, path)
        if first != name:
            reason = f"differs from {FOLDER}/{first} in capitals only; some systems mix them up"
        if reason:
            found.refused[name] = (Mark(shown(path), 1, 1), reason)
        else:
            found.files[name] = path.read_bytes()
    return found


def _reason(folder: Path, path: Path) -> str:
    """Why a file is not opened; empty when it may be."""
    if not inside(folder, path):
        return "is a link that leads out of the folder; it is not opened"
    if not path.is_file():
        return "is no file"
    if path.stat().st_size > LARGEST_FILE:
        return f"is larger than {LARGEST_FILE // 1_000_000} MB"
    return ""


def laid(arts: Sequence[Art]) -> Art:
    """The art of a game with that of its mods over it: a file takes the place of its namesake."""
    whole = Art({}, {})
    for art in arts:
        whole.files.update(art.files)
        whole.refused.update(art.refused)
    return whole


def borrowed(document: Document, shelf: Path) -> dict[str, bytes]:
    """The files of the folder ``shelf`` that a game asks for by name and does not have itself."""
    held = read(shelf).files
    asked = (name.removeprefix(f"{FOLDER}/") for _, _, name in _named(document))
    return {name: held[name] for name in asked if name in held and name not in document.art}


def check(document: Document, art: Art) -> Iterator[Finding]:
    """A finding for each name that may not be asked for and each file that was not opened."""
    told = set()
    for whose, at, name in _named(document):
        reason = fault(name)
        key = unicodedata.normalize("NFC", name).removeprefix(f"{FOLDER}/")
        if not reason and key in art.refused and "/" in name:
            told.add(key)
            reason = art.refused[key][1]
        if reason:
            message = f"{whose} asks for {name}, which {reason}"
            hint = f"write {FOLDER}/ and the name of a file that lies there"
            yield Finding(document.mark(at), CHECK, message, hint)
    for name, (mark, reason) in art.refused.items():
        if name not in told:
            yield Finding(mark, CHECK, f"{FOLDER}/{name} {reason}")


def fault(name: str) -> str:
    """Why a name can be no file of the art folder, wherever it lies; empty when it can."""
    if not unicodedata.is_normalized("NFC", name):
        return "holds letters in parts; write them in Unicode's composed form (NFC)"
    if "\\" in name:
        return "has a backslash; folders are parted by /"
    if name.startswith(("/", "~")):
        return "begins at the root of a file system"
    if _SCHEME.match(name):
        return "names a drive or an address"
    if ".." in name.split("/"):
        return "leads out of its folder"
    return ""


def _named(document: Document) -> Iterator[tuple[str, Pointer, str]]:
    """Who asks for art, where, and by which name."""
    for deck, at in _members(document, ROOT / "decks"):
        for i, card in _list(deck, "cards"):
            given = card.get("art")
            for slot, name in given.items() if isinstance(given, Mapping) else ():
                if isinstance(name, str):
                    yield f"the card {card.get('id')}", at / "cards" / i / "art" / slot, name
    for face, at in _members(document, ROOT / "faces"):
        for i, slot in _list(face, "slots"):
            symbol = slot.get("symbol")
            if isinstance(symbol, str):
                yield f"the slot {slot.get('id')}", at / "slots" / i / "symbol", symbol
    for part in ("scenery", "map"):
        chart = _get(document, ROOT / part).get("chart")
        if isinstance(chart, str):
            yield f"the {part}", ROOT / part / "chart", chart


def _get(document: Document, at: Pointer) -> Mapping[str, object]:
    try:
        value = document.get(at)
    except KeyError:
        return {}
    return value if isinstance(value, Mapping) else {}


def _members(document: Document, shelf: Pointer) -> Iterator[tuple[Mapping[str, object], Pointer]]:
    for stem in _get(document, shelf):
        yield _get(document, shelf / stem), shelf / stem


def _list(record: Mapping[str, object], name: str) -> Iterator[tuple[int, Mapping[str, object]]]:
    value = record.get(name)
    for i, item in enumerate(value if isinstance(value, list) else ()):
        if isinstance(item, Mapping):
            yield i, item
