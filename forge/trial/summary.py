"""What a tally of games says, as estimates with intervals and as plain counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from forge.rules.protocol import Event, RuleSet
from forge.simulate.stats import SLACK, Estimate, fair, mean, mean_of, quantile, share
from forge.simulate.tally import Tally

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


PACE = 40
"""Seconds that a turn of one player takes at a table: a throw, a look, a move, a token."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long games last, in turns of all players: mean, and the quantiles of ``QUANTILES``."""

    mean: Estimate
    quantiles: tuple[int, ...]
    longest: int

    @property
    def minutes(self) -> tuple[float, ...]:
        """Mean and quantiles in minutes, at ``PACE`` seconds a turn."""
        return tuple(turns * PACE / 60 for turns in (self.mean.value, *self.quantiles))


@dataclass(frozen=True, slots=True)
class Fired:
    """How a rule showed itself: how often in all, and in which share of the games."""

    rule: str
    times: int
    games: Estimate


@dataclass(frozen=True, slots=True)
class Summary:
    """What ``games`` games say.

    ``unfinished`` is the share of games without an end, ``given_up`` how many of them because
    nobody could win any more. ``seats`` and ``starts`` are shares of the won games, with verdicts
    "fair", "unfair" or "not enough games". ``together`` is the share of games won where all win or
    lose together (of no games where they do not). ``sums`` are quantiles of the greatest sum that
    one player held in a game (lower ends of bins ``unit`` wide), the last is the greatest of all.
    ``held`` is the mean of what each player held at most, by start. ``steps`` and ``flights`` count
    by link, ``visits`` by point; ``tokens`` by kind. ``never`` are
    the rules that no event showed, ``silent`` those that no event can show: they are about the
    board and the parts.
    """

    games: int
    limit: int
    unfinished: Estimate
    given_up: int
    undecided: Estimate
    together: Estimate
    seats: tuple[Estimate, ...]
    seats_fair: str
    starts: Mapping[str, Estimate]
    starts_fair: str
    held: Mapping[str, Estimate]
    length: Length
    found: Length
    sums: tuple[int, ...]
    unit: int
    events: Mapping[str, int]
    fired: tuple[Fired, ...]
    never: tuple[str, ...]
    silent: tuple[str, ...]
    steps: Mapping[str, int]
    flights: Mapping[str, int]
    visits: Mapping[str, int]
    tokens: Mapping[str, int]
    digest: int


def summary(rules: RuleSet, b: object, tally: Tally, limit: int, wanted: Sequence[str]) -> Summary:
    """The summary of a tally; ``wanted`` are the edition's rule ids, ``limit`` its horizon."""
    names = b.names  # type: ignore[attr-defined]
    decided = tally.games - tally.unfinished - tally.drawn
    seats = tuple(share(tally.wins(p), decided) for p in range(tally.seats))
    starts = [tally.start(i) for i in range(tally.n_starts)]
    fired = tuple(_fired(rules.events, tally, rule) for rule in wanted)
    told = {rule for event in rules.events for rule in event.rules}
    return Summary(
        games=tally.games,
        limit=limit,
        unfinished=share(tally.unfinished, tally.games),
        given_up=tally.given_up,
        undecided=share(tally.unfinished + tally.drawn, tally.games),
        together=share(tally.together, tally.together + tally.lost),
        seats=seats,
        seats_fair=_seats_fair(seats, tally),
        starts={
            name: share(won, begun) for name, (begun, won) in zip(names.starts, starts, strict=True)
        },
        starts_fair=_starts_fair(starts, decided),
        held={
            name: mean_of(*tally.held_from(i), tally.start(i)[0])
            for i, name in enumerate(names.starts)
        },
        length=_length(tally.turns, tally.longest),
        found=_length(tally.found, max((t for t, n in enumerate(tally.found) if n), default=0)),
        sums=(*(quantile(tally.most, q) * tally.unit for q in QUANTILES), tally.richest),
        unit=tally.unit,
        events={event.id: tally.happened(event.number) for event in rules.events},
        fired=fired,
        never=tuple(one.rule for one in fired if one.times == 0 and one.rule in told),
        silent=tuple(rule for rule in wanted if rule not in told),
        steps=_by_link(rules, tally, "arc", names.arcs),
        flights=_by_link(rules, tally, "flight", names.flights),
        visits=_visits(rules, tally, names),
        tokens=dict(zip(names.kinds, tally.turned, strict=True)),
        digest=tally.digest,
    )


def _length(histogram: Sequence[int], longest: int) -> Length:
    return Length(mean(histogram), tuple(quantile(histogram, q) for q in QUANTILES), longest)


def _seats_fair(seats: Sequence[Estimate], tally: Tally) -> str:
    """A verdict over the seats: each should win its share; those who win together all do."""
    if tally.together + tally.lost:
        return "fair"
    return fair(seats, 1 / tally.seats, SLACK)


def _starts_fair(starts: Sequence[tuple[int, int]], decided: int) -> str:
    """A verdict over the starts: each should win its share of the pawns that begin there."""
    shares = [share(won, begun) for begun, won in starts if begun]
    pawns = sum(begun for begun, _ in starts)
    return fair(shares, decided / pawns, SLACK) if len(shares) > 1 else "not enough games"


def _fired(events: Sequence[Event], tally: Tally, rule: str) -> Fired:
    """An event shows each of its rules; of several events the most frequent counts the games."""
    ours = [event.number for event in events if rule in event.rules]
    games = max((tally.fired[number] for number in ours), default=0)
    return Fired(rule, sum(tally.happened(number) for number in ours), share(games, tally.games))


def _by_link(
    rules: RuleSet, tally: Tally, place: str, ends: Sequence[tuple[str, str]]
) -> dict[str, int]:
    """How often each link was walked or flown, both ways together; 0 for one that never was."""
    used = dict.fromkeys((link for link, _ in ends), 0)
    for event in rules.events:
        if event.place == place:
            counts = tally.places(event.number)
            for (link, _), times in zip(ends, counts, strict=False):
                used[link] += times
    return used


def _visits(rules: RuleSet, tally: Tally, names: object) -> dict[str, int]:
    """How often a pawn came to each point, by step, by flight, or at the end of a move."""
    came = dict.fromkeys(names.points, 0)  # type: ignore[attr-defined]
    for event in rules.events:
        ends = {"arc": names.arcs, "flight": names.flights}.get(event.place, ())  # type: ignore[attr-defined]
        for (_, to), times in zip(ends, tally.places(event.number), strict=False):
            came[to] += times
        if event.place == "stop":
            for point, times in zip(names.points, tally.places(event.number), strict=False):  # type: ignore[attr-defined]
                came[point] += times
    return came
