"""Checks a document against the JSON Schemas (2020-12) in ``schemas/``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from forge.content import complaints
from forge.content.roots import schema_root
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
        if name in FILES:
            yield from validate(document, part, ROOT / name, name)
        elif name in SHELVES:
            for stem, file in part.items():
                yield from validate(document, file, ROOT / name / stem, SHELVES[name])


def check_mod(node: Node, name: str) -> Iterator[Finding]:
    """A finding for each thing in a mod's own file that the mod schema does not allow."""
    mod = document(node)
    for finding in validate(mod, mod.data, ROOT, "mod"):
        message = f"mod {name}: {finding.message}"
        yield Finding(finding.mark, finding.check, message, finding.hint)


def validate(document: Document, data: object, at: Pointer, kind: str) -> Iterator[Finding]:
    """The findings of one file's data, which stands at ``at`` in the document."""
    validator = validators(schema_root()).get(kind)
    if validator is None:
        return
    for complaint in complaints.of(validator.iter_errors(data), document, at):
        marks = document.keys if complaint.key else document.marks
        mark = marks.get(complaint.at) or document.mark(complaint.at)
        yield Finding(mark, CHECK, complaint.message, complaint.hint)


@cache
def validators(root: Path) -> Mapping[str, Draft202012Validator]:
    """One compiled validator per kind of document, by kind."""
    schemas = {path.name: _json(path) for path in sorted(root.glob("*.schema.json"))}
    resources = [(name, Resource.from_contents(schema)) for name, schema in schemas.items()]
    registry: Registry[Any] = Registry().with_resources(resources).crawl()
    return {
        name.removesuffix(".schema.json"): Draft202012Validator(schema, registry=registry)
        for name, schema in schemas.items()
    }


def _json(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded
