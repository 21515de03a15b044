"""Source of the Nile on the way: levels, havens, movement, being lost (N2-N14, ND1-ND5)."""

from __future__ import annotations

import pytest
from nile_table import Table

from forge.rules.source_of_the_nile.codes import CANOEING, FOOT, MOUNTED


def table(terrain="jungle", level="normal", readings=None, **has):
    """An explorer on H8, with a hex already explored to the north."""
    t = Table("explorer", at="H8", land={"H8": terrain}, readings=readings, **has)
    t.month(level)
    return t


def lost(t):
    return t.at() == "H8" and t.s.points == 0 and "lost" in t.story


def test_n2_an_africa_turn_begins_with_exactly_three_levels():
    t = Table("explorer", at="H8", land={"H8": "veldt"})
    t.africa()
    assert t.legal == ["cautious", "normal", "reckless"]


def test_n3_inland_a_disaster_card_is_drawn():
    t = Table("explorer", at="H8", land={"H8": "veldt"})
    t.africa()
    left = t.left("disaster")
    t.does("normal", "draw quiet")
    assert t.left("disaster") == left - 1


@pytest.mark.parametrize("haven", ["O9", "H16"])
def test_n4_no_disaster_in_a_port_or_in_the_cape_colony(haven):
    t = Table("explorer", at=haven)
    t.africa()
    left = t.left("disaster")
    t.does("normal")
    assert (t.phase, t.left("disaster")) == ("move", left)


@pytest.mark.parametrize(("level", "hexes"), [("cautious", 1), ("normal", 2), ("reckless", 3)])
def test_n5_nd1_on_foot_a_level_allows_so_many_hexes(level, hexes):
    t = Table("explorer", at="G17")
    t.month(level)
    for name in ("go north-east to H16", "go south to H17", "go north to H16")[:hexes]:
        t.does(name)
    assert t.legal == ["done", "carry a load"]


def test_n6_a_hex_that_was_visited_needs_no_die():
    t = table()
    t.lay("H9", "veldt")
    t.does("go south to H9")
    assert t.at() == "H9"
    assert "known-way" in t.story


def test_n6_downstream_into_a_new_hex_needs_no_die():
    t = table()
    h = t.hex("H8")
    t.s.river[h], t.s.out[h] = 1, 4
    t.does("go south to H9")
    assert t.phase == "draw"
    assert "down" in t.story


@pytest.mark.parametrize(("answer", "asked"), [("unpublished_unvisited", "die"), ("blank", "move")])
def test_n6_new_hex(answer, asked):
    """What another explorer has drawn on the map and not published."""
    t = Table("explorer", "doctor", at="H8", land={"H8": "jungle", "H9": "veldt"},
              readings={"new_hex": answer})  # fmt: skip
    t.s.seen[t.hex("H9")] = 2
    t.month()
    t.does("go south to H9")
    assert t.phase == asked


@pytest.mark.parametrize(("die", "gone"), [(3, True), (4, False)])
def test_n7_leaving_jungle_takes_more_than_three(die, gone):
    t = table()
    t.does("go south to H9", f"throw {die}")
    assert lost(t) == gone


@pytest.mark.parametrize(
    ("terrain", "die", "gone"), [("veldt", 2, True), ("veldt", 3, False), ("jungle", 3, False)]
)
def test_n8_upstream_the_number_is_two(terrain, die, gone):
    t = table(terrain)
    h = t.hex("H8")
    t.s.river[h], t.s.up[h] = 1, 1 << 3
    t.does("go south to H9", f"throw {die}")
    assert lost(t) == gone


@pytest.mark.parametrize(("answer", "gone"), [("instead", True), ("better", False)])
def test_n8_upstream_number(answer, gone):
    """From veldt the river's number is worse than the land's."""
    t = table("veldt", readings={"upstream_number": answer})
    h = t.hex("H8")
    t.s.river[h], t.s.up[h] = 1, 1 << 3
    t.does("go south to H9", "throw 2")
    assert lost(t) == gone


@pytest.mark.parametrize("guides", [1, 2])
def test_n9_a_guide_adds_one_and_a_second_adds_nothing(guides):
    t = table(guides=guides)
    t.does("go south to H9", "throw 3")
    assert not lost(t)
    t = table(guides=guides)
    t.does("go south to H9", "throw 2")
    assert lost(t)


@pytest.mark.parametrize(("answer", "gone"), [("once", True), ("each", False)])
def test_n9_guides_count(answer, gone):
    t = table(guides=2, readings={"guides_count": answer})
    t.does("go south to H9", "throw 2")
    assert lost(t) == gone


def test_n10_cautious_adds_one():
    t = table(level="cautious")
    t.does("go south to H9", "throw 3")
    assert not lost(t)


