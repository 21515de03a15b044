"""What holds in every state of every campaign of Source of the Nile, whatever the readings."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rule_sets import other_reading, played, playout
from volume import volume

from forge.rules.protocol import CHANCE
from forge.rules.source_of_the_nile.codes import (
    DESERT,
    FOLK,
    GOODS,
    IN_AFRICA,
    JUNGLE,
    LIVING,
    MOVE,
    N_PILES,
    OUT,
)
from forge.rules.source_of_the_nile.load import capacity, load
from forge.rules.source_of_the_nile.piles import cards_left, held

WHICH = "source-of-the-nile.explorers@explorers"
SEATS = pytest.mark.parametrize("seats", [1, 2, 4])
LIMIT = 60
few = settings(max_examples=volume(5))
seeded = given(seed=st.integers(0, 2**32 - 1))


def nodes(seats, seed):
    """The nodes of a random campaign under random readings."""
    rules, game, edition = played()[WHICH]
    b = rules.tables(game, other_reading(edition, random.Random(seed)))
    yield from playout(rules, b, seats, LIMIT, seed)


@SEATS
@few
@seeded
def test_n43_no_desert_lies_beside_a_jungle_but_on_the_first_map(seats, seed):
    for here in nodes(seats, seed):
        b, s = here.b, here.s
        for h in range(b.n_hexes):
            if s.terrain[h] - 1 == DESERT:
                ring = [v for v in b.near[6 * h : 6 * h + 6] if v >= 0]
                assert not any(s.terrain[v] - 1 == JUNGLE for v in ring)


@SEATS
@few
@seeded
def test_no_pile_has_more_cards_than_it_began_with_and_none_has_fewer_than_none(seats, seed):
    for here in nodes(seats, seed):
        b, s = here.b, here.s
        assert all(0 <= s.left[i] <= b.many[i] for i in range(b.pile[N_PILES]))
        first = b.pile[5]
        for k in range(len(b.card_money)):
            assert s.left[first + k] + held(b, s, k) <= b.many[first + k]
        if here.turn == CHANCE and here.s.phase == 18:
            assert cards_left(b, s, s.deck) > 0


@SEATS
@few
@seeded
def test_nd10_who_moves_on_carries_no_more_than_can_be_carried(seats, seed):
    """Only what nobody can leave behind weighs on: nothing does."""
    for here in nodes(seats, seed):
        b, s = here.b, here.s
        if s.phase == MOVE:
            p = s.seat
            assert load(b, s, p, s.mode[p]) <= max(0, capacity(b, s, p, s.mode[p]))


@SEATS
@few
@seeded
def test_nobody_and_nothing_is_fewer_than_none(seats, seed):
    for here in nodes(seats, seed):
        s = here.s
        lists = (s.has, s.sick, s.money, s.hand, s.dry, s.note, s.carry, s.noted, s.score, s.hoard)
        assert all(n >= 0 for each in lists for n in each)
        assert s.points >= 0


@SEATS
@few
@seeded
def test_n1_n63_only_the_living_are_in_africa_and_only_they_have_people(seats, seed):
    for here in nodes(seats, seed):
        s = here.s
        for p in range(seats):
            if s.life[p] != LIVING:
                assert s.where[p] != IN_AFRICA
                assert not any(s.has[p * GOODS : (p + 1) * GOODS])
                assert not any(s.sick[p * FOLK : (p + 1) * FOLK])


@SEATS
@few
@seeded
def test_n65_points_that_were_published_are_never_lost(seats, seed):
    before = [0] * seats
    for here in nodes(seats, seed):
        assert all(a >= b for a, b in zip(here.s.score, before, strict=True))
        before = list(here.s.score)


@SEATS
@few
@seeded
def test_nd22_who_is_out_never_acts_again(seats, seed):
    for here in nodes(seats, seed):
        if here.turn >= 0:
            assert here.s.life[here.turn] != OUT


@SEATS
@few
@seeded
def test_a_picture_tells_all_of_a_state_but_its_ply(seats, seed):
    for here in nodes(seats, seed):
        again = here.rules.from_picture(here.b, here.rules.picture(here.b, here.s))
        again.ply = here.s.ply
        assert again == here.s
