"""How far a Classic player's goal is: the tables kept up to date, beside searches from nothing."""

from functools import cache
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proof_boards import board_of, case_of
from volume import volume

from forge.simulate.star_of_africa.classic_far import (
    BY_AIR,
    BY_SEA,
    HOMEWARD,
    MEANS,
    TOKENWARD,
    classic_memory,
    consult,
    far,
)
from forge.simulate.star_of_africa.memory import FAR

SMALL = board_of(
    ["home!", "cape", "mid", "isle*", "rock*", "end"],
    ["home-cape:3", "cape-mid:2>", "mid-home:4", "cape~isle:3", "isle~rock:2>", "home^rock",
     "mid-end:1", "rock-isle:1"],
)  # fmt: skip


@cache
def tables(name):
    board = {"shipped": None, "with one-way links": SMALL}[name]
    tokens = None if board is None else ["star", *["topaz"] * 4]
    return case_of("classic", board, tokens).play.b


def searched(b, wanted, means):
    """The steps from each point to the nearest wanted one, every flight a step."""
    away = [0 if v in wanted else FAR for v in range(b.n_points)]
    nearer = True
    while nearer:
        nearer = False
        for u, v in ways(b, means):
            if away[v] + 1 < away[u]:
                away[u], nearer = away[v] + 1, True
    return away


def ways(b, means):
    for e in range(b.n_arcs):
        if not b.sea[e] or means & BY_SEA:
            yield b.tail[e], b.head[e]
    for v in range(b.n_points):
        if means & BY_AIR:
            yield from ((v, b.air_head[f]) for f in range(b.air_first[v], b.air_first[v + 1]))


@pytest.mark.parametrize("name", ["shipped", "with one-way links"])
@given(data=st.data())
@settings(max_examples=volume(12), deadline=None)
def test_the_tables_tell_what_a_search_tells(name, data):
    """However many tokens have been turned over since a table was last looked at."""
    b = tables(name)
    w = classic_memory(b, 2)
    closed = set(b.squares)
    for _ in range(4):
        closed -= data.draw(st.sets(st.sampled_from(b.squares), max_size=9))
        means = data.draw(st.integers(0, MEANS - 1))
        shut = [int(v in closed) for v in range(b.n_points)]
        s = SimpleNamespace(closed=shut, left=[len(closed)] + [0] * (b.n_kinds - 1))
        consult(b, s, w, TOKENWARD, means)
        assert [far(b, w, v) for v in range(b.n_points)] == searched(b, closed, means)


@pytest.mark.parametrize("means", range(MEANS))
def test_home_lies_where_it_always_lay(means):
    b = tables("shipped")
    w = classic_memory(b, 2)
    s = SimpleNamespace(closed=[0] * b.n_points, left=[0] * b.n_kinds)
    consult(b, s, w, HOMEWARD, means)
    homes = {v for v in range(b.n_points) if b.home[v]}
    assert [far(b, w, v) for v in range(b.n_points)] == searched(b, homes, means)
