"""Checks a document against the JSON Schemas (2020-12) in ``schemas/``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from forge.content import quick
from forge.content.nearest import did_you_mean
from forge.content.roots import schema_root
from forge.content.schemas import ENDING, schema
from forge.content.shelves import FILES, SHELVES
from forge.content.tree import Node, document
from forge.finding import Finding
from forge.source import ROOT, Document, Pointer

CHECK = "schema"


def check(document: Document) -> Iterator[Finding]:
    """A finding for each thing in a game's document that its schemas do not allow."""
    data = document.data
    if not isinstance(data, Mapping):
        return
    for name, part in data.items():
        at = ROOT / name
        if name in FILES:
            yield from validate(document, part, at, name)
        elif name not in SHELVES:
            hint = did_you_mean(name, [*FILES, *SHELVES])
            message = f"no part of a game is called {name}"
            yield Finding(document.keys.get(at) or document.mark(at), CHECK, message, hint)
        elif isinstance(part, Mapping):
            for stem, file in part.items():
                yield from validate(document, file, at / stem, SHELVES[name])
        else:
            message = f"{name} must be a mapping with a key for each of its files"
            yield Finding(document.mark(at), CHECK, message, "name one of them, or drop them")


def check_mod(node: Node, name: str) -> Iterator[Finding]:
    """A finding for each thing in a mod's own file that the mod schema does not allow."""
    mod = document(node)
    for finding in validate(mod, mod.data, ROOT, "mod"):
        message = f"mod {name}: {finding.message}"
        yield Finding(finding.mark, finding.check, message, finding.hint)


def validate(document: Document, data: object, at: Pointer, kind: str) -> Iterator[Finding]:
    """The findings of one file's data, which stands at ``at`` in the document."""
    root = schema_root()
    passes = _passes(kind, root)
    if passes is not None and passes(data):
        return
    from forge.content.judge import judge  # late: jsonschema takes longer to load than most games

    for complaint in judge(document, data, at, kind, root):
        marks = document.keys if complaint.key else document.marks
        mark = marks.get(complaint.at) or document.mark(complaint.at)
        yield Finding(mark, CHECK, complaint.message, complaint.hint)


@cache
def _passes(kind: str, root: Path) -> quick.Check | None:
    """The quick check of a kind of document; None when its schema needs jsonschema's judgement."""
    try:
        return quick.Compiler(lambda name: schema(name, root)).file(f"{kind}{ENDING}")
    except quick.Unknown:
        return None
