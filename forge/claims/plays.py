"""Plays that refute a claim: a pawn led to where the abstraction says that something is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from forge.claims.engine import Case
from forge.rules.star_of_africa.codes import BLANK, GEM, ROBBER, SHOE, STAR
from forge.rules.star_of_africa.tables import Map
from forge.simulate.explore import Play
from forge.simulate.lead import Aim, Told, dealt, lead, seated
from forge.simulate.trace import Trace, trace


def kinds(play: Play, *roles: int) -> list[int]:
    """The kinds of the mix with these roles, role by role."""
    b = play.b
    return [k for role in roles for k in range(b.n_kinds) if b.role[k] == role and b.mix[k]]


def filled(play: Play) -> list[int]:
    """All kinds, in the order in which what nobody asked for is laid out."""
    return kinds(play, BLANK, SHOE, GEM, ROBBER, STAR)


def table(
    play: Play, seats: int, wanted: Mapping[int, int], start: int, *, together: bool = False
) -> Told | None:
    """A game whose first player begins at ``start``; the others there too, or at the next start."""
    told = dealt(play, seats, wanted, filled(play))
    if told is None:
        return None
    first = play.b.starts.index(start)
    others = first if together else (first + 1) % play.b.n_starts
    return seated(play, told, [first, *[others] * (seats - 1)])


def nearest(b: Map, start: int) -> Iterator[list[int]]:
    """A shortest way by land from a point to each other site, nearest first."""
    came = {start: start}
    order = [start]
    for v in order:
        for e in range(b.first[v], b.first[v + 1]):
            if b.sea[e] == 0 and b.head[e] not in came:
                came[b.head[e]] = v
                order.append(b.head[e])
    for v in order[1:]:
        if b.site[v]:
            way = [v]
            while way[-1] != start:
                way.append(came[way[-1]])
            yield way[::-1]


def shown(case: Case, told: Told) -> Trace:
    """A play as a trace."""
    return trace(case.play, told.s.seats, told.actions)


def led(case: Case, wanted: Mapping[int, int], aim: Aim) -> Told | None:
    """The shortest play of one pawn along a way over a table laid as wanted."""
    told = table(case.play, case.edition.players_min, wanted, aim.way[0])
    return lead(case.play, told, aim) if told else None


def each_kind(play: Play, squares: Sequence[int], *roles: int) -> Iterator[dict[int, int]]:
    """The same kind on all squares, kind by kind of these roles."""
    for kind in kinds(play, *roles):
        yield dict.fromkeys(squares, kind)
