"""Source of the Nile: disasters, camp, bonuses, free actions (N27-N50, ND8-ND14)."""

from __future__ import annotations

import pytest
from nile_table import RULES, Table

from forge.rules.log import tape
from forge.rules.source_of_the_nile import death
from forge.rules.source_of_the_nile.codes import CANOEING
from forge.rules.source_of_the_nile.death import UNOWNED
from forge.rules.source_of_the_nile.load import capacity, load
from forge.rules.source_of_the_nile.steps import S_EU4


def inland(profession="explorer", land="veldt", readings=None, **has):
    return Table(profession, at="H8", land={"H8": land}, readings=readings, **has)


def test_n27_one_hunting_roll_a_turn_in_the_interior():
    t = inland(rations=9)
    t.camp()
    assert t.phase == "die"
    t.rolls(3)
    assert t.story.count("hunt") == 1


@pytest.mark.parametrize(
    ("land", "food"),
    [("veldt", [0, 1, 2, 3, 4, 5]), ("jungle", [0, 0, 1, 1, 2, 3]),
     ("mountain", [0, 0, 1, 1, 2, 3]), ("swamp", [0, 1, 1, 2, 2, 3]),
     ("lake", [1, 1, 2, 2, 3, 4]), ("desert", [0, 0, 0, 0, 1, 1])],
)  # fmt: skip
def test_n27_the_hunting_table(land, food):
    for face, each in enumerate(food, 1):
        t = inland(land=land, guards=3, musket=2, rations=9)
        t.camp()
        t.rolls(face)
        assert [e.amount for e in t.heard if e.id == "hunt"] == [2 * each]


def test_n27_the_explorer_hunts_with_a_musket_that_is_left():
    t = inland(guards=2, musket=3, rations=9)
    t.camp()
    t.rolls(6)
    assert [e.amount for e in t.heard if e.id == "hunt"] == [15]


def test_n27_zoologist_river_and_level_help():
    t = inland("zoologist", guards=1, musket=1, rations=9)
    t.s.river[t.hex("H8")] = 1
    t.camp("cautious")
    t.rolls(2)
    assert [e.amount for e in t.heard if e.id == "hunt"] == [4]


def test_n28_nine_people_and_four_rations_of_game_use_five():
    t = inland(porters=5, guards=2, musket=2, guides=1, rations=20)
    t.camp()
    t.rolls(3)
    assert t.has("rations") == 15


def test_n28_nd13_a_dry_desert_takes_water_for_each():
    t = inland(land="desert", porters=8, rations=30, water=12)
    t.camp()
    t.rolls(1)
    assert t.s.dry[0] == 9
    assert load(t.b, t.s, 0, 0) == 30 - 9 + 3


def test_nd13_missing_water_counts_as_unfed():
    t = inland(land="desert", porters=8, rations=30, water=5)
    t.camp()
    t.rolls(1)
    assert t.has("porter") == 4


def test_nd13_camels_drink_nothing_and_horses_do():
    for animal, water in (("camel", 2), ("horse", 3)):
        t = inland(land="desert", porters=1, rations=30, water=5, **{animal: 1})
        t.camp()
        t.rolls(1)
        assert t.s.dry[0] == water


def test_nd13_skins_are_filled_elsewhere():
    t = inland(porters=3, rations=9, water=6, dry=6)
    t.camp()
    t.rolls(1)
    assert t.s.dry[0] == 0


def test_nd12_n40_hunted_food_does_not_keep():
    t = inland(guards=3, musket=3, rations=2)
    t.camp()
    t.rolls(6)
    assert t.has("rations") == 2
    assert "spoilt" in t.story


def test_n29_each_sick_member_has_a_roll_of_its_own():
    t = inland(porters=3, rations=20, sick_porter=2)
    t.camp()
    t.rolls(1, 8, 7)
    assert (t.has("porter"), t.s.sick[0]) == (4, 1)


