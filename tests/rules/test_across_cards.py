"""Across Africa: the adventure cards (A27-A34, A38, A39, A46, AD1-AD6)."""

from __future__ import annotations

import pytest
from africa_table import At, Table, africa

TRAVELLERS = ("telegram", "over-africa", "dry-season", "wet-season")


def test_a29_a_card_goes_to_the_bottom_of_the_pile():
    t = Table(At(3), At(0))
    t.draws("friendly-guide")
    assert t.cards()[-1] == "friendly-guide"
    assert len(t.cards()) == 24


@pytest.mark.parametrize("card", ["lake-victoria", "kilimanjaro", "baobab"])
def test_a30_a_unique_photo_is_kept(card):
    t = Table(At(3), At(0))
    t.draws(card)
    assert t.hand(0) == [card]
    assert t.b.worth[t.b.names.photos.index(card)] == 5
    assert len(t.cards()) == 23


def test_a31_a_unique_photo_can_be_stored_in_an_empty_slot():
    t = Table(At(4, photos="baobab"), At(0), slots="2")
    t.throws(1)
    t.does("store diamonds")
    assert t.legal == ["done", "store baobab in slot 2"]
    t.does("store baobab in slot 2")
    assert t.slots == ["2", "baobab"]


def test_a32_the_map_is_kept_used_once_and_goes_to_the_bottom():
    t = Table(At(3), At(0))
    t.draws("explorers-map")
    assert t.s.maps == [1, 0]
    assert len(t.cards()) == 23
    t.throws(6)
    assert t.legal == ["keep the throw", *(f"map to {face}" for face in range(1, 7))]
    t.does("map to 3")
    assert t.at(1) == 3
    assert t.s.maps == [0, 0]
    assert t.cards()[-1] == "explorers-map"
    t.throws(1)
    assert t.at(0) == 5


@pytest.mark.parametrize(("answer", "expected"), [("anybody", True), ("roller", False)])
def test_a32_whose_throw_a_map_may_change(answer, expected):
    t = Table(At(0), At(0, maps=1), map_for=answer)
    t.throws(6)
    assert ("keep the throw" in t.legal) == expected


def test_a33_what_cannot_be_done_is_not_done_and_the_card_goes_to_the_bottom():
    t = Table(At(3), At(0))
    t.draws("curious-baboon")
    assert t.story[-3:] == ["card", "nothing", "bottom"]
    assert t.cards()[-1] == "curious-baboon"


def test_a34_the_mine_lays_as_many_diamonds_as_fields_lie_between():
    """The source's example: two fields between, two diamonds, on fields without players."""
    t = Table(At(48), At(0))
    t.pile(cards="diamonds-mine")
    supply = t.s.supply
    t.throws(1)
    assert "diamond on 49" not in t.legal
    assert "diamond on 44" not in t.legal  # a camp that has its own
    t.does("diamond on 1", "diamond on 92")
    assert t.s.supply == supply - 2
    assert (t.s.lies[1], t.s.lies[92], t.gems()) == (1, 1, 20)
    assert t.s.seat == 1


@pytest.mark.parametrize(("answer", "expected"), [(False, False), (True, True)])
def test_a34_r7_ones_own_field_gets_no_diamond(answer, expected):
    t = Table(At(48), At(1), mine_own_field=answer)
    t.pile(cards="diamonds-mine")
    t.throws(1)
    assert ("diamond on 49" in t.legal) == expected
    assert "diamond on 1" not in t.legal


@pytest.mark.parametrize(("answer", "expected"), [("random", -1), ("chosen", 0)])
def test_a34_ad6_r6_the_fields_are_drawn_by_lot(answer, expected):
    t = Table(At(48), At(0), mine_fields=answer)
    t.pile(cards="diamonds-mine")
    t.throws(1)
    assert t.turn == expected


def test_ad6_all_free_fields_are_alike_and_start_and_wharf_are_none():
    t = Table(At(48), At(7))
    t.pile(cards="diamonds-mine")
    t.throws(1)
    out, weights = [0] * 94, [0] * 94
    n = t.rules.odds(t.b, t.s, out, weights)
    assert set(weights[:n]) == {1}
    free = [v for v in range(1, 93) if v not in (7, 49) and not t.s.lies[v]]
    assert t.legal == [f"diamond on {v}" for v in free]


