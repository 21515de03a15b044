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
    from forge.model.lookup import Lookup, Row


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
