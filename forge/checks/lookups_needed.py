"""The tables that the rules of exploration look things up in, as they look them up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.model.game import Game
from forge.model.hexes import Terrain
from forge.rules.source_of_the_nile.ids import MOST_MOVES, POINTS, ROWS, SIZES

if TYPE_CHECKING:
    from forge.model.lookup import Lookup

TERRAINS = tuple(terrain.value for terrain in Terrain)
MODES = ("foot", "horse", "camel", "canoe")
GROUNDS = (*TERRAINS, "oasis")
OF_SIZES = ("present", "strength", "supplies")
TRADED = ("gifts", "gets")
LEVELS = "levels"
PROFESSIONS = "professions"
"""Stand for the ids of all levels and of all professions."""
MANY = 10**6
"""More than any number that a table says."""


@dataclass(frozen=True, slots=True)
class Need:
    """What the rules look for in a table.

    ``rows`` and ``columns`` are ids that must be there, and ``numbers`` are columns in which only
    numbers may stand, of at least ``least`` and at most ``most``. ``results`` are the results that
    a throw may have, from the low throws to the high ones; ``does`` says what some of them must do.
    ``modifiers`` are those that the rules count besides those of levels and professions.
    """

    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    does: tuple[tuple[str, str], ...] = ()
    modifiers: tuple[str, ...] = ()
    least: int = 0
    most: int = MANY


NEEDED = {
    "lost": Need((*TERRAINS, "upstream"), ("number",), ("number",), modifiers=("guide",)),
    "movement": Need(MODES, (LEVELS,), (LEVELS,), most=MOST_MOVES),
    "canoe-crew": Need(columns=("fewer",)),
    "settlement-size": Need(columns=("size",), results=SIZES),
    "settlements": Need(SIZES, OF_SIZES, OF_SIZES),
    "welcome": Need(
        columns=("gift", "guarded"),
        results=("attack", "refuse", "wary", "friendly"),
        modifiers=("attitude", "guide", "large", "clash", "small-present", "great-present"),
    ),
    "battle": Need(
        columns=("result",),
        results=("rout", "defeat", "costly-win", "win"),
        does=(
            *(("rout", "dies"), ("rout", "kills"), ("defeat", "dies"), ("defeat", "kills")),
            ("costly-win", "dies"),
        ),
        modifiers=("strength",),
    ),
    "hunting": Need(columns=GROUNDS, numbers=GROUNDS, modifiers=("river",)),
    "recovery": Need(
        columns=("result",),
        results=("dies", "sick", "recovers"),
        modifiers=("medicine", "guest", "unfed"),
    ),
    "desertion": Need(
        columns=("result",), results=("leaves", "stays"), does=(("leaves", "leaves"),)
    ),
    "dangerous-animal": Need(columns=("result",), results=("gone", "beaten")),
    "trade": Need(("rations", "porter", "guide", "camel"), TRADED, TRADED, least=1),
    "rivals": Need(columns=("result",), results=("back", "ahead", "rests", "meets")),
    "rival-meeting": Need(columns=("result",), results=("peaceful", "won", "lost")),
    "rival-interview": Need(columns=("result",), results=("not-yet", "talks")),
    POINTS: Need(ROWS, (PROFESSIONS,), (PROFESSIONS,)),
    "grades": Need(columns=("grade",)),
}
"""Each table that the rules look things up in, by its id."""


@check()
def table_needed(game: Game) -> Iterator[Complaint]:
    """A game of exploration has the tables that its rules read, as they read them.

    Looks for each table of the rules, the rows and columns that they ask for, words or too low
    numbers where they want numbers, and results that they do not know, that do not come in order
    from the low throws to the high, or that do not do what is read of them; and for rows and
    modifiers that nobody reads.

    A table that is printed and not played is worse than none: the two tables would tell two games.

    Bad:
        drop:
          tables:
            recovery:
              modifiers: [cautious]
        add:
          tables:
            recovery:
              modifiers:
                - {id: careful, name: Careful, add: 1}
    Good:
        change:
          tables:
            recovery:
              modifiers:
                cautious: {add: 2}
    """
    if game.map is None or not game.piles:
        return
    found = {table.id: table for table in game.tables}
    for name, need in NEEDED.items():
        if name in found:
            yield from _needed(game, found[name], need)
        else:
            message = f"the rules read the table {name!r}, which does not exist"
            hint = f"write tables/{name}.yaml"
            yield Complaint(game.at / "tables", message, hint, missing=f"tables.{name}")


def _needed(game: Game, table: Lookup, need: Need) -> Iterator[Complaint]:
    rows = tuple(row.id for row in table.rows)
    yield from _there(table, "row", need.rows, rows)
    for row in table.rows if need.rows else ():
        if row.id not in need.rows:
            message = f"the rules read no row {row.id!r} of the table {table.id!r}"
            yield Complaint(row.at, message, "drop it")
    wanted = tuple(_ids(game, need.columns))
    yield from _there(table, "column", wanted, tuple(one.id for one in table.columns))
    yield from _numbers(table, need, tuple(_ids(game, need.numbers)))
    yield from _ordered(table, need.results)
    yield from _counted(table, need.modifiers)
    for ident, act in need.does:
        for outcome in table.outcomes:
            if outcome.id == ident and act not in [effect.act.value for effect in outcome.do]:
                message = f"the result {ident!r} of the table {table.id!r} never says {act}"
                yield Complaint(outcome.at, message, f"write act: {act} under do:")


def _numbers(table: Lookup, need: Need, columns: tuple[str, ...]) -> Iterator[Complaint]:
    for row in table.rows:
        for name in columns:
            cell = row.cells.get(name, need.least)
            if isinstance(cell, str):
                message = f"the rules read a number in the column {name!r} of {table.id!r}"
                yield Complaint(row.at / "cells" / name, message, "write a whole number")
            elif not need.least <= cell <= need.most:
                message = f"the row {row.id!r} of {table.id!r} says {cell} in the column {name!r}"
                hint = f"{need.least} or more" if cell < need.least else f"{need.most} or less"
                yield Complaint(row.at / "cells" / name, message, f"write {hint}")


def _ids(game: Game, names: tuple[str, ...]) -> Iterator[str]:
    """The names, of levels and professions those of the game."""
    for name in names:
        if name in (LEVELS, PROFESSIONS):
            yield from (one.id for one in getattr(game.explorers, name, ()))
        else:
            yield name


def _there(
    table: Lookup, kind: str, wanted: tuple[str, ...], ids: tuple[str, ...]
) -> Iterator[Complaint]:
    for name in wanted:
        if name not in ids:
            message = f"the rules read the {kind} {name!r} of the table {table.id!r}"
            message += ", which does not exist"
            home = f"tables.{table.id}.{kind}s.{name}"
            yield Complaint(table.at / f"{kind}s", message, f"write the {kind}", missing=home)


def _ordered(table: Lookup, results: tuple[str, ...]) -> Iterator[Complaint]:
    """Complaints of results that the rules do not know, or that come after a later one."""
    rows = sorted(table.rows, key=lambda row: (row.least is not None, row.least or 0))
    for column in table.columns if results else ():
        before = 0
        for row in rows:
            cell = str(row.cells.get(column.id, ""))
            at = row.at / "cells" / column.id
            if cell not in results:
                message = f"the rules know no result {cell!r} of the table {table.id!r}"
                yield Complaint(at, message, f"write one of {', '.join(results)}")
                continue
            number = results.index(cell)
            if number < before:
                message = f"{cell!r} comes above {results[before]!r} in the table {table.id!r}"
                hint = f"from low throws to high: {', '.join(results)}"
                yield Complaint(at, message, hint)
            before = max(before, number)


def _counted(table: Lookup, modifiers: tuple[str, ...]) -> Iterator[Complaint]:
    for one in table.modifiers:
        if one.id not in modifiers and not one.levels and not one.professions:
            message = f"the rules count no modifier {one.id!r} in the table {table.id!r}"
            hint = "name its levels or professions"
            if modifiers:
                hint += f", or take one of {', '.join(modifiers)}"
            yield Complaint(one.at, message, hint)
