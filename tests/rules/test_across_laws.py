"""What holds in every state of every game of Across Africa, whatever the readings."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rule_sets import other_reading, played, playout
from volume import volume

from forge.rules.across_africa.codes import CARDS, OVER, PHOTOS
from forge.rules.log import happenings, tape
from forge.rules.protocol import CHANCE, END

LIMIT = 120
OURS = pytest.mark.parametrize("which", [name for name in played() if "across" in name])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
few = settings(max_examples=volume(6))
seeded = given(seed=st.integers(0, 2**32 - 1))


def nodes(which, seats, seed):
    """The nodes of a random game under random readings."""
    rules, game, edition = played()[which]
    b = rules.tables(game, other_reading(edition, random.Random(seed)))
    yield from playout(rules, b, seats, LIMIT, seed)


@OURS
@SEATS
@few
@seeded
def test_a4_there_are_always_twenty_diamonds(which, seats, seed):
    for here in nodes(which, seats, seed):
        s = here.s
        assert s.supply + sum(s.lies) + sum(s.gems) + s.stored_gems == 20


@OURS
@SEATS
@few
@seeded
def test_no_card_is_ever_lost(which, seats, seed):
    """In a pile, in a hand, on the crocodile or under way: thirty photos, twenty-four cards."""
    for here in nodes(which, seats, seed):
        b, s = here.b, here.s
        if s.phase == PHOTOS:
            continue
        held = Counter(i % b.n_photos for i, n in enumerate(s.hand) for _ in range(n))
        held += Counter(kind - 1 for kind in s.slot if kind)
        pile = [s.photo_pile[(s.photo_top + i) % 30] for i in range(s.n_photo)]
        photos = held + Counter(pile)
        assert [photos[k] for k in range(b.n_values)] == b.mix[: b.n_values]
        if s.phase == CARDS:
            continue
        cards = Counter(s.card_pile[(s.card_top + i) % 24] for i in range(s.n_card))
        cards += Counter({b.map_card: sum(s.maps)})
        cards += Counter({b.card_of[k]: held[k] for k in range(b.n_values, b.n_photos)})
        if s.card and not s.kept:
            cards[s.card - 1] += 1
        assert [cards[c] for c in range(b.n_cards)] == b.cards


@OURS
@SEATS
@few
@seeded
def test_a41_a44_every_slot_is_always_a_legal_one(which, seats, seed):
    for here in nodes(which, seats, seed):
        b, s = here.b, here.s
        points = 0
        for i in range(b.slots):
            held = [b.worth[k - 1] for k in s.slot[2 * i : 2 * i + 2] if k]
            assert sum(held) <= b.slot_points
            assert len(set(held)) == len(held)
            points += sum(held)
        assert points == s.points


@OURS
@SEATS
@few
@seeded
def test_ad7_no_pawn_and_no_diamond_is_ever_on_a_closed_trail(which, seats, seed):
    for here in nodes(which, seats, seed):
        b, s = here.b, here.s
        shut = [v for v in range(1, b.finish) if not b.open[s.plan * b.n_points + v]]
        assert not set(s.pos) & set(shut)
        assert all(s.lies[v] == 0 for v in shut)


@OURS
@SEATS
@few
@seeded
def test_a57_a58_the_expedition_is_over_as_soon_as_it_is_won(which, seats, seed):
    """Nobody can act once forty points and five diamonds are stored, and only then all win."""
    for here in nodes(which, seats, seed):
        b, s = here.b, here.s
        stored = s.points == 40 and s.stored_gems >= 5
        if b.shared_store:
            assert (s.won == 1) == stored
            assert not stored or here.turn == END


@OURS
@few
@seeded
def test_ad1_no_turn_has_two_adventure_cards(which, seed):
    rules, game, edition = played()[which]
    b = rules.tables(game, edition)
    here, told = None, tape(rules, b)
    lots = random.Random(seed)
    for here in playout(rules, b, 3, LIMIT, seed):
        if here.turn != END:
            action = lots.choices(here.actions, here.weights or None)[0]
            here.after(action, told)
    names = {event.number: event.id for event in rules.events}
    plies = Counter(each.ply for each in happenings(told) if names[each.event] == "card")
    assert max(plies.values(), default=0) <= 1
    assert here is not None
    assert here.s.phase == OVER


def acting(which, games):
    """The cards that did something in random games, by name."""
    rules, game, edition = played()[which]
    b = rules.tables(game, edition)
    names, found = {event.number: event.id for event in rules.events}, set()
    for seed in range(games):
        lots = random.Random(seed)
        told = tape(rules, b)
        s = rules.state(b, 3)
        rules.setup(b, s, 3, 0)
        out, weights = [0] * rules.room(b), [0] * rules.room(b)
        while (turn := rules.turn(b, s)) != END:
            chance = turn == CHANCE
            n = rules.odds(b, s, out, weights) if chance else rules.legal(b, s, out)
            action = lots.choices(out[:n], weights[:n] if chance else None)[0]
            rules.apply(b, s, action, told)
        card, acted = -1, False
        for each in happenings(told):
            if names[each.event] in ("card", "roll"):
                if card >= 0 and acted:
                    found.add(b.names.cards[card])
                card, acted = each.amount if names[each.event] == "card" else -1, True
            acted = acted and names[each.event] != "nothing"
    return found, set(b.names.cards)


@OURS
def test_no_card_is_dead(which):
    """Each of the twenty-four does something in some game."""
    found, every = acting(which, 60)
    assert found == every
