"""What jsonschema (2020-12) finds wrong with data, in words; loaded only when something is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, validators
from referencing import Registry, Resource

from forge.content import complaints
from forge.content.complaints import Complaint
from forge.content.schemas import schema, schema_names
from forge.source import Document, Pointer


def judge(
    document: Document, data: object, at: Pointer, kind: str, root: Path
) -> Iterator[Complaint]:
    """Everything in ``data``, which stands at ``at``, that the schema ``kind`` does not allow."""
    yield from complaints.of(validator(kind, root).iter_errors(data), document, at)


@cache
def validator(kind: str, root: Path) -> Any:
    """The validator of a kind of document; every other schema of the folder is in its reach."""
    resources = [(name, Resource.from_contents(schema(name, root))) for name in schema_names(root)]
    registry: Registry[Any] = Registry().with_resources(resources).crawl()
    return _strict()(schema(f"{kind}.schema.json", root), registry=registry)


@cache
def _strict() -> Any:
    """Draft 2020-12, except that 2.0 is no whole number: people who mean 2 write 2."""
    checker = Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    )
    extend: Any = validators.extend
    return extend(Draft202012Validator, type_checker=checker)