@pytest.mark.parametrize(("die", "porters", "sick"), [(4, 1, 0), (5, 1, 1), (7, 1, 1), (8, 2, 0)])
def test_n29_dies_stays_sick_or_recovers(die, porters, sick):
    t = inland(porters=1, rations=20, sick_porter=1)
    t.camp()
    t.rolls(1, die)
    assert (t.has("porter"), t.s.sick[0]) == (porters, sick)


def test_n29_the_explorer_has_the_first_roll_and_may_die():
    t = inland(porters=1, rations=20, sick_porter=1, ill=1)
    t.camp()
    t.rolls(1, 4)
    assert t.s.deaths[0] == 1


@pytest.mark.parametrize(
    ("given", "level", "more"),
    [({"profession": "doctor"}, "normal", 1), ({"medicine": 1}, "normal", 1), ({}, "cautious", 1),
     ({}, "reckless", -1), ({"medicine": 2}, "normal", 1)],
)  # fmt: skip
def test_n29_what_is_added_to_the_dice(given, level, more):
    for die in (7 - more, 8 - more):
        t = inland(rations=20, porters=3, ill=1, **given)
        t.camp(level)
        t.rolls(1, die)
        assert t.s.ill[0] == (1 if die == 7 - more else 0)


def test_n30_three_unfed_people_leave():
    t = inland(porters=2, guards=3, rations=3)
    t.camp()
    t.rolls(1)
    assert (t.has("porter"), t.has("guard"), t.s.ill[0]) == (0, 2, 0)


def test_n30_an_unfed_explorer_falls_sick():
    t = inland()
    t.camp()
    t.rolls(1)
    assert t.s.ill[0] == 1


@pytest.mark.parametrize(("die", "guards"), [(1, 2), (2, 2), (3, 3)])
def test_n42_without_respect_a_guard_may_leave(die, guards):
    t = inland(guards=3, rations=9, respect=1)
    t.camp()
    t.rolls(1, die)
    assert t.has("guard") == guards


def test_n31_a_turn_with_one_new_hex_draws_a_bonus_and_one_without_none():
    t = inland()
    t.bonus("b01")
    assert "bonus" in t.story
    t = inland()
    t.bonus("b01", fresh=0)
    assert "bonus" not in t.story


@pytest.mark.parametrize(("answer", "cards"), [("turn", 1), ("hex", 3)])
def test_n31_bonus_draws(answer, cards):
    """Three hexes were new this turn."""
    t = inland(readings={"bonus_draws": answer})
    t.s.fresh = 3
    t.begin(100)
    n = 0
    while t.phase == "draw" and t.s.deck == 6:
        t.does(t.legal[0])
        n += 1
    assert n == cards


def test_n32_a_card_without_a_line_for_the_profession_gives_nothing():
    t = inland("geologist")
    t.bonus("b04")
    assert (t.notes(), "no-line" in t.story) == (0, True)


def test_n33_a_zoologist_on_veldt_with_a_musket_notes_three_points():
    t = inland("zoologist", musket=1, porters=1)
    t.bonus("b03")
    assert t.notes() == 3


def test_n33_not_where_the_conditions_fail():
    t = inland("zoologist", land="swamp", musket=1, porters=1)
    t.bonus("b03")
    assert t.notes() == 0


@pytest.mark.parametrize(("mood", "points"), [("unmet", 0), ("wary", 2), ("friendly", 2)])
def test_n33_village_means_people_who_were_met(mood, points):
    t = inland("missionary")
    t.people("H8", "small", mood)
    t.bonus("b01")
    assert t.notes() == points


def test_n34_points_that_are_not_listed_are_rolled():
    t = inland("zoologist", musket=1, porters=1)
    t.bonus("b02")
    t.rolls(4)
    assert t.notes() == 4


def test_n35_no_animal_without_a_musket():
    t = inland("zoologist", porters=1)
    t.bonus("b03")
    assert (t.notes(), "no-musket" in t.story) == (0, True)


