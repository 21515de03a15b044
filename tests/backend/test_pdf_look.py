"""What PDFium shows of a page: each kind of item where it belongs, in the right colour."""

import hashlib
import io

import pikepdf
import pytest
from PIL import Image

from forge.backend.pdf import pdf
from forge.backend.png import png
from forge.geometry import Size, box_mm, mm
from forge.scene import (
    Book,
    Clip,
    Fade,
    Linear,
    Page,
    Path,
    Picture,
    Place,
    Radial,
    Scene,
    Stop,
    Stroke,
)
from forge.scene.shapes import circle, rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.style import Style

SIZE = Size(mm(100), mm(60))
DPI = 127  # five pixels to the millimetre
RED, BLUE = (255, 0, 0), (0, 0, 255)
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


def written(*items, art=None):
    pages = (Page(Scene(SIZE, items)),)
    return pdf(Book("t", "en", "", "", "", pages), Fonts.load(), art or {})


def shown(*items, art=None):
    """A function from millimetres on the page to the colour there."""
    image = Image.open(io.BytesIO(png(written(*items, art=art), 0, DPI)))
    assert image.size == (500, 300)
    return lambda x, y: image.getpixel((round(x * 5), round(y * 5)))


def near(colour, wanted, by=3):
    return all(abs(a - b) <= by for a, b in zip(colour, wanted, strict=True))


def test_y_points_down_and_millimetres_are_true():
    at = shown(rect(box_mm(10, 5, 20, 10), "#FF0000"))
    assert [at(x, 6) for x in (9.6, 10.4, 29.4, 30.4)] == [WHITE, RED, RED, WHITE]
    assert [at(20, y) for y in (4.6, 5.4, 14.4, 15.4)] == [WHITE, RED, RED, WHITE]


def test_evenodd_leaves_a_hole_and_nonzero_does_not():
    outer, inner = rect(box_mm(10, 10, 30, 30)).steps, rect(box_mm(20, 20, 10, 10)).steps
    holed, solid = (Path((*outer, *inner), "#0000FF", evenodd=rule) for rule in (True, False))
    assert shown(holed)(25, 25) == WHITE
    assert shown(solid)(25, 25) == BLUE


def test_scene_turns_clockwise_about_its_origin_and_scales():
    """A bar to the right points down after a quarter turn, twice as long at twice the scale."""
    bar = Scene(Size(mm(10), mm(2)), (rect(box_mm(0, 0, 10, 2), "#FF0000"),))
    at = shown(Place(50_000, 10_000, bar, 90.0, 2.0), Place(10_000, 10_000, bar))
    assert (at(48, 29), at(48, 31), at(52, 15)) == (RED, WHITE, WHITE)
    assert (at(19, 11), at(21, 11)) == (RED, WHITE)


@pytest.mark.parametrize("times", [1, 2])
def test_art_beyond_a_scene_is_kept(times):
    """Bleed outside the size shows, whether the scene is written in place or as a form."""
    card = Scene(Size(mm(10), mm(10)), (rect(box_mm(-3, -3, 16, 16), "#FF0000"),))
    at = shown(*(Place(10_000 + 40_000 * n, 10_000, card) for n in range(times)))
    assert all(at(8 + 40 * n, 8) == RED == at(22 + 40 * n, 22) for n in range(times))


def test_clip_shows_only_what_is_inside():
    at = shown(Clip(circle(30_000, 30_000, 10_000), (rect(box_mm(0, 0, 60, 60), "#FF0000"),)))
    assert (at(30, 30), at(38, 30), at(39, 39)) == (RED, RED, WHITE)


def test_fade_is_one_group():
    """Where two faded shapes overlap, the upper one alone is seen."""
    shapes = (rect(box_mm(10, 10, 30, 30), "#FF0000"), rect(box_mm(20, 20, 30, 30), "#0000FF"))
    at = shown(Fade(0.5, shapes))
    assert near(at(15, 15), (255, 127, 127))
    assert near(at(30, 30), (127, 127, 255))


