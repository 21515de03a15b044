"""Zvezda: what tokens do when they are opened, under the pawn or passed (Z6-Z14).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

import pytest
from star_table import Pawn, Table, reading

FAR = Pawn("land-luanda-luderitz:3")
BEFORE = "land-cairo-khartoum:4"
"""One step before Khartoum; Massawa lies two steps behind it."""


def stops_on(city, kind, at="land-khartoum-massawa:1", by=1, **more):
    """A pawn with a given purse that stops on a city with a closed token."""
    money, horseshoes = more.pop("money", 500), more.pop("horseshoes", 0)
    robber, star = more.pop("robber", False), more.pop("star", False)
    pawn = Pawn(at, money, horseshoes, star, robber)
    t = Table(pawn, FAR, closed={city: kind}, **more)
    t.throws(by)
    t.walks(city)
    return t


def test_z6_stopping_on_a_closed_token_flips_it_free_of_charge():
    """Stops on city with closed topaz: +300, token gone."""
    t = stops_on("khartoum", "topaz", money=0)
    assert t.money(0) == 300
    assert t.closed == set()
    assert t.turn == 1


def test_z6_whoever_stops_short_on_a_city_flips_its_token_too():
    t = Table(Pawn("land-khartoum-massawa:1"), FAR, closed={"khartoum": "topaz"})
    t.throws(5)
    t.walks("khartoum")
    t.does("stop")
    assert (t.money(0), t.closed) == (800, set())


def test_z6_holds_on_foot_whatever_a_flight_costs():
    t = stops_on("khartoum", "topaz", money=0, air_opens_free=False)
    assert (t.money(0), t.closed, t.turn) == (300, set(), 1)


def test_z6_a_token_is_flipped_once():
    t = stops_on("khartoum", "topaz", money=0)
    t.idles()
    t.throws(2)
    t.walks("land-khartoum-massawa:1", "khartoum")
    assert t.money(0) == 300


@pytest.mark.parametrize(("gem", "value"), [("topaz", 300), ("emerald", 500), ("ruby", 800)])
def test_z7_a_gem_goes_to_the_bank_and_the_player_gets_the_money(gem, value):
    """Topaz 300, emerald 500, ruby 800."""
    t = stops_on("khartoum", gem)
    assert t.money(0) == 500 + value
    assert t.closed == set()


def test_z8_on_the_gold_coast_a_gem_pays_double():
    """Flips ruby on the Gold Coast: +1600."""
    t = stops_on("gold-coast", "ruby", at="land-monrovia-gold-coast:2", money=0)
    assert t.money(0) == 1600
    assert t.story == ["roll", "step", "open", "gem", "double"]


@reading("gold_coast_doubles", {"all_gems": [600, 1000, 1600], "ruby": [300, 500, 1600]})
def test_z8_every_gem_or_the_ruby_alone(answer, expected):
    found = [
        stops_on(
            "gold-coast", gem, at="land-monrovia-gold-coast:2", money=0, gold_coast_doubles=answer
        )
        for gem in ("topaz", "emerald", "ruby")
    ]
    assert [t.money(0) for t in found] == expected


def test_z9_a_horseshoe_stays_with_the_player():
    """Flips horseshoe: horseshoes +1."""
    t = stops_on("khartoum", "horseshoe", horseshoes=1)
    assert t.horseshoes(0) == 2
    assert (t.closed, t.money(0)) == (set(), 500)


def test_z9_a_horseshoe_just_found_can_be_used_in_the_same_turn():
    t = stops_on("khartoum", "horseshoe")
    assert (t.turn, t.legal[-1]) == (0, "done")
    t.does("horseshoe for an extra turn")
    assert (t.turn, t.legal) == (0, ["done"])


def test_z10_a_robber_takes_all_the_money_and_stays_open_on_the_point():
    """Money 700, 1 horseshoe, flips robber: money 0, 1 horseshoe, open robber on the point."""
    t = stops_on("khartoum", "robber", money=700, horseshoes=1)
    assert (t.money(0), t.horseshoes(0)) == (0, 1)
    assert (t.robbers, t.closed) == ({"khartoum"}, set())
    assert [each.amount for each in t.told("robbed")] == [700]


def test_z11_a_robber_on_the_slave_coast_also_costs_three_turns():
    """Money 0, next three turns missed."""
    t = stops_on("slave-coast", "robber", at="land-timbuktu-slave-coast:3")
    assert t.money(0) == 0
    for left in (3, 2, 1):
        assert (t.turn, t.misses(0)) == (1, left)
        t.idles()
    assert (t.turn, t.misses(0)) == (1, 0)
    t.idles()
    assert (t.turn, t.at(0)) == (0, "slave-coast")


def test_z11_elsewhere_a_robber_costs_no_turn():
    t = stops_on("khartoum", "robber")
    assert t.misses(0) == 0


def test_z11_on_the_slave_coast_only_a_robber_costs_turns():
    assert stops_on("slave-coast", "blank", at="land-timbuktu-slave-coast:3").misses(0) == 0


@reading("slave_coast_after_star", {True: 3, False: 0})
def test_z11_before_and_after_the_star_is_found_alike(answer, expected):
    found, owner = (
        stops_on(
            "slave-coast",
            "robber",
            at="land-timbuktu-slave-coast:3",
            found=True,
            star=star,
            slave_coast_after_star=answer,
        )
        for star in (False, True)
    )
    assert (found.misses(0), owner.misses(0)) == (expected, expected)
    assert (found.is_robber(0), owner.owner) == (True, "cape-town")


@reading("slave_coast_spares_robber_players", {False: 3, True: 0})
def test_z11_a_robber_player_is_taken_captive_like_others(answer, expected):
    t = stops_on(
        "slave-coast",
        "robber",
        at="land-timbuktu-slave-coast:3",
        found=True,
        robber=True,
        slave_coast_spares_robber_players=answer,
    )
    assert t.misses(0) == expected


@pytest.mark.parametrize("name", ["slave_coast_after_star", "slave_coast_spares_robber_players"])
@pytest.mark.parametrize("answer", [True, False])
def test_z11_before_the_star_is_found_every_player_is_taken_captive(name, answer):
    t = stops_on("slave-coast", "robber", at="land-timbuktu-slave-coast:3", **{name: answer})
    assert t.misses(0) == 3


def test_z12_a_blank_does_nothing():
    t = stops_on("khartoum", "blank", horseshoes=1)
    assert t.story == ["roll", "step", "open", "blank"]
    assert (t.money(0), t.horseshoes(0), t.misses(0)) == (500, 1, 0)
    assert (t.closed, t.robbers) == (set(), set())


# Z13


def test_z13_who_used_up_all_points_may_open_a_passed_token_for_100():
    """Roll 4, city after 2, walks all 4, money 300: pays 100, the token is flipped."""
    t = Table(Pawn("tangier", money=300), FAR, closed={"agadir": "blank"})
    t.throws(4)
    t.walks("agadir", "land-agadir-gambia:1", "land-agadir-gambia:2")
    assert (t.turn, t.legal) == (0, ["open", "leave closed"])
    t.does("open")
    assert (t.money(0), t.closed, t.turn) == (200, set(), 1)


def test_z13_not_when_the_pawn_stopped_early():
    """Stops after 3 of 4: no offer."""
    t = Table(Pawn("tangier", money=300), FAR, closed={"agadir": "blank"})
    t.throws(4)
    t.walks("agadir", "land-agadir-gambia:1")
    t.does("stop")
    assert (t.turn, t.money(0), t.closed) == (1, 300, {"agadir"})


def test_z13_a_passed_token_may_be_left_closed():
    t = Table(Pawn("tangier", money=300), FAR, closed={"agadir": "topaz"})
    t.throws(3)
    t.walks("agadir", "land-agadir-gambia:1")
    t.does("leave closed")
    assert (t.turn, t.money(0), t.closed) == (1, 300, {"agadir"})


def test_z13_without_the_money_there_is_no_offer():
    t = Table(Pawn("tangier", money=90), FAR, closed={"agadir": "topaz"})
    t.throws(3)
    t.walks("agadir", "land-agadir-gambia:1")
    assert (t.turn, t.closed) == (1, {"agadir"})


def test_z13_a_horseshoe_can_be_turned_into_the_fee():
    t = Table(Pawn("tangier", money=0, horseshoes=1), FAR, closed={"agadir": "topaz"})
    t.throws(3)
    t.walks("agadir", "land-agadir-gambia:1")
    assert t.legal == ["horseshoe for money", "leave closed"]
    t.does("horseshoe for money", "open")
    assert (t.money(0), t.turn) == (300, 1)


def test_z13_the_city_that_the_pawn_left_was_not_passed():
    """It stands on a closed token, which it came to by air and did not pay for."""
    t = Table(Pawn("khartoum"), FAR, closed={"khartoum": "topaz"}, air_opens_free=False)
    t.throws(1)
    t.walks("land-khartoum-massawa:1")
    assert (t.turn, t.closed) == (1, {"khartoum"})


def test_z13_a_token_passed_twice_is_offered_once():
    t = Table(Pawn(BEFORE), FAR, closed={"khartoum": "blank"})
    t.throws(4)
    t.walks("khartoum", "land-khartoum-massawa:1", "khartoum", BEFORE)
    t.does("leave closed")
    assert t.turn == 1


def test_z13_a_city_passed_and_come_back_to_is_where_the_pawn_stops_and_costs_nothing():
    t = Table(Pawn(BEFORE, money=0), FAR, closed={"khartoum": "topaz"})
    t.throws(3)
    t.walks("khartoum", "land-khartoum-massawa:1", "khartoum")
    assert (t.turn, t.money(0), t.closed) == (1, 300, set())


# Z14


def passes_two(first, second, money, **readings):
    """A pawn that has passed Khartoum and Massawa and used up its points."""
    closed = {"khartoum": first, "massawa": second}
    t = Table(Pawn(BEFORE, money=money), FAR, closed=closed, **readings)
    t.throws(4)
    t.walks("khartoum", "massawa", "land-massawa-lake-turkana:1")
    return t


def test_z14_a_gem_opened_first_can_pay_for_the_next():
    """Passes two cities, money 100, opens the first: topaz (+300), may open the second."""
    t = passes_two("topaz", "emerald", money=100)
    t.does("open")
    assert (t.money(0), t.legal) == (300, ["open", "leave closed"])
    t.does("open")
    assert (t.money(0), t.turn) == (700, 1)


def test_z14_a_robber_opened_first_can_make_the_next_unaffordable():
    t = passes_two("robber", "emerald", money=400)
    t.does("open")
    assert (t.money(0), t.turn, t.closed) == (0, 1, {"massawa"})


def test_z14_the_first_may_be_left_closed_and_the_second_opened():
    t = passes_two("robber", "emerald", money=100)
    t.does("leave closed", "open")
    assert (t.money(0), t.turn, t.closed) == (500, 1, {"khartoum"})


def test_z14_several_tokens_are_resolved_in_the_order_of_the_movement():
    """Khartoum is passed first, Massawa, where the pawn stops, comes last."""
    t = Table(Pawn(BEFORE), FAR, closed={"massawa": "topaz", "khartoum": "robber"})
    t.throws(3)
    t.walks("khartoum", "massawa")
    t.does("open")
    assert [(each.place, each.amount) for each in t.told("order")] == [("massawa", 2)]
    assert t.money(0) == 300


@reading("passed_payment", {"as_opened": ["open", "leave closed"], "before_opening": ["roll"]})
def test_z14_each_is_paid_for_as_it_is_opened(answer, expected):
    """With 100 in hand, a topaz opened first pays for the second only if it is opened at once."""
    t = passes_two("topaz", "emerald", money=100, passed_payment=answer)
    t.does("open")
    assert t.legal == expected
    assert t.money(0) == 300


def test_z14_where_all_are_paid_for_beforehand_a_robber_comes_too_late_for_the_second():
    t = passes_two("robber", "emerald", money=200, passed_payment="before_opening")
    t.does("open")
    assert (t.money(0), t.closed) == (100, {"khartoum", "massawa"})
    t.does("open")
    assert (t.money(0), t.closed, t.robbers) == (500, set(), {"khartoum"})