def test_n36_an_animal_weighs_two():
    t = inland("zoologist", musket=1, porters=1)
    before = load(t.b, t.s, 0, 0)
    t.bonus("b03")
    assert load(t.b, t.s, 0, 0) == before + 2


def test_n36_without_room_it_is_let_go_or_something_is_dropped():
    t = inland("zoologist", musket=1, porters=1, rations=9)
    t.bonus("b03")
    assert t.legal == [
        "let the find go",
        "drop musket",
        "drop rations",
        "cache musket",
        "cache rations",
    ]
    t.does("let the find go")
    assert t.notes() == 0
    t = inland("zoologist", musket=1, porters=1, rations=9)
    t.bonus("b03")
    t.does("drop rations")
    assert (t.notes(), t.has("rations")) == (3, 7)


def test_n36_a_specimen_that_is_dropped_later_loses_its_points():
    t = inland("zoologist", musket=1, porters=1)
    t.bonus("b03")
    t.month()
    t.does("drop a specimen")
    assert t.notes() == 0


def test_n36_specimens_can_be_published_once_they_are_in_europe():
    t = inland("zoologist", musket=1, porters=1)
    t.bonus("b03")
    assert (sum(t.s.note), sum(t.s.carry)) == (0, 3)
    t.s.where[0] = 0
    t.europe(S_EU4)
    assert (sum(t.s.note), sum(t.s.carry)) == (3, 0)


def test_n37_a_tusk_weighs_seven_and_is_money_in_europe_only():
    t = inland("doctor", musket=1, porters=1)
    t.bonus("b33")
    assert (load(t.b, t.s, 0, 0), t.s.money[0]) == (8, 0)
    t.s.where[0] = 0
    t.europe(S_EU4)
    assert (t.s.money[0], t.has("ivory")) == (200, 0)


@pytest.mark.parametrize(
    "card", ["crocodile", "flood", "theft", "spoiled", "damp-powder", "accident"]
)
def test_n38_specimens_and_ivory_are_not_lost_to_disasters(card):
    t = inland(
        "zoologist", land="swamp", musket=4, porters=4, guards=2, gifts=6, rations=12, ivory=1
    )
    t.s.carry[0] = 3
    t.disaster(card)
    while t.phase in ("die", "dice"):
        t.rolls(3)
    assert (t.s.carry[0], t.has("ivory")) == (3, 1)


def test_n38_other_cargo_is_dropped_before_specimens():
    t = inland(porters=1, rations=9, ivory=1)
    t.s.carry[0] = 3
    t.begin(37)
    assert t.legal == ["drop rations", "cache rations"]
    t.does("drop rations")
    assert (t.phase, t.has("rations")) == ("move", 1)


def test_n38_specimens_go_when_nothing_else_is_left():
    t = inland(porters=0, ivory=1)
    t.s.carry[0], t.s.carry[1] = 3, 1
    t.begin(37)
    assert t.legal == ["drop ivory", "drop a specimen", "cache ivory"]


def test_n41_a_pack_animal_is_given_up_for_ten_rations():
    t = inland(porters=2, horse=2, respect=1)
    t.month()
    t.does("give up a horse")
    assert (t.has("horse"), t.has("rations"), t.s.respect[0]) == (1, 10, 1)


def test_n42_killing_an_animal_brings_back_respect():
    t = inland("zoologist", musket=1, porters=1, respect=1)
    t.bonus("b03")
    assert t.s.respect[0] == 0


@pytest.mark.parametrize(("die", "dead", "porters"), [(12, 1, 0), (11, 0, 2)])
def test_n44_on_twelve_the_explorer_dies_instead(die, dead, porters):
    """A dead explorer's porters go home; none of them died."""
    t = inland(land="swamp", porters=3)
    t.disaster("crocodile")
    t.rolls(die)
    assert (t.s.deaths[0], t.has("porter")) == (dead, porters)
    assert ("people-die" in t.story) == (not dead)


