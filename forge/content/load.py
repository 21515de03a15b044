"""One YAML file to a tree of nodes with marks; the only module that knows PyYAML.

Nodes come from PyYAML's C-backed composer and are built into values here: tags are never
evaluated, doubled keys are refused, aliases may not blow up (acceptance cases O15 to O18, O36).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml
from yaml.resolver import BaseResolver

from forge.content import scalars, syntax
from forge.content.scalars import Surprise
from forge.content.tree import Node, Value
from forge.finding import Finding
from forge.source import Mark

LARGEST_FILE = 4_000_000  # bytes
MOST_NODES = 500_000  # values in one file once its aliases are written out
DEEPEST = 60  # levels; deeper content is an accident or an attack

CHECK = "yaml"
TOO_DEEP = f"nested more than {DEEPEST} levels deep"


class _PlainTags(BaseResolver):
    """Gives no tag to anything, so that a tag in the file shows as one."""

    def resolve(self, kind: Any, value: Any, implicit: Any) -> str:
        return ""


try:
    from yaml._yaml import CParser

    class _Composer(CParser, _PlainTags):
        def __init__(self, text: str) -> None:
            CParser.__init__(self, text)
            _PlainTags.__init__(self)

except ImportError:  # PyYAML built without libyaml: slower, same nodes
    from yaml.composer import Composer
    from yaml.parser import Parser
    from yaml.reader import Reader
    from yaml.scanner import Scanner

    class _Composer(Reader, Scanner, Parser, Composer, _PlainTags):  # type: ignore[no-redef]
        def __init__(self, text: str) -> None:
            Reader.__init__(self, text)
            Scanner.__init__(self)
            Parser.__init__(self)
            Composer.__init__(self)
            _PlainTags.__init__(self)


class _Stop(Exception):
    """A fault that leaves nothing to read on with."""

    def __init__(self, mark: Mark, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.finding = Finding(mark, CHECK, message, hint)


def load(path: Path, name: str) -> tuple[Node | None, tuple[Finding, ...]]:
    """The tree of a file, called ``name`` in messages, and what is wrong with it.

    The tree is None when the file cannot be read at all.
    """
    top = Mark(name, 1, 1)
    try:
        size = path.stat().st_size
        if size > LARGEST_FILE:
            message = f"the file has {size:,} bytes; the limit is {LARGEST_FILE:,}"
            return None, (Finding(top, CHECK, message, "split it"),)
        data = path.read_bytes()
    except OSError as error:
        message = f"the file cannot be read: {error.strerror}"
        return None, (Finding(top, CHECK, message),)
    return parse(data, name)


def parse(data: bytes, name: str) -> tuple[Node | None, tuple[Finding, ...]]:
    """The tree of a file's bytes, and what is wrong with them."""
    try:
        text = _text(data, name)
        root = _compose(text, name)
        _Weight(name).of(root, "the file", 0)
        builder = _Builder(text, name)
        node = builder.node(root, "the file", None)
    except _Stop as stop:
        return None, (stop.finding,)
    return node, tuple(builder.findings)


