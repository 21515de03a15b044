"""Classic: what holds in every state of some hundred random games, whatever the readings."""

from __future__ import annotations

import random

import pytest
from rule_sets import begun, least_first, node, other_reading, played, playout

from forge.rules import layout
from forge.rules.log import happenings, tape
from forge.rules.protocol import CHANCE, END
from forge.rules.star_of_africa.codes import BEGIN, E_LIMIT, E_STAY, E_STEP, OVER, WALK

LIMIT = 200
RULES, GAME, EDITION = played()["star-of-africa.classic@classic"]
HORSESHOE = next(k for k, kind in enumerate(GAME.tokens.kinds) if kind.id == "horseshoe")


def most_money(b, seats):
    """All that the bank can pay out: to each player, for each gem, for Cape Town (C4)."""
    gems = sum(b.mix[k] * b.worth[k] for k in range(b.n_kinds))
    doubled = (b.gold_coast_factor - 1) * max(b.worth)
    return seats * b.start_money + gems + doubled + b.cape_town_bonus


def holds(b, s):
    """Money, tokens and pawns of one state."""
    assert min(s.money) >= 0
    assert all(money % 100 == 0 for money in s.money)
    assert sum(s.money) <= most_money(b, s.seats)
    if s.phase in (BEGIN, OVER):
        lying = [s.kind[v] for v in range(b.n_points) if s.closed[v]]
        assert s.left == [lying.count(k) for k in range(b.n_kinds)]
        assert sum(s.shoes) + s.left[HORSESHOE] == b.mix[HORSESHOE]
        assert s.found == 1 - s.left[b.star] == int(s.owner >= 0)
    assert all(late <= shoes for late, shoes in zip(s.late_shoes, s.shoes, strict=True))
    assert s.phase != WALK or s.points + s.walked == s.throw
    at_site = b.site[s.pos[s.seat]] == 1
    assert s.phase == WALK or not (s.afloat and at_site), "a turn that ends in a port ends ashore"


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("own", [True, False], ids=["as-shipped", "other-readings"])
def test_c4_c7_c8_c13_random_games_keep_the_rules(seats, own):
    for seed in range(25):
        lots = random.Random(seed)
        b = RULES.tables(GAME, EDITION if own else other_reading(EDITION, lots))
        s, told, plies = begun(RULES, b, seats, LIMIT), tape(RULES, b), 0
        here = node(RULES, b, s)
        while here.turn != END:
            assert here.actions and least_first(here.actions)
            weights = here.weights if here.turn == CHANCE else None
            RULES.apply(b, s, lots.choices(here.actions, weights)[0], told)
            plies += 1
            holds(b, s)
            here = node(RULES, b, s)
        assert plies == s.ply <= RULES.longest(b, seats, LIMIT)
        assert s.turns == LIMIT or s.winner >= 0
        limits = [each for each in happenings(told) if each.event == E_LIMIT]
        assert len(limits) == (s.winner < 0)
        if b.tokens_by_passing == 0:
            begun_walks_are_finished(told)


def begun_walks_are_finished(told):
    """Nobody stays with points left in a turn in which a step was made (C7)."""
    found = list(happenings(told))
    stepped = {each.turn for each in found if each.event == E_STEP}
    assert stepped.isdisjoint(each.turn for each in found if each.event == E_STAY)


def test_a_picture_tells_the_whole_state():
    """As shipped, where no token lies open; only the count of plies is left out."""
    b = RULES.tables(GAME, EDITION)
    for here in playout(RULES, b, 3, 60, 1):
        again = RULES.from_picture(b, RULES.picture(b, here.s))
        again.ply = here.s.ply
        assert layout.dump(again) == layout.dump(here.s)
