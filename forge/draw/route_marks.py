"""The links as they are drawn: lines, circles, rings, plane badges.

What a link is is told by form as well as by colour: land is dotted with pips, sea is dashed
with filled discs, air is a solid arc with a plane.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from forge.draw import kit
from forge.draw.icons import Look, icon
from forge.draw.routes import CIRCLE, RING, Disc, Route
from forge.geometry import Box
from forge.model.board import LinkKind
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import circle

Colours = Mapping[str, str]
BADGE = 3_300
Disk = tuple[float, float, float]
"""A centre and a radius, µm."""


def line(route: Route, colours: Colours) -> Iterator[Item]:
    """The line of a link, from centre to centre."""
    strokes: tuple[Stroke, ...]
    match route.link.kind:
        case LinkKind.LAND:
            strokes = (
                Stroke(colours["ivory"], 1_700, alpha=0.55),
                Stroke(colours["road"], 420, (100, 1_000), 0.85),
            )
        case LinkKind.SEA:
            strokes = (
                Stroke(colours["sea-shadow"], 1_100, alpha=0.28),
                Stroke(colours["sea-road"], 550, (1_600, 1_500), 0.95),
            )
        case LinkKind.AIR:
            strokes = (
                Stroke(colours["ivory"], 2_000, alpha=0.75),
                Stroke(colours["vermilion"], 850),
                Stroke(colours["pale-gold"], 200, (2_200, 2_200), 0.9),
            )
    for stroke in strokes:
        yield kit.line(route.line, stroke)


def lines(drawn: Iterable[Route], colours: Colours) -> Iterator[Item]:
    """All lines, sea below land below air; every one goes under the circles."""
    order = (LinkKind.SEA, LinkKind.LAND, LinkKind.AIR)
    for route in sorted(drawn, key=lambda route: order.index(route.link.kind)):
        yield from line(route, colours)


def circles(
    drawn: Iterable[Route], special: frozenset[tuple[str, int]], colours: Colours
) -> Iterator[Place]:
    """Every circle of every link; the special ones cost a turn."""
    stamps = {LinkKind.LAND: pip(colours), LinkKind.SEA: buoy(colours)}
    hour = ring(colours)
    for route in drawn:
        for number, (x, y) in enumerate(route.circles, start=1):
            costly = (route.link.id, number) in special
            yield Place(x, y, hour if costly else stamps[route.link.kind])


def pip(colours: Colours) -> Scene:
    """A circle of a road, about the origin."""
    return kit.stamp(CIRCLE, [
        circle(250, 350, 2_100, colours["shadow"], alpha=0.32),
        circle(0, 0, CIRCLE, colours["ivory"], Stroke(colours["ink"], 320)),
        circle(0, 0, 1_250, stroke=Stroke(colours["pip-ring"], 200)),
        circle(0, 0, 550, colours["ink"]),
    ], "circle land")  # fmt: skip


def buoy(colours: Colours) -> Scene:
    """A circle of a sea route, about the origin."""
    return kit.stamp(CIRCLE, [
        circle(250, 350, 2_150, colours["sea-shadow"], alpha=0.3),
        circle(0, 0, CIRCLE, colours["foam"], Stroke(colours["buoy-ring"], 300)),
        circle(0, 0, 1_350, colours["buoy"]),
    ], "circle sea")  # fmt: skip


def ring(colours: Colours) -> Scene:
    """A circle where stopping costs a turn, about the origin."""
    red = colours["vermilion"]
    return kit.stamp(RING, [
        circle(300, 400, RING + 100, colours["shadow"], alpha=0.3),
        circle(0, 0, RING, colours["ring"], Stroke(red, 600)),
        circle(0, 0, 2_400, stroke=Stroke(red, 220)),
        icon("hourglass").path((0, 0), 3_700, red),
    ], "circle ring")  # fmt: skip


def badge(colours: Colours) -> Scene:
    """The plane on an air link, about the origin, its nose to the right."""
    red = colours["vermilion"]
    return kit.stamp(BADGE, [
        circle(300, 400, BADGE + 100, colours["shadow"], alpha=0.25),
        circle(0, 0, BADGE, colours["cream"], Stroke(red, 450)),
        icon("plane").path((0, 0), 4_700, red, Look(turn=90)),
    ], "plane")  # fmt: skip


def badges(
    drawn: Sequence[Route], medallions: Sequence[Disc], names: Sequence[Box], colours: Colours
) -> Iterator[Place]:
    """A plane on every air link, where it hides least."""
    plane = badge(colours)
    taken: list[Disk] = [(d.x, d.y, d.radius) for d in medallions]
    taken += [(x, y, CIRCLE) for route in drawn for x, y in route.circles]
    for route in drawn:
        if route.link.kind is LinkKind.AIR:
            way = route.way
            distance = max(_stops(way.length), key=lambda d: _clear(way.at(d), taken, names))
            x, y = way.at(distance)
            taken.append((x, y, BADGE))
            yield Place(round(x), round(y), plane, round(way.heading(distance), 1))


def _stops(length: float) -> list[float]:
    """Where a badge may sit, the middle first."""
    shares = (0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7)
    return [share * length for share in shares]


def _clear(spot: tuple[float, float], taken: Sequence[Disk], names: Sequence[Box]) -> float:
    """The room round a badge, µm; more than 2 mm counts as 2 mm, so that the middle wins."""
    x, y = spot
    room = min(math.dist(spot, (a, b)) - r for a, b, r in taken) - BADGE
    for box in names:
        dx = max(box.x - x, 0, x - box.right)
        dy = max(box.y - y, 0, y - box.bottom)
        room = min(room, math.hypot(dx, dy) - BADGE)
    return min(room, 2_000.0)
