"""Moves by exact count, against arithmetic done by hand."""

from __future__ import annotations

import pytest

from forge.checks.board_exact import throws_to_neighbours
from forge.model.board import Board, Link, LinkKind, LonLat, Point
from forge.model.graph import LAND, stops
from forge.model.text import Text
from forge.model.walks import Walks


def board(*roads):
    """A board of land links given as (from, to, steps)."""
    names = dict.fromkeys(name for u, v, _ in roads for name in (u, v))
    points = tuple(Point(n, Text(f"board.points.{n}.name", n), LonLat(0, 0)) for n in names)
    links = tuple(Link(f"{u}-{v}", LinkKind.LAND, u, v, steps) for u, v, steps in roads)
    return Board("roads", points, links)


def moves(walks, start):
    """Where each throw leads, by name."""
    return [{walks.names[end] for end in throw} for throw in walks.moves(walks.number[start])]


def test_c7_a_move_never_turns_back():
    """On a road of six steps a throw of three from one end leads to one place."""
    walks = Walks(board(("a", "b", 6)), LAND)
    assert moves(walks, "a") == [
        {stop} for stop in stops(Link("a-b", LinkKind.LAND, "a", "b", 6))[1:]
    ]


def test_c7_where_no_walk_is_long_enough_the_pawn_stays():
    """Two points and one step: only a throw of one moves the pawn."""
    walks = Walks(board(("a", "b", 1)), LAND)
    assert moves(walks, "a") == [{"b"}, *[{"a"}] * 5]


def test_c7_at_a_fork_each_road_is_a_destination():
    """At a fork with three roads a throw of one has three ends."""
    walks = Walks(board(("x", "a", 2), ("x", "b", 2), ("x", "c", 2)), LAND)
    assert moves(walks, "x")[0] == {"x-a:1", "x-b:1", "x-c:1"}


def test_one_throw_in_six_takes_six_throws():
    """A die that must show a one is expected to show it at the sixth throw."""
    found = throws_to_neighbours(board(("a", "b", 1)))
    assert found[("a", "b")] == pytest.approx(6, abs=0.02)


def test_a_ring_of_two_steps_is_walked_by_hand():
    """Three points in a ring, one step apart: throws 1, 2, 4 and 5 reach the aim, one way or the
    other; 3 and 6 lead back to where the pawn stood: 6/4 throws."""
    found = throws_to_neighbours(board(("a", "b", 1), ("b", "c", 1), ("c", "a", 1)))
    assert found[("a", "b")] == pytest.approx(1.5, abs=0.01)


def test_star_of_africa_is_landed_on_in_at_most_six_and_a_half_throws(star):
    """The figures that the board was chosen by: least 3.4, mean 5.5, greatest 6.0."""
    found = throws_to_neighbours(star.board)
    assert min(found.values()) == pytest.approx(3.43, abs=0.02)
    assert sum(found.values()) / len(found) == pytest.approx(5.47, abs=0.02)
    assert max(found.values()) == pytest.approx(6.0, abs=0.02)
