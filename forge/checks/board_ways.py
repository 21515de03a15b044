"""Ways home: how many separate ones, and who can close them."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity, counted
from forge.model.board import Board, Point
from forge.model.gates import gates
from forge.model.graph import ALL, LAND, WALKED, Kinds
from forge.model.ways import ways_home

SHOWN = 6
"""How many points a message lists by name."""


@check(Severity.WARNING)
def board_ways(board: Board) -> Iterator[Complaint]:
    """From every site lead as many separate ways home as the board promises.

    Counts, for each point with a token, the ways to the goals that share no such point, by land
    (`targets: land_ways`, mainland only) and by land and sea (`targets: ways`). A direct road
    to a goal counts as one way.

    One open robber on the only way home walls a player in (Z24); two ways make that rare.

    Bad:
        change:
          board:
            targets: {land_ways: 4}
    Good:
        change:
          board:
            targets: {land_ways: 2, ways: 2}
    """
    targets = board.targets
    sites = [point for point in board.points if point.token and not point.goal]
    mainland = [point for point in sites if not point.island]
    yield from _too_few(board, mainland, LAND, targets.land_ways, "by land")
    yield from _too_few(board, sites, WALKED, targets.ways, "by land and sea")


def _too_few(
    board: Board, sites: list[Point], kinds: Kinds, wanted: int | None, means: str
) -> Iterator[Complaint]:
    if wanted is None:
        return
    ways = ways_home(board, kinds)
    for point in sites:
        found = ways.count(point.id)
        if found < wanted:
            few = counted(found, "separate way")
            message = f"from {point.id!r} lead {few} home {means}, not {wanted}"
            through = ", ".join(ways.bars(point.id))
            yield Complaint(point.at, message, f"add a link that avoids {through}" * bool(through))


@check(Severity.WARNING)
def board_gate(board: Board) -> Iterator[Complaint]:
    """No goal lies behind a single point, where more than one way home is promised.

    On a board with `targets: land_ways` of 2 or more, takes out, by land, each point on which
    everything behind it hangs, and looks whether a goal is left with at most half of the points.

    Whoever holds that one point, or a robber that lies on it, decides the game.

    Bad:
        change:
          board:
            targets: {land_ways: 2}
        drop:
          board:
            links: [land-kufra-cairo]
    Good:
        change:
          board:
            targets: {land_ways: 2}
        drop:
          board:
            links: [land-benghazi-kufra]
    """
    if (board.targets.land_ways or 0) < 2:  # a track has one way, and means it
        return
    goals = {point.id: point for point in board.points if point.goal}
    for gate in gates(board, LAND, goals):
        for goal in gate.behind:
            message = f"the goal {goal!r} lies behind the single point {gate.point!r} by land"
            yield Complaint(goals[goal].at, message, f"add a road that avoids {gate.point}")


@check(Severity.NOTE)
def board_walls(table: Table) -> Iterator[Complaint]:
    """The tokens that bar the way are too few to wall a site in, or it is known which sites.

    Compares, for each site and for land, land and sea, and all means, the least number of points
    that cut it off from the goals with the number of tokens in the mix with `bars: true`. A site
    with a direct way to a goal cannot be cut off.

    The owner of the prize who is walled in must wait for a rival to come (Z24); a designer should
    know how many robbers that takes, and where.

    Bad:
        change:
          editions:
            classic:
              tokens:
                robber: {count: 2, bars: true}
        drop:
          board:
            links: [land-kufra-cairo]
    Good:
        change:
          editions:
            classic:
              tokens:
                robber: {count: 1, bars: true}
    """
    board = table.game.board
    bars = sum(mix.count for mix in table.edition.tokens if mix.bars)
    if board is None or not bars:
        return
    sites = [point.id for point in board.points if point.token and not point.goal]
    for means, kinds in (("land", LAND), ("land and sea", WALKED), ("land, sea and air", ALL)):
        walled = _walled(board, kinds, sites, bars)
        if walled:
            least = min(walled.values())
            where = [name for name in walled if walled[name] == least]
            shown = ", ".join(where[:SHOWN]) + ", ..." * (len(where) > SHOWN)
            message = (
                f"under {table.edition.id}, {bars} barring tokens can wall in {len(walled)} of "
                f"{len(sites)} sites by {means}; {least} are enough at {shown}"
            )
            yield Complaint(table.edition.at / "tokens", message)


def _walled(board: Board, kinds: Kinds, sites: list[str], bars: int) -> dict[str, int]:
    """The sites that at most ``bars`` points cut off from the goals, and how many it takes."""
    ways = ways_home(board, kinds)
    free = [site for site in sites if not ways.beside_home(site)]
    found = {site: ways.count(site) for site in free}
    return {site: count for site, count in found.items() if 0 < count <= bars}