@pytest.mark.parametrize(("answer", "throws"), [("card", 1), ("person", 3)])
def test_n44_deaths_throw(answer, throws):
    """The elephant kills three porters."""
    t = inland(porters=8, readings={"deaths_throw": answer})
    t.disaster("rogue-elephant")
    t.rolls(6)
    n = 0
    while t.phase == "dice":
        t.rolls(5)
        n += 1
    assert (n, t.has("porter")) == (throws, 5)


@pytest.mark.parametrize(("die", "dead"), [(11, 1), (12, 1), (10, 0)])
def test_n45_sooner_when_the_named_person_is_absent(die, dead):
    t = inland(porters=3)
    t.disaster("snake")
    t.rolls(die)
    assert (t.s.deaths[0], t.has("porter")) == (dead, 0 if dead else 3)


@pytest.mark.parametrize(
    ("card", "land", "acts"), [("lion", "jungle", False), ("lion", "veldt", True),
                               ("crocodile", "veldt", False), ("crocodile", "lake", True)],
)  # fmt: skip
def test_n3_a_disaster_acts_only_on_its_ground(card, land, acts):
    t = inland(land=land, porters=3)
    t.disaster(card)
    assert (t.phase == "dice") == acts


def test_n3_fever_makes_half_a_die_sick_and_on_five_the_explorer():
    for die, sick, ill in ((4, 2, 0), (5, 3, 1)):
        t = inland(porters=8, rations=50)
        t.disaster("fever")
        t.rolls(die)
        assert (t.s.sick[0], t.has("porter"), t.s.ill[0]) == (sick, 8 - sick, ill)


def test_n3_an_ambush_is_a_battle_against_six_and_a_die():
    t = inland(porters=3)
    t.disaster("ambush")
    t.rolls(4)
    assert t.s.foe == 10
    t.rolls(2)
    assert "rout" in t.story


def test_n3_led_astray_needs_a_guide_and_stops_the_month():
    t = inland(guides=1)
    t.disaster("astray")
    assert (t.has("guide"), t.s.points) == (0, 0)
    t = inland()
    t.disaster("astray")
    assert t.s.points == 2


def test_n3_the_hippopotamus_meets_canoes_only():
    for mode, rations in ((0, 9), (CANOEING, 6)):
        t = inland(land="lake", canoe=1, porters=6, rations=9, mode=mode)
        t.disaster("hippo")
        assert t.has("rations") == rations


@pytest.mark.parametrize(("profession", "die", "shot"), [("explorer", 5, False),
                                                        ("explorer", 6, True),
                                                        ("zoologist", 5, True)])  # fmt: skip
def test_nd14_an_animal_is_driven_off_and_respect_comes_back(profession, die, shot):
    t = inland(profession, porters=3, musket=1, respect=1)
    t.disaster("lion")
    t.rolls(5, die)
    assert t.s.respect[0] == (0 if shot else 1)


def test_nd14_not_without_a_musket():
    t = inland(porters=3, respect=1)
    t.disaster("lion")
    t.rolls(5)
    assert t.phase == "move"


@pytest.mark.parametrize(("die", "back"), [(1, False), (2, True), (6, True)])
def test_n49_a_cache_may_have_vanished(die, back):
    t = inland(porters=3, rations=20)
    t.month()
    t.does("cache rations")
    assert t.has("rations") == 10
    t.s.opened = 0
    t.does("open the cache", f"throw {die}")
    assert t.has("rations") == (20 if back else 10)
    assert t.s.hoard_of[t.hex("H8")] == 0


