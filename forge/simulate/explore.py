"""Every state that the shipped rules can make, breadth first, so that the way to each is shortest.

A state is copied, an action applied to the copy, and the copy known by its *key*: all of it but
what cannot matter for the rest of the game. What lies beyond the cap is counted, never guessed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from forge.rules.layout import copy
from forge.rules.log import Log
from forge.rules.protocol import CHANCE, END, RuleSet
from forge.simulate.chance import any_of, outcome

Key = Callable[[Any, Any], bytes]
"""What tells two states of given tables apart."""

NO_LIMIT = 0
COUNTERS = frozenset({"ply", "turns", "limit"})
"""Numbers of a state that only count: without a horizon nothing depends on them."""


@dataclass(slots=True)
class Explored:
    """The states found: the first is the beginning, ``heads`` what follows each of them.

    ``came`` and ``by`` say from which state and by which action each was found first; ``turn`` is
    whose move it is, ``mark`` what ``explore`` was asked to note of it. ``expanded`` states have
    all their followers; those after them are the frontier.
    """

    turn: list[int] = field(default_factory=list)
    heads: list[list[int]] = field(default_factory=list)
    came: list[int] = field(default_factory=list)
    by: list[int] = field(default_factory=list)
    mark: list[int] = field(default_factory=list)
    winner: list[int] = field(default_factory=list)
    expanded: int = 0

    @property
    def exhausted(self) -> bool:
        """Whether nothing was left out."""
        return self.expanded == len(self.turn)

    @property
    def unexplored(self) -> float:
        """The share of the states found whose followers are not known."""
        return 1 - self.expanded / len(self.turn)

    def ends(self) -> list[int]:
        """The states in which the game is over."""
        return [i for i, turn in enumerate(self.turn) if turn == END]

    def actions(self, state: int) -> tuple[int, ...]:
        """The shortest row of actions that leads from the beginning to a state."""
        found: list[int] = []
        while self.came[state] >= 0:
            found.append(self.by[state])
            state = self.came[state]
        return tuple(reversed(found))


def plain_key(_: Any, s: Any) -> bytes:
    """All numbers of a state but its counters; right for every game."""
    flat: list[int] = []
    for each in fields(s):
        if each.name not in COUNTERS:
            value = getattr(s, each.name)
            flat.extend(value) if isinstance(value, list) else flat.append(value)
    return array("q", flat).tobytes()


def nothing(_: Any) -> int:
    """The mark of somebody who wants none."""
    return 0


@dataclass(frozen=True, slots=True)
class Play:
    """A rule set on given tables, and what tells its states apart."""

    rules: RuleSet
    b: Any
    key: Key = plain_key

    def begin(self, seats: int) -> Any:
        """A game that lasts until it is won."""
        s = self.rules.state(self.b, seats)
        self.rules.setup(self.b, s, seats, NO_LIMIT)
        return s

    def moves(self, s: Any) -> list[int]:
        """What can come next: a player's actions, or what chance may bring; none at the end."""
        turn = self.rules.turn(self.b, s)
        if turn == END:
            return []
        room = [0] * self.rules.room(self.b)
        if turn == CHANCE:
            return room[: self.rules.odds(self.b, s, room, list(room))]
        return room[: self.rules.legal(self.b, s, room)]

    def after(self, s: Any, action: int) -> Any:
        """The state after an action; ``s`` stays as it is."""
        made = copy(s)
        self.rules.apply(self.b, made, action, None)
        return made

    def by_lot(self, s: Any, seed: int, game: int, log: Log | None = None) -> None:
        """Plays a state on to the end of its game, as somebody who leaves every choice to lots."""
        out, weights = [0] * self.rules.room(self.b), [0] * self.rules.room(self.b)
        while (turn := self.rules.turn(self.b, s)) != END:
            if turn == CHANCE:
                n = self.rules.odds(self.b, s, out, weights)
                action = outcome(out, weights, n, seed, game, s.ply)
            else:
                action = any_of(out, self.rules.legal(self.b, s, out), seed, game, s.ply)
            self.rules.apply(self.b, s, action, log)

    def followers(self, s: Any) -> Iterator[tuple[int, Any]]:
        """Each action with the state after it."""
        for action in self.moves(s):
            yield action, self.after(s, action)


def explore(play: Play, root: Any, cap: int, mark: Callable[[Any], int] = nothing) -> Explored:
    """The states that follow from ``root``; at most ``cap`` of them are expanded."""
    found = Explored()
    number: dict[bytes, int] = {}
    waiting: dict[int, Any] = {}

    def note(s: Any, came: int, by: int) -> int:
        key = play.key(play.b, s)
        i = number.setdefault(key, len(number))
        if i == len(found.turn):
            found.turn.append(play.rules.turn(play.b, s))
            found.heads.append([])
            found.came.append(came)
            found.by.append(by)
            found.mark.append(mark(s))
            found.winner.append(s.winner if found.turn[i] == END else -1)
            waiting[i] = s
        return i

    note(root, -1, -1)
    while found.expanded < min(cap, len(found.turn)):
        i = found.expanded
        s = waiting.pop(i)
        found.heads[i] = [note(after, i, action) for action, after in play.followers(s)]
        found.expanded += 1
    return found
