"""Money: payable amounts, and a bank that does not run out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity
from forge.model.edition import Parameter, Unit


@check()
def money_notes(table: Table) -> Iterator[Complaint]:
    """Every amount of money can be paid with the notes of the edition.

    Looks whether each parameter of unit money is a multiple of the smallest printed note (C4).

    An amount nobody can put on the table is settled by an argument.

    Bad:
        change:
          editions:
            classic:
              parameters:
                start_money: {value: 350}
    Good:
        change:
          editions:
            classic:
              parameters:
                start_money: {value: 400}
    """
    values = sorted(_printed(table))
    for parameter in table.edition.parameters if values else ():
        if parameter.unit is Unit.MONEY and int(parameter.value) % values[0]:
            message = f"{parameter.id} is {parameter.value}, the smallest note is {values[0]}"
            below = int(parameter.value) // values[0] * values[0]
            hint = f"write {below} or {below + values[0]}"
            yield Complaint(parameter.at / "value", message, hint)


@check(Severity.WARNING)
def money_supply(table: Table) -> Iterator[Complaint]:
    """The printed notes cover the most that all players can hold together.

    Adds up what the bank can pay when nothing is paid back: each parameter as often as its
    `pays` says, each token its worth, and the dearest token once more for each further
    multiple of the `factor`. Compares the sum with the value of the printed notes.

    A bank that runs out in mid-game stops it: a printed Russian edition held 5 600 where four
    players could come to hold 8 200.

    Bad:
        change:
          editions:
            classic:
              notes:
                n500: {count: 1}
    Good:
        change:
          editions:
            classic:
              notes:
                n500: {count: 20}
    """
    printed = _printed(table)
    bank = sum(value * count for value, count in printed.items())
    need = greatest_sum(table)
    if printed and bank < need:
        message = (
            f"the notes of {table.edition.id} make {bank}, "
            f"{table.edition.players_max} players can come to hold {need}"
        )
        yield Complaint(table.edition.at / "notes", message, f"print notes for {need - bank} more")


@check(Severity.NOTE)
def money_change(table: Table) -> Iterator[Complaint]:
    """There is enough small change for every player.

    A player who holds as few notes as possible needs, of each note, at most one less than make
    the next one; multiplies that by the number of players and compares with the printed notes.

    The bank then never has to break a note it has no change for.

    Bad:
        change:
          editions:
            classic:
              notes:
                n100: {count: 3}
    Good:
        change:
          editions:
            classic:
              notes:
                n100: {count: 40}
    """
    printed = dict(sorted(_printed(table).items()))
    players = table.edition.players_max
    for small, large in pairwise(printed):
        need = players * (large // small - 1)
        if printed[small] < need:
            message = (
                f"{table.edition.id} prints {printed[small]} notes of {small}; "
                f"{players} players may need {need} as change"
            )
            yield Complaint(table.edition.at / "notes", message)


def greatest_sum(table: Table) -> int:
    """The most that all players can hold together when nothing is ever paid back."""
    return sum(_paid(table, parameter) for parameter in table.edition.parameters) + _gems(table)


def _paid(table: Table, parameter: Parameter) -> int:
    """What the bank pays at most by one parameter."""
    times = {"": 0, "factor": 0, "once": 1, "players": table.edition.players_max}
    amount = int(parameter.value) if isinstance(parameter.value, int) else 0
    return amount * times.get(parameter.pays, table.edition.count(parameter.pays))


def _gems(table: Table) -> int:
    """What all tokens are worth, the dearest multiplied where the rules do so."""
    values, edition = table.edition.values, table.edition
    kinds = table.game.tokens.kinds if table.game.tokens else ()
    worth = {kind.id: int(values.get(kind.value or "", 0)) for kind in kinds}
    laid = [worth[name] * edition.count(name) for name in worth]
    dearest = max((worth[name] for name in worth if edition.count(name)), default=0)
    factors = [int(p.value) for p in edition.parameters if p.pays == "factor"]
    return sum(laid) + dearest * sum(factor - 1 for factor in factors)


def _printed(table: Table) -> dict[int, int]:
    """How many of each note are printed, by value; notes that the game lacks are left out."""
    notes = table.game.money.notes if table.game.money else ()
    counts = {supply.id: supply.count for supply in table.edition.notes}
    return {note.value: counts[note.id] for note in notes if counts.get(note.id)}
