"""What a game's rules offer, whatever the game.

The functions of a rule set are plain: whole numbers and lists of them, no classes, no strings, no
exceptions. The same code objects run as they stand, over a ``Tables`` and a ``State`` made of
lists, and compiled, over records (``simulate.compiled``). Chance is a node: the rules say what may
come and how likely it is, and take what came as an action; they never draw lots.

``apply`` changes the state that it is given and nothing else. Whoever wants to keep a state copies
it first (``layout.copy``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias

from forge.model.edition import Edition
from forge.model.game import Game

CHANCE = -1
"""``turn`` of a state in which chance moves."""

END = -2
"""``turn`` of a state in which the game is over."""

WIN = 1000
"""What ``scores`` gives to a single winner; where there are several, or none, it is shared."""


Buffer: TypeAlias = list[int]
"""Room for actions or weights; long enough for ``RuleSet.room`` of them."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens in play: its number, its name, and the rules that made it happen.

    ``place``: whether its place is a "point", a "stop" (a point that a pawn comes to), an "arc" (a
    step), a "flight" or a "token" kind.
    """

    number: int
    id: str
    rules: tuple[str, ...]
    place: str = "point"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one game in one family of editions.

    ``b`` are the tables of a board under an edition (``tables(game, edition)``), ``s`` a state of a
    game (``state(b, seats)`` makes room for one); each rule set has its own dataclasses for them.

    - ``setup(b, s, seats, limit)`` makes ``s`` the beginning of a game: nothing is laid out yet. A
      game that lasts ``limit`` turns ends undecided (0: never).
    - ``turn(b, s)`` is the seat to move, CHANCE or END.
    - ``legal(b, s, out)`` writes the actions of the seat to move, ascending, and returns how many.
    - ``odds(b, s, out, weights)`` writes what chance may do, ascending, with whole-number weights,
      and returns how many.
    - ``apply(b, s, action, log)`` plays one action, or what chance brought.
    - ``scores(b, s, out)`` writes each seat's share of the win in thousandths (a draw: all equal).
    - ``view(b, s)`` turns ``s`` into what all players see: what is hidden is blotted out.
    - ``room(b)`` is the greatest number of actions in any state; ``longest(b, seats, limit)`` the
      greatest number of plies of a game.
    - ``name(b, s, action)`` is the action's name, one-to-one among the actions of a state.
    - ``picture(b, s)`` tells a state in the words of the content, as plain data without nulls;
      ``from_picture(b, told)`` is the state that a picture tells.

    ``modules`` hold the functions that play; they know nothing but each other and whole numbers.
    ``bounded``: no more players than an edition is for, since no more have a place.
    ``choices`` are the answers that the rules know to each parameter that is a choice; ``bounds``
    the least and the most of numbers without which they cannot play.
    """

    id: str
    game: str
    parameters: frozenset[str]
    modules: tuple[ModuleType, ...]
    tables: Callable[[Game, Edition], Any]
    state: Callable[[Any, int], Any]
    setup: Callable[[Any, Any, int, int], None]
    turn: Callable[[Any, Any], int]
    legal: Callable[[Any, Any, Buffer], int]
    odds: Callable[[Any, Any, Buffer, Buffer], int]
    apply: Callable[[Any, Any, int, Any], None]
    scores: Callable[[Any, Any, Buffer], None]
    view: Callable[[Any, Any], None]
    room: Callable[[Any], int]
    longest: Callable[[Any, int, int], int]
    name: Callable[[Any, Any, int], str]
    picture: Callable[[Any, Any], dict[str, Any]]
    from_picture: Callable[[Any, dict[str, Any]], Any]
    events: tuple[Event, ...]
    n_events: int
    bounded: bool = False
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict, hash=False)

    def by_number(self) -> dict[int, Event]:
        """The events by their numbers, as a log names them."""
        return {event.number: event for event in self.events}

    def fits(self, game: Game, edition: Edition) -> bool:
        """Whether this rule set plays the edition: same game, and every parameter it needs."""
        return self.game == game.id and self.parameters <= edition.values.keys()
