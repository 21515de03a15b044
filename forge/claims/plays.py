"""Plays that refute a claim: a pawn led to where the abstraction says that something is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from forge.claims.engine import Case
from forge.locale.values import voice
from forge.rules.log import happenings
from forge.rules.star_of_africa.codes import BLANK, GEM, ROBBER, SHOE, STAR
from forge.rules.star_of_africa.tables import Map
from forge.simulate.explore import Play
from forge.simulate.lead import Aim, Told, dealt, lead, seated
from forge.simulate.story import Stage, story
from forge.simulate.trace import Trace, played

TRIED = 3
"""Squares by each start to which a winning play is looked for."""


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


def nearest(b: Map, start: int, but: int = -1) -> Iterator[list[int]]:
    """A shortest way by land from a point to each other site, nearest first; never over ``but``."""
    came = {start: start}
    order = [start]
    for v in order:
        for e in range(b.first[v], b.first[v + 1]):
            if b.sea[e] == 0 and b.head[e] not in came and b.head[e] != but:
                came[b.head[e]] = v
                order.append(b.head[e])
    for v in order[1:]:
        if b.site[v]:
            way = [v]
            while way[-1] != start:
                way.append(came[way[-1]])
            yield way[::-1]


def shown(case: Case, told: Told) -> Trace:
    """A play as a trace, told in English."""
    return written(case, told.s.seats, told.actions)


def written(case: Case, seats: int, actions: Sequence[int]) -> Trace:
    """The play of these actions as a trace, told in English."""
    names, log = played(case.play, seats, actions)
    stage = Stage(case.rules, case.play.b, case.game, voice(case.game, case.edition, "en"))
    return Trace(seats, names, tuple(story(stage, happenings(log))))


def led(case: Case, wanted: Mapping[int, int], aim: Aim) -> Told | None:
    """The shortest play of one pawn along a way over a table laid as wanted."""
    told = table(case.play, case.edition.players_min, wanted, aim.way[0])
    return lead(case.play, told, aim) if told else None


def each_kind(play: Play, squares: Sequence[int], *roles: int) -> Iterator[dict[int, int]]:
    """The same kind on all squares, kind by kind of these roles."""
    for kind in kinds(play, *roles):
        yield dict.fromkeys(squares, kind)


def home_with_star(case: Case, seat: int, seats: int) -> Told | None:
    """A play in which one player fetches the Star from the nearest square and wins."""
    play = case.play
    b = play.b
    star, squares = kinds(play, STAR), set(b.squares)
    for start in b.starts if star else ():
        for way in islice(nearest(b, start), TRIED):
            if way[-1] in squares and b.home[start]:
                told = table(play, seats, {way[-1]: star[0]}, start, together=True)
                for aim in (
                    Aim(seat, way, lambda s: s.owner == seat),
                    Aim(seat, way[::-1], lambda s: s.winner == seat),
                ):
                    told = lead(play, told, aim) if told else None
                if told:
                    return told
    return None
