"""What play tells about itself: how often each event happened and where, and each one in order."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from forge.rules.layout import row
from forge.rules.protocol import RuleSet

COLUMNS = 6


class Happening(NamedTuple):
    """One event of one game, as the rules told it."""

    ply: int
    turn: int
    event: int
    seat: int
    place: int
    amount: int


class Tape(list[int]):
    """A list that grows when it is written past its end."""

    def __setitem__(self, at: int, value: int) -> None:  # type: ignore[override]
        """Writes a number; the places between are 0."""
        if at >= len(self):
            self.extend([0] * (at + 1 - len(self)))
        super().__setitem__(at, value)


@dataclass(slots=True)
class Log:
    """Counters by event and place, and a tape of the first ``keep`` events.

    ``count[event * width + place]`` is how often the event happened there; ``fired[event]`` is 1
    when it happened at all since this was last set to 0. ``rows`` holds ``n`` events of six numbers
    each, in the order of ``Happening``.
    """

    width: int
    keep: int
    n: int
    fired: list[int] = row("events")
    count: list[int] = row("count", "i8")
    rows: list[int] = row("tape", "i8")


def log(n_events: int, width: int, *, keep: bool) -> Log:
    """An empty log for events at ``width`` places at most; its tape keeps all of them or none."""
    return Log(
        width, sys.maxsize if keep else 0, 0, [0] * n_events, [0] * (n_events * width), Tape()
    )


def width(rules: RuleSet, b: object) -> int:
    """How many places an event of these rules may have on a board: points, arcs, flights, kinds."""
    names = b.names  # type: ignore[attr-defined]
    sizes = {"point": names.points, "stop": names.points, "arc": names.arcs}
    sizes |= {"flight": names.flights, "token": names.kinds}
    return max(len(sizes[event.place]) for event in rules.events)


def tape(rules: RuleSet, b: object) -> Log:
    """An empty log that keeps all that happens by these rules on a board."""
    return log(rules.n_events, width(rules, b), keep=True)


def happenings(log: Log) -> Iterator[Happening]:
    """The events on the tape, in order."""
    for at in range(0, COLUMNS * log.n, COLUMNS):
        yield Happening(*(int(value) for value in log.rows[at : at + COLUMNS]))
