"""Sheets of paper beside the board: forms to write in, tables to look things up in.

A form is as large as the paper it is printed on: what has no height of its own shares what is left.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Label:
    """Words by a line to write on, or over a column; its width is a share of the whole."""

    id: str
    text: Text
    share: float = 1.0
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Lines:
    """A row of labels, each with a line to write on."""

    id: str
    kind: Literal["lines"]
    labels: tuple[Label, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns to write in; ``rows`` of them, or with 0 as many as the paper has room for.

    ``entries`` stand in the first column of the first rows; with ``numbered`` the others bear their
    numbers there.
    """

    id: str
    kind: Literal["grid"]
    columns: tuple[Label, ...]
    title: Text | None = None
    rows: int = 0
    entries: tuple[Label, ...] = ()
    numbered: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Goods:
    """The items of the outfit: what each costs, weighs and carries, and columns to write in."""

    id: str
    kind: Literal["outfit"]
    title: Text
    columns: tuple[Label, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Tables:
    """Tables of the game in full, in so many columns of the paper."""

    id: str
    kind: Literal["tables"]
    tables: tuple[str, ...]
    across: int = 2
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Draws:
    """Decks as tables for dice, for those who do not cut cards."""

    id: str
    kind: Literal["draws"]
    piles: tuple[str, ...]
    across: int = 2
    at: Pointer = field(default=ROOT, compare=False)


Block = Lines | Grid | Goods | Tables | Draws


@dataclass(frozen=True, slots=True)
class Form:
    """A sheet, of which people print as many as they need; ``copies`` is what a game needs."""

    id: str
    title: Text
    blocks: tuple[Block, ...]
    note: Text | None = None
    copies: int = 1
    at: Pointer = field(default=ROOT, compare=False)
