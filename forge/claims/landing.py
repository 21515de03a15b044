"""Exact count: whether, and in how many throws, each point can be landed on (C7)."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from forge.checks.board_exact import throws_to_neighbours
from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Proved
from forge.model.graph import LAND, components, distances
from forge.rules.star_of_africa.tables import ClassicTables, ZvezdaTables

SHOWN = 3


@claim()
def exact_landing(case: Case) -> Iterator[Said]:
    """Every point can be landed on from every point of its land, by the count of the die (C7)."""
    board, b = case.game.board, case.play.b
    if board is None or not isinstance(b, (ClassicTables, ZvezdaTables)):
        return
    if isinstance(b, ZvezdaTables):
        holds = b.min_points <= 1
        message = "a move may stop at any point" if holds else "a move may overshoot its aim"
        yield Said(Proved("exact"), holds, message)
        return
    expected = throws_to_neighbours(board)
    never = [pair for pair, throws in expected.items() if throws == inf]
    apart = _apart(case)
    worst = sorted(expected, key=lambda pair: (-expected[pair], pair))[:SHOWN]
    told = ", ".join(f"{expected[pair]:.1f} from {pair[0]} to {pair[1]}" for pair in worst)
    mean = sum(expected.values()) / len(expected) if expected else 0.0
    message = f"to land on a neighbour takes {mean:.1f} throws in the mean, at most {told}"
    if never or apart:
        faults = [f"never from {a} to {z}" for a, z in (*never, *apart)]
        message = "; ".join(faults)
    yield Said(Proved("exact"), not never and not apart, message)


def _apart(case: Case) -> list[tuple[str, str]]:
    """Pairs of points joined by land one of which cannot be walked to from the other."""
    board = case.game.board
    if board is None:
        return []
    return [
        (here, there)
        for group in components(board, LAND)
        for here in sorted(group)
        for there in sorted(group - distances(board, here).keys())
    ]
