"""What holds in every state of Star of Africa, in both editions, whatever the readings."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rule_sets import other_reading, played, playout
from volume import volume

from forge.rules.star_of_africa.codes import AT_CAPE, LAYING, NOBODY, OVER, ROBBER, SHOE, STAR

STARS = [name for name, (_, game, _) in played().items() if game.id == "star-of-africa"]
EVERY = pytest.mark.parametrize("which", STARS)
SEEDS = st.integers(0, 2**32 - 1)
few = settings(max_examples=volume(6))


def states(which, seed, seats=3, limit=60):
    """The states of a random game with random readings, with its tables."""
    rules, game, edition = played()[which]
    b = rules.tables(game, other_reading(edition, random.Random(seed)))
    for here in playout(rules, b, seats, limit, seed):
        yield b, here.s


def hidden(b, s, role):
    """How many tokens of a role lie face down, or are still to be laid."""
    unlaid = sum(s.left[k] for k in range(b.n_kinds) if b.role[k] == role)
    on_board = sum(1 for v in range(b.n_points) if s.closed[v] and b.role[s.kind[v]] == role)
    return on_board + (unlaid if s.phase == LAYING else 0)


@EVERY
@few
@given(seed=SEEDS)
def test_all_players_can_know_how_many_of_each_kind_lie_face_down(which, seed):
    for b, s in states(which, seed):
        if s.phase != LAYING:
            lying = [0] * b.n_kinds
            for v in range(b.n_points):
                if s.closed[v]:
                    lying[s.kind[v]] += 1
            assert s.left == lying


@EVERY
@few
@given(seed=SEEDS)
def test_nobody_owes_money_and_every_amount_is_made_of_hundreds(which, seed):
    """C4: every amount in the game is a multiple of 100."""
    for _, s in states(which, seed):
        assert all(money >= 0 and money % 100 == 0 for money in s.money)


@EVERY
@few
@given(seed=SEEDS)
def test_there_is_one_star_hidden_carried_or_on_cape_town(which, seed):
    for b, s in states(which, seed):
        assert hidden(b, s, STAR) == 1 - s.found
        assert (s.owner != NOBODY) == (s.found == 1)
        assert s.owner in (NOBODY, AT_CAPE, *range(s.seats))


@EVERY
@few
@given(seed=SEEDS)
def test_robbers_and_horseshoes_never_grow_in_number(which, seed):
    """Hidden, open and taken along: a token that has left the game does not come back."""
    robbers = shoes = 10**6
    for b, s in states(which, seed):
        now = hidden(b, s, ROBBER) + sum(s.open_robber) + sum(s.robber)
        assert now <= robbers
        robbers = now
        now = hidden(b, s, SHOE) + sum(s.shoes)
        assert now <= shoes
        shoes = now


@EVERY
@few
@given(seed=SEEDS)
def test_open_robbers_and_closed_tokens_lie_on_different_cities(which, seed):
    for b, s in states(which, seed):
        for v in range(b.n_points):
            assert s.closed[v] + s.open_robber[v] <= 1
            assert s.closed[v] == 0 or v in b.squares


@EVERY
@few
@given(seed=SEEDS)
def test_a_winner_stands_at_home(which, seed):
    """Z1, C10, C11: with the Star, or with a horseshoe while somebody else has it."""
    *_, (b, s) = states(which, seed, limit=300)
    assert s.phase == OVER
    if s.winner != NOBODY:
        assert b.home[s.pos[s.winner]] == 1
        assert s.owner == s.winner or s.shoes[s.winner] > 0
