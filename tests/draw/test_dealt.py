"""The cards of Source of the Nile: each shows and says what it is."""

from __future__ import annotations

from itertools import combinations

import deckbox as db
import pytest

from forge.content.project import content_root, open_game
from forge.draw import dealt, drawings
from forge.draw.cards import cards, decks
from forge.draw.hex_sheet import heading
from forge.geometry import box_mm
from forge.model.dealt import DEALT, picture
from forge.model.load import game
from forge.scene import Words

NILE = game(open_game(content_root() / "source-of-the-nile"))
BOX = box_mm("0", "0", "34", "29")


@pytest.fixture(scope="module")
def desk():
    return db.desk(NILE, "explorers")


@pytest.fixture(scope="module")
def dealt_cards(desk):
    return {deck.id: cards(desk, deck) for deck in decks(desk)}


def test_every_deck_is_printed_with_as_many_cards_as_it_says(dealt_cards):
    for pile in NILE.piles:
        assert sum(card.count for card in dealt_cards[pile.id]) == pile.size
    assert sum(card.count for each in dealt_cards.values() for card in each) == 248


def test_all_cards_are_of_one_size(dealt_cards):
    assert len({card.size for each in dealt_cards.values() for card in each}) == 1


def test_no_word_on_a_card_is_too_long(desk, dealt_cards):
    assert dealt_cards
    assert desk.setter.spills == []


@pytest.mark.parametrize("pile", NILE.piles, ids=lambda pile: pile.id)
def test_cards_that_differ_look_different(pile, dealt_cards):
    fronts = [card.front for card in dealt_cards[pile.id]]
    assert all(a.items != b.items for a, b in combinations(fronts, 2))


def test_the_backs_of_a_deck_are_alike_and_those_of_decks_are_not(dealt_cards):
    backs = [{card.back.items for card in each} for each in dealt_cards.values()]
    assert [len(each) for each in backs] == [1] * len(backs)
    assert len(set.union(*backs)) == len(backs)


def test_every_drawing_of_a_card_is_known(desk):
    known = drawings.names(NILE)
    for pile in NILE.piles:
        for card in pile.cards:
            name = picture(pile, card)
            assert not name or name in known
            if name:
                assert drawings.drawing(desk, name, BOX, "#000000")


def test_a_card_that_is_not_there_has_no_picture(desk):
    with pytest.raises(KeyError):
        dealt.drawn(desk, f"{DEALT}terrain.t99", BOX)


def test_a_terrain_card_names_the_neighbours_that_it_copies_in_order(desk):
    """N15: the first direction is numbered 1, the second 2."""
    for card in next(pile for pile in NILE.piles if pile.kind == "terrain").cards:
        runs = dealt.drawn(desk, f"{DEALT}terrain.{card.id}", BOX)
        spots = {run.text: (run.x, run.y) for run in runs if isinstance(run, Words)}
        for said, way in (("1", card.first), ("2", card.second)):
            (x, y), (dx, dy) = spots[said], heading(way)
            assert (x - BOX.width / 2) * dx + (y - BOX.height / 2) * dy > 5_000
