"""Rows of a card are of one size, and letters that fill a square stand close."""

from __future__ import annotations

from collections import defaultdict

import deckbox as db
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forge.build.examine import desk_in
from forge.build.opening import folders, opened
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.draw.cards import Side, cards
from forge.draw.slots.words import even
from forge.scene import Words
from forge.typeset.setter import Setter
from forge.typeset.style import Style

ROW = {"kind": "words", "x": 5, "width": 30, "height": 9, "size": 10, "smallest": 6}
texts = st.text("abc de", min_size=1, max_size=60).filter(str.strip)


def sizes(said):
    """The sizes of the rows of a card that says these."""
    names = [f"row{number}" for number in range(len(said))]
    slots = [{**ROW, "id": name, "of": name, "y": 5 + 10 * i} for i, name in enumerate(names)]
    rows = [{"id": "one", "face": "rows", "texts": dict(zip(names, said, strict=True))}]
    deck = db.deck(rows, back="none")
    at = db.desk(db.with_decks(db.box(), deck, faces=[db.face("rows", slots)]))
    (made,) = cards(at, deck)
    return [run.size for run in db.items(made.front) if isinstance(run, Words)]


@settings(max_examples=25)
@given(st.lists(texts, min_size=2, max_size=4))
def test_rows_have_the_size_of_the_row_that_needs_the_smallest(said):
    found = sizes(said)
    assert len(set(found)) == 1
    assert found[0] == min(size for one in said for size in sizes([one]))


@pytest.mark.parametrize("tag", ["fi", "ar", pytest.param("ru+en", marks=pytest.mark.long)])
def test_rows_of_the_reference_cards_have_one_size(tag):
    wish = Wish(games=("star-of-africa",))
    said = tongue(opened(folders(wish)[0], wish), tag)
    with said.speaking():
        desk = desk_in(said, said.game.edition("zvezda"), None)
        faces = {face.id: face for face in desk.game.faces}
        deck = next(deck for deck in desk.game.decks_of("zvezda") if deck.cards)
        for written in deck.cards:
            card = written.under(desk.edition.values)
            side = Side(desk, faces[card.face or deck.face], card, deck.id)
            looks = defaultdict(set)
            for bench in even(tuple(map(side.bench, side.face.slots))):
                if bench.slot.kind == "words":
                    looks[bench.slot.width, bench.slot.height].add(bench.slot.size)
            assert looks
            assert all(len(found) == 1 for found in looks.values())


@pytest.mark.parametrize(("lang", "said"), [("ja", "テンボ"), ("ja", "星の旅"), ("ar", "نجمة")])
def test_square_and_joined_letters_take_no_tracking(lang, said):
    setter, wide = Setter(lang), Style(size=11, tracking=900)
    assert setter.size(said, wide).width == setter.size(said, Style(size=11)).width
    assert Setter("fi").size("Tembo", wide).width > Setter("fi").size("Tembo", Style(size=11)).width
