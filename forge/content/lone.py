"""A single content file, checked against the schema of its kind.

The kind is told by where the file lies, else by its editor mode line
(``# yaml-language-server: $schema=.../deck.schema.json``).
"""

from __future__ import annotations

import re
from pathlib import Path

from forge.content import schema
from forge.content.load import load
from forge.content.roots import schema_root, shown
from forge.content.schemas import ENDING, schema_names
from forge.content.shelves import FILES, SHELVES
from forge.content.tree import document
from forge.finding import Finding, ordered
from forge.source import ROOT, Mark

ALONE = ("printer",)
"""Files that are no part of a game."""
MODE_LINE = re.compile(r"^#\s*yaml-language-server:\s*\$schema=\S*?([a-z]+)\.schema\.json", re.M)


def check_file(path: Path) -> tuple[Finding, ...]:
    """What is wrong with one file as YAML and against its schema, ordered by place."""
    if not path.is_file():
        return (Finding(None, "usage", f"there is no file {shown(path)}"),)
    node, wrong = load(path, shown(path))
    if node is None:
        return ordered(wrong)
    kind = _kind(path)
    if kind is None:
        message = "what kind of content this is cannot be told"
        hint = "begin the file with: # yaml-language-server: $schema=<folder>/deck.schema.json"
        return ordered([*wrong, Finding(Mark(shown(path), 1, 1), "usage", message, hint)])
    whole = document(node)
    return ordered([*wrong, *schema.validate(whole, whole.data, ROOT, kind)])


def _kind(path: Path) -> str | None:
    """The schema of a file: by its folder, its name, or its mode line."""
    single = path.stem if path.stem in (*FILES, *ALONE) else None
    by_place = SHELVES.get(path.parent.name) or single
    if path.name == "mod.yaml":
        return "mod"
    line = MODE_LINE.search(path.read_text("utf-8", errors="replace")[:500])
    known = line is not None and f"{line[1]}{ENDING}" in schema_names(schema_root())
    return line[1] if line and known else by_place