@pytest.mark.parametrize("published", [False, True])
def test_n50_the_cache_of_the_dead_is_found_only_in_a_published_hex(published):
    t = Table("explorer", "doctor", at="H8", land={"H8": "veldt"}, porters=3, rations=20)
    t.month()
    t.does("cache rations")
    if published:
        t.lay("H8", "veldt", public=True)
    death.die(t.b, t.s, tape(RULES, t.b))
    assert t.s.hoard_of[t.hex("H8")] == UNOWNED
    t.s.seat = 1
    t.lay("H8", "veldt", public=published)
    t.stand("H8", 1)
    t.month()
    assert ("open the cache" in t.legal) == published


def test_n50_nobody_opens_the_cache_of_a_living_explorer():
    t = Table("explorer", "doctor", at="H8", land={"H8": "veldt"}, porters=3, rations=20)
    t.month()
    t.does("cache rations")
    t.s.seat = 1
    t.stand("H8", 1)
    t.month()
    assert "open the cache" not in t.legal


@pytest.mark.parametrize(
    ("has", "expected"),
    [({"porters": 3}, 30), ({"guards": 3}, 6), ({"guides": 3}, 0), ({"porters": 1, "horse": 3}, 70),
     ({"porters": 1, "horse": 4}, 70), ({"horse": 1}, 0), ({"bears": 1}, 10),
     ({"sick_porter": 3}, 0), ({"detained": 2}, 20)],
)  # fmt: skip
def test_nd10_what_an_expedition_carries_on_foot(has, expected):
    t = inland(**has)
    assert capacity(t.b, t.s, 0, 0) == expected


def test_nd10_riders_carry_five_each_and_led_animals_twenty():
    t = inland(porters=1, horse=4)
    assert capacity(t.b, t.s, 0, 1) == 2 * 5 + 2 * 20


def test_nd10_a_canoe_carries_300_and_weighs_40_on_land():
    t = inland(canoe=1, porters=6, rations=10)
    assert (capacity(t.b, t.s, 0, CANOEING), load(t.b, t.s, 0, CANOEING)) == (300, 10)
    assert load(t.b, t.s, 0, 0) == 50


def test_nd10_load_above_capacity_is_dropped_or_cached_at_once():
    t = inland(porters=1, rations=25)
    t.month()
    assert t.legal == ["drop rations", "cache rations"]
    t.does("cache rations")
    assert (t.has("rations"), t.s.hoard[13 * t.hex("H8") + 4]) == (10, 15)


@pytest.mark.parametrize(
    ("port", "horses", "camels"),
    [("durban", True, False), ("port-elizabeth", True, False), ("cape-town", True, False),
     ("khartoum", False, True), ("zanzibar", False, False)],
)  # fmt: skip
def test_nd11_where_animals_are_sold(port, horses, camels):
    t = Table("explorer", money=2000)
    t.europe()
    t.does("launch", f"to {port}")
    assert ("buy 1 horse" in t.legal, "buy 1 camel" in t.legal) == (horses, camels)


@pytest.mark.parametrize(("rations", "horses"), [(6, 1), (10, 2), (2, 0)])
def test_nd11_a_horse_in_the_desert_eats_four_rations_or_dies(rations, horses):
    t = inland(land="desert", porters=1, horse=2, water=9, rations=rations)
    t.camp()
    t.rolls(1)
    assert t.has("horse") == horses


@pytest.mark.parametrize(("card", "land", "mood", "found"), [
    ("b37", "jungle", "unmet", True), ("b37", "veldt", "unmet", False),
    ("b39", "veldt", "friendly", True), ("b40", "veldt", "wary", True)])  # fmt: skip
def test_n33_legends_are_found_deep_inland_on_their_ground(card, land, mood, found):
    t = inland(land=land)
    t.people("H8", "small", mood)
    t.bonus(card)
    assert (1 in t.s.legends) == found


def test_n33_a_legend_counts_once_in_a_campaign():
    t = inland(land="jungle")
    t.bonus("b37")
    t.s.legends[0] = 64
    t.bonus("b37")
    assert t.s.legends[0] == 64
    t.pile("bonus")
    t.s.fresh = 1
    t.begin(100)
    assert "draw b37" not in t.legal
