"""Means: how far one gets on foot alone, and without a plane, there and back."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.board import Board, Point
from forge.model.graph import LAND, WALKED, Kinds, reachable, returning


@check(Severity.WARNING)
def board_means(board: Board) -> Iterator[Complaint]:
    """A mainland site is reached on foot alone, and no site needs a plane; there and back.

    Walks from all starts, and homeward to all goals, by land only for sites of the mainland and
    by land and sea for islands; sites that no means reaches are left to the other checks.

    A fare is the first thing that a player runs out of.  Where a road is missing it is mostly
    forgotten, and a site that only planes serve is closed to whoever has no money.

    Bad:
        drop:
          board:
            links: [land-hoggar-kufra, land-benghazi-kufra, land-kufra-cairo]
            rings: [desert]
    Good:
        drop:
          board:
            links: [land-hoggar-kufra, land-benghazi-kufra]
            rings: [desert]
    """
    starts = [point.id for point in board.points if point.start]
    goals = [point.id for point in board.points if point.goal]
    if not (starts and goals):
        return
    known = reachable(board, starts) & returning(board, goals)
    there, back = _by_kinds(board, starts, goals)
    for point in board.points:
        if not point.token or point.id not in known:
            continue
        kinds, means = (WALKED, "land and sea") if point.island else (LAND, "land")
        if point.id not in there[kinds]:
            yield _lacks(point, f"cannot be reached from a start by {means} alone")
        elif point.id not in back[kinds]:
            yield _lacks(point, f"has no way home to a goal by {means} alone")


Reach = dict[Kinds, frozenset[str]]


def _by_kinds(board: Board, starts: list[str], goals: list[str]) -> tuple[Reach, Reach]:
    there = {kinds: reachable(board, starts, kinds) for kinds in (LAND, WALKED)}
    return there, {kinds: returning(board, goals, kinds) for kinds in (LAND, WALKED)}


def _lacks(point: Point, what: str) -> Complaint:
    hint = "add a link, or mark it island: true if it is one"
    return Complaint(point.at, f"{point.id!r} {what}", hint)
