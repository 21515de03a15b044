"""Reach: from the starts to every point, and from every point home again."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity
from forge.model.board import Board, Point
from forge.model.graph import LAND, components, reachable, returning, routes, sound_links


@check()
def board_empty(board: Board) -> Iterator[Complaint]:
    """A board has points; where pawns start there is a goal, and where there is a goal they start.

    Counts the points marked `start` and `goal`; a board may do without both.

    Without a start no pawn can be set up, without a goal no game can end.

    Bad:
        change:
          board:
            points:
              tangier: {goal: false}
              cairo: {goal: false}
    Good:
        change:
          board:
            points:
              cairo: {goal: false}
    """
    if not board.points:
        yield Complaint(board.at / "points", "the board has no points", "add points and links")
        return
    roles = {role: any(getattr(p, role) for p in board.points) for role in ("start", "goal")}
    for role in roles:
        if not roles[role] and any(roles.values()):
            message = f"no point of the board is a {role}"
            yield Complaint(board.at / "points", message, f"mark one with {role}: true")


@check()
def board_reach(board: Board) -> Iterator[Complaint]:
    """Every point can be reached from a start by some means of travel.

    Walks, sails and flies from all starts, along one-way links only in their direction.

    A token on a point nobody can reach is never turned over; if it is the one that everybody
    looks for, the game has no end.

    Bad:
        drop:
          board:
            links: [sea-algiers-malta, sea-malta-benghazi, sea-malta-cairo]
    Good:
        drop:
          board:
            links: [sea-malta-benghazi]
    """
    starts = _starts(board)
    met = reachable(board, starts)
    for point in board.points:
        if starts and point.id not in met:
            message = f"{point.id!r} cannot be reached from a start by land, sea or air"
            yield Complaint(point.at, message, "add a link to it")


@check()
def board_trap(board: Board) -> Iterator[Complaint]:
    """A point that can be entered can be left for a goal, unless it is `terminal`.

    Searches backwards from the goals, against the direction of one-way links, and names a way in.

    A pawn that gets there never gets home; whoever carries the prize ends the game for everybody.

    Bad:
        change:
          board:
            links:
              sea-algiers-malta: {oneway: true}
        drop:
          board:
            links: [sea-malta-benghazi, sea-malta-cairo]
    Good:
        change:
          board:
            links:
              sea-algiers-malta: {oneway: true}
            points:
              malta: {terminal: true}
        drop:
          board:
            links: [sea-malta-benghazi, sea-malta-cairo]
    """
    starts = _starts(board)
    homeward = returning(board, [point.id for point in board.points if point.goal])
    trapped = reachable(board, starts) - homeward if homeward else frozenset()
    way_in = routes(board, starts) if trapped else {}
    for point in board.points:
        if point.id in trapped and not point.terminal:
            way = " → ".join(way_in[point.id])
            message = f"{point.id!r} can be entered ({way}) but no goal can be reached from it"
            yield Complaint(point.at, message, "add a way back, or mark it terminal: true")


@check()
def board_goals(board: Board) -> Iterator[Complaint]:
    """All starts lead to the same goals.

    Compares the sets of goals that can be reached from each start.

    Otherwise the choice of the start decides who can win at all.

    Bad:
        change:
          board:
            links:
              land-benghazi-cairo: {oneway: true}
              land-kufra-cairo: {oneway: true}
              sea-malta-cairo: {oneway: true}
    Good:
        change:
          board:
            links:
              land-benghazi-cairo: {oneway: true}
    """
    goals = frozenset(point.id for point in board.points if point.goal)
    starts = [point for point in board.points if point.start]
    shared = [goals & reachable(board, [start.id]) for start in starts]
    for start, mine in zip(starts, shared, strict=True):
        lost = sorted(frozenset().union(*shared) - mine)
        if lost:
            message = f"the start {start.id!r} does not lead to {', '.join(lost)}, others do"
            yield Complaint(start.at, message, "add a link, or take the goal away")


@check()
def board_islands(board: Board) -> Iterator[Complaint]:
    """An island is cut off by land from the starts, and every other point is not.

    Walks from the starts by land alone (C14: removing sea and air leaves islands unreachable), on
    a board that has roads.

    The rules treat islands apart: a pawn there needs a fare to leave. A road makes that wrong, and
    an unmarked island is a place where nobody expects to be stuck.

    Bad:
        add:
          board:
            links:
              - {id: land-algiers-malta, kind: land, from: algiers, to: malta, steps: 2}
    Good:
        add:
          board:
            links:
              - {id: air-algiers-malta, kind: air, from: algiers, to: malta}
    """
    mainland = reachable(board, _starts(board), LAND)
    if not mainland or not any(sound_links(board, LAND)):
        return
    joined = any(point.island and point.id in mainland for point in board.points)
    way_in = routes(board, _starts(board), LAND) if joined else {}
    for point in board.points:
        if point.island and point.id in mainland:
            way = " → ".join(way_in[point.id])
            message = f"the island {point.id!r} can be reached by land ({way})"
            yield Complaint(point.at / "island", message, "drop the road, or leave island out")
        elif not point.island and point.id not in mainland:
            message = f"{point.id!r} cannot be reached by land, yet is no island"
            yield Complaint(point.at, message, "add a road, or mark it island: true")


@check(Severity.WARNING)
def board_pockets(table: Table) -> Iterator[Complaint]:
    """Where a pawn without money has two points or fewer to walk on, the edition says what happens.

    Looks for land of at most two points without a start or goal, and for one of the parameters
    that the board names under `targets: rescue` in the edition.

    A player who has lost the fare there walks to and fro for the rest of the game.

    Bad:
        change:
          board:
            targets: {rescue: [swim]}
    Good:
        change:
          board:
            targets: {rescue: [swim, island_rescue]}
    """
    board, edition = table.game.board, table.edition
    if (
        board is None
        or table.game.money is None
        or any(name in edition.values for name in board.targets.rescue)
    ):
        return
    points = {point.id: point for point in board.points}
    for group in components(board, LAND):
        pocket = [points[name] for name in sorted(group)]
        if len(pocket) <= 2 and not any(p.start or p.goal or p.terminal for p in pocket):
            yield _pocket(table, pocket, board.targets.rescue)


def _pocket(table: Table, pocket: list[Point], wanted: tuple[str, ...]) -> Complaint:
    names = " and ".join(repr(point.id) for point in pocket)
    message = f"{table.edition.id} does not say how a pawn without money leaves {names}"
    hint = f"give the edition the parameter {' or '.join(wanted)}" if wanted else ""
    return Complaint(
        table.edition.at / "parameters",
        message,
        hint or "name the parameter that says so in the board's targets: rescue: [...]",
    )


def _starts(board: Board) -> list[str]:
    return [point.id for point in board.points if point.start]
