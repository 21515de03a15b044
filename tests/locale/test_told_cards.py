"""Cards of exploration say what they are: every slot, from the same values that are played."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from forge.content.project import content_root, open_game
from forge.locale.numbers import grouped, in_words
from forge.locale.told_cards import direction, where
from forge.locale.values import voice
from forge.model.dealt import SLOTS, decks
from forge.model.load import game as load
from forge.model.pile_luck import Where


@cache
def nile():
    return load(open_game(content_root() / "source-of-the-nile"))


def card_words(kind):
    """Each card of a kind of deck with its slots as they are said."""
    say = voice(nile(), nile().editions[0])
    pile = next(one for one in nile().piles if one.kind == kind)
    (deck,) = decks((faced(pile, "plain"),))
    for card, printed in zip(pile.cards, deck.cards, strict=True):
        yield card, {slot: say(text) for slot, text in printed.texts.items()}


def faced(pile, face):
    """A deck with another face; without one it is not printed."""
    return replace(pile, face=face)


@pytest.mark.parametrize("kind", SLOTS)
def test_every_card_says_something_in_every_slot_that_its_deck_has(kind):
    for card, said in card_words(kind):
        assert tuple(said) == SLOTS[kind], card.id
        assert any(said.values()), card.id
        assert not any("{" in text or "  " in text for text in said.values()), card.id


def test_n15_a_terrain_card_says_its_terrain_and_the_two_ways_it_looks_in_order():
    names = [one.name.template for one in nile().map.directions]
    for card, said in card_words("terrain"):
        first, second = names[card.first - 1], names[card.second - 1]
        assert f"to the {first}, if" in said["text"]
        assert f"to the {second}." in said["text"]


def test_n22_a_lake_is_as_large_as_its_card_says():
    for card, said in card_words("discovery"):
        for kind in ("waterfall", "mountain", "lake"):
            assert (grouped(getattr(card, kind), "en") in said[kind]) == bool(getattr(card, kind))


def test_n33_n34_a_line_says_its_points_or_a_die():
    for card, said in card_words("bonus"):
        for number, line in enumerate(card.lines, 1):
            words = said[f"line-{number}"]
            assert line.name.template in words
            if line.points is not None:
                assert f"Worth {in_words(line.points)} point" in words
            elif line.profession:
                assert "a die of points" in words


def test_n44_n45_only_cards_that_kill_say_when_the_explorer_dies_instead():
    for card, said in card_words("disaster"):
        kills = any(effect.act == "dies" for effect in card.do)
        assert kills == ("twelve" in said["deadly"]) == ("eleven" in said["deadly"])


def test_n67_a_donation_says_its_money():
    for card, said in card_words("donation"):
        assert card.ticket or said["title"] == f"${card.money}"


@pytest.mark.parametrize("asked", [*product(Where, repeat=1), *product(Where, repeat=2)])
def test_any_conditions_can_be_said(asked):
    said = where(asked)
    assert said
    assert len(asked) == 1 or " or " in said


def test_three_conditions_are_listed():
    lands = where([Where.DESERT, Where.JUNGLE, Where.VELDT])
    assert lands == "in {terrain.desert}, {terrain.jungle} or {terrain.veldt}"


def test_a_direction_has_its_name():
    assert direction(2, nile().map) == "{direction.north-east}"


def test_decks_with_a_face_are_printed_and_others_are_not():
    printed = {deck.id: deck for deck in nile().decks}
    assert {one.id for one in nile().piles if one.face} == set(printed)
    for one in nile().piles:
        assert decks((faced(one, ""),)) == ()
        (deck,) = decks((faced(one, "plain"),))
        assert deck.face == "plain"
        assert sum(card.count for card in deck.cards) == one.size


def test_thousands_are_parted_as_a_language_parts_them():
    assert (grouped(18500, "en"), grouped(18500, "de")) == ("18,500", "18.500")
