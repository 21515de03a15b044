"""Tokens: as many as places, the one that matters once, and worth what their number says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.finding import Severity, counted
from forge.model.token import Token


@check()
def tokens_count(table: Table) -> Iterator[Complaint]:
    """An edition lays out exactly as many tokens as the board has places for them.

    Adds up the counts of the token mix and counts the points with `token: true`.

    One token too few and a place stays bare, or the last one is the one that everybody looks for.

    Bad:
        change:
          editions:
            classic:
              tokens:
                topaz: {count: 7}
    Good:
        change:
          editions:
            classic:
              tokens:
                ruby: {count: 0}
                topaz: {count: 3}
    """
    if table.game.board is None:
        return
    counts = [mix.count for mix in table.edition.tokens]
    places = sum(point.token for point in table.game.board.points)
    if sum(counts) != places:
        terms = "+".join(str(count) for count in counts)
        message = (
            f"the mix of {table.edition.id} has {counted(sum(counts), 'token')} ({terms}), "
            f"the board has {counted(places, 'place')} for them"
        )
        hint = f"{'add' if sum(counts) < places else 'take out'} {abs(places - sum(counts))}"
        yield Complaint(table.edition.at / "tokens", message, hint)


@check()
def tokens_unique(table: Table) -> Iterator[Complaint]:
    """A token that is `unique` is laid out exactly once.

    Looks up, for each kind with `unique: true`, its count in the edition's mix.

    Without it nobody can win; with two the second finder has found nothing.

    Bad:
        change:
          editions:
            classic:
              tokens:
                star: {count: 2}
                ruby: {count: 0}
    Good:
        change:
          editions:
            classic:
              tokens:
                star: {spare: 1}
    """
    counts = {mix.id: mix for mix in table.edition.tokens}
    for kind in _kinds(table):
        found = table.edition.count(kind.id)
        if kind.unique and found != 1:
            mix = counts.get(kind.id)
            at = mix.at / "count" if mix else table.edition.at / "tokens"
            message = f"{table.edition.id} lays out {found} of the token {kind.id!r}, not 1"
            yield Complaint(at, message, "write count: 1")


@check(Severity.WARNING)
def tokens_listed(table: Table) -> Iterator[Complaint]:
    """Every edition says of every kind of token how many there are.

    Looks for kinds that the mix of an edition leaves out.

    A kind that is left out may be meant as none, or may have been forgotten; `count: 0` says it.

    Bad:
        drop:
          editions:
            classic:
              tokens: [topaz]
    Good:
        change:
          editions:
            classic:
              tokens:
                topaz: {count: 0}
    """
    listed = [mix.id for mix in table.edition.tokens]
    for kind in _kinds(table) if listed else ():
        if kind.id not in listed:
            message = f"the mix of {table.edition.id} does not say how many {kind.id!r} there are"
            hint = f"write {{id: {kind.id}, count: 0}} if there are none"
            yield Complaint(table.edition.at / "tokens", message, hint)


@check(Severity.WARNING)
def tokens_worth(table: Table) -> Iterator[Complaint]:
    """A rarer token is worth at least as much as a commoner one.

    Compares count and worth of all kinds that name a parameter as their `value`.

    A ruby that is harder to find than a topaz and pays less is a slip of the pen: players notice
    in the first game.

    Bad:
        change:
          editions:
            classic:
              parameters:
                ruby_value: {value: 100}
    Good:
        change:
          editions:
            classic:
              parameters:
                ruby_value: {value: 2000}
    """
    edition = table.edition
    parameters = {p.id: p for p in edition.parameters}
    priced = [
        (kind, parameters[kind.value])
        for kind in _kinds(table)
        if kind.value in parameters and edition.count(kind.id)
    ]
    for (rare, price), (common, cheap) in permutations(priced, 2):
        few, many = edition.count(rare.id), edition.count(common.id)
        if few < many and int(price.value) < int(cheap.value):
            message = (
                f"{rare.id!r} ({few} in {edition.id}) is rarer than {common.id!r} ({many}) "
                f"but worth less: {price.value} against {cheap.value}"
            )
            yield Complaint(price.at / "value", message, "swap the two values, or the two counts")


def _kinds(table: Table) -> tuple[Token, ...]:
    return table.game.tokens.kinds if table.game.tokens else ()
