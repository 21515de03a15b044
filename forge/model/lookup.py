"""Tables in which players look something up: what picks the row, and what stands in its cells.

A table is read in one of four ways. By a *throw*: the row in whose range the dice with all
modifiers lie. By a *count*: the row in whose range a number of things lies. By a *kind*: the row of
that id. To *beat*: the row of that id holds the number that the throw must exceed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from forge.model.effect import Effect
from forge.model.text import Text
from forge.source import ROOT, Pointer


class Reads(StrEnum):
    """What picks the row."""

    THROW = "throw"
    COUNT = "count"
    KIND = "kind"
    BEAT = "beat"


@dataclass(frozen=True, slots=True)
class Throw:
    """So many dice of so many sides."""

    dice: int = 1
    sides: int = 6
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def least(self) -> int:
        """The lowest sum."""
        return self.dice

    @property
    def most(self) -> int:
        """The highest sum."""
        return self.dice * self.sides


@dataclass(frozen=True, slots=True)
class Modifier:
    """What is added to the throw, and when.

    It adds ``add``, or with ``most`` anything from ``add`` to that. It counts at these ``levels``
    of activity, for these ``professions``, in these ``columns``; left out: at all. Of modifiers of
    one ``group`` no two count together.
    """

    id: str
    name: Text
    add: int
    most: int | None = None
    levels: tuple[str, ...] = ()
    professions: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    group: str = ""
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def adds(self) -> range:
        """All that it may add."""
        return range(self.add, (self.add if self.most is None else self.most) + 1)


@dataclass(frozen=True, slots=True)
class Column:
    """A column and its heading."""

    id: str
    name: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its heading, the range that picks it, and a number or a result for each column.

    Without ``least`` or ``most`` the range is open on that side.
    """

    id: str
    cells: Mapping[str, int | str]
    name: Text | None = None
    least: int | None = None
    most: int | None = None
    at: Pointer = field(default=ROOT, compare=False)

    def holds(self, number: int) -> bool:
        """Whether a number lies in its range."""
        return (self.least is None or self.least <= number) and (
            self.most is None or number <= self.most
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result that cells name by its id: what players call it, what it means, what happens."""

    id: str
    name: Text
    text: Text | None = None
    do: tuple[Effect, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Lookup:
    """A table.

    ``rules`` are the rules it belongs to. ``throw`` are the dice, of a table that is read by a
    throw or to beat. A number below ``least`` is read as that, one above ``most`` as that; of a
    table read by a count they are the fewest and the most there can be, left out: any.
    """

    id: str
    name: Text
    reads: Reads
    rules: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    throw: Throw | None = None
    modifiers: tuple[Modifier, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    least: int | None = None
    most: int | None = None
    note: Text | None = None
    at: Pointer = field(default=ROOT, compare=False)

    def clamped(self, number: int) -> int:
        """A number within the bounds of the table."""
        if self.least is not None:
            number = max(number, self.least)
        return number if self.most is None else min(number, self.most)

    def row(self, number: int) -> Row:
        """The row that a number picks.  Raises LookupError when there is none."""
        for row in self.rows:
            if row.holds(self.clamped(number)):
                return row
        msg = f"the table {self.id!r} has no row for {number}"
        raise LookupError(msg)

    def cell(self, row: str, column: str) -> int | str:
        """What stands in a row and a column, by their ids.  Raises KeyError when nothing does."""
        return {one.id: one for one in self.rows}[row].cells[column]
