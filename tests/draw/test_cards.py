"""Cards: what is written is printed, in order, once, where it belongs."""

from __future__ import annotations

import deckbox as db
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.checks import run as checked
from forge.checks.references import refs_cards
from forge.draw.cards import cards, decks
from forge.draw.slots import kinds
from forge.draw.slots.hexes import layout
from forge.geometry import Box, box_mm, mm
from forge.model.face import SlotKind
from forge.model.sizes import CARD_SIZES
from forge.typeset.setter import Setter

SHEETS = {"n01": 1, "n09": 1, "n17": 2, "n18": 2, "n54": 6}
LETTERS = st.text(st.characters(min_codepoint=32, max_codepoint=0x24F), max_size=120)


@pytest.fixture(scope="module")
def game():
    return db.box()


@pytest.fixture(scope="module")
def setter():
    return Setter("en")


def shown(game, rows, setter=None, **more):
    """The pieces of a made deck, and the desk they were drawn at."""
    made = db.deck(rows, **more)
    at = db.desk(db.with_decks(game, made), setter=setter)
    return cards(at, made), at


def test_every_kind_of_slot_that_a_face_may_have_is_drawn():
    assert set(kinds()) == {kind.value for kind in SlotKind}


@pytest.mark.parametrize("name", SHEETS)
def test_a_deck_of_any_length_is_printed_whole_and_in_order(game, name):
    """Card 10 follows card 9, not card 1; each sheet of fronts has its sheet of backs."""
    pieces = db.laid(game, name)
    texts = db.pages_text(db.printed(pieces, db.desk(game)))
    assert len(texts) == 2 * SHEETS[name]
    fronts = " ".join(" ".join(texts[::2]).split())
    titles = [f"Card {chr(65 + i // 26)}{chr(97 + i % 26)}" for i in range(len(pieces))]
    places = [fronts.index(title) for title in titles]
    assert pieces[-1].id == f"{name}.card-{len(pieces)}"
    assert len(places) == int(name[1:]) and places == sorted(places)


def test_five_hundred_cards_make_fifty_six_sheets(game):
    made = db.many(500)
    at = db.desk(db.with_decks(game, made))
    pieces = cards(at, made)
    assert [piece.id for piece in pieces] == [f"made.card-{i}" for i in range(1, 501)]
    assert len({piece.back for piece in pieces}) == 1
    assert len(db.impose(pieces, db.SheetPlan(db.PAPERS["a4"]))) == 2 * 56
    assert at.setter.spills == []


def test_what_all_cards_share_is_one_scene(game):
    """The ground of a face is drawn once and placed on each card."""
    pieces = db.laid(game, "n09")
    assert len({piece.front.items[0] for piece in pieces}) == 1
    assert len({id(piece.back) for piece in pieces}) == 1


@settings(max_examples=volume(25), deadline=None)
@given(st.lists(st.integers(1, 9), min_size=1, max_size=12))
def test_cards_keep_the_order_and_the_counts_written(counts):
    game = db.box()
    rows = [{"id": f"c{i}", "count": n} for i, n in enumerate(counts)]
    pieces, _ = shown(game, rows)
    assert [(p.id, p.count) for p in pieces] == [(f"made.c{i}", n) for i, n in enumerate(counts)]


def test_a_back_is_the_decks_the_cards_own_or_none(game):
    rows = [{"id": "a"}, {"id": "b", "back": "none"}, {"id": "c", "back": "plain"}]
    (a, b, c), _ = shown(game, rows, back="back")
    assert a.back is not None and b.back is None and c.back not in (None, a.back)


def test_a_card_with_two_sides_says_on_each_what_is_written_for_it(game):
    row = {"id": "two", "back": "plain", "texts": {"title": "Fore"}, "back_texts": {"title": "Aft"}}
    (piece,), _ = shown(game, [row])
    assert [run.text for run in db.words(piece.front)] == ["Fore"]
    assert [run.text for run in db.words(piece.back)] == ["Aft"]


def test_a_face_that_extends_another_changes_a_slot_and_keeps_its_turn(game):
    faces = {face.id: face for face in game.faces}
    before, after = faces["plain"], faces["hexes"]
    assert [slot.id for slot in after.slots] == [slot.id for slot in before.slots]
    assert after.trim == before.trim == CARD_SIZES["standard"]
    assert after.slots[2].kind is SlotKind.HEXES


