"""The tree as it was read: every value beside the place it was written at.

Loading and overlaying work on :class:`Node`, so that a value carries its mark wherever it is
moved; :func:`document` then takes data and marks apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from forge.source import ROOT, Document, Mark, Pointer

Value = dict[str, "Node"] | list["Node"] | str | int | float | bool | None


class Node(NamedTuple):
    """A value and its mark; ``key`` marks the key it stands under, ``written`` how it was typed.

    ``written`` is kept only for numbers whose digits do not survive (``1.10``).
    """

    value: Value
    mark: Mark
    key: Mark | None = None
    written: str = ""

    @property
    def entries(self) -> dict[str, Node]:
        """The members of a mapping; empty for anything else."""
        return self.value if isinstance(self.value, dict) else {}

    @property
    def items(self) -> list[Node]:
        """The items of a list; empty for anything else."""
        return self.value if isinstance(self.value, list) else []

    @property
    def place(self) -> Mark:
        """Where a person looks for this node: its key, or else itself."""
        return self.key or self.mark


def ident(node: Node) -> str | None:
    """The id an entity was given, if it is one."""
    entry = node.entries.get("id")
    return entry.value if entry is not None and isinstance(entry.value, str) else None


def by_id(nodes: list[Node]) -> dict[str, Node] | None:
    """The entities of a list by their id; None when the list holds anything else."""
    found = {name: node for node in nodes if (name := ident(node)) is not None}
    return found if len(found) == len(nodes) and nodes else None


@dataclass(slots=True)
class _Tables:
    marks: dict[Pointer, Mark] = field(default_factory=dict)
    keys: dict[Pointer, Mark] = field(default_factory=dict)
    written: dict[Pointer, str] = field(default_factory=dict)


def document(root: Node) -> Document:
    """The tree as plain data, with its tables of places."""
    tables = _Tables()
    data = _plain(root, ROOT, tables)
    return Document(data, tables.marks, keys=tables.keys, written=tables.written)


def _plain(node: Node, at: Pointer, tables: _Tables) -> object:
    value = node.value
    tables.marks[at] = node.mark
    if node.key is not None:
        tables.keys[at] = node.key
    if node.written:
        tables.written[at] = node.written
    if isinstance(value, dict):
        return {name: _plain(child, at / name, tables) for name, child in value.items()}
    if isinstance(value, list):
        return [_plain(child, at / i, tables) for i, child in enumerate(value)]
    return value


def id_paths(document: Document) -> Iterator[tuple[str, Pointer, object]]:
    """Every plain value with its id path (``board.points.tangier.name``), in order."""
    yield from _paths(document.data, ROOT, "")


def _paths(data: object, at: Pointer, path: str) -> Iterator[tuple[str, Pointer, object]]:
    if isinstance(data, Mapping):
        for name, child in data.items():
            yield from _paths(child, at / name, f"{path}.{name}" if path else name)
    elif isinstance(data, list):
        for i, child in enumerate(data):
            name = child.get("id", i) if isinstance(child, Mapping) else i
            yield from _paths(child, at / i, f"{path}.{name}")
    else:
        yield path, at, data
