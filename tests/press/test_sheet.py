"""Imposition: the law of backs, exact fits, honest refusals."""

import math
import re
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import Box, Size, Um, mm
from forge.press.bed import FOLD
from forge.press.layout import SheetPlan, bed_of, lay, misfits, need, notes
from forge.press.paper import CARD_SIZES, PAPERS, Margins, Paper, TooBig, printable
from forge.press.sheet import impose
from forge.press.turn import Duplex, about_vertical
from forge.scene import Clip, Piece, Place, Scene
from forge.scene.piece import Outline

A4 = PAPERS["a4"]
LETTER = PAPERS["letter"]
LYING = Paper("lying", "A4 landscape", A4.size.turned)
TEN = Margins.all(mm(10))


def piece(name, size, back="", bleed=0, count=1, outline=Outline.RECT):
    behind = Scene(size, (), back) if back else None
    return Piece(name, Scene(size, (), name), size, behind, Um(bleed), outline, count)


def card(name, back="", count=1, size=CARD_SIZES["standard"]):
    return piece(name, size, back, 0, count)


def places(page):
    """The pieces of a page: the clips that hold one placed scene."""
    return [item.items[0] for item in page.scene.items if isinstance(item, Clip)]


def halves(page, line):
    """The pieces of a folded page before its fold and behind it."""
    axis, total = (0, line.total) if line.upright else (1, line.total)
    near = [place for place in places(page) if 2 * centre(place)[axis] < total]
    return near, [place for place in places(page) if place not in near]


def at(place, u, v):
    """Where a point of a placed scene lies on the page."""
    turn = math.radians(place.turn)
    cos, sin = round(math.cos(turn)), round(math.sin(turn))
    return (place.x + u * cos - v * sin, place.y + u * sin + v * cos)


def centre(place):
    width, height = place.scene.size
    return at(place, width / 2, height / 2)


def rows(page):
    """Names read off a page as lines, by the centres of the pieces."""
    grid = {}
    for place in places(page):
        x, y = centre(place)
        grid.setdefault(y, {})[x] = place.scene.name
    return [[row[x] for x in sorted(row)] for _, row in sorted(grid.items())]


def turned_over(line):
    """Where a point of one side comes to lie on the other, turned about a line."""
    if line.upright:
        return lambda x, y: (line.total - x, y)
    return lambda x, y: (x, line.total - y)


