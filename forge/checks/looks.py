"""Looks: things to be told apart are told apart without colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.colour import contrast
from forge.model.game import Game
from forge.source import Pointer

ENOUGH = 3.0
"""The contrast at which two greys are told apart: WCAG 2.2, 1.4.11 (graphical objects)."""


@check(Severity.WARNING)
def looks_hue(game: Game) -> Iterator[Complaint]:
    """Two kinds of token, or two sorts of place, never differ by their colour alone.

    Compares all tokens, and all medallions of the board, that share a sign, by the contrast of
    their colours in grey; below 3 : 1 they cannot be told apart in a black-and-white print.

    One man in twelve does not see the difference between a ruby and an emerald; a laser printer
    without colour shows it to nobody.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {symbol: cushion, colour: "#c0392b"}
              topaz: {symbol: cushion, colour: "#2e7d32"}
    Good:
        change:
          tokens:
            kinds:
              ruby: {symbol: cushion, colour: "#c0392b"}
              topaz: {symbol: pear, colour: "#2e7d32"}
    """
    for what, group in (("tokens", _tokens(game)), ("medallions", _medals(game))):
        for one, other in combinations(group, 2):
            figure = contrast(one.colour, other.colour)
            if one.sign == other.sign and figure < ENOUGH:
                message = (
                    f"the {what} {one.id!r} and {other.id!r} can be told apart by colour only "
                    f"(contrast in grey {figure:.2f} to 1)"
                )
                hint = f"give {other.id!r} a symbol of its own, or a letter"
                yield Complaint(other.at, message, hint)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player sees of a thing: its sign and its colour; ``at``: where the sign is named."""

    id: str
    sign: str
    colour: str
    at: Pointer


def _tokens(game: Game) -> tuple[Seen, ...]:
    kinds = game.tokens.kinds if game.tokens else ()
    return tuple(Seen(k.id, k.symbol, k.colour, k.at / "symbol") for k in kinds)


def _medals(game: Game) -> tuple[Seen, ...]:
    """The medallions whose colour is known; the check ``board-art`` reports the others."""
    medals = game.scenery.medals if game.scenery else ()
    colours = game.style.colours if game.style else {}
    return tuple(
        Seen(m.id, m.sign, colours[m.colour], m.at / "sign") for m in medals if m.colour in colours
    )
