"""Source of the Nile: what a new hex is like (N15-N23, N43, ND6, ND19)."""

from __future__ import annotations

import pytest
from nile_table import Table

from forge.rules.source_of_the_nile.codes import (
    B_LAKE,
    B_MAPPED,
    B_NILE,
    B_SOURCE,
    LARGE,
    MEDIUM,
    NO_VILLAGE,
    SMALL,
)
from forge.rules.source_of_the_nile.lay_map import TERRAINS
from forge.rules.source_of_the_nile.rivers import length, mouth_of

VELDT, JUNGLE, MOUNTAIN, DESERT, SWAMP, LAKE = "t02", "t12", "t20", "t29", "t32", "t34"
"""Cards whose directions point at nothing known from H9, where H8 alone is known."""
DRY, OASIS, CATARACT = "r06", "r08", "r10"
"""No river; no river and an oasis; a spring that flows south, with a cataract."""


def explores(terrain, river, *more, level="normal", land=None, readings=None):
    """H8 to H9, with these cards."""
    t = Table("explorer", at="H8", land=land or {"H8": "veldt"}, readings=readings, porters=3)
    t.month(level)
    t.does("go south to H9", "throw 6", f"draw {terrain}", f"draw {river}")
    t.does(*(f"draw {card}" for card in more))
    return t


def kind(t, name):
    return TERRAINS[t.s.terrain[t.hex(name)] - 1].value


def test_n15_a_blank_hex_takes_a_terrain_card_and_a_river_card():
    t = Table("explorer", at="H8", land={"H8": "veldt"})
    t.month()
    before = t.left("terrain"), t.left("river")
    t.does("go south to H9", "throw 6", f"draw {JUNGLE}", f"draw {DRY}")
    assert (t.left("terrain"), t.left("river")) == (before[0] - 1, before[1] - 1)
    assert kind(t, "H9") == "jungle"


def test_n15_a_known_neighbour_in_the_first_direction_is_copied():
    t = explores("t01", DRY, land={"H8": "swamp"})
    assert kind(t, "H9") == "swamp"


def test_n15_else_the_neighbour_in_the_second_direction():
    t = explores("t06", DRY, land={"H8": "swamp"})
    assert kind(t, "H9") == "swamp"


def test_n15_a_used_up_pile_is_made_anew():
    t = Table("explorer", at="H8", land={"H8": "veldt"})
    t.pile("terrain")
    t.month()
    t.does("go south to H9", "throw 6")
    assert t.left("terrain") == 36


@pytest.mark.parametrize(("die", "size"), [(3, SMALL), (4, MEDIUM), (5, MEDIUM), (6, LARGE)])
def test_n16_nd6_a_village_is_as_large_as_the_die_says(die, size):
    t = explores(VELDT, DRY, "curious")
    t.rolls(die)
    assert t.s.village[t.hex("H9")] == size


def test_n16_no_village_is_recorded():
    t = explores(VELDT, DRY, "nobody")
    assert t.s.village[t.hex("H9")] == NO_VILLAGE


def test_n17_desert_without_a_river_may_have_an_oasis():
    assert explores(DESERT, OASIS).s.oasis[Table().hex("H9")] == 1


def test_n17_none_where_there_is_a_river():
    t = Table("explorer", at="H8", land={"H8": "veldt"})
    h = t.hex("H8")
    t.s.river[h], t.s.out[h] = 1, 4
    t.month()
    t.does("go south to H9", f"draw {DESERT}", f"draw {OASIS}")
    assert (t.s.river[t.hex("H9")], t.s.oasis[t.hex("H9")]) == (1, 0)


def test_n18_a_cataract_is_marked_where_the_river_leaves():
    t = explores(VELDT, CATARACT)
    h = t.hex("H9")
    assert t.s.cataract[h] == t.s.out[h] == 4


def test_n18_none_in_a_swamp():
    t = explores(SWAMP, CATARACT)
    assert (t.s.river[t.hex("H9")], t.s.cataract[t.hex("H9")]) == (1, 0)


def test_n19_a_cataract_draws_a_discovery():
    t = explores(VELDT, CATARACT)
    left = t.left("discovery")
    t.does("draw s01")
    assert t.left("discovery") == left - 1


