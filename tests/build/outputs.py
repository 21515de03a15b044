"""What builds leave in a folder, to compare one build with another."""

from __future__ import annotations

from pathlib import Path

from forge.build.pictures import KEPT

ASIDE = frozenset({"history.json"})
"""What was built before differs by what was built before."""


def files(folder: Path) -> dict[str, bytes]:
    """The files of all kits and bundles below a folder, without what builds keep for the next."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in ASIDE and KEPT not in path.parts
    }
