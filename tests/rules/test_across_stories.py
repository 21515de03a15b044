"""What is told of each card, each field and each end of Across Africa, event by event.

A table is set up by hand; all events count, with whom they befell, where, and how much.
"""

from __future__ import annotations

import pytest
from africa_table import At, Table

ENDS = ("nothing", "bottom")
"""What is told of a card last; its amount is the card."""


def told(t):
    """What was told since the table was set up: event, seat, field, amount."""
    found = [f"{each.id} {each.seat} {each.place} {each.amount}" for each in t.heard]
    t.heard.clear()
    return found


def after(card, *others):
    """The table after the first player has drawn a card on field 4, and what is told of it."""
    t = Table(At(3), *others)
    t.pile(photos="3")
    t.draws(card)
    lines = told(t)
    assert lines[:2] == ["roll 0 3 1", "go 0 4 0"]
    number = t.b.names.cards.index(card)
    assert lines[2] == f"card 0 4 {number}"
    ends = {f"{what} 0 {v} {number}": f"{what} 0 {v}" for what in ENDS for v in (0, 4, 6)}
    return t, [ends.get(line, line) for line in lines[3:]]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("baobab", ["keep-photo 0 4 5"]),
        ("explorers-map", ["keep-map 0 4 0"]),
        ("open-savanna", ["photo 0 4 3", "bottom 0 4"]),
        ("elephant-herd", ["skip 0 4 1", "bottom 0 4"]),
        ("curious-baboon", ["nothing 0 4", "bottom 0 4"]),
        ("ripped-backpack", ["nothing 0 4", "bottom 0 4"]),
        ("diamonds-mine", ["mine 0 4 0", "nothing 0 4", "bottom 0 4"]),
        ("friendly-guide", ["moved 0 6 0", "photo 0 6 3", "bottom 0 6"]),
        ("swollen-ford", ["moved 0 0 0", "path 0 0 0", "bottom 0 0"]),
    ],
)
def test_a27_a33_what_each_card_tells_of_a_lone_player(card, expected):
    """The field 4 lies beside the camp on 5, so that a mine has nothing to lay."""
    t, lines = after(card)
    assert lines == expected
    assert (t.s.card, t.s.chosen, t.s.seat, t.s.mover) == (0, 0, 1, 1)


def test_a28_with_two_players_telegram_needs_no_choice():
    t, lines = after("telegram", At(30))
    assert lines == ["choose 0 4 1", "moved 1 29 0", "gem 1 29 1", "camp 1 29 0"]
    assert (t.turn, t.legal) == (1, ["done", "store diamonds"])


def test_a28_the_drawer_chooses_whom_the_telegram_sends():
    t, _ = after("telegram", At(30), At(30))
    assert t.turn == 0
    t.does("choose player 3")
    assert told(t)[:2] == ["choose 0 4 2", "moved 2 29 0"]
    t.does("done")
    assert (t.s.card, t.s.chosen) == (0, 0)


def test_a33_ad13_with_all_others_at_the_wharf_a_telegram_finds_nobody():
    t = Table(At(92), At(3), edition="race", finish_round=True)
    t.throws(1)
    assert told(t) == ["roll 0 92 1", "go 0 93 0", "wharf 0 93 0", "first 0 93 5",
                       "last-round 0 93 1"]  # fmt: skip
    t.pile(cards="telegram")
    t.throws(1)
    assert [line.split()[0] for line in told(t)] == [
        "roll", "go", "card", "nothing", "bottom", "points", "points", "victory",
    ]  # fmt: skip
    assert t.over


def test_a32_two_maps_are_held_and_played_one_after_the_other():
    t = Table(At(3, maps=1), At(0))
    t.pile(cards="explorers-map")
    t.throws(1)
    t.does("keep the throw")
    assert t.s.maps == [2, 0]
    t.throws(6)
    t.does("map to 1")
    assert t.s.maps == [1, 0]
    assert "map 0 4 1" in told(t)


