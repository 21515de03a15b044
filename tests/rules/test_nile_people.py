"""Source of the Nile: meetings, trade, battles (N24-N26, N40, N42, N46-N48, ND7-ND9)."""

from __future__ import annotations

import pytest
from nile_table import Table

from forge.rules.source_of_the_nile.battle import strength
from forge.rules.source_of_the_nile.codes import B_PEOPLE, B_WARY, FRIENDLY, WARY

SEIZING = {"seize_allowed": True, "detain_allowed": True}
"""The variant in which detaining and looting are on (N47, N48)."""


def meets(size="small", mood="unmet", profession="explorer", land="veldt", level="normal",
          attitude=0, readings=None, **has):  # fmt: skip
    """An expedition that has just come from H7 to a village on H8."""
    t = Table(profession, at="H8", land={"H7": "veldt", "H8": land}, readings=readings, **has)
    t.s.level = t.b.names.levels.index(level)
    t.meets(size, mood, attitude)
    return t


def result(t):
    for name in ("attack", "refuse", "wary", "friends"):
        if any(each.id == name for each in t.heard):
            return name
    return ""


def fights(why="use force", foes=6, clash=0, guards=0, **given):
    """A battle with a small village: strength 4 + ``foes``."""
    t = meets(guards=guards, **given)
    t.does(why, f"throw {foes}")
    if clash:
        t.rolls(clash)
    return t


def test_n24_no_village_no_encounter():
    t = Table("explorer", at="H8", land={"H8": "veldt", "H9": "veldt"})
    t.month()
    t.does("go south to H9")
    assert (t.phase, t.at()) == ("move", "H9")


def test_n25_friends_are_traded_with_or_ignored_without_a_roll():
    t = meets(mood="friendly", gifts=5)
    assert t.legal == ["trade", "pass by"]


def test_n26_the_unmet_are_approached_and_two_dice_rolled():
    t = meets(gifts=2)
    assert t.legal == ["small present", "great present", "on guard", "use force"]
    t.does("on guard")
    assert t.phase == "dice"


def test_n26_a_present_takes_gifts_by_the_size_of_the_village():
    assert meets("large", gifts=3).legal == ["small present", "on guard", "use force"]
    assert meets("large", gifts=2).legal == ["on guard", "use force"]
    t = meets("medium", gifts=9)
    t.does("great present")
    assert t.has("gifts") == 5


@pytest.mark.parametrize(
    ("die", "found"),
    [(3, "attack"), (4, "refuse"), (5, "refuse"), (6, "wary"), (8, "wary"), (9, "friends")],
)
def test_n26_with_a_small_present(die, found):
    """Two dice and 1 for the present: attack up to 4, refuse to 6, wary to 9."""
    t = meets(gifts=1)
    t.does("small present", f"throw {die}")
    assert result(t) == found


@pytest.mark.parametrize(
    ("die", "found"),
    [(3, "attack"), (4, "refuse"), (7, "refuse"), (8, "wary"), (10, "wary"), (11, "friends")],
)
def test_n26_on_guard(die, found):
    t = meets()
    t.does("on guard", f"throw {die}")
    assert result(t) == found


@pytest.mark.parametrize(
    ("given", "more"),
    [({"attitude": -2}, -2), ({"guides": 1}, 1), ({"guides": 2}, 1), ({"level": "cautious"}, 1),
     ({"level": "reckless"}, -1), ({"profession": "missionary"}, 1), ({"size": "large"}, -1)],
)  # fmt: skip
def test_n26_what_is_added_to_the_dice(given, more):
    for die in (7 - more, 8 - more):
        t = meets(**given)
        t.does("on guard", f"throw {die}")
        assert result(t) == ("refuse" if die == 7 - more else "wary")


def test_n26_a_clash_here_before_takes_three_away():
    t = meets()
    t.s.clash[t.hex("H8")] = 1
    t.does("on guard", "throw 10")
    assert result(t) == "refuse"


def test_n26_wary_people_are_approached_again_and_friends_are_friends_for_good():
    assert meets(mood="wary").phase == "approach"
    t = meets(gifts=1)
    t.does("small present", "throw 12")
    assert t.s.mood[t.hex("H8")] == FRIENDLY
    assert t.noted("H8") & B_PEOPLE


