"""The rulebook: sections of blocks; every block says which rule ids it tells.

``when`` prints a block only under certain readings: each name is an edition parameter, the
block is kept when every parameter has the value given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from forge.model.edition import Unit
from forge.model.reading import When
from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; ``look`` sets it apart: plain, lead (opens a section), aside, tip."""

    id: str
    kind: Literal["paragraph"]
    text: Text
    rules: tuple[str, ...] = ()
    when: When = field(default_factory=dict)
    look: Literal["plain", "lead", "aside"] = "plain"
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of a list or one step of an example.

    ``sign`` puts the sign of a kind of field beside an item of a list: ``start``, ``finish`` or
    the id of a kind of the trail.
    """

    id: str
    text: Text
    rules: tuple[str, ...] = ()
    when: When = field(default_factory=dict)
    sign: str = ""
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Listing:
    """A list, numbered or with bullets."""

    id: str
    kind: Literal["list"]
    entries: tuple[Entry, ...]
    numbered: bool = False
    when: When = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; its width is a share of the whole."""

    id: str
    title: Text
    share: float = 1.0
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: one text per column id."""

    id: str
    cells: Mapping[str, Text]
    rules: tuple[str, ...] = ()
    when: When = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a heading row; below its rows come ``blank`` ones, to be written in."""

    id: str
    kind: Literal["table"]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...] = ()
    blank: int = 0
    when: When = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing made from the content: ``picture`` names the drawing, ``show`` what it shows.

    ``picture: board-detail`` takes points of the board in ``show`` and numbered ``marks``.
    """

    id: str
    kind: Literal["figure"]
    picture: str
    caption: Text
    show: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    when: When = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a title, steps, and optionally a figure beside them."""

    id: str
    kind: Literal["example"]
    title: Text
    entries: tuple[Entry, ...]
    picture: str = ""
    show: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    caption: Text | None = None
    when: When = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)


Block = Paragraph | Listing | Table | Figure | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rulebook; ``quick`` marks the one-page quick reference."""

    id: str
    title: Text
    blocks: tuple[Block, ...]
    quick: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Sum:
    """An amount that an example works out, printed by ``{sum.<id>}``.

    ``plus`` and ``minus`` name other amounts: parameters of the edition, ``steps.<link>``;
    ``by`` is added to them ("the circle beyond": one step more).
    """

    id: str
    plus: tuple[str, ...]
    minus: tuple[str, ...] = ()
    by: int = 0
    unit: Unit = Unit.MONEY
    at: Pointer = field(default=ROOT, compare=False)

    def total(self, amounts: Mapping[str, int]) -> int:
        """The result; KeyError names an amount that is not there."""
        gained = sum(amounts[name] for name in self.plus)
        return gained - sum(amounts[name] for name in self.minus) + self.by


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one edition for people; its id is the edition's."""

    id: str
    title: Text
    subtitle: Text
    sections: tuple[Section, ...]
    contents: Text
    sums: tuple[Sum, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)
