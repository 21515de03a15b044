"""Rules told: the rulebook tells every rule, and every reading as it is played."""

from __future__ import annotations

import re
from collections.abc import Iterator

from forge.checks.book_parts import Part, parts
from forge.checks.engine import Complaint, check
from forge.checks.subjects import Book
from forge.finding import Severity
from forge.model.edition import Parameter, Unit
from forge.model.reading import When
from forge.model.text import texts


@check(Severity.WARNING)
def rules_untold(book: Book) -> Iterator[Complaint]:
    """Every rule of an edition is told by some paragraph of its rulebook.

    Collects the rule ids of all parts that are printed under the edition's readings and compares
    them with the edition's `rules`.

    A rule that the program enforces and the booklet leaves out is found out at the table.

    Bad:
        drop:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks: [gems]
    Good:
        drop:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks: [stranded]
    """
    values = book.edition.values
    told = {rule for part in parts(book.rulebook) if part.printed(values) for rule in part.rules}
    for i, rule in enumerate(book.edition.rules):
        if rule not in told:
            message = f"no paragraph of the rulebook of {book.edition.id} tells the rule {rule}"
            hint = f"add rules: [{rule}] to the block that tells it, or write one"
            yield Complaint(book.edition.at / "rules" / i, message, hint)


@check(Severity.WARNING)
def rules_goals(book: Book) -> Iterator[Complaint]:
    """A rulebook that names the goals of the board names all of them, and so with the starts.

    Looks for texts that name two or more points marked `goal` (or `start`) in a row, as in
    {point.a}, {point.b} or {point.c}, and for such points that no row names.

    A third harbour that a mod makes a goal is no goal at a table where the rules name two.

    Bad:
        change:
          board:
            points:
              malta: {goal: true}
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    money: {text: "Go home to {point.tangier} or {point.cairo}."}
    Good:
        change:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks:
                    money: {text: "Go home to {point.tangier} or {point.cairo}."}
    """
    if book.game.board is None:
        return
    values = book.edition.values
    printed = tuple(part.thing for part in parts(book.rulebook) if part.printed(values))
    said = [row for text in texts(printed) for row in _rows(text.template)]
    for role in ("goal", "start"):
        points = {f"point.{p.id}": p for p in book.game.board.points if getattr(p, role)}
        listed = [names & points.keys() for names in said if len(names & points.keys()) > 1]
        for name in points.keys() - {name for names in listed for name in names}:
            if listed:
                message = f"the rulebook of {book.edition.id} names other {role}s, not {name[6:]!r}"
                yield Complaint(points[name].at, message, f"write {{{name}}} where they stand")


ROW = re.compile(r"\{point\.[a-z0-9-]+[:\w]*\}(?:[^{}.]{1,8}\{point\.[a-z0-9-]+[:\w]*\})+")
"""Points named one after the other, with no more than a word between them."""
NAMED = re.compile(r"\{(point\.[a-z0-9-]+)")


def _rows(template: str) -> Iterator[set[str]]:
    """The points of each row of points in a text."""
    for row in ROW.findall(template):
        yield {*NAMED.findall(row)}


@check(Severity.WARNING)
def rules_reading(book: Book) -> Iterator[Complaint]:
    """Each reading of the rules is told as the edition plays it.

    For a flag or choice with `reading: true`, looks for a part that is printed under its value:
    one with `when` on this parameter, as soon as the rulebook has any; for the rest, one that
    tells one of its rules. A reading that says nothing under the other readings is left out.

    A mod that plays a reading the other way would print the old rule, or none at all.

    Bad:
        drop:
          rulebooks:
            classic:
              sections:
                aim:
                  blocks: [rescued]
    Good:
        change:
          editions:
            classic:
              parameters:
                island_rescue: {value: none}
    """
    values = book.edition.values
    every = list(parts(book.rulebook))
    printed = [part for part in every if part.printed(values)]
    for parameter in book.edition.parameters:
        if not parameter.reading or parameter.unit not in (Unit.FLAG, Unit.CHOICE):
            continue
        whens = [part for part in every if parameter.id in {**part.around, **part.own}]
        if whens and not any(_may_be_printed(part, parameter, values) for part in whens):
            continue
        told = (
            [part for part in printed if parameter.id in {**part.around, **part.own}]
            if whens
            else [part for part in printed if set(part.rules) & set(parameter.rules)]
        )
        if not told:
            value = str(parameter.value).lower() if parameter.unit is Unit.FLAG else parameter.value
            message = (
                f"the rulebook of {book.edition.id} does not tell the reading "
                f"{parameter.id} as it is played ({value})"
            )
            hint = f"write a block with when: {{{parameter.id}: {value}}}"
            yield Complaint(parameter.at / "value", message, hint)


def _may_be_printed(part: Part, parameter: Parameter, values: When) -> bool:
    """Whether a part is printed under some value of a parameter, the others as they are."""
    options = (True, False) if parameter.unit is Unit.FLAG else parameter.options
    return any(part.printed({**values, parameter.id: option}) for option in options)
