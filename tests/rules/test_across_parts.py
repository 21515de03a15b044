"""Across Africa: its parts, the set-up, and the board (A1-A16, AD7, AD8, AD10, AD12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from africa_table import RULES, At, Table, africa, tables
from rule_sets import playout

from forge.model.trail import FieldRole
from forge.rules.across_africa.trails import distances, ways
from forge.rules.protocol import CHANCE, END
from forge.rules.seats import check_seats

TRAIL = africa().trail
CARDS = {card.id: card for deck in africa().decks for card in deck.cards if card.do}
PHOTOS = [card for deck in africa().decks for card in deck.cards if card.worth and not card.do]


def setup(seats, edition="expedition"):
    b = tables(edition, ())
    s = RULES[edition].state(b, seats)
    RULES[edition].setup(b, s, seats, 0)
    return b, s


def test_a1_there_is_one_board():
    assert TRAIL is not None
    assert africa().board is None


def test_a2_thirty_photos_ten_of_each_worth():
    assert Counter(card.worth for card in PHOTOS) == {2: 10, 3: 10, 5: 10}
    assert sum(card.worth * card.count for card in PHOTOS) == 100
    b, _ = setup(2)
    assert b.mix[: b.n_values] == [10, 10, 10]


def test_a3_twenty_four_adventure_cards():
    assert sum(card.count for card in CARDS.values()) == 24
    assert sum(setup(2)[0].cards) == 24


def test_a4_twenty_diamonds():
    b, s = setup(2)
    assert b.gems == 20 == s.supply + sum(s.lies)


def test_a5_a40_the_crocodile_has_eight_empty_slots_and_no_diamonds():
    b, s = setup(2)
    assert (b.slots, s.slot, s.stored_gems) == (8, [0] * 16, 0)


def test_a6_the_die_shows_one_to_six_all_alike():
    t = Table()
    assert t.legal == [f"throw {face}" for face in range(1, 7)]


def test_a7_two_to_four_players_and_a_pawn_for_each():
    for edition in africa().editions:
        assert (edition.players_min, edition.players_max) == (2, 4)
        check_seats(edition, 2)
        with pytest.raises(ValueError, match="seats: 1 given"):
            check_seats(edition, 1)
        assert RULES[edition.id].bounded
        check_seats(edition, 4, bounded=True)
        with pytest.raises(ValueError, match="seats: 5 given"):
            check_seats(edition, 5, bounded=True)
    assert len(africa().pawns.kinds) == 4


def test_a12_both_piles_are_shuffled_card_by_card_and_apart():
    b, s = setup(3)
    rules, out, weights = RULES["expedition"], [0] * 94, [0] * 94
    for pile, kinds in ((30, b.n_values), (24, b.n_cards)):
        for left in range(pile, 0, -1):
            n = rules.odds(b, s, out, weights)
            assert 0 < n <= kinds
            assert sum(weights[:n]) == left
            rules.apply(b, s, out[n - 1], None)
    assert Counter(s.photo_pile) == {0: 10, 1: 10, 2: 10}
    assert sorted(Counter(s.card_pile).values()) == sorted(b.cards)
    assert s.photo_pile[0] == 2  # the last kind came first, and lies on top


@pytest.mark.parametrize(("seats", "camps"), [(2, 11), (3, 9), (4, 7)])
def test_a13_a14_ad8_one_diamond_on_each_open_camp_and_the_rest_in_the_supply(seats, camps):
    b, s = setup(seats)
    lies = [v for v in range(b.n_points) if s.lies[v]]
    assert len(lies) == camps
    assert s.supply == 20 - camps
    assert all(TRAIL.kind(v).does is FieldRole.CAMP and s.lies[v] == 1 for v in lies)


def test_a16_all_pawns_begin_at_the_start():
    assert setup(4)[1].pos == [0] * 4


def test_a22_every_field_has_a_kind_and_the_counts_are_those_of_the_board():
    counts = Counter(TRAIL.kind(v).id for v in range(1, TRAIL.last))
    assert TRAIL.last == 93
    assert counts == {
        "path": 18, "camera": 36, "adventure": 11, "camp": 11,
        "thicket": 4, "muddy-road": 4, "off-road-car": 4, "snake": 4,
    }  # fmt: skip


def test_a25_what_a_photo_is_worth_shows_in_its_companion():
    faces = {2: "photo-lemur", 3: "photo-giraffe", 5: None}
    assert all(card.face == faces[card.worth] for card in PHOTOS)
    assert len({card.texts["title"].template for card in PHOTOS}) == 30


def test_a28_every_card_does_something():
    assert all(card.do and card.texts["text"].template for card in CARDS.values())


def test_ad7_a_closed_trail_is_out_of_play_and_its_fork_is_gone():
    assert Table(At(11), At(0)).s.plan == 0
    two = Table(At(11), At(0))
    two.does("throw 3")
    assert two.legal == ["go to 14", "go to 17"]
    four = Table(At(11), At(0), At(0), At(0))
    four.does("throw 3")
    assert four.at(0) == 29  # field 14 is a car; three farther, past 15 and 28, is 29


@pytest.mark.parametrize(("seats", "shut"), [(2, []), (3, [41]), (4, [41, 16])])
def test_ad7_every_open_field_lies_on_a_way_from_the_start_to_the_wharf(seats, shut):
    """Along open trails all can be reached, and the wharf from everywhere; closed fields cannot."""
    open_ways = ways(TRAIL, seats)
    reached = distances(open_ways.after, 0)
    assert {*open_ways.open, 0, 93} == set(reached)
    assert all(93 in distances(open_ways.after, v) for v in reached)
    assert not set(shut) & set(reached)
    longest = {2: 85, 3: 73, 4: 64}[seats]
    assert _longest(open_ways) - 1 == longest
    assert reached[93] - 1 == 55


def _longest(open_ways):
    """The most steps from the start to the wharf; fields are numbered along the way."""
    far = {0: 0}
    for v in range(94):
        for there in open_ways.after[v] if v in far else ():
            far[there] = max(far.get(there, 0), far[v] + 1)
    return far[93]


def test_ad10_the_board_keeps_what_it_promises():
    all_ways = ways(TRAIL, 0)
    cars = [v for v in range(1, 93) if TRAIL.kind(v).does is FieldRole.CAR]
    b = tables("expedition", ())
    for v in cars:
        at = v * b.n_steps + 3
        assert not {b.ways[at * b.n_ways + j] for j in range(b.n_ways)} & set(cars)
    for camp in all_ways.camps:
        assert not set(all_ways.after[camp]) & set(all_ways.camps)
    gaps = {v: b.gap[v] for v in range(1, 93) if TRAIL.kind(v).does is FieldRole.ADVENTURE}
    assert [v for v, gap in gaps.items() if gap == 2] == [41, 49]
    assert b.far[87] == 6
    assert max(all_ways.camps) == 87


def test_a14_r1_the_fields_with_a_diamond_are_the_camps():
    assert all(kind.diamond == (kind.does is FieldRole.CAMP) for kind in TRAIL.kinds)


def test_the_numbers_of_the_segments_follow_each_other():
    first = 1
    for segment in TRAIL.segments:
        assert segment.first == first
        first += len(segment.fields)


def test_ad12_one_player_with_two_pawns_plays_the_game_for_two():
    """The solo variant is a game of two seats, whoever moves them."""
    assert Table(At(0), At(0)).s.plan == 0
    assert Table().turn == CHANCE


@pytest.mark.parametrize("kept", [(), ("photos",), ("adventures",)])
@pytest.mark.parametrize("name", RULES)
def test_a33_a_mod_may_leave_cards_out(kept, name):
    """Without photos or adventures the fields that give them do nothing, and games end."""
    decks = tuple(deck for deck in africa().decks if deck.id in kept)
    rules, game = RULES[name], replace(africa(), decks=decks)
    b = rules.tables(game, game.edition(name))
    *_, end = playout(rules, b, 2, 300, 1)
    assert end.turn == END
    assert max(end.s.pos) == 93
