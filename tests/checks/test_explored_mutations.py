"""A game of exploration with a thing or two changed in it: the checks never fall over it."""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.checks import run
from forge.content import ids, schema
from forge.content.project import content_root, open_game
from forge.finding import errors
from forge.model.load import game
from forge.rules.source_of_the_nile.lay import tables
from forge.source import Document

SECTIONS = ("map", "tables", "piles", "outfit", "explorers", "turn", "editions")
LESS_OR_MORE = [-1, 0, 1, 2, 7, 99]


@cache
def nile() -> Document:
    return open_game(content_root() / "source-of-the-nile")


def paths(node, path=()):
    """The way to every value below one."""
    entries = node.items() if isinstance(node, dict) else enumerate(node)
    for step, child in entries if isinstance(node, dict | list) else ():
        yield (*path, step)
        if isinstance(child, dict | list):
            yield from paths(child, (*path, step))


@cache
def places():
    return [path for path in paths(nile().data) if path[0] in SECTIONS and len(path) > 1]


@cache
def words():
    return sorted({value for path in places() if isinstance(value := at(path), str)})


def at(path, node=None):
    node = nile().data if node is None else node
    for step in path:
        node = node[step]
    return node


@st.composite
def mutants(draw):
    """The data with one to three values taken out or put in the place of others."""
    data = copy.deepcopy(nile().data)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places()))
        try:
            home, value = at(path[:-1], data), at(path, data)
        except (KeyError, IndexError, TypeError):
            continue  # gone with what was changed before
        if draw(st.booleans()):
            home.pop(path[-1])
        else:
            home[path[-1]] = draw(others(value))
    return data


def others(value):
    """Values of the same sort."""
    if isinstance(value, bool):
        return st.just(not value)
    if isinstance(value, int):
        return st.sampled_from([*LESS_OR_MORE, value + 1, value - 1])
    if isinstance(value, str):
        return st.sampled_from(words())
    if isinstance(value, list):
        return st.sampled_from([value[:1], value + value[:1], value[::-1]])
    return st.just(value)


def tried(data):
    """Runs the checks over what the schemas let pass, and the rules over what the checks do."""
    document = replace(nile(), data=data)
    if errors((*schema.check(document), *ids.check(document))):
        return
    whole = game(document)
    if not errors(run(document, whole)):
        for edition in whole.editions:
            tables(whole, edition)


@settings(max_examples=volume(40))
@given(mutants())
def test_no_check_falls_over_what_the_schemas_let_pass_and_no_rule_over_what_checks_do(data):
    tried(data)


def test_a_legend_may_lie_anywhere():
    """Where no condition is named the card says so, and nothing breaks."""
    data = copy.deepcopy(nile().data)
    for card in data["piles"]["bonus"]["cards"]:
        card.pop("where", None)
    document = replace(nile(), data=data)
    assert [one for one in run(document, game(document)) if one.check != "pile-does"] == []


@pytest.mark.parametrize("dropped", [("horse",), ("camel",), ("horse", "camel")])
def test_an_outfit_without_animals_is_no_crash(dropped):
    """What has no items that are alike needs no comparing."""
    data = copy.deepcopy(nile().data)
    items = data["outfit"]["items"]
    kept = [item for item in items if item["id"] not in dropped]
    assert len(kept) == len(items) - len(dropped)
    data["outfit"]["items"] = kept
    tried(data)


@pytest.mark.long
@settings(max_examples=3000, deadline=None)
@given(mutants())
def test_nothing_falls_over_many_more(data):
    """The same for thousands of changes."""
    tried(data)