def test_o08_the_titles_come_back_out_of_the_pdf_as_typed(game):
    titles = ["Łódź — żółw", "Deatnu, ŧ", "⟨Lamp⟩ ☠"]
    rows = [{"id": f"c{i}", "texts": {"title": title}} for i, title in enumerate(titles)]
    pieces, at = shown(game, rows)
    (page,) = db.pages_text(db.printed(pieces, at))
    assert at.setter.spills == []
    for title in titles:
        assert title in page
    assert "■" not in page


def test_o08_a_letter_that_no_font_has_names_the_card_the_field_and_the_code_point(game):
    _, at = shown(game, [{"id": "lamp", "texts": {"title": "Lamp \ue000"}}])
    (spill,) = at.setter.spills
    assert (spill.component, spill.text) == ("lamp", "decks.made.cards.lamp.texts.title")
    assert str(spill.at).endswith("/cards/0/texts/title") and "U+E000" in spill.detail


LONG = {"words": ("Lanternlit " * 37)[:400], "solid": "m" * 400}


@pytest.mark.parametrize("ident", LONG)
def test_o09_a_name_of_400_characters_is_told_with_card_field_and_measure(game, ident):
    _, at = shown(game, [{"id": ident, "texts": {"title": LONG[ident]}}])
    (spill,) = at.setter.spills
    assert (spill.component, spill.kind) == (ident, "height")
    assert spill.text.endswith(f"{ident}.texts.title") and " mm " in spill.detail


def test_o09_a_long_word_is_made_smaller_and_then_broken_inside_its_box(game, setter):
    rows = [{"id": "german", "texts": {"title": "Donaudampfschifffahrtsgesellschaftskapitän"}}]
    slot = {"id": "title", "kind": "title", "of": "title", "x": 16.5, "y": 8, "width": 30}
    narrow = db.face("narrow", [{**slot, "height": 9, "size": 16}])
    made = db.deck(rows, face="narrow")
    at = db.desk(db.with_decks(game, made, faces=[narrow]))
    (piece,) = cards(at, made)
    runs = db.words(piece.front)
    assert at.setter.spills == [] and len({run.y for run in runs}) > 1
    assert all(box_mm(16.5, 8, 30, 9).holds(db.reach(run, setter)) for run in runs)


@settings(max_examples=volume(40), deadline=None)
@given(LETTERS)
def test_o09_what_fits_lies_inside_the_safe_area(title):
    """Whatever a title says: when nothing is reported, no glyph leaves the card's safe area."""
    game = db.box()
    pieces, at = shown(game, [{"id": "any", "texts": {"title": title}}])
    if at.setter.spills:
        return
    face = next(f for f in game.faces if f.id == "plain")
    safe = Box(0, 0, *face.trim).grown(-face.safe)
    for run in db.words(pieces[0].front):
        assert safe.holds(db.reach(run, at.setter)), run.text


TYPED = ["R&D", "0.1 < A < 0.9", "<b>", "Fish &amp; Chips", "100 % & more", "a <i>b</b> c"]


def test_o10_a_plain_field_prints_exactly_what_was_typed(game):
    rows = [{"id": f"c{i}", "texts": {"title": typed}} for i, typed in enumerate(TYPED)]
    pieces, at = shown(game, rows)
    assert ["".join(run.text for run in db.words(p.front)) for p in pieces] == TYPED
    (page,) = db.pages_text(db.printed(pieces, at))
    assert at.setter.spills == [] and all(typed in page for typed in TYPED)


def test_o10_a_field_with_markup_tells_of_tags_that_do_not_pair(game):
    slot = {"id": "body", "kind": "words", "of": "body", "x": 6, "y": 6, "width": 50, "height": 50}
    made = db.deck([{"id": "tag", "texts": {"body": "a <i>b</b> c"}}], face="worded")
    at = db.desk(db.with_decks(game, made, faces=[db.face("worded", [slot])]))
    cards(at, made)
    (spill,) = at.setter.spills
    assert (spill.component, spill.kind) == ("tag", "markup")


V1 = [
    {"id": "alpha", "texts": {"title": "Alpha"}, "count": 2},
    {"id": "beta", "texts": {"title": "Beta"}},
    {"id": "gamma", "texts": {"title": "Gamma"}},
]
V2 = [
    V1[0],
    {"id": "delta", "texts": {"title": "Delta"}},
    {"id": "beta", "texts": {"title": "Beta II"}},
    V1[2],
]


