"""What befalls an expedition, as formal operations: of disaster cards and of results in tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from forge.source import ROOT, Pointer


class Act(StrEnum):
    """What happens."""

    DIES = "dies"  # people of the expedition die (N44, N45)
    LEAVES = "leaves"  # people leave the expedition
    SICK = "sick"  # people fall sick
    LOSE = "lose"  # goods are lost
    STOP = "stop"  # no movement this turn
    ANIMAL = "animal"  # a dangerous animal that may be driven off (ND14)
    BATTLE = "battle"  # a clash
    KILLS = "kills"  # the explorer dies on a throw of two dice that is high enough
    WITHDRAW = "withdraw"  # back to where the expedition came from (ND7)
    RESPECT = "respect"  # the guards' respect is back (N42)


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that happens.

    ``what``: to whom or to what, by the ids of the outfit; several: the first as long as there are
    any, then the next. How many: ``n``, and with ``over`` the throw divided by it, rounded up; or
    one part in ``of`` of all there are, people rounded up, goods down. ``least``: only when the
    throw is as much or more.
    """

    act: Act
    what: tuple[str, ...] = ()
    n: int = 0
    over: int = 0
    of: int = 0
    least: int = 0
    at: Pointer = field(default=ROOT, compare=False)

    def amount(self, throw: int, stock: int, people: bool) -> int:
        """How many it befalls, of a stock of so many."""
        if self.of:
            return -(-stock // self.of) if people else stock // self.of
        return self.n + (-(-throw // self.over) if self.over else 0)
