"""Source of the Nile in the bundle: its schema, its hexes, totals that a client can work out."""

from __future__ import annotations

import json
from collections import deque

import pytest
from bundles import shipped, told_of

from forge.content.judge import validator
from forge.content.roots import schema_root


def told():
    return told_of("source-of-the-nile", "explorers")


def part(name):
    return told()["exploration"][name]


def test_the_bundle_of_an_exploration_is_what_its_schema_says():
    assert complaints(told()) == []
    assert told()["format"]["version"] == "1.6"


@pytest.mark.long
def test_with_its_pictures_it_is_what_its_schema_says():
    whole = json.loads(shipped("source-of-the-nile", "explorers")["bundle.json"])
    assert complaints(whole) == []
    assert whole == told() | {"assets": whole["assets"]}


def complaints(data):
    errors = validator("bundle", schema_root()).iter_errors(data)
    return [f"{list(e.absolute_path)}: {e.message[:200]}" for e in errors]


def test_other_bundles_do_not_have_the_key_and_keep_their_number():
    other = told_of("across-africa", "expedition")
    assert "exploration" not in other
    assert other["format"]["version"] == "1.5"


def test_a_client_can_walk_the_land_with_nothing_but_the_bundle():
    """Mombasa to Boma is eight hexes or more over land, and lies on two coasts (ND21)."""
    hexes = {one["id"]: one for one in part("map")["hexes"]}
    ports = {one["id"]: one["hex"] for one in part("map")["harbours"]}
    assert len(hexes) == 193
    found, front = {ports["mombasa"]: 0}, deque([ports["mombasa"]])
    while front:
        here = front.popleft()
        for there in hexes[here]["near"]:
            if there in hexes and there not in found:
                found[there] = found[here] + 1
                front.append(there)
    assert len(found) == 193
    assert found[ports["boma"]] >= 8
    assert hexes[ports["boma"]]["coast"]
    assert hexes[ports["boma"]]["depth"] == 0
    for one in hexes.values():
        for direction, there in enumerate(one["near"]):
            if there in hexes:
                assert hexes[there]["near"][(direction + 3) % 6] == one["id"]


def test_n68_a_client_can_add_the_totals_up():
    tables = {table["id"]: table for table in part("tables")}
    (bonus,) = (pile for pile in part("piles") if pile["kind"] == "bonus")
    lines = [line for card in bonus["cards"] for line in card["lines"] * card["count"]]
    for profession in part("explorers")["professions"]:
        whose = profession["id"]
        rows = sum(row["cells"][whose] for row in tables["victory-points"]["rows"])
        mine = [line["points"] for line in lines if line["profession"] == whose]
        assert rows + sum(3.5 if v is None else v for v in mine) == profession["total"]


def test_each_text_of_an_exploration_is_in_the_bundle():
    texts = told()["texts"]["en"]
    for table in part("tables"):
        assert texts[table["name"]]
        assert all(texts[column["name"]] for column in table["columns"])
        assert all(texts[one["name"]] for one in (*table["modifiers"], *table["outcomes"]))
    for step in part("turn")["steps"]:
        assert texts[step["text"]]
        assert all(arrow["case"] is None or texts[arrow["case"]] for arrow in step["goes"])
    for item in part("outfit")["items"]:
        assert texts[item["plural"]]


def test_the_steps_of_a_turn_lead_to_each_other():
    ids = {step["id"] for step in part("turn")["steps"]}
    assert {arrow["id"] for step in part("turn")["steps"] for arrow in step["goes"]} <= ids
