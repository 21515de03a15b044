"""How a turn goes: the steps of the game as states, and what leads from one to the next."""

from __future__ import annotations

from dataclasses import dataclass, field

from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way to another step, called as that step is; ``case``: only then, in words."""

    id: str
    case: Text | None = None
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Step:
    """A step: what is done, by which rules, and where it goes on; nowhere: the turn ends.

    ``part`` is the part of the game that it belongs to. ``choice``: the player decides which way.
    """

    id: str
    part: str
    name: Text
    text: Text
    rules: tuple[str, ...] = ()
    goes: tuple[Arrow, ...] = ()
    choice: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the game, such as turns in Europe; ``start`` is its first step."""

    id: str
    name: Text
    start: str
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Machine:
    """The parts of the game, their steps in order, and what may be done at any time.

    ``free`` are actions that a player may take in between; ``always`` are rules that hold at
    every step.
    """

    parts: tuple[Part, ...]
    steps: tuple[Step, ...]
    free: tuple[Step, ...] = ()
    always: tuple[str, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def told(self) -> frozenset[str]:
        """Every rule that has a step."""
        steps = (rule for step in (*self.steps, *self.free) for rule in step.rules)
        return frozenset((*steps, *self.always))