def test_n26_a_first_contact_that_ends_wary_is_noted_once():
    t = meets()
    t.does("on guard", "throw 8")
    assert t.noted("H8") & B_WARY
    t = meets(mood="wary")
    t.does("on guard", "throw 8")
    assert not t.noted("H8") & B_WARY


def test_nd7_who_is_refused_goes_back_and_moves_no_farther():
    t = meets(porters=1)
    t.s.points = 1
    t.does("on guard", "throw 4")
    assert (t.at(), t.s.points, t.s.terrain[t.hex("H8")] > 0) == ("H7", 0, True)


def test_nd8_n28_friends_feed_nobody_but_nobody_needs_rations():
    t = Table("explorer", at="H8", land={"H8": "veldt"}, porters=8, rations=10)
    t.people("H8", "small", "friendly")
    t.camp()
    t.rolls(1)
    assert t.has("rations") == 10


@pytest.mark.parametrize(("answer", "rations"), [(True, 10), (False, 1)])
def test_nd8_guest_right(answer, rations):
    t = Table("explorer", at="O9", porters=8, rations=10, readings={"guest_right": answer})
    t.camp()
    assert t.has("rations") == rations


def test_nd9_five_gifts_buy_fifteen_rations():
    t = meets(mood="friendly", gifts=5, porters=8)
    t.does("trade", "throw 2", "throw 3", "rations for five gifts", "done")
    assert (t.has("gifts"), t.has("rations")) == (0, 15)


def test_nd9_a_guide_for_three_gifts_and_porters_up_to_a_die():
    t = meets(mood="friendly", gifts=9)
    t.does("trade", "throw 2", "throw 2", "hire a guide", "hire a porter", "hire a porter")
    assert (t.has("guide"), t.has("porter"), t.has("gifts")) == (1, 2, 4)
    assert "hire a porter" not in t.legal


@pytest.mark.parametrize(("land", "offered"), [("desert", True), ("veldt", False)])
def test_nd9_nd11_camels_come_from_friendly_desert_people(land, offered):
    t = meets(mood="friendly", land=land, gifts=10)
    t.does("trade", "throw 2", "throw 2")
    assert ("get a camel" in t.legal) == offered


def test_nd9_one_visit_a_turn():
    t = meets(mood="friendly", gifts=5)
    t.does("trade", "throw 2", "throw 2", "done")
    t.begin(65)
    assert t.phase == "move"


def test_n40_rations_from_people_keep_and_hunted_food_does_not():
    t = meets(mood="friendly", gifts=5, porters=8, guards=3, musket=3)
    t.does("trade", "throw 2", "throw 3", "rations for five gifts", "done", "done")
    t.rolls(6)
    assert t.has("rations") == 15


@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False), (6, False)])
def test_n46_a_visit_may_be_deadly(die, dead):
    t = meets(mood="friendly", gifts=5)
    t.does("trade", f"throw {die}")
    assert (t.s.deaths[0] == 1) == dead


@pytest.mark.parametrize(("answer", "cups"), [("visit", 1), ("exchange", 2)])
def test_n46_poison_each(answer, cups):
    t = meets(mood="friendly", gifts=5, porters=8, readings={"poison_each": answer})
    t.does("trade")
    for name in ("rations for a gift", "rations for a gift"):
        while t.phase == "die":
            t.rolls(2)
        t.does(name)
    while t.phase == "die":
        t.rolls(2)
    assert t.story.count("unharmed") == cups


def test_n46_with_two_dice_both_must_be_low():
    t = meets(mood="friendly", gifts=5, readings={"poison_dice": 2})
    t.does("trade", "throw 1", "throw 1")
    assert t.s.deaths[0] == 1
    t = meets(mood="friendly", gifts=5, readings={"poison_dice": 2})
    t.does("trade", "throw 1", "throw 2")
    assert t.s.deaths[0] == 0


@pytest.mark.parametrize(
    ("has", "expected"),
    [({}, 1), ({"musket": 1}, 2), ({"guards": 3}, 4), ({"guards": 3, "musket": 2}, 6),
     ({"guards": 3, "musket": 4}, 8), ({"porters": 8}, 3), ({"porters": 7}, 2),
     ({"guards": 3, "musket": 2, "respect": 1}, 3)],
)  # fmt: skip
def test_n26_n42_the_strength_of_an_expedition(has, expected):
    t = Table("explorer", at="H8", land={"H8": "veldt"}, **has)
    assert strength(t.b, t.s, 0) == expected


