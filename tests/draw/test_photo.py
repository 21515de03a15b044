"""Pictures by recipe: own animals in a light and a place, the same every time."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat
from volume import volume

from forge.backend.pdf import pdf
from forge.backend.png import png
from forge.backend.svg import svg
from forge.draw import grounds, photo, photo_cast, photo_land, photo_sky
from forge.geometry import Box, Size, Um, box_mm
from forge.model.picture import Figure, Recipe
from forge.scene import Book, Page, Scene
from forge.typeset.fonts import Fonts

FRAME = box_mm(0, 0, 78, 45.5)
ANIMALS = frozenset(
    [
        "buffalo",
        "calf",
        "chameleon",
        "crane",
        "crocodile",
        "elephant",
        "flamingo",
        "giraffe",
        "gorilla",
        "hippopotamus",
        "leopard",
        "lion",
        "lioness",
        "meerkat",
        "oryx",
        "ostrich",
        "rhinoceros",
        "tortoise",
        "warthog",
        "zebra",
        "baboon",
    ]
)
ALIKE_BOTH_WAYS = ("cloth-back", "weave", "lens", "rose")


def rendered(items, size=FRAME.size, dpi=60):
    page = Page(Scene(size, tuple(items)))
    data = png(pdf(Book("Picture", "en", "", "", "", (page,), ""), Fonts.load(), {}), dpi=dpi)
    return Image.open(io.BytesIO(data)).convert("RGB")


def recipe(mood="noon", place="savanna", seed=1, **figure):
    who = (Figure(**{"who": "lion", "x": 50, "y": 92, "size": 80, **figure}),)
    return Recipe("one", mood, place, who, seed)


@pytest.mark.parametrize("name", photo_cast.names())
def test_a_drawing_fills_its_box_and_stands_on_its_foot(name):
    one = photo_cast.actor(name)
    left, top, right, bottom = one.bounds
    assert -10 <= left < right <= 110 and -10 <= top < bottom <= 115
    assert max(right - left, bottom - top) > 50
    assert top < one.foot <= bottom + 3


def test_there_are_more_than_ten_own_animals():
    """They are outlines of this project: no glyph of a font is among their items."""
    assert set(photo_cast.names()) >= ANIMALS
    assert len(ANIMALS) > 10


@pytest.mark.parametrize("place", photo_land.places())
def test_every_place_is_seen_in_every_mood_and_each_mood_differs(place):
    seen = {mood: rendered(photo.picture(recipe(mood, place), FRAME)) for mood in photo_sky.moods()}
    assert len({image.tobytes() for image in seen.values()}) == len(photo_sky.moods()) >= 4


@settings(max_examples=volume(15), deadline=None)
@given(
    mood=st.sampled_from(photo_sky.moods()),
    place=st.sampled_from(photo_land.places()),
    seed=st.integers(0, 10_000),
    who=st.sampled_from(photo_cast.names()),
)
def test_the_same_recipe_is_the_same_picture_and_another_seed_another(mood, place, seed, who):
    one = recipe(mood, place, seed, who=who)
    assert photo.picture(one, FRAME) == photo.picture(one, FRAME)
    assert photo.picture(one, FRAME) != photo.picture(recipe(mood, place, seed + 1, who=who), FRAME)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("who", ["lion", "flamingo", "crocodile"])
def test_a_figure_is_drawn_where_its_extent_says(who, turned):
    """Pixels that the figure changes lie in its extent, but for its shadow below the feet."""
    one = recipe(who=who, turned=turned)
    bare = Recipe("one", one.mood, one.place, (), one.seed)
    changed = ImageChops.difference(
        rendered(photo.picture(one, FRAME), dpi=100), rendered(photo.picture(bare, FRAME), dpi=100)
    )
    found = changed.convert("L").point(lambda v: 255 if v > 40 else 0).getbbox()
    said = photo.extent(one.figures[0], FRAME)
    px = 100 / 25_400
    assert abs(found[1] - said.y * px) < 4
    assert abs(found[0] - said.x * px) < 4 and abs(found[2] - said.right * px) < 4


def test_what_is_sunk_is_not_seen_below_the_water():
    dry, wet = recipe(place="lake", who="zebra"), recipe(place="lake", who="zebra", sunk=30)
    high = photo.extent(dry.figures[0], FRAME).height
    assert photo.extent(wet.figures[0], FRAME).height < high * 0.8


@pytest.mark.parametrize("name", ALIKE_BOTH_WAYS)
def test_a_ground_of_a_back_is_the_same_after_half_a_turn(name):
    """Nobody can tell from its back which way up a card lies."""
    size = Size(Um(63_000), Um(88_000))
    box = Box(Um(4_000), Um(4_000), Um(55_000), Um(80_000))
    image = rendered(grounds.ground(name, box, "#8C3B22", "#F7D98A"), size, dpi=50.8)
    turned = image.transpose(Image.Transpose.ROTATE_180)
    assert max(ImageStat.Stat(ImageChops.difference(image, turned)).mean) < 1.5
    assert max(ImageStat.Stat(image).stddev) > 8


def test_a_picture_is_the_same_outlines_in_svg():
    """No raster, no text and no link: only paths, as in the PDF."""
    text = svg(Scene(FRAME.size, photo.picture(recipe(), FRAME)), Fonts.load(), {})
    assert "<image" not in text and "<text" not in text and text.count("<path") > 50
