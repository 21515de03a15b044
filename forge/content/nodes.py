"""YAML nodes to values with marks: tags are never evaluated, doubled keys are refused.

See acceptance cases O15 to O18.  Nodes are PyYAML's, known here by their shape only.
"""

from __future__ import annotations

from forge.content import scalars
from forge.content.scalars import Surprise
from forge.content.tree import Node, Value
from forge.content.weight import CHECK, YamlNode, mark_of
from forge.finding import Finding
from forge.source import Mark


class Builder:
    """Builds values from one file's nodes and collects what is wrong with them."""

    def __init__(self, text: str, name: str) -> None:
        self.lines = text.splitlines()
        self.name = name
        self.findings: list[Finding] = []

    def say(self, mark: Mark, found: Surprise) -> None:
        """Notes a finding at ``mark``."""
        self.findings.append(Finding(mark, CHECK, found.message, found.hint))

    def node(self, node: YamlNode, label: str, key: Mark | None) -> Node:
        """The value of a YAML node that stands under ``key``, called ``label`` in messages."""
        mark = mark_of(node, self.name)
        if node.tag:
            self.say(mark, Surprise(f"the tag {_tag(node.tag)} is not read", "put text in quotes"))
        if node.id == "scalar":
            return self.scalar(node, label, mark, key)
        value: Value
        if node.id == "mapping":
            value = self.mapping(node, label)
        else:
            value = [self.node(item, f"an item of {label}", None) for item in node.value]
        if key is not None and mark.line > key.line:
            mark = key  # a block below its key: people look for the key
        return Node(value, mark, key)

    def scalar(self, node: YamlNode, label: str, mark: Mark, key: Mark | None) -> Node:
        """The value of a scalar; text when it is quoted."""
        text = node.value
        if node.style or node.tag:
            return Node(text, mark, key)
        if not text:
            line = self.lines[mark.line - 1] if mark.line <= len(self.lines) else ""
            self.say(mark, scalars.emptiness(label, line[mark.column - 1 :]))
            return Node(None, mark, key)
        value = scalars.read(text)
        if isinstance(value, Surprise):
            self.say(mark, value)
            return Node(text, mark, key)
        lost = isinstance(value, float) and repr(value) != text
        return Node(value, mark, key, text if lost else "")

    def mapping(self, node: YamlNode, label: str) -> dict[str, Node]:
        """The entries of a mapping, its own over those it merges with ``<<``."""
        merged: dict[str, Node] = {}
        own: dict[str, Node] = {}
        for key_node, value_node in node.value:
            mark = mark_of(key_node, self.name)
            name = self.key(key_node, mark)
            if name is None:
                continue
            if name == "<<" and not key_node.style:
                for entry, child in self.merge(value_node, mark).items():
                    merged.setdefault(entry, child)
            elif name in own:
                first = own[name].place.line
                message = f"{name} defined twice: line {first} and line {mark.line}"
                self.say(mark, Surprise(message, "rename or delete one of them"))
            else:
                own[name] = self.node(value_node, name, mark)
        return {**{k: v for k, v in merged.items() if k not in own}, **own} if merged else own

    def key(self, node: YamlNode, mark: Mark) -> str | None:
        """The text of a key; None, with a finding, when it is not text."""
        if node.id != "scalar":
            self.say(
                mark, Surprise("a key must be text", "put text that begins with { or [ in quotes")
            )
            return None
        if node.tag:
            self.say(mark, Surprise(f"the tag {_tag(node.tag)} is not read", "put text in quotes"))
        elif not node.style and (found := scalars.key_surprise(node.value)):
            self.say(mark, found)
        elif not node.value:
            self.say(mark, Surprise("a key is empty", "write a key before the colon"))
            return None
        return str(node.value)

    def merge(self, node: YamlNode, mark: Mark) -> dict[str, Node]:
        """The entries that ``<<`` brings in; of several mappings the first wins, as YAML has it."""
        sources = node.value if node.id == "sequence" else [node]
        found: dict[str, Node] = {}
        for source in sources:
            if source.id == "mapping":
                for name, child in self.mapping(source, "<<").items():
                    found.setdefault(name, child)
            else:
                self.say(mark, Surprise("<< merges mappings only", "write `<<: *anchor`"))
        return found


def _tag(tag: str) -> str:
    return tag.replace("tag:yaml.org,2002:", "!!")
