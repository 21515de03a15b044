"""Zvezda: the Star is found (Z23-Z27), and the order of what happens on one point (Z29).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

import pytest
from star_table import Pawn, Table, reading

FAR = Pawn("land-luanda-luderitz:3")
BEFORE = "land-khartoum-massawa:1"
"""One step before Khartoum."""
BEHIND = "land-cairo-khartoum:4"
"""One step behind Khartoum."""
CAPE = "land-luderitz-cape-town:2"
"""One step before Cape Town."""


# Z23


def test_z23_who_flips_the_star_is_its_owner():
    """The finder of the Star carries it."""
    t = Table(Pawn(BEFORE), FAR, closed={"khartoum": "star"})
    t.throws(1)
    t.walks("khartoum")
    assert (t.owner, t.money(0), t.closed) == (0, 500, set())


def test_z23_from_then_on_robbers_make_robbers():
    """The toll of Z22 holds before the Star is found, Z26 after it."""
    t = Table(
        Pawn(BEFORE), Pawn("land-ujiji-mombasa:1"), closed={"khartoum": "star"}, robbers=("ujiji",)
    )
    t.throws(1)
    t.walks("khartoum")
    t.throws(1)
    t.walks("ujiji")
    assert (t.is_robber(1), t.money(1)) == (True, 500)


def test_z23_the_star_may_be_found_under_a_passed_token():
    t = Table(Pawn(BEFORE), FAR, closed={"khartoum": "star"})
    t.throws(2)
    t.walks("khartoum", BEHIND)
    t.does("open")
    assert (t.owner, t.money(0)) == (0, 400)


@pytest.mark.parametrize(
    ("place", "way"),
    [
        ("land-kufra-cairo:2", "by land"),
        ("sea-cairo-massawa:1", "by sea"),
        ("algiers", "by air"),
    ],
)
def test_z23_it_is_carried_on_foot_by_sea_or_by_air(place, way):
    t = Table(Pawn(place, star=True), FAR)
    if way == "by air":
        t.flies("cairo")
    else:
        t.throws(1)
        t.walks("cairo")
    assert t.winner == 0


# Z24, Z25


def test_z24_the_owner_cannot_pass_through_an_open_robber():
    """Owner, robber in the only road: no legal step through it."""
    t = Table(Pawn(BEFORE, star=True), FAR, robbers=("khartoum",))
    t.throws(3)
    t.walks("khartoum")
    assert (t.at(0), t.turn) == ("khartoum", 1)
    assert [each.amount for each in t.told("halt")] == [2]


def test_z24_other_players_walk_on():
    t = Table(Pawn(BEFORE), Pawn("agadir", star=True), robbers=("khartoum",))
    t.throws(3)
    t.walks("khartoum")
    assert (t.turn, t.told("halt")) == (0, [])


def test_z24_who_stands_on_an_open_robber_already_walks_off():
    """A robber acts on a pawn that comes to it: the finder of the Star leaves freely."""
    t = Table(Pawn("khartoum", star=True), FAR, robbers=("khartoum",))
    t.throws(2)
    t.walks(BEFORE)
    assert (t.owner, t.turn) == (0, 0)


def loses(t):
    """The owner, player 0, has run into a robber."""
    assert (t.owner, t.money(0)) == ("cape-town", 0)
    return True


def test_z25_an_owner_who_flips_a_robber_loses_the_money_and_the_star():
    """Owner flips robber: money 0, Star lies on Cape Town, no owner."""
    t = Table(Pawn(BEFORE, star=True), FAR, closed={"khartoum": "robber"})
    t.throws(1)
    t.walks("khartoum")
    assert loses(t)
    assert (t.robbers, t.is_robber(0)) == ({"khartoum"}, False)
    assert [each.amount for each in t.told("star-lost")] == [500]


def test_z25_so_does_an_owner_who_opens_a_robber_in_passing():
    t = Table(Pawn(BEFORE, star=True), FAR, closed={"khartoum": "robber"})
    t.throws(2)
    t.walks("khartoum", BEHIND)
    t.does("open")
    assert loses(t)


def test_z25_so_does_an_owner_who_flies_to_one():
    t = Table(Pawn("cairo", star=True), FAR, robbers=("algiers",))
    t.flies("algiers")
    assert loses(t)


def test_z25_so_does_an_owner_who_comes_to_stand_on_one():
    t = Table(Pawn(BEFORE, star=True), FAR, robbers=("khartoum",))
    t.throws(1)
    t.walks("khartoum")
    assert loses(t)
    assert (t.robbers, t.misses(0)) == ({"khartoum"}, 0)


def test_z25_horseshoes_stay():
    t = Table(Pawn(BEFORE, star=True, horseshoes=2), FAR, robbers=("khartoum",))
    t.throws(1)
    t.walks("khartoum")
    assert t.horseshoes(0) == 2


def test_z25_a_closed_token_that_the_owner_only_passes_does_nothing():
    t = Table(Pawn(BEFORE, star=True), FAR, closed={"khartoum": "robber"})
    t.throws(2)
    t.walks("khartoum", BEHIND)
    t.does("leave closed")
    assert (t.owner, t.money(0)) == (0, 500)


def test_z25_the_first_to_reach_cape_town_becomes_the_owner():
    """Another enters Cape Town: is owner. Passing through is reaching."""
    t = Table(Pawn(CAPE), FAR, star_at_cape=True)
    t.throws(2)
    t.walks("cape-town", "land-delagoa-bay-cape-town:4")
    assert t.owner == 0


def test_z25_until_then_nobody_is_the_owner_and_all_are_rivals():
    t = Table(Pawn(BEFORE), FAR, star_at_cape=True, robbers=("khartoum",))
    t.throws(1)
    t.walks("khartoum")
    assert (t.is_robber(0), t.money(0)) == (True, 500)


def test_z25_the_star_is_taken_by_air_too():
    t = Table(Pawn("luanda"), FAR, star_at_cape=True)
    t.flies("cape-town")
    assert t.owner == 0


@reading("star_on_cape_town_clears_robber", {True: set(), False: {"cape-town"}})
def test_z25_the_open_robber_on_cape_town_leaves_the_game(answer, expected):
    t = Table(
        Pawn(BEFORE, star=True),
        FAR,
        robbers=("khartoum", "cape-town"),
        star_on_cape_town_clears_robber=answer,
    )
    t.throws(1)
    t.walks("khartoum")
    assert t.robbers - {"khartoum"} == expected


def test_z25_so_does_the_robber_that_an_owner_finds_on_cape_town_itself():
    t = Table(Pawn(CAPE, star=True), FAR, closed={"cape-town": "robber"})
    t.throws(1)
    t.walks("cape-town")
    assert loses(t)
    assert (t.robbers, len(t.told("cleared"))) == (set(), 1)


def test_z25_where_he_stays_whoever_takes_the_star_from_cape_town_runs_into_him():
    """The Star lies on Cape Town with an open robber, a rival enters: takes the Star, then Z25."""
    t = Table(
        Pawn(CAPE),
        FAR,
        star_at_cape=True,
        prize_paid=True,
        robbers=("cape-town",),
        star_on_cape_town_clears_robber=False,
    )
    t.throws(3)
    t.walks("cape-town")
    assert loses(t)
    assert t.story == ["roll", "step", "take", "halt", "star-lost", "star-laid"]
    assert t.turn == 1


@reading("star_taken_standing", {False: "cape-town", True: 1})
def test_z25_a_pawn_already_standing_on_cape_town_takes_it_only_by_coming_back(answer, expected):
    t = Table(
        Pawn(BEFORE, star=True),
        Pawn("cape-town"),
        robbers=("khartoum",),
        star_taken_standing=answer,
    )
    t.throws(1)
    t.walks("khartoum")
    assert t.owner == expected


def test_z25_leaving_and_coming_back_takes_it():
    t = Table(Pawn("cape-town"), FAR, star_at_cape=True)
    t.throws(2)
    t.walks(CAPE)
    assert t.owner == "cape-town"
    t.walks("cape-town")
    assert t.owner == 0


def test_z25_an_owner_who_loses_it_on_cape_town_does_not_take_it_by_standing_there():
    t = Table(Pawn(CAPE, star=True), FAR, closed={"cape-town": "robber"}, star_taken_standing=True)
    t.throws(1)
    t.walks("cape-town")
    assert t.owner == "cape-town"


# Z26


def test_z26_a_rival_who_passes_an_open_robber_becomes_a_robber():
    """Non-owner passes an open robber: is a robber, token off the board, money unchanged."""
    t = Table(Pawn(BEFORE), Pawn("agadir", star=True), robbers=("khartoum",))
    t.throws(2)
    t.walks("khartoum", BEHIND)
    assert (t.is_robber(0), t.robbers, t.money(0)) == (True, set(), 500)


def test_z26_so_does_a_rival_who_stops_there_and_misses_no_turn():
    t = Table(Pawn(BEFORE), Pawn("agadir", star=True), robbers=("khartoum",))
    t.throws(1)
    t.walks("khartoum")
    assert (t.is_robber(0), t.misses(0), t.money(0)) == (True, 0, 500)


@pytest.mark.parametrize("by", ["stopping", "paying"])
def test_z26_a_closed_robber_counts_when_it_is_opened(by):
    t = Table(Pawn(BEFORE), Pawn("agadir", star=True), closed={"khartoum": "robber"})
    t.throws(1 if by == "stopping" else 2)
    t.walks("khartoum")
    if by == "paying":
        t.walks(BEHIND)
        assert not t.is_robber(0)
        t.does("open")
    assert (t.is_robber(0), t.robbers, t.closed) == (True, set(), set())
    assert t.money(0) == (500 if by == "stopping" else 400)


@reading(
    "closed_robber_recruits",
    {"on_open": (False, {"khartoum"}), "on_pass": (True, set())},
)
def test_z26_a_closed_robber_that_is_only_passed(answer, expected):
    t = Table(
        Pawn(BEFORE),
        Pawn("agadir", star=True),
        closed={"khartoum": "robber"},
        closed_robber_recruits=answer,
    )
    t.throws(3)
    t.walks("khartoum", BEHIND)
    assert (t.is_robber(0), t.closed) == expected


def test_z26_where_closed_robbers_recruit_they_do_so_only_after_the_star_is_found():
    t = Table(Pawn(BEFORE), FAR, closed={"khartoum": "robber"}, closed_robber_recruits="on_pass")
    t.throws(3)
    t.walks("khartoum", BEHIND)
    assert (t.is_robber(0), t.closed) == (False, {"khartoum"})


def test_z26_where_closed_robbers_recruit_other_closed_tokens_do_not():
    t = Table(
        Pawn(BEFORE),
        Pawn("agadir", star=True),
        closed={"khartoum": "blank"},
        closed_robber_recruits="on_pass",
    )
    t.throws(3)
    t.walks("khartoum", BEHIND)
    assert (t.is_robber(0), t.closed) == (False, {"khartoum"})


@reading("second_robber_joins", {False: {"khartoum"}, True: set()})
def test_z26_where_closed_robbers_recruit_a_robber_player_passes_them_or_takes_them(
    answer, expected
):
    t = Table(
        Pawn(BEFORE, robber=True),
        Pawn("agadir", star=True),
        closed={"khartoum": "robber"},
        closed_robber_recruits="on_pass",
        second_robber_joins=answer,
    )
    t.throws(3)
    t.walks("khartoum", BEHIND)
    assert (t.is_robber(0), t.closed) == (True, expected)


def test_z26_where_closed_robbers_recruit_the_owner_passes_them_unharmed():
    t = Table(
        Pawn(BEFORE, star=True),
        FAR,
        closed={"khartoum": "robber"},
        closed_robber_recruits="on_pass",
    )
    t.throws(3)
    t.walks("khartoum", BEHIND)
    assert (t.owner, t.closed) == (0, {"khartoum"})


# Z27


def test_z27_a_robber_who_passes_the_owner_takes_the_star_and_all_the_money():
    """Robber with 200 passes the owner with 900: owner's money 0, robber's 1100, he is owner."""
    t = Table(Pawn(BEFORE, money=200, robber=True), Pawn("khartoum", money=900, star=True))
    t.throws(2)
    t.walks("khartoum")
    assert (t.money(0), t.money(1), t.owner) == (1100, 0, 0)
    assert (t.is_robber(0), t.robbers) == (False, set())
    t.walks(BEHIND)
    assert t.turn == 1


def test_z27_so_does_a_robber_who_flies_to_the_owner():
    t = Table(Pawn("cairo", robber=True), Pawn("algiers", star=True))
    t.flies("algiers")
    assert (t.owner, t.money(0)) == (0, 200 + 500)


def test_z27_an_ordinary_rival_passes_the_owner_in_vain():
    t = Table(Pawn(BEFORE), Pawn("khartoum", star=True))
    t.throws(1)
    t.walks("khartoum")
    assert (t.owner, t.money(0)) == (1, 500)


def test_z27_a_robber_who_passes_another_rival_takes_nothing():
    t = Table(Pawn(BEFORE, robber=True), Pawn("khartoum"), Pawn("agadir", star=True))
    t.throws(1)
    t.walks("khartoum")
    assert (t.money(0), t.money(1), t.owner) == (500, 500, 2)


def test_z27_the_thief_walks_on_as_the_owner():
    """Beyond the victim lies an open robber: the new owner cannot pass it."""
    t = Table(
        Pawn("land-massawa-lake-turkana:1", robber=True),
        Pawn("massawa", star=True),
        robbers=("khartoum",),
    )
    t.throws(6)
    t.walks("massawa", "khartoum")
    assert (t.owner, t.turn) == ("cape-town", 1)


def test_z27_the_thief_who_comes_upon_the_owner_at_home_wins():
    t = Table(Pawn("land-kufra-cairo:2", robber=True), Pawn("cairo", star=True), home_exact=True)
    t.throws(1)
    t.walks("cairo")
    assert t.winner == 0


# Z29


def test_z29_first_the_prize_then_the_star_that_lies_there():
    t = Table(Pawn(CAPE), FAR, star_at_cape=True)
    t.throws(1)
    t.walks("cape-town")
    assert t.story == ["roll", "step", "prize", "take"]


def test_z29_then_the_theft_then_the_robber():
    """A rival who is no robber yet meets the owner and a robber on one point: no theft."""
    t = Table(Pawn(BEFORE), Pawn("khartoum", star=True), robbers=("khartoum",))
    t.throws(1)
    t.walks("khartoum")
    assert (t.owner, t.is_robber(0)) == (1, True)


@reading("entry_order", {"star_first": (1, True), "robbers_first": (0, False)})
def test_z29_the_order_on_entering_one_point(answer, expected):
    """Where robbers come first, the rival is a robber when he meets the owner, and robs him."""
    t = Table(Pawn(BEFORE), Pawn("khartoum", star=True), robbers=("khartoum",), entry_order=answer)
    t.throws(1)
    t.walks("khartoum")
    assert (t.owner, t.is_robber(0)) == expected


def test_z29_where_robbers_come_first_the_owner_loses_the_star_before_the_prize():
    t = Table(
        Pawn(CAPE, money=300, star=True),
        FAR,
        robbers=("cape-town",),
        entry_order="robbers_first",
    )
    t.throws(1)
    t.walks("cape-town")
    assert t.story == ["roll", "step", "star-lost", "star-laid", "cleared", "prize"]
    assert (t.money(0), t.owner) == (500, "cape-town")


def test_z29_the_thief_is_the_owner_when_the_robber_of_that_point_comes_in():
    t = Table(Pawn(BEFORE, robber=True), Pawn("khartoum", star=True), robbers=("khartoum",))
    t.throws(1)
    t.walks("khartoum")
    assert t.story == ["roll", "step", "steal", "loot", "star-lost", "star-laid"]


@reading("second_robber_joins", {False: {"khartoum"}, True: set()})
def test_z29_a_second_robber_changes_nothing(answer, expected):
    t = Table(
        Pawn(BEFORE, robber=True),
        Pawn("agadir", star=True),
        robbers=("khartoum",),
        second_robber_joins=answer,
    )
    t.throws(2)
    t.walks("khartoum", BEHIND)
    assert (t.is_robber(0), t.robbers, t.money(0)) == (True, expected, 500)
    assert len(t.told("second-taken")) == (1 if answer else 0)


@reading("second_robber_joins", {False: {"khartoum"}, True: set()})
def test_z29_a_second_robber_that_a_robber_player_opens(answer, expected):
    t = Table(
        Pawn(BEFORE, robber=True),
        Pawn("agadir", star=True),
        closed={"khartoum": "robber"},
        second_robber_joins=answer,
    )
    t.throws(1)
    t.walks("khartoum")
    assert (t.is_robber(0), t.robbers) == (True, expected)
    assert t.story[-1] == ("second-taken" if answer else "second-robber")


@reading("robber_player_keeps_money", {True: 500, False: 0})
def test_z29_robber_players_open_tokens_but_keep_their_money(answer, expected):
    t = Table(
        Pawn(BEFORE, robber=True),
        Pawn("agadir", star=True),
        closed={"khartoum": "robber"},
        robber_player_keeps_money=answer,
    )
    t.throws(1)
    t.walks("khartoum")
    assert t.money(0) == expected


@reading("star_frees_robber_player", {True: False, False: True})
def test_z29_who_takes_the_star_stops_being_a_robber(answer, expected):
    t = Table(Pawn(CAPE, robber=True), FAR, star_at_cape=True, star_frees_robber_player=answer)
    t.throws(1)
    t.walks("cape-town")
    assert (t.owner, t.is_robber(0)) == (0, expected)


@reading("theft_takes_horseshoes", {False: (1, 2), True: (3, 0)})
def test_z29_the_victims_horseshoes_stay(answer, expected):
    t = Table(
        Pawn(BEFORE, horseshoes=1, robber=True),
        Pawn("khartoum", horseshoes=2, star=True),
        theft_takes_horseshoes=answer,
    )
    t.throws(1)
    t.walks("khartoum")
    assert (t.horseshoes(0), t.horseshoes(1)) == expected
    assert [each.amount for each in t.told("loot-shoes")] == ([2] if answer else [])


@reading("robber_player_ambushes", {False: (0, 900, 200), True: (1, 0, 1100)})
def test_z29_an_owner_who_walks_onto_a_robber_player_keeps_the_star(answer, expected):
    t = Table(
        Pawn(BEFORE, money=900, star=True),
        Pawn("khartoum", money=200, robber=True),
        robber_player_ambushes=answer,
    )
    t.throws(1)
    t.walks("khartoum")
    assert (t.owner, t.money(0), t.money(1)) == expected


def test_z29_in_an_ambush_the_robber_who_moves_next_takes_the_star():
    waits = Pawn("khartoum", robber=True)
    t = Table(Pawn(BEFORE, star=True), waits, waits, robber_player_ambushes=True)
    t.throws(1)
    t.walks("khartoum")
    assert (t.owner, t.is_robber(1), t.is_robber(2)) == (1, False, True)