def test_ad6_three_throws_find_each_field_by_one_code():
    """Field i has the code s-t-p with i - 1 = 18(s - 1) + 6(t - 1) + (p - 1); (3, 4, 1) is 43."""
    codes = {}
    for first in range(1, 7):
        for second in range(1, 7):
            for third in range(1, 7):
                half = (second + 1) // 2
                number = 18 * (first - 1) + 6 * (half - 1) + third
                codes.setdefault(number, []).append((first, second, third))
    assert (3, 4, 1) in codes[43]
    assert {len(found) for found in codes.values()} == {2}
    assert len(codes) == 108
    assert len([number for number in codes if number <= 92]) == 92


def test_ad6_on_a_closed_trail_no_diamond_is_laid():
    t = Table(At(59), At(0), At(0), At(0))
    t.pile(cards="diamonds-mine")
    t.throws(1)
    assert t.s.mines == 0  # 60 is next to the camp on 59
    far = Table(At(78), At(0), At(0), At(0))
    far.pile(cards="diamonds-mine")
    far.throws(1)
    assert far.legal
    assert not {f"diamond on {v}" for v in (*range(16, 28), *range(41, 55))} & set(far.legal)


@pytest.mark.parametrize("card", TRAVELLERS)
def test_a38_a39_four_cards_bring_pawns_to_camps_where_they_may_store(card):
    t = Table(At(36, photos="5"), At(36, photos="5"))
    t.pile(cards=card)
    t.throws(1)
    assert t.s.phase == 5  # storing
    assert "store 5 in slot 1" in t.legal
    assert any(deed.op == "to-camp" for c in _card(card) for deed in c.do)


def _card(ident):
    return [card for deck in africa().decks for card in deck.cards if card.id == ident]


def test_a38_a_pawn_that_a_season_brings_to_a_camp_stores_at_once():
    t = Table(At(3), At(30, photos="5"))
    t.draws("dry-season")
    assert t.s.mover == 0  # who drew the card comes first (R14)
    t.does("store diamonds")
    assert (t.s.mover, t.at(1)) == (1, 29)
    t.does("store diamonds", "store 5 in slot 1")
    assert t.slots == ["5"]
    assert t.s.seat == 1


def moved(t):
    """Who was moved by the card, in order."""
    return [each.seat for each in t.heard if each.id == "moved"]


@pytest.mark.parametrize(("answer", "expected"), [("clockwise", [0, 1, 2]), ("leader", [0, 2, 1])])
def test_a38_a39_r14_a_season_moves_who_drew_it_first_and_then_the_others(answer, expected):
    t = Table(At(3), At(10), At(30), season_order=answer)
    t.draws("dry-season")
    while t.turn >= 0:
        t.does("done")
    assert moved(t) == expected
    assert [t.at(p) for p in range(3)] == [5, 5, 29]


def test_a38_r14_of_pawns_as_far_on_the_next_one_clockwise_goes_first():
    t = Table(At(3), At(10), At(30), At(30), season_order="leader")
    t.draws("dry-season")
    while t.turn >= 0:
        t.does("done")
    assert moved(t) == [0, 2, 3, 1]


@pytest.mark.parametrize(("answer", "expected"), [(False, 2), (True, 1)])
def test_a33_a38_r3_a_pawn_on_its_nearest_camp_stays_and_may_store_again(answer, expected):
    """Nearest is where it stands (R3): nothing happens (A33), or it may store once more."""
    t = Table(At(3), At(29, photos="5", field="camp"), At(0), camp_again=answer)
    t.draws("telegram")
    t.does("choose player 2")
    assert t.at(1) == 29
    assert t.field_of(1) == "camp"
    assert ("store 5 in slot 1" in t.legal) == answer
    assert (t.s.mover if answer else t.s.seat + 1) == expected
    if answer:
        t.does("store 5 in slot 1")
    assert ("nothing" in t.story) == (not answer)


def test_a33_a38_with_nothing_to_store_a_pawn_on_its_camp_is_left_alone():
    t = Table(At(3), At(29, field="camp"), camp_again=True)
    t.draws("telegram")
    assert t.story[-4:] == ["choose", "at-camp", "nothing", "bottom"]


def test_a46_a_ripped_backpack_takes_one_photo_off_the_crocodile():
    t = Table(At(3), At(0), slots="5 2 2 32")
    t.draws("ripped-backpack")
    assert t.legal == [
        "take 5 from slot 1", "take 2 from slot 2", "take 3 from slot 4", "take 2 from slot 4",
    ]  # fmt: skip
    t.does("take 3 from slot 4")
    assert t.slots == ["5", "2", "2", "2"]
    assert (t.s.points, t.photos()[-1], len(t.photos())) == (11, "3", 26)


def test_a28_telegram_sends_another_player_to_the_nearest_camp():
    t = Table(At(3), At(20), At(36))
    t.draws("telegram")
    assert t.legal == ["choose player 2", "choose player 3"]
    t.does("choose player 2", "store diamonds")
    assert (t.at(0), t.at(1), t.at(2)) == (4, 19, 36)


