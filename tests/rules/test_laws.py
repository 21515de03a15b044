"""What holds for every rule set, in every state of every game, whatever the readings.

The laws are those that OpenSpiel's basic tests hold games to, and a few of our own.
"""

from __future__ import annotations

import copy
import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rule_sets import RULE_SETS, begun, least_first, node, other_reading, played, playout, told_game
from volume import volume

from forge.rules import layout
from forge.rules.log import happenings, tape
from forge.rules.protocol import CHANCE, END

SEATS = (2, 3, 4)
LIMIT = 40
TOGETHER = {"across-africa.expedition"}
"""Rule sets whose players win or lose together: all have the whole score, or none."""
SEEDS = st.integers(0, 2**32 - 1)
EVERY = pytest.mark.parametrize("which", played())
few = settings(max_examples=volume(6))


def table(which, seed, *, own=True):
    """A rule set and tables for it: with random readings, or as the edition has it."""
    rules, game, edition = played()[which]
    read = edition if own else other_reading(edition, random.Random(seed))
    return rules, rules.tables(game, read)


def nodes(which, seats, seed):
    """The nodes of two random games: as the edition is read, and with other readings."""
    for own in (True, False):
        rules, b = table(which, seed, own=own)
        yield from playout(rules, b, seats, LIMIT, seed)


def test_every_rule_set_plays_an_edition_of_the_box():
    assert {name.partition("@")[0] for name in played()} == set(RULE_SETS)


@EVERY
@pytest.mark.parametrize("seats", SEATS)
@few
@given(seed=SEEDS)
def test_actions_ascend_are_named_one_to_one_and_lack_only_at_the_end(which, seats, seed):
    for here in nodes(which, seats, seed):
        assert least_first(here.actions)
        assert len(here.actions) <= here.rules.room(here.b)
        assert (here.actions == []) == (here.turn == END)
        assert len(set(here.names)) == len(here.actions)
        assert here.turn in (CHANCE, END) or 0 <= here.turn < seats


@EVERY
@few
@given(seed=SEEDS)
def test_weights_are_positive_and_only_chance_has_them(which, seed):
    for here in nodes(which, 2, seed):
        weights = [0] * here.rules.room(here.b)
        n = here.rules.odds(here.b, here.s, [0] * len(weights), weights)
        assert all(weight > 0 for weight in weights[:n])
        assert (n > 0) == (here.turn == CHANCE)


@EVERY
@few
@given(seed=SEEDS)
def test_nobody_may_act_where_chance_moves_or_all_is_over(which, seed):
    for here in nodes(which, 2, seed):
        n = here.rules.legal(here.b, here.s, [0] * here.rules.room(here.b))
        assert (n > 0) == (here.turn >= 0)


@EVERY
@few
@given(seed=SEEDS)
def test_a_state_is_copied_and_written_down_whole(which, seed):
    for here in nodes(which, 3, seed):
        written = layout.dump(here.s)
        assert layout.dump(layout.copy(here.s)) == written
        again = layout.load(type(here.s), json.loads(json.dumps(written)))
        assert layout.dump(again) == written
        assert node(here.rules, here.b, again).actions == here.actions


@EVERY
@few
@given(seed=SEEDS)
def test_a_game_begins_the_same_on_a_state_that_another_game_has_used(which, seed):
    """`setup` leaves nothing of what was there: a runner keeps one state for many games."""
    *_, used = nodes(which, 3, seed)
    fresh = begun(used.rules, used.b, 3, LIMIT)
    used.rules.setup(used.b, used.s, 3, LIMIT)
    assert layout.dump(used.s) == layout.dump(fresh)


@EVERY
@few
@given(seed=SEEDS)
def test_playing_on_a_copy_changes_nothing_of_the_original_nor_of_the_board(which, seed):
    rules, b = table(which, seed)
    board = copy.deepcopy(b)
    for here in playout(rules, b, 3, LIMIT, seed):
        before = layout.dump(here.s)
        for action in here.actions:
            here.after(action)
        assert layout.dump(here.s) == before
    assert b == board


@EVERY
@pytest.mark.parametrize("seats", SEATS)
@few
@given(seed=SEEDS)
def test_the_scores_of_a_game_are_shared_out_among_the_seats(which, seats, seed):
    *_, end = nodes(which, seats, seed)
    scores = [-1] * seats
    end.rules.scores(end.b, end.s, scores)
    assert all(0 <= score <= 1000 for score in scores)
    together = set(scores) in ({0}, {1000})
    assert together or 1000 - seats < sum(scores) <= 1000
    assert not together or end.rules.id in TOGETHER


