"""Dice, bounds and modifiers of the tables of exploration, as the rules throw and count them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.model.game import Game

if TYPE_CHECKING:
    from forge.model.lookup import Lookup, Modifier

SIDES = 6


@dataclass(frozen=True, slots=True)
class Thrown:
    """How the rules read a table by a throw.

    ``dice`` are thrown, and the sum kept from ``bounds``; modifiers count by ``levels`` and by
    ``professions``; ``ranges`` are those that may add one of several numbers.
    """

    dice: int = 1
    levels: bool = False
    professions: bool = False
    ranges: tuple[str, ...] = ()
    bounds: tuple[int | None, int | None] = (None, None)


THROWN = {
    "lost": Thrown(levels=True),
    "settlement-size": Thrown(),
    "welcome": Thrown(2, levels=True, professions=True, ranges=("attitude",)),
    "battle": Thrown(2, ranges=("strength",)),
    "hunting": Thrown(levels=True, professions=True, bounds=(1, SIDES)),
    "recovery": Thrown(2, levels=True, professions=True),
    "desertion": Thrown(),
    "dangerous-animal": Thrown(professions=True),
    "rivals": Thrown(),
    "rival-meeting": Thrown(),
    "rival-interview": Thrown(),
}
"""Each table that the rules throw for, by its id."""


@check()
def table_thrown(game: Game) -> Iterator[Complaint]:
    """A table of exploration has the dice, bounds and modifiers that its rules know.

    Compares the number of dice, and the least and the most that a sum is read as, with what the
    rules throw and keep; and looks for modifiers by level or profession where the rules count none,
    for both at once, for a range where they add one number, and for a strength that may add more
    than it takes away.

    With one die on paper and two in the rules no figure of any simulation is true at the table.

    Bad:
        change:
          tables:
            battle: {throw: {dice: 1}}
    Good:
        change:
          tables:
            battle: {throw: {dice: 2}}
    """
    if game.map is None or not game.piles:
        return
    for table in game.tables:
        if table.id in THROWN:
            how = THROWN[table.id]
            yield from _dice(table, how)
            for one in table.modifiers:
                yield from _modifier(table, one, how)


def _dice(table: Lookup, how: Thrown) -> Iterator[Complaint]:
    throw = table.throw
    if throw is not None and (throw.dice, throw.sides) != (how.dice, SIDES):
        message = f"the table {table.id!r} throws {throw.dice} dice of {throw.sides}"
        hint = f"write {{dice: {how.dice}, sides: {SIDES}}}"
        yield Complaint(throw.at, f"{message}, and the rules {how.dice} of {SIDES}", hint)
    if (table.least, table.most) != how.bounds:
        least, most = how.bounds
        where = "least" if table.least != least else "most"
        want = least if table.least != least else most
        message = f"the rules keep the throw of {table.id!r} within other bounds"
        hint = f"take {where} out" if want is None else f"write {where}: {want}"
        yield Complaint(table.at / where, message, hint)


def _modifier(table: Lookup, one: Modifier, how: Thrown) -> Iterator[Complaint]:
    whose = f"the modifier {one.id!r} of the table {table.id!r}"
    if one.levels and one.professions:
        hint = "make two of it"
        yield Complaint(one.at, f"{whose} is for levels and for professions at once", hint)
    for field, counted in (("levels", how.levels), ("professions", how.professions)):
        if getattr(one, field) and not counted:
            message = f"the rules count no {field} in the table {table.id!r}"
            yield Complaint(one.at / field, message, "drop the modifier")
    if len(one.adds) > 1 and one.id not in how.ranges:
        yield Complaint(one.at / "most", f"{whose} adds one number in the rules", "take most out")
    if one.id == "strength" and one.most is not None and one.add != -one.most:
        message = f"{whose} adds from {one.add} to {one.most}, and the rules as much as they take"
        yield Complaint(one.at / "add", message, f"write {-one.most}")
