"""Classic: players, the board, the tokens laid out, and moves by exact count (C1-C7, C14).

Each test quotes the statement that it holds the rules to.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from classic_table import Classic, Player, board
from star_table import reading, star, unlaid

from forge.checks import run
from forge.content.project import content_root, open_game
from forge.model.board import LinkKind
from forge.model.graph import LAND, WALKED, reachable, stops
from forge.model.walks import Walks
from forge.rules.seats import check_seats
from forge.rules.star_classic import RULES

EDITION = star().edition("classic")


def fresh(players):
    """A Classic game before its first token is laid."""
    return unlaid(players, edition="classic", rules=RULES)


# C1


def test_c1_one_player_is_refused_with_a_clear_error():
    with pytest.raises(ValueError, match="seats: 1 given, and classic needs 2 or more"):
        check_seats(EDITION, 1)


@pytest.mark.parametrize("players", [2, 6, 9])
def test_c1_any_number_from_two_plays(players):
    check_seats(EDITION, players)
    t = Classic(*[Player("tangier")] * players)
    for p in range(players):
        assert t.seat == p
        t.reaches(1, "land-tangier-agadir:1")
    assert t.seat == 0


# C2


def test_c2_every_route_has_its_circles_and_a_pawn_stands_on_each():
    """As many points as cities and circles; each step of a route leads to the next of them."""
    t = Classic(Player("tangier"))
    walked = [link for link in star().board.links if link.kind is not LinkKind.AIR]
    for link in walked:
        for here, there in zip(stops(link), stops(link)[1:], strict=False):
            u, v = t.point(here), t.point(there)
            assert v in t.b.head[t.b.first[u] : t.b.first[u + 1]]
            assert u in t.b.head[t.b.first[v] : t.b.first[v + 1]]
    circles = sum(link.steps - 1 for link in walked)
    assert t.b.n_points == len(star().board.points) + circles
    assert t.b.n_arcs == 2 * sum(link.steps for link in walked)


# C3


def test_c3_players_start_in_cairo_or_tangier_by_choice_with_300():
    t = fresh(3)
    for _ in range(t.b.n_squares):
        t.does(next(iter(t.chances)))
    assert t.legal == ["start tangier", "start cairo"]
    t.does("start cairo", "start tangier", "start cairo")
    assert [t.at(p) for p in range(3)] == ["cairo", "tangier", "cairo"]
    assert [t.money(p) for p in range(3)] == [300, 300, 300]
    assert (t.turn, t.legal[0]) == (0, "roll")


# C4


def test_c4_every_amount_is_a_multiple_of_100():
    amounts = [p for p in EDITION.parameters if p.unit == "money"]
    assert len(amounts) > 5
    assert all(p.value % 100 == 0 for p in amounts)


# C5


def test_c5_there_are_as_many_tokens_as_cities_to_lay_them_on_and_one_star():
    t = Classic(Player("tangier"))
    assert sum(t.b.mix) == t.b.n_squares == 30
    assert t.b.mix[t.b.star] == 1


@pytest.mark.parametrize(("token", "count"), [("blank", 13), ("star", 2)])
def test_c5_another_number_of_tokens_or_stars_is_an_error(token, count):
    document = open_game(content_root() / "star-of-africa")
    mix = tuple(replace(m, count=count) if m.id == token else m for m in EDITION.tokens)
    changed = replace(EDITION, tokens=mix)
    editions = tuple(changed if e.id == "classic" else e for e in star().editions)
    found = run(document, replace(star(), editions=editions), [])
    assert [f for f in found if f.severity == "error" and "token" in f.message]


# C6


def test_c6_one_token_lies_face_down_on_each_city_but_the_two_starts():
    t = fresh(2)
    left = Counter({name.removeprefix("lay "): n for name, n in t.chances.items()})
    assert left == {mix.id: mix.count for mix in EDITION.tokens}
    while t.s.laid < t.b.n_squares:
        t.does(max(t.chances, key=t.chances.__getitem__))
    cities = {point.id for point in star().board.points}
    assert t.closed == cities - {"tangier", "cairo"}
    laid = Counter(t.b.names.kinds[t.s.kind[t.point(place)]] for place in t.closed)
    assert laid == {mix.id: mix.count for mix in EDITION.tokens}


# C7


def test_c7_a_throw_of_3_leads_3_steps_away_and_never_back_at_once():
    """For one who can pay for ships: the same places as the walks that the board's checks count."""
    walks = Walks(star().board, WALKED)
    for start in walks.names:
        t = Classic(Player(start, money=5000))
        moves = walks.moves(walks.number[start])
        for face in (1, 2, 3, 6):
            expected = {walks.names[end] for end in moves[face - 1]}
            assert t.ends(face) == expected, (start, face)


