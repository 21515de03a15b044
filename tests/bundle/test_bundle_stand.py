"""The stand of Across Africa in the bundle: its nets hold together, its pockets hold the cards."""

from __future__ import annotations

import json

import pytest
import shapely
from bundles import shipped, told_of

from forge.content.judge import validator
from forge.content.roots import schema_root


def files(edition):
    return shipped("across-africa", edition)


def whole(edition):
    return json.loads(files(edition)["bundle.json"])


@pytest.fixture(scope="module")
def stand():
    return told_of("across-africa", "expedition")["stand"]


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_the_bundle_with_and_without_a_stand_keeps_its_schema(edition):
    errors = list(validator("bundle", schema_root()).iter_errors(told_of("across-africa", edition)))
    assert [f"{list(e.absolute_path)}: {e.message[:200]}" for e in errors] == []


def test_a61_the_bundle_of_the_race_has_no_stand():
    race = told_of("across-africa", "race")
    assert race["stand"] is None
    assert "stand" not in race["part_hashes"]


@pytest.mark.long
def test_a61_the_bundle_of_the_race_has_no_picture_of_a_stand():
    pictures = [one["id"] for one in whole("race")["assets"]]
    assert pictures and not [ident for ident in pictures if ident.startswith("stand")]


def test_a40_a41_eight_pockets_as_wide_as_two_cards_that_lie(stand):
    """Told by the bundle alone: width for a card and the bulge of two, none over another."""
    pockets = stand["rack"]["pockets"]
    assert [one["number"] for one in pockets] == list(range(1, 9))
    assert stand["slots"] == 8 and stand["card_mm"] == [88, 63]
    wide, deep = stand["pocket_mm"]
    assert wide >= 88 + 2 * stand["card_thickness_mm"]
    assert all(one["size_mm"] == [wide, deep] for one in pockets)
    boxes = [shapely.box(*one["at_mm"], one["at_mm"][0] + wide, one["at_mm"][1] + deep)
             for one in pockets]  # fmt: skip
    assert shapely.union_all(boxes).area == pytest.approx(8 * wide * deep)
    assert shapely.Polygon(stand["rack"]["cut_mm"]).covers(shapely.union_all(boxes))


@pytest.mark.parametrize("part", ["rack", "tray"])
def test_folds_and_glue_lie_within_the_line_to_cut_along(stand, part):
    net = stand[part]
    outline = shapely.Polygon(net["cut_mm"])
    assert outline.is_valid
    left, top, right, bottom = outline.bounds
    assert [right - left, bottom - top] == pytest.approx(net["size_mm"])
    inside = outline.buffer(0.001)
    lines = [shapely.LineString([fold["from_mm"], fold["to_mm"]]) for fold in net["folds"]]
    assert lines and all(inside.covers(line) for line in lines)
    assert all(inside.covers(shapely.Polygon(area)) for area in net["glue_mm"])


def test_the_rack_folds_in_pleats_and_the_pockets_open_upwards(stand):
    """Valley, mountain, valley, ...: a pleat goes up by the depth of a pocket, and down again."""
    folds = stand["rack"]["folds"]
    assert [one["way"] for one in folds] == ["valley", "mountain"] * 4
    levels = [one["from_mm"][1] for one in folds]
    deep = stand["pocket_mm"][1]
    fronts = [stand["rack"]["pockets"][i]["at_mm"][1] for i in range(0, 8, 2)]
    assert levels[1::2] == fronts
    assert [top - foot for foot, top in zip(levels[::2], levels[1::2], strict=True)] == [deep] * 4
    assert {one["way"] for one in stand["tray"]["folds"]} == {"valley"}


@pytest.mark.long
def test_the_stand_has_pictures_cut_along_its_nets():
    pictures = {one["id"]: one for one in whole("expedition")["assets"]}
    stand = whole("expedition")["stand"]
    for part in ("rack", "tray"):
        assert pictures[f"stand.{part}.front"]["size_mm"] == stand[part]["size_mm"]
    assert b"clip" in files("expedition")["assets/stand.tray.front.svg"]
