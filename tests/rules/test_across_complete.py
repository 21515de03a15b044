"""The tests of Across Africa leave nothing out: no rule, no answer to a reading, no event."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from africa_table import RULES, africa
from completeness import functions_in

from forge.model.edition import Unit

TESTS = functions_in("test_across_*.py", "test_")
ON_THE_TABLE = {
    "A7": "pawns: check_seats asks the edition",
    "A8": "the rulebook is a part of the kit",
    "A11": "where the board lies",
    "A25": "the picture tells what a photo is worth; the deck says both",
    "AD10": "a promise of the board, kept by checks",
    "AD12": "one person plays two seats",
}
"""Rules about things that lie on the table, which no function plays."""
BY_HAND = {"A8", "A11"}
"""Of these, the two that only a kit or a table can keep."""
EDITIONS = pytest.mark.parametrize("edition", africa().editions, ids=lambda each: each.id)
READINGS = [
    pytest.param(parameter, id=f"{edition.id}-{parameter.id}")
    for edition in africa().editions
    for parameter in edition.parameters
    if parameter.reading
]


def quoted():
    """The rule ids in the names of tests."""
    found = set()
    for node in TESTS:
        found |= {part.upper() for part in re.findall(r"(?<=_)(?:ad?|r)\d+(?=_|$)", node.name)}
    return found


def answers(name):
    """The answers to a reading for which a test sets a table up."""
    for node in TESTS:
        given = {
            keyword.arg: ast.unparse(keyword.value)
            for call in ast.walk(node)
            if isinstance(call, ast.Call)
            for keyword in call.keywords
        }
        for mark in node.decorator_list if given.get(name) == "answer" else ():
            for case in mark.args[1].elts:
                yield ast.literal_eval(case.elts[0])


@EDITIONS
def test_every_rule_of_an_edition_is_quoted_by_a_test(edition):
    assert set(edition.rules) - quoted() == BY_HAND & set(edition.rules)


def test_every_reading_of_the_rules_is_quoted_by_a_test():
    assert {f"R{n}" for n in range(1, 16)} <= quoted()


@pytest.mark.parametrize("parameter", READINGS)
def test_every_reading_has_a_test_for_each_of_its_answers(parameter):
    options = {True, False} if parameter.unit is Unit.FLAG else set(parameter.options)
    assert set(answers(parameter.id)) == options


def test_the_rules_carry_their_ids_beside_the_clauses():
    """In the modules that play them, or that lay them out as numbers."""
    files = (Path(module.__file__).parent for module in RULES["race"].modules)
    folder = next(each for each in files if each.name == "across_africa")
    text = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    rules = {rule for edition in africa().editions for rule in edition.rules}
    assert rules - set(re.findall(r"\bAD?\d+\b", text)) == set(ON_THE_TABLE)


@EDITIONS
def test_each_event_belongs_to_rules_of_the_edition(edition):
    events = RULES[edition.id].events
    for event in events:
        assert set(event.rules) <= set(edition.rules), event.id
    numbers = [event.number for event in events]
    assert len(set(numbers)) == len({event.id for event in events}) == len(events)
    assert max(numbers) < RULES[edition.id].n_events
