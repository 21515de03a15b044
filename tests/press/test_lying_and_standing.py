"""Cards that lie and cards that stand: on one sheet where that saves one, never one in another."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from volume import volume

from forge.geometry import Box, Size, Um, mm
from forge.press.layout import SheetPlan, lay, misfits, need
from forge.press.paper import PAPERS, Margins, printable
from forge.press.turn import Duplex
from forge.scene import Piece, Scene
from forge.scene.piece import Outline

STANDING = Size(mm(63), mm(88))


def piece(name, size, bleed, count, outline=Outline.RECT):
    return Piece(
        name, Scene(size, (), name), size, Scene(size, (), name), Um(bleed), outline, count
    )


@st.composite
def jobs(draw):
    """Two decks of one size, one lying, one standing, and a plan that holds them."""
    size = Size(Um(draw(st.integers(20_000, 95_000))), Um(draw(st.integers(20_000, 120_000))))
    assume(size.width != size.height)
    bleed = draw(st.integers(0, 3_000))
    counts = [draw(st.integers(1, 30)) for _ in range(2)]
    plan = SheetPlan(
        PAPERS[draw(st.sampled_from(["a4", "letter"]))],
        Margins.all(draw(st.sampled_from([0, 5_000, 6_350]))),
        gap=draw(st.sampled_from([None, Um(2 * bleed)])),
        duplex=draw(st.sampled_from(Duplex)),
    )
    pieces = [piece("a", size, bleed, counts[0]), piece("b", size.turned, bleed, counts[1])]
    assume(not misfits(pieces, plan))
    return pieces, plan


@given(jobs())
@settings(max_examples=volume(150), deadline=None)
def test_law_nothing_is_lost_swapped_or_laid_over_another(job):
    """All copies in order, no bleed on another's trim, and no more sheets than deck by deck."""
    pieces, plan = job
    sheets = lay(pieces, plan)
    names = [one.piece.id for sheet in sheets for one in sheet.laid]
    assert names == [p.id for p in pieces for _ in range(p.count)]
    assert len(sheets) <= sum(len(lay([p], plan)) for p in pieces)
    for sheet in sheets:
        assert sheet.bed.room.holds(sheet.trim.grown(need(pieces[0], plan).rim))
        for one, other in permutations(sheet.laid, 2):
            assert not one.seen.meets(other.slot.box)
            assert not one.under.meets(other.slot.box)


@given(jobs())
@settings(max_examples=volume(150), deadline=None)
def test_law_where_lying_and_standing_meet_each_has_its_own_bleed(job):
    """A row of its own, and twice the bleed between the two cuts: no colour runs over."""
    pieces, plan = job
    for sheet in lay(pieces, plan):
        above = [one.slot.box.bottom for one in sheet.laid if one.piece.id == "a"]
        below = [one.slot.box.y for one in sheet.laid if one.piece.id == "b"]
        if above and below:
            assert min(below) - max(above) >= 2 * max(pieces[0].bleed, plan.back_bleed)


@pytest.mark.parametrize(
    ("lying", "sheets", "shared"), [(1, 3, True), (3, 3, True), (9, 4, False), (30, 6, True)]
)
def test_a_deck_that_lies_fills_up_the_sheet_of_one_that_stands(lying, sheets, shared):
    """24 and 30 cards take six sheets of A4, not seven; where none is saved, decks stay apart."""
    decks = [piece("a", STANDING, 3_000, 24), piece("b", STANDING.turned, 3_000, lying)]
    made = lay(decks, SheetPlan(PAPERS["a4"]))
    assert len(made) == sheets
    assert any(len({one.piece.id for one in sheet.laid}) == 2 for sheet in made) == shared
    turns = {(one.piece.id, one.slot.turn) for sheet in made for one in sheet.laid}
    assert turns == {("a", 0), ("b", 90)}


def test_letter_has_no_room_for_two_cuts_between_so_decks_stay_apart():
    """Three rows of 88 mm leave 2.7 mm: not enough for bleed on both sides."""
    decks = [piece("a", STANDING, 3_000, 24), piece("b", STANDING.turned, 3_000, 30)]
    sheets = lay(decks, SheetPlan(PAPERS["letter"]))
    assert [len({one.piece.id for one in sheet.laid}) for sheet in sheets] == [1] * 7


@pytest.mark.parametrize("other", [
    piece("b", STANDING.turned, 2_000, 3), piece("b", Size(mm(88), mm(64)), 3_000, 3),
    piece("b", STANDING.turned, 3_000, 3, Outline.NET),
])  # fmt: skip
def test_pieces_of_another_bleed_size_or_outline_do_not_share_a_sheet(other):
    sheets = lay([piece("a", STANDING, 3_000, 3), other], SheetPlan(PAPERS["a4"]))
    assert [{one.piece.id for one in sheet.laid} for sheet in sheets] == [{"a"}, {"b"}]


def test_the_sheet_that_both_share_lies_within_the_margins():
    decks = [piece("a", STANDING, 3_000, 6), piece("b", STANDING.turned, 3_000, 3)]
    plan = SheetPlan(PAPERS["a4"])
    (sheet,) = lay(decks, plan)
    area = printable(plan.paper.size, plan.margins)
    assert area.holds(Box(area.x, sheet.art.y, area.width, sheet.art.height))
