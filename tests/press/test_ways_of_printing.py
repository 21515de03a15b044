"""Booklets, boards on four sheets, punches, folds for mounting, cut paths, corrections, papers."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import Box, Size, Um, in_mm, mm
from forge.press.booklet import booklet, leaf, spreads
from forge.press.correction import NONE, Correction, corrected
from forge.press.crease import creases
from forge.press.cuts import cuts, strokes
from forge.press.fitted import fitted, scaled
from forge.press.layout import SheetPlan, lay
from forge.press.mark_style import MarkStyle
from forge.press.paper import CARD_SIZES, PAPERS, Margins, paper, printable
from forge.press.punch import PUNCHES, punch, punched, wide_enough
from forge.press.small import smallest_type
from forge.press.spread import spread
from forge.press.tile import TilePlan, tile, tiling
from forge.press.turn import Axis
from forge.press.vernier import BACK_STEP, DEGREES, FRONT_STEP, reflected, scales
from forge.scene import Clip, Page, Path, Piece, Place, Scene
from forge.scene.piece import Outline
from forge.scene.shapes import circle, rect
from forge.typeset.setter import Setter
from forge.typeset.style import Style

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
A2 = Size(mm(420), mm(594))


# Booklets


def folded(sides):
    """The pages in the order in which a reader turns them, sheets laid into each other."""
    sheets = [sides[at : at + 2] for at in range(0, len(sides), 2)]
    first = [page for front, back in sheets for page in (front.right, back.left)]
    last = [page for front, back in reversed(sheets) for page in (back.right, front.left)]
    return first + last


@given(st.integers(1, 70))
def test_law_a_folded_booklet_reads_in_order(count):
    """Stacked, folded and stapled, pages run from first to last, blanks only after them."""
    read = folded(spreads(count))
    assert read[:count] == list(range(count))
    assert set(read[count:]) <= {None}
    assert len(read) % 4 == 0
    assert len(read) - count < 4


@given(st.integers(1, 70))
def test_law_a_last_page_that_is_the_back_has_the_blank_ones_before_it(count):
    read = folded(spreads(count, outside=True))
    assert [page for page in read if page is not None] == list(range(count))
    assert read[-1] == count - 1 and read[: count - 1] == list(range(count - 1))
    assert len(read) == len(folded(spreads(count)))


def test_booklet_pages_are_half_a_sheet_and_move_inwards_with_depth():
    """A4 folds to A5; each sheet further in is nearer the fold by the creep."""
    pages = [Page(Scene(A4.size, (), str(n))) for n in range(8)]
    sides = booklet(pages, A4.size, Um(100))
    assert leaf(A4.size) == Size(mm("148.5"), mm(210))
    assert {side.scene.size for side in sides} == {Size(mm(297), mm(210))}
    places = [
        item.items[0] for side in sides for item in side.scene.items if isinstance(item, Clip)
    ]
    assert [place.scene.name for place in places] == ["7", "0", "1", "6", "5", "2", "3", "4"]
    assert {round(place.scale, 4) for place in places} == {0.7071}
    outer, inner = places[1].x, places[5].x
    assert outer - inner == 100


# Boards


@given(
    st.integers(200_000, 900_000), st.integers(200_000, 900_000), st.integers(0, 15_000),
    st.integers(2, 6),
)  # fmt: skip
@settings(max_examples=volume(60), deadline=None)
def test_law_the_fitted_board_takes_the_sheets_asked_for_and_no_larger_one_does(w, h, margin, many):
    """At this scale it takes no more sheets of either paper; a little larger, it does."""
    margins, overlap = Margins.all(margin), mm(10)
    size = Size(Um(w), Um(h))
    scale = fitted(size, (A4, LETTER), margins, (many, overlap))

    def most(by):
        board = scaled(Scene(size, (), "board"), by)
        plans = [TilePlan(paper_, margins, overlap) for paper_ in (A4, LETTER)]
        return max(len(tiling(board, plan).tiles) for plan in plans)

    assert most(scale) <= many
    assert scale == 1 or most(scale + 0.002) > many


def test_an_a2_poster_goes_on_four_sheets_at_88_per_cent():
    """On both papers with the usual margins and 10 mm overlap; the largest for four sheets."""
    scale = fitted(A2, (A4, LETTER), Margins(), (4, mm(10)))
    assert scale == 0.881
    assert str(scaled(Scene(A2, (), "board"), scale).size) == "370.02 x 523.314 mm"


def test_butt_joined_tiles_show_a_little_more_than_they_keep():
    """The cut is the tile; art goes on 2 mm, but not past the drawing's own edge."""
    plan = TilePlan(A4, Margins(), Um(0), bleed=mm(2))
    board = Scene(A2, (), "board")
    for one, page in zip(tiling(board, plan).tiles, tile(board, plan), strict=True):
        left, top = page.trim.x - page.bleed.x, page.trim.y - page.bleed.y
        assert (left, top) == (2000 * (one.column > 1), 2000 * (one.row > 1))
        assert printable(page.scene.size, Margins()).holds(page.bleed)


