"""One YAML file to a tree of nodes with marks; the only module that knows PyYAML.

Its C-backed composer makes the nodes; `weight` looks how much they hold, `nodes` builds values.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import yaml
from yaml.resolver import BaseResolver

from forge.content import syntax
from forge.content.nodes import Builder
from forge.content.tree import Node
from forge.content.weight import CHECK, MOST_NODES, TOO_DEEP, TOO_MANY, Stop, Weight, YamlNode
from forge.finding import Finding
from forge.source import Mark

LARGEST_FILE = 4_000_000  # bytes


class _TooMany(Exception):
    """More nodes than any honest file has."""


class _PlainTags(BaseResolver):
    """Gives no tag to anything, so that a tag in the file shows as one; counts as it goes."""

    composed = 0

    def resolve(self, kind: Any, value: Any, implicit: Any) -> str:
        self.composed += 1
        if self.composed > 2 * MOST_NODES:  # keys are nodes too
            raise _TooMany
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
        Weight(name).of(root, "the file", 0)
        builder = Builder(text, name)
        node = builder.node(root, "the file", None)
    except Stop as stop:
        return None, (stop.finding,)
    return node, tuple(builder.findings)


def _text(data: bytes, name: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = data[: error.start].decode("utf-8-sig")
        message = f"byte 0x{data[error.start]:02X} is not UTF-8"
        raise Stop(_place(good, len(good), name), message, "save the file as UTF-8") from None
    bad = syntax.control(text)
    if bad:
        message = f"the control character {bad[1]} cannot stand in YAML"
        raise Stop(_place(text, bad[0], name), message, "take it out")
    return text


def _place(text: str, offset: int, name: str) -> Mark:
    before = text[:offset]
    return Mark(name, before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1)


def _compose(text: str, name: str) -> YamlNode:
    try:
        root = _Composer(text).get_single_node()
    except yaml.MarkedYAMLError as error:
        at = error.problem_mark or error.context_mark
        line, column = (at.line, at.column) if at else (0, 0)
        lines = text.splitlines()
        character = lines[line][column : column + 1] if line < len(lines) else ""
        found = syntax.meaning(error.problem or error.context or "", character)
        raise Stop(Mark(name, line + 1, column + 1), found.message, found.hint) from None
    except _TooMany:
        raise Stop(Mark(name, 1, 1), TOO_MANY, "split the file") from None
    except RecursionError:
        raise Stop(Mark(name, 1, 1), TOO_DEEP) from None
    if root is None:
        raise Stop(Mark(name, 1, 1), "the file is empty", "delete it, or write its content")
    return cast(YamlNode, root)