def test_a28_curious_baboon_takes_a_photo_that_its_owner_chooses():
    t = Table(At(3, photos="2 5 5"), At(0))
    t.draws("curious-baboon")
    assert t.legal == ["lose 2", "lose 5"]
    t.does("lose 5")
    assert t.hand(0) == ["2", "5"]
    assert t.photos()[-1] == "5"


def test_a28_swollen_ford_moves_back_and_friendly_guide_on():
    ford, guide = Table(At(10), At(0)), Table(At(3), At(0))
    ford.pile(cards="swollen-ford")
    ford.throws(1)
    guide.draws("friendly-guide")
    assert (ford.at(0), guide.at(0)) == (7, 6)
    assert len(guide.hand(0)) == 1


def test_ad1_a_pawn_moved_by_a_card_carries_out_its_field_but_draws_no_second_card():
    t = Table(At(36), At(0))
    t.pile(cards="friendly-guide")
    t.throws(1)
    assert t.legal == ["go to 39", "go to 41"]
    t.does("go to 41")
    assert t.at(0) == 41
    assert t.story.count("card") == 1
    assert len(t.cards()) == 24


def test_ad2_without_a_camp_that_way_a_pawn_stays():
    t = Table(At(3), At(29, field="camp"))
    t.draws("wet-season")
    t.does("store diamonds")
    assert (t.at(0), t.at(1)) == (4, 24)
    assert "no-camp" in t.story
    last = Table(At(85), At(0))
    last.s.lies[87] = 0
    last.pile(cards="over-africa")
    last.throws(1)
    assert last.at(0) == 87


def test_ad2_nothing_happens_when_no_pawn_can_move():
    t = Table(At(3), At(2))
    t.draws("wet-season")
    assert (t.at(0), t.at(1)) == (4, 2)
    assert t.story[-2:] == ["nothing", "bottom"]


def test_ad3_where_two_camps_ahead_are_as_near_the_mover_chooses():
    """Behind 28 lie the short river without a camp and the long one; behind 55 the same."""
    t = Table(At(3), At(36), nearest_tie="mover")
    t.s.pos[1] = next(v for v in range(1, 93) if t.b.near[3 * v * t.b.n_ways + 1] >= 0)
    here = t.s.pos[1]
    camps = [t.b.near[3 * here * t.b.n_ways + j] for j in range(2)]
    t.draws("telegram")
    assert t.s.mover == 1
    assert t.legal == [f"go to {camp}" for camp in camps]


@pytest.mark.parametrize(("answer", "expected"), [("ahead", 1), ("mover", 2)])
def test_a34_ad3_r3_of_two_camps_as_near_the_one_ahead_is_the_nearest(answer, expected):
    b = Table(nearest_tie=answer).b
    at = 3 * 73 * b.n_ways  # three fields after 70, three before 76
    camps = [v for v in b.near[at : at + b.n_ways] if v >= 0]
    assert (len(camps), camps[-1]) == (expected, 76)
    assert b.gap[73] == 2


def test_ad4_a_herd_costs_the_next_turn():
    t = Table(At(3), At(0))
    t.draws("elephant-herd")
    assert t.s.skip == [1, 0]
    t.throws(1)
    assert t.s.seat == 1
    assert t.story[-1] == "miss"
    t.throws(2)
    assert t.s.seat == 0


@pytest.mark.parametrize(("answer", "expected"), [(True, "thicket"), (False, "free")])
def test_ad4_what_the_field_means_waits_for_the_turn_after(answer, expected):
    t = Table(At(7), At(12, skip=1, field="thicket"), skip_keeps_field=answer)
    t.throws(2)
    assert (t.s.seat, t.field_of(1)) == (0, expected)


@pytest.mark.parametrize(("answer", "expected"), [(True, "free"), (False, "snake")])
def test_a53_r11_a_pawn_that_a_card_moves_leaves_its_field_behind(answer, expected):
    t = Table(At(3), At(88, field="snake"), moved_clears=answer)
    t.s.status[1] = 3
    t.pile(cards="telegram")
    t.b.role[87] = 0  # a plain field where the nearest camp was
    try:
        t.throws(1)
    finally:
        t.b.role[87] = 3
    assert (t.at(1), t.field_of(1)) == (87, expected)


def test_ad5_a_lost_unique_photo_goes_to_the_adventure_cards():
    t = Table(At(3, photos="baobab"), At(0))
    t.draws("curious-baboon")
    assert t.cards()[-2:] == ["baobab", "curious-baboon"]
    assert len(t.photos()) == 30
