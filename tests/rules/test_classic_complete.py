"""The tests of the Classic rules leave nothing out: no rule, no answer to a reading, no event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from completeness import answers, functions_in
from star_table import star

from forge.rules.star_classic import RULES
from forge.rules.star_of_africa.lay import parameters
from forge.rules.star_of_africa.tables import ClassicTables

HERE = Path(__file__).parent
TESTS = functions_in("test_classic_*.py", "test_c")
EDITION = star().edition("classic")
READINGS = [parameter for parameter in EDITION.parameters if parameter.reading]
STATIC = {"C1", "C2", "C4", "C5"}
"""What the content says, and no event can show."""


@pytest.mark.parametrize("rule", EDITION.rules)
def test_each_rule_has_tests_that_carry_its_id(rule):
    named = re.compile(rf"test_(c\d+_)*{rule.lower()}_")
    assert [test for test in TESTS if named.match(test.name)]


@pytest.mark.parametrize("parameter", READINGS, ids=lambda parameter: parameter.id)
def test_each_answer_to_each_reading_is_tested(parameter):
    tested = {answer for name, answer in answers(TESTS) if name == parameter.id}
    if parameter.unit in ("count", "money"):
        assert parameter.value in tested and len(tested) > 1
    else:
        assert tested == (set(parameter.options) or {True, False})


def test_each_parameter_of_the_edition_reaches_the_rules():
    assert parameters(ClassicTables) == EDITION.values.keys()


@pytest.mark.parametrize("parameter", sorted(parameters(ClassicTables)))
def test_each_parameter_is_read_by_a_rule(parameter):
    """By its name in the rules or where tables are made; a gem's value by way of its token."""
    texts = [Path(module.__file__).read_text("utf-8") for module in RULES.modules]
    texts.append((HERE.parents[1] / "forge/rules/star_of_africa/lay.py").read_text("utf-8"))
    named = f"b.{parameter}\\b|made.{parameter}\\b"
    kinds = {kind.value for kind in star().tokens.kinds}
    assert re.search(named, "".join(texts)) or parameter in kinds


def test_each_event_belongs_to_rules_of_the_edition():
    for event in RULES.events:
        assert set(event.rules) <= set(EDITION.rules), event.id
    numbers = [event.number for event in RULES.events]
    names = [event.id for event in RULES.events]
    assert len(set(numbers)) == len(set(names)) == len(RULES.events)
    assert max(numbers) < RULES.n_events


def test_each_rule_that_acts_is_told_by_an_event():
    told = {rule for event in RULES.events for rule in event.rules}
    assert set(EDITION.rules) - STATIC == told


def test_the_rules_carry_their_ids_beside_the_clauses():
    text = "".join(Path(module.__file__).read_text("utf-8") for module in RULES.modules)
    assert set(EDITION.rules) - STATIC <= set(re.findall(r"\bC\d+\b", text))
