"""Where pawns go: places of a board, fields of a trail, hexes of a map, by how often."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from forge.draw import routes
from forge.draw.map_shapes import terrain
from forge.draw.trail_layout import layout
from forge.model.game import Game
from forge.model.hexes import Cell
from forge.model.hexes import cell as hex_named
from forge.trial.drawn import ACCENT, INK, LAND, PALE, figure, hexagon, styled, svg
from forge.trial.summary import Summary

Spot = tuple[float, float]
COARSE = 600
"""How far a simplified shore may stray, µm."""
MARGIN = 14_000
"""Room around the outermost places, µm."""


@styled
def places(game: Game, found: Summary) -> str:
    """The board's places over its coast, each as large and dark as it was visited."""
    assert game.board is not None
    assert game.scenery is not None
    spots = {disc.point.id: disc.spot for disc in routes.discs(game.board, game.scenery)}
    made, axes = figure(8, 8.6)
    for x, y in _shores(game):
        axes.fill(x, y, color=LAND, zorder=0)
    flown = max(found.flights.values(), default=0)
    for route in routes.routes(game.board, game.scenery):
        for number, spot in enumerate(route.circles, 1):
            spots[f"{route.link.id}:{number}"] = spot
        flights = found.flights.get(route.link.id)
        line = tuple(zip(*route.line, strict=True))
        if flights is None:
            axes.plot(*line, color=PALE, linewidth=1.2, zorder=1)
        elif flights:
            strength = 0.2 + 0.8 * flights / flown
            axes.plot(*line, color=ACCENT, linewidth=0.4, alpha=strength, zorder=2)
    _spread(axes, spots, found)
    for point in game.board.points:
        axes.annotate(
            point.name.template,
            spots[point.id],
            xytext=(0, 8),
            textcoords="offset points",
            ha="center",
            fontsize=7,
            zorder=4,
        )
    return svg(made)


@styled
def stops(game: Game, found: Summary) -> str:
    """The trail's fields along its roads, each as large and dark as pawns stopped there."""
    assert game.trail is not None
    laid = layout(game.trail)
    made, axes = figure(8, 8.6)
    for road in laid.roads:
        axes.plot(*zip(*road, strict=True), color=PALE, linewidth=5, zorder=1)
    ends = {0: "start", game.trail.last: "wharf"}
    spots = {ends.get(number, str(number)): spot for number, spot in laid.spots.items()}
    _spread(axes, spots, found)
    for name, spot in spots.items():
        axes.annotate(
            name, spot, xytext=(0, 9), textcoords="offset points", ha="center", fontsize=6, zorder=4
        )
    return svg(made)


@styled
def hexes(game: Game, found: Summary) -> str:
    """The map's hexes, each as dark as expeditions came to it, and the ports by name."""
    assert game.map is not None
    made, axes = figure(8, 8.6)
    most = math.log1p(max(found.visits.values(), default=0)) or 1
    for cell in game.map.land:
        hexagon(axes, _middle(cell), math.log1p(found.visits.get(cell.name, 0)) / most)
    for port in game.map.harbours:
        name = {"ha": "center", "va": "center", "fontsize": 5.5, "zorder": 4}
        axes.annotate(port.name.template, _middle(hex_named(port.hex)), **name)
    axes.autoscale_view()
    axes.set_aspect("equal")
    axes.invert_yaxis()
    axes.axis("off")
    return svg(made)


def _middle(cell: Cell) -> Spot:
    """The middle of a hex with sides of 1, y down."""
    return 1.5 * cell.column, 3**0.5 * (cell.row + 0.5 * (cell.column % 2))


def _spread(axes: Any, spots: Mapping[str, Spot], found: Summary) -> None:
    """Discs for all places that pawns may come to, and room around them."""
    most = max(found.visits.values(), default=0) or 1
    names = [name for name in spots if name in found.visits]
    heat = [found.visits[name] / most for name in names]
    axes.scatter(
        [spots[name][0] for name in names],
        [spots[name][1] for name in names],
        s=[6 + 120 * each for each in heat],
        c=heat,
        cmap="YlOrBr",
        vmin=-0.15,
        edgecolors=INK,
        linewidths=0.3,
        zorder=3,
    )
    axes.set_aspect("equal")
    axes.set_xlim(*_span([x for x, _ in spots.values()]))
    axes.set_ylim(*reversed(_span([y for _, y in spots.values()])))
    axes.axis("off")


def _shores(game: Game) -> Iterator[tuple[list[float], list[float]]]:
    """The outlines of the land, µm, as runs of x and of y; none for a board without a map."""
    if game.scenery is None or game.scenery.chart not in game.art:
        return
    land = terrain(game.art[game.scenery.chart], game.scenery).land.simplify(COARSE)
    for part in getattr(land, "geoms", (land,)):
        x, y = part.exterior.xy
        yield list(x), list(y)


def _span(values: Sequence[float]) -> tuple[float, float]:
    """From the least to the greatest with room to spare."""
    return min(values) - MARGIN, max(values) + MARGIN
