"""Low ink and grey: contrasts are kept, grounds get paler, nothing else moves."""

import re
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import Box, Size, Um, mm
from forge.model.colour import contrast, luminance
from forge.press.ground import average, shape
from forge.press.ink import Ink, grey, inked
from forge.press.paler import TEXT, THICK, Paler, kept
from forge.scene import Cluster, Fade, Linear, Path, Picture, Place, Scene, Stop, Stroke, Words
from forge.scene.shapes import circle, rect

SIZE = Size(mm(60), mm(90))
colours = st.builds("#{:02X}{:02X}{:02X}".format, *[st.integers(0, 255)] * 3)


def words(x, y, colour, halo=None):
    return Words(x, y, "text", 3500, (Cluster("a", ((1, 0, 0),)),), colour, "en", halo=halo)


@given(colours, colours)
def test_law_grey_keeps_every_contrast(a, b):
    """Grey has the luminance of its colour, so text stands out as it did (within rounding)."""
    assert abs(luminance(grey(a)) - luminance(a)) < 0.006
    before, after = contrast(a, b), contrast(grey(a), grey(b))
    assert abs(after - before) / before < 0.08
    assert re.fullmatch(r"#(..)\1\1", grey(a))


@given(colours, colours, colours, st.sampled_from([1.8, 3.0, 4.5]))
def test_law_what_moves_stands_out_as_before_or_as_needed(colour, old, new, least):
    assert contrast(kept(colour, old, new, least), new) >= min(least, contrast(colour, old)) - 1e-9


@given(colours, colours, colours)
@settings(max_examples=volume(60))
def test_law_low_ink_pales_grounds_and_keeps_text(ground, panel, ink):
    """No ground gets darker; text on a panel on a ground keeps its contrast, or 4.5 to 1."""
    scene = Scene(
        SIZE,
        (
            rect(Box(Um(0), Um(0), *SIZE), ground),
            rect(Box(mm(10), mm(10), mm(40), mm(40)), panel),
            words(mm(20), mm(30), ink),
        ),
        "card",
    )
    paler = Paler()
    made = paler.scene(scene)
    for before, after in zip(scene.items[:2], made.items[:2], strict=True):
        assert luminance(after.fill) >= luminance(before.fill)
        assert after.steps == before.steps
    ((_, was, now),) = paler.reads
    assert abs(was - contrast(ink, panel)) < 1e-9
    assert now >= min(TEXT, was) - 1e-9
    assert abs(now - contrast(made.items[2].fill, made.items[1].fill)) < 1e-9


def test_light_signs_turn_dark_when_their_dark_ground_pales():
    """A cream sign on a black disc: on pale grey it would be lost."""
    scene = Scene(
        SIZE,
        (circle(30_000, 30_000, 15_000, "#222222"), circle(30_000, 30_000, 2_000, "#FCF6E6")),
        "token",
    )
    disc, sign = inked(scene, Ink.LOW).items
    assert luminance(disc.fill) > 0.3
    assert contrast(sign.fill, disc.fill) >= 3


def test_what_lies_in_another_scene_is_seen_from_there():
    """A sign placed twice, on dark and on light ground: each copy stands out on its own."""
    sign = Scene(Size(mm(4), mm(4)), (rect(Box(Um(0), Um(0), mm(4), mm(4)), "#FFFFFF"),), "sign")
    scene = Scene(
        SIZE,
        (
            rect(Box(Um(0), Um(0), mm(30), mm(60)), "#101010"),
            Place(mm(10), mm(10), sign),
            Place(mm(40), mm(10), sign),
        ),
        "two",
    )
    _, dark, light = inked(scene, Ink.LOW).items
    assert dark.scene.items[0].fill != light.scene.items[0].fill == "#FFFFFF"
    assert (dark.x, dark.y) == (mm(10), mm(10))


def test_gradients_fades_pictures_and_halos_are_mapped():
    blend = Linear(0, 0, 0, 100, (Stop(0, "#800000"), Stop(1, "#000080")))
    picture = Picture(Box(Um(0), Um(0), mm(10), mm(10)), "a.png", "0" * 64)
    scene = Scene(
        SIZE,
        (
            rect(Box(Um(0), Um(0), *SIZE), blend),
            Fade(0.5, (words(mm(5), mm(9), "#102030", Stroke("#FFF0E0", 1200)),)),
            picture,
        ),
        "all",
    )
    plain = inked(scene, Ink.GREY)
    assert [stop.colour for stop in plain.items[0].fill.stops] == [grey("#800000"), grey("#000080")]
    assert plain.items[1].items[0].halo.colour == grey("#FFF0E0")
    assert plain.items[2] == replace(picture, grey=True)
    low = inked(scene, Ink.LOW)
    assert luminance(average(low.items[0].fill)) > luminance(average(blend))
    assert low.items[2] == Fade(0.4, (picture,))
    assert inked(scene, Ink.FULL) is scene


def test_thickness_tells_grounds_from_letters():
    """A disc is as thick as its radius; a long bar as its width."""
    disc = shape(circle(0, 0, 7_000), (1, 0, 0, 1, 0, 0))
    bar = shape(rect(Box(Um(0), Um(0), mm(300), mm(2))), (1, 0, 0, 1, 0, 0))
    assert disc.thickness >= THICK > bar.thickness
    assert shape(Path(("M", 0, 0, "L", 5, 5)), (1, 0, 0, 1, 0, 0)) is None


def test_what_draws_nothing_is_left_as_it_is():
    """Empty paths and words without glyphs come from real drawings."""
    silent = Words(0, 0, "text", 3500, (), "#102030", "en")
    scene = Scene(SIZE, (Path(("Z",), "#FF0000", Stroke("#00FF00", 200)), silent), "nothing")
    assert inked(scene, Ink.LOW).items[1] == silent
    assert inked(scene, Ink.LOW).items[0] == scene.items[0]
    assert inked(scene, Ink.GREY).items[0].fill == grey("#FF0000")
