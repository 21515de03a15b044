"""Exact count: how hard it is to land on a point."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from forge.checks.engine import Complaint, check
from forge.checks.walks import Walks
from forge.finding import Severity
from forge.model.board import Board
from forge.model.graph import LAND, sound_links


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
    for target, (expected, start) in worst.items():
        if expected == inf:
            message = f"from {start!r} no throws land on {target!r}"
        else:
            message = f"from {start!r} it takes {expected:.1f} throws to land on {target!r}"
        hint = f"at most {limit:g} are promised: give the points there more ways"
        yield Complaint(board.point(target).at, message, hint)


def throws_to_neighbours(board: Board) -> dict[tuple[str, str], float]:
    """The expected throws for each (start, target) that a road joins; inf for never."""
    walks = Walks(board, LAND)
    roads = list(sound_links(board, LAND))
    targets = {end for link in roads for end in (link.from_, link.to)}
    expected = {target: walks.throws(target) for target in sorted(targets)}
    pairs = [(link.from_, link.to) for link in roads]
    pairs += [(link.to, link.from_) for link in roads if not link.oneway]
    return {(start, target): expected[target].get(start, inf) for start, target in pairs}
