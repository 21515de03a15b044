"""Kinds of token: each is laid out somewhere, and its worth is money."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity
from forge.model.edition import Unit
from forge.model.game import Game


@check(Severity.WARNING)
def tokens_unused(game: Game) -> Iterator[Complaint]:
    """Every kind of token is laid out by some edition.

    Adds up the counts of each kind over all editions that have a mix.

    A token that nobody ever turns over is drawn, explained and translated for nothing, or its count
    was forgotten.

    Bad:
        change:
          editions:
            classic:
              tokens:
                robber: {count: 0}
                topaz: {count: 3}
    Good:
        change:
          editions:
            classic:
              tokens:
                robber: {count: 2}
                topaz: {count: 1}
    """
    mixed = [edition for edition in game.editions if edition.tokens]
    for kind in game.tokens.kinds if game.tokens and mixed else ():
        if not any(edition.count(kind.id) for edition in mixed):
            message = f"no edition lays out any token {kind.id!r}"
            yield Complaint(kind.at, message, "give it a count in an edition, or drop it")


@check()
def tokens_money(table: Table) -> Iterator[Complaint]:
    """What a token is worth is an amount of money.

    Looks up, for each kind with a `value`, the unit of the parameter that it names.

    The bank cannot pay a number of turns.

    Bad:
        change:
          tokens:
            kinds:
              ruby: {value: coast_factor}
    Good:
        change:
          tokens:
            kinds:
              ruby: {value: topaz_value}
    """
    units = {parameter.id: parameter.unit for parameter in table.edition.parameters}
    for kind in table.game.tokens.kinds if table.game.tokens else ():
        if kind.value in units and units[kind.value] is not Unit.MONEY:
            message = f"{kind.id!r} is worth {kind.value}, which is a {units[kind.value]}"
            yield Complaint(kind.at / "value", message, "name a parameter of unit money")
