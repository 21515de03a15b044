"""Tokens, banknotes and how they look."""

from __future__ import annotations

from dataclasses import dataclass, field

from forge.geometry import Um
from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of token.  ``symbol`` names a drawing; ``colour`` is the ground, '#RRGGBB'.

    ``value`` names the edition parameter that says what it is worth, if anything; ``unique``:
    every edition lays out exactly one; ``gives`` names a thing that whoever turns it over has.
    """

    id: str
    name: Text
    plural: Text
    effect: Text
    symbol: str
    colour: str
    value: str | None = None
    unique: bool = False
    gives: str | None = None
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class TokenSet:
    """The tokens of a game: one diameter (mm), one back for all."""

    diameter: Um
    back_colour: str
    kinds: tuple[Token, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Note:
    """A banknote; ``colours`` are dark, middle and light; ``words`` spell the value out."""

    id: str
    value: int
    words: Text
    colours: tuple[str, str, str]
    symbol: str
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Money:
    """The printed money: width and height of a note (mm), the bank's name, a motto."""

    width: Um
    height: Um
    bank: Text
    bearer: Text
    motto: Text
    notes: tuple[Note, ...]
    at: Pointer = field(default=ROOT, compare=False)
