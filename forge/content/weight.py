"""How much a YAML file holds once its aliases are written out; a bomb is seen before it goes off.

Parsing a bomb is quick, since aliases are shared; whoever walks the tree never ends (case O36).
Nodes are PyYAML's, known here by their shape only.
"""

from __future__ import annotations

from typing import Any, Protocol

from forge.finding import Finding
from forge.source import Mark

MOST_NODES = 300_000  # values in one file once its aliases are written out
DEEPEST = 60  # levels; deeper content is an accident or an attack
TOO_DEEP = f"nested more than {DEEPEST} levels deep"
TOO_MANY = f"over {MOST_NODES:,} values once aliases are written out; that is the limit"
CHECK = "yaml"


class YamlNode(Protocol):
    """A node as PyYAML composes it: ``id`` is scalar, sequence or mapping; no tag is resolved.

    Only scalars have a ``style``: the sign that quotes them, none when they are plain.
    """

    id: str
    tag: str
    value: Any
    style: str | None
    start_mark: Any


class Stop(Exception):
    """A fault that leaves nothing to read on with."""

    def __init__(self, mark: Mark, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.finding = Finding(mark, CHECK, message, hint)


def mark_of(node: YamlNode, name: str) -> Mark:
    """Where a node begins in the file called ``name``."""
    at = node.start_mark
    return Mark(name, at.line + 1, at.column + 1)


class Weight:
    """Counts the values that stand in a file once aliases are written out; each node once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known: dict[int, tuple[int, int]] = {}
        self.open: set[int] = set()

    def of(self, node: YamlNode, what: str, depth: int) -> tuple[int, int]:
        """The number of values in ``node`` and its height.  Raises Stop over a limit."""
        if node.id == "scalar":
            return 1, 1
        key = id(node)
        if key in self.known:
            return self.known[key]
        if depth > DEEPEST:
            raise Stop(mark_of(node, self.name), TOO_DEEP)
        if key in self.open:
            raise Stop(mark_of(node, self.name), f"{what} refers to itself", "take the alias out")
        self.open.add(key)
        parts = [self.of(child, label, depth + 1) for label, child in _children(node, what)]
        self.open.remove(key)
        total = 1 + sum(count for count, _ in parts)
        height = 1 + max((high for _, high in parts), default=0)
        self._limit(node, total, depth + height)
        self.known[key] = total, height
        return total, height

    def _limit(self, node: YamlNode, total: int, depth: int) -> None:
        if total > MOST_NODES:
            raise Stop(mark_of(node, self.name), TOO_MANY, "use fewer aliases, or split the file")
        if depth > DEEPEST:
            raise Stop(mark_of(node, self.name), TOO_DEEP)


def _children(node: YamlNode, what: str) -> list[tuple[str, YamlNode]]:
    if node.id == "mapping":
        return [(_label(key, what), value) for key, value in node.value]
    return [(what, item) for item in node.value]


def _label(key: YamlNode, what: str) -> str:
    return str(key.value) if key.id == "scalar" else what
