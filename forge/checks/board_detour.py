"""Rings that nobody can walk around."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.board import Board
from forge.model.graph import reachable


@check(Severity.WARNING)
def board_detour(board: Board) -> Iterator[Complaint]:
    """Every point can be reached without crossing a ring.

    Takes away every link with a ring on it, and asks what can still be reached from the starts by
    the links that are left.

    A ring is a risk that players weigh: a way round costs steps, the ring may cost a turn. Where a
    ring lies on every way there is nothing to weigh.

    Bad:
        add:
          board:
            rings:
              - {id: west, link: sea-algiers-malta, circle: 1}
              - {id: north, link: sea-malta-benghazi, circle: 1}
              - {id: east, link: sea-malta-cairo, circle: 2}
    Good:
        add:
          board:
            rings:
              - {id: west, link: sea-algiers-malta, circle: 1}
              - {id: north, link: sea-malta-benghazi, circle: 1}
    """
    starts = [point.id for point in board.points if point.start]
    ringed = {ring.link for ring in board.rings}
    if not starts or not ringed:
        return
    free = replace(board, links=tuple(link for link in board.links if link.id not in ringed))
    shut = reachable(board, starts) - reachable(free, starts)
    for point in board.points:
        if point.id in shut:
            message = f"a ring lies on every way from a start to {point.id!r}"
            yield Complaint(point.at, message, "move a ring, or add a link without one")
