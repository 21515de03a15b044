"""Which numbers a table can be asked for: the dice with every set of modifiers that may count."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from forge.model.lookup import Lookup, Modifier, Reads


def numbers(table: Lookup, column: str) -> frozenset[int]:
    """The numbers that may pick a row in a column, within the table's bounds.

    A count has no end: the first number beyond all ranges stands for those that follow. A table
    read by kind, or to beat, is asked for no number.
    """
    if table.reads is Reads.COUNT:
        return frozenset(map(table.clamped, _counts(table)))
    if table.reads is Reads.THROW:
        return frozenset(map(table.clamped, sums(table, column)))
    return frozenset()


def sums(table: Lookup, column: str) -> frozenset[int]:
    """The sums of the dice and what may be added to them in a column, before any bounds."""
    if table.throw is None:
        return frozenset()
    rolls = range(table.throw.least, table.throw.most + 1)
    counting = [one for one in table.modifiers if not one.columns or column in one.columns]
    levels = {None, *(level for one in counting for level in one.levels)}
    professions = {None, *(name for one in counting for name in one.professions)}
    found: set[int] = set()
    for level, profession in product(levels, professions):
        chosen = [one for one in counting if _counts_for(one, level, profession)]
        found |= {roll + more for more in _added(chosen) for roll in rolls}
    return frozenset(found)


def _counts_for(one: Modifier, level: str | None, profession: str | None) -> bool:
    return (not one.levels or level in one.levels) and (
        not one.professions or profession in one.professions
    )


def _added(modifiers: Iterable[Modifier]) -> frozenset[int]:
    """What modifiers may add together; each may count or not, of a group one at most."""
    groups: dict[str, list[Modifier]] = {}
    for number, one in enumerate(modifiers):
        groups.setdefault(one.group or f" {number}", []).append(one)
    found = frozenset({0})
    for group in groups.values():
        adds = {0, *(add for one in group for add in one.adds)}
        found = frozenset(so_far + add for so_far in found for add in adds)
    return found


def _counts(table: Lookup) -> range:
    bounds = [b for row in table.rows for b in (row.least, row.most) if b is not None]
    first = min(bounds, default=0) - 1 if table.least is None else table.least
    last = max(bounds, default=0) + 1 if table.most is None else table.most
    return range(first, last + 1)