@EVERY
@pytest.mark.parametrize("seats", SEATS)
@few
@given(seed=SEEDS)
def test_no_game_is_longer_than_the_rules_say(which, seats, seed):
    """Each action and each outcome of chance is a ply, and the state counts them."""
    rules, b = table(which, seed, own=False)
    plies = [here.s.ply for here in playout(rules, b, seats, LIMIT, seed)]
    assert plies == list(range(len(plies)))
    assert plies[-1] <= rules.longest(b, seats, LIMIT)


@EVERY
@few
@given(seed=SEEDS)
def test_the_same_actions_lead_to_the_same_state_told_or_not(which, seed):
    """A replay with a log on a used state gives the state of a game without one."""
    rules, b = table(which, seed, own=False)
    lots = random.Random(seed)
    here, actions = node(rules, b, begun(rules, b, 3, LIMIT)), []
    while here.turn != END:
        actions.append(lots.choices(here.actions, here.weights or None)[0])
        here = node(rules, b, here.after(actions[-1]))
    again = layout.copy(here.s)
    rules.setup(b, again, 3, LIMIT)
    assert layout.dump(again) == layout.dump(begun(rules, b, 3, LIMIT))
    for action in actions:
        rules.apply(b, again, action, tape(rules, b))
    assert layout.dump(again) == layout.dump(here.s)


@EVERY
@few
@given(seed=SEEDS)
def test_events_are_known_and_happen_where_their_kind_of_place_is(which, seed):
    rules, b = table(which, seed, own=False)
    told = told_game(rules, b, 3, LIMIT, seed)
    events = {event.number: event for event in rules.events}
    size = {"point": b.n_points, "arc": b.n_arcs, "flight": b.n_flights, "token": b.n_kinds}
    size["stop"] = b.n_points
    found = list(happenings(told))
    for each in found:
        assert 0 <= each.place < size[events[each.event].place]
        assert 0 <= each.seat < 3
        assert each.amount >= 0
    counted = Counter(each.event * told.width + each.place for each in found)
    assert {at: n for at, n in enumerate(told.count) if n} == counted


def twin(s, b, lots):
    """A state of Star of Africa that differs only in what lies face down (or is still to come)."""
    other = layout.copy(s)
    squares = [v for v in range(b.n_points) if s.closed[v]]
    kinds = [s.kind[v] for v in squares]
    if s.laid < b.n_squares:
        kinds += [k for k in range(b.n_kinds) for _ in range(s.left[k])]
    lots.shuffle(kinds)
    for v in squares:
        other.kind[v] = kinds.pop()
    if s.laid < b.n_squares:
        other.left = [kinds.count(k) for k in range(b.n_kinds)]
    return other


def twin_piles(s, b, lots):
    """A state of Across Africa that differs only in the order of cards that nobody has seen."""
    other = layout.copy(s)
    for pile, top, n in (
        ("photo_pile", s.photo_top, s.new_photo),
        ("card_pile", s.card_top, s.new_card),
    ):
        ring = getattr(other, pile)
        places = [(top + i) % len(ring) for i in range(n)]
        kinds = [ring[place] for place in places]
        left = {"photo_pile": other.left, "card_pile": other.left_cards}[pile]
        shuffling = s.phase == {"photo_pile": 0, "card_pile": 1}[pile]
        if shuffling:
            kinds += [k for k, more in enumerate(left) for _ in range(more)]
        lots.shuffle(kinds)
        for place in places:
            ring[place] = kinds.pop()
        if shuffling:
            left[:] = [kinds.count(k) for k in range(len(left))]
    return other


def twin_of_nothing(s, b, lots):
    """A state of Source of the Nile: all lies open, and its piles have no order to be known."""
    return layout.copy(s)


HIDDEN = {
    "star-of-africa": twin,
    "across-africa": twin_piles,
    "source-of-the-nile": twin_of_nothing,
}
"""What players of a game cannot see: a function that changes it and nothing else."""

OPEN = {"source-of-the-nile.explorers"}
"""Rule sets of games in which players see all there is."""


@EVERY
@few
@given(seed=SEEDS)
def test_players_see_nothing_of_what_lies_face_down(which, seed):
    lots = random.Random(seed)
    for here in nodes(which, 2, seed):
        other = HIDDEN[here.rules.game](here.s, here.b, lots)
        if here.turn != CHANCE:
            assert node(here.rules, here.b, other).actions == here.actions
        seen, also = layout.copy(here.s), other
        here.rules.view(here.b, seen)
        here.rules.view(here.b, also)
        assert layout.dump(seen) == layout.dump(also)


@EVERY
def test_the_view_blots_something_out(which):
    """The law above could not fail if nothing were ever hidden."""
    rules, b = table(which, 0)
    for here in playout(rules, b, 2, LIMIT, 0):
        seen = layout.copy(here.s)
        rules.view(b, seen)
        if layout.dump(seen) != layout.dump(here.s):
            assert rules.id not in OPEN
            return
    assert rules.id in OPEN, "what players see is always all there is"
