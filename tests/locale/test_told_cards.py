"""Cards of exploration say what they are: every slot, from the same values that are played."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from forge.content.project import content_root, open_game
from forge.locale.apply import speaking
from forge.locale.numbers import grouped, in_words
from forge.locale.terms import forms_asked
from forge.locale.told_cards import direction, disaster, river, where
from forge.locale.tongue import Tongue
from forge.locale.values import voice
from forge.model.dealt import SLOTS, decks
from forge.model.load import game as load
from forge.model.pile_luck import Where
from forge.model.text import Text
from forge.model.text import said as changed


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


FINNISH = {
    "explored.card-course-one": "Joki tulee suunnasta: {turn|ela}.",
    "explored.card-deadly": "{all}: tutkija; {absent}: myös ellei ole {who|gen|cap}.",
    "explored.where-land": "{land|ine}",
    "explored.card-only": "Vain {where|cap}. {text}",
}
TURN = "explored.card-turn-2"


def in_finnish(template, **forms):
    """What a template of a card says in Finnish; forms of texts by their ids."""
    own = {ident: each for ident, each in forms.items() if ident.startswith("explored.")}
    put = speaking({}, {ident: each for ident, each in forms.items() if ident not in own})
    words = FINNISH | {ident: f"({ident})" for ident in own}
    with Tongue("fi", nile(), words, forms=own).speaking():
        game = changed(nile(), put)
        return voice(game, game.editions[0], "fi")(Text("x", template(game)))


def test_a_phrase_is_asked_for_a_form_as_a_name_is():
    """ "it comes from the left" is in Finnish the elative of "the left"."""
    pile = next(one for one in nile().piles if one.kind == "river")
    card = next(card for card in pile.cards if card.course == "left")
    made = in_finnish(
        lambda game: river(card, pile, game.map)["text"], **{TURN: (("ela", "vasemmalta"),)}
    )
    assert made.startswith("Joki tulee suunnasta: vasemmalta. ")


def test_names_in_phrases_are_asked_for_forms_and_capitals():
    forms = {"map.terrains.desert.name": (("ine", "aavikolla"),)}
    assert in_finnish(lambda _: where([Where.DESERT]), **forms) == "aavikolla"
    crocodile = next(one for one in nile().piles if one.kind == "disaster").cards[1]
    forms = {"outfit.items.porter.name": (("gen", "kantajan"),)}
    made = in_finnish(lambda _: disaster(crocodile, "disaster")["deadly"], **forms)
    assert made == "12: tutkija; 11: myös ellei ole Kantajan."


def test_a_form_of_a_phrase_that_is_not_there_is_told():
    """forms_asked names the phrase, so that an update begins it."""
    with Tongue("fi", nile(), FINNISH).speaking():
        asked = {(one.of, one.form) for one in forms_asked(nile(), "fi", FINNISH)}
    assert {(TURN, "ela"), ("map.terrains.desert.name", "ine")} <= asked
    assert not any(form.endswith("cap") for _, form in asked)


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