def sides(pages, pieces, plan):
    """The pieces of the fronts and of the backs of a job, sheet by sheet."""
    if plan.duplex is Duplex.FOLD:
        both = [halves(page, sheet.bed.axis) for page, sheet in paired(pages, pieces, plan)]
        return [near for near, _ in both], [far for _, far in both]
    laid = [places(page) for page in pages]
    if not any(p.back for p in pieces):
        return laid, []
    if plan.duplex is Duplex.SINGLE:
        return laid[: len(laid) // 2], laid[len(laid) // 2 :]
    return laid[::2], laid[1::2]


def paired(pages, pieces, plan):
    """The pages that show fronts, each with its sheet."""
    sheets = lay(pieces, plan)
    twice = plan.duplex in (Duplex.LONG, Duplex.SHORT) and any(p.back for p in pieces)
    return list(zip(pages[:: 2 if twice else 1], sheets, strict=False))


@st.composite
def some_pieces(draw):
    """A few pieces of any size, with and without backs; the back of 'p1' is called 'p1 back'."""
    made = []
    for n in range(draw(st.integers(1, 5))):
        size = Size(draw(st.integers(8_000, 150_000)), draw(st.integers(8_000, 150_000)))
        back = f"p{n} back" if draw(st.booleans()) else ""
        bleed, count = draw(st.integers(0, 3_000)), draw(st.integers(1, 12))
        made.append(piece(f"p{n}", size, back, bleed, count, draw(st.sampled_from(Outline))))
    return made


@st.composite
def jobs(draw):
    """Pieces and a plan that holds them."""
    plan = SheetPlan(
        draw(st.sampled_from([A4, LETTER, LYING])),
        Margins(*[Um(draw(st.integers(0, 20_000))) for _ in range(4)]),
        draw(st.sampled_from([None, Um(0), Um(2500), Um(6000)])),
        draw(st.sampled_from(Duplex)),
    )
    pieces = draw(some_pieces())
    assume(not misfits(pieces, plan))
    return pieces, plan


@given(jobs(), st.floats(0, 1), st.floats(0, 1))
@settings(max_examples=volume(150), deadline=None)
def test_law_same_point_of_back_behind_same_point_of_front(job, along, down):
    """Take any point of any front and turn the sheet: the same point of its own back is there.

    A piece is turned about its upright axis, so the point u from the left of its front is
    u from the right of its back.
    """
    pieces, plan = job
    fronts, backs = sides(impose(pieces, plan), pieces, plan)
    for front, back, sheet in zip(fronts, backs, lay(pieces, plan), strict=False):
        over = turned_over(sheet.bed.axis)
        there = {over(*centre(place)): place for place in front}
        for under in back:
            one = there[centre(under)]
            width, height = one.scene.size
            u, v = round(along * width), round(down * height)
            assert under.scene.name == f"{one.scene.name} back"
            assert at(under, width - u, v) == over(*at(one, u, v))


@given(jobs())
@settings(max_examples=volume(100), deadline=None)
def test_each_copy_comes_once_on_both_sides(job):
    """Every copy has one front; those with a back, and no others, one back; sides come in pairs."""
    pieces, plan = job
    fronts, backs = sides(impose(pieces, plan), pieces, plan)
    assert len(backs) in (0, len(fronts))
    copies = [p for p in pieces for _ in range(p.count)]
    drawn = [place.scene.name for front in fronts for place in front]
    behind = [place.scene.name for back in backs for place in back]
    assert sorted(drawn) == sorted(p.id for p in copies)
    assert sorted(behind) == sorted(p.back.name for p in copies if p.back)


@given(jobs())
@settings(max_examples=volume(100), deadline=None)
def test_pieces_keep_to_themselves(job):
    """Trims lie within the margins; nothing of one piece is printed on the trim of another."""
    pieces, plan = job
    own = printable(plan.paper.size, plan.margins)
    for sheet in lay(pieces, plan):
        for one in sheet.laid:
            assert sheet.bed.room.holds(one.slot.box)
            assert own.holds(sheet.bed.axis.box(one.slot.box)) or plan.duplex is Duplex.SINGLE
            assert one.under.holds(one.seen)
            assert one.seen.holds(one.slot.box)
            assert not any(
                one.under.meets(other.slot.box) for other in sheet.laid if other is not one
            )


@given(jobs())
@settings(max_examples=volume(100), deadline=None)
def test_fold_keeps_clear_of_all_bleed(job):
    """Fronts end 5 mm before the fold, bleed included; the way is taken that holds more."""
    pieces, plan = job
    plan = replace(plan, duplex=Duplex.FOLD)
    assume(not misfits(pieces, plan))
    for sheet in lay(pieces, plan):
        line = sheet.bed.axis
        end = sheet.art.right if line.upright else sheet.art.bottom
        assert line.total // 2 - end >= FOLD
    for one in pieces:
        assert bed_of(one, plan).fold
        assert need(one, plan).bleed == one.bleed


@given(jobs())
@settings(max_examples=volume(100), deadline=None)
def test_marks_never_touch_art_or_bleed(job):
    """Crop marks of about 0.2 mm stay on the paper and clear of all that is printed of a piece."""
    pieces, plan = job
    paper = Box(Um(0), Um(0), *plan.paper.size)
    for page, sheet in paired(impose(pieces, plan), pieces, plan):
        back = [sheet.bed.axis.box(one.under) for one in sheet.laid] if sheet.bed.fold else []
        for path in page.scene.items:
            if isinstance(path, Clip | Place):
                continue
            assert 150 <= path.stroke.width <= 250
            for x0, y0, x1, y1 in segments(path.steps):
                line = Box(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)).grown(100)
                assert not any(line.meets(one.seen) for one in sheet.laid)
                assert not any(line.meets(box) for box in back)
                assert paper.holds(line)


def segments(steps):
    numbers = [step for step in steps if not isinstance(step, str)]
    return list(zip(*[iter(numbers)] * 4, strict=True))


