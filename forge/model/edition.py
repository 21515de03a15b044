"""An edition: every number and every reading of one rule set, each with its rule ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from forge.model.text import Text
from forge.source import ROOT, Pointer


class Unit(StrEnum):
    """What a parameter's value is, and so how it is written in a text."""

    MONEY = "money"
    COUNT = "count"
    FLAG = "flag"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One number or one reading of the rules.

    ``value`` is a whole number (money, count), true/false (flag) or one of ``options``
    (choice).  ``reading`` marks a choice that the source leaves open; ``why`` says, for people
    who read the content, what was chosen and why.  ``pays`` says how often the bank may pay the
    amount: "players" (to each once), "once", or a token's id (for each such token); "factor"
    marks the number by which one token's worth may be multiplied.  Below ``least`` or above
    ``most`` a number means nothing.
    """

    id: str
    unit: Unit
    value: int | bool | str
    rules: tuple[str, ...]
    options: tuple[str, ...] = ()
    reading: bool = False
    why: str = ""
    pays: str = ""
    least: int | None = None
    most: int | None = None
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Mix:
    """How many of one token kind the rules lay out, and how many more are printed as spares.

    ``bars``: an open token of this kind closes its point to the player who must get home.
    """

    id: str
    count: int
    spare: int = 0
    bars: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Supply:
    """How many of one banknote are printed."""

    id: str
    count: int
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Edition:
    """One rule set over the game's board; ``rules`` lists every rule id it holds, in order."""

    id: str
    title: Text
    subtitle: Text
    currency: str
    parameters: tuple[Parameter, ...]
    tokens: tuple[Mix, ...]
    notes: tuple[Supply, ...]
    rules: tuple[str, ...]
    players_min: int
    players_max: int
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def values(self) -> Mapping[str, int | bool | str]:
        """Each parameter's value by its id."""
        return {p.id: p.value for p in self.parameters}

    @property
    def laid(self) -> tuple[Mix, ...]:
        """The kinds of token of which the edition prints any."""
        return tuple(mix for mix in self.tokens if mix.count or mix.spare)

    def count(self, token: str) -> int:
        """How many tokens of a kind the rules lay out (0 for a kind not in the mix)."""
        return sum(mix.count for mix in self.tokens if mix.id == token)
