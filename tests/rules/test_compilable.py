"""The rules keep to the part of Python that runs compiled as well as read (docs/simulator.md)."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
from rule_sets import RULE_SETS

NEVER = (
    ast.ClassDef,
    ast.Lambda,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.Dict,
    ast.Set,
    ast.List,
    ast.Try,
    ast.Raise,
    ast.Assert,
    ast.With,
    ast.Starred,
    ast.JoinedStr,
    ast.Global,
    ast.Nonlocal,
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.AsyncFunctionDef,
    ast.Delete,
    ast.Slice,
    ast.Match,
    ast.keyword,
    ast.Import,
)
EVERY = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


def faults(text):
    """What a module says that is not compiled: (line, what)."""
    tree = ast.parse(text)
    docs = {id(node.body[0].value) for node in ast.walk(tree) if _documented(node)}
    docs |= {id(node.value) for node in tree.body if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, NEVER):
            yield node.lineno, type(node).__name__
        elif isinstance(node, ast.Constant) and id(node) not in docs and not _plain(node.value):
            yield node.lineno, f"constant {node.value!r}"
        elif isinstance(node, ast.FunctionDef):
            yield from _of_function(node, tree)
        elif isinstance(node, ast.ImportFrom) and not _ours(node.module):
            yield node.lineno, f"import of {node.module}"


def _documented(node):
    kinds = (ast.Module, ast.FunctionDef)
    return isinstance(node, kinds) and ast.get_docstring(node) is not None


def _plain(value):
    return value is None or isinstance(value, bool | int)


def _ours(module):
    return module in ("__future__", "typing") or (module or "").startswith("forge.rules")


def _of_function(node, tree):
    given = node.args
    if node not in tree.body:
        yield node.lineno, f"{node.name} is inside another function"
    if given.vararg or given.kwarg or given.kwonlyargs or given.defaults:
        yield node.lineno, f"{node.name} takes more than plain arguments"
    if node.decorator_list:
        yield node.lineno, f"{node.name} is decorated"


@EVERY
def test_the_rules_keep_to_the_compiled_part_of_the_language(rules):
    """No class, string, dict, set, comprehension, exception, lambda, with, star or default."""
    found = {
        module.__name__: list(faults(Path(module.__file__).read_text("utf-8")))
        for module in rules.modules
    }
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize(
    "text",
    [
        "class A: pass",
        "def f(s):\n    return 'word'",
        "def f(s):\n    return {1: 2}",
        "def f(s):\n    return [v for v in s]",
        "def f(s):\n    try:\n        return 1\n    except KeyError:\n        return 0",
        "def f(s):\n    return lambda: 1",
        "def f(s):\n    with s:\n        return 1",
        "def f(*s):\n    return 1",
        "def f(s):\n    return g(*s)",
        "def f(s, t=1):\n    return t",
        "def f(s):\n    return 0.5",
        "import math",
        "from forge.dice import stir",
    ],
)
def test_what_is_not_compiled_is_found(text):
    assert list(faults(text))


def test_plain_functions_pass():
    text = '"""Words."""\nfrom __future__ import annotations\nA = 1\n"""More."""\n'
    assert list(faults(text + 'def f(s: int) -> bool:\n    """Says."""\n    return s == A\n')) == []


@EVERY
def test_no_two_functions_of_a_rule_set_share_a_name(rules):
    """All of them are put into one namespace to be compiled."""
    names = Counter(
        node.name
        for module in rules.modules
        for node in ast.parse(Path(module.__file__).read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    )
    assert [name for name, count in names.items() if count > 1] == []
