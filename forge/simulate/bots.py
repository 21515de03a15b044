"""What plays a game: policies, which see what players see and choose an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from forge.simulate.play import never
from forge.simulate.shown import Shown


@dataclass(frozen=True, slots=True)
class Bots:
    """The policies for one rule set, in the same plain functions as the rules.

    ``memory(b, seats)`` makes the working memory ``w``: a dataclass of numbers and lists that
    extends ``memory.Memory``. ``choose(b, s, w, policy)`` is the action of the seat to move by
    policy number ``policy``, a place in ``policies``; it changes nothing but ``w``, and what it
    chooses depends on nothing but what ``view`` shows. ``watch(b, s, w)`` looks at the state
    after each ply, for the statistics. ``hopeless(b, s, w)`` says whether nobody can win any
    more, whatever is chosen and thrown. ``usual`` is the policy of those who are told none,
    ``held`` what ``watch`` notes the most of. ``pace`` is how many times as long a game takes,
    read, as one of Star of Africa. ``shown`` are the rules that a turn shows without any event
    that tells them.
    """

    id: str
    policies: tuple[str, ...]
    modules: tuple[ModuleType, ...]
    memory: Callable[[Any, int], Any]
    choose: Callable[[Any, Any, Any, int], int]
    watch: Callable[[Any, Any, Any], None]
    hopeless: Callable[[Any, Any, Any], bool] = never
    usual: str = "greedy"
    held: str = "money of one player"
    pace: int = 1
    shown: tuple[Shown, ...] = ()

    def policy(self, name: str) -> int:
        """The number of a policy; ValueError when there is none of that name."""
        return self.policies.index(name)
