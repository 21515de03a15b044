"""A board that is one trail of numbered fields, with forks that meet again.

Segments stand in the order of their numbers, which run through from 1. The start is field 0, the
finish the number after the last field.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from forge.model.text import Text
from forge.source import ROOT, Pointer

GEM = "diamond"
"""The token that lies on fields with the sign of the diamond (A4)."""


class XY(NamedTuple):
    """A place on the board: mm from the left and from the top."""

    x: float
    y: float


class FieldRole(StrEnum):
    """What a field does to the pawn that stops on it."""

    PATH = "path"
    PHOTO = "photo"
    ADVENTURE = "adventure"
    CAMP = "camp"
    BACK = "back"
    MUD = "mud"
    CAR = "car"
    SNAKE = "snake"


@dataclass(frozen=True, slots=True)
class FieldKind:
    """A kind of field: the letter that segments write it with, its name, sign and text.

    ``diamond``: one diamond lies on each such field at set-up.
    """

    id: str
    letter: str
    does: FieldRole
    name: Text
    text: Text
    sign: str
    diamond: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Terminus:
    """The start or the finish: its name, what is so there, and its sign."""

    name: Text
    text: Text
    sign: str
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Segment:
    """Fields in a row, a letter each; ``first`` is the number of the first of them.

    ``from_`` are the segments that lead into it; none: it leads from the start. A segment that
    leads into none leads to the finish. ``curve`` are points that its fields are drawn along,
    evenly; left out, the drawing decides.
    """

    id: str
    fields: str
    first: int
    from_: tuple[str, ...] = ()
    curve: tuple[XY, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def numbers(self) -> range:
        """The numbers of its fields."""
        return range(self.first, self.first + len(self.fields))


@dataclass(frozen=True, slots=True)
class Closing:
    """The segments that are out of play with so many players, or more."""

    players: int
    segments: tuple[str, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Trail:
    """The trail: its two ends, the kinds of its fields, its segments, and what is closed when."""

    start: Terminus
    finish: Terminus
    kinds: tuple[FieldKind, ...]
    segments: tuple[Segment, ...]
    closings: tuple[Closing, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def last(self) -> int:
        """The number of the finish, beyond every field, even where numbers do not follow."""
        return max((segment.numbers.stop for segment in self.segments), default=1)

    def kind(self, number: int) -> FieldKind | None:
        """The kind of a field; None for the start, the finish, and an unknown letter."""
        for segment in self.segments:
            if number in segment.numbers:
                letter = segment.fields[number - segment.first]
                return next((kind for kind in self.kinds if kind.letter == letter), None)
        return None

    def count(self, kind: FieldKind, closed: frozenset[str] = frozenset()) -> int:
        """How many fields are of a kind, those of the closed segments left out."""
        open_ = [segment for segment in self.segments if segment.id not in closed]
        return sum(segment.fields.count(kind.letter) for segment in open_)

    def closed(self, players: int) -> frozenset[str]:
        """The segments out of play: those of the closing for the most players up to ``players``."""
        fitting = [each for each in self.closings if each.players <= players]
        found = max(fitting, key=lambda each: each.players, default=None)
        return frozenset(found.segments if found else ())
