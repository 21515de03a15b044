"""The tests of an edition's rules, read from their own text, to be asked what they leave out."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from forge.model.edition import Edition

HERE = Path(__file__).parent


def functions_in(files: str, prefix: str) -> list[ast.FunctionDef]:
    """The test functions of some files whose names begin like this."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob(files))]
    return [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith(prefix)
    ]


def answers(tests: Sequence[ast.FunctionDef]) -> Iterator[tuple[str, object]]:
    """Every (reading, answer) that a test is run for."""
    for test in tests:
        for mark in test.decorator_list:
            if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "reading":
                name, expected = mark.args
                for key in expected.keys:
                    yield name.value, key.value


def read(edition: Edition, readings: Mapping[str, int | bool | str]) -> Edition:
    """The edition with other answers to some of its questions."""
    assert readings.keys() <= edition.values.keys()
    changed = (replace(p, value=readings.get(p.id, p.value)) for p in edition.parameters)
    return replace(edition, parameters=tuple(changed))
