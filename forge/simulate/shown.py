"""Rules that no event tells, and the turns of a game that show them all the same.

A set-up shows how many diamonds lie where; a turn in which somebody with photos may not store them
shows where storing is forbidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """A turn as a client reads it: the state before it, its plies, and how many may play."""

    start: Json
    plies: tuple[Json, ...]
    seats_min: int
    seats_max: int

    def states(self) -> Iterator[Json]:
        """The state before each ply, then the last one."""
        state = self.start
        yield state
        for ply in self.plies:
            state = patched(state, ply["change"])
            yield state

    @property
    def end(self) -> Json:
        """The state after the turn."""
        *_, last = self.states()
        return last

    def events(self, name: str) -> Iterator[Json]:
        """The events of this name, in order."""
        yield from (each for ply in self.plies for each in ply["events"] if each["event"] == name)

    def offered(self) -> Iterator[str]:
        """Everything that somebody might have done, by name."""
        yield from (name for ply in self.plies for name in ply.get("legal", ()))


def always(_: Told) -> bool:
    """Holds for every turn with the events that are asked for."""
    return True


@dataclass(frozen=True, slots=True)
class Shown:
    """A rule that a turn shows which has all of some events, and passes a test."""

    rule: str
    events: frozenset[str]
    test: Callable[[Told], bool] = always


def patched(state: Json, change: Json) -> Json:
    """The state after a JSON merge patch (RFC 7396)."""
    made = dict(state)
    for key, value in change.items():
        if value is None:
            made.pop(key, None)
        elif isinstance(value, dict) and isinstance(made.get(key), dict):
            made[key] = patched(made[key], value)
        else:
            made[key] = value
    return made
