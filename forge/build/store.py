"""Which outputs are up to date: a folder's manifest says what its parts were made from.

A part is fresh when the manifest has the wanted key for it and every file of it still has the
hash that the manifest gives.  The key covers the content, the program's own source, the options
and the fonts, so nothing stale can pass for today's (acceptance case O35).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import forge
from forge import __version__, write

MANIFEST = "manifest.json"
HISTORY = "history.json"


@dataclass(frozen=True, slots=True)
class Made:
    """A part of an output folder: the key it was made under, its files with their SHA-256.

    ``shows`` is a hash of what it shows, where that is kept from build to build.
    """

    key: str
    files: Mapping[str, str]
    shows: str = ""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What an output folder holds: its parts, and the content that the newest were made from."""

    content_hash: str
    warnings: int
    parts: Mapping[str, Made] = field(default_factory=dict)

    @property
    def files(self) -> frozenset[str]:
        """The names of all files."""
        return frozenset(name for part in self.parts.values() for name in part.files)


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
        return Manifest(data["content_hash"], data["warnings"], parts)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _made(part: Any, files: Any) -> Made:
    return Made(part["key"], {name: files[name] for name in part["files"]}, part["shows"])


def is_fresh(folder: Path, wanted: str, parts: Iterable[str] = ()) -> Manifest | None:
    """The folder's manifest when its parts hold exactly what ``wanted`` would make; else None.

    Without ``parts``, all that the manifest names.
    """
    manifest = read(folder)
    if manifest is None or not manifest.parts:
        return None
    for name in parts or manifest.parts:
        part = manifest.parts.get(name)
        if part is None or part.key != wanted:
            return None
        if not all(_holds(folder / file, sha256) for file, sha256 in part.files.items()):
            return None
    return manifest


def _holds(path: Path, sha256: str) -> bool:
    return path.is_file() and write.digest(path.read_bytes()) == sha256


@dataclass(frozen=True, slots=True)
class Fresh:
    """A part as just made: its files' bytes, and a hash of what it shows."""

    files: Mapping[str, bytes]
    shows: str = ""


def put(folder: Path, made: Manifest, fresh: Mapping[str, Fresh], made_under: str) -> None:
    """Write parts of an output folder with their manifest, whole or not at all.

    ``made`` gives the content hash, the number of warnings and the parts that stay as they
    are.  Files of the last build that are not wanted any more go; files that forge did not
    make stay.
    """
    parts = dict(made.parts)
    data: dict[str, bytes] = {}
    for name, part in fresh.items():
        hashes = {file: write.digest(content) for file, content in part.files.items()}
        parts[name] = Made(made_under, hashes, part.shows)
        data.update(part.files)
    old = read(folder)
    kept = {file for name in parts.keys() - fresh.keys() for file in parts[name].files}
    ours = (frozenset(old.files if old else ()) | {MANIFEST, HISTORY}) - kept
    manifest = Manifest(made.content_hash, made.warnings, parts)
    data[MANIFEST] = _dump(_told(manifest))
    if any(part.shows for part in fresh.values()):
        seen = history(folder)
        seen.setdefault(made.content_hash, {}).update({n: part.shows for n, part in fresh.items()})
        data[HISTORY] = _dump(seen)
    write.folder(folder, data, ours)


def _told(manifest: Manifest) -> dict[str, object]:
    files = {
        name: sha256 for part in manifest.parts.values() for name, sha256 in part.files.items()
    }
    return {
        "made_by": f"forge {__version__}",
        "content_hash": manifest.content_hash,
        "warnings": manifest.warnings,
        "parts": {
            name: {"key": part.key, "shows": part.shows, "files": sorted(part.files)}
            for name, part in manifest.parts.items()
        },
        "files": files,
    }


def history(folder: Path) -> dict[str, dict[str, str]]:
    """What each part showed at each content hash that was ever built here; {} when unknown."""
    try:
        data = json.loads((folder / HISTORY).read_text("utf-8"))
        return {mark: dict(parts) for mark, parts in data.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _dump(value: object) -> bytes:
    return (json.dumps(value, indent=2, sort_keys=True) + "\n").encode()