def test_c7_stopping_short_is_not_allowed():
    t = Classic(Player("tangier"), closed={"agadir": "topaz"})
    t.throws(3)
    t.walks("agadir")
    assert t.seat == 0
    assert set(t.legal) == {
        "step land-agadir-timbuktu to land-agadir-timbuktu:1",
        "step land-agadir-gambia to land-agadir-gambia:1",
        "step sea-agadir-canary-islands to sea-agadir-canary-islands:1",
    }


def test_c7_the_last_step_ends_the_move():
    t = Classic(Player("tangier"))
    t.reaches(2, "agadir")
    assert t.seat == 1


def test_c7_a_way_on_which_the_throw_cannot_be_used_up_is_not_begun():
    """Two steps to the dead end, five the other way: a throw of 4 has one way."""
    t = Classic(
        Player("fork"),
        Player("home"),
        board=board(("land", "fork", "end", 2), ("land", "fork", "home", 5)),
    )
    assert t.ends(4) == {"land-fork-home:4"}
    assert t.ends(2) == {"end", "land-fork-home:2"}


ROW = board(("land", "a", "b", 2), ("land", "home", "far", 2))
"""Three points in a row, and the start elsewhere."""


@reading("turn_back_within_move", {False: set(), True: {"land-a-b:1"}})
def test_c7_a_pawn_may_turn_back_within_a_move_or_not(answer, expected):
    t = Classic(Player("land-a-b:1"), Player("home"), board=ROW, turn_back_within_move=answer)
    assert t.ends(2) == t.ends(4) == expected


@reading("no_walk", {"stay": set(), "turn_back": {"land-a-b:1"}})
def test_c7_where_no_walk_is_long_enough_the_pawn_stays_or_turns_round(answer, expected):
    t = Classic(Player("land-a-b:1"), Player("home"), board=ROW, no_walk=answer)
    assert t.ends(2) == expected
    t.throws(2)
    if expected:
        t.walks("a", "land-a-b:1")
        assert (t.seat, t.story) == (1, ["roll", "step", "turn-back", "step"])
    else:
        assert (t.at(0), t.seat, t.story) == ("land-a-b:1", 1, ["roll", "stay"])


def test_c7_a_pawn_turns_round_only_once_in_a_move():
    """Three points in a row: a throw of two turns once, a throw of four would turn twice."""
    t = Classic(Player("a"), Player("home"), board=ROW, no_walk="turn_back")
    assert (t.ends(2), t.ends(3), t.ends(4)) == ({"b"}, {"land-a-b:1"}, {"a"})
    assert t.ends(5) == set()
    t.throws(5)
    assert (t.at(0), t.seat, t.story) == ("a", 1, ["roll", "stay"])


def test_c7_a_pawn_that_can_walk_on_does_not_turn_round():
    t = Classic(Player("land-tangier-agadir:1"), no_walk="turn_back")
    assert "land-tangier-agadir:1" not in t.ends(2)
    assert t.ends(2) == Classic(Player("land-tangier-agadir:1")).ends(2)


# C14


def test_c14_islands_are_reached_and_left_by_sea_or_air_alone():
    board_ = star().board
    islands = {point.id for point in board_.points if point.island}
    assert len(islands) == 4
    assert islands.isdisjoint(reachable(board_, ["tangier", "cairo"], LAND))
    t = Classic(Player("toliara", money=0))
    assert all(end.startswith("land-antongil") or end == "antongil-bay" for end in t.ends(3))
