"""What a glossary begins with: the terms of a game, not its headings."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.build.catalogues import texts
from forge.build.opening import opened
from forge.build.wish import Wish
from forge.content.project import content_root
from forge.locale.review.glossary import DOCUMENT
from forge.locale.review.often import COMMON, LEAST, often
from forge.locale.review.wanted import wanted
from forge.locale.walk import OWN

GAMES = ("star-of-africa", "across-africa", "source-of-the-nile")


@cache
def terms(game):
    every = texts(opened(content_root() / game, Wish((game,))))
    said = (source for name, each in every.items() if name not in OWN for source in each)
    return {source.template: source for source in wanted(said)}


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("star-of-africa", {"Star of Africa", "ruby", "topaz", "robber", "horseshoe", "step"}),
        ("across-africa", {"photo", "crystal", "Thicket", "Snake", "camp", "Wharf"}),
        ("source-of-the-nile", {"porter", "canoe", "Botanist", "veldt", "cache", "Reckless"}),
    ],
)  # fmt: skip
def test_kinds_resources_and_roles_are_terms(game, kinds):
    assert kinds <= set(terms(game))


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("star-of-africa", {"owner", "player", "port", "circle", "pay", "stop"}),
        ("across-africa", {"move", "throw", "pile", "trail", "pawn"}),
        ("source-of-the-nile", {"throw", "draw", "expedition", "settlement", "map"}),
    ],
)
def test_actions_and_roles_that_nothing_names_are_terms(game, words):
    assert words <= set(terms(game))


def test_headings_are_no_terms():
    assert not {"Your turn", "Places", "Tokens", "The race home", "Robbers"} & set(
        terms("star-of-africa")
    )
    assert not {"The way", "The hex", "A turn in Europe"} & set(terms("source-of-the-nile"))


@pytest.mark.parametrize("game", GAMES)
def test_each_term_is_there_once_with_an_id_of_its_own(game):
    found = terms(game)
    folded = [name.casefold() for name in found]
    assert len({*folded}) == len(folded) == len({source.id for source in found.values()})
    assert not any(f"{name}s" in folded for name in folded)
    assert not any(name in COMMON for name in folded if name not in ("time", "year"))
    assert {source.document for source in found.values()} == {DOCUMENT}
    assert not any("{" in name or source.plural for name, source in found.items())


@given(st.lists(st.lists(st.sampled_from(["pay", "pays", "city", "cities", "the"]), max_size=4)))
def test_a_word_is_a_term_when_enough_texts_have_it_in_either_number(said):
    made = [" ".join(words) for words in said]
    found = often(made)
    assert not found.keys() & COMMON
    assert all(count >= LEAST for count in found.values())
    if sum("city" in words for words in said) >= LEAST:
        assert "city" in found
        assert "cities" not in found