def test_o01_backs_land_behind_their_fronts():
    """Five cards with five backs, flipped on the long edge: columns mirror, rows stay."""
    pieces = [card(name, f"{name.lower()}1") for name in "ABCDE"]
    front, back = impose(pieces, SheetPlan(A4, TEN))
    assert rows(front) == [["A", "B", "C"], ["D", "E"]]
    assert rows(back) == [["c1", "b1", "a1"], ["e1", "d1"]]
    assert {place.turn for place in places(back)} == {0}
    left = {place.scene.name: place.x for place in places(back)}
    assert left["d1"] == left["a1"]  # the empty place is on the left: "_ e1 d1"


def test_o01_short_edge_turns_backs_on_their_head():
    """Flipped on the short edge rows mirror instead, and each back is turned by 180 degrees."""
    pieces = [card(name, f"{name.lower()}1") for name in "ABCDE"]
    _, back = impose(pieces, SheetPlan(A4, TEN, duplex=Duplex.SHORT))
    assert rows(back) == [["d1", "e1"], ["a1", "b1", "c1"]]
    assert {place.turn for place in places(back)} == {180}


def test_o02_part_full_sheet_and_cards_without_backs():
    """Backs stand only behind r1 to r4; the number of pages is even."""
    deck = [card(f"i{n}") for n in range(1, 8)] + [card(f"r{n}", "REF") for n in range(1, 5)]
    pages = impose(deck, SheetPlan(A4, TEN))
    assert [len(places(page)) for page in pages] == [9, 2, 2, 2]
    fronts = {p.scene.name: (p.x, p.y) for page in pages[::2] for p in places(page)}
    behind = [(p.x, p.y) for page in pages[1::2] for p in places(page)]
    mirrored = [(A4.size.width - x - mm(63), y) for x, y in (fronts[f"r{n}"] for n in range(1, 5))]
    assert behind == mirrored


def test_o03_letter_needs_two_sheets_where_a4_needs_one():
    """No card shrinks to save a sheet; two columns of four lying cards beat three of two."""
    deck = [card("c1", count=9, size=CARD_SIZES["poker"])]
    nine = Margins.all(mm(9))
    on_a4, on_letter = (impose(deck, SheetPlan(paper, nine)) for paper in (A4, LETTER))
    assert [len(places(page)) for page in on_a4] == [9]
    assert [len(places(page)) for page in on_letter] == [8, 1]
    assert {page.scene.size for page in on_letter} == {Size(mm("215.9"), mm("279.4"))}
    for page in (*on_a4, *on_letter):
        assert {(place.scale, *place.scene.size) for place in places(page)} == {(1, 63500, 88900)}


@pytest.mark.parametrize(
    ("paper", "edge", "width"),
    [(A4, "9.75", "63.5"), (A4, "7.5", "65"), (LETTER, "12.7", "63.5")],
)
def test_o05_three_cards_fit_to_the_hair(paper, edge, width):
    """190.5 mm hold three cards of 63.5 mm; a tenth more leaves two, and the note says why."""
    side = Margins(mm(edge), mm(10), mm(edge), mm(10))
    plan = SheetPlan(paper, side, Um(0), Duplex.SINGLE)
    fits = card("x", count=9, size=Size(mm(width), mm("85")))
    assert [len(sheet.laid) for sheet in lay([fits], plan)] == [9]
    wider = card("x", size=Size(Um(mm(width) + 100), mm(110)))
    assert "2 x 2 on a sheet: 3 columns would need" in notes([wider], plan)[0]


def test_o05_poker_cards_on_a4_take_one_sheet():
    side = Margins(mm("9.75"), mm(10), mm("9.75"), mm(10))
    deck = [card("x", count=9, size=CARD_SIZES["poker"])]
    assert [rows(page) for page in impose(deck, SheetPlan(A4, side, Um(0)))] == [[["x"] * 3] * 3]


def test_o07_too_large_is_refused_with_sizes():
    """Each thing is named with its size and the printable size; no page is made."""
    sun = piece("sun", Size(mm(250), mm(250)), outline=Outline.ROUND)
    huge = card("huge", size=Size(mm(205), mm(292)))
    with pytest.raises(TooBig) as refused:
        impose([sun, huge], SheetPlan(A4, TEN))
    assert refused.value.faults == (
        "sun: 250 x 250 mm, but 190 x 277 mm of A4 are printable: too wide by 60 mm; "
        "it fits Tabloid or A3",
        "huge: 205 x 292 mm, but 190 x 277 mm of A4 are printable: too wide by 15 mm and "
        "too tall by 15 mm; margins <= 2.5 mm would do, or it fits Tabloid or A3",
    )


