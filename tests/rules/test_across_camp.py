"""Across Africa: storing on the crocodile; the end of the expedition (A9, A10, A15, A36-A58)."""

from __future__ import annotations

import itertools

import pytest
from africa_table import At, Table

FULL = "5 5 5 5 5 5 5 32"
ALMOST = "5 5 5 5 5 5 5 3"


def camped(photos, slots="", *, gems=0, **readings):
    """A table at which the first pawn has come to the camp on 5, whose diamond is gone already."""
    t = Table(At(4, photos=photos, gems=gems), At(0), slots=slots, **readings)
    t.s.supply, t.s.lies[5] = t.s.supply + 1, 0
    t.throws(1)
    return t


def stores(t):
    return [name for name in t.legal if name.startswith("store ")]


def test_a15_all_store_on_one_crocodile():
    t = Table(At(4, photos="2"), At(28, photos="3"))
    t.throws(1)
    t.does("store diamonds", "store 2 in slot 1")
    t.throws(1)
    t.does("store diamonds", "store 3 in slot 1")
    assert t.slots == ["23"]
    assert t.s.stored_gems == 2


def test_a36_any_number_of_photos_and_all_diamonds_may_be_stored():
    for wanted in ([], ["2"], ["5"], ["2", "5"]):
        t = camped("2 5", gems=2)
        for slot, photo in enumerate(wanted, 1):
            t.does(f"store {photo} in slot {slot}")
        t.does("store diamonds") if wanted else t.does("done")
        assert t.slots == wanted
        assert t.s.stored_gems == (2 if wanted else 0)


@pytest.mark.parametrize(("answer", "expected"), [("all_or_none", 3), ("any", 1)])
def test_a36_r15_diamonds_are_stored_all_or_none(answer, expected):
    t = camped("5", gems=3, diamonds_stored=answer)
    t.does("store diamonds")
    assert t.s.stored_gems == expected


def test_a37_nothing_is_stored_anywhere_else():
    t = Table(At(8, photos="5", gems=1), At(0))
    t.throws(1)
    assert t.s.seat == 1
    assert t.slots == []


@pytest.mark.parametrize(
    ("slots", "photo", "expected"),
    [
        ("3", "3", ["store 3 in slot 2"]),
        ("2", "2", ["store 2 in slot 2"]),
        ("32", "2", ["store 2 in slot 2"]),
        ("5", "2", ["store 2 in slot 2"]),
        ("3", "2", ["store 2 in slot 1", "store 2 in slot 2"]),
        ("2 2 3", "5", ["store 5 in slot 4"]),
        ("3 3", "2", ["store 2 in slot 1", "store 2 in slot 3"]),
    ],
)
def test_a41_a43_a44_a_slot_holds_two_photos_worth_five_at_most_and_no_two_alike(
    slots, photo, expected
):
    """Where two slots hold the same, the first of them is offered."""
    assert stores(camped(photo, slots)) == expected


def test_a42_photos_are_spread_over_slots_freely():
    together, apart = camped("2 3"), camped("2 3")
    together.does("store 2 in slot 1", "store 3 in slot 1")
    apart.does("store 2 in slot 1", "store 3 in slot 2")
    assert together.slots == ["23"]
    assert apart.slots == ["2", "3"]


def test_a45_what_is_stored_stays():
    t = camped("5", slots=ALMOST)
    assert stores(t) == []
    assert t.s.seat == 1  # nothing can be stored: the turn has passed


def test_a47_the_example_of_the_source():
    """First at the camp: store the diamond; a 2 may join a 3 or lie alone, a 5 needs a slot."""
    t = Table(At(4, photos="2 5"), At(0), slots="3")
    t.throws(1)
    t.does("store diamonds")
    assert t.s.stored_gems == 1
    assert stores(t) == ["store 2 in slot 1", "store 2 in slot 2", "store 5 in slot 2"]


def test_a10_a55_a56_at_the_wharf_nothing_can_be_stored_any_more():
    t = Table(At(92, photos="2", gems=5), At(0), slots=ALMOST)
    t.throws(6)
    assert t.over
    assert t.at(0) == 93
    assert t.story[-4:] == ["wharf", "loss", "short-points", "short-gems"]
    assert t.scores == [0, 0]


@pytest.mark.parametrize(("slots", "gems"), [(FULL, 4), (ALMOST, 5)])
def test_a9_a57_without_forty_points_and_five_diamonds_all_lose(slots, gems):
    t = Table(At(92), At(0), slots=slots, gems=gems)
    t.throws(1)
    assert t.over
    assert t.scores == [0, 0]


def test_a9_a57_with_forty_points_and_five_diamonds_all_win():
    t = Table(At(92), At(0), slots=FULL, gems=5)
    t.throws(1)
    assert t.scores == [1000, 1000]


def test_a58_all_win_as_soon_as_all_is_stored():
    """Before the turn passes."""
    t = camped("2", slots=ALMOST, gems=1)
    t.s.stored_gems, t.s.supply = 4, t.s.supply - 4
    t.does("store 2 in slot 8")
    assert not t.over
    t.does("store diamonds")
    assert t.over
    assert t.scores == [1000, 1000]
    assert t.s.seat == 0


@pytest.mark.parametrize(("answer", "expected"), [(True, 7), (False, 5)])
def test_a57_r8_more_diamonds_than_five(answer, expected):
    t = camped("5", gems=7, spare_diamonds=answer)
    t.does("store diamonds")
    assert t.s.stored_gems == expected


def test_a41_a57_eight_full_slots_are_just_enough():
    """Zero slack: the goal asks for every slot to be worth five, so one lone 2 or 3 is too much."""
    b = Table().b
    assert b.slots * b.slot_points == b.goal_points
    fillings = [
        combo
        for n in range(1, b.slot_photos + 1)
        for combo in itertools.combinations((2, 3, 5), n)
        if sum(combo) == b.slot_points
    ]
    assert fillings == [(5,), (2, 3)]
