"""What is counted over many games: whole numbers only, which add up in any order.

A ``Tally`` is exact: the same games give the same tally whatever the batches, workers, threads and
mode they were played in. Shares, intervals and quantiles are worked out from it elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from forge.rules.layout import blank, copy, numbers, row, rows
from forge.rules.log import width
from forge.rules.protocol import RuleSet
from forge.simulate.memory import Memory

SUMS: Final = 1024
"""Bins of the greatest sums held."""

COLUMNS: Final = 4
"""Numbers of a row of ``results``."""

DRAWN: Final = -1
"""The winner of a game that ended without one."""

UNFINISHED: Final = -2
"""The winner of a game that was stopped at the limit, or that nobody could win any more."""

TOGETHER: Final = -3
"""The winner of a game that all won together."""

LOST: Final = -4
"""The winner of a game that all lost together."""


class Result(NamedTuple):
    """How one game ended: the winner's seat, or DRAWN, UNFINISHED, TOGETHER, LOST.

    ``digest`` is that of its transcript.
    """

    game: int
    winner: int
    turns: int
    plies: int
    digest: int

    def won(self, seat: int) -> bool:
        """Whether a seat won, alone or with all others."""
        return self.winner in (seat, TOGETHER)


@dataclass(slots=True)
class Tally:
    """What happened in ``games`` games, from number ``first`` on.

    Numbers: ``unfinished`` games were stopped at the limit of turns, or were ``given_up`` before it
    because nobody could win any more; ``drawn`` ended without a single winner before that.
    ``together`` and ``lost`` are games of players who win or lose together (each seat's wins count
    those, too). ``plies`` are those of all games. ``digest`` is the sum
    over all games of ``dice.word(game, digest of the transcript)``. ``richest`` is the greatest sum
    held by anybody in any game, ``longest`` the most turns. ``unit`` is the width of the bins of
    ``most``.

    ``begun[seat * n_starts + start]`` are the games in which the seat began at that start, and
    ``won`` those of them that it won; ``held`` adds up the most that it held in each, ``squares``
    the squares of that. ``turns[t]`` are the games that ended in turn t by themselves (unfinished
    ones are left out), ``found[t]`` the games whose great find (the Star) came in turn t; games
    without one are in none. ``most[i]`` are the games in which the greatest sum that anybody held
    was from ``i * unit`` on; the last bin has no upper end. ``turned[kind]`` are the tokens of each
    kind that were turned over.

    ``count[event * width + place]`` is how often an event happened at a place, ``fired[event]`` the
    games in which it happened at all. ``results`` are the games one by one (``each``), when asked.
    """

    first: int
    games: int
    unfinished: int
    given_up: int
    drawn: int
    together: int
    lost: int
    plies: int
    digest: int
    richest: int
    longest: int
    unit: int
    seats: int
    n_starts: int
    n_kinds: int
    n_events: int
    width: int
    keep: int
    begun: list[int] = row("seats*starts", "i8")
    won: list[int] = row("seats*starts", "i8")
    held: list[int] = row("seats*starts", "i8")
    squares: list[int] = row("seats*starts", "i8")
    turns: list[int] = row("turns", "i8")
    found: list[int] = row("turns", "i8")
    most: list[int] = row("sums", "i8")
    turned: list[int] = row("kinds", "i8")
    fired: list[int] = row("events", "i8")
    count: list[int] = row("count", "i8")
    results: list[int] = row("results", "i8")

    def wins(self, seat: int) -> int:
        """How many games a seat won."""
        return sum(self.won[seat * self.n_starts : (seat + 1) * self.n_starts])

    def start(self, start: int) -> tuple[int, int]:
        """How many pawns began at a start, and how many of them won."""
        return sum(self.begun[start :: self.n_starts]), sum(self.won[start :: self.n_starts])

    def held_from(self, start: int) -> tuple[int, int]:
        """The most that was held by those who began at a start, added up, and its squares."""
        return sum(self.held[start :: self.n_starts]), sum(self.squares[start :: self.n_starts])

    def happened(self, event: int) -> int:
        """How often an event happened anywhere."""
        return sum(self.places(event))

    def places(self, event: int) -> list[int]:
        """How often an event happened at each place, in the order of the places' numbers."""
        return self.count[event * self.width : (event + 1) * self.width]

    def each(self) -> Iterator[Result]:
        """The games one by one, in order; none when they were not kept."""
        for at in range(0, len(self.results), COLUMNS):
            game = self.first + at // COLUMNS
            yield Result(game, *self.results[at : at + COLUMNS])


@dataclass(frozen=True, slots=True)
class Extent:
    """How much a tally has room for: turns up to ``limit``, ``results`` of so many games."""

    limit: int
    results: int = 0


SETTINGS: Final = ("unit", "seats", "n_starts", "n_kinds", "n_events", "width", "keep")
GREATEST: Final = ("richest", "longest")


def measures(rules: RuleSet, b: object, w: Memory, extent: Extent) -> dict[str, int]:
    """The lengths of a tally's lists."""
    return {
        "seats*starts": w.seats * w.n_starts,
        "turns": extent.limit + 1,
        "sums": SUMS,
        "kinds": w.n_kinds,
        "events": rules.n_events,
        "count": rules.n_events * width(rules, b),
        "results": COLUMNS * extent.results,
    }


def tally(rules: RuleSet, b: object, w: Memory, extent: Extent) -> Tally:
    """An empty tally for games of ``w.seats`` players on a board."""
    made = blank(Tally, measures(rules, b, w, extent))
    settle(made, rules, b, w)
    made.keep = int(extent.results > 0)
    return made


def settle(t: Tally, rules: RuleSet, b: object, w: Memory) -> None:
    """Writes into a tally what its lists are about."""
    t.unit = w.unit
    t.seats = w.seats
    t.n_starts = w.n_starts
    t.n_kinds = w.n_kinds
    t.n_events = rules.n_events
    t.width = width(rules, b)


def add(t: Tally, more: Tally) -> Tally:
    """Two tallies as one; ValueError when the second does not continue the first."""
    if more.first != t.first + t.games or any(getattr(t, k) != getattr(more, k) for k in SETTINGS):
        msg = f"games from {more.first} do not continue {t.games} games from {t.first}"
        raise ValueError(msg)
    made = copy(t)
    made.results = t.results + more.results
    for name, _ in rows(Tally):
        if name != "results":
            pairs = zip(getattr(t, name), getattr(more, name), strict=True)
            setattr(made, name, [a + b for a, b in pairs])
    for name in numbers(Tally):
        old, new = getattr(t, name), getattr(more, name)
        if name in GREATEST:
            setattr(made, name, max(old, new))
        elif name not in SETTINGS and name != "first":
            setattr(made, name, old + new)
    return made