def test_o07_grid_that_does_not_fit_is_refused():
    with pytest.raises(TooBig, match="4 columns x 3 rows of 63 x 88 mm take 252 x 264 mm"):
        impose([card("h1")], SheetPlan(A4, TEN, cells=(4, 3)))


def test_a_refusal_says_what_would_fit():
    """Nine poker cards with 1.5 mm bleed on Letter: too tall by 6.3 mm; 3 x 2, or less bleed."""
    deck = [piece("h1", CARD_SIZES["poker"], bleed=1500)]
    plan = SheetPlan(LETTER, Margins.all(mm(5)), Um(3000), cells=(3, 3))
    (said,) = misfits(deck, plan)
    assert said == (
        "h1: 3 columns x 3 rows of 63.5 x 88.9 mm take 199.5 x 275.7 mm, but 205.9 x 269.4 mm of "
        "Letter are printable: too tall by 6.3 mm; 3 x 2 fits, or bleed <= 0.45 mm"
    )
    assert not misfits([piece("h1", CARD_SIZES["poker"], bleed=450)], replace(plan, gap=Um(900)))
    assert misfits([piece("h1", CARD_SIZES["poker"], bleed=460)], replace(plan, gap=Um(920)))


@given(jobs(), st.integers(1, 9), st.integers(1, 9))
@settings(max_examples=volume(80), deadline=None)
def test_law_the_grid_that_is_said_to_fit_does(job, columns, rows):
    """Ask for too many columns and rows: the numbers in the refusal are held to."""
    pieces, plan = job
    one = pieces[:1]
    (said, *_) = misfits(one, replace(plan, cells=(columns, rows))) or ("",)
    found = re.search(r"(\d+) x (\d+) fits", said)
    if found:
        smaller = (int(found[1]), int(found[2]))
        assert not misfits(one, replace(plan, cells=smaller))
        assert smaller != (columns, rows)


# Counted by hand: cards on a sheet at margins of 5, 6.35 and 10 mm, for 0, 2, 3 mm of own bleed.
HOW_MANY = {
    ("standard", "a4"): ("9 9 9", "8 8 8", "8 8 8"),
    ("poker", "a4"): ("9 9 8", "8 8 8", "8 8 6"),
    ("standard", "letter"): ("9 9 8", "8 6 6", "6 6 6"),
    ("poker", "letter"): ("9 9 8", "6 6 6", "6 6 6"),
    ("euro", "a4"): ("9 9 9", "8 8 6", "8 8 4"),
    ("bridge", "a4"): ("10 9 9", "9 9 8", "9 8 8"),
    ("mini-euro", "a4"): ("16 16 16", "12 12 10", "12 10 10"),
    ("mini-american", "a4"): ("21 18 18", "16 16 16", "16 16 16"),
    ("tarot", "a4"): ("4 4 4", "4 4 4", "4 4 4"),
    ("tarot", "letter"): ("4 4 4", "4 4 4", "4 4 4"),
}


@pytest.mark.parametrize(("size", "paper"), HOW_MANY)
def test_how_many_cards_fit(size, paper):
    counted = []
    for bleed in (0, 2000, 3000):
        deck = [piece("x", CARD_SIZES[size], "", bleed, 30)]
        edges = [Margins.all(mm(edge)) for edge in ("5", "6.35", "10")]
        plans = [SheetPlan(PAPERS[paper], edge, Um(2 * bleed)) for edge in edges]
        counted.append(" ".join(str(len(lay(deck, plan)[0].laid)) for plan in plans))
    assert tuple(counted) == HOW_MANY[size, paper]


def test_nothing_to_print_makes_no_page():
    assert impose([], SheetPlan(A4)) == ()
    assert impose([card("x", count=0)], SheetPlan(A4)) == ()


def test_trim_and_bleed_boxes_go_round_the_cards():
    (page,) = impose([piece("x", CARD_SIZES["standard"], "", 2000, 4)], SheetPlan(A4))
    assert page.trim.size == Size(mm(189), mm(176))
    assert page.bleed == page.trim.grown(2000)


def test_long_edge_of_a_lying_sheet_is_the_horizontal_one():
    assert about_vertical(A4.size, Duplex.LONG)
    assert not about_vertical(LYING.size, Duplex.LONG)
    assert about_vertical(LYING.size, Duplex.SHORT)