def test_n11_reckless_takes_one_away():
    t = table(level="reckless")
    t.does("go south to H9", "throw 4")
    assert lost(t)


def test_n12_who_is_lost_stays_and_moves_no_farther_this_turn():
    t = table()
    t.does("go south to H9", "throw 1")
    assert (t.at(), t.s.terrain[t.hex("H9")]) == ("H8", 0)
    assert not [name for name in t.legal if name.startswith("go ")]


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_n13_a_guide_leaves_who_is_lost(before, after):
    t = table(guides=before)
    t.does("go south to H9", "throw 1")
    assert t.has("guide") == after


def test_n14_n15_nothing_is_drawn_where_all_is_known():
    t = table()
    t.lay("H9", "veldt")
    before = [t.left(pile) for pile in ("terrain", "river", "people")]
    t.does("go south to H9")
    assert [t.left(pile) for pile in ("terrain", "river", "people")] == before
    assert "all-known" in t.story


@pytest.mark.parametrize(("mode", "hexes"), [(FOOT, 2), (MOUNTED, 4), (CANOEING, 4)])
def test_nd1_normal_points_by_way_of_travelling(mode, hexes):
    t = Table("explorer", at="F14", porters=8)
    t.gives(canoe=1 if mode == CANOEING else 0, horse=20 if mode == MOUNTED else 0)
    t.month()
    if mode != FOOT:
        t.does("travel mounted" if mode == MOUNTED else "travel by canoe")
    assert t.s.points == hexes


@pytest.mark.parametrize(
    ("porters", "points"), [(8, 4), (7, 3), (5, 3), (3, 2), (2, 2), (1, 1), (0, 1)]
)
def test_nd2_few_porters_paddle_slowly(porters, points):
    t = Table("explorer", at="F14", porters=porters, canoe=1)
    t.month()
    t.does("travel by canoe")
    assert t.s.points == points


def test_nd2_crews_are_counted_for_each_canoe():
    t = Table("explorer", at="F14", porters=8, canoe=2)
    t.month()
    t.does("travel by canoe")
    assert t.s.points == 3


def test_nd2_without_porters_a_canoe_only_drifts_downstream():
    t = Table("explorer", at="H8", land={"H8": "veldt", "H9": "veldt"}, canoe=1)
    h = t.hex("H8")
    t.s.river[h], t.s.out[h], t.s.up[h], t.s.river[t.hex("H9")] = 1, 4, 1, 1
    t.month()
    t.does("travel by canoe")
    assert [name for name in t.legal if name.startswith("go ")] == ["go south to H9"]


def test_nd3_a_canoe_follows_the_coast_and_rivers_and_nothing_else():
    t = Table("explorer", at="F14", porters=8, canoe=1)
    t.month()
    t.does("travel by canoe")
    ways = {name.rpartition(" ")[2] for name in t.legal if name.startswith("go ")}
    assert ways
    assert all(t.b.coast[t.hex(name)] for name in ways)


@pytest.mark.parametrize(
    ("animals", "terrain", "open_"),
    [({}, "lake", False), ({}, "swamp", True), ({"horse": 1}, "swamp", False),
     ({"horse": 1}, "jungle", True), ({"camel": 1}, "jungle", False),
     ({"camel": 1}, "veldt", True)],
)  # fmt: skip
def test_nd3_land_bars_walkers_and_animals(animals, terrain, open_):
    t = Table("explorer", at="H8", land={"H8": "veldt", "H9": terrain}, **animals)
    t.gives(porters=1)
    t.month()
    assert ("go south to H9" in t.legal) == open_


def test_nd3_a_canoe_crosses_a_lake_that_bars_walkers():
    t = Table("explorer", at="H8", land={"H8": "lake", "H9": "lake"}, canoe=1, porters=8)
    t.month()
    t.does("travel by canoe", "go south to H9")
    assert t.at() == "H9"


def test_nd3_who_rides_needs_an_animal_each():
    t = Table("explorer", at="H8", land={"H8": "veldt"}, porters=2, horse=2)
    t.month()
    assert t.phase == "move"
    t = Table("explorer", at="H8", land={"H8": "veldt"}, porters=2, horse=3)
    t.month()
    assert t.legal == ["travel on foot", "travel mounted"]


def test_nd4_a_lake_met_on_foot_is_surveyed_from_the_shore():
    t = table("veldt")
    t.does("go south to H9", "throw 6", "draw t34", "draw r06", "draw s01", "draw nobody")
    assert (t.at(), t.s.points, t.s.area[t.hex("H9")]) == ("H8", 0, 4000)
    assert t.noted("H9") > 0


def test_nd5_a_sick_explorer_goes_one_hex_at_most():
    t = table("veldt", level="reckless", ill=1)
    assert t.s.points == 1
