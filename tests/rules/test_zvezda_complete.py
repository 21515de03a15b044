"""The tests of the Zvezda rules leave nothing out: no rule, no example of a reading, no event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from completeness import answers, functions_in
from star_table import star

from forge.rules.star_zvezda import RULES

HERE = Path(__file__).parent
TESTS = functions_in("test_zvezda_*.py", "test_z")
EDITION = star().edition("zvezda")
READINGS = [parameter for parameter in EDITION.parameters if parameter.reading]


@pytest.mark.parametrize("rule", EDITION.rules)
def test_each_rule_has_tests_that_carry_its_id(rule):
    assert [test for test in TESTS if test.name.startswith(f"test_{rule.lower()}_")]


@pytest.mark.parametrize("parameter", READINGS, ids=lambda parameter: parameter.id)
def test_each_answer_to_each_reading_is_tested(parameter):
    tested = {answer for name, answer in answers(TESTS) if name == parameter.id}
    options = set(parameter.options) or {True, False}
    if parameter.unit == "count":
        assert parameter.value in tested and len(tested) > 1
    else:
        assert tested == options


def test_each_event_belongs_to_rules_of_the_edition():
    for event in RULES.events:
        assert set(event.rules) <= set(EDITION.rules), event.id
    numbers = [event.number for event in RULES.events]
    names = [event.id for event in RULES.events]
    assert len(set(numbers)) == len(set(names)) == len(RULES.events)
    assert max(numbers) < RULES.n_events


def test_each_rule_is_told_by_an_event_or_stops_something():
    """Z24 ends a move, Z29 is an order; every rule has an event that a run can count."""
    told = {rule for event in RULES.events for rule in event.rules}
    assert set(EDITION.rules) == told


def test_the_rules_carry_their_ids_beside_the_clauses():
    text = "".join(Path(module.__file__).read_text("utf-8") for module in RULES.modules)
    assert set(EDITION.rules) <= set(re.findall(r"\bZ\d+\b", text))
