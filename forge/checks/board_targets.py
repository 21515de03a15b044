"""The figures that a board promises to keep: counts, degrees, distances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.board import Band, Board, LinkKind
from forge.model.graph import LAND, distances


@check(Severity.WARNING)
def board_counts(board: Board) -> Iterator[Complaint]:
    """The board has as many starts, token sites, islands and rings as its targets say.

    Counts points and rings and compares with `targets`: starts, sites, islands, land_rings,
    sea_rings; a figure left out is free.

    The numbers of places are part of a game's feel and of its rules; a slip of the pen while
    editing the map should not change them.

    Bad:
        change:
          board:
            targets: {islands: 2}
    Good:
        change:
          board:
            targets: {islands: 1, starts: 2}
    """
    kinds = {link.id: link.kind for link in board.links}
    rings = Counter(kinds.get(ring.link) for ring in board.rings)
    counted = {
        "starts": sum(point.start for point in board.points),
        "sites": sum(point.token for point in board.points),
        "islands": sum(point.island for point in board.points),
        "land_rings": rings[LinkKind.LAND],
        "sea_rings": rings[LinkKind.SEA],
    }
    for name, found in counted.items():
        wanted = getattr(board.targets, name)
        if wanted is not None and found != wanted:
            message = f"the number of {name.replace('_', ' ')} is {found}, not {wanted}"
            yield Complaint(board.targets.at / name, message)


@check(Severity.WARNING)
def board_degree(board: Board) -> Iterator[Complaint]:
    """The mean number of roads at a mainland point lies in the band that the board promises.

    Counts the ends of land links at points that are no island and divides by their number
    (`targets: degree`).

    Too few roads make a tree where one robber closes everything, too many a net where the way
    does not matter.

    Bad:
        change:
          board:
            targets: {degree: [3, 4]}
    Good:
        change:
          board:
            targets: {degree: [1, 3]}
    """
    mainland = {point.id for point in board.points if not point.island}
    roads = [link for link in board.links if link.kind is LinkKind.LAND]
    ends = sum((link.from_ in mainland) + (link.to in mainland) for link in roads)
    if board.targets.degree and mainland:
        what = "the mean number of roads at a mainland point"
        yield from _outside(board, "degree", board.targets.degree, ends / len(mainland), what)


@check(Severity.WARNING)
def board_air(board: Board) -> Iterator[Complaint]:
    """The board has as many air ways as it promises, and the most of them at its hub.

    Counts links of kind air, in all and at each point (`targets: air_links, hub`).

    Flights are the way out for the rich; too many make roads pointless, and the hub far from the
    starts is what draws players across the map.

    Bad:
        change:
          board:
            targets: {air_links: [2, 5]}
    Good:
        change:
          board:
            targets: {air_links: [1, 5]}
    """
    flights = [link for link in board.links if link.kind is LinkKind.AIR]
    if board.targets.air_links:
        what = "the number of air ways"
        yield from _outside(board, "air_links", board.targets.air_links, len(flights), what)
    hub = board.targets.hub
    if hub is not None:
        ends = Counter(end for link in flights for end in (link.from_, link.to))
        rivals = [name for name in ends if name != hub and ends[name] >= ends[hub]]
        if rivals:
            message = f"the hub {hub!r} has {ends[hub]} air ways, {rivals[0]!r} {ends[rivals[0]]}"
            yield Complaint(board.targets.at / "hub", message)


@check(Severity.WARNING)
def board_distance(board: Board) -> Iterator[Complaint]:
    """The starts are about equally far from the sites, and as far as the board promises.

    Takes the mean of the shortest ways by land, in steps, from each start to all mainland
    sites (`targets: distance, imbalance`).

    The start is a player's first choice; if one is nearer to everything, there is no choice.

    Bad:
        change:
          board:
            targets: {imbalance: 10}
            links:
              land-tangier-algiers: {steps: 9}
    Good:
        change:
          board:
            targets: {imbalance: 60}
    """
    sites = [point.id for point in board.points if point.token and not point.island]
    means: dict[str, float] = {}
    for start in (point.id for point in board.points if point.start):
        far = distances(board, start, LAND)
        steps = [far[site] for site in sites if site in far]
        if steps:
            means[start] = sum(steps) / len(steps)
    if board.targets.distance:
        for start, mean in means.items():
            what = f"the mean number of steps by land from {start!r} to a mainland site"
            yield from _outside(board, "distance", board.targets.distance, mean, what)
    if board.targets.imbalance is not None and means:
        low, high = min(means.values()), max(means.values())
        apart = 100 * (high - low) / high
        if apart > board.targets.imbalance:
            figures = ", ".join(f"{start} {mean:.1f}" for start, mean in means.items())
            message = f"mean steps from the starts to the sites differ by {apart:.0f} % ({figures})"
            hint = f"at most {board.targets.imbalance:g} % is promised"
            yield Complaint(board.targets.at / "imbalance", message, hint)


def _outside(board: Board, name: str, band: Band, found: float, what: str) -> Iterator[Complaint]:
    if not band.low <= found <= band.high:
        message = f"{what} is {found:.4g}, not from {band.low:g} to {band.high:g}"
        yield Complaint(board.targets.at / name, message)
