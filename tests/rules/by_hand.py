"""A game that a test plays by hand: actions and what chance brings by their names, events heard.

What a table of each game adds is how it is set up, and where an event happened.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from forge.rules.log import Happening, Log, happenings, tape
from forge.rules.protocol import CHANCE, Event, RuleSet


@dataclass(frozen=True)
class Told:
    """An event in the words of the content: its name, whom it befell, where, how much."""

    id: str
    seat: int
    place: Any
    amount: int


@dataclass
class ByHand:
    """A game under way, by its tables, its state and its rules."""

    b: Any
    s: Any
    rules: RuleSet
    heard: list[Told] = field(default_factory=list)
    happened: list[Happening] = field(default_factory=list)

    @property
    def turn(self) -> int:
        return self.rules.turn(self.b, self.s)

    @property
    def legal(self) -> list[str]:
        """What the player to move may do, or what chance may bring, by name."""
        return [self.rules.name(self.b, self.s, action) for action in self._actions()]

    def _actions(self) -> list[int]:
        out = [-1] * self.rules.room(self.b)
        if self.turn == CHANCE:
            return out[: self.rules.odds(self.b, self.s, out, list(out))]
        return out[: self.rules.legal(self.b, self.s, out)]

    def does(self, *names: str) -> None:
        """Plays actions, or what chance brings, by their names."""
        for name in names:
            known = {self.rules.name(self.b, self.s, action): action for action in self._actions()}
            assert name in known, f"{name!r} is not among {sorted(known)}"
            heard = tape(self.rules, self.b)
            self.rules.apply(self.b, self.s, known[name], heard)
            self.hears(heard)

    def hears(self, heard: Log) -> None:
        """Writes down what has happened."""
        events = self.rules.by_number()
        for each in happenings(heard):
            event = events[each.event]
            self.happened.append(each)
            self.heard.append(Told(event.id, each.seat, self.where(event, each), each.amount))

    def where(self, event: Event, each: Happening) -> Any:
        """Where an event happened."""
        return each.place

    @property
    def story(self) -> list[str]:
        """The names of all events since the last time asked."""
        found = [each.id for each in self.heard]
        self.heard.clear()
        return found
