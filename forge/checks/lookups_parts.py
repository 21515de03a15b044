"""The parts of tables: dice where they are thrown, ranges where they are read, known modifiers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.model.lookup import Lookup, Modifier


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
            for field, ids in names.items():
                for i, name in enumerate(getattr(one, field)):
                    yield from ids.want(name, one.at / field / i, whose)
            yield from _adds(one, whose)


def _adds(one: Modifier, whose: str) -> Iterator[Complaint]:
    if not one.adds:
        message = f"{whose} adds from {one.add} to {one.most}, which is nothing at all"
        yield Complaint(one.at / "most", message, "swap the two")


def _names(game: Game, table: Lookup) -> dict[str, Names]:
    return {
        "columns": Names(
            "column", f"tables.{table.id}.columns", tuple(one.id for one in table.columns)
        ),
        "levels": known.levels(game),
        "professions": known.professions(game),
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
