"""Zvezda: sea, air, Cape Town, rings and islands (Z15-Z17, Z19-Z21).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

import pytest
from star_table import Pawn, Table, reading

FAR = Pawn("land-luanda-luderitz:3")
OUT = "sea-agadir-canary-islands:1"
"""The first circle at sea on the way from Agadir to the Canary Islands."""


# Z15, Z16


def test_z15_each_exit_from_a_port_to_the_sea_costs_100():
    """Money 100 at a port, steps onto the sea: money 0."""
    t = Table(Pawn("agadir", money=100), FAR)
    t.throws(1)
    t.walks(OUT)
    assert t.money(0) == 0
    assert t.told("fare")[0].place == "agadir"


def test_z15_landing_is_free_and_so_is_the_way_at_sea():
    t = Table(Pawn(OUT, money=0), FAR)
    t.throws(3)
    t.walks("agadir", "land-tangier-agadir:1", "tangier")
    assert t.money(0) == 0


def test_z15_who_comes_from_the_sea_and_goes_on_by_sea_pays_again():
    t = Table(Pawn("agadir", money=250), FAR)
    t.throws(3)
    t.walks("canary-islands", "sea-canary-islands-gambia:1")
    assert t.money(0) == 50


def test_z15_each_exit_costs_its_fee_even_from_the_same_port():
    t = Table(Pawn("agadir", money=200), FAR)
    t.throws(3)
    t.walks(OUT, "agadir", OUT)
    assert t.money(0) == 0


@pytest.mark.parametrize(
    ("home", "circle"),
    [("tangier", "sea-tangier-canary-islands:1"), ("cairo", "sea-cairo-massawa:1")],
)
def test_z15_tangier_and_cairo_are_ports_too(home, circle):
    t = Table(Pawn(home, money=100), FAR)
    t.throws(1)
    t.walks(circle)
    assert t.money(0) == 0


def test_z15_leaving_a_port_by_land_costs_nothing():
    t = Table(Pawn("agadir", money=0), FAR)
    t.throws(1)
    t.walks("land-tangier-agadir:1")
    assert t.money(0) == 0


def test_z16_without_the_money_a_pawn_cannot_leave_a_port_for_the_sea():
    """Money 50: no sea step among the legal moves (while another player has the fare)."""
    t = Table(Pawn("agadir", money=50), FAR)
    t.throws(1)
    assert t.ways == {
        "land-tangier-agadir:1",
        "land-agadir-timbuktu:1",
        "land-agadir-gambia:1",
    }
    assert t.told("no-fare")[0].amount == 100


@reading("sea_free_when_all_broke", {True: True, False: False})
def test_z16_reading_nobody_pays_the_fare_when_nobody_can(answer, expected):
    """Nobody has the fare or a horseshoe: it is owed, not paid, or nobody leaves a port."""
    t = Table(Pawn("agadir", 50), Pawn("cairo", 99), sea_free_when_all_broke=answer)
    t.throws(1)
    assert (OUT in t.ways) is expected
    if expected:
        t.walks(OUT)
        assert t.told("grace")
        assert t.money(0) == 50


def test_z16_reading_a_horseshoe_at_the_table_is_worth_the_fare():
    """Somebody with a horseshoe is not broke."""
    t = Table(Pawn("agadir", 50), Pawn("cairo", 99, horseshoes=1))
    t.throws(1)
    assert OUT not in t.ways


def test_z16_holds_in_the_middle_of_a_walk():
    t = Table(Pawn("land-tangier-agadir:1", money=99), FAR)
    t.throws(3)
    t.walks("agadir")
    assert OUT not in t.ways


# Z17


def flies(to="algiers", money=300, at="cairo", **more):
    star, robber = more.pop("star", False), more.pop("robber", False)
    t = Table(Pawn(at, money, star=star, robber=robber), FAR, **more)
    t.flies(to)
    return t


def test_z17_a_flight_takes_one_red_line_for_300_and_the_turn_ends_there():
    """At an air city, money 300, flies: money 0, token flipped, turn over."""
    t = flies(closed={"algiers": "blank"})
    assert (t.at(0), t.money(0)) == ("algiers", 0)
    assert (t.closed, t.turn) == (set(), 1)


def test_z17_every_red_line_is_open_and_none_else():
    t = Table(Pawn("cairo"), FAR)
    assert t.ways == {"algiers", "lake-chad", "lake-turkana"}


def test_z17_without_300_nobody_flies():
    assert Table(Pawn("cairo", money=299), FAR).legal == ["roll"]


def test_z17_flying_is_instead_of_rolling():
    t = Table(Pawn("cairo"), FAR)
    t.throws(6)
    assert not [name for name in t.legal if name.startswith("fly")]


def test_z17_the_owner_who_flies_home_has_won():
    """The finder of the Star carries it by air as well (Z23), and enters Cairo with it (Z1)."""
    t = flies("cairo", at="algiers", star=True)
    assert t.winner == 0


@reading("air_opens_free", {True: ["roll"], False: ["open", "leave closed"]})
def test_z17_the_token_of_the_arrival_city_is_opened_free_of_charge(answer, expected):
    t = flies(closed={"algiers": "topaz"}, money=400, air_opens_free=answer)
    assert t.legal == expected
    if not answer:
        t.does("open")
    assert t.closed == set()
    assert t.money(0) == (400 if answer else 300)


def test_z17_where_it_costs_a_fee_the_token_may_be_left_closed():
    t = flies(closed={"algiers": "topaz"}, money=400, air_opens_free=False)
    t.does("leave closed")
    assert (t.closed, t.money(0), t.turn) == ({"algiers"}, 100, 1)


@reading("air_meets_robber", {True: (0, 1), False: (100, 0)})
def test_z17_an_open_robber_there_counts_as_a_stop_on_it(answer, expected):
    """Before the Star is found: $100, and the next turn is missed (Z22)."""
    t = flies(money=400, robbers=("algiers",), air_meets_robber=answer)
    assert (t.money(0), t.misses(0)) == expected


@reading("air_meets_robber", {True: 0, False: 100})
def test_z17_where_robbers_come_first_they_meet_who_comes_by_air_all_the_same(answer, expected):
    t = flies(money=400, robbers=("algiers",), air_meets_robber=answer, entry_order="robbers_first")
    assert t.money(0) == expected


@reading("air_meets_robber", {True: ("cape-town", False), False: (0, False)})
def test_z17_the_owner_who_flies_to_an_open_robber_has_run_into_him(answer, expected):
    t = flies(star=True, robbers=("algiers",), air_meets_robber=answer)
    assert (t.owner, t.is_robber(0)) == expected


@reading("air_meets_robber", {True: True, False: False})
def test_z17_a_rival_who_flies_to_an_open_robber_becomes_a_robber(answer, expected):
    t = flies(found=True, robbers=("algiers",), air_meets_robber=answer)
    assert t.is_robber(0) == expected


@reading("broke_at_robber", {"free": True, "blocked": False})
def test_z17_who_cannot_pay_the_robber_at_the_other_end(answer, expected):
    t = Table(Pawn("cairo", money=300), FAR, robbers=("algiers",), broke_at_robber=answer)
    assert ("algiers" in t.ways) == expected


@pytest.mark.parametrize(("money", "open_way"), [(399, False), (400, True)])
def test_z17_where_the_broke_are_blocked_a_flight_takes_fare_and_toll(money, open_way):
    t = Table(Pawn("cairo", money), FAR, robbers=("algiers",), broke_at_robber="blocked")
    assert ("algiers" in t.ways) == open_way


def test_z17_where_robbers_do_nothing_to_who_flies_nobody_is_blocked():
    t = Table(
        Pawn("cairo", money=300),
        FAR,
        robbers=("algiers",),
        air_meets_robber=False,
        broke_at_robber="blocked",
    )
    assert "algiers" in t.ways


# Z19


def test_z19_the_first_player_to_reach_cape_town_gets_500():
    """First: +500; second player later: nothing."""
    t = Table(Pawn("land-luderitz-cape-town:2"), Pawn("land-delagoa-bay-cape-town:4"))
    t.throws(1)
    t.walks("cape-town")
    t.throws(1)
    t.walks("cape-town")
    assert (t.money(0), t.money(1)) == (1000, 500)
    assert [each.seat for each in t.told("prize")] == [0]


def test_z19_once_per_game_even_for_who_had_it():
    t = Table(Pawn("cape-town"), FAR, prize_paid=True)
    t.throws(2)
    t.walks("land-luderitz-cape-town:2", "cape-town")
    assert t.money(0) == 500


@reading("cape_town_by_passing", {True: [1000, 1000], False: [500, 1000]})
def test_z19_reaching_is_standing_on_or_passing_through(answer, expected):
    """Money after walking through, and after coming back and stopping there."""
    t = Table(Pawn("land-luderitz-cape-town:2"), FAR, cape_town_by_passing=answer)
    t.throws(2)
    t.walks("cape-town", "land-delagoa-bay-cape-town:4")
    after = [t.money(0)]
    t.idles()
    t.throws(1)
    t.walks("cape-town")
    assert [*after, t.money(0)] == expected


def test_z19_cape_town_is_reached_by_air_too():
    t = Table(Pawn("luanda"), FAR, cape_town_by_passing=False)
    t.flies("cape-town")
    assert t.money(0) == 500 - 300 + 500


# Z20

RINGS = {
    "land-agadir-timbuktu:3": ("land-agadir-timbuktu:2", "land-agadir-timbuktu:4"),
    "land-hoggar-lake-chad:2": ("land-hoggar-lake-chad:1", "land-hoggar-lake-chad:3"),
    "sea-gold-coast-st-helena:6": ("sea-gold-coast-st-helena:5", "sea-gold-coast-st-helena:7"),
}
"""Two near the Sahara and one near St Helena, each with the circles beside it."""


@pytest.mark.parametrize("ring", RINGS)
def test_z20_stopping_on_a_ringed_point_misses_the_next_turn(ring):
    """Stops on a Sahara ring: next turn missed."""
    t = Table(Pawn(RINGS[ring][0]), FAR)
    t.throws(1)
    t.walks(ring)
    t.idles()
    assert (t.turn, t.misses(0)) == (1, 0)
    t.idles()
    assert t.turn == 0


@pytest.mark.parametrize("ring", RINGS)
def test_z20_passing_it_does_not(ring):
    t = Table(Pawn(RINGS[ring][0]), FAR)
    t.throws(2)
    t.walks(ring, RINGS[ring][1])
    t.idles()
    assert t.turn == 0


def test_z20_there_are_two_rings_near_the_sahara_and_one_near_st_helena():
    t = Table(FAR)
    found = {name for name, ring in zip(t.b.names.points, t.b.ring, strict=True) if ring}
    assert found == set(RINGS)


def test_z20_whoever_stops_short_on_a_ring_misses_a_turn_too():
    t = Table(Pawn("land-hoggar-lake-chad:1"), FAR)
    t.throws(6)
    t.walks("land-hoggar-lake-chad:2")
    t.does("stop")
    assert t.misses(0) == 1


# Z21


def marooned(at="toliara", money=0, horseshoes=0, **readings):
    """The turn of a player on an island comes."""
    t = Table(FAR, Pawn(at, money, horseshoes), **readings)
    t.idles()
    return t


@pytest.mark.parametrize("island", ["toliara", "antongil-bay", "canary-islands", "st-helena"])
def test_z21_who_is_stranded_misses_three_turns_and_is_then_carried_off_free(island):
    """Money 0, 0 horseshoes, on Madagascar: three missed turns, then steps to sea for 0."""
    t = marooned(island)
    for left in (2, 1, 0):
        assert (t.turn, t.misses(1)) == (0, left)
        t.idles()
    assert (t.turn, t.at(1)) == (1, island)
    assert len(t.told("miss")) == 3
    t.throws(1)
    t.does(next(name for name in t.legal if name.startswith("step sea-")))
    assert (t.money(1), len(t.told("carried"))) == (0, 1)


def test_z21_the_free_exit_is_one():
    """'Carried off' = the next exit to the sea is free of charge."""
    t = marooned("canary-islands")
    for _ in range(3):
        t.idles()
    t.throws(5)
    t.walks("agadir")
    assert OUT not in t.ways


@pytest.mark.parametrize(("money", "horseshoes"), [(100, 0), (0, 1)])
def test_z21_with_the_money_for_the_way_out_or_a_horseshoe_nobody_waits(money, horseshoes):
    t = marooned(money=money, horseshoes=horseshoes)
    assert (t.turn, t.told("stranded")) == (1, [])


def test_z21_on_the_mainland_nobody_is_stranded():
    assert marooned("mombasa").turn == 1


@reading("island_rescue", {"free_exit": 0, "none": 1})
def test_z21_the_rescue(answer, expected):
    t = marooned(island_rescue=answer)
    assert t.turn == expected
    if answer == "none":
        t.throws(1)
        assert t.ways == {"land-antongil-bay-toliara:2"}


@reading("island_broke_means", {"cheapest_way_out": 0, "no_money": 1})
def test_z21_without_money_means_less_than_the_cheapest_way_out(answer, expected):
    t = marooned("canary-islands", money=99, island_broke_means=answer)
    assert t.turn == expected


@pytest.mark.parametrize(("sea_fee", "air_fare", "turn"), [(200, 150, 1), (200, 151, 0)])
def test_z21_the_cheapest_way_out_may_be_by_air(sea_fee, air_fare, turn):
    t = marooned("toliara", money=150, sea_fee=sea_fee, air_fare=air_fare)
    assert t.turn == turn


@reading("island_circles_count", {True: 0, False: 1})
def test_z21_circles_of_an_island_count_as_the_island(answer, expected):
    """The pawn stands between the two cities of Madagascar (Z29)."""
    t = marooned("land-antongil-bay-toliara:1", island_circles_count=answer)
    assert t.turn == expected


@reading("extra_turn_may_be_missed", {True: 1, False: 0})
def test_z21_an_extra_turn_on_an_island_may_be_the_first_that_is_missed(answer, expected):
    t = Table(
        Pawn("land-antongil-bay-toliara:1", money=0, horseshoes=1),
        FAR,
        extra_turn_may_be_missed=answer,
    )
    t.does("horseshoe for an extra turn")
    t.throws(1)
    t.walks("land-antongil-bay-toliara:2")
    assert t.turn == expected


def test_z21_who_is_robbed_on_an_island_is_stranded_from_the_next_turn():
    t = Table(Pawn("land-antongil-bay-toliara:1"), FAR, closed={"toliara": "robber"}, robbers=())
    t.throws(2)
    t.walks("toliara")
    t.idles()
    assert (t.turn, t.misses(0)) == (1, 2)
    assert [each.amount for each in t.told("stranded")] == [3]
