"""Money: the most that can be held, and what it costs to get home."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from forge.checks.money import greatest_sum
from forge.checks.subjects import Table
from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Proved
from forge.finding import Severity
from forge.rules.star_of_africa.tables import ClassicTables, Map, ZvezdaTables

MEANS = (("land", 0, 0), ("land and sea", 1, 0), ("land and air", 0, 1), ("all means", 1, 1))
SHOWN = 6


@claim(Severity.WARNING)
def money_bounds(case: Case) -> Iterator[Said]:
    """The printed notes cover the most that the players can ever hold together (C4)."""
    need = greatest_sum(Table(case.game, case.edition))
    notes = {note.id: note.value for note in case.game.money.notes} if case.game.money else {}
    bank = sum(notes[supply.id] * supply.count for supply in case.edition.notes)
    message = f"the players hold from 0 to {need} together; the notes make {bank}"
    yield Said(Proved("exact"), not notes or need <= bank, message)


@claim(Severity.NOTE)
def money_home(case: Case) -> Iterator[Said]:
    """With enough money a pawn comes home from each point (Z15-Z17, C12, C13).

    Tells how much that is, by each means of travel.
    """
    b = case.play.b
    if not isinstance(b, Map):
        return
    lines = []
    lost: list[str] = []
    for means, sea, air in MEANS:
        cost = costs(b, sea=bool(sea), air=bool(air))
        sites = [v for v in range(b.n_points) if b.site[v] and not b.home[v]]
        lost = [b.names.points[v] for v in sites if v not in cost]
        by_cost: dict[int, list[str]] = {}
        for v in sites:
            if cost.get(v, 0) > 0:
                by_cost.setdefault(cost[v], []).append(b.names.points[v])
        told = [f"{money} from {_listed(where)}" for money, where in sorted(by_cost.items())]
        told += [f"no way from {_listed(lost)}"] * bool(lost)
        free = sum(1 for v in sites if cost.get(v) == 0)
        message = f"by {means}, nothing is needed from {free} of {len(sites)} sites"
        lines.append("; ".join([message, *told]))
    none = f"from {_listed(lost)} no money brings a pawn home" if lost else ""  # by all means
    message = none or "robbers and income left out"
    yield Said(Proved("exact"), not lost, message, lines=tuple(lines))


def _listed(names: list[str]) -> str:
    return ", ".join(names[:SHOWN]) + f" and {len(names) - SHOWN} more" * (len(names) > SHOWN)


def costs(b: Map, *, sea: bool, air: bool) -> dict[int, int]:
    """The least money with which a pawn comes home from each point; points without a way lack.

    Robbers and income are left out. A circle at sea is a point on board a ship.
    """
    into: dict[int, list[tuple[int, int]]] = {}
    for e in range(b.n_arcs):
        if sea or not b.sea[e]:
            into.setdefault(b.head[e], []).append((b.tail[e], _fare(b, e)))
    for v in range(b.n_points if air else 0):
        for f in range(b.air_first[v], b.air_first[v + 1]):
            into.setdefault(b.air_head[f], []).append((v, b.air_fare))
    found: dict[int, int] = {}
    front = [(0, v) for v in range(b.n_points) if b.home[v]]
    while front:
        money, v = heappop(front)
        if v not in found:
            found[v] = money
            for u, fare in into.get(v, ()):
                if u not in found:
                    heappush(front, (money + fare, u))
    return found


def _fare(b: Map, e: int) -> int:
    """What a step costs: out to sea, and in the Classic edition ashore again."""
    leaves = b.sea[e] and b.site[b.tail[e]]
    comes = b.sea[e] and b.site[b.head[e]]
    if isinstance(b, ZvezdaTables):
        return b.sea_fee if leaves else 0
    if isinstance(b, ClassicTables):
        return (b.board_fee if leaves else 0) + (b.land_fee if comes else 0)
    return 0
