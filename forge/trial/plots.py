"""Plots of a trial as SVG text, drawn by matplotlib, the same bytes every time."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from forge.draw import routes
from forge.draw.map_shapes import terrain
from forge.model.game import Game
from forge.trial.ask import Trial
from forge.trial.summary import Summary

INK, ACCENT, PALE, LAND = "#33261b", "#c2402a", "#cdb98a", "#f1e6cb"
COARSE = 600
"""How far a simplified shore may stray, µm."""
MARGIN = 14_000
"""Room around the outermost places, µm."""
SETTINGS: Any = {
    "svg.hashsalt": "forge",
    "svg.fonttype": "path",
    "font.family": "serif",
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


@dataclass(frozen=True, slots=True)
class Plot:
    """A picture with its title and a sentence that says what is seen."""

    title: str
    svg: str
    caption: str


def plots(trial: Trial, found: Summary) -> Iterator[Plot]:
    """The plots of a trial; none of an empty one."""
    if not found.games:
        return
    tally = trial.run.tally
    yield Plot(
        "How long a game lasts",
        _histogram(tally.turns, "turns of one player", found.length.mean.value),
        "Games by their last turn; the line is the mean. Unfinished games are left out.",
    )
    if not found.together.n:
        yield Plot(
            "Wins by seat",
            _shares(found),
            "Each seat's share of the decided games, with its 95 % interval; the line is even.",
        )
    yield Plot(
        "The greatest sum of one player",
        _histogram(tally.most, f"money, in units of {tally.unit}", None),
        "Games by the greatest sum that anybody held in them.",
    )
    if trial.opened.game.board and trial.opened.game.scenery:
        yield Plot(
            "Where pawns go",
            _heat(trial, found),
            "How often pawns came to each place: the darker and larger, the oftener. Flights are"
            " thin lines, the stronger the oftener flown.",
        )


def _figure(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.add_subplot()


def _svg(figure: Any) -> str:
    """The figure as SVG to stand in a page: no declaration, no date."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :].strip()


def _styled(draw: Any) -> Any:
    def styled(*given: Any) -> str:
        import matplotlib as mpl

        with mpl.rc_context(SETTINGS):
            return str(draw(*given))

    return styled


@_styled
def _histogram(counts: Sequence[int], label: str, middle: float | None) -> str:
    """Bars of at most sixty bins, up to the 99.5 % quantile."""
    total, seen, last = sum(counts), 0, 0
    for value, count in enumerate(counts):
        seen += count
        last = value
        if seen >= 0.995 * total:
            break
    step = max(1, -(-(last + 1) // 60))
    bins = [sum(counts[at : at + step]) for at in range(0, last + 1, step)]
    figure, axes = _figure(8, 3)
    at = [step * i for i in range(len(bins))]
    axes.bar(at, bins, width=0.9 * step, align="edge", color=PALE, edgecolor=INK, linewidth=0.4)
    if middle is not None:
        axes.axvline(middle, color=ACCENT)
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    return _svg(figure)


@_styled
def _shares(found: Summary) -> str:
    figure, axes = _figure(8, 0.6 + 0.4 * len(found.seats))
    rows = range(len(found.seats))
    values = [100 * each.value for each in found.seats]
    below = [100 * (each.value - each.low) for each in found.seats]
    above = [100 * (each.high - each.value) for each in found.seats]
    axes.errorbar(values, rows, xerr=[below, above], fmt="o", color=INK, capsize=4)
    axes.axvline(100 / len(found.seats), color=ACCENT)
    axes.set_yticks(rows, [f"seat {row + 1}" for row in rows])
    axes.set_ylim(len(found.seats) - 0.5, -0.5)
    axes.set_xlabel("% of the decided games")
    return _svg(figure)


@_styled
def _heat(trial: Trial, found: Summary) -> str:
    """The board's places over its coast, each as large and dark as it was visited."""
    game = trial.opened.game
    assert game.board is not None
    assert game.scenery is not None
    places = {disc.point.id: disc.spot for disc in routes.discs(game.board, game.scenery)}
    figure, axes = _figure(8, 8.6)
    for x, y in _shores(game):
        axes.fill(x, y, color=LAND, zorder=0)
    flown = max(found.flights.values(), default=0)
    for route in routes.routes(game.board, game.scenery):
        for number, spot in enumerate(route.circles, 1):
            places[f"{route.link.id}:{number}"] = spot
        flights = found.flights.get(route.link.id)
        line = tuple(zip(*route.line, strict=True))
        if flights is None:
            axes.plot(*line, color=PALE, linewidth=1.2, zorder=1)
        elif flights:
            strength = 0.2 + 0.8 * flights / flown
            axes.plot(*line, color=ACCENT, linewidth=0.4, alpha=strength, zorder=2)
    most = max(found.visits.values(), default=0) or 1
    names = [name for name in places if name in found.visits]
    heat = [found.visits[name] / most for name in names]
    axes.scatter(
        [places[name][0] for name in names],
        [places[name][1] for name in names],
        s=[6 + 120 * each for each in heat],
        c=heat,
        cmap="YlOrBr",
        vmin=-0.15,
        edgecolors=INK,
        linewidths=0.3,
        zorder=3,
    )
    axes.set_aspect("equal")
    axes.set_xlim(*_span([x for x, _ in places.values()]))
    axes.set_ylim(*reversed(_span([y for _, y in places.values()])))
    axes.axis("off")
    for point in game.board.points:
        axes.annotate(
            point.name.template,
            places[point.id],
            xytext=(0, 8),
            textcoords="offset points",
            ha="center",
            fontsize=7,
            zorder=4,
        )
    return _svg(figure)


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
