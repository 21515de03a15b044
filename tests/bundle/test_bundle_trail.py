"""The trail of Across Africa in the bundle: its schema, its fields, and what cards do."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from bundles import shipped, told_of

from forge.content.judge import validator
from forge.content.roots import schema_root


def told():
    return told_of("across-africa", "expedition")


def test_the_bundle_of_a_trail_is_what_its_schema_says():
    errors = list(validator("bundle", schema_root()).iter_errors(told()))
    assert [f"{list(e.absolute_path)}: {e.message[:200]}" for e in errors] == []


def test_a_client_can_walk_the_trail_with_nothing_but_the_bundle():
    """At the fork behind 12 two fields follow; with four players the long river is closed (AD7)."""
    trail = told()["trail"]
    after = {field["number"]: field["after"] for field in trail["fields"]}
    assert after[12] == [13, 16]
    (four,) = (each["closed"] for each in trail["closings"] if each["players"] == 4)
    assert [v for v in after[12] if v not in four] == [13]
    here, steps = 0, 0
    while after[here]:
        here, steps = next(v for v in after[here] if v not in four), steps + 1
    assert (here, steps) == (93, 56)


def test_each_text_of_the_trail_is_in_the_bundle():
    whole = told()
    texts, trail = whole["texts"]["en"], whole["trail"]
    for each in (trail["start"], trail["finish"], *trail["kinds"]):
        assert texts[each["name"]]
        assert texts[each["text"]]


def test_what_a_card_does_is_told_as_operations():
    cards = {card["id"]: card for deck in told()["decks"] for card in deck["cards"]}
    (ford,) = cards["swollen-ford"]["do"]
    assert (ford["op"], ford["n"]) == ("move", -4)
    assert [deed["when"] for deed in cards["ripped-backpack"]["do"]] == [
        {"shared_store": True}, {"shared_store": False},
    ]  # fmt: skip


@pytest.mark.long
def test_the_rules_that_no_turn_shows_are_told_by_the_bundle():
    """One board, a book, what photos are worth, and how camps and cars lie (A1, A8, A25, AD10)."""
    whole = json.loads(shipped("across-africa", "expedition")["bundle.json"])
    trail, names = whole["trail"], {kind["id"]: kind["does"] for kind in whole["trail"]["kinds"]}
    assert [one["id"] for one in whole["assets"] if one["media"] == "image/png"].count("board") == 1
    assert whole["rulebook"]["sections"]
    (photos,) = (deck for deck in whole["decks"] if deck["id"] == "photos")
    worth = Counter(card["numbers"]["value"] for card in photos["cards"])
    assert worth == {2: 10, 3: 10, 5: 10}
    does = {field["number"]: names.get(field["kind"]) for field in trail["fields"]}
    after = {field["number"]: field["after"] for field in trail["fields"]}
    camps = [number for number, deed in does.items() if deed == "camp"]
    assert len(camps) == 11
    assert not any(does[following] == "camp" for camp in camps for following in after[camp])
    car_steps = next(p["value"] for p in whole["edition"]["parameters"] if p["id"] == "car_steps")
    for car in (number for number, deed in does.items() if deed == "car"):
        ends = {car}
        for _ in range(car_steps):
            ends = {following for here in ends for following in after[here]}
        assert ends and not any(does[end] == "car" for end in ends)
