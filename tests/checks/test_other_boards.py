"""Boards of another kind than a net of roads: no check takes them for broken."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from forge.checks import run
from forge.model.board import Board, Link, LinkKind, LonLat, Point
from forge.model.text import Text
from forge.source import Document


def line(kind, start=True, goal=True, oneway=False):
    """Five points in a row."""
    names = "abcde"
    points = tuple(
        Point(
            name,
            Text(f"board.points.{name}.name", name),
            LonLat(3 * i, 0),
            start=start and i == 0,
            goal=goal and i == 4,
        )
        for i, name in enumerate(names)
    )
    links = tuple(Link(f"{u}{v}", kind, u, v, steps=2, oneway=oneway) for u, v in pairwise(names))
    return Board("line", points, links)


@pytest.mark.parametrize(
    "board",
    [
        line(LinkKind.LAND),
        line(LinkKind.SEA),
        line(LinkKind.LAND, start=False, goal=False),
    ],
    ids=["a race track", "a voyage", "an area without starts and goals"],
)
def test_a_row_of_points_is_a_sound_board(board, atlas):
    """A track has one way and no islands, and means it."""
    game = replace(
        atlas, board=board, scenery=None, money=None, editions=(), rulebooks=(), decks=()
    )
    assert [str(f) for f in run(Document({}), game)] == []


def test_a_track_in_one_direction_is_only_noted(atlas):
    """A race that never turns back traps nobody: the goal lies ahead."""
    board = line(LinkKind.LAND, oneway=True)
    game = replace(
        atlas, board=board, scenery=None, money=None, editions=(), rulebooks=(), decks=()
    )
    assert {f.check for f in run(Document({}), game)} == {"board-oneway"}
