"""Exploring the real rules: what it finds on boards small enough to see through by eye."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from proof_boards import board_of, case_of, random_plies

from forge.claims.endings import ends, playable, winnable
from forge.claims.verdict import NotChecked, Proved
from forge.simulate.canonical import star_key
from forge.simulate.components import backward, bottoms, components
from forge.simulate.explore import explore
from forge.simulate.trace import replay

TINY = {"die_sides": 2, "start_money": 100}
CAPE = board_of(["home!", "city", "cape"], ["home-city:1", "city-cape:1"])
ISLE = board_of(["home!", "city", "isle*"], ["home-city:1", "city~isle:2"])


@given(st.lists(st.lists(st.integers(0, 11), max_size=4), min_size=12, max_size=12))
def test_components_are_the_nodes_that_reach_each_other(heads):
    """Against plain search: same component when, and only when, each reaches the other."""
    found = components(heads)
    to = [backward(heads, [node]) for node in range(12)]
    for a in range(12):
        for z in range(12):
            assert (found[a] == found[z]) == bool(to[z][a] and to[a][z])
            if to[z][a]:
                assert found[a] >= found[z]
    for number, shut in enumerate(bottoms(heads, found)):
        nodes = [node for node in range(12) if found[node] == number]
        assert shut == all(found[head] == number for node in nodes for head in heads[node])


def test_a_small_board_is_explored_to_the_end():
    """Zvezda on three points: all states can end, all can move, both players win some play."""
    case = case_of("zvezda", CAPE, ["star", "robber"], players=(2, 2), **TINY)
    assert case.exhausted and case.unexplored == 0
    for claim in (ends, playable, winnable):
        (said,) = case.said(claim)
        assert said.holds and said.status == Proved("exhausted"), claim.id


def test_no_number_of_players_is_proved_by_another():
    """What two players exhaust says nothing of three: all are explored, or proved another way.

    Where neither can be done, the verdict is open, and tells what was explored.
    """
    tables = [CAPE, ["star", "robber"]]
    readings = TINY | {"star_frees_robber_player": False}
    (two,) = case_of("zvezda", *tables, players=(2, 2), **readings).said(ends)
    assert two.status == Proved("exhausted") and "with 2 players" in two.message
    more = case_of("zvezda", *tables, players=(2, 4), **readings)
    (said,) = more.said(ends)
    assert said.status == NotChecked(more.unexplored, said.status.why)
    assert 1 / 3 < more.unexplored < 2 / 3 and "states with 3 players" in said.status.why
    assert case_of("zvezda", *tables, **TINY).said(ends)[0].status == Proved("abstraction")
    (each,) = case_of("zvezda", *tables, players=(2, 3), **readings).said(winnable)
    assert each.status == Proved("play") and each.message.startswith("with 2 to 3 players")


def test_a_seat_that_never_wins_is_told_with_the_number_of_players():
    """A home at the end of a one-way road to which the Star cannot be carried: nobody wins."""
    board = board_of(["home!", "city"], ["home-city:1>"])
    (said,) = case_of("zvezda", board, ["star"], players=(2, 2), **TINY).said(winnable)
    assert said.status == Proved("exhausted") and not said.holds
    assert said.message == "with 2 players, player 1, 2 never wins, in any play"


def test_6_z25_exploration_finds_the_star_that_nobody_carries_off():
    """The hole of Z25 on three points, by the real rules alone; the shipped reading closes it."""
    case = case_of(
        "zvezda", CAPE, ["star", "robber"], star_on_cape_town_clears_robber=False, **TINY
    )
    (said,) = case.said(ends)
    assert not said.holds and said.status == Proved("play")
    s = replay(case.play, said.trace)
    assert case.play.b.names.points[case.play.b.cape] == "cape" and s.found == 1
    after = explore(case.play, s, 50_000)
    assert after.exhausted and not after.ends()


def test_exploration_finds_the_star_that_nobody_can_pay_to_fetch():
    """The Star on an island, both players without money, nothing left to earn (shipped: closed)."""
    assert case_of("zvezda", ISLE, ["star", "blank"], **TINY).said(ends)[0].holds
    case = case_of("zvezda", ISLE, ["star", "blank"], sea_free_when_all_broke=False, **TINY)
    (said,) = case.said(ends)
    assert not said.holds
    s = replay(case.play, said.trace)
    assert s.found == 0 and s.money == [0, 0]


def test_what_lies_beyond_the_cap_is_counted():
    """An exploration that was cut short says what share it does not know, and proves nothing."""
    case = case_of("zvezda", CAPE, ["star", "robber"], **TINY)
    cut = explore(case.play, case.play.begin(2), 100)
    assert cut.expanded == 100 and not cut.exhausted
    assert cut.unexplored == pytest.approx(1 - 100 / len(cut.turn))
    large = case_of("zvezda")
    (said,) = large.said(playable)
    assert not large.explored and said.status == Proved("abstraction")


@pytest.mark.parametrize("cap", [20_000, 400])
def test_one_way_into_a_dead_end_is_a_game_without_end(cap, monkeypatch):
    """It is found among the states that were explored, though there are more."""
    monkeypatch.setattr("forge.claims.engine.CAP", cap)
    board = board_of(["home!", "city", "trap"], ["home-city:1", "city-trap:1>", "home-trap:1>"])
    case = case_of("zvezda", board, ["star", "blank"], **TINY)
    (said,) = case.said(ends)
    assert not said.holds and said.trace


@pytest.mark.parametrize("name", ["zvezda", "classic"])
def test_what_the_key_leaves_out_cannot_matter(name):
    """Two states of one key allow the same and lead to states of the same keys.

    The numbers left out are changed at random: counters, kinds of opened tokens, stale lists.
    """
    case = case_of(name)
    play, b = case.play, case.play.b
    for i, (s, _, _) in enumerate(random_plies(case, 3, 3, 1200)):
        if s.laid < b.n_squares or i % 3:
            continue
        other = play.after(s, play.moves(s)[0])
        other = replace(s, ply=s.ply + 7, turns=s.turns + 3, opened=s.opened)
        for row in ("left", "kind", "closed", "open_robber", "passed", "chosen", "pos", "money"):
            setattr(other, row, list(getattr(s, row)))
        other.left = [1] * len(s.left)
        other.kind = [s.kind[v] if s.closed[v] else (i + v) % b.n_kinds for v in range(b.n_points)]
        for at in range(s.n_passed, len(s.passed)):
            other.chosen[at] = 0
        assert star_key(b, s) == star_key(b, other)
        assert play.moves(s) == play.moves(other)
        for action in play.moves(s):
            assert star_key(b, play.after(s, action)) == star_key(b, play.after(other, action))
