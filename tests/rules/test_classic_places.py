"""Classic: home with the Star or a horseshoe, Cape Town, and the rings (C10, C11, C17-C19).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

import pytest
from classic_table import FAR, Classic, Player, board
from star_table import reading

NEAR = "land-benghazi-cairo:1"
"""Two steps from Cairo by land."""
OFF = "sea-benghazi-cairo:2"
"""One step from Cairo by sea."""
FINDER = Player("land-luanda-luderitz:3", star=True)
"""Another player, who has the Star."""


# C10


@pytest.mark.parametrize(("place", "home"), [(NEAR, "cairo"), ("agadir", "tangier")])
def test_c10_taking_the_star_to_either_home_wins(place, home):
    t = Classic(Player(place, star=True))
    t.reaches(2, home)
    assert (t.winner, t.turn, t.story[-1]) == (0, -2, "win")


@reading("home_exact", {True: None, False: 0})
def test_c10_home_must_be_reached_by_the_exact_count_or_entered(answer, expected):
    """Owner two steps from Cairo, rolls 5: does not win by passing."""
    t = Classic(Player(NEAR, star=True), home_exact=answer)
    t.throws(5)
    t.walks("cairo")
    assert t.winner == expected


def test_c10_where_entering_wins_the_rest_of_the_throw_need_not_be_walked():
    """Home is a dead end one step away: a throw of 6 leads there, if it wins."""
    row = board(("land", "home", "a", 1), ("land", "b", "c", 1))
    t = Classic(Player("a", star=True), Player("b"), board=row, home_exact=False)
    t.throws(6)
    t.walks("home")
    assert t.winner == 0
    for lost in (Player("a"), Player("a", horseshoes=1)):
        assert Classic(lost, Player("b"), board=row, home_exact=False).ends(6) == set()


def test_c10_who_comes_home_by_sea_pays_the_landing():
    t = Classic(Player(OFF, money=100, star=True))
    t.reaches(1, "cairo")
    assert (t.winner, t.money(0)) == (0, 0)


def test_c10_who_cannot_pay_the_landing_is_not_home():
    assert Classic(Player(OFF, money=0, star=True)).ends(1) == {"sea-benghazi-cairo:1"}


def test_c10_a_passing_ship_has_not_come_home():
    """Where entering wins: on board it is not yet entered; going ashore wins."""
    t = Classic(Player(OFF, money=100, star=True), home_exact=False)
    t.throws(3)
    t.walks("cairo")
    assert t.winner is None
    assert "go ashore" in t.legal
    t.does("go ashore")
    assert (t.winner, t.money(0)) == (0, 0)


def test_c10_a_passing_ship_without_the_fee_does_not_win():
    t = Classic(Player(OFF, money=0, star=True), home_exact=False)
    t.throws(2)
    t.walks("cairo")
    assert "go ashore" not in t.legal


def test_c10_who_goes_on_by_land_has_landed_and_is_home():
    t = Classic(Player(OFF, money=100, star=True), home_exact=False)
    t.throws(2)
    t.walks("cairo")
    t.does("step land-kufra-cairo to land-kufra-cairo:2")
    assert (t.winner, t.at(0)) == (0, "cairo")


def test_c10_who_lands_at_home_and_walks_on_has_not_come_home_by_the_exact_count():
    t = Classic(Player(OFF, money=100, star=True))
    t.throws(2)
    t.walks("cairo")
    t.does("step land-kufra-cairo to land-kufra-cairo:2")
    assert (t.winner, t.at(0), t.money(0)) == (None, "land-kufra-cairo:2", 0)


def test_c10_where_entering_wins_a_landing_elsewhere_does_not_end_the_move():
    t = Classic(Player("sea-benghazi-cairo:1", star=True), home_exact=False)
    t.throws(3)
    t.walks("benghazi", "land-benghazi-kufra:2")
    assert (t.at(0), t.seat) == ("land-benghazi-kufra:2", 1)


def test_c10_without_a_prize_nobody_lands_on_the_way():
    t = Classic(Player(OFF), home_exact=False)
    t.throws(2)
    t.walks("cairo")
    assert "go ashore" not in t.legal


def test_c10_where_landing_ends_the_move_a_landing_at_home_wins():
    t = Classic(Player(OFF, star=True), land_and_sea_in_one_roll=False)
    t.throws(4)
    t.walks("cairo")
    t.does("go ashore")
    assert t.winner == 0


def test_c10_home_without_the_star_is_a_city_like_any_other():
    t = Classic(Player(NEAR), FINDER)
    t.reaches(2, "cairo")
    assert (t.winner, t.seat) == (None, 1)


def test_c10_a_win_is_all_the_score():
    t = Classic(Player(NEAR, star=True))
    t.reaches(2, "cairo")
    scores = [0, 0]
    t.rules.scores(t.b, t.s, scores)
    assert scores == [1000, 0]


# C11


def test_c11_a_horseshoe_wins_while_another_player_has_the_star():
    t = Classic(Player(NEAR, horseshoes=1), FINDER)
    t.reaches(2, "cairo")
    assert (t.winner, t.story[-1]) == (0, "shoe-win")


def test_c11_a_horseshoe_is_useless_before_the_star_is_found():
    t = Classic(Player(NEAR, horseshoes=1))
    t.reaches(2, "cairo")
    assert (t.winner, t.seat) == (None, 1)


def test_c11_who_has_star_and_horseshoe_wins_by_the_star():
    t = Classic(Player(NEAR, horseshoes=1, star=True))
    t.reaches(2, "cairo")
    assert t.story[-1] == "win"


def test_c11_who_waits_at_home_has_to_come_home_again():
    """A horseshoe in Tangier when the Star is found elsewhere: it has to be taken there."""
    t = Classic(Player("tangier", horseshoes=1), FINDER)
    t.reaches(1, "land-tangier-agadir:1")
    t.idles()
    t.reaches(1, "tangier")
    assert t.winner == 0


@reading("horseshoe_counts", {"any_time": 0, "after_star": None})
def test_c11_a_horseshoe_found_before_the_star_counts_or_not(answer, expected):
    t = Classic(Player(NEAR, horseshoes=1, late=0), FINDER, horseshoe_counts=answer)
    t.reaches(2, "cairo")
    assert t.winner == expected


@pytest.mark.parametrize("counts", ["any_time", "after_star"])
def test_c11_a_horseshoe_found_after_the_star_counts(counts):
    t = Classic(
        Player("land-agadir-gambia:1"),
        FINDER,
        closed={"agadir": "horseshoe"},
        horseshoe_counts=counts,
    )
    t.reaches(1, "agadir")
    t.does("buy")
    assert (t.horseshoes(0), t.s.late_shoes[0]) == (1, 1)
    t.idles()
    t.reaches(2, "tangier")
    assert t.winner == 0


def test_c11_home_is_reached_by_the_exact_count():
    """The example of the rulebook: from Benghazi over Kufra, four steps and then two."""
    t = Classic(Player("benghazi", horseshoes=1), FINDER)
    t.throws(4)
    t.walks("kufra", "land-kufra-cairo:1")
    t.idles()
    t.reaches(2, "cairo")
    assert t.winner == 0


# C17


def test_c17_the_first_to_reach_cape_town_takes_500_once_in_a_game():
    t = Classic(Player("land-luderitz-cape-town:2"), Player("land-luderitz-cape-town:2"))
    t.reaches(1, "cape-town")
    t.reaches(1, "cape-town")
    assert (t.money(0), t.money(1)) == (800, 300)
    assert [e.seat for e in t.told("prize")] == [0]


def test_c17_the_prize_comes_before_the_token():
    t = Classic(Player("land-luderitz-cape-town:2", money=0), closed={"cape-town": "robber"})
    t.reaches(1, "cape-town")
    assert (t.money(0), t.legal) == (500, ["leave closed", "buy", "try"])


@reading("cape_town_by_passing", {False: 300, True: 800})
def test_c17_cape_town_is_reached_at_the_end_of_a_move_or_by_entering(answer, expected):
    t = Classic(Player("land-luderitz-cape-town:2"), cape_town_by_passing=answer)
    t.throws(3)
    t.walks("cape-town", "land-delagoa-bay-cape-town:3")
    assert t.money(0) == expected


def test_c17_a_passing_ship_has_not_reached_cape_town():
    t = Classic(Player("sea-st-helena-cape-town:9"), cape_town_by_passing=True)
    t.throws(2)
    t.walks("cape-town", "sea-cape-town-toliara:1")
    assert t.money(0) == 300


def test_c17_a_ship_may_land_at_cape_town_on_the_way():
    """Where entering counts: 100 to land, the prize, 100 to board again."""
    t = Classic(Player("sea-st-helena-cape-town:9", money=100), cape_town_by_passing=True)
    t.throws(2)
    t.walks("cape-town")
    t.does("go ashore")
    t.walks("sea-cape-town-toliara:1")
    assert (t.money(0), t.seat) == (400, 1)


def test_c17_the_prize_pays_for_the_rest_of_the_move_where_entering_counts():
    """Penniless, one step before Cape Town: the prize pays the ship."""
    t = Classic(Player("land-luderitz-cape-town:2", money=0), cape_town_by_passing=True)
    assert "sea-cape-town-toliara:1" in t.ends(2)
    assert "sea-cape-town-toliara:1" not in Classic(
        Player("land-luderitz-cape-town:2", money=0), cape_town_by_passing=True, prize_paid=True
    ).ends(2)


# C18, C19

RINGS = [
    ("land-agadir-timbuktu", 3, "ring"),
    ("land-hoggar-lake-chad", 2, "ring"),
    ("sea-gold-coast-st-helena", 6, "calm"),
]


def test_c18_there_are_two_rings_in_the_sahara_and_c19_one_near_st_helena():
    t = Classic(FAR)
    ringed = {t.b.names.points[v] for v in range(t.b.n_points) if t.b.ring[v]}
    assert ringed == {f"{link}:{circle}" for link, circle, _ in RINGS}


@pytest.mark.parametrize(("link", "circle", "event"), RINGS)
def test_c18_c19_who_stops_on_a_ring_misses_a_turn(link, circle, event):
    t = Classic(Player(f"{link}:{circle - 1}"))
    t.reaches(1, f"{link}:{circle}")
    assert (t.misses(0), t.story[-1]) == (1, event)
    t.idles()
    assert (t.seat, t.misses(0), t.story[-1]) == (1, 0, "miss")
    t.idles()
    assert t.seat == 0


@reading("ring_by_passing", {False: 0, True: 1})
@pytest.mark.parametrize(("link", "circle", "event"), RINGS)
def test_c18_c19_a_ring_counts_at_the_end_of_a_move_or_by_passing(
    link, circle, event, answer, expected
):
    t = Classic(Player(f"{link}:{circle - 1}"), ring_by_passing=answer)
    t.reaches(2, f"{link}:{circle + 1}")
    assert t.misses(0) == expected
    assert len(t.told(event)) == expected


@pytest.mark.parametrize(("link", "circle", "event"), RINGS)
def test_c18_c19_a_ring_counts_once_for_who_stops_there(link, circle, event):
    t = Classic(Player(f"{link}:{circle - 1}"), ring_by_passing=True)
    t.reaches(1, f"{link}:{circle}")
    assert (t.misses(0), len(t.told(event))) == (1, 1)


def test_c19_another_number_of_turns_is_missed_where_the_edition_says_so():
    t = Classic(Player("sea-gold-coast-st-helena:5"), ring_missed_turns=2)
    t.reaches(1, "sea-gold-coast-st-helena:6")
    assert t.misses(0) == 2
