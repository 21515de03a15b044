"""Tables that players look things up in: a row for every number, a result in every cell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.finding import Severity
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.model.lookup import Lookup, Modifier, Row


@check()
def table_gaps(game: Game) -> Iterator[Complaint]:
    """Every number that a throw or a count may come to picks exactly one row.

    Adds to the dice everything that may be added, in every column for itself, keeps the sum within
    the bounds of the table, and looks for the rows whose range holds it.

    Where a number has no row, nobody knows what happens; where it has two, everybody knows better.

    Bad:
        change:
          tables:
            recovery:
              rows:
                r5: {most: 6}
    Good:
        change:
          tables:
            recovery:
              rows:
                r5: {most: 6}
                r8: {least: 7}
    """
    for table in game.tables:
        for rows, run in groupby(sorted(_asked(table)), partial(_holding, table)):
            first, *more = run
            these = f"{first} to {more[-1]}" if more else str(first)
            if not rows:
                message = f"the table {table.id!r} has no row for {these}"
                yield Complaint(table.at / "rows", message, "widen the range of a row")
            elif len(rows) > 1:
                ids = " and ".join(repr(row.id) for row in rows)
                message = f"the rows {ids} of the table {table.id!r} hold {these}"
                yield Complaint(rows[1].at, message, "let each range begin where another ends")


def _holding(table: Lookup, number: int) -> tuple[Row, ...]:
    return tuple(row for row in table.rows if row.holds(number))


def _asked(table: Lookup) -> frozenset[int]:
    from forge.model.reach import numbers  # late, as tables are: few games have any

    return frozenset[int]().union(*(numbers(table, column.id) for column in table.columns))


@check(Severity.WARNING)
def table_idle(game: Game) -> Iterator[Complaint]:
    """Every row of a table comes up, and every result stands in some cell.

    Looks for rows whose range holds no number that a throw with its modifiers, or a count, may come
    to, and for results that no cell names.

    A row that is never read is a slip in the ranges, or a result that somebody waits for in vain.

    Bad:
        change:
          tables:
            recovery:
              rows:
                r8: {most: 18}
        add:
          tables:
            recovery:
              rows:
                - {id: r19, least: 19, cells: {result: recovers}}
    Good:
        change:
          tables:
            recovery:
              rows:
                r8: {most: 11}
        add:
          tables:
            recovery:
              rows:
                - {id: r12, least: 12, cells: {result: recovers}}
    """
    for table in game.tables:
        asked = _asked(table)
        for row in table.rows if asked else ():
            if not any(map(row.holds, asked)):
                message = f"no number of the table {table.id!r} picks its row {row.id!r}"
                yield Complaint(row.at, message, "change its range, or drop the row")
        named = {cell for row in table.rows for cell in row.cells.values()}
        for outcome in table.outcomes:
            if outcome.id not in named:
                message = f"the result {outcome.id!r} stands in no cell of the table {table.id!r}"
                yield Complaint(outcome.at, message, "write it into a cell, or drop it")


@check()
def table_cells(game: Game) -> Iterator[Complaint]:
    """Every row has a cell for each column, with a number or with a result of the table.

    Compares the cells of each row with the columns, and the words in them with the results.

    A bare cell is a question at the table; a word that no result explains is a riddle.

    Bad:
        change:
          tables:
            welcome:
              rows:
                r4: {cells: {gift: atack}}
    Good:
        change:
          tables:
            welcome:
              rows:
                r4: {cells: {gift: refuse}}
    """
    for table in game.tables:
        home = f"tables.{table.id}"
        columns = Names("column", f"{home}.columns", tuple(one.id for one in table.columns))
        results = Names("result", f"{home}.outcomes", tuple(one.id for one in table.outcomes))
        for row in table.rows:
            yield from _row(row, columns, results)


def _row(row: Row, columns: Names, results: Names) -> Iterator[Complaint]:
    whose = f"the row {row.id!r}"
    for name, cell in row.cells.items():
        yield from columns.want(name, row.at / "cells" / name, whose)
        if isinstance(cell, str):
            yield from results.want(cell, row.at / "cells" / name, whose)
    for name in columns.ids:
        if name not in row.cells:
            message = f"{whose} has no cell in the column {name!r}"
            yield Complaint(row.at / "cells", message, f"write {name}: and a number or a result")


@check()
def table_parts(game: Game) -> Iterator[Complaint]:
    """A table has the parts that its way of reading asks for, and no others.

    A table that is read by a throw, or that a throw must beat, has dice; one that is read by a
    throw or a count has rows with ranges, and no other table has: their rows have names. Modifiers
    count only where there are dice, in columns, at levels and for professions that exist.

    Dice that are never thrown, or a bonus for a profession of nobody, are printed for nothing.

    Bad:
        change:
          tables:
            hunting:
              modifiers:
                zoologist: {professions: [zoologer]}
    Good:
        change:
          tables:
            hunting:
              modifiers:
                zoologist: {professions: [zoologist, explorer]}
    """
    for table in game.tables:
        yield from _shape(table)
        names = _names(game, table)
        for one in table.modifiers:
            whose = f"the modifier {one.id!r} of the table {table.id!r}"
            for field, known in names.items():
                for i, name in enumerate(getattr(one, field)):
                    yield from known.want(name, one.at / field / i, whose)
            yield from _adds(one, whose)


def _adds(one: Modifier, whose: str) -> Iterator[Complaint]:
    if not one.adds:
        message = f"{whose} adds from {one.add} to {one.most}, which is nothing at all"
        yield Complaint(one.at / "most", message, "swap the two")


def _names(game: Game, table: Lookup) -> dict[str, Names]:
    who = game.explorers
    levels = tuple(level.id for level in who.levels) if who else ()
    professions = tuple(one.id for one in who.professions) if who else ()
    return {
        "columns": Names(
            "column", f"tables.{table.id}.columns", tuple(one.id for one in table.columns)
        ),
        "levels": Names("level", "explorers.levels", levels),
        "professions": Names("profession", "explorers.professions", professions),
    }


def _shape(table: Lookup) -> Iterator[Complaint]:
    thrown = table.reads in ("throw", "beat")
    whose = f"the table {table.id!r} is read by {table.reads}"
    if thrown and table.throw is None:
        yield Complaint(table.at, f"{whose}, and has no dice", "write throw: {dice: 1}")
    if not thrown and (table.throw or table.modifiers):
        field = "throw" if table.throw else "modifiers"
        yield Complaint(table.at / field, f"{whose}, and throws no dice", f"take {field} out")
    ranged = table.reads in ("throw", "count")
    for row in table.rows:
        has = row.least is not None or row.most is not None
        if has and not ranged:
            message = f"{whose}, and its row {row.id!r} has a range"
            yield Complaint(row.at, message, "take least and most out")
        if row.name is None and not ranged:
            yield Complaint(row.at, f"{whose}, and its row {row.id!r} has no name", "write name:")


@check()
def table_beaten(game: Game) -> Iterator[Complaint]:
    """A number that a throw must beat can be beaten.

    Compares the number of each row with the highest throw under every modifier that may count.

    Whoever must beat a seven with one die and never more than one added stays where he is for ever.

    Bad:
        change:
          tables:
            lost:
              rows:
                jungle: {cells: {number: 8}}
    Good:
        change:
          tables:
            lost:
              rows:
                jungle: {cells: {number: 4}}
    """
    for table in game.tables:
        if table.reads == "beat":
            yield from _beaten(table)


def _beaten(table: Lookup) -> Iterator[Complaint]:
    from forge.model.reach import sums

    for row in table.rows:
        for column, cell in row.cells.items():
            most = max(sums(table, column), default=0)
            if isinstance(cell, int) and cell >= most:
                message = f"no throw of the table {table.id!r} beats {cell}: {most} at most"
                yield Complaint(row.at / "cells" / column, message, f"write {most - 1} or less")