def test_a36_a41_a43_what_is_told_of_storing():
    t = Table(At(4, photos="5 3 2 baobab", gems=2), At(0))
    t.throws(1)
    told(t)
    t.does("store diamonds")
    assert told(t) == ["store-gems 0 5 3"]
    t.does("store 3 in slot 1", "store 2 in slot 1")
    assert told(t) == ["store 0 5 3", "join 0 5 2", "slot-full 0 5 1"]
    t.does("store baobab in slot 2", "store 5 in slot 3")
    assert told(t)[:4] == [
        "store-unique 0 5 5", "slot-full 0 5 2", "store 0 5 5", "slot-full 0 5 3",
    ]  # fmt: skip
    assert (t.s.points, t.s.seat) == (15, 1)


def test_a46_the_photo_behind_moves_up_and_its_pile_is_told():
    t = Table(At(3), At(0), slots="32")
    t.draws("ripped-backpack")
    told(t)
    t.does("take 3 from slot 1")
    assert [line.split()[0] for line in told(t)] == ["unstore", "bottom"]
    assert (t.slots, t.s.points) == (["2"], 2)
    assert t.s.slot[:2] == [1, 0]


def test_a46_ad5_a_unique_photo_on_the_crocodile_goes_back_to_the_cards():
    t = Table(At(3), At(0))
    k = t.b.names.photos.index("baobab")
    t._out_of_pile("baobab")
    t.s.slot[0], t.s.points = k + 1, 5
    t.draws("ripped-backpack")
    assert [each.id for each in t.heard][3:] == ["unstore", "bottom", "bottom"]
    assert t.cards()[-2:] == ["baobab", "ripped-backpack"]
    assert (t.slots, t.s.points, len(t.photos())) == ([], 0, 30)


def test_a58_the_last_photo_wins_as_the_last_diamond_does():
    t = Table(At(4, photos="2"), At(0), slots="5 5 5 5 5 5 5 3", gems=5)
    t.throws(1)
    told(t)
    t.does("store 2 in slot 8")
    assert told(t) == ["join 0 5 2", "slot-full 0 5 8", "win-at-once 0 5 40"]
    assert t.over
    assert t.scores == [1000, 1000]


@pytest.mark.parametrize(("spare", "stored", "expected"), [(False, 3, 2), (False, 5, None),
                                                           (True, 3, 4), (True, 5, 4)])  # fmt: skip
def test_a57_r8_how_many_diamonds_there_is_room_for(spare, stored, expected):
    t = Table(At(4, photos="5", gems=3), At(0), gems=stored, spare_diamonds=spare)
    t.throws(1)
    assert ("store diamonds" in t.legal) == (expected is not None)
    if expected is not None:
        t.does("store diamonds")
        assert t.s.stored_gems == stored + expected
        assert t.s.gems[0] == 4 - expected


def test_a34_the_supply_ends_a_mine_and_a_card_that_lays_nothing_is_told():
    t = Table(At(48), At(0))
    t.s.gems[1], t.s.supply = t.s.supply - 1, 1
    t.pile(cards="diamonds-mine")
    t.throws(1)
    assert "mine 0 49 1" in told(t)
    t.does("diamond on 1")
    assert [line.split()[0] for line in told(t)] == ["lay-gem", "bottom"]
    assert (t.s.supply, t.s.mines, t.s.seat) == (0, 0, 1)


def test_a26_r10_ad3_ways_forward_and_back_and_camps_are_told_apart():
    t = Table(At(11), At(29, field="thicket"))
    t.throws(3)
    t.does("go to 17")
    assert "fork 0 17 0" in told(t)
    t.throws(2)
    t.does("go to 15")
    assert told(t) == ["roll 1 29 2", "lost 1 29 2", "merge 1 15 0", "back 1 15 0", "path 1 15 0"]
    camps = Table(At(3), At(73), nearest_tie="mover")
    camps.draws("telegram")
    camps.does("go to 70")
    assert "which-camp 1 70 0" in told(camps)
    assert camps.at(1) == 70


