"""Which outputs are up to date: a folder's manifest says what it was made from.

A folder is fresh when its manifest has the wanted key and every file still has the hash that
the manifest gives.  The key covers the content, the program's own source, the options and the
fonts, so nothing stale can pass for today's (acceptance case O35).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import forge
from forge import __version__, write

MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What an output folder was made from, and the files in it with their SHA-256."""

    key: str
    content_hash: str
    warnings: int
    files: Mapping[str, str]


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
        return Manifest(data["key"], data["content_hash"], data["warnings"], dict(data["files"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def is_fresh(folder: Path, wanted: str) -> Manifest | None:
    """The folder's manifest when it holds exactly what ``wanted`` would make; else None."""
    manifest = read(folder)
    if manifest is None or manifest.key != wanted:
        return None
    for name, sha256 in manifest.files.items():
        path = folder / name
        if not path.is_file() or write.digest(path.read_bytes()) != sha256:
            return None
    return manifest


def put(folder: Path, files: Mapping[str, bytes], manifest_key: str, made: tuple[str, int]) -> None:
    """Write an output folder with its manifest, whole or not at all.

    ``made`` is the content hash and the number of warnings.  Files of the last build that are
    not wanted any more go; files that forge did not make stay.
    """
    hashes = {name: write.digest(data) for name, data in sorted(files.items())}
    content_hash, warnings = made
    manifest = {
        "made_by": f"forge {__version__}",
        "key": manifest_key,
        "content_hash": content_hash,
        "warnings": warnings,
        "files": hashes,
    }
    text = json.dumps(manifest, indent=2, sort_keys=True) + "\n"
    old = read(folder)
    ours = frozenset(old.files if old else ()) | {MANIFEST}
    write.folder(folder, {**files, MANIFEST: text.encode()}, ours)
