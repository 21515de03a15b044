"""Classic: tokens bought and tried for, what they bring, and the two coasts (C8, C9, C15, C16).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

import pytest
from classic_table import FAR, Classic, Player
from star_table import reading

BEFORE = Player("land-tangier-agadir:1")
"""One step from Agadir."""


def at_agadir(kind, player=BEFORE, **settings):
    """A player who has just come to Agadir, where a token lies."""
    t = Classic(player, closed={"agadir": kind, "kufra": "blank"}, **settings)
    t.reaches(1, "agadir")
    return t


# C8


def test_c8_on_a_city_with_its_token_there_are_three_choices():
    assert at_agadir("blank").legal == ["leave closed", "buy", "try"]


def test_c8_continue_leaves_the_token_and_ends_the_turn():
    t = at_agadir("topaz")
    t.does("leave closed")
    assert (t.seat, t.money(0), t.closed) == (1, 300, {"agadir", "kufra"})
    assert t.story == ["roll", "step", "leave"]


def test_c8_buying_costs_100():
    t = at_agadir("blank")
    t.does("buy")
    assert (t.seat, t.money(0), t.closed) == (1, 200, {"kufra"})
    assert t.told("buy")[0].amount == 100


def test_c8_without_100_there_is_no_buying_but_trying():
    poor = Player("land-tangier-agadir:1", money=99)
    assert at_agadir("blank", poor).legal == ["leave closed", "try"]


@pytest.mark.parametrize(("face", "won"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_c8_a_throw_of_4_5_or_6_wins_the_token_for_nothing(face, won):
    """Throws 3: the token stays closed, the turn ends. Throws 4: it is turned over."""
    t = at_agadir("topaz")
    t.does("try")
    assert t.chances == {f"throw {n}": 1 for n in range(1, 7)}
    t.does(f"throw {face}")
    assert (t.seat, t.money(0)) == (1, 300 + 300 * won)
    assert ("agadir" in t.closed) == (not won)
    assert t.story[2:] == (["try", "open", "gem"] if won else ["try-failed"])


def test_c8_a_lower_throw_wins_where_the_edition_says_so():
    t = at_agadir("topaz", token_try_from=2)
    t.does("try", "throw 2")
    assert t.money(0) == 600


def test_c8_a_city_without_a_token_asks_nothing():
    t = Classic(BEFORE)
    t.reaches(1, "agadir")
    assert t.seat == 1


@reading("tokens_by_passing", {False: ["step"], True: ["leave", "buy", "try"]})
def test_c8_a_token_on_the_way_is_passed_or_may_be_had(answer, expected):
    t = Classic(BEFORE, closed={"agadir": "topaz"}, tokens_by_passing=answer)
    t.throws(3)
    t.walks("agadir")
    assert sorted({name.split()[0] for name in t.legal}) == sorted(expected)


PASSING = {"closed": {"agadir": "topaz"}, "tokens_by_passing": True}


@pytest.mark.parametrize("choice", [("leave closed",), ("buy",), ("try", "throw 1")])
def test_c8_after_a_token_on_the_way_the_move_goes_on(choice):
    t = Classic(BEFORE, **PASSING)
    t.throws(2)
    t.walks("agadir")
    t.does(*choice)
    t.walks("land-agadir-gambia:1")
    assert t.seat == 1
    assert t.money(0) == (500 if choice == ("buy",) else 300)


def test_c8_who_is_robbed_on_the_way_and_cannot_pay_the_ship_stays_there():
    t = Classic(
        Player("land-antongil-bay-toliara:2"),
        closed={"toliara": "robber"},
        tokens_by_passing=True,
    )
    t.throws(2)
    t.walks("toliara")
    t.does("buy")
    assert (t.at(0), t.seat, t.money(0)) == ("toliara", 1, 0)
    assert t.story[-3:] == ["open", "robbed", "stay"]


def test_c8_what_a_token_brings_on_the_way_pays_for_the_rest_of_it():
    t = Classic(
        Player("land-antongil-bay-toliara:2", money=100),
        closed={"toliara": "topaz"},
        tokens_by_passing=True,
    )
    t.throws(2)
    t.walks("toliara")
    t.does("buy")
    t.walks("sea-delagoa-bay-toliara:3")
    assert (t.seat, t.money(0)) == (1, 200)


def test_c8_a_captive_of_the_slave_coast_does_not_walk_on():
    t = Classic(
        Player("land-gold-coast-slave-coast:1"),
        closed={"slave-coast": "blank"},
        tokens_by_passing=True,
    )
    t.throws(3)
    t.walks("slave-coast")
    t.does("buy")
    assert (t.at(0), t.seat) == ("slave-coast", 1)


@reading("stay_may_open", {True: ["roll", "buy", "try"], False: ["roll"]})
def test_c8_who_stays_on_a_city_may_try_again_later(answer, expected):
    t = at_agadir("topaz", stay_may_open=answer)
    t.does("try", "throw 3")
    t.idles()
    assert (t.seat, t.legal) == (0, expected)


@pytest.mark.parametrize(
    ("choice", "money", "seat"),
    [(("buy",), 500, 1), (("try", "throw 4"), 600, 1), (("try", "throw 3"), 300, 1)],
)
def test_c8_trying_again_takes_the_place_of_the_move(choice, money, seat):
    t = at_agadir("topaz")
    t.does("leave closed")
    t.idles()
    t.does(*choice)
    assert (t.at(0), t.money(0), t.seat) == ("agadir", money, seat)


# C9


def test_c9_a_blank_does_nothing():
    t = at_agadir("blank")
    t.does("buy")
    assert t.story == ["roll", "step", "buy", "open", "blank"]
    assert (t.money(0), t.horseshoes(0)) == (200, 0)


@pytest.mark.parametrize(("gem", "worth"), [("ruby", 1000), ("emerald", 500), ("topaz", 300)])
def test_c9_gems_are_sold_at_once(gem, worth):
    t = at_agadir(gem)
    t.does("try", "throw 6")
    assert t.money(0) == 300 + worth
    assert t.told("gem")[0].amount == worth


def test_c9_a_robber_takes_all_the_money_and_nothing_else():
    t = at_agadir("robber", Player("land-tangier-agadir:1", money=700, horseshoes=1, star=True))
    t.does("buy")
    assert (t.money(0), t.horseshoes(0), t.owner) == (0, 1, 0)
    assert t.told("robbed")[0].amount == 600


def test_c9_a_horseshoe_is_kept():
    t = at_agadir("horseshoe")
    t.does("buy")
    assert (t.horseshoes(0), t.s.late_shoes[0]) == (1, 0)


def test_c9_the_star_is_kept_by_its_finder():
    t = at_agadir("star")
    t.does("buy")
    assert (t.owner, t.s.found, t.story[-1]) == (0, 1, "find-star")


@reading("opened_token_leaves", {True: {}, False: {"agadir": "topaz"}})
def test_c9_a_token_turned_over_leaves_the_board_or_lies_there(answer, expected):
    t = at_agadir("topaz", opened_token_leaves=answer)
    t.does("buy")
    assert t.open == expected
    t.idles()
    assert t.legal == ["roll"]  # it has no further effect


@pytest.mark.parametrize("kept", ["horseshoe", "star"])
def test_c9_what_is_kept_never_lies_open(kept):
    t = at_agadir(kept, opened_token_leaves=False)
    t.does("buy")
    assert t.open == {}


# C15


def slave_coast(kind="blank", **settings):
    """A player who has bought the token of the Slave Coast."""
    t = Classic(
        Player("land-gold-coast-slave-coast:1"), FAR, closed={"slave-coast": kind}, **settings
    )
    t.reaches(1, "slave-coast")
    t.does("buy")
    return t


def test_c15_a_blank_on_the_slave_coast_holds_the_player():
    t = slave_coast()
    assert t.story[-2:] == ["blank", "captive"]
    t.idles()
    assert (t.seat, t.turn, t.chances) == (0, -1, {f"throw {n}": 1 for n in range(1, 7)})


@pytest.mark.parametrize("face", [1, 2, 3])
def test_c15_a_captive_who_throws_less_than_4_stays(face):
    """Held, throws 3: stays."""
    t = Classic(Player("slave-coast", held=True))
    t.does(f"throw {face}")
    assert (t.at(0), t.seat, t.s.held[0], t.story) == ("slave-coast", 1, 1, ["held"])


def test_c15_a_captive_may_try_in_every_turn():
    t = Classic(Player("slave-coast", held=True))
    for _ in range(3):
        t.does("throw 1")
        t.idles()
    t.does("throw 4")
    assert t.s.held[0] == 0


@reading("release_throw_moves", {True: 5, False: 0})
def test_c15_the_throw_that_frees_is_the_move_or_ends_the_turn(answer, expected):
    """Held, throws 5: walks 5."""
    t = Classic(Player("slave-coast", held=True), release_throw_moves=answer)
    t.does("throw 5")
    assert (t.s.held[0], t.s.points) == (0, expected)
    assert t.story[0] == "freed"
    if answer:
        t.walks("timbuktu", "land-agadir-timbuktu:4")
    assert t.seat == 1
    assert t.at(0) == ("land-agadir-timbuktu:4" if answer else "slave-coast")


@reading("held_throws", {1: 1, 3: 3})
def test_c15_a_captive_has_so_many_throws_in_a_turn(answer, expected):
    t = Classic(Player("slave-coast", held=True), held_throws=answer)
    n = 0
    while t.seat == 0:
        t.does("throw 3")
        n += 1
    assert n == expected


def test_c15_a_captive_is_freed_by_the_last_of_several_throws():
    t = Classic(Player("slave-coast", held=True), held_throws=2)
    t.does("throw 3", "throw 4")
    assert t.s.points == 4


def test_c15_another_least_throw_frees_where_the_edition_says_so():
    t = Classic(Player("slave-coast", held=True), held_release_from=6)
    t.does("throw 5")
    assert t.s.held[0] == 1


@pytest.mark.parametrize("kind", ["robber", "horseshoe", "topaz", "star"])
def test_c15_another_token_on_the_slave_coast_holds_nobody(kind):
    assert slave_coast(kind).s.held[0] == 0


def test_c15_a_blank_elsewhere_holds_nobody():
    t = at_agadir("blank")
    t.does("buy")
    assert t.s.held[0] == 0


@pytest.mark.parametrize("holds", [True, False])
def test_c15_a_mod_may_take_the_penalty_off(holds):
    assert slave_coast(slave_coast_holds=holds).s.held[0] == holds


# C16


@pytest.mark.parametrize(("gem", "worth"), [("ruby", 2000), ("emerald", 1000), ("topaz", 600)])
def test_c16_gems_pay_double_on_the_gold_coast(gem, worth):
    t = Classic(Player("land-gold-coast-slave-coast:1"), closed={"gold-coast": gem})
    t.reaches(1, "gold-coast")
    t.does("try", "throw 6")
    assert t.money(0) == 300 + worth
    assert [(e.id, e.amount) for e in t.heard[-2:]] == [("gem", worth // 2), ("double", worth // 2)]
