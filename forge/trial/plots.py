"""Plots of a trial as SVG text, drawn by matplotlib, the same bytes every time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.trial.ask import Trial
from forge.trial.drawn import ACCENT, INK, PALE, figure, styled, svg
from forge.trial.heat import hexes, places, stops
from forge.trial.summary import Summary


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
    units = f", in units of {tally.unit}" if tally.unit > 1 else ""
    yield Plot(
        "How long a game lasts",
        _histogram(tally.turns, "turns of all players", found.length.mean.value),
        "Games by their last turn; the line is the mean. Unfinished games are left out.",
    )
    if not found.together.n and len(found.seats) > 1:
        yield Plot(
            "Wins by seat",
            _shares(found),
            "Each seat's share of the decided games, with its 95 % interval; the line is even.",
        )
    yield Plot(
        f"The most {trial.held}",
        _histogram(tally.most, trial.held + units, None),
        f"Games by the most {trial.held} in them.",
    )
    if trial.opened.game.board and trial.opened.game.scenery:
        yield Plot(
            "Where pawns go",
            places(trial.opened.game, found),
            "How often pawns came to each place: the darker and larger, the oftener. Flights are"
            " thin lines, the stronger the oftener flown.",
        )
    if trial.opened.game.map:
        yield Plot(
            "Where expeditions go",
            hexes(trial.opened.game, found),
            "How often expeditions came to each hex: the darker, the oftener, by its logarithm.",
        )
    if trial.opened.game.trail and trial.opened.game.ground:
        yield Plot(
            "Where pawns stop",
            stops(trial.opened.game, found),
            "How often pawns stopped on each field: the darker and larger, the oftener. Fields on"
            " which nobody stopped are dots.",
        )


@styled
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
    made, axes = figure(8, 3)
    at = [step * i for i in range(len(bins))]
    axes.bar(at, bins, width=0.9 * step, align="edge", color=PALE, edgecolor=INK, linewidth=0.4)
    if middle is not None:
        axes.axvline(middle, color=ACCENT)
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    return svg(made)


@styled
def _shares(found: Summary) -> str:
    made, axes = figure(8, 0.6 + 0.4 * len(found.seats))
    rows = range(len(found.seats))
    values = [100 * each.value for each in found.seats]
    below = [100 * (each.value - each.low) for each in found.seats]
    above = [100 * (each.high - each.value) for each in found.seats]
    axes.errorbar(values, rows, xerr=[below, above], fmt="o", color=INK, capsize=4)
    axes.axvline(100 / len(found.seats), color=ACCENT)
    axes.set_yticks(rows, [f"seat {row + 1}" for row in rows])
    axes.set_ylim(len(found.seats) - 0.5, -0.5)
    axes.set_xlabel("% of the decided games")
    return svg(made)
