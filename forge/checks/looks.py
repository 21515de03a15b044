"""Looks: things to be told apart are told apart without colour."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from forge.checks.engine import Complaint, check
from forge.finding import Severity
from forge.model.colour import contrast
from forge.model.game import Game

ENOUGH = 3.0
"""The contrast at which two greys are told apart: WCAG 2.2, 1.4.11 (graphical objects)."""


@check(Severity.WARNING)
def looks_hue(game: Game) -> Iterator[Complaint]:
    """Two kinds of token never differ by their colour alone.

    Compares all kinds that share a symbol, or have none, by the contrast of their colours in
    grey; below 3 : 1 they cannot be told apart in a black-and-white print.

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
    kinds = game.tokens.kinds if game.tokens else ()
    for one, other in combinations(kinds, 2):
        figure = contrast(one.colour, other.colour)
        if one.symbol == other.symbol and figure < ENOUGH:
            message = (
                f"the tokens {one.id!r} and {other.id!r} can be told apart by colour only "
                f"(contrast in grey {figure:.2f} to 1)"
            )
            hint = f"give {other.id!r} a symbol of its own, or a letter"
            yield Complaint(other.at / "symbol", message, hint)
