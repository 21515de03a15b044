"""Classic: by air, by sea, and the mail ship (C12-C14).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

import pytest
from classic_table import FAR, Classic, Player, board
from star_table import reading

OUT = "sea-agadir-canary-islands:1"
"""The circle at sea between Agadir and the Canary Islands, two steps apart."""
AT_SEA = "sea-st-helena-cape-town:5"
"""The middle of the longest sea route, out of reach of any port."""


# C12


def test_c12_a_flight_costs_300_and_takes_the_place_of_the_throw():
    """Money 300, flies: 0."""
    t = Classic(Player("tangier", money=300))
    assert t.ways == {"gambia", "gold-coast", "monrovia"}
    t.flies("gambia")
    assert (t.at(0), t.money(0), t.seat) == ("gambia", 0, 1)
    assert t.story == ["fly"]


def test_c12_without_300_there_is_no_flight():
    assert Classic(Player("tangier", money=299)).legal == ["roll"]


def test_c12_there_is_no_flight_where_no_red_line_begins():
    assert Classic(Player("agadir", money=900)).legal == ["roll"]


@reading("air_may_open", {True: 0, False: 1})
def test_c12_the_token_there_may_be_had_after_a_flight_or_not(answer, expected):
    t = Classic(Player("tangier", money=400), closed={"gambia": "topaz"}, air_may_open=answer)
    t.flies("gambia")
    assert t.seat == expected
    if answer:
        assert t.legal == ["leave closed", "buy", "try"]
        t.does("buy")
        assert t.money(0) == 300


def test_c12_the_first_to_fly_to_cape_town_has_reached_it():
    t = Classic(Player("katanga", money=300))
    t.flies("cape-town")
    assert t.money(0) == 500


def test_c12_who_flies_home_with_the_star_wins():
    t = Classic(Player("algiers", money=300, star=True))
    t.flies("cairo")
    assert t.winner == 0


# C13


def test_c13_boarding_costs_100_and_landing_costs_100():
    t = Classic(Player("agadir", money=300))
    t.reaches(2, "canary-islands")
    assert t.money(0) == 100
    assert [(e.id, e.place, e.amount) for e in t.heard if e.id in ("fare", "land")] == [
        ("fare", "agadir", 100),
        ("land", "canary-islands", 100),
    ]


def test_c13_the_voyage_itself_is_free_however_long():
    t = Classic(Player("st-helena", money=100))
    t.reaches(6, "sea-st-helena-cape-town:6")
    assert t.money(0) == 0
    t.idles()
    t.reaches(3, "sea-st-helena-cape-town:9")
    assert (t.money(0), t.told("no-fare")) == (0, [])


def test_c13_each_act_has_its_own_fee():
    t = Classic(Player("agadir", money=300), board_fee=50, land_fee=200)
    t.reaches(2, "canary-islands")
    assert t.money(0) == 50


@reading("board_fee", {100: 200, 0: 300})
def test_c13_going_on_board_costs_what_the_edition_says(answer, expected):
    t = Classic(Player("agadir", money=300), board_fee=answer)
    t.reaches(1, OUT)
    assert t.money(0) == expected


@reading("land_fee", {100: 0, 0: 100})
def test_c13_going_ashore_costs_what_the_edition_says(answer, expected):
    t = Classic(Player(OUT, money=100), land_fee=answer)
    t.reaches(1, "agadir")
    assert t.money(0) == expected


def test_c13_who_cannot_pay_to_board_stays_on_land():
    t = Classic(Player("agadir", money=99))
    assert OUT not in t.ends(1)
    t.throws(1)
    assert t.told("no-fare")[0].amount == 100


def test_c13_a_port_on_the_way_is_closed_to_who_cannot_pay_too():
    t = Classic(Player("land-tangier-agadir:1", money=0))
    t.throws(2)
    t.walks("agadir")
    assert t.told("no-fare")[0].place == "agadir"
    assert OUT not in t.ways


def test_c13_who_cannot_pay_to_land_does_not_begin_what_ends_ashore():
    """With 100 the ship can be paid, and the landing after two steps cannot."""
    t = Classic(Player("agadir", money=100))
    assert OUT in t.ends(1)
    assert "canary-islands" not in t.ends(2)
    assert "canary-islands" in Classic(Player("agadir", money=200)).ends(2)


def test_c13_who_cannot_pay_to_land_stays_at_sea():
    """One step from either port, a throw of one: no walk, the pawn stays."""
    t = Classic(Player(OUT, money=0))
    t.throws(1)
    assert (t.at(0), t.seat, t.story) == (OUT, 1, ["roll", "stay"])


def test_c13_without_the_rescue_who_is_adrift_sails_on():
    t = Classic(FAR, Player(OUT, money=0))
    t.idles()
    assert (t.seat, t.legal, t.story[-1]) == (1, ["roll"], "adrift")
    assert t.ends(3) == {"sea-tangier-canary-islands:2", "sea-canary-islands-gambia:2"}


def test_c13_a_port_is_no_obstacle_to_who_sails_by():
    t = Classic(Player(OUT, money=0))
    t.reaches(2, "canary-islands", "sea-canary-islands-gambia:1")
    assert (t.money(0), t.seat) == (0, 1)


def test_c13_who_goes_on_by_land_has_landed():
    t = Classic(Player(OUT, money=100))
    t.throws(2)
    t.walks("agadir", "land-tangier-agadir:1")
    assert (t.money(0), t.told("land")[0].place) == (0, "agadir")


def test_c13_who_cannot_pay_to_land_cannot_go_on_by_land():
    assert "land-tangier-agadir:1" not in Classic(Player(OUT, money=99)).ends(2)


@reading(
    "land_and_sea_in_one_roll",
    {
        True: {"land-tangier-agadir:1": "land-tangier-agadir:1", "tangier": "canary-islands"},
        False: {"land-tangier-agadir:1": "agadir", "tangier": OUT},
    },
)
def test_c13_one_roll_goes_over_land_and_sea_or_ends_with_each_act(answer, expected):
    """Ashore two steps from the sea, and afloat one step from a road."""
    t = Classic(Player("tangier"), land_and_sea_in_one_roll=answer)
    t.throws(4)
    t.walks("agadir", OUT)
    if answer:
        t.walks("canary-islands")
    assert (t.at(0), t.seat) == (expected["tangier"], 1)
    t = Classic(Player(OUT), land_and_sea_in_one_roll=answer)
    t.throws(2)
    t.walks("agadir")
    t.does(
        *(["go ashore"] if not answer else ["step land-tangier-agadir to land-tangier-agadir:1"])
    )
    assert (t.at(0), t.seat) == (expected["land-tangier-agadir:1"], 1)
    assert t.money(0) == 200


def test_c13_where_landing_ends_the_move_a_ship_may_sail_on_too():
    t = Classic(Player(OUT), land_and_sea_in_one_roll=False)
    t.throws(3)
    t.walks("canary-islands")
    assert t.legal == [
        "go ashore",
        "step sea-tangier-canary-islands to sea-tangier-canary-islands:3",
        "step sea-canary-islands-gambia to sea-canary-islands-gambia:1",
    ]
    t.walks("sea-canary-islands-gambia:2")
    assert (t.money(0), t.seat) == (300, 1)


def test_c13_where_landing_ends_the_move_it_is_the_end_of_a_move_in_a_city():
    t = Classic(Player(OUT), closed={"agadir": "topaz"}, land_and_sea_in_one_roll=False)
    t.throws(5)
    t.walks("agadir")
    t.does("go ashore")
    assert t.legal == ["leave closed", "buy", "try"]
    t.does("leave closed")
    assert (t.at(0), t.seat, t.money(0)) == ("agadir", 1, 200)


def test_c13_where_landing_ends_the_move_the_penniless_sail_by():
    t = Classic(Player(OUT, money=0), land_and_sea_in_one_roll=False)
    t.throws(3)
    assert t.ways == {"canary-islands"}
    t.walks("canary-islands")
    assert "go ashore" not in t.legal


@reading("pass_port_afloat", {True: 300, False: 100})
def test_c13_a_port_is_passed_on_board_or_by_landing_and_boarding(answer, expected):
    t = Classic(Player(OUT), pass_port_afloat=answer)
    t.throws(2)
    t.walks("canary-islands", "sea-canary-islands-gambia:1")
    assert (t.money(0), t.seat) == (expected, 1)


def test_c13_where_no_port_is_passed_on_board_the_penniless_stay_before_it():
    t = Classic(Player(OUT, money=100), pass_port_afloat=False)
    assert t.ends(2) == {"land-tangier-agadir:1", "land-agadir-timbuktu:1", "land-agadir-gambia:1"}
    assert Classic(Player(OUT, money=99), pass_port_afloat=False).ends(2) == set()


@pytest.mark.parametrize(
    ("in_one_roll", "at", "money"), [(True, "sea-b-home:1", 100), (False, "b", 0)]
)
def test_c13_a_sea_route_of_one_step_is_boarded_and_left_in_it(in_one_roll, at, money):
    """From port to port in one step, and on; where boarding ends the move, it ends ashore."""
    sound = board(("sea", "a", "b", 1), ("sea", "b", "home", 3))
    t = Classic(
        Player("a", money=200),
        Player("home"),
        board=sound,
        land_and_sea_in_one_roll=in_one_roll,
    )
    t.throws(2)
    while t.seat == 0:
        t.does(t.legal[-1])
    assert (t.at(0), t.money(0)) == (at, money)


def test_c13_where_landing_ends_the_move_and_no_port_is_passed_each_port_ends_it():
    t = Classic(Player(OUT), land_and_sea_in_one_roll=False, pass_port_afloat=False)
    t.throws(5)
    t.walks("canary-islands")
    assert (t.at(0), t.seat, t.money(0)) == ("canary-islands", 1, 200)


@pytest.mark.parametrize("home", ["tangier", "cairo"])
def test_c13_tangier_and_cairo_are_ports_too(home):
    t = Classic(Player(home, money=100))
    t.throws(2)
    t.does(next(name for name in t.legal if name.startswith("step sea-")))
    assert t.money(0) == 0


# C13, C14: the rescue


@reading("rescue", {"none": "roll", "free_passage": "miss"})
def test_c14_who_cannot_pay_to_leave_an_island_is_stuck_or_rescued(answer, expected):
    t = Classic(FAR, Player("toliara", money=0), rescue=answer)
    t.idles()
    assert t.told("stranded")[0].place == "toliara"
    if answer == "none":
        assert (t.seat, t.legal) == (1, ["roll"])
        assert all("antongil" in end for end in t.ends(2))
    else:
        assert (t.seat, t.misses(1), t.story[-1]) == (0, 2, "miss")


@reading("rescue_missed_turns", {0: 0, 1: 1, 3: 3})
def test_c14_the_mail_ship_comes_after_so_many_turns_this_one_included(answer, expected):
    t = Classic(FAR, Player("toliara", money=0), rescue="free_passage", rescue_missed_turns=answer)
    t.idles()
    while t.seat == 0:
        t.idles()
    assert (len(t.told("miss")), t.seat) == (expected, 1)
    assert (t.s.free_exit[1], t.s.free_landing[1]) == (1, 1)


def rescued(**settings):
    """Player 1, penniless on the Canary Islands, after the turns that the rescue costs."""
    t = Classic(
        FAR,
        Player("canary-islands", money=0),
        rescue="free_passage",
        rescue_missed_turns=1,
        **settings,
    )
    t.idles()
    t.idles()
    t.heard.clear()
    return t


def test_c14_the_rescued_board_and_land_once_for_nothing():
    t = rescued()
    t.reaches(2, "agadir")
    assert (t.at(1), t.money(1)) == ("agadir", 0)
    assert t.story == ["roll", "carried", "step", "step", "carried"]
    assert (t.s.free_exit[1], t.s.free_landing[1]) == (0, 0)
    t.idles()
    assert OUT not in t.ends(1)


def test_c14_a_rescued_player_is_not_rescued_again_before_leaving():
    t = Classic(FAR, Player("toliara", money=0), rescue="free_passage", rescue_missed_turns=1)
    t.idles()
    t.idles()
    t.reaches(1, "land-antongil-bay-toliara:2")
    t.idles()
    assert (t.seat, len(t.told("stranded"))) == (1, 1)


def test_c13_who_is_adrift_is_rescued_too():
    t = Classic(FAR, Player(OUT, money=0), rescue="free_passage")
    t.idles()
    assert (t.seat, t.misses(1)) == (0, 2)
    for _ in range(3):
        t.idles()
    t.reaches(1, "agadir")
    assert (t.at(1), t.money(1)) == ("agadir", 0)


@pytest.mark.parametrize(
    ("place", "money"),
    [("toliara", 100), ("land-antongil-bay-toliara:1", 100), (OUT, 100), ("agadir", 0)],
)
def test_c14_nobody_is_rescued_who_can_pay_or_is_on_the_mainland(place, money):
    t = Classic(FAR, Player(place, money=money), rescue="free_passage")
    t.idles()
    assert t.seat == 1


@pytest.mark.parametrize("place", ["land-antongil-bay-toliara:1", "st-helena", "antongil-bay"])
def test_c14_every_place_of_an_island_is_the_island(place):
    t = Classic(FAR, Player(place, money=0), rescue="free_passage")
    t.idles()
    assert t.told("stranded")[0].place == place


def test_c13_a_free_landing_everywhere_means_that_nobody_is_adrift():
    t = Classic(FAR, Player(AT_SEA, money=0), land_fee=0, rescue="free_passage")
    t.idles()
    assert (t.seat, t.told("adrift")) == (1, [])


def test_c14_free_boarding_means_that_nobody_is_stranded_where_a_ship_leaves():
    t = Classic(FAR, Player("toliara", money=0), board_fee=0, rescue="free_passage")
    t.idles()
    assert (t.seat, t.told("stranded")) == (1, [])
