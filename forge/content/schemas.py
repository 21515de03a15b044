"""The schema files, each read once."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

ENDING = ".schema.json"


def schema_names(root: Path) -> tuple[str, ...]:
    """The file names of the schemas in a folder."""
    return tuple(sorted(path.name for path in root.glob(f"*{ENDING}")))


@cache
def schema(name: str, root: Path) -> dict[str, Any]:
    """The schema in a file of the folder ``root``."""
    loaded: dict[str, Any] = json.loads((root / name).read_text(encoding="utf-8"))
    return loaded
