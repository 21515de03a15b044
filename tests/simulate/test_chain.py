"""Absorbing chains: known answers, and the equations that every answer must satisfy."""

from __future__ import annotations

from fractions import Fraction
from math import inf, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st
from proof_boards import board_of, case_of

from forge.simulate.chain import Chain, Course, chain_of, chances, expected


def chain(*rows):
    """A chain from rows of (next state, weight), each step costing 1; an empty row is an end."""
    heads = [[head for head, _ in row] for row in rows]
    weights = [[weight for _, weight in row] for row in rows]
    return Chain(heads, weights, [[1] * len(row) for row in rows], list(range(len(rows))))


def ruin(stake, bank, up, down):
    """The gambler who wins a coin with odds up : down, until he has ``bank`` or nothing."""
    rows = [[(i - 1, down), (i + 1, up)] if 0 < i < bank else [] for i in range(bank + 1)]
    made = chain(*rows)
    return expected(made)[stake], chances(made, bank)[stake]


def test_a_side_of_the_die_comes_after_six_throws():
    made = chain([(0, 5), (1, 1)], [])
    assert expected(made) == [6, 0]
    assert chances(made, 1) == [1, 1]


@pytest.mark.parametrize("stake", range(1, 10))
def test_the_gambler_of_a_fair_game_lasts_stake_times_what_is_missing(stake):
    """Feller, An Introduction to Probability Theory, XIV.2-3."""
    assert ruin(stake, 10, 1, 1) == (stake * (10 - stake), Fraction(stake, 10))


def test_the_gambler_of_an_unfair_game_is_ruined_as_the_formula_says():
    """Feller, XIV.2, (2.4) with q/p = 2."""
    assert ruin(3, 10, 1, 2)[1] == Fraction(2**3 - 1, 2**10 - 1)


def test_all_faces_of_a_die_are_seen_after_147_tenths_of_a_throw():
    rows = [[(seen, seen), (seen + 1, 6 - seen)] for seen in range(6)]
    assert expected(chain(*rows, []))[0] == Fraction(147, 10)


def test_what_may_never_end_is_expected_to_take_for_ever():
    """State 0 ends or is trapped in 2; state 1 always ends."""
    made = chain([(1, 1), (2, 1)], [(3, 1)], [(2, 1)], [])
    assert expected(made) == [inf, 1, inf, 0]
    assert chances(made, 3) == [Fraction(1, 2), 1, 0, 1]
    assert expected(made, float) == [inf, 1, inf, 0]


def test_floats_keep_their_digits_where_leaving_is_very_unlikely():
    """1 - p would have lost nine of them; nothing is subtracted."""
    rare = 10**9
    made = chain([(1, 1), (0, rare)], [(0, rare), (2, 1)], [])
    exact, rough = expected(made), expected(made, float)
    assert all(isclose(a, b, rel_tol=1e-14) for a, b in zip(exact, rough, strict=True))


@st.composite
def chains(draw):
    n = draw(st.integers(2, 9))
    follow = st.lists(st.tuples(st.integers(0, n - 1), st.integers(1, 9)), max_size=4)
    made = chain(*[draw(follow) for _ in range(n)])
    made.costs = [[draw(st.integers(0, 3)) for _ in heads] for heads in made.heads]
    return made


def mean_of_what_follows(made, found, i, costs):
    pairs = zip(made.heads[i], made.weights[i], costs, strict=True)
    return sum(w * (found[head] + c) for head, w, c in pairs) / Fraction(sum(made.weights[i]))


@given(made=chains())
def test_each_expectation_is_the_mean_of_those_that_follow(made):
    found = expected(made)
    for i, value in enumerate(found):
        if made.heads[i] and value < inf:
            assert value == mean_of_what_follows(made, found, i, made.costs[i])
        elif not made.heads[i]:
            assert value == 0


@given(made=chains())
def test_chances_of_all_endings_sum_to_one_where_an_end_is_sure(made):
    ends = [chances(made, i) for i in made.ends()]
    length = expected(made)
    for i in range(len(made.heads)):
        total = sum(each[i] for each in ends)
        assert 0 <= total <= 1
        assert (total == 1) == (length[i] < inf)
    for each in ends:
        for i, heads in enumerate(made.heads):
            if heads:
                assert each[i] == mean_of_what_follows(made, each, i, [0] * len(heads))


@given(made=chains())
def test_floats_agree_with_fractions(made):
    pairs = zip(expected(made), expected(made, float), strict=True)
    assert all(isclose(a, b, rel_tol=1e-12) for a, b in pairs)


def test_a_chain_of_a_game_has_each_state_once_and_ends_where_the_game_does():
    """The set-up of one token, one start, and then two players at random."""
    play = case_of("classic", board_of(["home!", "cape"], ["home-cape:1"]), ["star"]).play
    course = Course(lambda s: dict.fromkeys(play.moves(s), 1), lambda s: s.turns)
    made = chain_of(play, play.begin(2), course, lambda s: int(s.winner))
    assert {made.marks[i] for i in made.ends()} == {0, 1}
    sizes = [len(heads) for heads in made.heads]
    assert sizes == [len(weights) for weights in made.weights] == [len(c) for c in made.costs]
    assert chances(made, 0)[0] + chances(made, 1)[0] == 1
    with pytest.raises(ValueError, match="more than 5 states"):
        chain_of(play, play.begin(2), Course(course.policy, course.count, most=5))
