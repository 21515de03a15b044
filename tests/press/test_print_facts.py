"""Checks taken from the bugs of other tools, by their number in the list of printing facts.

1 and 2 (text that does not fit or has no glyph) stand with the typesetter, 3 and 12 (names and
cells of translations) with the locale, 13 (values are never run) with the loader.
"""

import io

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.backend.pdf import pdf
from forge.geometry import Box, Size, Um, mm
from forge.press.correction import Correction
from forge.press.layout import BACK_BLEED, SheetPlan, lay
from forge.press.mark_style import MarkStyle
from forge.press.paper import CARD_SIZES, PAPERS, Margins
from forge.press.sheet import impose
from forge.press.tile import TilePlan, tile
from forge.press.turn import Duplex
from forge.scene import Book, Clip, Path, Piece, Place, Scene
from forge.typeset.fonts import Fonts

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
STANDARD = CARD_SIZES["standard"]


def card(name, back="", count=1):
    behind = Scene(STANDARD, (), back) if back else None
    return Piece(name, Scene(STANDARD, (), name), STANDARD, behind, mm(2), count=count)


def shown(page):
    """The names of the pieces on a page, as they were laid."""
    return [item.items[0].scene.name for item in page.scene.items if isinstance(item, Clip)]


@pytest.mark.parametrize("duplex", Duplex)
def test_4_nothing_to_print_makes_no_page(duplex):
    """No tokens is no crash and no blank first page (18xx-maker#334, cardmaker#117)."""
    assert impose([], SheetPlan(A4, duplex=duplex)) == ()
    assert impose([card("x", "y", 0)], SheetPlan(A4, duplex=duplex)) == ()


@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
def test_5_and_10_a_partial_grid_is_centred_the_same_on_both_sides(count, duplex):
    """The block of trims of the back mirrors that of the front (proxies-at-home#92)."""
    plan = SheetPlan(A4, Margins.all(mm(10)), duplex=duplex)
    pages = impose([card("x", "y", count)], plan)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        if duplex is Duplex.LONG:
            assert front.trim.x == A4.size.width - back.trim.right
            assert front.trim.y == back.trim.y
        else:
            assert front.trim.y == A4.size.height - back.trim.bottom
            assert front.trim.x == back.trim.x
        assert front.trim.size == back.trim.size


@pytest.mark.parametrize("name", PAPERS)
def test_6_the_paper_asked_for_is_delivered_to_a_hundredth_of_a_millimetre(name):
    """MediaBox in points is the paper; A4 is not 595 x 842 (decksmith, pdfposter)."""
    pages = impose([card("x", "y", 2)], SheetPlan(PAPERS[name]))
    with pikepdf.open(io.BytesIO(pdf(Book("x", "en", "", "", "", pages), Fonts.load(), {}))) as f:
        for page in f.pages:
            got = [float(side) * 25.4 / 72 for side in page.MediaBox][2:]
            size = PAPERS[name].size
            assert got == pytest.approx([size.width / 1000, size.height / 1000], abs=0.01)


@pytest.mark.parametrize("name", PAPERS)
def test_6_tiling_adds_no_sheet_by_rounding(name):
    """A drawing of exactly n by m printable areas takes n times m sheets (countersheets#12)."""
    size = PAPERS[name].size
    board = Scene(Size(Um(3 * size.width), Um(2 * size.height)), (), "board")
    assert len(tile(board, TilePlan(PAPERS[name], Margins.all(0), Um(0), lying=False))) == 6


def test_7_cards_keep_the_order_given():
    """1, 2, 10 and not 1, 10, 2 (cartuli)."""
    names = [f"card {n}" for n in range(1, 13)]
    pages = impose([card(name) for name in names], SheetPlan(A4))
    assert [name for page in pages for name in shown(page)] == names


