"""Zvezda: the aim, the set-up, the turn, the walk and horseshoes (Z1-Z5, Z18).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

from collections import Counter

import pytest
from star_table import Pawn, Table, reading, star, unlaid

from forge.rules import layout

FACES = {f"throw {face}": 1 for face in range(1, 7)}
FAR = Pawn("land-luanda-luderitz:3")


# Z1


@pytest.mark.parametrize(
    ("place", "home"), [("land-benghazi-cairo:2", "cairo"), ("land-tangier-agadir:1", "tangier")]
)
def test_z1_the_owner_who_walks_into_a_home_wins_at_once_and_the_rest_is_void(place, home):
    """Be the first to enter Tangier or Cairo with the Star."""
    t = Table(Pawn(place, star=True))
    t.throws(4)
    t.walks(home)
    assert t.winner == 0
    assert t.legal == []
    assert t.story == ["roll", "step", "win"]


@reading("home_exact", {False: 0, True: None})
def test_z1_entering_counts_also_when_passing_through(answer, expected):
    t = Table(Pawn("land-benghazi-cairo:2", star=True), home_exact=answer)
    t.throws(2)
    t.walks("cairo")
    assert t.winner == expected


def test_z1_where_the_exact_count_is_asked_the_owner_wins_by_ending_the_move_at_home():
    t = Table(Pawn("land-benghazi-cairo:2", star=True), home_exact=True)
    t.throws(2)
    t.walks("cairo")
    t.does("stop")
    assert t.winner == 0


def test_z1_only_who_has_the_star_wins_by_coming_home():
    t = Table(Pawn("land-benghazi-cairo:2"), Pawn("agadir", star=True))
    t.throws(1)
    t.walks("cairo")
    assert t.winner is None
    assert t.turn == 1


def test_z1_who_finds_the_star_at_home_has_not_entered_with_it():
    """The token was passed, and is opened when the pawn stands in Cairo already."""
    t = Table(Pawn("land-benghazi-kufra:2"), closed={"kufra": "star"})
    t.throws(4)
    t.walks("kufra", "cairo")
    t.does("open")
    assert (t.owner, t.winner, t.turn) == (0, None, 1)


# Z2, Z3


def test_z2_each_square_gets_one_closed_token_and_the_homes_get_none():
    """Each of the 30 city squares gets one closed token at random; nobody knows which."""
    t = unlaid(2)
    mix = {token.id: t.edition.count(token.id) for token in star().tokens.kinds}
    assert t.chances == {f"lay {kind}": count for kind, count in mix.items()}
    for kind, count in mix.items():
        t.does(*[f"lay {kind}"] * count)
    cities = {point.id for point in star().board.points}
    assert t.closed == cities - {"tangier", "cairo"}
    assert len(t.closed) == 30
    laid = Counter(t.b.names.kinds[t.s.kind[t.point(city)]] for city in t.closed)
    assert laid == mix


def test_z2_what_is_laid_already_cannot_come_again():
    t = unlaid(2)
    t.does("lay star", "lay ruby")
    assert "lay star" not in t.chances
    assert t.chances["lay ruby"] == 1


def test_z2_nobody_sees_what_lies_face_down():
    here, there = (
        Table(Pawn("cairo"), closed={"agadir": one, "algiers": other})
        for one, other in (("star", "robber"), ("robber", "star"))
    )
    assert layout.dump(here.s) != layout.dump(there.s)
    for t in (here, there):
        t.rules.view(t.b, t.s)
    assert layout.dump(here.s) == layout.dump(there.s)


def test_z3_each_player_chooses_a_home_and_has_500():
    """Each player chooses Tangier or Cairo and takes $500 from the bank."""
    t = unlaid(2)
    for token in t.edition.tokens:
        t.does(*[f"lay {token.id}"] * token.count)
    assert (t.turn, t.legal) == (0, ["start tangier", "start cairo"])
    t.does("start cairo")
    assert (t.turn, t.legal) == (1, ["start tangier", "start cairo"])
    t.does("start tangier")
    assert [(t.at(p), t.money(p)) for p in (0, 1)] == [("cairo", 500), ("tangier", 500)]
    assert (t.turn, t.legal[0]) == (0, "roll")


# Z4, Z5


def test_z4_one_die_is_rolled():
    """A turn: roll one die, walk point by point."""
    t = Table(Pawn("kufra"), FAR)
    t.does("roll")
    assert t.chances == FACES


def test_z4_at_a_fork_every_road_is_open():
    """Given a fork with 3 roads, a roll of 1 has 3 destinations."""
    t = Table(Pawn("kufra"), FAR)
    t.throws(1)
    assert t.ways == {"land-benghazi-kufra:2", "land-kufra-cairo:1", "land-hoggar-kufra:4"}
    t.walks("land-kufra-cairo:1")
    assert (t.at(0), t.turn) == ("land-kufra-cairo:1", 1)


def test_z4_the_road_is_chosen_point_by_point_at_every_fork():
    t = Table(Pawn("land-kufra-cairo:1"), FAR)
    t.throws(3)
    t.walks("kufra")
    assert t.ways == {"land-benghazi-kufra:2", "land-kufra-cairo:1", "land-hoggar-kufra:4"}
    t.walks("land-hoggar-kufra:4")
    assert t.turn == 0
    t.walks("land-hoggar-kufra:3")
    assert t.turn == 1


@reading(
    "turn_back_within_move",
    {True: {"kufra", "land-kufra-cairo:2"}, False: {"land-kufra-cairo:2"}},
)
def test_z4_turning_back_within_one_move(answer, expected):
    t = Table(Pawn("kufra"), FAR, turn_back_within_move=answer)
    t.throws(2)
    t.walks("land-kufra-cairo:1")
    assert t.ways == expected


def test_z4_where_turning_back_is_not_allowed_a_new_move_may_go_back_all_the_same():
    t = Table(Pawn("kufra"), FAR, turn_back_within_move=False)
    t.throws(1)
    t.walks("land-kufra-cairo:1")
    t.idles()
    t.throws(1)
    assert t.ways == {"kufra", "land-kufra-cairo:2"}


def test_z5_the_pawn_may_stop_at_any_step():
    """The points need not all be used: given a roll of 5, stop after 2, 3 points are lost."""
    t = Table(Pawn("kufra"), FAR)
    t.throws(5)
    t.walks("land-hoggar-kufra:4", "land-hoggar-kufra:3")
    t.does("stop")
    assert [each.amount for each in t.told("stop-short")] == [3]
    assert (t.at(0), t.turn) == ("land-hoggar-kufra:3", 1)


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_z5_after_every_step_stop_is_offered(steps):
    t = Table(Pawn("land-hoggar-kufra:4"), FAR)
    t.throws(5)
    assert "stop" not in t.legal
    for circle in "3210"[:steps]:
        t.walks(f"land-hoggar-kufra:{circle}" if circle != "0" else "hoggar")
        assert t.legal[0] == "stop"


@reading("min_points", {0: [True, True, True], 1: [False, True, True], 2: [False, False, True]})
def test_z5_at_least_one_point_is_walked(answer, expected):
    t = Table(Pawn("kufra"), FAR, min_points=answer)
    t.throws(3)
    may_stop = ["stop" in t.legal]
    for circle in ("land-hoggar-kufra:4", "land-hoggar-kufra:3"):
        t.walks(circle)
        may_stop.append("stop" in t.legal)
    assert may_stop == expected


def test_z5_the_player_stays_if_no_step_is_legal():
    """St Helena has no road, and 50 buys no passage."""
    t = Table(Pawn("st-helena", money=50), FAR)
    t.throws(4)
    assert t.legal == ["stop"]
    t.does("stop")
    assert t.story == ["roll", "no-fare", "stay"]
    assert (t.at(0), t.turn) == ("st-helena", 1)


# Z18


def test_z18_a_horseshoe_is_handed_in_for_money():
    """In one's own turn, hand one in for $100: +100, horseshoe gone."""
    t = Table(Pawn("kufra", money=0, horseshoes=1), FAR)
    t.does("horseshoe for money")
    assert (t.money(0), t.horseshoes(0)) == (100, 0)
    assert (t.turn, t.legal) == (0, ["roll"])


