"""What is to be played: which games, by whom, how many, and how the work is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from forge.model.edition import Edition
from forge.model.game import Game
from forge.rules.protocol import RuleSet
from forge.rules.seats import check_seats
from forge.simulate.known import all_bots
from forge.simulate.tally import Tally

LIMIT = 2000
"""Turns after which a game is stopped, unless told otherwise."""

LONGEST = 65_535
"""The most turns that a limit may allow: each has a bin of its own in a tally."""


class Mode(Enum):
    """How games are played: as plain Python, compiled, or as the length of the run suggests."""

    AUTO = "auto"
    INTERPRETED = "interpreted"
    COMPILED = "compiled"


@dataclass(frozen=True, slots=True)
class Plan:
    """A run of games ``first`` to ``first + games - 1`` of a seed.

    ``policies`` names one policy for each seat, or one for all; none: the bots' usual one. A game
    is stopped after ``limit`` turns. ``results``: keep each game's result, for paired comparisons.
    ``enough`` is asked after every ``look`` games whether the tally so far says enough; what it
    answers must follow from the tally. ``workers`` are threads or processes of this machine,
    ``cluster`` the address of a Dask scheduler that takes their place. Neither these nor ``mode``
    change what comes out.

    Raises ValueError where a number or a policy is out of range.
    """

    rules: RuleSet
    game: Game
    edition: Edition
    seats: int
    policies: tuple[str, ...] = ()
    games: int = 1000
    seed: int = 1
    limit: int = LIMIT
    first: int = 0
    results: bool = False
    enough: Callable[[Tally], bool] | None = None
    look: int = 1000
    workers: int = 1
    cluster: str = ""
    mode: Mode = Mode.AUTO

    def __post_init__(self) -> None:
        check_seats(self.edition, self.seats, bounded=self.rules.bounded)
        ranges = {
            "games": (0, 2**32 - self.first),
            "seed": (0, 2**32 - 1),
            "first": (0, 2**32 - 1),
            "limit": (1, LONGEST),
            "look": (1, 2**32 - 1),
            "workers": (1, 1024),
        }
        for name, (least, most) in ranges.items():
            if not least <= getattr(self, name) <= most:
                msg = f"{name}: {getattr(self, name)} is not from {least} to {most}"
                raise ValueError(msg)
        if not self.policies:
            object.__setattr__(self, "policies", (all_bots()[self.rules.id].usual,))
        if len(self.policies) not in {1, self.seats}:
            msg = f"policies: {len(self.policies)} for {self.seats} seats"
            raise ValueError(msg)
        self.job(compiled=False)

    def job(self, *, compiled: bool) -> Job:
        """The plan as the workers see it."""
        bots = all_bots()[self.rules.id]
        named = self.policies * self.seats if len(self.policies) == 1 else self.policies
        return Job(
            self.rules.id,
            self.rules.tables(self.game, self.edition),
            tuple(bots.policy(name) for name in named),
            self.seed,
            self.limit,
            results=self.results,
            compiled=compiled,
        )


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker needs to play any batch of a plan; plain data, to be sent anywhere."""

    rules: str
    tables: Any
    policy: tuple[int, ...]
    seed: int
    limit: int
    results: bool
    compiled: bool
