"""Prices: somebody can come to hold what they ask for."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.money import greatest_sum
from forge.checks.subjects import Table
from forge.finding import Severity
from forge.model.edition import Parameter, Unit
from forge.model.game import Game


@check(Severity.WARNING)
def money_prices(table: Table) -> Iterator[Complaint]:
    """A price can be paid by a player who has got all the money that there is to get.

    Compares each amount of money that is neither paid by the bank (`pays`) nor the worth of a token
    with the most that one player can come to hold: the start money of one, everything that the
    bank may pay, and all donations.

    A flight that nobody can ever afford is no choice, and a fee without any income is a wall.

    Bad:
        add:
          editions:
            classic:
              parameters:
                - {id: fare, unit: money, value: 9000, rules: [A1]}
    Good:
        add:
          editions:
            classic:
              parameters:
                - {id: fare, unit: money, value: 300, rules: [A1]}
    """
    edition = table.edition
    paid_to_each = sum(int(p.value) for p in edition.parameters if p.pays == "players")
    most = greatest_sum(table) - paid_to_each * (edition.players_max - 1) + _given(table.game)
    for price in _prices(table):
        if int(price.value) > most:
            message = f"{price.id} is {price.value}, and no player can ever hold more than {most}"
            hint = "ask for less, or let the bank pay more"
            yield Complaint(price.at / "value", message, hint)


def _given(game: Game) -> int:
    """The money of all donations; 0 for a game without them, which loads no piles for it."""
    cards = (card for pile in game.piles if pile.kind == "donation" for card in pile.cards)
    return sum(card.money * card.count for card in cards)


def _prices(table: Table) -> Iterator[Parameter]:
    """The amounts that players pay."""
    worth = {kind.value for kind in table.game.tokens.kinds} if table.game.tokens else set()
    for parameter in table.edition.parameters:
        if parameter.unit is Unit.MONEY and not parameter.pays and parameter.id not in worth:
            yield parameter