def test_opacity_of_one_item_does_not_leak():
    star = Scene(Size(mm(9), mm(9)), (rect(box_mm(0, 0, 9, 9), "#0000FF"),))
    pale = rect(box_mm(10, 10, 10, 10), "#FF0000", alpha=0.5)
    at = shown(pale, Place(40_000, 10_000, star), Place(60_000, 10_000, star))
    assert near(at(15, 15), (255, 127, 127))
    assert (at(45, 15), at(65, 15)) == (BLUE, BLUE)


def test_linear_gradient_runs_between_its_points_and_goes_on():
    stops = (Stop(0, "#FF0000"), Stop(0.5, "#FFFFFF"), Stop(1, "#0000FF"))
    at = shown(rect(box_mm(0, 0, 100, 20), Linear(20_000, 0, 80_000, 0, stops)))
    assert near(at(10, 10), RED)
    assert near(at(90, 10), BLUE)
    assert near(at(35, 10), (255, 127, 127), 4)
    assert near(at(50, 10), WHITE, 4)


def test_radial_gradient_runs_from_the_middle():
    ball = Radial(50_000, 30_000, 20_000, (Stop(0, "#FFFFFF"), Stop(1, "#000000")))
    at = shown(rect(box_mm(0, 0, 100, 60), ball))
    assert near(at(50, 30), WHITE, 4)
    assert near(at(60, 30), (127, 127, 127), 4)
    assert near(at(90, 30), BLACK)


def test_picture_stands_upright_with_its_transparency():
    """Red above, blue below, the right half see-through."""
    image = Image.new("RGBA", (2, 2), (255, 0, 0, 255))
    image.putpixel((0, 1), (0, 0, 255, 255))
    image.putpixel((1, 0), (0, 0, 0, 0))
    image.putpixel((1, 1), (0, 0, 0, 0))
    file = io.BytesIO()
    image.save(file, "PNG")
    data = file.getvalue()
    key = hashlib.sha256(data).hexdigest()
    ground = rect(box_mm(0, 0, 100, 60), "#000000")
    at = shown(ground, Picture(box_mm(10, 10, 40, 40), "a.png", key), art={key: data})
    assert (at(15, 15), at(15, 45), at(45, 15), at(45, 45)) == (RED, BLUE, BLACK, BLACK)


@pytest.mark.parametrize(("kind", "mode"), [("JPEG", "RGB"), ("JPEG", "L"), ("PNG", "P")])
def test_pictures_of_every_kind_keep_their_colour(kind, mode):
    file = io.BytesIO()
    Image.new("RGB", (16, 16), (204, 204, 204)).convert(mode).save(file, kind)
    data = file.getvalue()
    key = hashlib.sha256(data).hexdigest()
    at = shown(Picture(box_mm(10, 10, 40, 40), "a", key), art={key: data})
    assert near(at(30, 30), (204, 204, 204), 4)


def test_halo_shows_half_of_its_pen_round_the_letter():
    """A 4 mm pen leaves 2 mm of halo on each side of the stem of an l."""
    words = Setter("en").line(
        "l", Style("caption", 100, colour="#000000", halo=Stroke("#FF0000", 4000)), 40_000, 50_000
    )
    at = shown(*words)
    line = [at(x / 5, 35) for x in range(500)]
    first, last = line.index(BLACK), 499 - line[::-1].index(BLACK)
    assert 8 <= first - line.index(RED) <= 11
    assert 8 <= 499 - line[::-1].index(RED) - last <= 11


@pytest.mark.parametrize(
    ("size", "points"),
    [
        (Size(mm(210), mm(297)), (595.28, 841.89)),
        (Size(mm("215.9"), mm("279.4")), (612, 792)),
    ],
)
def test_o03_page_box_is_the_paper_chosen(size, points):
    """A4 and Letter to a hundredth of a point, and no scaling asked of the viewer."""
    pages = (Page(Scene(size, ())),)
    data = pdf(Book("t", "en", "", "", "", pages), Fonts.load(), {})
    with pikepdf.open(io.BytesIO(data)) as file:
        box = [float(v) for v in file.pages[0].MediaBox]
        assert box == pytest.approx([0, 0, *points], abs=0.01)
        assert file.Root.ViewerPreferences.PrintScaling == "/None"


def test_page_that_is_not_there_is_an_index_error():
    with pytest.raises(IndexError, match="page 1 of 1"):
        png(written(), 1)
