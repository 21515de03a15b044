"""Across Africa: turns, moves and what fields do (A17-A27, A35, A48-A54, AD9, AD11)."""

from __future__ import annotations

import pytest
from africa_table import At, Table

from forge.rules.protocol import CHANCE


def test_a17_a18_the_first_seat_begins_and_play_goes_clockwise():
    """Seats stand in the order of the table; the youngest player takes the first."""
    t = Table(At(0), At(0), At(0))
    t.throws(1, 1, 3, 2)
    assert [each.seat for each in t.heard if each.id == "roll"] == [0, 1, 2, 0]


def test_a19_ad9_at_a_fork_the_mover_sees_the_throw_and_chooses():
    t = Table(At(11), At(0))
    t.throws(3)
    assert t.legal == ["go to 14", "go to 17"]
    assert t.s.throw == 3
    t.does("go to 17")
    assert t.at(0) == 17


def test_a19_past_a_fork_the_trails_are_counted_each_for_itself():
    t = Table(At(12), At(0))
    t.throws(6)
    assert t.legal == ["go to 21", "go to 30"]


@pytest.mark.parametrize(("answer", "expected"), [("mover", 0), ("lot", CHANCE)])
def test_a19_ad9_r2_who_says_where_the_pawn_goes_at_a_fork(answer, expected):
    t = Table(At(11), At(0), fork_choice=answer)
    t.throws(3)
    assert (t.turn, t.legal) == (expected, ["go to 14", "go to 17"])
    t.does("go to 17")
    assert (t.at(0), t.story.count("fork")) == (17, 1)


def test_a19_r2_lots_are_alike_and_the_way_back_is_another_question():
    """Lots at forks leave the way back to the mover (R10)."""
    t = Table(At(36), At(29, field="thicket"), fork_choice="lot")
    t.throws(3)
    out, weights = [0] * 94, [0] * 94
    assert t.rules.odds(t.b, t.s, out, weights) == 2
    assert weights[:2] == [1, 1]
    t.does("go to 39")
    t.throws(2)
    assert t.turn == 1
    assert t.legal == ["go to 15", "go to 27"]


def test_a20_a_turn_has_one_throw():
    t = Table(At(0), At(2))
    t.throws(1)
    assert t.s.seat == 1


def test_a21_fields_that_are_passed_do_nothing():
    t = Table(At(1), At(0))
    t.throws(2)
    assert (t.at(0), t.hand(0), t.story) == (3, [], ["roll", "go", "path"])


def test_a23_on_the_path_nothing_happens():
    t = Table(At(0), At(0))
    t.throws(1)
    assert (t.hand(0), t.s.gems, t.field_of(0)) == ([], [0, 0], "free")


def test_a24_the_camera_gives_the_top_photo():
    t = Table(At(0), At(0))
    t.pile(photos="3 5")
    t.throws(2)
    assert t.hand(0) == ["3"]
    assert t.s.n_photo == 29
    assert t.photos()[0] == "5"


def test_a24_r13_an_empty_pile_gives_no_photo():
    t = Table(At(0), At(0))
    t.s.n_photo = 0
    t.throws(2)
    assert t.hand(0) == []
    assert "no-photo" in t.story


def test_a26_out_of_the_thicket_the_next_throw_leads_back():
    t = Table(At(57, field="thicket"), At(0))
    t.throws(2)
    assert (t.at(0), t.field_of(0)) == (55, "free")


def test_a26_stopping_in_a_thicket_turns_the_next_throw_round():
    t = Table(At(10), At(0))
    t.throws(2, 1)
    assert (t.at(0), t.field_of(0)) == (12, "thicket")
    t.throws(5)
    assert t.at(0) == 7


def test_a26_r10_backwards_at_a_merge_the_mover_chooses():
    t = Table(At(29, field="thicket"), At(0))
    t.throws(2)
    assert t.legal == ["go to 15", "go to 27"]


@pytest.mark.parametrize(("answer", "expected"), [("mover", 0), ("lot", CHANCE)])
def test_a26_r10_who_says_where_the_pawn_goes_back_at_a_merge(answer, expected):
    t = Table(At(29, field="thicket"), At(11), merge_choice=answer)
    t.throws(2)
    assert (t.turn, t.legal) == (expected, ["go to 15", "go to 27"])
    t.does("go to 27")
    t.throws(3)
    assert (t.at(0), t.turn) == (27, 1)  # ways forward are the mover's


