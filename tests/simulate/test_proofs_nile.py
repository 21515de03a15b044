"""What is proved of campaigns: their end, waits for the way and for money, beside real draws."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from forge.claims.campaign import fare_wait, lost_chance, lost_wait, waits
from forge.claims.endings import ends, playable
from forge.claims.engine import case
from forge.claims.verdict import Proved
from forge.content.project import content_root, open_game
from forge.model.load import game as load
from forge.rules.protocol import END
from forge.rules.source_of_the_nile.codes import DRAW, JUNGLE, NORMAL, PROFESSION, RECKLESS, VELDT
from forge.simulate.chance import roll
from forge.simulate.views_nile import HAVING, NileViews


@cache
def nile():
    whole = load(open_game(content_root() / "source-of-the-nile"))
    return case(whole, whole.edition("explorers"))


@pytest.mark.parametrize(
    ("terrain", "level", "chance"),
    [(JUNGLE, NORMAL, Fraction(1, 2)), (JUNGLE, RECKLESS, Fraction(2, 3)),
     (VELDT, NORMAL, Fraction(1, 6))],
)  # fmt: skip
def test_the_chance_to_be_lost_is_that_of_one_die(terrain, level, chance):
    assert lost_chance(nile().play.b, terrain, level) == chance


def test_the_wait_for_the_way_is_geometric():
    """A coin: one month in the mean; in 95 of 100 cases at most four."""
    assert lost_wait(Fraction(1, 2)) == (1, 4)
    assert lost_wait(Fraction(1, 6)) == (Fraction(1, 5), 1)


def drawn_wait(b, game):
    """Turns at home until a passage can be had, with cards drawn from a pile one by one."""
    first, after = b.pile[5], b.pile[6]
    pile = [k for k in range(after - first) for _ in range(b.many[first + k])]
    hand, turns = [], 0
    while not any(b.card_port[k] for k in hand) and sum(b.card_money[k] for k in hand) < b.passage:
        hand.append(pile.pop(roll(7, game, turns, len(pile))))
        turns += 1
    return turns


def test_the_wait_for_money_is_that_of_many_draws():
    b = nile().play.b
    mean, most = fare_wait(b, 0)
    waited = sorted(drawn_wait(b, game) for game in range(4000))
    assert abs(sum(waited) / 4000 - mean) < 0.06
    assert waited[int(0.95 * 4000)] <= most <= waited[int(0.97 * 4000)]


def test_more_cards_to_begin_with_are_a_shorter_wait():
    b = nile().play.b
    waited = [fare_wait(b, cards)[0] for cards in range(5)]
    assert waited == sorted(waited, reverse=True)


def test_what_no_hand_can_pay_never_comes():
    b = nile().play.b
    poor = replace(b, passage=5000, card_port=[0] * len(b.card_port), card_money=[100] * 15)
    assert fare_wait(poor, 0) is None


def test_nobody_waits_for_ever_and_campaigns_end():
    for said in (*waits.run(nile()), *ends.run(nile())):
        assert said.holds
        assert isinstance(said.status, Proved)


def test_whoever_is_to_move_has_something_to_do():
    """In all combinations of what the choices depend on; each choice there is comes up in them."""
    (said,) = playable.run(nile())
    assert said.holds and said.status == Proved("abstraction")
    views = NileViews(nile().play.b, nile().rules)
    shown = [views.show(view) for view in views.every()]
    assert {s.phase for s in shown} == {*range(PROFESSION, DRAW + 1)}


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_asked_in_real_campaigns_is_among_the_views(seats):
    """Whoever is asked for a port, a fare, a card or cargo has one of the things that the views
    show alone; and each of their answers is the answer to one of the views that it has."""
    b, rules = nile().play.b, nile().rules
    views = NileViews(b, rules)
    known = {}
    for s in map(views.show, views.every()):
        if s.phase in HAVING:
            known.setdefault(s.phase, set()).update(views.room[: views.answers(s)])
    for s in decisions(seats):
        found = set(views.room[: views.answers(s)])
        assert found
        if s.phase in HAVING:
            assert found <= known[s.phase]


def decisions(seats):
    """The states of campaigns by lot in which somebody chooses."""
    play = nile().play
    for game in range(3):
        s = play.begin(seats)
        while play.rules.turn(play.b, s) != END:
            if play.rules.turn(play.b, s) >= 0:
                yield s
            moves = play.moves(s)
            play.rules.apply(play.b, s, moves[roll(5, game, s.ply, len(moves))], None)
