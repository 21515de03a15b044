"""Every rule of Source of the Nile is quoted by a test, told by an event, and fires in play."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from nile_table import RULES, nile, tables

from forge.model.edition import Unit
from forge.simulate.known import all_bots
from forge.simulate.plan import Plan
from forge.simulate.table import sit

FILES = sorted(Path(__file__).parent.glob("test_nile_*.py"))
EDITION = nile().edition("explorers")
AT_REST = {"N68": "a sum over the schedule and the deck, which no play shows"}
"""Rules that no event tells."""
ONE_ANSWER = {"hand_counts", "room_for_finds", "given_up", "leave_order", "food_order"}
"""Readings that only say what was chosen: there is no other answer to try."""
SOLO, TOGETHER = 24, 10


def written():
    for path in FILES:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def quoted():
    """The rule ids in the names of tests."""
    found = set()
    for node in written():
        found |= {part.upper() for part in re.findall(r"(?<=_)nd?\d+(?=_|$)", node.name)}
    return found


def test_every_rule_is_quoted_by_a_test():
    assert set(EDITION.rules) - quoted() == set()


def test_every_rule_is_told_by_an_event():
    told = {rule for event in RULES.events for rule in event.rules}
    assert set(EDITION.rules) - told == set(AT_REST)
    assert told <= set(EDITION.rules)


def test_every_reading_has_a_test_for_each_of_its_answers():
    for parameter in EDITION.parameters:
        if not parameter.reading or parameter.id in ONE_ANSWER:
            continue
        answers = (True, False) if parameter.unit is Unit.FLAG else parameter.options
        tests = [node for node in written() if node.name.endswith(f"_{parameter.id}")]
        assert tests, parameter.id
        marks = "".join(ast.unparse(mark) for node in tests for mark in node.decorator_list)
        assert all(repr(answer) in marks for answer in answers), parameter.id


def fired(policy, seats, games):
    """The rules that events of these games tell."""
    plan = Plan(RULES, nile(), EDITION, seats, (policy,), games=games)
    table, events = sit(plan.job(compiled=False)), RULES.by_number()
    return {
        rule
        for game in range(games)
        for each in table.hear(game)[1]
        for rule in events[each.event].rules
    }


@pytest.mark.parametrize("policy", [p for p in all_bots()[RULES.id].policies if p != "random"])
def test_a_policy_plays_campaigns_to_their_end(policy):
    plan = Plan(RULES, nile(), EDITION, 2, (policy,), games=1)
    tally, _ = sit(plan.job(compiled=False)).hear(1)
    assert tally.unfinished == 0
    assert tally.longest <= 2 * tables(()).campaign_turns


def test_every_rule_fires_under_some_shipped_policy():
    """Mounts, canoes, caches, force, trade and several seats included."""
    policies = [p for p in all_bots()[RULES.id].policies if p != "random"]
    missing = set(EDITION.rules) - set(AT_REST)
    for policy in policies:
        missing -= fired(policy, 1, SOLO)
    for policy in policies:
        if missing:
            missing -= fired(policy, 8, TOGETHER)
    assert missing == set()
