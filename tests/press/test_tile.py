"""Tiling: nothing of the drawing is lost, overlaps are exact, no sheet is wasted."""

import math
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import Box, Size, Um, mm
from forge.press.assembly import assembly
from forge.press.paper import PAPERS, Margins, TooBig
from forge.press.tile import TilePlan, tile, tiling, whole
from forge.scene import Clip, Path, Place, Scene

A4 = PAPERS["a4"]
TEN = Margins.all(mm(10))


def board(width, height, name="board"):
    return Scene(Size(Um(width), Um(height)), (), name)


def told(slips):
    """A label that keeps what it is asked to say."""

    def label(slip):
        slips.append(
            f"row {slip.row} of {slip.rows}, column {slip.column} of {slip.columns}, "
            f"sheet {slip.sheet} of {slip.sheets}"
        )
        return ()

    return label


plans = st.builds(
    TilePlan,
    st.sampled_from([A4, PAPERS["letter"], PAPERS["a3"]]),
    st.builds(Margins, *[st.integers(0, 20_000).map(Um)] * 4),
    st.integers(0, 20_000).map(Um),
    st.sampled_from([None, False, True]),
)
boards = st.builds(board, st.integers(10_000, 1_300_000), st.integers(10_000, 1_300_000))


@given(boards, plans)
@settings(max_examples=volume(150), deadline=None)
def test_law_tiles_cover_the_drawing_without_gap(scene, plan):
    """Windows begin and end with the drawing; neighbours share exactly the overlap asked for."""
    made = tiling(scene, plan)
    for start, end, count, length, key in (
        ("x", "right", made.columns, scene.size.width, "row"),
        ("y", "bottom", made.rows, scene.size.height, "column"),
    ):
        line = [t.window for t in made.tiles if getattr(t, key) == 1]
        assert len(line) == count
        assert (getattr(line[0], start), getattr(line[-1], end)) == (0, length)
        for one, after in pairwise(line):
            assert getattr(one, end) - getattr(after, start) == plan.overlap
        spans = {getattr(window, end) - getattr(window, start) for window in line}
        assert max(spans) - min(spans) <= 1


@given(boards, plans)
@settings(max_examples=volume(100), deadline=None)
def test_law_fewest_sheets_within_the_margins(scene, plan):
    """Each tile lies in the printable area; one row or column fewer would not cover the drawing."""
    made = tiling(scene, plan)
    for count, room, length in (
        (made.columns, made.area.width, scene.size.width),
        (made.rows, made.area.height, scene.size.height),
    ):
        assert count == 1 or (count - 1) * (room - plan.overlap) + plan.overlap < length
    for page in tile(scene, plan):
        assert made.area.holds(page.trim)


@given(boards, plans, st.floats(0, 1), st.floats(0, 1))
@settings(max_examples=volume(100), deadline=None)
def test_law_a_point_is_drawn_at_the_same_place_of_the_drawing_on_every_sheet(scene, plan, u, v):
    """On each sheet that shows a point, it stands as far from the tile's edge as in the drawing."""
    point = (round(u * scene.size.width), round(v * scene.size.height))
    made = tiling(scene, plan)
    shown = 0
    for one, page in zip(made.tiles, tile(scene, plan), strict=True):
        clip = page.scene.items[0]
        place = clip.items[0]
        assert (place.scene, place.turn, place.scale) == (scene, 0, 1)
        x, y = place.x + point[0], place.y + point[1]
        if page.trim.holds(Box(Um(x), Um(y), Um(0), Um(0))):
            shown += 1
            assert x - page.trim.x == point[0] - one.window.x
            assert y - page.trim.y == point[1] - one.window.y
    assert shown >= 1


@given(boards, plans)
@settings(max_examples=volume(100), deadline=None)
def test_marks_and_glue_bars_stay_off_the_art(scene, plan):
    assume(len(tiling(scene, plan).tiles) < 40)
    for page in tile(scene, plan):
        paper = Box(Um(0), Um(0), *page.scene.size)
        for path in page.scene.items:
            if isinstance(path, Clip | Place):
                continue
            for box in ink(path):
                assert not box.meets(page.trim)
                assert paper.holds(box)


def ink(path: Path):
    """The boxes of a path's lines, or of its filled outline."""
    numbers = [step for step in path.steps if not isinstance(step, str)]
    group = 4 if path.stroke else len(numbers)
    half = path.stroke.width // 2 if path.stroke else 0
    for at in range(0, len(numbers), group):
        xs, ys = numbers[at : at + group : 2], numbers[at + 1 : at + group : 2]
        yield Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(half)


O06 = [("exact", 190, 277, 1), ("one-mm", 191, 277, 2), ("two", 375, 277, 2), ("big", 400, 300, 6)]


@pytest.mark.parametrize(("name", "width", "height", "sheets"), O06)
def test_o06_boards_take_the_sheets_they_need(name, width, height, sheets):
    """A4 upright, 10 mm margins, 5 mm overlap; every sheet is labelled and none is blank."""
    slips = []
    plan = TilePlan(A4, TEN, mm(5), lying=False, label=told(slips))
    pages = tile(board(mm(width), mm(height), name), plan)
    assert len(pages) == len(slips) == sheets
    for page in pages:
        clip = page.scene.items[0]
        assert clip.items[0].scene.name == name
        assert page.trim.width > mm(5) < page.trim.height
    if name == "big":
        assert slips[1] == "row 1 of 2, column 2 of 3, sheet 2 of 6"


def test_o06_lying_sheets_are_taken_when_fewer_do():
    made = tiling(board(mm(400), mm(300)), TilePlan(A4, TEN, mm(5)))
    assert (made.columns, made.rows, made.paper) == (2, 2, A4.size.turned)


def test_a2_board_on_a4_does_not_grow_by_rounding():
    """Four A4 sheets without margins hold exactly an A2 board (A4 rounded to points makes six)."""
    plan = TilePlan(A4, Margins.all(0), Um(0))
    assert len(tile(board(mm(420), mm(594)), plan)) == 4


def test_o07_paper_too_small_for_its_overlap_is_refused():
    plan = TilePlan(PAPERS["a5"], Margins.all(mm(60)), mm(10))
    with pytest.raises(
        TooBig, match="board: 400 x 300 mm cannot be cut into tiles: 28 x 90 mm of A5"
    ):
        tile(board(mm(400), mm(300)), plan)


def test_untiled_page_is_as_large_as_the_drawing():
    page = whole(board(mm(400), mm(300)), mm(3), mm(7))
    assert page.scene.size == Size(mm(420), mm(320))
    assert (page.trim.size, page.bleed.size) == (Size(mm(400), mm(300)), Size(mm(406), mm(306)))


def test_assembly_map_fits_its_room_and_counts_the_tiles():
    slips = []
    plan = TilePlan(A4, TEN, mm(5), lying=False)
    drawn = assembly(board(mm(400), mm(300)), plan, Size(mm(100), mm(100)), told(slips))
    assert drawn.size == Size(mm(100), mm(75))
    assert [slip.split(", ")[2] for slip in slips] == [f"sheet {n} of 6" for n in range(1, 7)]
    assert math.isclose(drawn.items[0].items[0].items[0].scale, 0.25)