def _text(data: bytes, name: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8-sig")
        message = f"byte 0x{data[error.start]:02X} is not UTF-8"
        raise _Stop(_place(good, len(good), name), message, "save the file as UTF-8") from None
    bad = syntax.control(text)
    if bad:
        message = f"the control character {bad[1]} cannot stand in YAML"
        raise _Stop(_place(text, bad[0], name), message, "take it out")
    return text


def _place(text: str, offset: int, name: str) -> Mark:
    before = text[:offset]
    return Mark(name, before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1)


def _compose(text: str, name: str) -> yaml.Node:
    try:
        root = _Composer(text).get_single_node()
    except yaml.MarkedYAMLError as error:
        at = error.problem_mark or error.context_mark
        line, column = (at.line, at.column) if at else (0, 0)
        lines = text.splitlines()
        character = lines[line][column : column + 1] if line < len(lines) else ""
        found = syntax.meaning(error.problem or error.context or "", character)
        raise _Stop(Mark(name, line + 1, column + 1), found.message, found.hint) from None
    except RecursionError:
        raise _Stop(Mark(name, 1, 1), TOO_DEEP) from None
    if root is None:
        raise _Stop(Mark(name, 1, 1), "the file is empty", "delete it, or write its content")
    return root


def _mark(node: yaml.Node, name: str) -> Mark:
    at = node.start_mark
    return Mark(name, at.line + 1, at.column + 1)


class _Weight:
    """Counts the values that stand in a file once aliases are written out; each node once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known: dict[int, tuple[int, int]] = {}
        self.open: set[int] = set()

    def of(self, node: yaml.Node, what: str, depth: int) -> tuple[int, int]:
        """The number of values in ``node`` and its height.  Raises _Stop over a limit."""
        if isinstance(node, yaml.ScalarNode):
            return 1, 1
        key = id(node)
        if key in self.known:
            return self.known[key]
        if depth > DEEPEST:
            raise _Stop(_mark(node, self.name), TOO_DEEP)
        if key in self.open:
            raise _Stop(_mark(node, self.name), f"{what} refers to itself", "take the alias out")
        self.open.add(key)
        parts = [self.of(child, label, depth + 1) for label, child in _children(node, what)]
        self.open.remove(key)
        total = 1 + sum(count for count, _ in parts)
        height = 1 + max((high for _, high in parts), default=0)
        self._limit(node, total, depth + height)
        self.known[key] = total, height
        return total, height

    def _limit(self, node: yaml.Node, total: int, depth: int) -> None:
        if total > MOST_NODES:
            message = f"over {MOST_NODES:,} values once aliases are written out; that is the limit"
            raise _Stop(_mark(node, self.name), message, "use fewer aliases, or split the file")
        if depth > DEEPEST:
            raise _Stop(_mark(node, self.name), TOO_DEEP)


def _children(node: yaml.Node, what: str) -> list[tuple[str, yaml.Node]]:
    if isinstance(node, yaml.MappingNode):
        return [(_label(key, what), value) for key, value in node.value]
    return [(what, item) for item in node.value]


def _label(key: yaml.Node, what: str) -> str:
    return key.value if isinstance(key, yaml.ScalarNode) else what


class _Builder:
    """Builds values from one file's nodes and collects what is wrong with them."""

    def __init__(self, text: str, name: str) -> None:
        self.lines = text.splitlines()
        self.name = name
        self.findings: list[Finding] = []

    def say(self, mark: Mark, found: Surprise) -> None:
        """Notes a finding at ``mark``."""
        self.findings.append(Finding(mark, CHECK, found.message, found.hint))

    def node(self, node: yaml.Node, label: str, key: Mark | None) -> Node:
        """The value of a YAML node that stands under ``key``, called ``label`` in messages."""
        mark = _mark(node, self.name)
        if node.tag:
            self.say(mark, Surprise(f"the tag {_tag(node.tag)} is not read", "put text in quotes"))
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node, label, mark, key)
        value: Value
        if isinstance(node, yaml.MappingNode):
            value = self.mapping(node, label)
        else:
            value = [self.node(item, f"an item of {label}", None) for item in node.value]
        if key is not None and mark.line > key.line:
            mark = key  # a block below its key: people look for the key
        return Node(value, mark, key)

    def scalar(self, node: yaml.ScalarNode, label: str, mark: Mark, key: Mark | None) -> Node:
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

    def mapping(self, node: yaml.MappingNode, label: str) -> dict[str, Node]:
        """The entries of a mapping, its own over those it merges with ``<<``."""
        merged: dict[str, Node] = {}
        own: dict[str, Node] = {}
        for key_node, value_node in node.value:
            mark = _mark(key_node, self.name)
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

    def key(self, node: yaml.Node, mark: Mark) -> str | None:
        """The text of a key; None, with a finding, when it is not text."""
        if not isinstance(node, yaml.ScalarNode):
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

    def merge(self, node: yaml.Node, mark: Mark) -> dict[str, Node]:
        """The entries that ``<<`` brings in; of several mappings the first wins, as YAML has it."""
        sources = node.value if isinstance(node, yaml.SequenceNode) else [node]
        found: dict[str, Node] = {}
        for source in sources:
            if isinstance(source, yaml.MappingNode):
                for name, child in self.mapping(source, "<<").items():
                    found.setdefault(name, child)
            else:
                self.say(mark, Surprise("<< merges mappings only", "write `<<: *anchor`"))
        return found


def _tag(tag: str) -> str:
    return tag.replace("tag:yaml.org,2002:", "!!")
