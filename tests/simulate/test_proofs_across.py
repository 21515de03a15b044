"""What is proved of Across Africa: the crocodile's room, and that no card is dead."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from forge.claims.engine import case, claims
from forge.content.project import content_root, open_game
from forge.model.load import game as load


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
    assert "out of reach: 5 worth 3, 5 worth 5" in found.lines


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
