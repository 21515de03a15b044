"""What is proved of a trail: fields, ends, diamonds, turns; against real games and odd trails."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from proof_boards import random_plies

from forge.claims.diamonds import after, diamonds_kept, shared, shares
from forge.claims.endings import ends
from forge.claims.engine import case
from forge.claims.trek import fields_reached, pawn_alone, treks
from forge.claims.verdict import Estimated, NotChecked, Proved
from forge.content.project import content_root, open_game
from forge.model.load import game as load
from forge.model.trail import Segment
from forge.rules.across_africa.codes import ADVENTURE, DONE, FORK, ROLL
from forge.rules.protocol import END

EDITIONS = ("expedition", "race")


@cache
def africa():
    return load(open_game(content_root() / "across-africa"))


def of(edition, game=None, **values):
    whole = game or africa()
    return case(whole, whole.edition(edition)).under(**values)


def trail(fields):
    """Across Africa with another trail, of one segment."""
    whole = africa()
    made = replace(whole.trail, segments=(Segment("only", fields, 1),), closings=())
    return replace(whole, trail=made)


def states(one, seed, most):
    """States and what follows them, of random games of two, three and four players."""
    for seats in (2, 3, 4):
        for s, _, then in random_plies(one, seats, seed, most // 3):
            if s.turns:
                yield s, then


def distances(alone, cards):
    """How many throws without a card each standing is from the finish, at least."""
    finish, far = alone.play.b.finish, {}
    edges = {each: sorted(set(alone.thrown(each))) for each in alone.standings()}
    for _ in range(len(edges)):
        before = dict(far)
        for each, after_ in edges.items():
            ways = [v for v in after_ if v[0] not in cards or v[0] == each[0]]
            found = [0 if v[0] == finish else before.get(v) for v in ways]
            if best := [n for n in found if n is not None]:
                far[each] = 1 + min(best)
        if far == before:
            return far
    raise AssertionError(far)


def quiet_turns(play, s):
    """The states after each turn of the player about to throw in which no card is drawn."""
    front = [s]
    while front:
        now = front.pop()
        if play.rules.turn(play.b, now) == END or now.turns != s.turns:
            yield now
            continue
        moves = play.moves(now) if now.phase in (ROLL, FORK) else [DONE]
        found = [play.after(now, action) for action in moves]
        front += [each for each in found if (each.card_top, each.n_card) == (s.card_top, s.n_card)]


def follow(edition, seed, most, **values):
    """Random games against what is kept of them; how many states were looked at."""
    one = of(edition, **values)
    play, b, every = one.play, one.play.b, shares(one)
    cards = {v for v in range(b.n_points) if b.role[v] == ADVENTURE}
    ways = {b.plan_of[int(group.split()[0])]: alone for group, alone in treks(one).items()}
    known = {plan: {*alone.standings()} for plan, alone in ways.items()}
    far = {plan: distances(alone, cards) for plan, alone in ways.items()}
    seen = 0
    for s, then in states(one, seed, most):
        seen += 1
        steps = {shared(s)}
        for _ in range(b.gems):
            steps |= {each for share in steps for each in after(b, share)}
            if shared(then) in steps:
                break
        assert shared(s) in every and shared(then) in steps
        standing = [(s.pos[p], s.status[p]) for p in range(s.seats) if s.pos[p] != b.finish]
        assert {*standing} <= known[s.plan]
        if s.phase == ROLL:
            left = far[s.plan][s.pos[s.seat], s.status[s.seat]]
            assert any(
                play.rules.turn(b, end) == END
                or end.pos[s.seat] == b.finish
                or far[s.plan][end.pos[s.seat], end.status[s.seat]] < left
                for end in quiet_turns(play, s)
            )
    return seen


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("values", [{}, {"moved_clears": False, "car_field_acts": False}])
def test_a4_a55_random_play_stays_within_what_is_proved(edition, values):
    """Diamonds move one by one, and whoever is to throw has a throw that leads on without cards."""
    assert follow(edition, 3, 3_000, **values) > 1_500


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_a4_a55_100_000_random_states_are_within_what_is_proved(edition):
    assert follow(edition, 4, 210_000) > 100_000


@pytest.mark.parametrize("edition", EDITIONS)
def test_a55_the_end_can_be_reached_from_everywhere(edition):
    (said,) = of(edition).said(ends)
    assert said.holds and said.status == Proved("abstraction")


def test_a55_where_only_cards_lead_on_nothing_is_said():
    """A wall of adventures as long as a throw: no throw passes it without a card."""
    assert of("race", trail("...aaaaaaaa...")).said(ends)[0].status.unexplored > 0.3
    assert of("race", trail("...aaaa...")).said(ends)[0].status == Proved("abstraction")


def test_a4_no_diamond_is_lost():
    (said,) = of("expedition").said(diamonds_kept)
    assert said.holds and said.message.startswith("20 in all 1687 ways")


def test_ad7_ad13_each_open_field_is_reached_and_the_race_has_one_trail_for_all():
    """Closed trails by number of players in the expedition; all open in the race."""
    (said,) = of("expedition").said(fields_reached)
    assert said.holds and said.status == Proved("exact")
    assert said.message.endswith(
        "92 of 92 with 2 players, 78 of 78 with 3 players, 66 of 66 with 4 players"
    )
    (said,) = of("race").said(fields_reached)
    assert said.holds and said.message.endswith("92 of 92 with 2 or 3 or 4 players")


def test_a19_a_field_on_which_no_throw_stops_is_named():
    """A die of one face, and a camp that adds two: the two fields behind it are passed over."""
    (said,) = of("race", trail("..K...."), die_sides=1).said(fields_reached)
    assert (
        not said.holds
        and said.message
        == "no throws lead to 4 with 2 or 3 or 4 players, 5 with 2 or 3 or 4 players"
    )
    (said,) = of("race", trail("..K....")).said(fields_reached)
    assert said.holds


def test_a52_where_a_car_takes_a_pawn_it_stops_too():
    """Behind a camp no throw stops on 5 or 6, but the car on 4 leads to 6."""
    behind = {"die_sides": 1, "camp_bonus": 2, "car_steps": 2}
    (said,) = of("race", trail("K..o.."), **behind).said(fields_reached)
    assert said.message.startswith("no throws lead to 2 with 2 or 3 or 4 players, 3 with")
    assert ", 6 with" not in said.message and ", 5 with" in said.message


def test_a26_a_thicket_that_nobody_leaves_keeps_the_finish_out_of_reach():
    """Every field of the end sends pawns back: with a die of one face they never pass it."""
    (said,) = of("race", trail("..t.."), die_sides=1).said(fields_reached)
    assert not said.holds and "the finish from" in said.message


def test_a_trail_that_never_ends_is_not_walked_for_ever():
    """The exact figure is infinite: nothing is played, and the claim fails."""
    exact, *played = of("race", trail("..t.."), die_sides=1).said(pawn_alone)
    assert not exact.holds and not played and "more than 500 with" in exact.message


def test_a_trail_too_long_to_be_walked_is_not_checked():
    one = of("race", trail("." * 1600))
    for claim in (ends, fields_reached, pawn_alone):
        (said,) = one.said(claim)
        assert said.status == NotChecked(1.0, "more than 1500 fields")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turns_of_a_pawn_alone_are_exact_and_as_played(edition):
    """The absorbing chain's figure lies within the interval of ways that are played."""
    exact, *played = of(edition).said(pawn_alone)
    assert exact.status == Proved("exact") and ": 22.13 with 2" in exact.message
    assert all(said.holds and isinstance(said.status, Estimated) for said in played)
    assert len(played) == (3 if edition == "expedition" else 1)
