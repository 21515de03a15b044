"""Race to the Wharf (A59-A68, AD13, AD14)."""

from __future__ import annotations

import pytest
from africa_table import At, Table


def race(*pawns, **readings):
    return Table(*pawns, edition="race", **readings)


def test_a59_each_player_has_a_result_of_their_own():
    t = race(At(92, photos="5 5"), At(0, photos="2"))
    t.throws(1)
    assert t.scores == [1000, 0]


def test_a60_fields_and_cards_do_what_they_do_in_the_expedition():
    t = race(At(31, field="snake"), At(83, field="mud"), At(57, field="thicket"), At(60))
    t.throws(3, 2, 2, 1)
    assert [t.at(p) for p in range(4)] == [31, 83, 55, 64]


def test_a61_the_crocodile_is_not_used():
    t = race(At(4, photos="5 2", gems=1), At(0))
    t.throws(1)
    assert t.s.seat == 1
    assert (t.s.slot, t.s.gems[0]) == ([], 2)


def test_a61_the_ripped_backpack_takes_a_photo_of_ones_own():
    t = race(At(3, photos="2 5"), At(0, photos="3"))
    t.draws("ripped-backpack")
    t.does("lose 2")
    assert (t.hand(0), t.hand(1)) == (["5"], ["3"])


def test_a62_photos_and_diamonds_stay_before_their_owner():
    t = race(At(0), At(4))
    t.pile(photos="3")
    t.throws(2, 1)
    assert (t.hand(0), t.hand(1)) == (["3"], [])
    assert t.s.gems == [0, 1]


def test_a63_a67_three_diamonds_are_worth_fifteen_and_are_added_to_the_photos():
    t = race(At(0, gems=3), At(0, photos="5 3", gems=2))
    assert (t.points(0), t.points(1)) == (15, 18)


def test_a64_the_first_at_the_wharf_gets_five_points():
    t = race(At(92, photos="5"), At(92, photos="5"))
    t.throws(1)
    assert (t.points(0), t.points(1)) == (10, 5)


def test_a65_if_one_card_brings_several_to_a_camp_its_player_takes_the_diamond():
    t = race(At(0), At(0), At(36))
    t.s.seat = t.s.mover = 2
    t.s.pos[0] = 30
    t.pile(cards="wet-season")
    t.throws(1)
    assert (t.at(0), t.at(2)) == (29, 29)
    assert t.s.gems == [0, 0, 1]


def test_a65_nobody_takes_a_diamond_where_they_are_not():
    """Who drew the card has no camp behind: the first of those who come to one takes it (A35)."""
    t = race(At(3), At(30), At(30))
    t.draws("wet-season")
    assert [t.at(p) for p in range(3)] == [4, 29, 29]
    assert t.s.gems == [0, 1, 0]


@pytest.mark.parametrize("face", [1, 6])
def test_a66_the_game_ends_when_a_pawn_is_on_or_past_the_last_field(face):
    t = race(At(92), At(0))
    t.throws(face)
    assert t.over
    assert t.at(0) == 93


def test_a68_most_points_win():
    t = race(At(92, photos="5 3"), At(0, photos="5 5 5 2"))
    t.throws(1)
    assert (t.points(0), t.points(1)) == (13, 17)
    assert t.scores == [0, 1000]


def test_a68_ad14_equal_points_share_the_win():
    t = race(At(92, photos="5"), At(0, photos="5 5"), At(0, photos="2"))
    t.throws(1)
    assert t.scores == [500, 500, 0]
    assert t.story[-2:] == ["shared", "shared"]


@pytest.mark.parametrize(("answer", "expected"), [("anybody", [2, 0]), ("roller", [])])
def test_a32_in_the_race_each_holder_of_a_map_decides_for_themselves(answer, expected):
    """Where maps work on any throw: from the roller on, and the first map that is played counts."""
    t = race(At(0, maps=1), At(0), At(0, maps=1), map_for=answer)
    t.s.seat = t.s.mover = 1
    t.throws(6)
    asked = []
    while "keep the throw" in t.legal and len(asked) < len(expected):
        asked.append(t.turn)
        t.does("keep the throw")
    assert asked == expected
    assert t.at(1) == 6
    assert t.s.maps == [1, 0, 1]


def test_a32_in_the_race_a_map_that_is_played_is_the_last_word_on_the_throw():
    t = race(At(0, maps=1), At(0), At(0, maps=1), map_for="anybody")
    t.s.seat = t.s.mover = 1
    t.throws(6)
    t.does("map to 1")
    assert (t.at(1), t.s.maps) == (1, [1, 0, 0])


def test_a32_in_the_expedition_the_players_decide_together_once():
    t = Table(At(0), At(0, maps=1), At(0, maps=1))
    t.throws(6)
    assert t.turn == 1
    t.does("keep the throw")
    assert (t.at(0), t.s.seat) == (6, 1)


@pytest.mark.parametrize(("answer", "expected"), [(False, True), (True, False)])
def test_a66_ad13_whether_the_round_is_finished(answer, expected):
    t = race(At(92), At(0), At(0), finish_round=answer)
    t.throws(1)
    assert t.over == expected


def test_ad13_in_the_last_round_every_seat_has_as_many_turns_and_only_the_first_is_rewarded():
    t = race(At(92), At(92), At(2), finish_round=True)
    t.throws(1, 1, 1)
    assert t.over
    assert [each.seat for each in t.heard if each.id == "first"] == [0]
    assert [t.points(p) for p in range(3)] == [5, 0, 0]


def test_ad13_a_pawn_at_the_wharf_is_no_longer_moved():
    t = race(At(92), At(3), finish_round=True)
    t.throws(1)
    t.pile(cards="dry-season")
    t.throws(1)
    assert t.over
    assert t.at(0) == 93


def test_ad13_the_race_uses_all_trails_with_any_number_of_players():
    t = race(At(11), At(0), At(0), At(0))
    t.throws(3)
    assert t.legal == ["go to 14", "go to 17"]