def test_n26_force_has_no_ambush_penalty_and_an_attack_has():
    """Strength 9 against 5: four more; two dice of 4 are 8, of 6 when attacked."""
    t = fights(foes=1, guards=4, musket=4)
    t.rolls(4)
    assert "costly-win" in t.story
    t = meets(guards=4, musket=4)
    t.does("on guard", "throw 2", "throw 1", "throw 4")
    assert "defeat" in t.story


def test_n26_a_rout_halves_the_expedition():
    t = meets(porters=5, guards=3, gifts=5, rations=9, size="large")
    t.does("use force", "throw 6", "throw 2", "throw 9")
    assert [t.has(i) for i in ("porter", "guard", "gifts", "rations")] == [2, 1, 3, 5]
    assert t.at() == "H7"


@pytest.mark.parametrize(("die", "dead"), [(9, 0), (10, 1)])
def test_n26_a_rout_kills_the_explorer_on_ten(die, dead):
    t = meets(size="large")
    t.does("use force", "throw 6", "throw 2", f"throw {die}")
    assert t.s.deaths[0] == dead


@pytest.mark.parametrize(("die", "dead"), [(10, 0), (11, 1)])
def test_n26_a_defeat_costs_a_die_of_people_and_perhaps_the_explorer(die, dead):
    t = fights(foes=1, porters=2, guards=2, guides=1)
    t.rolls(8, 5)
    assert [t.has(i) for i in ("porter", "guard", "guide")] == [0, 0, 0]
    t.rolls(die)
    assert t.s.deaths[0] == dead


def test_n26_a_costly_win_costs_half_a_die_and_no_guide():
    t = fights(foes=1, porters=1, guards=1, guides=1)
    t.rolls(12)
    t.rolls(6)
    assert [t.has(i) for i in ("porter", "guard", "guide")] == [0, 0, 1]
    assert t.at() == "H8"


def test_n26_after_a_win_the_people_are_wary_and_remember():
    t = fights(foes=1, guards=4, musket=4, clash=12)
    h = t.hex("H8")
    assert (t.s.mood[h], t.s.clash[h]) == (WARY, 1)


def test_n42_who_bears_loses_respect_and_wins_it_back_in_battle_not_by_publishing():
    t = Table("explorer", at="H8", land={"H7": "veldt", "H8": "veldt"}, guards=4, musket=4)
    t.month()
    t.does("carry a load")
    assert t.s.respect[0] == 1
    t.europe(19)
    assert t.s.respect[0] == 1
    t.stand("H8")
    t.meets("small")
    t.does("use force", "throw 1", "throw 12")
    assert t.s.respect[0] == 0


def test_n47_doctors_must_let_people_go():
    t = fights(foes=1, guards=4, musket=4, clash=12, profession="doctor", readings=SEIZING)
    assert (t.has("detained"), t.phase) == (0, "move")


def test_n47_in_the_variant_others_may_hold_people_who_carry_and_eat():
    t = fights(foes=1, guards=4, musket=4, clash=12, profession="geologist", readings=SEIZING)
    t.does("leave supplies", "throw 4")
    assert t.legal == ["hold people", "release people"]
    t.does("hold people")
    assert t.has("detained") == 4


def test_n47_n48_by_default_everybody_lets_people_go_and_seizes_nothing():
    t = fights(foes=1, guards=4, musket=4, clash=12, profession="geologist")
    assert (t.has("detained"), t.has("rations"), t.phase) == (0, 0, "move")


@pytest.mark.parametrize(("profession", "phase"), [("missionary", "move"), ("geologist", "loot")])
def test_n48_missionaries_may_not_loot_and_geologists_may(profession, phase):
    t = fights(foes=1, guards=4, musket=4, clash=12, profession=profession, readings=SEIZING)
    assert t.phase == phase


@pytest.mark.parametrize(("size", "rations"), [("small", 5), ("medium", 10)])
def test_n48_seized_rations_by_the_size_of_the_village(size, rations):
    t = meets(size, guards=9, musket=9, porters=4, readings=SEIZING)
    t.does("use force", "throw 1", "throw 12", "seize supplies")
    assert t.has("rations") == rations
