"""Laws of columns and pages, over bricks that show nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from forge.draw.rulebook_bricks import Band, Bond, Brick, Frame, Panel, Spot, height, stack
from forge.draw.rulebook_flow import flow
from forge.draw.rulebook_run import Run, justified, strain
from forge.draw.rulebook_ways import lowest
from forge.geometry import Box, box_mm, mm
from forge.scene import Path

FRAME = Frame(box_mm(17, 20, 176, 250), mm(7))
PANEL = Panel("box", mm(4), lambda _box: ())


def plain(high: int, **more: object) -> Brick:
    return replace(Brick(mm(high), lambda _spot: ()), **more)  # type: ignore[arg-type]


bricks = st.builds(
    Brick,
    height=st.integers(1, 60).map(mm),
    draw=st.just(lambda _spot: ()),
    above=st.integers(0, 8).map(mm),
    bond=st.sampled_from([Bond.FREE, Bond.FREE, Bond.STEP, Bond.DEAR, Bond.SOFT, Bond.HARD]),
    panel=st.sampled_from([None, None, PANEL]),
)
bands = st.lists(
    st.builds(
        Band,
        bricks=st.lists(bricks, min_size=1, max_size=25).map(tuple),
        columns=st.integers(1, 3),
        fresh=st.booleans(),
    ),
    min_size=1,
    max_size=5,
)


@given(bands)
def test_every_brick_is_laid_once_and_in_order(given_bands):
    laid = [
        (part.brick.height, part.brick.bond)
        for leaf in flow(given_bands, FRAME)
        for part in leaf.laid
    ]
    assert laid == [(brick.height, brick.bond) for band in given_bands for brick in band.bricks]


@given(bands)
def test_nothing_leaves_the_text_area(given_bands):
    for leaf in flow(given_bands, FRAME):
        assert all(FRAME.area.holds(part.box) for part in leaf.laid)
        assert all(FRAME.area.holds(ground.box) for ground in leaf.grounds)


@given(bands)
def test_no_two_bricks_lie_on_one_another(given_bands):
    for leaf in flow(given_bands, FRAME):
        boxes = [part.box for part in leaf.laid]
        assert not any(a.meets(b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])


@given(bands)
def test_a_hard_bond_is_broken_only_where_the_chain_is_higher_than_a_column(given_bands):
    for band in given_bands:
        laid = [(n, part) for n, leaf in enumerate(flow([band], FRAME)) for part in leaf.laid]
        for index, ((page, a), (next_page, b)) in enumerate(pairwise(laid)):
            if (page, a.column) != (next_page, b.column) and a.brick.bond is Bond.HARD:
                chain = list(band.bricks[: index + 2])
                while len(chain) > 2 and chain[0].bond is not Bond.HARD:
                    chain.pop(0)
                assert height(chain) > FRAME.area.height


def test_a_heading_moves_on_with_its_text():
    """The heading would fit at the foot of the column, its text would not."""
    leaf = flow([Band((plain(240), plain(6, bond=Bond.HARD), plain(9), plain(200)))], FRAME)[0]
    assert [part.column for part in leaf.laid] == [0, 1, 1, 1]


def test_a_table_is_not_cut_when_it_fits_a_column():
    rows = (*(plain(10, bond=Bond.SOFT) for _ in range(19)), plain(10))
    leaf = flow([Band((plain(150), *rows, plain(200)))], FRAME)[0]
    assert {part.column for part in leaf.laid[1:21]} == {1}


def test_a_table_longer_than_a_column_is_cut_between_rows():
    rows = tuple(plain(10, bond=Bond.SOFT) for _ in range(40))
    leaf = flow([Band(rows)], FRAME)[0]
    assert [part.column for part in leaf.laid] == [0] * 25 + [1] * 15


def test_a_long_table_is_cut_between_rows_only_where_a_column_would_stay_empty():
    """Cutting it costs less than half an empty column, and more than a little white."""
    rows = (*(plain(10, bond=Bond.DEAR) for _ in range(15)), plain(10))
    short = flow([Band((plain(80), *rows, plain(236)))], FRAME)[0]
    assert {part.column for part in short.laid[1:17]} == {0}
    cut = flow([Band((plain(170), *rows, plain(90)))], FRAME)[0]
    assert {part.column for part in cut.laid[1:17]} == {0, 1}


def test_last_columns_end_together_though_that_cuts_a_box():
    """A box that may be cut between its steps is, where a page would end unevenly otherwise."""
    box = (*(plain(20, bond=Bond.STEP, panel=PANEL) for _ in range(4)), plain(20, panel=PANEL))
    leaf = flow([Band((plain(10), *box))], FRAME)[0]
    left, right = ([p.box.bottom for p in leaf.laid if p.column == side] for side in (0, 1))
    assert abs(max(left) - max(right)) <= mm(10)


def test_a_box_is_cut_between_its_steps_where_a_column_would_stay_empty():
    def sides(bond):
        box = (*(plain(20, bond=bond) for _ in range(3)), plain(20))
        leaf = flow([Band((plain(228), *box, plain(190), plain(250), plain(250)))], FRAME)[0]
        return [part.column for part in leaf.laid[1:5]]

    assert sides(Bond.STEP) == [0, 1, 1, 1]
    assert sides(Bond.SOFT) == [1, 1, 1, 1]


def test_white_grows_once_more_where_figures_have_grown_as_far_as_they_can():
    """A column ends at the foot though that takes all of the white there is to give."""
    run = Run(tuple(plain(40, above=mm(10)) for _ in range(5)))
    give = run.give(((0, 5),))
    for more in (0.5, 0.9):
        high = give.height + int(more * give.white)
        assert height(justified(run.bricks, give, high)) == high
        assert strain(high - give.height, give) < strain(high + mm(1) - give.height, give)
    assert height(justified(run.bricks, give, give.height * 2)) == give.height + give.white


def test_the_last_columns_are_balanced():
    leaf = flow([Band(tuple(plain(10) for _ in range(12)))], FRAME)[0]
    assert [part.column for part in leaf.laid] == [0] * 6 + [1] * 6


def test_white_space_above_is_dropped_at_the_top_of_a_column():
    leaf = flow([Band(tuple(plain(10, above=mm(3)) for _ in range(4)))], FRAME)[0]
    assert next(part.spot.y for part in leaf.laid if part.column == 1) == FRAME.area.y


def test_a_panel_cut_by_a_column_keeps_its_padding_on_both_sides():
    panel = Panel("box", mm(4), lambda _box: ())
    rows = tuple(plain(20, bond=Bond.SOFT, panel=panel) for _ in range(14))
    leaf = flow([Band(rows)], FRAME)[0]
    boxes = [ground.box for ground in leaf.grounds]
    assert boxes[0] == Box(FRAME.area.x, FRAME.area.y, boxes[0].width, mm(4 + 12 * 20 + 4))
    assert boxes[1].height == mm(4 + 2 * 20 + 4)


def test_a_fresh_band_begins_a_page_of_its_own():
    leaves = flow([Band((plain(10),)), Band((plain(10),), fresh=True)], FRAME)
    assert [len(leaf.laid) for leaf in leaves] == [1, 1]


def test_a_brick_higher_than_the_page_is_told_with_the_surplus():
    leaf = flow([Band((plain(260),), columns=1)], FRAME)[0]
    assert [over for _, over in leaf.over] == [mm(10)]


def test_text_passes_a_figure_that_does_not_fit_and_the_figure_heads_the_next_column():
    figure = plain(90, drifts=True, name="figure")
    after = tuple(plain(10, name=f"after{i}") for i in range(30))
    leaf = flow([Band((plain(200), figure, *after))], FRAME)[0]
    assert [part.brick.name for part in leaf.laid[1:7]] == [
        *(f"after{i}" for i in range(5)),
        "figure",
    ]
    assert [part.column for part in leaf.laid[:7]] == [0] * 6 + [1]


def test_text_of_another_section_does_not_pass_a_figure():
    figure = plain(90, drifts=True)
    leaves = flow([Band((plain(200), figure, plain(10, anchor="next"), plain(200)))], FRAME)
    assert [part.brick.drifts for leaf in leaves for part in leaf.laid] == [0, 1, 0, 0]


def test_right_to_left_columns_begin_on_the_right():
    frame = Frame(FRAME.area, FRAME.gap, rtl=True)
    leaf = flow([Band((plain(200), plain(200)))], frame)[0]
    assert leaf.laid[0].spot.x > leaf.laid[1].spot.x
    assert [part.spot.leftwards for part in leaf.laid] == [False, True]


def test_a_full_column_ends_at_the_foot_when_its_gaps_can_grow_a_little():
    leaf = flow([Band(tuple(plain(24, above=mm(1)) for _ in range(40)))], FRAME)[0]
    last = [part for part in leaf.laid if part.column == 0][-1]
    assert last.box.bottom == FRAME.area.bottom


@given(st.lists(bricks, min_size=1, max_size=8))
def test_a_stack_is_as_high_as_it_says(given_bricks):
    def mark(spot):
        return (Path(("M", spot.x, spot.y)),)

    loose = [replace(brick, draw=mark, panel=None) for brick in given_bricks]
    last = stack(loose, Spot(0, 0, mm(80), 0, leftwards=True))[-1]
    assert isinstance(last, Path)
    assert last.steps[2] == height(loose) - loose[-1].height


def test_across_mirrors_for_right_to_left():
    left, right = (Spot(10, 0, 100, 0, leftwards=True, rtl=rtl) for rtl in (False, True))
    assert (left.across(5, 20), right.across(5, 20)) == (15, 85)


def holds(run, columns, room, bond):
    """Whether some way to cut the bricks at such bonds leaves no column higher than the room."""
    if columns == 0 or not run:
        return not run
    ends = [i for i, b in enumerate(run, 1) if b.bond <= bond or i == len(run)]
    return any(height(run[:i]) <= room and holds(run[i:], columns - 1, room, bond) for i in ends)


runs = st.lists(bricks, min_size=1, max_size=9).map(tuple)


@given(runs, st.integers(1, 3), st.sampled_from([Bond.FREE, Bond.DEAR]))
def test_the_lowest_columns_are_those_that_no_way_to_cut_makes_lower(run, columns, bond):
    least = lowest(Run(run), 0, None, columns, bond)
    assert holds(run, columns, least, bond)
    assert not holds(run, columns, least - 1, bond)


@given(st.lists(bricks, min_size=2, max_size=12).map(tuple), st.data())
def test_sums_say_how_high_a_part_is(run, data):
    begin = data.draw(st.integers(0, len(run) - 1))
    end = data.draw(st.integers(begin + 1, len(run)))
    assert Run(run).give(((begin, end),)).height == height(run[begin:end])