@pytest.mark.parametrize(("answer", "expected"), [("stop", 0), ("stay", 2)])
def test_a26_r9_nobody_goes_back_beyond_the_start(answer, expected):
    t = Table(At(2, field="thicket"), At(0), back_past_start=answer)
    t.throws(5)
    assert t.at(0) == expected


def test_a27_an_adventure_field_draws_the_top_card():
    t = Table(At(3), At(0))
    t.draws("open-savanna")
    assert "card" in t.story
    assert len(t.hand(0)) == 1


def test_a35_the_first_at_a_camp_takes_its_diamond_the_second_none():
    t = Table(At(4), At(3))
    t.throws(1)
    assert (t.s.gems[0], t.s.lies[5]) == (1, 0)
    t.does("done")
    t.throws(2)
    assert t.s.gems[1] == 0


@pytest.mark.parametrize(("answer", "expected"), [(True, 1), (False, 0)])
def test_a34_a35_r5_a_diamond_that_lies_elsewhere_is_picked_up(answer, expected):
    t = Table(At(0), At(0), loose_diamonds_taken=answer)
    t.s.lies[3], t.s.supply = 1, t.s.supply - 1
    t.throws(3)
    assert t.s.gems[0] == expected
    assert t.gems() == 20


def test_a48_leaving_a_camp_adds_two():
    t = Table(At(29, field="camp"), At(0))
    t.throws(1)
    assert t.at(0) == 32


def test_ad11_the_two_are_not_added_backwards_nor_by_a_card():
    t = Table(At(3), At(5, field="camp"))
    t.draws("wet-season")  # nobody on 4 has a camp behind; the other on 5 neither
    assert t.at(1) == 5
    back = Table(At(81, field="thicket"), At(0))
    back.throws(1)
    assert back.at(0) == 80


def test_a49_mud_takes_two_off():
    t = Table(At(83, field="mud"), At(0))
    t.throws(5)
    assert t.at(0) == 86


@pytest.mark.parametrize("face", [1, 2])
def test_a50_one_or_two_do_not_get_out_of_the_mud(face):
    """The field is not carried out again."""
    t = Table(At(83, field="mud"), At(0))
    t.throws(face)
    assert t.at(0) == 83
    assert t.story == ["roll", "through-mud", "stay"]
    assert t.s.seat == 1


def test_a51_mud_counts_once():
    t = Table(At(83, field="mud"), At(0))
    t.throws(2, 1, 1)
    assert t.at(0) == 84


def test_a52_the_car_takes_the_pawn_three_on_and_that_field_is_carried_out():
    t = Table(At(33), At(0))
    t.pile(cards="open-savanna")
    t.throws(1)
    assert t.at(0) == 37
    assert len(t.hand(0)) == 1


@pytest.mark.parametrize(("answer", "expected"), [(True, 1), (False, 0)])
def test_a21_a52_r4_the_field_that_the_car_leads_to(answer, expected):
    t = Table(At(60), At(0), car_field_acts=answer)
    t.throws(1)  # 61 is a car, 64 a snake
    assert t.at(0) == 64
    assert (t.field_of(0) == "snake") == bool(expected)


def test_a53_a_snake_lets_pass_from_four_on():
    low, high = Table(At(31, field="snake"), At(0)), Table(At(31, field="snake"), At(0))
    low.throws(3)
    high.throws(4)
    assert (low.at(0), high.at(0)) == (31, 35)


def test_a54_a_snake_counts_once():
    t = Table(At(31, field="snake"), At(0))
    t.throws(3, 1, 1)
    assert t.at(0) == 32


@pytest.mark.parametrize(("place", "field"), [(12, "thicket"), (8, "mud"), (31, "snake")])
def test_a26_a49_a53_r12_what_a_field_means_waits_for_the_same_players_next_turn(place, field):
    t = Table(At(place - 1), At(0))
    t.throws(1)
    t.throws(1)
    assert t.field_of(0) == field
    assert t.s.seat == 0