@pytest.mark.parametrize(
    ("at", "face", "expected"),
    [
        (At(83, field="mud"), 5, ["through-mud 0 83 2", "go 0 86 0"]),
        (At(31, field="snake"), 3, ["past-snake 0 31 4", "stay 0 31 3"]),
        (At(29, field="camp"), 1, ["bonus 0 29 2", "go 0 32 0"]),
        (At(60), 1, ["go 0 61 0", "car 0 61 3", "go 0 64 0", "snake 0 64 4"]),
        (At(11), 1, ["go 0 12 0", "thicket 0 12 0"]),
        (At(7), 1, ["go 0 8 0", "mud 0 8 2"]),
    ],
)
def test_a48_a54_what_fields_tell(at, face, expected):
    t = Table(at, At(0))
    t.pile(cards="open-savanna")
    t.throws(face)
    assert told(t)[1 : 1 + len(expected)] == expected


def test_a52_r4_only_the_field_that_the_car_leads_to_is_quiet():
    """The stop after it counts again, for the same pawn and for others."""
    t = Table(At(60), At(0), car_field_acts=False)
    t.pile(photos="3 5")
    t.throws(1)
    assert told(t)[1:] == ["go 0 61 0", "car 0 61 3", "go 0 64 0"]
    t.throws(2)
    assert told(t)[1:] == ["go 1 2 0", "photo 1 2 3"]
    t.throws(1)
    assert told(t)[1:] == ["go 0 65 0", "photo 0 65 5"]


def test_a34_a35_r5_crystals_of_camps_and_loose_ones_are_told_apart():
    t = Table(At(0), At(4))
    t.s.lies[1], t.s.supply = 1, t.s.supply - 1
    t.throws(1, 1)
    assert [line for line in told(t) if "gem" in line] == ["loose-gem 0 1 1", "gem 1 5 1"]


def test_ad1_a_second_adventure_is_told_and_not_drawn():
    t = Table(At(36), At(0))
    t.pile(cards="friendly-guide")
    t.throws(1)
    t.does("go to 41")
    assert [line.split()[0] for line in told(t)][-4:] == ["fork", "moved", "no-second", "bottom"]


def test_a27_a33_an_empty_adventure_pile_does_nothing():
    t = Table(At(3), At(0))
    t.s.n_card = t.s.new_card = 0
    t.throws(1)
    assert told(t)[2:] == ["nothing 0 4 0"]
    assert (t.s.card, t.s.seat) == (0, 1)


def test_a9_a57_a_loss_tells_what_was_lacking():
    t = Table(At(92), At(0), slots="5 32", gems=3)
    t.throws(1)
    assert told(t)[2:] == ["wharf 0 93 0", "loss 0 93 10", "short-points 0 93 30",
                           "short-gems 0 93 2"]  # fmt: skip


def test_a67_a68_ad14_the_end_of_a_race_is_told_seat_by_seat():
    t = Table(At(92, photos="5"), At(2, photos="5 5"), At(0), edition="race")
    t.throws(1)
    assert told(t)[2:] == [
        "wharf 0 93 0", "first 0 93 5", "points 0 93 10", "points 1 2 10", "points 2 0 0",
        "shared 0 93 10", "shared 1 2 10",
    ]  # fmt: skip


def test_ad4_missed_turns_are_counted_down():
    t = Table(At(0), At(0, skip=2), At(0))
    t.throws(1)
    assert told(t)[-1] == "miss 1 0 1"
    t.throws(1, 1)
    assert told(t)[-1] == "miss 1 0 0"
    assert (t.s.seat, t.s.skip, t.s.turns) == (2, [0, 0, 0], 6)
