"""Acceptance cases of people who print cards, tried on the real cards of Across Africa."""

from __future__ import annotations

import io
import json
import math
from collections import Counter
from dataclasses import replace
from functools import cache
from xml.etree import ElementTree

import deckbox as db
import pikepdf
import pytest

from forge.backend.pdf import pdf
from forge.backend.svg import svg
from forge.bundle.texts import spoken
from forge.content.project import content_root, open_game
from forge.draw.cards import cards
from forge.geometry import Box, Size, Um, mm
from forge.model.load import game as load_game
from forge.model.text import Text
from forge.press.layout import SheetPlan, lay, notes
from forge.press.paper import PAPERS, Margins, TooBig, paper
from forge.press.sheet import impose
from forge.press.turn import Duplex
from forge.scene import Book, Clip, Piece, Scene
from forge.typeset.setter import Setter

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
TEN = Margins.all(mm(10))


@cache
def game():
    return load_game(open_game(content_root() / "across-africa"))


def deck_of(name):
    return next(deck for deck in game().decks if deck.id == name)


def at(setter=None):
    return db.desk(game(), "expedition", setter or Setter("en"))


@cache
def pieces(name):
    """The cards of a deck, copies told apart."""
    return tuple(
        replace(piece, id=f"{piece.id}-{copy}", count=1)
        for piece in cards(at(), deck_of(name))
        for copy in range(piece.count)
    )


def places(page):
    return [item.items[0] for item in page.scene.items if isinstance(item, Clip)]


def centre(place):
    turn = math.radians(place.turn)
    cos, sin = round(math.cos(turn)), round(math.sin(turn))
    u, v = place.scene.size.width / 2, place.scene.size.height / 2
    return place.x + u * cos - v * sin, place.y + u * sin + v * cos


def rows(page, columns=3):
    """Names of cards read off a page line by line; ``_`` where a place is bare."""
    found = {centre(place): place.scene.name for place in places(page)}
    xs, ys = sorted({x for x, _ in found}), sorted({y for _, y in found})
    assert len(xs) == columns
    return [[found.get((x, y), "_") for x in xs] for y in ys]


# O01: backs that differ, automatic duplex


def called(scene, name):
    return Scene(scene.size, scene.items, name)


def lettered():
    """Five photos, each with the front of another photo for a back."""
    photos = pieces("photos")
    letters = "ABCDE"
    return [
        replace(
            photos[i],
            front=called(photos[i].front, letters[i]),
            back=called(photos[i + 10].front, f"{letters[i].lower()}1"),
        )
        for i in range(5)
    ]


def test_o01_photos_with_backs_of_their_own_read_mirrored_row_by_row():
    """Page 1 reads A B C / D E _, page 2 c1 b1 a1 / _ e1 d1: columns mirrored, rows kept."""
    front, back = impose(lettered(), SheetPlan(A4, TEN))
    assert rows(front) == [["A", "B", "C"], ["D", "E", "_"]]
    assert rows(back) == [["c1", "b1", "a1"], ["_", "e1", "d1"]]


@pytest.mark.parametrize(("duplex", "axis"), [(Duplex.LONG, 0), (Duplex.SHORT, 1)])
def test_o01_the_centre_of_each_back_meets_the_centre_of_its_front(duplex, axis):
    """Page 2 turned over page 1 about the flip edge, to 0.01 mm; tops come to tops."""
    front, back = impose(lettered(), SheetPlan(A4, TEN, duplex=duplex))
    middles = {place.scene.name: (centre(place), place.turn) for place in places(front)}
    for place in places(back):
        here, turn = middles[place.scene.name[0].upper()]
        there = list(centre(place))
        there[axis] = A4.size[axis] - there[axis]
        assert math.dist(here, there) <= 10
        assert (turn + place.turn) % 360 == (0 if axis == 0 else 180)


# O02: a deck without backs before one with backs


def test_o02_only_the_slots_behind_cards_with_backs_are_printed():
    """Seven adventures without a back, then four with one: 9 and 2 fronts, 2 and 2 backs."""
    whole = pieces("adventures")
    bare = [replace(piece, back=None) for piece in whole[:7]]
    pages = impose([*bare, *whole[7:11]], SheetPlan(A4, TEN))
    assert [len(places(page)) for page in pages] == [9, 2, 2, 2]
    for front, back, count in ((pages[0], pages[1], 7), (pages[2], pages[3], 0)):
        fronts = {centre(place): i for i, place in enumerate(places(front))}
        for place in places(back):
            x, y = centre(place)
            assert fronts[A4.size.width - x, y] >= count
            assert place.scene is whole[0].back


# O05: three to the hair


HAIR = {
    "standing on A4": ("adventures", A4),
    "standing on Letter": ("adventures", LETTER),
    "lying on A4": ("photos", A4),
}


