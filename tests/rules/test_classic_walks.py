"""Classic: the walks that a throw allows are those that fit the count and can be paid (C7, C13).

The rules look ahead step by step; here every walk of the thrown length is written down, and those
that break a rule are struck out.
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from classic_table import Classic, Player
from hypothesis import given
from hypothesis import strategies as st
from star_table import star

from forge.model.board import LinkKind
from forge.model.graph import stops
from forge.rules import layout

SITES = {point.id for point in star().board.points}
PORTS = {
    end for link in star().board.links if link.kind is LinkKind.SEA for end in (link.from_, link.to)
}
STEPS = [
    (here, there, link.id)
    for link in star().board.links
    if link.kind is not LinkKind.AIR
    for line in (stops(link), stops(link)[::-1])
    for here, there in pairwise(line)
]
SEA = {link.id for link in star().board.links if link.kind is LinkKind.SEA}
FROM = {}
for step in STEPS:
    FROM.setdefault(step[0], []).append(step)


def all_walks(start, length, turns=0):
    """Every walk of so many steps that turns round at most so often."""
    ways = [((step,), 0) for step in FROM[start]]
    for _ in range(length - 1):
        ways = [
            ((*way, step), turned + (step[1:] == (way[-1][0], way[-1][2])))
            for way, turned in ways
            for step in FROM[way[-1][1]]
        ]
        ways = [(way, turned) for way, turned in ways if turned <= turns]
    return [way for way, _ in ways]


def fees(way, by_port):
    """What a walk costs under fees of 100: each boarding, each landing (C13)."""
    afloat = way[0][0] not in SITES and way[0][2] in SEA
    cost = 0
    for i, (_, there, link) in enumerate(way):
        by_sea = link in SEA
        cost += 100 * (by_sea != afloat)
        afloat = by_sea
        comes_in = by_sea and there in SITES
        if comes_in and (i == len(way) - 1 or not by_port):
            cost += 100
            afloat = False
    return cost


@given(
    start=st.sampled_from(sorted(FROM)),
    money=st.sampled_from([0, 100, 200, 300]),
    face=st.integers(1, 6),
    by_port=st.booleans(),
)
def test_c7_c13_a_throw_allows_the_walks_that_can_be_paid_and_no_others(
    start, money, face, by_port
):
    t = Classic(Player(start, money=money), pass_port_afloat=by_port)
    expected = {
        tuple(there for _, there, _ in way)
        for way in all_walks(start, face)
        if fees(way, by_port) <= money
    }
    assert t.walks_of(face) == expected


@given(
    start=st.sampled_from([name for name in sorted(FROM) if name not in PORTS]),
    face=st.integers(1, 5),
)
def test_c7_where_no_walk_can_be_paid_one_turn_is_allowed(start, face):
    """A penniless pawn that can pass no port turns round once where there is no other way."""
    t = Classic(Player(start, money=0), pass_port_afloat=False, no_walk="turn_back")
    straight = [way for way in all_walks(start, face) if fees(way, False) == 0]
    turned = [way for way in all_walks(start, face, turns=1) if fees(way, False) == 0]
    expected = {tuple(there for _, there, _ in way) for way in straight or turned}
    assert t.walks_of(face) == expected


@pytest.mark.parametrize("money", [0, 100])
def test_c13_where_landing_ends_a_move_walks_are_cut_short(money):
    """From the sea off Agadir with a throw of two: into port, or past it if nothing is paid."""
    t = Classic(Player("sea-agadir-canary-islands:1", money=money), land_and_sea_in_one_roll=False)
    ashore = {("agadir", "agadir"), ("canary-islands", "canary-islands")}
    by_sea = {
        ("canary-islands", "sea-tangier-canary-islands:3"),
        ("canary-islands", "sea-canary-islands-gambia:1"),
    }
    assert t.walks_of(2) == by_sea | (ashore if money else set())


def test_c7_what_the_rules_try_out_leaves_no_trace():
    """Looking ahead is played on the state itself, and taken back."""
    for start in sorted(FROM):
        t = Classic(Player(start, money=100), pass_port_afloat=False)
        t.throws(6)
        before = layout.dump(t.s)
        if t.seat == 0:
            assert (before["points"], before["walked"], t.at(0), t.money(0)) == (6, 0, start, 100)
            assert t.legal
        assert set(before["passed"]) == {0}
        assert layout.dump(t.s) == before
