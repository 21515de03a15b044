"""The tables that the rules of exploration look things up in, as they look them up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.model.game import Game
from forge.model.hexes import Terrain

if TYPE_CHECKING:
    from forge.model.lookup import Lookup

TERRAINS = tuple(terrain.value for terrain in Terrain)
MODES = ("foot", "horse", "camel", "canoe")
SIZES = ("small", "medium", "large")
LEVELS = "levels"
PROFESSIONS = "professions"
"""Stand for the ids of all levels and of all professions."""


@dataclass(frozen=True, slots=True)
class Need:
    """What the rules look for in a table.

    ``rows`` and ``columns`` are ids that must be there. ``results`` are the results that a throw
    may have, from the low throws to the high ones. ``modifiers`` are those that the rules count
    besides those of levels and professions.
    """

    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    modifiers: tuple[str, ...] = ()


NEEDED = {
    "lost": Need((*TERRAINS, "upstream"), ("number",), modifiers=("guide",)),
    "movement": Need(MODES, (LEVELS,)),
    "canoe-crew": Need(columns=("fewer",)),
    "settlement-size": Need(columns=("size",), results=SIZES),
    "settlements": Need(SIZES, ("present", "strength", "supplies")),
    "welcome": Need(
        columns=("gift", "guarded"),
        results=("attack", "refuse", "wary", "friendly"),
        modifiers=("attitude", "guide", "large", "clash", "small-present", "great-present"),
    ),
    "battle": Need(
        columns=("result",),
        results=("rout", "defeat", "costly-win", "win"),
        modifiers=("strength",),
    ),
    "hunting": Need(columns=(*TERRAINS, "oasis"), modifiers=("river",)),
    "recovery": Need(
        columns=("result",),
        results=("dies", "sick", "recovers"),
        modifiers=("medicine", "guest", "unfed"),
    ),
    "desertion": Need(columns=("result",), results=("leaves", "stays")),
    "dangerous-animal": Need(columns=("result",), results=("gone", "beaten")),
    "trade": Need(("rations", "porter", "guide", "camel"), ("gifts", "gets")),
    "rivals": Need(columns=("result",), results=("back", "ahead", "rests", "meets")),
    "rival-meeting": Need(columns=("result",), results=("peaceful", "won", "lost")),
    "rival-interview": Need(columns=("result",), results=("not-yet", "talks")),
    "victory-points": Need(columns=(PROFESSIONS,)),
    "grades": Need(columns=("grade",)),
}
"""Each table that the rules look things up in, by its id."""


@check()
def table_needed(game: Game) -> Iterator[Complaint]:
    """A game of exploration has the tables that its rules read, as they read them.

    Looks for each table of the rules, the rows and columns that they ask for, and results that they
    do not know or that do not come in order from the low throws to the high; and for modifiers that
    the rules do not count.

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
        if name not in found:
            hint = f"write tables/{name}.yaml"
            message = f"the rules read the table {name!r}, which does not exist"
            yield Complaint(game.at / "tables", message, hint, missing=f"tables.{name}")
            continue
        table = found[name]
        yield from _there(table, "row", need.rows, tuple(row.id for row in table.rows))
        wanted = tuple(_ids(game, need.columns))
        yield from _there(table, "column", wanted, tuple(one.id for one in table.columns))
        yield from _ordered(table, need.results)
        yield from _counted(table, need.modifiers)


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