@pytest.mark.parametrize("case", HAIR)
def test_o05_three_cards_fit_to_the_hair_and_a_tenth_more_does_not(case):
    """Margins leave exactly three times 63 mm: 3 x 3; a card wider by 0.1 mm: 2, and why."""
    deck, sheet_of = HAIR[case]
    rest = Um((sheet_of.size.width - 3 * mm(63)) // 2)
    plan = SheetPlan(sheet_of, Margins(rest, mm(4), rest, mm(4)))
    nine = pieces(deck)[:9]
    (sheet,) = lay(nine, plan)
    assert len({one.slot.box.x for one in sheet.laid}) == 3
    assert sheet.trim.width == sheet_of.size.width - 2 * rest
    wide, high = nine[0].size
    bigger = Size(Um(wide + 100), high) if wide < high else Size(wide, Um(high + 100))
    wider = [replace(piece, size=bigger) for piece in nine]
    grids = [{one.slot.box.x for one in page.laid} for page in lay(wider, plan)]
    assert max(map(len, grids)) == 2
    (note,) = notes(wider, plan)
    assert note.startswith(str(bigger))
    assert "3 columns would need" in note


# O07: larger than its place


def test_o07_a_grid_that_does_not_fit_names_card_size_and_what_is_printable():
    """Four columns and three rows of real cards on A4 between margins of 10 mm."""
    plan = SheetPlan(A4, TEN, cells=(4, 3))
    with pytest.raises(TooBig) as refused:
        impose(pieces("adventures"), plan)
    said = str(refused.value)
    for part in ("adventures.lake-victoria", "4 columns x 3 rows of 63 x 88 mm", "190 x 277 mm"):
        assert part in said


def test_o07_a_card_larger_than_the_paper_is_refused():
    """A photo four times as large as it is fits no A4: nothing is scaled, nothing overlaps."""
    photo = pieces("photos")[0]
    huge = replace(photo, size=Size(*(Um(4 * side) for side in photo.size)))
    with pytest.raises(TooBig, match=r"photos\.zebra-at-noon-0: 352 x 252 mm.*190 x 277 mm"):
        impose([huge], SheetPlan(A4, TEN))


def test_o07_real_cards_on_a_paper_that_is_too_small_are_named_with_a_way_out():
    with pytest.raises(TooBig) as refused:
        impose([*pieces("photos"), *pieces("adventures")], SheetPlan(paper("70x148mm"), TEN))
    said = refused.value.faults
    assert len(said) == 54
    assert all("but 50 x 128 mm of 70 x 148 mm are printable" in one for one in said)
    assert all("it fits" in one for one in said)


# O09: a name of 400 characters


LONG = {
    "words": ("Lanternlit " * 37)[:400],
    "solid": "m" * 400,
    "german": "Donaudampfschifffahrtsgesellschaftskapitän",
}


def renamed(deck, said):
    """The first card of a deck with another title, drawn; the piece and what did not fit."""
    whole = deck_of(deck)
    card = whole.cards[0]
    title = replace(card.texts["title"], template=said)
    one = replace(card, texts={**card.texts, "title": title})
    desk = at()
    (piece,) = cards(desk, replace(whole, cards=(one,)))
    return piece, desk.setter


@pytest.mark.parametrize("deck", ["photos", "adventures"])
@pytest.mark.parametrize("name", ["words", "solid"])
def test_o09_a_title_of_400_characters_is_told_with_card_field_and_by_how_much(deck, name):
    _, setter = renamed(deck, LONG[name])
    (spill,) = [one for one in setter.spills if one.text.endswith("texts.title")]
    assert spill.component == deck_of(deck).cards[0].id
    assert spill.kind == "height" and " mm " in spill.detail and "smallest" in spill.detail


@pytest.mark.parametrize("deck", ["photos", "adventures"])
@pytest.mark.parametrize("name", LONG)
def test_o09_no_glyph_lies_outside_the_cards_safe_area(deck, name):
    """Whether it fits or is reported, nothing of it is drawn over a neighbour."""
    piece, setter = renamed(deck, LONG[name])
    safe = Box(Um(0), Um(0), *piece.size).grown(-mm(3))
    runs = [run for run in db.words(piece.front) if run.text.strip(" -\u2010\u00ad") in LONG[name]]
    assert runs
    for run in runs:
        reach = db.reach(run, setter)
        assert safe.x <= reach.x and reach.right <= safe.right
        assert bool(setter.spills) or safe.holds(reach)


@pytest.mark.parametrize("deck", ["photos", "adventures"])
def test_o09_a_long_word_is_made_smaller_or_broken_and_fits(deck):
    piece, setter = renamed(deck, LONG["german"])
    said = "".join(run.text for run in db.words(piece.front)).replace("\u00ad", "")
    assert setter.spills == []
    assert LONG["german"] in said.replace("-", "").replace("\u2010", "")


# O10: plain text is no markup


TYPED = ["R&D", "0.1 < A < 0.9", "<b>", "Fish &amp; Chips", "100 % & more", "a <i>b</i> c"]


@pytest.mark.parametrize("deck", ["photos", "adventures"])
@pytest.mark.parametrize("typed", TYPED)
def test_o10_pdf_svg_and_json_give_back_a_title_as_it_was_typed(deck, typed):
    piece, setter = renamed(deck, typed)
    assert setter.spills == []
    page = impose([piece], SheetPlan(A4))
    said = db.pages_text(pdf(Book("x", "en", "", "", "", page), setter.fonts, {}))[0]
    assert typed in said
    drawn = ElementTree.fromstring(svg(piece.front, setter.fonts, {}))
    titles = [node.text for node in drawn.iter() if node.tag.endswith("title")]
    assert typed in titles
    whole = deck_of(deck)
    first = whole.cards[0]
    title = replace(first.texts["title"], template=typed)
    other = replace(whole, cards=(replace(first, texts={**first.texts, "title": title}),))
    made = replace(game(), decks=(other,))
    told = spoken(made, made.edition("expedition"), lambda text: text.template)
    again = json.loads(json.dumps(told, ensure_ascii=False))
    assert again[title.id] == typed


@pytest.mark.parametrize("said", ["If x<y, draw 1", "Swords & Shields", "100 % & more"])
def test_o10_what_is_no_tag_stays_as_it_is_in_a_field_with_markup(said):
    piece, setter = bodied(said)
    assert setter.spills == []
    assert said.replace(" ", "") in "".join(r.text for r in db.words(piece.front)).replace(" ", "")


@pytest.mark.parametrize("said", ["<b>Take a photo", "a <i>b</b> c"])
def test_o10_tags_that_do_not_pair_are_told_with_the_card(said):
    _, setter = bodied(said)
    (spill,) = setter.spills
    assert (spill.component, spill.kind) == ("lake-victoria", "markup")
    assert spill.text == "decks.adventures.cards.lake-victoria.texts.text"


def bodied(said):
    """The first adventure with another text, drawn; the piece and its setter."""
    whole = deck_of("adventures")
    card = whole.cards[0]
    text = replace(card.texts["text"], template=said)
    desk = at()
    (piece,) = cards(
        desk, replace(whole, cards=(replace(card, texts={**card.texts, "text": text}),))
    )
    return piece, desk.setter


# O39: three hundred cards


def many(count):
    """So many cards of the two real decks by turns of nine, each with a title of its own."""
    desk = at()
    made = []
    for name in ("photos", "adventures"):
        whole = deck_of(name)
        rows_ = []
        for i in range(count // 2):
            card = whole.cards[i % len(whole.cards)]
            title = Text(f"many.{name}.{i}", f"Card {name} {i}")
            rows_.append(replace(card, id=f"c{i}", count=1, texts={**card.texts, "title": title}))
        made += cards(desk, replace(whole, cards=tuple(rows_)))
    return made, desk


def booked(count):
    made, desk = many(count)
    pages = impose(made, SheetPlan(A4))
    return pdf(Book("x", "en", "", "", "", pages, "long"), desk.setter.fonts, desk.art.data), pages


def test_o39_three_hundred_cards_store_each_picture_and_each_back_once():
    """34 sheets, 68 pages; 210 cards more than the pictures there are cost less than 200 kB."""
    data, pages = booked(300)
    assert len(pages) == 68
    small, _ = booked(90)
    assert len(data) < len(small) + 200_000
    backs = Counter(id(place.scene) for page in pages[1::2] for place in places(page))
    assert sorted(backs.values()) == [150, 150]
    with pikepdf.open(io.BytesIO(data)) as file:
        assert file.check_pdf_syntax() == []
        forms = [o for o in file.objects if isinstance(o, pikepdf.Stream)
                 and o.get("/Subtype") == "/Form"]  # fmt: skip
        large = [form for form in forms if len(form.read_raw_bytes()) > 20_000]
    assert len(large) <= 60  # 45 pictures, companions, backs, grounds


def test_o39_twice_the_cards_take_twice_the_bytes_at_most():
    """What a card adds does not grow with their number."""
    small, medium, large = (len(booked(count)[0]) for count in (120, 240, 480))
    assert large - medium < 2.2 * (medium - small)


def test_the_helpers_of_this_file_see_real_cards():
    assert [len(pieces(name)) for name in ("photos", "adventures")] == [30, 24]
    assert all(isinstance(one, Piece) and isinstance(one.back, Scene) for one in pieces("photos"))
