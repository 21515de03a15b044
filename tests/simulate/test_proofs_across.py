"""What is proved of Across Africa: the crocodile's room, and that no card is dead."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.claims.by_games import LIMIT, stuck
from forge.claims.engine import case, claims
from forge.claims.expedition import Storing, boxes
from forge.claims.verdict import NotChecked, Proved
from forge.content.project import content_root, open_game
from forge.model.load import game as load
from forge.model.trail import Segment
from forge.rules.across_africa.codes import SLOT, STORE


@cache
def africa():
    return load(open_game(content_root() / "across-africa"))


def said(claim, game=None, edition="expedition", **values):
    whole = game or africa()
    (found,) = case(whole, whole.edition(edition)).under(**values).said(claims()[claim])
    return found


def test_the_room_of_the_crocodile_is_just_what_the_goal_asks_for():
    found = said("goal-room")
    assert (found.status.how, found.holds) == ("exact", True)
    assert "hold 40, the goal asks for 40: a slack of 0" in found.message
    assert found.lines[-1] == "out of reach with 7 worth 5: 3 to 10 worth 2; 2 to 10 worth 3"


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_in_every_state_of_games_by_lot_there_is_something_to_do(edition):
    found = said("playable", edition=edition)
    assert found.holds and found.status.n > 20_000 and found.status.low > 0.999


def test_games_that_never_end_are_given_up():
    """With a die of one face a snake holds for ever; the games by lot come to an end all the same.

    Each is cut at its limit of turns, so that what is said of them stays within a few seconds.
    """
    found = said("playable", die_sides=1)
    assert found.holds and found.status.n > 20_000
    one = case(africa(), africa().edition("expedition")).under(die_sides=1)
    assert 0 < stuck(one, 2, 1) < 20 * LIMIT


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_every_seat_wins_a_game_at_each_table(edition):
    found = said("winnable", edition=edition)
    assert (found.holds, found.status) == (True, Proved("play"))
    assert found.message.startswith("with 2 to 4 players each wins one of the first")


def test_nobody_wins_where_the_goal_is_out_of_reach_or_no_game_ends(monkeypatch):
    found = said("winnable", goal_points=44)
    assert (found.holds, found.status) == (False, Proved("exact"))
    monkeypatch.setattr("forge.claims.by_games.LIMIT", 1)
    found = said("winnable", edition="race")
    assert (found.holds, found.status.unexplored) == (False, 1)
    assert "is won by 1 of 2, 2 of 2, 1 of 3" in found.status.why


@given(st.sets(st.tuples(*[st.integers(0, 3)] * 3), min_size=1))
def test_boxes_hold_just_the_hands_that_they_are_made_of(hands):
    """Each hand once, and no other."""
    told = [hand for box in boxes(hands) for hand in product(*box)]
    assert sorted(told) == sorted(hands)


@settings(max_examples=volume(25), deadline=None)
@given(st.tuples(*[st.integers(0, 2)] * 3), st.integers(1, 3), st.integers(3, 6))
def test_a41_a44_the_most_points_are_those_that_storing_by_the_rules_can_reach(hand, slots, most):
    """Against all ways to store a hand by the shipped actions, under other slots."""
    whole = africa()
    one = case(whole, whole.edition("expedition")).under(slots=slots, slot_points=most)
    b = one.play.b
    s = one.play.begin(2)
    s.phase, s.mover, s.turns, s.hand[:3] = STORE, 0, 1, hand
    reached, front, seen = 0, [s], set()
    while front:
        now = front.pop()
        reached = max(reached, now.points)
        for action in one.play.moves(now) if now.phase == STORE else ():
            after = one.play.after(now, action)
            key = (tuple(after.hand), tuple(after.slot))
            if action >= SLOT and key not in seen:
                seen.add(key)
                front.append(after)
    assert Storing(b, b.worth[:3])(hand, slots) == reached


@pytest.mark.parametrize(("values", "holds"), [
    ({"goal_points": 41}, False), ({"slots": 7}, False), ({"slots": 9}, True),
    ({"slot_points": 4}, False), ({"slot_photos": 1}, True), ({"goal_points": 35}, True),
])  # fmt: skip
def test_a_goal_beyond_the_room_is_refuted(values, holds):
    """Thirteen fives fill eight slots of their own, so that pairs are not even needed."""
    assert said("goal-room", **values).holds == holds


def test_the_race_stores_nothing_and_asks_for_nothing():
    whole = africa()
    assert case(whole, whole.edition("race")).said(claims()["goal-room"]) == ()


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_every_card_acts_in_some_game(edition):
    assert said("cards-act", edition=edition).holds


def test_a_game_that_never_ends_is_given_up():
    """A die of one face and a thicket that sends all pawns back: cards are looked for in vain."""
    whole = africa()
    made = replace(whole.trail, segments=(Segment("only", "atc", 1),), closings=())
    one = case(whole, whole.edition("race")).under(die_sides=1)
    one = case(replace(whole, trail=made), one.edition)
    (found,) = one.said(claims()["cards-act"])
    assert not found.holds and isinstance(found.status, NotChecked)


def test_a_card_that_never_acts_is_named():
    whole = africa()
    decks = tuple(
        replace(deck, cards=tuple(
            replace(card, do=(replace(card.do[0], n=0),)) if card.id == "open-savanna" else card
            for card in deck.cards
        ))
        for deck in whole.decks
    )  # fmt: skip
    found = said("cards-act", replace(whole, decks=decks))
    assert not found.holds
    assert found.message == "cards that may be dead: open-savanna"
