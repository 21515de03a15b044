"""The worked expedition of the rulebook, played by the rules: throw by throw as it is told."""

from nile_table import Table, nile

from forge.locale.counts import amounts

UP_RIVER = (
    "normal", "go south-west to N9", "throw 3", "draw t20", "draw r14", "draw s05", "draw curious",
    "throw 4", "great present", "throw 7", "pass by", "done", "throw 3", "draw b24",
)  # fmt: skip
TOO_FAST = (
    "reckless", "draw fever", "throw 3", "cache rations", "go south to N10", "throw 4", "draw t25",
    "draw r01", "draw s07", "draw nobody", "go north-west to M10", "throw 1", "done", "throw 4",
    "throw 8", "throw 6", "draw b22",
)  # fmt: skip
OASIS = (
    "normal", "draw snake", "throw 8", "go north-west to M10", "throw 5", "draw t26", "draw r08",
    "draw reserved", "throw 2", "on guard", "throw 8", "done", "throw 5", "throw 7", "draw b25",
)  # fmt: skip
HOME = (
    "normal", "draw quiet", "go north-east to N9", "pass by", "open the cache", "throw 3",
    "go north-east to O9", "done", "sail home",
)  # fmt: skip


def told():
    """The amounts that the book's example works out."""
    game = nile()
    found = amounts(game, game.edition("explorers"))
    return {name.removeprefix("sum."): n for name, (n, _) in found if name.startswith("sum.")}


def ada(*months):
    """Ada, who landed in her port with the standard expedition, after some months."""
    pack = next(one for one in nile().outfit.packs if one.id == "standard")
    table = Table("explorer", at="O9")
    table.gives(**pack.holds)
    table.africa()
    for month in months:
        table.does(*month)
    return table


def test_the_throws_of_the_second_turn_are_those_of_the_tables():
    found = told()
    assert f"throw {found['way_throw']}" in UP_RIVER
    assert f"throw {found['welcome_throw']}" in UP_RIVER
    t = ada(UP_RIVER)
    assert {"waterfall", "village-medium", "friends", "guests"} <= set(t.story)
    assert t.has("gifts") == 18 - found["present"]
    assert t.at() == "N9"


def test_the_third_turn_brings_a_cache_a_source_and_a_lost_guide():
    found = told()
    t = ada(UP_RIVER, TOO_FAST[:3])
    assert (t.has("porter"), t.phase) == (found["well"], "overload")
    t.does(*TOO_FAST[3:])
    assert {"stow-rations", "source", "lost", "guide-leaves", "well", "stays-sick"} <= set(t.story)
    assert f"throw {found['source_throw']}" in TOO_FAST
    mouths, hunted = 15, found["hunters"]  # a ration for each hunter
    assert t.has("rations") == found["after_stowing"] - (mouths - hunted)
    assert (t.has("guide"), t.at()) == (1, "N10")


def test_the_fourth_turn_ends_at_an_oasis_with_wary_people():
    t = ada(UP_RIVER, TOO_FAST, OASIS)
    assert {"oasis", "wary", "well"} <= set(t.story)
    assert (t.has("guard"), t.at()) == (4, "M10")


def test_what_ada_publishes_is_what_the_book_adds_up():
    found = told()
    t = ada(UP_RIVER, TOO_FAST, OASIS, HOME)
    assert "cache-back" in t.story
    t.does("draw gift-200", "publish everything")
    assert t.s.score[0] == found["all_points"]
    assert found["camp_points"] + found["peak_points"] < found["all_points"]
    assert t.phase == "draw"  # a card for every four points
