"""Money: payable amounts, and a bank that does not run out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity, counted
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
    `pays` says, the worth of each token, and the dearest token once more for each further
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
            f"{counted(table.edition.players_max, 'player')} can come to hold {need}"
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
                f"{counted(players, 'player')} may need {need} as change"
            )
            yield Complaint(table.edition.at / "notes", message)


def greatest_sum(table: Table) -> int:
    """The most that all players can hold together when nothing is ever paid back."""
    edition = table.edition
    paid = [
        (int(parameter.value), _times(table, parameter))
        for parameter in edition.parameters
        if isinstance(parameter.value, int)
    ]
    worth = {kind.value for kind in table.game.tokens.kinds} if table.game.tokens else set()
    dearest = max((int(p.value) for p in edition.parameters if p.id in worth), default=0)
    factors = [int(p.value) for p in edition.parameters if p.pays == "factor"]
    return sum(amount * times for amount, times in paid) + sum(f - 1 for f in factors) * dearest


def _times(table: Table, parameter: Parameter) -> int:
    """How often the bank may pay a parameter: by its ``pays``, or as the worth of a token."""
    kinds = table.game.tokens.kinds if table.game.tokens else ()
    worth = next((kind.id for kind in kinds if kind.value == parameter.id), "")
    times = {"": 0, "factor": 0, "once": 1, "players": table.edition.players_max}
    pays = parameter.pays or worth
    return times[pays] if pays in times else table.edition.count(pays)


def _printed(table: Table) -> dict[int, int]:
    """How many of each note are printed, by value; notes that the game lacks are left out."""
    notes = table.game.money.notes if table.game.money else ()
    counts = {supply.id: supply.count for supply in table.edition.notes}
    return {note.value: counts[note.id] for note in notes if counts.get(note.id)}
