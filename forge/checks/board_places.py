"""Points one by one: where they lie, and which of them the rules know."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.board import Board, LonLat, Point


@check()
def board_apart(board: Board) -> Iterator[Complaint]:
    """No two points lie on the same spot.

    Compares the places of all points.

    The second medallion is drawn over the first, and a board that is printed so is one city short.

    Bad:
        change:
          board:
            points:
              kufra: {place: [20.6, 31.6]}
    Good:
        change:
          board:
            points:
              kufra: {place: [22, 26]}
    """
    taken: dict[LonLat, Point] = {}
    for point in board.points:
        other = taken.setdefault(point.place, point)
        if other is not point:
            message = f"{point.id!r} lies on the spot of {other.id!r}"
            yield Complaint(point.at / "place", message, "move one of the two")


@check()
def board_special(board: Board) -> Iterator[Complaint]:
    """A special place is a single one.

    Compares what `special` says of all points.

    The rules speak of the place; of two that bear its name they would take the last, and say
    nothing of the other.

    Bad:
        change:
          board:
            points:
              kufra: {special: cape}
              hoggar: {special: cape}
    Good:
        change:
          board:
            points:
              kufra: {special: cape}
    """
    first: dict[str, Point] = {}
    for point in board.points:
        other = first.setdefault(point.special, point) if point.special else point
        if other is not point:
            message = f"{point.id!r} is the special place {point.special!r}, as {other.id!r} is"
            yield Complaint(point.at / "special", message, "leave it out at one of the two")


@check(Severity.WARNING)
def board_tokens_home(board: Board) -> Iterator[Complaint]:
    """No token lies on a goal.

    Looks for points that are marked both `goal` and `token`.

    Whoever turns over the prize there has brought it home in the same move: the game can be won
    before anybody else has moved.

    Bad:
        change:
          board:
            points:
              tangier: {token: true}
              kufra: {token: false}
    Good:
        change:
          board:
            points:
              tangier: {token: true, goal: false}
              kufra: {token: false}
    """
    for point in board.points:
        if point.goal and point.token:
            message = f"a token lies on the goal {point.id!r}: the prize could be won on the spot"
            yield Complaint(point.at / "token", message, "write token: false")
