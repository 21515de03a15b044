"""Forms and tables on paper: all that the tables and decks hold, nothing cut off."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import deckbox as db
import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.build.examine import desk_in
from forge.build.opening import folders, opened
from forge.build.tongues import tongue
from forge.build.wish import Wish
from forge.content.project import content_root, open_game
from forge.draw import forms_proof
from forge.draw.forms import Sheet, pages
from forge.draw.forms_draws import SIDES, digits, readings
from forge.draw.forms_lookup import span
from forge.draw.rulebook_style import USUAL
from forge.geometry import Box, Um
from forge.locale.numbers import signed
from forge.model.form import Draws, Tables
from forge.model.load import game
from forge.press.paper import PAPERS
from forge.press.small import smallest_type
from forge.scene import Words

NILE = game(open_game(content_root() / "source-of-the-nile"))
FORMS = {form.id: form for form in NILE.forms}
ON = [(form, paper) for form in sorted(FORMS) for paper in ("a4", "letter")]


@pytest.fixture
def desk():
    return db.desk(NILE, "explorers")


def made(desk, form, paper="a4"):
    return pages(Sheet(desk, FORMS[form], PAPERS[paper].size, USUAL, "0" * 10))


def said(found):
    runs = (item for page in found for item in db.items(page.scene) if isinstance(item, Words))
    return " ".join(run.text for run in runs)


@pytest.mark.parametrize(("form", "paper"), ON)
def test_every_word_fits_and_stands_where_the_printer_prints(desk, form, paper):
    size = PAPERS[paper].size
    printed = Box(Um(0), Um(0), *size).grown(-6_350)
    for page in made(desk, form, paper):
        for run in (item for item in db.items(page.scene) if isinstance(item, Words)):
            assert printed.holds(db.reach(run, desk.setter)), run.text
    assert desk.setter.spills == []


LEAST = 6.0
"""What nobody need read at the table, the foot of a sheet, is in this many points at least."""


@pytest.mark.parametrize(("form", "paper"), ON)
def test_no_print_of_a_form_is_too_small_to_read(desk, form, paper):
    for page in made(desk, form, paper):
        found = smallest_type(page.scene)
        assert found is not None and found[0] >= LEAST, found


def test_the_checks_set_every_form_on_both_papers(desk):
    """A text that does not fit a form is found before anything is printed."""
    names = [page.scene.name for page in forms_proof.pages(desk)]
    assert set(names) == set(FORMS)
    assert {page.scene.size for page in forms_proof.pages(desk)} == {
        PAPERS[paper].size for paper in ("a4", "letter")
    }


def test_all_tables_of_the_game_stand_on_two_sheets(desk):
    listed = [name for block in FORMS["tables"].blocks if isinstance(block, Tables)
              for name in block.tables]  # fmt: skip
    assert sorted(listed) == sorted(table.id for table in NILE.tables)
    assert len(made(desk, "tables")) == 2


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("tag", ["ja", *(pytest.param(x, marks=pytest.mark.long) for x in
                                         ("fi", "ru", "fr", "ar", "sw"))])  # fmt: skip
def test_all_tables_stand_on_two_sheets_in_every_language(tag, paper):
    """The rulebook counts them, and translations have longer words and higher lines."""
    wish = Wish(games=("source-of-the-nile",))
    said_ = tongue(opened(folders(wish)[0], wish), tag)
    with said_.speaking():
        desk = desk_in(said_, said_.game.edition("explorers"), None)
        form = next(one for one in desk.game.forms if one.id == "tables")
        found = pages(Sheet(desk, form, PAPERS[paper].size, USUAL, "0" * 10))
        assert len(found) == 2
        assert desk.setter.spills == []


def test_a_table_shows_every_row_modifier_and_result(desk):
    told = bare(said(made(desk, "tables")))
    for table in NILE.tables:
        names = [table.name, *(column.name for column in table.columns)]
        names += [row.name for row in table.rows if row.name]
        names += [one.name for one in (*table.modifiers, *table.outcomes)]
        for name in names:
            assert all(bare(word) in told for word in desk.say(name).split())


def test_every_deck_can_be_thrown(desk):
    listed = [name for block in FORMS["draws"].blocks if isinstance(block, Draws)
              for name in block.piles]  # fmt: skip
    assert sorted(listed) == sorted(pile.id for pile in NILE.piles)
    told = bare(said(made(desk, "draws")))
    for deck in NILE.decks:
        for card in deck.cards:
            for text in card.texts.values():
                assert all(bare(word) in told for word in bold(desk.say(text)).split())


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_no_range_of_throws_is_cut_up(desk, paper):
    runs = {run.text for page in made(desk, "draws", paper) for run in db.words(page.scene)}
    for deck in NILE.decks:
        for way in readings(sum(card.count for card in deck.cards)):
            start = 0
            for card in deck.cards:
                assert way.throws(start, card.count) in runs
                start += card.count


def test_the_foot_says_which_game_edition_and_form_it_is(desk):
    (foot,) = {run.text for run in db.words(made(desk, "points")[0].scene) if "0" * 10 in run.text}
    parts = [NILE.title, desk.edition.subtitle, FORMS["points"].title]
    assert foot.split(" · ")[:3] == [desk.say(part) for part in parts]


def bold(text):
    return text.replace("<b>", "").replace("</b>", "")


def bare(text):
    """Without white space and the hyphens of broken words."""
    return "".join(text.split()).replace("-", "").replace("\u2010", "")


@given(st.integers(1, 100))
def test_each_card_has_as_many_throws_as_every_other(size):
    """Every throw is a card's or is thrown again, and all cards have as many."""
    for way in readings(size):
        throws = ["".join(one) for one in product("123456", repeat=way.dice)]
        assert [digits(number, way.dice) for number in range(SIDES**way.dice)] == throws
        drawn = Counter(number // way.each for number in range(SIDES**way.dice))
        cards = [drawn[card] for card in range(size)]
        assert set(cards) == {way.each}
        assert sum(drawn.values()) - sum(cards) == way.over


@pytest.mark.parametrize(
    ("size", "dice", "over"),
    [(36, (2,), 0), (24, (2, 3), 0), (40, (3,), 16), (48, (3,), 24)],
)
def test_decks_of_the_game_are_thrown_with_three_dice_or_two(size, dice, over):
    ways = readings(size)
    assert tuple(way.dice for way in ways) == dice
    assert ways[-1].over == over


@pytest.mark.parametrize(
    ("least", "most", "told"),
    [(None, 4, "4 or less"), (5, 7, "5–7"), (8, None, "8 or more"), (6, 6, "6"), (None, None, "")],
)
def test_ranges_in_words(least, most, told):
    assert span(least, most) == told


def test_what_is_added_has_a_true_minus():
    assert [signed(n) for n in (-2, 0, 3)] == ["\u22122", "0", "+3"]


def test_a_log_has_room_for_a_long_expedition(desk):
    """The grid without a number of rows takes what the page has left."""
    page = made(desk, "expedition")[0]
    longer = replace(FORMS["expedition"], blocks=FORMS["expedition"].blocks[:2])
    bare = pages(Sheet(desk, longer, PAPERS["a4"].size, USUAL, ""))[0]
    assert len(list(db.items(page.scene))) > len(list(db.items(bare.scene))) + 60


def test_forms_are_the_same_every_time(desk):
    assert made(desk, "draws") == made(desk, "draws")