@pytest.mark.parametrize(("boards", "lines"), [(1, []), (2, [False]), (4, [True, False])])
def test_boards_fold_in_the_middle_of_the_longer_side(boards, lines):
    found = creases(A2, boards)
    assert [line.upright for line in found] == lines
    assert all(line.at == (mm(210) if line.upright else mm(297)) for line in found)
    plan = TilePlan(A4, creases=found)
    drawn = [
        item
        for page in tile(Scene(A2, (), "board"), plan)
        for item in page.scene.items
        if isinstance(item, Path) and item.stroke and item.stroke.dash
    ]
    assert len(drawn) >= 2 * len(lines)  # both ends of each fold; twice where two tiles share it


# Punches


@given(st.integers(8_000, 30_000), st.integers(0, 3_000), st.integers(0, 20_000))
def test_law_a_punched_token_keeps_its_size_and_its_art_reaches_past_the_cut(wide, bleed, more):
    """The token stands in the middle, as large as before; the art goes on by the old bleed."""
    wide -= wide % 2
    size = Size(Um(wide), Um(wide))
    scene = Scene(size, (circle(wide // 2, wide // 2, wide // 2 + bleed, "#123456"),), "token")
    token = Piece("token", scene, size, scene, Um(bleed), Outline.ROUND)
    diameter = Um(wide + more - more % 2)
    made = punched(token, diameter)
    assert made.size == Size(diameter, diameter)
    assert made.bleed == bleed
    place = made.front.items[0]
    assert (place.x, place.y, place.scale) == ((diameter - wide) // 2, (diameter - wide) // 2, 1)
    larger = place.scene.items[0]
    if isinstance(larger, Place):
        reach = larger.scale * (wide / 2 + bleed)
        assert reach >= diameter / 2 + bleed


def test_a_punch_that_is_too_small_is_refused_and_named_ones_are_offered():
    size = Size(mm(18), mm(18))
    token = Piece("ruby", Scene(size, (), "ruby"), size, outline=Outline.ROUND)
    with pytest.raises(ValueError, match="ruby is 18 mm wide: a punch of 15 mm"):
        punched(token, punch("15mm"))
    assert wide_enough(mm(18))[:3] == ("18mm", "19mm", "22mm")
    assert (PUNCHES["1in"], punch("27mm"), punch("1/2in")) == (25_400, 27_000, 12_700)
    with pytest.raises(ValueError, match="no punch called"):
        punch("large")


@given(st.integers(5_000, 90_000), st.integers(5_000, 90_000), st.integers(0, 3_000),
       st.integers(0, 5_000))  # fmt: skip
def test_law_spread_art_covers_what_is_wanted(width, height, bleed, wanted):
    """The larger copy holds all of the wanted area; within the bleed nothing moves."""
    size = Size(Um(width), Um(height))
    art = Box(Um(0), Um(0), *size).grown(bleed)
    scene = Scene(size, (rect(art, "#123456"),), "art")
    made = spread(scene, size, bleed, wanted)
    if wanted <= bleed:
        assert made is scene
        return
    larger, same = made.items
    assert larger.x + larger.scale * art.x <= -wanted
    assert larger.y + larger.scale * art.y <= -wanted
    assert larger.x + larger.scale * art.right >= width + wanted
    assert larger.y + larger.scale * art.bottom >= height + wanted
    assert same.items == (Place(0, 0, scene),)


# Cut paths


def spans(scene):
    """The straight cuts of a sheet."""
    return [
        item.steps
        for item in scene.items
        if isinstance(item, Path) and item.stroke and item.steps[0] == "M" and len(item.steps) == 6
    ]


def test_shared_edges_are_cut_once():
    """Nine cards edge to edge take four cuts each way, as long as the block."""
    size = CARD_SIZES["standard"]
    deck = [Piece("x", Scene(size, (), "x"), size, count=9)]
    (sheet,) = lay(deck, SheetPlan(A4))
    drawn = spans(cuts(sheet, A4.size, printable(A4.size, Margins())))
    upright = {(s[1], s[5] - s[2]) for s in drawn if s[1] == s[4]}
    level = {(s[2], s[4] - s[1]) for s in drawn if s[2] == s[5]}
    assert len(drawn) == len(upright) + len(level) == strokes(sheet) == 8
    assert {length for _, length in upright} == {3 * size.height}
    assert {length for _, length in level} == {3 * size.width}


def test_corner_marks_and_art_do_not_meet():
    """A sheet for a cutting machine: art keeps clear of the three marks."""
    plan = SheetPlan(A4, style=MarkStyle(corners=True))
    size = CARD_SIZES["poker"]
    deck = [Piece("x", Scene(size, (), "x"), size, Scene(size, (), "y"), mm(2), count=20)]
    for sheet in lay(deck, plan):
        marks = [
            box_of(item)
            for item in cuts(sheet, A4.size, printable(A4.size, Margins())).items
            if isinstance(item, Path) and item.fill
        ]
        assert len(marks) == 5
        assert not any(mark.meets(one.seen) for mark in marks for one in sheet.laid)


def box_of(path):
    numbers = [step for step in path.steps if not isinstance(step, str)]
    xs, ys = numbers[::2], numbers[1::2]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


# Corrections and the calibration sheet

corrections = st.builds(
    Correction,
    st.integers(-5_000, 5_000).map(Um),
    st.integers(-5_000, 5_000).map(Um),
    st.floats(-1, 1),
)


@given(corrections, st.integers(0, 210_000), st.integers(0, 297_000))
def test_law_a_corrected_page_lies_where_its_points_say(correction, x, y):
    """To a micrometre or two; and nothing to correct leaves the page as it is."""
    page = Page(Scene(A4.size, (), "back"))
    assert corrected(page, NONE) is page
    (place,) = corrected(page, correction).scene.items if correction != NONE else (None,)
    if place is None:
        return
    turn = math.radians(place.turn)
    lies = (place.x + x * math.cos(turn) - y * math.sin(turn),
            place.y + x * math.sin(turn) + y * math.cos(turn))  # fmt: skip
    assert math.dist(lies, correction.point(x, y, A4.size)) < 2


@given(st.floats(-3_000, 3_000), st.floats(-3_000, 3_000), st.floats(-0.4, 0.4),
       st.sampled_from([A4.size, LETTER.size]))  # fmt: skip
def test_law_what_the_scales_read_undoes_what_the_printer_did(dx, dy, turn, size):
    """Read A, B, C, D off a strayed back, reckon as the sheet says: backs come home to 0.3 mm."""
    found = scales(size)
    stray = math.radians(turn)

    def strayed(x, y):
        u, v = x - size.width / 2, y - size.height / 2
        return (size.width / 2 + u * math.cos(stray) - v * math.sin(stray) + dx,
                size.height / 2 + u * math.sin(stray) + v * math.cos(stray) + dy)  # fmt: skip

    def read(scale):
        """The number where a line of the back meets that of the front, in millimetres."""
        axis = 0 if scale.level else 1

        def off(line):
            return strayed(*scale.spot(line, BACK_STEP))[axis] - scale.spot(line, FRONT_STEP)[axis]

        return min(range(-60, 61), key=lambda line: abs(off(line))) / 10

    a, b, c, d = (read(scale) for scale in found.all)
    right, down = mm(f"{(a + b) / 2:.2f}"), mm(f"{(c + d) / 2:.2f}")
    correction = Correction(right, down, float(found.factor) * (a - b))
    corners = [
        (x, y) for x in (30_000, size.width - 30_000) for y in (30_000, size.height - 30_000)
    ]
    for corner in corners:
        home = strayed(*correction.point(*corner, size))
        assert math.dist(home, corner) < 300, (correction, corner, home)


def test_the_factor_of_the_turn_is_that_of_the_distance():
    """Degrees for a millimetre between two scales that stand so far apart."""
    for size in (A4.size, LETTER.size, PAPERS["a3"].size):
        found = scales(size)
        apart = (found.below.y - found.above.y) / 1000
        assert math.isclose(float(found.factor), DEGREES / apart, rel_tol=1e-4)


@given(st.booleans(), st.integers(100_000, 400_000))
def test_reflected_twice_is_the_same(upright, total):
    path = circle(20_000, 30_000, 5_000, "#000000")
    line = Axis(upright, Um(total))
    assert reflected(reflected(path, line), line) == path


# Papers


@pytest.mark.parametrize(
    ("name", "size"),
    [("A4", "210 x 297 mm"), ("200x280mm", "200 x 280 mm"), ("8x10in", "203.2 x 254 mm"),
     ("210.5 x 298mm", "210.5 x 298 mm"), ("Tabloid", "279.4 x 431.8 mm")],
)  # fmt: skip
def test_papers_by_name_and_by_size(name, size):
    assert str(paper(name).size) == size


@pytest.mark.parametrize("name", ["A44", "200x280", "20x30mm", "x", "200x28000mm"])
def test_what_is_no_paper_is_refused(name):
    with pytest.raises(ValueError, match=r"no paper called|cannot be used"):
        paper(name)


def test_marks_too_thin_to_print_are_refused():
    with pytest.raises(ValueError, match="would not print"):
        MarkStyle(weight=Um(100))


def test_smallest_type_counts_every_scale_on_the_way():
    words = Setter("en").line("small print", Style("text", 10), 0, 0)
    inner = Scene(A4.size, words)
    page = Scene(A4.size, (Place(0, 0, Scene(A4.size, (Place(0, 0, inner, scale=0.5),))),))
    size, text = smallest_type(page, 0.88)
    assert math.isclose(size, 4.4, abs_tol=0.01)
    assert text.startswith("small")
    assert in_mm(mm("0.5")) == "0.5"