def test_o31_a_card_put_in_the_middle_renames_no_other(game):
    """Pieces and text ids of version 1 mean the same in version 2; only delta is new."""
    old, _ = shown(game, V1)
    new, _ = shown(game, V2)
    before = {piece.id: piece for piece in old}
    after = {piece.id: piece for piece in new}
    assert set(after) - set(before) == {"made.delta"} and not set(before) - set(after)
    changed = {ident for ident in before if before[ident] != after[ident]}
    assert changed == {"made.beta"}
    ids = [card.texts["title"].id for card in db.deck(V2).cards]
    assert ids == [f"decks.made.cards.{c}.texts.title" for c in ("alpha", "delta", "beta", "gamma")]


@settings(max_examples=volume(60), deadline=None)
@given(st.integers(1, 12), st.integers(15, 80), st.integers(15, 80))
def test_a_field_of_hexes_stays_in_its_box(columns, width, height):
    box = box_mm(3, 4, width, height)
    cells = layout(box, columns)
    for x, y in (corner for cell in cells for corner in cell):
        assert box.x - 1 <= x <= box.right + 1
        assert y >= box.y - 1 and (y <= box.bottom + 1 or len(cells) == columns)


def test_pips_show_as_many_signs_as_the_number_says(game):
    rows = [{"id": f"c{n}", "numbers": {"pips": n}} for n in (1, 5, 9)]
    pieces, _ = shown(game, rows)
    gold = [[p for p in db.outlines(piece.front) if p.fill == "#D99E2B"] for piece in pieces]
    assert [len(found) for found in gold] == [1, 5, 9]


@pytest.mark.parametrize("edition", ["classic", "zvezda"])
def test_the_reference_cards_of_an_edition_fit_and_say_its_numbers(edition):
    game = db.africa()
    at = db.desk(game, edition)
    (own,) = decks(at)
    pieces = cards(at, own)
    said = " ".join(
        run.text for p in pieces for side in (p.front, p.back) for run in db.words(side)
    )
    assert at.setter.spills == []
    for name in ("ruby_value", "emerald_value", "topaz_value", "air_fare", "cape_town_bonus"):
        assert f"{at.edition.currency}{at.edition.values[name]:,}" in said
    assert sum(piece.count for piece in pieces) <= 9  # one sheet


def test_the_test_game_of_decks_is_clean():
    document = db.open_game(db.DECKS)
    assert [str(finding) for finding in checked(document, db.load_game(document))] == []


@pytest.mark.parametrize(
    ("said", "high"),
    [
        ({"low": "x", "last": "y"}, 10), ({"low": "", "last": "y"}, 22),
        ({"low": "", "last": ""}, 34), ({"low": "x", "last": ""}, 10),
    ],
)  # fmt: skip
def test_a_text_takes_the_room_of_those_below_that_say_nothing(said, high):
    box = {"kind": "words", "x": 5, "width": 30, "height": 10, "valign": "bottom"}
    slots = [
        {**box, "id": "top", "of": "top", "y": 5, "over": ["low", "last"]},
        {**box, "id": "low", "of": "low", "y": 17},
        {**box, "id": "last", "of": "last", "y": 29},
    ]
    rows = [{"id": "one", "face": "grown", "texts": {"top": "word", **said}}]
    deck = db.deck(rows, back="none")
    at = db.desk(db.with_decks(db.box(), deck, faces=[db.face("grown", slots)]))
    (made,) = cards(at, deck)
    (run,) = (one for one in db.words(made.front) if one.text == "word")
    assert mm(5 + high) - mm(3) < run.y < mm(5 + high)


def test_a_slot_over_one_that_is_not_there_is_told():
    box = {"kind": "words", "x": 5, "y": 5, "width": 30, "height": 10}
    face = db.face("grown", [{**box, "id": "top", "of": "top", "over": ["lov"]}])
    deck = db.deck([{"id": "one", "face": "grown", "texts": {"top": "word"}}], back="none")
    game = db.with_decks(db.box(), deck, faces=[face])
    assert [one.message for one in refs_cards.run(game) if "lov" in one.message] == [
        "the slot 'top' names the slot 'lov', which does not exist"
    ]
