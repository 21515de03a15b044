"""Victory points: what each profession can come to."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.subjects import Table
from forge.model.game import Game
from forge.rules.source_of_the_nile.ids import POINTS

if TYPE_CHECKING:
    from forge.model.lookup import Lookup
    from forge.model.pile import Pile


@check()
def points_totals(table: Table) -> Iterator[Complaint]:
    """The points of each profession add up to its total.

    Adds the cells of the profession's column in the table of victory points, each row once, to the
    points of its lines in the bonus deck, each card once, a die counted as its mean, and compares
    the sum with `total` (N68).

    The totals are printed for players to compare, and say how well the professions are balanced.

    Bad:
        change:
          tables:
            victory-points:
              rows:
                oasis: {cells: {doctor: 4}}
    Good:
        change:
          tables:
            victory-points:
              rows:
                oasis: {cells: {doctor: 4}}
          explorers:
            professions:
              doctor: {total: 72}
    """
    game = table.game
    schedule = game.table(POINTS)
    if schedule is None or game.explorers is None:
        return
    sides = int(table.edition.values.get("die_sides", 6))
    for profession in game.explorers.professions:
        found = in_table(schedule, profession.id) + in_deck(game.piles, profession.id, sides)
        if found != profession.total:
            message = f"the points of the {profession.id} add up to {shown(found)}, not to "
            message += str(profession.total)
            hint = f"write total: {found}" if found.denominator == 1 else "even out its dice"
            yield Complaint(profession.at / "total", message, hint)


def in_table(schedule: Lookup, profession: str) -> int:
    """The points of a profession's column, each row once."""
    cells = (row.cells.get(profession) for row in schedule.rows)
    return sum(cell for cell in cells if isinstance(cell, int))


def in_deck(piles: tuple[Pile, ...], profession: str, sides: int) -> Fraction:
    """The points of a profession's lines in the bonus deck, a die as its mean."""
    mean = Fraction(sides + 1, 2)
    return sum(
        (
            (mean if line.points is None else Fraction(line.points)) * card.count
            for pile in piles
            if pile.kind == "bonus"
            for card in pile.cards
            for line in card.lines
            if line.profession == profession
        ),
        Fraction(0),
    )


def shown(number: Fraction) -> str:
    """A number of points as people write it: 87, 73½."""
    whole, rest = divmod(number, 1)
    return f"{whole}½" if rest == Fraction(1, 2) else str(number)


@check()
def points_columns(game: Game) -> Iterator[Complaint]:
    """The table of victory points has a column for every profession.

    Compares its columns with the professions.

    An explorer without a column comes home with nothing, whatever was found.

    Bad:
        add:
          explorers:
            professions:
              - {id: painter, name: Painter, text: Paints., total: 0}
    Good:
        change:
          explorers:
            professions:
              doctor: {name: Physician}
    """
    schedule = game.table(POINTS)
    if schedule is None or game.explorers is None:
        return
    columns = {column.id for column in schedule.columns}
    for profession in game.explorers.professions:
        if profession.id not in columns:
            message = f"the table {POINTS!r} has no column for the {profession.id}"
            yield Complaint(profession.at, message, "add the column, and a cell to each row")
