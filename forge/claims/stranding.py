"""Stranding: a pawn that can never come home again, on an island or at sea."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from forge.claims.engine import Case, Said, claim
from forge.claims.pawns import Known
from forge.claims.plays import each_kind, led, shown
from forge.claims.verdict import NotChecked, Proved
from forge.finding import Severity
from forge.rules.star_of_africa.codes import BLANK, ROBBER
from forge.simulate.lead import Aim, Told

TRIED = 4
"""How many of the nearest suspicious states a play is looked for to."""


@claim()
def stranding_island(case: Case) -> Iterator[Said]:
    """No player is stranded on an island for want of money (C14, Z21)."""
    yield from _stranding(case, sea=False)


@claim()
def stranding_sea(case: Case) -> Iterator[Said]:
    """No player is at sea without the fee to land (C13)."""
    yield from _stranding(case, sea=True)


def _stranding(case: Case, *, sea: bool) -> Iterator[Said]:
    known = case.known
    if known is None:
        return
    open_ = unsafe(known, sea=sea)
    if not open_:
        asked = [x for x in known.order if afloat(known, x) == sea]
        places = len({known.pawn.at.point(x) for x in asked})
        where = "circles at sea" if sea else "points on land"
        message = f"a pawn comes home by its own means from {places} {where}, whatever money it has"
        yield Said(Proved("abstraction"), True, message)
        return
    doomed = [x for x in open_ if not known.free[x]]
    told = next((play for x in doomed[:TRIED] for play in (play_to(case, x),) if play), None)
    remedy = mended(case, sea=sea)
    if told is None:
        share = len(open_) / len(known.order)
        why = f"of {len(open_)} states the abstraction cannot tell"
        yield Said(NotChecked(share, why), False, "some pawns may be stranded", remedy)
        return
    severity = Severity.WARNING if remedy else None
    lines = tuple(_places(case, known, doomed, sea=sea))
    where = "at sea without the fee to land" if sea else "on an island without the way out"
    message = f"a player can be stranded for the rest of the game, {where}: {'; '.join(lines)}"
    yield Said(Proved("play"), False, message, remedy, shown(case, told), (), severity)


def unsafe(known: Known, *, sea: bool) -> list[int]:
    """The states in which a turn can begin, at sea or not, and from which home is not sure."""
    return [
        x
        for x in known.order
        if not known.safe[x] and afloat(known, x) == sea and not known.on_the_way(x)
    ]


def afloat(known: Known, x: int) -> bool:
    """Whether the pawn is on a circle at sea."""
    b, v = known.pawn.b, known.pawn.at.point(x)
    return bool(b.site[v] == 0 and b.first[v] < b.first[v + 1] and b.sea[b.first[v]] == 1)


def play_to(case: Case, x: int) -> Told | None:
    """A shortest play that strands a pawn where the abstraction says so."""
    known = case.known
    assert known is not None
    along = known.points(x)
    squares = [v for v in case.play.b.squares if v in within_reach(known, x)]
    plays = (
        led(case, wanted, Aim(0, along, lambda s: stranded(case, s, 0)))
        for wanted in ([*each_kind(case.play, squares, BLANK, ROBBER)] if squares else [{}])
    )
    return min((told for told in plays if told), key=lambda told: len(told.actions), default=None)


def stranded(case: Case, s: Any, p: int) -> bool:
    """Whether a real state leaves this player no way home, even with any luck.

    There is none in the abstraction without income, and there is no income left within reach: no
    closed token, no prize of Cape Town.
    """
    known = case.known
    if known is None:
        return False
    x = known.pawn.seen(s, p)
    if known.free[x] or s.phase in (0, 1):
        return False
    reach = within_reach(known, x)
    paid = s.cape_paid == 1 or case.play.b.cape not in reach
    return paid and not any(s.closed[v] for v in reach)


def within_reach(known: Known, x: int) -> set[int]:
    """The points ashore that a pawn can come to without income, its own included."""
    pawn = known.pawn
    seen, front = {x}, [x]
    while front:
        y = front.pop()
        for z in (*pawn.moves(y), *pawn.happens(y, dry=True)):
            if z not in seen:
                seen.add(z)
                front.append(z)
    return {y % pawn.at.places for y in seen if y % pawn.at.places < pawn.at.n_points}


def mended(case: Case, *, sea: bool) -> str:
    """The reading that would make the claim true, of those that the board names as a rescue."""
    names = case.game.board.targets.rescue if case.game.board else ()
    for parameter in case.edition.parameters:
        if parameter.id in names:
            for option in parameter.options:
                other = case.under(**{parameter.id: option}).known
                if option != parameter.value and other and not unsafe(other, sea=sea):
                    return f"{parameter.id}: {option}"
    return ""


def _places(case: Case, known: Known, doomed: list[int], *, sea: bool) -> Iterator[str]:
    """Each island, or the sea, with the least money that lets a pawn get away from it."""
    b = case.play.b
    if sea:
        broke = max(known.pawn.at.parts(x)[1] for x in doomed) + 1
        yield f"{broke * known.pawn.purse.unit} are needed to land"
        return
    stuck: dict[int, int] = {}
    for x in doomed:
        v = known.pawn.at.point(x)
        stuck[v] = max(stuck.get(v, 0), known.pawn.at.parts(x)[1] + 1)
    for v in sorted(stuck):
        if b.site[v]:
            air = b.air_first[v] < b.air_first[v + 1]
            means = " or ".join([*["sea"] * b.port[v], *["air"] * air]) or "no way"
            money = stuck[v] * known.pawn.purse.unit
            yield f"{b.names.points[v]} ({means}, {money} needed)"
