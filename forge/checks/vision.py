"""Looks: colours as they are seen by eyes that lack a sort of cone, and in grey."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.game import Game
from forge.model.vision import EYES, distance, grey_distance
from forge.source import Pointer

PAWNS = 15.0
"""The least Delta E*ab between pawns, which are told apart across a table."""


@dataclass(frozen=True, slots=True)
class Coloured:
    """A thing, its colour, its sign, and where the colour is written."""

    id: str
    colour: str
    sign: str
    at: Pointer


@dataclass(frozen=True, slots=True)
class Pair:
    """The two things that look most alike to one sort of eye, and how far apart they look."""

    one: Coloured
    other: Coloured
    figure: float


@check(Severity.WARNING)
def looks_vision(game: Game) -> Iterator[Complaint]:
    """Pawns keep their colours apart for all eyes.

    Computes how the colours look without red, green or blue cones (Machado 2009) and how far
    apart they are then (Delta E*ab, CIE 1976): at least 15. Tokens may look alike, since each has
    a sign of its own (`looks-hue`).

    One man in twelve sees two of six usual pawn colours as the same, and moves the wrong one.

    Bad:
        add:
          pawns:
            width: 24
            face: 40
            base: 11
            kinds:
              - {id: red, name: Simba, colour: "#B04040", symbol: lion}
              - {id: green, name: Milia, colour: "#6E6A28", symbol: zebra}
              - {id: elephant, name: Tembo, colour: "#0072B2", symbol: elephant}
    Good:
        add:
          pawns:
            width: 24
            face: 40
            base: 11
            kinds:
              - {id: red, name: Simba, colour: "#D55E00", symbol: lion}
              - {id: green, name: Milia, colour: "#F0E442", symbol: zebra}
              - {id: elephant, name: Tembo, colour: "#0072B2", symbol: elephant}
    """
    for eye in EYES:
        for one, other in combinations(pawns(game), 2):
            figure = distance(one.colour, other.colour, eye)
            if figure < PAWNS:
                message = (
                    f"the pawns {one.id!r} and {other.id!r} look alike in {eye}: "
                    f"{figure:.1f} apart, at least {PAWNS:g} are wanted"
                )
                yield Complaint(other.at, message, "make one of them lighter or darker")


def nearest(things: tuple[Coloured, ...], eye: str) -> Pair | None:
    """The two things whose colours look most alike to an eye, or in "grey"."""
    found = [
        Pair(one, other, _apart(one.colour, other.colour, eye))
        for one, other in combinations(things, 2)
    ]
    return min(found, key=lambda pair: (pair.figure, pair.one.id, pair.other.id), default=None)


def _apart(one: str, other: str, eye: str) -> float:
    return grey_distance(one, other) if eye == "grey" else distance(one, other, eye)


def pawns(game: Game) -> tuple[Coloured, ...]:
    """The pawns of a game."""
    kinds = game.pawns.kinds if game.pawns else ()
    return tuple(Coloured(k.id, k.colour, k.symbol, k.at / "colour") for k in kinds)


def tokens(game: Game) -> tuple[Coloured, ...]:
    """The kinds of token of a game."""
    kinds = game.tokens.kinds if game.tokens else ()
    return tuple(Coloured(k.id, k.colour, k.symbol, k.at / "colour") for k in kinds)
