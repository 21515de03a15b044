"""Which outputs are up to date: a folder's manifest says what its parts were made from.

A part can stay when the manifest has the wanted key for it and every file of it still has the
hash that the manifest gives.  The key covers what the part sees of the content, the program's own
source, the options and the fonts, so nothing stale can pass for today's (acceptance case O35).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import forge
from forge import __version__, write

MANIFEST = "manifest.json"
HISTORY = "history.json"

Row = tuple[str, str, int, str, bool]
"""A printed file: its name, part, sheets, sides, and whether it counts."""


@dataclass(frozen=True, slots=True)
class Made:
    """A part of an output folder: the key it was made under, its files with their SHA-256.

    ``mark`` is the hash of the content that the part sees, as its sheets carry it; ``shows`` one
    of what it shows.  ``prints`` tells the printed files as the guide lists them, ``heard`` the
    ids of forge's own words that it asked for in a translation.
    """

    key: str
    files: Mapping[str, str]
    mark: str = ""
    shows: str = ""
    prints: tuple[Row, ...] = ()
    heard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Manifest:
    """What an output folder holds: its parts, and the content that the newest were made from.

    ``language_hash`` is of all that a translation says; empty for English.
    """

    content_hash: str
    warnings: int
    parts: Mapping[str, Made] = field(default_factory=dict)
    language_hash: str = ""

    @property
    def made_from(self) -> tuple[str, str]:
        """The hashes of content and language that all parts were checked in."""
        return self.content_hash, self.language_hash

    @property
    def files(self) -> frozenset[str]:
        """The names of all files."""
        return frozenset(name for part in self.parts.values() for name in part.files)

    def warned(self, count: int) -> Manifest:
        """The manifest of a build that had so many warnings."""
        return replace(self, warnings=count)


@cache
def program_hash() -> str:
    """The hash of forge's own source and data files."""
    root = Path(forge.__file__).parent
    kinds = {".py", ".toml"}
    parts = [
        f"{path.relative_to(root).as_posix()} {write.digest(path.read_bytes())}"
        for path in sorted(root.rglob("*"))
        if path.suffix in kinds
    ]
    return write.digest("\n".join(parts).encode())


def key(*parts: str) -> str:
    """The hash of everything an output depends on."""
    return write.digest("\n".join((program_hash(), *parts)).encode())


def read(folder: Path) -> Manifest | None:
    """The manifest of an output folder; None when there is none or it is damaged."""
    try:
        data = json.loads((folder / MANIFEST).read_text("utf-8"))
        parts = {name: _made(part, data["files"]) for name, part in data["parts"].items()}
        return Manifest(data["content_hash"], data["warnings"], parts, data["language_hash"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _made(part: Any, files: Any) -> Made:
    held = {name: files[name] for name in part["files"]}
    rows = tuple((str(f), str(p), int(n), str(s), bool(c)) for f, p, n, s, c in part["prints"])
    heard = tuple(map(str, part["heard"]))
    return Made(part["key"], held, part["mark"], part["shows"], rows, heard)


def intact(folder: Path, made: Made) -> bool:
    """Whether the files of a part are there as they were written."""
    return all(_holds(folder / file, sha256) for file, sha256 in made.files.items())


def _holds(path: Path, sha256: str) -> bool:
    return path.is_file() and write.digest(path.read_bytes()) == sha256


@dataclass(frozen=True, slots=True)
class Fresh:
    """A part as just made: its files' bytes, and what its :class:`Made` tells besides."""

    files: Mapping[str, bytes]
    key: str
    mark: str = ""
    shows: str = ""
    prints: tuple[Row, ...] = ()
    heard: tuple[str, ...] = ()

    @property
    def made(self) -> Made:
        """What the manifest tells of the part."""
        hashes = {file: write.digest(content) for file, content in self.files.items()}
        return Made(self.key, hashes, self.mark, self.shows, self.prints, self.heard)


def put(folder: Path, made: Manifest, fresh: Mapping[str, Fresh], current: Iterable[str]) -> None:
    """Write parts of an output folder with their manifest, whole or not at all.

    ``made`` gives the content hash, the number of warnings and the parts that stay as they are;
    those of them in ``current`` are what this content makes.  Files of the last build that are
    not wanted any more go; files that forge did not make stay.
    """
    parts = {**made.parts, **{name: part.made for name, part in fresh.items()}}
    data = {file: content for part in fresh.values() for file, content in part.files.items()}
    old = read(folder)
    kept = {file for name in parts.keys() - fresh.keys() for file in parts[name].files}
    ours = (frozenset(old.files if old else ()) | {MANIFEST, HISTORY}) - kept
    data[MANIFEST] = _dump(_told(replace(made, parts=parts)))
    told = {name: parts[name] for name in (*fresh, *current) if parts[name].shows}
    if told:
        seen = history(folder)
        at = seen.setdefault(made.content_hash, {})
        at.update({name: Past(part.mark, part.shows) for name, part in told.items()})
        data[HISTORY] = _dump({mark: _past(parts) for mark, parts in seen.items()})
    write.folder(folder, data, ours)


def _told(manifest: Manifest) -> dict[str, object]:
    files = {
        name: sha256 for part in manifest.parts.values() for name, sha256 in part.files.items()
    }
    parts = {
        name: {
            "key": part.key,
            "mark": part.mark,
            "shows": part.shows,
            "prints": part.prints,
            "heard": part.heard,
            "files": sorted(part.files),
        }
        for name, part in manifest.parts.items()
    }
    return {
        "made_by": f"forge {__version__}",
        "content_hash": manifest.content_hash,
        "language_hash": manifest.language_hash,
        "warnings": manifest.warnings,
        "parts": parts,
        "files": files,
    }


class Past(NamedTuple):
    """What a part was at an earlier build: the hash on its sheets, and of what it showed."""

    mark: str
    shows: str


def history(folder: Path) -> dict[str, dict[str, Past]]:
    """What each part was at each content hash that was ever built here; {} when unknown."""
    try:
        data = json.loads((folder / HISTORY).read_text("utf-8"))
        return {
            mark: {name: Past(one["mark"], one["shows"]) for name, one in parts.items()}
            for mark, parts in data.items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _past(parts: Mapping[str, Past]) -> dict[str, dict[str, str]]:
    return {name: one._asdict() for name, one in parts.items()}


def _dump(value: object) -> bytes:
    return (json.dumps(value, indent=2, sort_keys=True) + "\n").encode()
