"""Pictures that are turned about: lines change sides, what is placed stays as it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.draw.mirror import mirrored
from forge.geometry import Box, Size, Um
from forge.scene import Clip, Fade, Path, Place, Scene, Words
from forge.scene.shapes import line, rect

across = st.integers(0, 80_000)


@st.composite
def drawings(draw):
    """A scene of lines, boxes and placed scenes, some of them clipped or faded."""
    boxes = [Box(Um(draw(across)), Um(3), Um(draw(across)), Um(9)) for _ in range(3)]
    art = Scene(Size(Um(400), Um(200)), (rect(boxes[0], "#112233"),), "art")
    plain = (line(draw(across), 4, draw(across), 8, None), rect(boxes[1], "#AABBCC"))
    placed = Place(draw(across), 7, art, scale=draw(st.sampled_from([0.5, 1.0, 2.0])))
    items = (*plain, placed, Clip(rect(boxes[2]), (placed,)), Fade(0.5, plain))
    return Scene(Size(Um(80_000), Um(40_000)), items, "picture")


@given(drawings())
def test_what_is_turned_about_twice_is_as_it_was(scene):
    assert mirrored(mirrored(scene)) == scene


@given(drawings())
def test_what_is_placed_changes_its_place_alone(scene):
    for before, after in zip(scene.items, mirrored(scene).items, strict=True):
        if isinstance(before, Place):
            assert after.scene is before.scene
            right = before.x + before.scene.size.width * before.scale
            assert after.x == scene.size.width - right


def test_a_line_keeps_its_height_and_changes_sides():
    picture = Scene(Size(Um(100), Um(50)), (Path(("M", 10, 20, "L", 30, 40)),))
    assert mirrored(picture).items[0].steps == ("M", 90, 20, "L", 70, 40)


def test_words_by_themselves_are_not_turned_about():
    words = Words(0, 0, "vollkorn:400", 3_000, (), "#000000", "en")
    with pytest.raises(ValueError, match="upright"):
        mirrored(Scene(Size(Um(10), Um(10)), (words,)))