def test_z18_or_for_an_extra_turn_after_this_one():
    """Given 1 horseshoe, extra turn: one more whole turn after this one."""
    t = Table(Pawn("kufra", horseshoes=1), FAR)
    t.does("horseshoe for an extra turn")
    t.throws(1)
    t.walks("land-hoggar-kufra:4")
    assert (t.turn, t.legal) == (0, ["roll"])
    t.throws(1)
    t.walks("land-hoggar-kufra:3")
    assert t.turn == 1
    assert t.horseshoes(0) == 0


def test_z18_without_a_horseshoe_there_is_nothing_to_hand_in():
    assert Table(Pawn("kufra", money=0), FAR).legal == ["roll"]


def test_z18_at_the_end_of_the_turn_a_horseshoe_can_still_be_used():
    t = Table(Pawn("kufra", horseshoes=2), FAR)
    t.throws(1)
    t.walks("land-hoggar-kufra:4")
    assert t.legal == ["horseshoe for money", "horseshoe for an extra turn", "done"]
    t.does("horseshoe for an extra turn", "done")
    assert (t.turn, t.at(0)) == (0, "land-hoggar-kufra:4")


def test_z18_a_horseshoe_pays_for_the_sea_in_the_middle_of_a_walk():
    t = Table(Pawn("land-tangier-agadir:1", money=0, horseshoes=1), FAR)
    t.throws(3)
    t.walks("agadir")
    assert "sea-agadir-canary-islands:1" not in t.ways
    t.does("horseshoe for money")
    assert "sea-agadir-canary-islands:1" in t.ways