def test_n20_a_waterfall_is_noted_on_map_and_sheet():
    t = explores(VELDT, CATARACT, "s05", "nobody")
    assert t.s.fall[t.hex("H9")] == 320
    assert t.noted("H9") & 32


@pytest.mark.parametrize(("card", "feet"), [("s07", 18500), ("s01", 0)])
def test_n21_mountains_draw_a_discovery_and_a_high_one_is_noted(card, feet):
    t = explores(MOUNTAIN, DRY, card, "nobody")
    assert t.s.height[t.hex("H9")] == feet
    assert (t.noted("H9") & 16 > 0) == (feet > 0)


@pytest.mark.parametrize(
    ("answer", "cards", "feet"), [("separate", ["s05", "s07"], 18500), ("together", ["s10"], 17200)]
)
def test_n19_n21_cards_read(answer, cards, feet):
    """Mountains with a cataract."""
    t = explores(MOUNTAIN, CATARACT, *cards, "nobody", readings={"cards_read": answer})
    assert (t.s.fall[t.hex("H9")] > 0, t.s.height[t.hex("H9")]) == (True, feet)


def test_n22_a_lake_is_noted_with_its_size():
    t = explores(LAKE, DRY, "s01", "nobody")
    assert t.s.area[t.hex("H9")] == 4000
    assert t.noted("H9") & B_LAKE


@pytest.mark.parametrize(("first", "second", "size"), [(4000, "s02", 15000), (15000, "s01", 4000)])
def test_n23_only_the_last_hex_of_a_lake_counts(first, second, size):
    t = Table("explorer", at="G8", land={"G8": "veldt", "H8": "lake"})
    h = t.hex("H8")
    t.s.area[h], t.s.lake[h], t.s.n_lakes = first, 1, 1
    t.s.noted[h] |= B_LAKE
    t.month()
    t.does("go north-east to H7", "throw 6", "draw t35", f"draw {DRY}", f"draw {second}")
    lakes = [v for v in range(t.b.n_hexes) if t.s.area[v]]
    assert [t.s.area[v] for v in lakes] == [size]
    assert lakes == [t.hex("H7")]
    assert not t.noted("H8") & B_LAKE


@pytest.mark.parametrize(("answer", "points"), [("lake", 2), ("hex", 4)])
def test_n22_n23_lake_points(answer, points):
    t = Table("explorer", at="G8", land={"G8": "veldt", "H8": "lake"},
              readings={"lake_points": answer})  # fmt: skip
    h = t.hex("H8")
    t.s.area[h], t.s.lake[h], t.s.n_lakes = 4000, 1, 1
    t.s.noted[h] |= B_LAKE
    t.month()
    t.does("go north-east to H7", "throw 6", "draw t35", f"draw {DRY}", "draw s02", "draw nobody")
    t.s.where[0] = 0
    from forge.rules.source_of_the_nile.steps import S_EU4

    t.europe(S_EU4)
    t.does("publish everything")
    assert t.s.score[0] == points


@pytest.mark.parametrize(("card", "beside"), [(DESERT, "jungle"), (JUNGLE, "desert")])
def test_n43_desert_and_jungle_are_never_adjacent(card, beside):
    assert kind(explores(card, DRY, land={"H8": beside}), "H9") == "veldt"


def test_n43_a_copied_terrain_changes_too():
    t = explores("t01", DRY, land={"H8": "desert", "I9": "jungle"})
    assert kind(t, "H9") == "veldt"


# Rivers (8.3). The mouth of the Congo, E8, expects water from F7.


def congo(*cards, land=None):
    """From E8 up the Congo: F7 with these cards."""
    t = Table("explorer", at="E8", land=land or {})
    t.month("reckless")
    t.does("go north-east to F7", "throw 6", *(f"draw {card}" for card in cards))
    return t


def test_nd19_case_1_the_river_flows_out_to_who_expects_it():
    t = congo(VELDT, "r06", "nobody")
    h = t.hex("F7")
    assert (t.s.river[h], t.b.near[6 * h + t.s.out[h] - 1], t.s.up[h]) == (1, t.hex("E8"), 1 << 1)


