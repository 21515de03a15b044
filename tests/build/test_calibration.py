"""The calibration sheet on every paper: words, scales and bar keep apart, or it is refused."""

import math

import pytest

from forge.build.calibrating import calibrate
from forge.build.calibration import calibration
from forge.build.printing import Printing
from forge.build.wish import Wish
from forge.draw.seen import leaves
from forge.finding import Faulty
from forge.geometry import Box, Um
from forge.press.correction import Correction
from forge.press.mark_style import INK
from forge.press.marks import RULER, ruler
from forge.press.paper import PAPERS, Margins, paper
from forge.press.profile import Profile
from forge.press.turn import Duplex
from forge.press.vernier import BOLD, THIN
from forge.scene import Path, Place, Words
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter

NAMES = (*PAPERS, "297x210mm")
STRAYS = Profile(back=Correction(Um(300), Um(-200), 0.1))


def sheet(name, profile, flip="long"):
    setter = Setter("en", Fonts.load())
    printing = Printing(paper(name), Margins(), Duplex(flip), profile=profile)
    return calibration(printing, setter), setter


def scale_or_figure(item):
    """A line of a scale, or one of its numbers, which are outlines; the arrow too."""
    return isinstance(item, Path) and (item.stroke in (THIN, BOLD) or item.fill == INK)


def whole(reach):
    left, top, right, bottom = reach
    x, y = math.floor(left), math.floor(top)
    return Box(Um(x), Um(y), Um(math.ceil(right) - x), Um(math.ceil(bottom) - y))


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("name", NAMES)
def test_law_words_keep_off_the_scales_on_every_paper(name, flip):
    """A5 as well: no word on a line or a number of a scale, none lost, none off the paper."""
    book, setter = sheet(name, Profile(flip=flip), flip)
    assert setter.spills == []
    page_box = Box(Um(0), Um(0), *paper(name).size)
    for page in book.pages:
        seen = list(leaves(page.scene, setter.fonts))
        words = [whole(leaf.reach) for leaf in seen if isinstance(leaf.item, Words)]
        lines = [whole(leaf.reach) for leaf in seen if scale_or_figure(leaf.item)]
        assert words
        assert all(page_box.holds(box) for box in (*words, *lines))
        assert not [(a, b) for a in words for b in lines if a.meets(b)]


@pytest.mark.parametrize("name", NAMES)
def test_the_bar_is_100_millimetres_long_within_the_paper(name):
    """On the front, clear of everything else."""
    book, setter = sheet(name, Profile())
    front = book.pages[0].scene
    (bar,) = [item for item in front.items if isinstance(item, Place)]
    assert bar.scene.items[:5] == ruler(())[:5]
    box = Box(Um(bar.x), Um(bar.y), *bar.scene.size)
    assert box.width == RULER
    assert Box(Um(0), Um(0), *front.size).holds(box)
    others = [item for item in front.items if item is not bar]
    seen = leaves(type(front)(front.size, tuple(others)), setter.fonts)
    assert not [leaf for leaf in seen if whole(leaf.reach).meets(box)]


@pytest.mark.parametrize("name", ["a5", "a4", "letter"])
def test_a_printer_that_strays_gets_a_proof(name):
    book, setter = sheet(name, STRAYS)
    assert len(book.pages) == 4
    assert setter.spills == []


@pytest.mark.parametrize("name", ["100x150mm", "140x200mm", "210x148mm"])
def test_a_paper_too_small_is_refused_with_what_it_takes(name, tmp_path):
    """Why, and what to take instead; nothing is written."""
    with pytest.raises(Faulty) as caught:
        calibrate(Wish(papers=(name,), out=tmp_path))
    (finding,) = caught.value.findings
    assert "its scales, with the words between them, take 148 x 210 mm upright" in finding.message
    assert finding.hint.startswith("take A5, A4 or Letter")
    assert list(tmp_path.iterdir()) == []
