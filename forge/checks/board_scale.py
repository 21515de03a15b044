"""Scale: the steps of a link against the map, and the circles as drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import hypot

from forge.checks.engine import Complaint, check
from forge.draw.projection import great_circle_km
from forge.draw.routes import Route, routes
from forge.finding import Severity, counted
from forge.geometry import in_mm
from forge.model.board import Board, LinkKind
from forge.model.game import Game
from forge.model.graph import ALL, sound_links

LEAST_STEPS = 2
"""A road or sea way has at least one circle, or two cities would touch."""
AROUND = tuple((across, down) for across in (-1, 0, 1) for down in (-1, 0, 1))
"""A cell and those beside it."""


@check(Severity.WARNING)
def board_scale(board: Board) -> Iterator[Complaint]:
    """The steps of every road and sea way follow from the distance on the map.

    Measures the great circle between the two points; the steps are max(2, round(km / scale)),
    with the scale from `targets: km_per_step`.

    One scale for all ways keeps them fair, and lets a player judge a way by its look.

    Bad:
        change:
          board:
            targets: {km_per_step: 320}
            links:
              land-tangier-algiers: {steps: 9}
    Good:
        change:
          board:
            targets: {km_per_step: 320}
            links:
              land-tangier-algiers: {steps: 3}
    """
    scale = board.targets.km_per_step
    if scale is None:
        return
    places = {point.id: point.place for point in board.points}
    for link in sound_links(board, ALL - {LinkKind.AIR}):
        km = great_circle_km(places[link.from_], places[link.to])
        wanted = max(LEAST_STEPS, round(km / scale))
        if link.steps != wanted:
            message = (
                f"{link.id!r} has {counted(link.steps, 'step')} over {km:.0f} km, not {wanted}"
            )
            yield Complaint(link.at / "steps", message, f"write steps: {wanted}")


@check(Severity.WARNING)
def board_spacing(game: Game) -> Iterator[Complaint]:
    """The circles of a way are drawn as many as declared, equally spaced, none too close.

    Takes the circles from the same geometry that is drawn, and compares their number with the
    steps and their distances, along a way and between ways, with `targets: spacing`.

    The drawing is the graph: a pawn that cannot tell two circles apart makes a move too many.

    Bad:
        change:
          board:
            targets: {spacing: 4.6}
            links:
              land-tangier-algiers: {steps: 90}
    Good:
        change:
          board:
            targets: {spacing: 4.6}
    """
    board, scenery = game.board, game.scenery
    if board is None or scenery is None or board.targets.spacing is None:
        return
    sound = len(list(sound_links(board))) == len(board.links)
    if not sound or not all(scenery.marks(point) for point in board.points):
        return  # other checks tell of it
    walked = tuple(link for link in board.links if link.kind is not LinkKind.AIR)
    drawn = routes(replace(board, links=walked), scenery)  # a flight has no circles
    least = board.targets.spacing
    for route in drawn:
        yield from _along(route, least)
    if least:
        yield from _between(drawn, least)


def _along(route: Route, least: int) -> Iterator[Complaint]:
    link = route.link
    circles = link.steps - 1
    if len(route.circles) != circles:
        message = (
            f"{link.id!r} is drawn with {counted(len(route.circles), 'circle')}, not {circles}"
        )
        yield Complaint(link.at / "steps", message)
    pairs = zip(route.circles, route.circles[1:], strict=False)
    gap = min((_apart(a, b) for a, b in pairs), default=least)
    if gap < least:
        message = f"the circles of {link.id!r} are drawn {in_mm(round(gap))} mm apart"
        hint = f"{in_mm(least)} mm is the least: fewer steps, or a longer way round (via)"
        yield Complaint(link.at / "steps", message, hint)


def _between(drawn: tuple[Route, ...], least: int) -> Iterator[Complaint]:
    """Circles of two ways that are too close, once a pair of ways; cells keep it linear."""
    cells: dict[tuple[int, int], list[tuple[Route, tuple[int, int]]]] = {}
    told: set[tuple[str, str]] = set()
    for route in drawn:
        for x, y in route.circles:
            column, row = x // least, y // least
            for across, down in AROUND:
                for other, spot in cells.get((column + across, row + down), ()):
                    pair = (other.link.id, route.link.id)
                    if other is not route and pair not in told and _apart((x, y), spot) < least:
                        told.add(pair)
                        message = f"circles of {pair[1]!r} and {pair[0]!r} are drawn too close"
                        hint = f"{in_mm(least)} mm is the least: move one way aside (via)"
                        yield Complaint(route.link.at, message, hint)
            cells.setdefault((column, row), []).append((route, (x, y)))


def _apart(a: tuple[int, int], b: tuple[int, int]) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])
