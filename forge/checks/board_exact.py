"""Exact count: how hard it is to land on a point."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.board import Board
from forge.model.extras import installed
from forge.model.graph import LAND, sound_links
from forge.model.walks import Walks

WORTH_NUMPY = 1000
"""From so many places to stand on, loading numpy takes less time than it saves."""


@check(Severity.WARNING)
def board_exact(board: Board) -> Iterator[Complaint]:
    """A neighbouring point can be landed on by exact count in a few throws.

    For every road, both ways, computes the least expected number of throws of one die until a
    move ends on the other point, when each throw is walked in full and without turning back
    (C7), and compares the worst of each point with `targets: throws`.

    Where cities are reached by exact count, a city among long ways is never reached in practice.

    Bad:
        change:
          board:
            targets: {throws: 3}
    Good:
        change:
          board:
            targets: {throws: 7}
    """
    limit = board.targets.throws
    if limit is None:
        return
    worst: dict[str, tuple[float, str]] = {}
    for (start, target), expected in throws_to_neighbours(board).items():
        if expected > limit:
            worst[target] = max(worst.get(target, (0.0, "")), (expected, start))
    points = {point.id: point for point in board.points}
    for target, (expected, start) in worst.items():
        if expected == inf:
            message = f"from {start!r} no throws land on {target!r}"
        else:
            message = f"from {start!r} it takes {expected:.1f} throws to land on {target!r}"
        hint = f"at most {limit:g} are promised: give the points there more ways"
        yield Complaint(points[target].at, message, hint)


def throws_to_neighbours(board: Board) -> dict[tuple[str, str], float]:
    """The expected throws for each (start, target) that a road joins; inf for never."""
    walks = Walks(board, LAND)
    starts: dict[str, list[str]] = {}
    for link in sound_links(board, LAND):
        starts.setdefault(link.to, []).append(link.from_)
        if not link.oneway:
            starts.setdefault(link.from_, []).append(link.to)
    if len(walks.names) >= WORTH_NUMPY and installed("numpy"):
        from forge.model.walks_fast import Landing

        return Landing(walks).throws(starts)
    found: dict[tuple[str, str], float] = {}
    for target in sorted(starts):
        expected = walks.throws(target)
        found |= {(start, target): expected.get(start, inf) for start in starts[target]}
    return found