@pytest.mark.parametrize("duplex", Duplex)
def test_8_a_two_sided_piece_keeps_its_back(duplex):
    """However it is printed, each front with a back has it printed once (SCM#84)."""
    pages = impose([card("one"), card("two", "back of two", 5)], SheetPlan(A4, duplex=duplex))
    names = [name for page in pages for name in shown(page)]
    assert names.count("two") == names.count("back of two") == 5
    assert names.count("one") == 1


styles = st.builds(
    MarkStyle,
    st.integers(1_000, 20_000).map(Um),
    st.integers(150, 1_000).map(Um),
    st.integers(0, 10_000).map(Um),
    st.sets(st.sampled_from(["left", "top", "right", "bottom"])).map(tuple),
    st.booleans(),
)


@given(styles, st.sampled_from(Duplex), st.integers(1, 12))
@settings(max_examples=volume(120), deadline=None)
def test_9_marks_of_any_style_keep_off_art_and_bleed(style, duplex, count):
    """And are as wide as asked, at least 0.15 mm (countersheets#65, mtg-proxies#27)."""
    plan = SheetPlan(LETTER, style=style, duplex=duplex)
    some = [card("x", "y", count)]
    twice = 2 if duplex in (Duplex.LONG, Duplex.SHORT) else 1
    pages = impose(some, plan)[::twice]
    for sheet, page in zip(lay(some, plan), pages, strict=False):
        art = [one.seen for one in sheet.laid]
        if sheet.bed.fold:
            art += [sheet.bed.axis.box(one.under) for one in sheet.laid]
        for item in page.scene.items:
            if isinstance(item, Path):
                for box in ink(item):
                    assert not any(box.meets(one) for one in art)
        crops = [i for i in page.scene.items if isinstance(i, Path) and i.stroke and not i.fill]
        assert all(crop.stroke.width >= 150 for crop in crops)


def ink(path):
    """The boxes of a path's straight lines, whose ends are flat, or of its filled outline."""
    numbers = [step for step in path.steps if not isinstance(step, str)]
    group = 4 if path.stroke else len(numbers)
    half = path.stroke.width // 2 if path.stroke else 0
    for at in range(0, len(numbers), group):
        xs, ys = numbers[at : at + group : 2], numbers[at + 1 : at + group : 2]
        x, y = min(xs), min(ys)
        width, height = max(xs) - x, max(ys) - y
        across, along = (half, 0) if height > width else (0, half)
        yield Box(x - across, y - along, width + 2 * across, height + 2 * along)


def test_14_marks_do_not_change_the_page():
    """MediaBox is the paper, with marks and without; nothing is drawn off it (Squib)."""
    long = MarkStyle(length=mm(20), offset=mm(3))
    for style in (MarkStyle(), long):
        for page in impose([card("x", "y", 9)], SheetPlan(A4, style=style)):
            assert page.scene.size == A4.size
            for item in page.scene.items:
                if isinstance(item, Path):
                    whole = Box(Um(0), Um(0), *A4.size)
                    assert all(whole.holds(box) for box in ink(item))


def test_backs_go_on_two_millimetres_where_no_neighbour_is():
    """Cards with no bleed at all: a back that strays 1 or 2 mm shows no white."""
    bare = Piece("x", Scene(STANDARD, (), "x"), STANDARD, Scene(STANDARD, (), "y"), count=4)
    _, back = impose([bare], SheetPlan(A4))
    clips = [item.path for item in back.scene.items if isinstance(item, Clip)]
    boxes = [next(ink(path)) for path in clips]
    left = min(box.x for box in boxes)
    assert back.trim.x - left == BACK_BLEED == 2_000


def test_corrections_move_backs_and_leave_fronts():
    plan = SheetPlan(A4, correction=Correction(mm(1), mm(-2), 0.1))
    front, back = impose([card("x", "y", 3)], plan)
    plain_front, plain_back = impose([card("x", "y", 3)], SheetPlan(A4))
    assert front == plain_front
    (moved,) = back.scene.items
    assert isinstance(moved, Place)
    assert moved.scene == plain_back.scene