def test_z18_two_horseshoes_buy_two_extra_turns():
    t = Table(Pawn("kufra", horseshoes=2), FAR)
    t.does("horseshoe for an extra turn", "horseshoe for an extra turn")
    for circle in "432":
        assert t.turn == 0
        t.throws(1)
        t.walks(f"land-hoggar-kufra:{circle}")
    assert t.turn == 1


@reading("horseshoe_in_missed_turn", {False: 0, True: 1})
def test_z18_no_horseshoe_is_used_in_a_missed_turn(answer, expected):
    """Missed turns: no horseshoe may be used in one (Z29)."""
    t = Table(FAR, Pawn("kufra", horseshoes=1, misses=1), horseshoe_in_missed_turn=answer)
    t.idles()
    assert t.turn == expected


def test_z18_where_it_may_the_turn_is_missed_all_the_same():
    t = Table(FAR, Pawn("kufra", money=0, horseshoes=1, misses=1), horseshoe_in_missed_turn=True)
    t.idles()
    assert t.legal == ["horseshoe for money", "horseshoe for an extra turn", "miss the turn"]
    t.does("horseshoe for money")
    assert t.legal == ["miss the turn"]
    t.does("miss the turn")
    assert (t.turn, t.money(1), t.misses(1)) == (0, 100, 0)


@reading("extra_turn_may_be_missed", {True: (1, 0), False: (0, 1)})
def test_z18_an_extra_turn_is_the_next_turn_and_so_the_one_that_is_missed(answer, expected):
    """The pawn stops on a ring with an extra turn to come."""
    t = Table(Pawn("land-hoggar-lake-chad:1", horseshoes=1), FAR, extra_turn_may_be_missed=answer)
    t.does("horseshoe for an extra turn")
    t.throws(1)
    t.walks("land-hoggar-lake-chad:2")
    assert (t.turn, t.misses(0)) == expected
