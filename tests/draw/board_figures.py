"""The figures of the shipped board, computed: what BOARD.md says is compared with these."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from statistics import fmean

from shapely import LineString, Point

from forge.checks.board_exact import throws_to_neighbours
from forge.draw.board_sheet import Sheet
from forge.draw.projection import great_circle_km
from forge.draw.routes import Route, discs
from forge.model.board import Board, LinkKind
from forge.model.graph import LAND, WALKED, distances
from forge.model.scenery import Scenery
from forge.model.ways import Ways

Figures = dict[str, str]


def figures(sheet: Sheet) -> Figures:
    """Every figure by its name in BOARD.md, written as there."""
    return {**_counts(sheet.board), **_graph(sheet.board), **_drawing(sheet)}


def _counts(board: Board) -> Figures:
    kinds = Counter(link.kind for link in board.links)
    circles = {
        kind: sum(link.steps - 1 for link in board.links if link.kind is kind)
        for kind in (LinkKind.LAND, LinkKind.SEA)
    }
    ports = {
        end for link in board.links if link.kind is LinkKind.SEA for end in (link.from_, link.to)
    }
    rings = Counter(
        next(link.kind for link in board.links if link.id == r.link) for r in board.rings
    )
    return {
        "starts": str(sum(p.start for p in board.points)),
        "token sites": str(sum(p.token for p in board.points)),
        "token sites on islands": str(sum(p.token and p.island for p in board.points)),
        "ports": str(len(ports)),
        "links by land, sea, air": ", ".join(str(kinds[kind]) for kind in LinkKind),
        "circles by land, sea": f"{circles[LinkKind.LAND]}, {circles[LinkKind.SEA]}",
        "points where a pawn can stand": str(len(board.points) + sum(circles.values())),
        "rings by land, sea": f"{rings[LinkKind.LAND]}, {rings[LinkKind.SEA]}",
    }


def _graph(board: Board) -> Figures:
    mainland = [p.id for p in board.points if not p.island]
    sites = [p.id for p in board.points if p.token]
    inland = [p.id for p in board.points if p.token and not p.island]
    ends = Counter(
        end for link in board.links if link.kind is LinkKind.LAND for end in (link.from_, link.to)
    )
    flights = Counter(
        end for link in board.links if link.kind is LinkKind.AIR for end in (link.from_, link.to)
    )
    hub, most = flights.most_common(1)[0]
    means = {
        p.id: fmean(distances(board, p.id, LAND)[site] for site in inland)
        for p in board.points
        if p.start
    }
    low, high = min(means.values()), max(means.values())
    by_land, by_both = Ways(board, LAND), Ways(board, WALKED)
    throws = throws_to_neighbours(board).values()
    return {
        "mean roads at a mainland point": f"{sum(ends[p] for p in mainland) / len(mainland):.2f}",
        "air hub": f"{hub} ({most})",
        "separate ways home by land, mainland, least": str(min(map(by_land.count, inland))),
        "separate ways home by land and sea, least": str(min(map(by_both.count, sites))),
        "mean land steps to the mainland sites": ", ".join(
            f"{start} {mean:.2f}" for start, mean in means.items()
        ),
        "difference of those": f"{100 * (high - low) / high:.1f} %",
        "throws to land on a neighbour, least, mean, most": (
            f"{min(throws):.1f}, {fmean(throws):.1f}, {max(throws):.1f}"
        ),
    }


def _drawing(sheet: Sheet) -> Figures:
    board, scenery, drawn, medals = sheet.board, sheet.scenery, sheet.routes, sheet.discs
    spots = [spot for route in drawn for spot in route.circles]
    nearest = min(math.dist(a, b) for a, b in combinations(spots, 2)) / 1000
    apart = min(math.dist(a.spot, b.spot) for a, b in combinations(medals, 2)) / 1000
    gaps = {
        kind: [gap(route, board, scenery) for route in drawn if route.link.kind is kind]
        for kind in (LinkKind.LAND, LinkKind.SEA)
    }
    return {
        "links whose steps are not max(2, round(km / 320))": str(len(list(wrong_steps(board)))),
        "least distance of two circles": f"{nearest:.1f} mm",
        "least distance of two medallions' centres": f"{apart:.1f} mm",
        "gap between circles by land": _span(gaps[LinkKind.LAND]),
        "gap between circles by sea": _span(gaps[LinkKind.SEA]),
        "longest stretch of a sea line over land": f"{max(_ashore(sheet)):.1f} mm",
    }


def _ashore(sheet: Sheet) -> Iterator[float]:
    """How far each sea line runs over land between the rims of its medallions, mm."""
    rims = {disc.point.id: Point(disc.spot).buffer(disc.radius) for disc in sheet.discs}
    for route in sheet.routes:
        if route.link.kind is LinkKind.SEA:
            line = LineString(route.line)
            open_water = line.difference(rims[route.link.from_]).difference(rims[route.link.to])
            yield open_water.intersection(sheet.terrain.land).length / 1000


def gap(route: Route, board: Board, scenery: Scenery) -> float:
    """The way from circle to circle along a link, mm."""
    rims = {disc.point.id: disc.radius for disc in discs(board, scenery)}
    link = route.link
    return (route.way.length - rims[link.from_] - rims[link.to]) / link.steps / 1000


def _span(values: list[float]) -> str:
    return f"{min(values):.1f} to {max(values):.1f} mm"


def wrong_steps(board: Board) -> Iterator[str]:
    """The walked links whose steps do not follow from their length on the globe."""
    per_step = board.targets.km_per_step or 0
    for link in board.links:
        if link.kind is not LinkKind.AIR:
            km = great_circle_km(board.point(link.from_).place, board.point(link.to).place)
            if link.steps != max(2, round(km / per_step)):
                yield link.id