@pytest.mark.parametrize(
    ("card", "turns"), [("r06", {3}), ("r12", {2}), ("r16", {4}), ("r21", {2, 4})]
)
def test_nd19_upstream_edges_by_the_course_of_the_card(card, turns):
    t = congo(VELDT, card, "nobody")
    h = t.hex("F7")
    out = t.s.out[h] - 1
    ups = {(out + turn) % 6 for turn in turns}
    blank = {d for d in ups if t.b.near[6 * h + d] >= 0 and not t.b.known[t.b.near[6 * h + d]]}
    assert t.s.up[h] == sum(1 << d for d in blank)


def test_nd19_a_short_river_goes_straight_on_instead_of_having_its_source():
    t = congo(VELDT, "r01", "nobody")
    assert t.s.up[t.hex("F7")] == 1 << 1
    assert t.s.source[t.hex("F7")] == 0


def test_nd19_a_source_counts_from_the_third_hex_on():
    t = congo(VELDT, "r06", "nobody")
    t.does("go north-east to G7", "throw 6", f"draw {SWAMP}", "draw r01", "draw nobody")
    assert length(t.b, t.s, t.hex("G7")) == 3
    assert t.s.source[t.hex("G7")] == 1
    assert t.noted("G7") & B_SOURCE


def test_nd19_the_source_of_the_nile_needs_five_hexes_from_khartoum():
    t = Table("explorer", at="M1")
    t.s.river[t.hex("M1")] = 1
    t.month("reckless")
    below = "M1"
    for name in ("M2", "M3", "M4"):
        h, before = t.hex(name), t.hex(below)
        t.lay(name, "veldt", river=True)
        t.s.out[h], t.s.up[before] = 1, t.s.up[before] | 1 << 3
        below = name
    t.s.up[t.hex("M4")] = 1 << 3
    t.stand("M4")
    t.does("go south to M5", "throw 6", f"draw {SWAMP}", "draw r01", "draw nobody")
    h = t.hex("M5")
    assert (mouth_of(t.b, t.s, h), length(t.b, t.s, h)) == (t.b.nile_mouth, 5)
    assert t.s.source[h] == 2
    assert t.noted("M5") & B_NILE


def test_nd19_of_two_rivers_that_expect_water_the_second_has_its_source_at_the_border():
    t = Table("explorer", at="E8")
    f8 = t.hex("F8")
    t.lay("F8", "veldt", river=True)
    t.s.out[f8], t.s.up[f8] = 5, 1
    t.month("reckless")
    t.does("go north-east to F7", "throw 6", f"draw {VELDT}", "draw r06", "draw nobody")
    h = t.hex("F7")
    assert t.b.near[6 * h + t.s.out[h] - 1] == f8
    assert t.s.up[t.hex("E8")] & 1 << 1 == 0
    assert "meets" in t.story


def test_nd19_case_2_a_spring_flows_the_first_way_that_takes_water():
    t = explores(VELDT, CATARACT)
    assert t.s.out[t.hex("H9")] == 4


def test_nd19_case_2_an_inland_basin_keeps_its_water():
    ring = dict.fromkeys(("H8", "I9", "I10", "H10", "G10", "G9"), "veldt")
    t = Table("explorer", at="H8", land=ring)
    h = t.hex("H8")
    t.s.river[h], t.s.out[h] = 1, 4
    t.month()
    t.does("go south to H9", "draw t02", "draw r06")
    assert (t.s.river[t.hex("H9")], t.s.out[t.hex("H9")]) == (0, 0)
    assert "basin" in t.story


def test_nd19_case_3_no_river():
    t = explores(VELDT, DRY)
    assert (t.s.river[t.hex("H9")], t.s.out[t.hex("H9")]) == (0, 0)
    assert "no-river" in t.story


def test_n23_a_published_lake_scores_no_second_time():
    t = Table("explorer", at="G8", land={"G8": "veldt", "H8": "lake"})
    h = t.hex("H8")
    t.s.area[h], t.s.lake[h], t.s.n_lakes = 4000, 1, 1
    t.s.noted[h], t.s.told[h], t.s.public[h] = 0, B_LAKE | B_MAPPED, 1
    t.month()
    t.does("go north-east to H7", "throw 6", "draw t35", f"draw {DRY}", "draw s02", "draw nobody")
    assert not t.noted("H7") & B_LAKE
