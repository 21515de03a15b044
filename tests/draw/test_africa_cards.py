"""The photo and adventure cards of Across Africa: own pictures, no two alike, nothing cut off."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from itertools import combinations

import deckbox as db
import pytest
from PIL import Image, ImageChops, ImageStat

from forge.backend.pdf import pdf
from forge.backend.png import png
from forge.content.project import content_root, open_game
from forge.draw import photo
from forge.draw.cards import cards
from forge.geometry import box_mm
from forge.model.load import game as load_game
from forge.scene import Book, Page, Scene
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter

FRAME = box_mm(0, 0, 78, 45.5)
DPI = 50
GRID = (24, 24)
UNLIKE = 12.0
"""The least mean difference of two animals' boxes, of 255, at which nobody takes them for one."""
COMPANIONS = {2: "photo-lemur", 3: "photo-giraffe", 5: "photo"}


@pytest.fixture(scope="module")
def game():
    return load_game(open_game(content_root() / "across-africa"))


@pytest.fixture(scope="module")
def decks(game):
    return {deck.id: deck for deck in game.decks}


@pytest.fixture(scope="module")
def recipes(game):
    return {f"picture.{recipe.id}": recipe for recipe in game.pictures.pictures}


def rendered(recipe):
    page = Page(Scene(FRAME.size, photo.picture(recipe, FRAME)))
    data = pdf(Book("Picture", "en", "", "", "", (page,), ""), Fonts.load(), {})
    return Image.open(io.BytesIO(png(data, dpi=DPI))).convert("RGB")


def animal(recipe):
    """What a photo is of: the largest figure in it."""
    return max(recipe.figures, key=lambda figure: figure.size)


def pixels(figure):
    """The pixels of the figure's box that lie in the picture."""
    box, px = photo.extent(figure, FRAME), DPI / 25_400
    left, top = max(0, box.x), max(0, box.y)
    right, bottom = min(FRAME.right, box.right), min(FRAME.bottom, box.bottom)
    return tuple(round(v * px) for v in (left, top, right, bottom))


@pytest.fixture(scope="module")
def photos(decks, recipes):
    return {card.id: recipes[card.art["picture"]] for card in decks["photos"].cards}


@pytest.fixture(scope="module")
def pictures(photos):
    return {name: rendered(recipe) for name, recipe in photos.items()}


def test_a2_thirty_photos_ten_of_each_value_each_with_a_title_of_its_own(decks):
    photos = decks["photos"].cards
    assert Counter(card.numbers["value"] for card in photos) == {2: 10, 3: 10, 5: 10}
    assert len({card.texts["title"].template for card in photos}) == 30
    assert len({card.art["picture"] for card in photos}) == 30


def test_a25_a_lemur_peeks_at_2_a_giraffe_at_3_and_nobody_at_5(game, decks):
    peeks = {
        face.id: {slot.symbol for slot in face.slots if slot.symbol.startswith("figure.")}
        for face in game.faces
    }
    assert peeks["photo-lemur"] == {"figure.lemur"}
    assert peeks["photo-giraffe"] == {"figure.giraffe-looks-in"}
    assert peeks["photo"] == set()
    for card in decks["photos"].cards:
        assert (card.face or decks["photos"].face) == COMPANIONS[card.numbers["value"]]


def test_at_least_ten_animals_five_moods_and_six_places_are_photographed(photos):
    assert len({animal(recipe).who for recipe in photos.values()}) >= 10
    assert len({recipe.mood for recipe in photos.values()}) >= 5
    assert len({recipe.place for recipe in photos.values()}) >= 6


def test_no_two_photos_are_alike_in_the_animals_box(photos, pictures):
    """Compared as small pictures of what lies in the box round the largest animal of each."""
    crops = {
        name: pictures[name].crop(pixels(animal(recipe))).resize(GRID)
        for name, recipe in photos.items()
    }
    for one, other in combinations(sorted(crops), 2):
        apart = ImageStat.Stat(ImageChops.difference(crops[one], crops[other])).mean
        assert sum(apart) / 3 > UNLIKE, (one, other)


def test_the_animals_fill_their_boxes(photos, pictures):
    """Of the pixels in an animal's box, those that it changes; long legs leave some air."""
    shares = {}
    for name, recipe in photos.items():
        bare, at = rendered(replace(recipe, figures=())), pixels(animal(recipe))
        changed = ImageChops.difference(pictures[name], bare).crop(at).convert("L")
        shares[name] = ImageStat.Stat(changed.point(lambda v: 255 if v > 12 else 0)).mean[0] / 255
        whole = pictures[name].width * pictures[name].height
        assert (at[2] - at[0]) * (at[3] - at[1]) > 0.08 * whole
    assert min(shares.values()) > 0.3, shares
    assert sorted(shares.values())[len(shares) // 2] > 0.5


def test_a3_every_kind_of_adventure_has_a_picture_of_its_own(decks):
    kinds = decks["adventures"].cards
    assert sum(card.count for card in kinds) == 24
    assert len({card.art["picture"] for card in kinds}) == len(kinds) == 15


@pytest.mark.parametrize("edition", ["expedition", "race"])
def test_no_text_of_any_card_is_cut_off(game, decks, edition):
    at = db.desk(game, edition, Setter("en"))
    for deck in decks.values():
        assert cards(at, deck)
    assert at.setter.spills == []


def test_texts_of_a_third_more_length_still_fit(game, decks):
    """As long as a translation gets (localisation: 35 % and more for short sentences)."""
    at = db.desk(game, "expedition", Setter("en"))
    longer = replace(at, say=lambda text: _stretched(at.say(text)))
    for deck in decks.values():
        cards(longer, deck)
    assert longer.setter.spills == []


def _stretched(said):
    """The text with its last words said again until it is 35 % longer; a short word as it is."""
    words = said.split()
    more = -(-len(said) * 35 // 100)
    tail = ""
    for word in reversed(words[1:] or words):
        if len(tail) >= more:
            break
        tail = f" {word}{tail}"
    return said if len(words) == 1 else said + tail


def test_the_backs_of_the_decks_are_unlike(game, decks):
    at = db.desk(game, "expedition", Setter("en"))
    shown = []
    for name in ("photos", "adventures"):
        back = cards(at, decks[name])[0].back
        data = pdf(Book("Back", "en", "", "", "", (Page(back),), ""), at.setter.fonts, {})
        image = Image.open(io.BytesIO(png(data, dpi=30))).convert("RGB")
        shown.append(image.resize((60, 60)))
    assert min(ImageStat.Stat(ImageChops.difference(*shown)).mean) > 20


def test_photos_lie_and_adventures_stand(game, decks):
    at = db.desk(game, "expedition", Setter("en"))
    for name, size in (("photos", (88_000, 63_000)), ("adventures", (63_000, 88_000))):
        assert {tuple(piece.size) for piece in cards(at, decks[name])} == {size}
