"""Every rule of Across Africa is quoted by a test, and every answer to every reading is tried."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from africa_table import africa

from forge.model.edition import Unit

FILES = sorted(Path(__file__).parent.glob("test_across_*.py"))
BY_HAND = {
    "A1": "the board", "A8": "the rulebook is a part of the kit", "A11": "the table",
}  # fmt: skip
"""Rules about things that lie on the table, which no function plays."""


def written():
    for path in FILES:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def quoted():
    """The rule ids in the names of tests."""
    found = set()
    for node in written():
        found |= {part.upper() for part in re.findall(r"(?<=_)(?:ad?|r)\d+(?=_|$)", node.name)}
    return found


@pytest.mark.parametrize("edition", africa().editions, ids=lambda each: each.id)
def test_every_rule_of_an_edition_is_quoted_by_a_test(edition):
    assert set(edition.rules) - quoted() - set(BY_HAND) == set()


@pytest.mark.parametrize("edition", africa().editions, ids=lambda each: each.id)
def test_every_reading_has_a_test_for_each_of_its_answers(edition):
    text = "\n".join(path.read_text("utf-8") for path in FILES)
    for parameter in edition.parameters:
        if not parameter.reading:
            continue
        assert f"{parameter.id}=answer" in text, parameter.id
        answers = (True, False) if parameter.unit is Unit.FLAG else parameter.options
        for node in written():
            source = ast.unparse(node)
            if f"{parameter.id}=answer" in source:
                marks = "".join(ast.unparse(mark) for mark in node.decorator_list)
                assert all(repr(answer) in marks for answer in answers), parameter.id
