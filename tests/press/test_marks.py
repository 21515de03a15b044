"""What stands beside the art: a ruler of exactly 100 mm and the label, never on the art."""

from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import Box, Um, mm
from forge.press.layout import SheetPlan
from forge.press.marks import BAR, EDGE, MARKS, Ground, crops, ruler, strip
from forge.press.paper import CARD_SIZES, PAPERS, Margins, printable
from forge.press.sheet import impose
from forge.press.tile import TilePlan, tile
from forge.press.turn import Duplex
from forge.scene import Piece, Place, Scene

A4 = PAPERS["a4"]


@st.composite
def grounds(draw):
    """Art anywhere within the margins of a sheet."""
    paper = draw(st.sampled_from(list(PAPERS.values()))).size
    area = printable(paper, Margins.all(draw(st.integers(0, 20_000))))
    width, height = draw(st.integers(9_000, area.width)), draw(st.integers(9_000, area.height))
    x = area.x + draw(st.integers(0, area.width - width))
    y = area.y + draw(st.integers(0, area.height - height))
    return Ground(paper, area, Box(Um(x), Um(y), Um(width), Um(height)))


@given(grounds())
@settings(max_examples=volume(200), deadline=None)
def test_ruler_keeps_off_the_art_and_on_the_paper(ground):
    """Unless the art leaves no edge of the paper the width of the ruler."""
    band = strip(ground).box
    paper = Box(Um(0), Um(0), *ground.paper)
    free = (
        ground.art.x,
        ground.art.y,
        paper.right - ground.art.right,
        paper.bottom - ground.art.bottom,
    )
    assert paper.holds(band)
    assert not band.meets(ground.art) or max(free) < BAR + EDGE
    assert max(band.width, band.height) >= 100_000


@given(grounds())
@settings(max_examples=volume(200), deadline=None)
def test_crop_marks_keep_off_the_ruler(ground):
    band = strip(ground)
    for path in crops(ground, [ground.art], band):
        numbers = [step for step in path.steps if not isinstance(step, str)]
        for x0, y0, x1, y1 in zip(*[iter(numbers)] * 4, strict=True):
            line = Box(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)).grown(100)
            assert not line.meets(band.box)


def test_o03_ruler_is_100_millimetres_long():
    """Ten black and white centimetres, from 0 to exactly 100 mm, 21 ticks."""
    *blocks, frame, ticks = ruler(())
    spans = [(block.steps[1], block.steps[4]) for block in blocks]
    assert spans == [(x, x + 10_000) for x in range(0, 100_000, 20_000)]
    assert (frame.steps[1], frame.steps[4]) == (0, 100_000)
    assert ticks.steps.count("M") == 21


def rulers(page):
    """The bars of 100 mm that a page shows."""
    bands = [item for item in page.scene.items if isinstance(item, Place)]
    return [band for band in bands if band.scene.items[:5] == ruler(())[:5]]


def test_o03_every_sheet_carries_a_ruler_at_full_size():
    """Fronts of cards on both papers and every tile; upright or on its side, never scaled."""
    size = CARD_SIZES["poker"]
    deck = [Piece("x", Scene(size, (), "x"), size, Scene(size, (), "back"), mm(2), count=20)]
    board = Scene(A4.size, (), "board")
    for paper in (A4, PAPERS["letter"]):
        pages = [*impose(deck, SheetPlan(paper))[::2], *tile(board, TilePlan(paper))]
        for page in pages:
            (band,) = rulers(page)
            assert (band.scale, band.turn % 90) == (1, 0)


def test_backs_carry_no_marks_unless_they_are_glued():
    """Marks on a back would show in the cut when the two sides drift."""
    size = CARD_SIZES["standard"]
    deck = [Piece("x", Scene(size, (), "x"), size, Scene(size, (), "back"), mm(2))]
    front, back = impose(deck, SheetPlan(A4))
    assert len(rulers(front)) == 1
    assert len(back.scene.items) == 1
    _, glued = impose(deck, SheetPlan(A4, duplex=Duplex.SINGLE))
    assert len(rulers(glued)) == 1


def test_marks_stand_clear_of_the_bleed():
    """They begin half a millimetre outside the bleed and are 4 mm long where there is room."""
    art = Box(mm(50), mm(50), mm(60), mm(60))
    ground = Ground(A4.size, printable(A4.size, Margins()), art)
    (path,) = crops(ground, [art.grown(-2000)], None)
    assert path.steps[:6] == ("M", 52_000, 49_500, "L", 52_000, 45_500)
    assert mm(5) == MARKS
