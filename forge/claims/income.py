"""Whether the game can go on when nobody has any money left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from forge.claims.engine import Case, Said, claim
from forge.claims.pawns import Known
from forge.claims.plays import kinds, nearest, shown, table
from forge.claims.stranding import within_reach
from forge.claims.verdict import NotChecked, Proved
from forge.finding import Severity
from forge.rules.star_of_africa.codes import ROBBER, SHOE, STAR
from forge.rules.star_of_africa.tables import ZvezdaTables
from forge.simulate.fares import BROKE, FARE, Fares
from forge.simulate.lead import Aim, Told, lead
from forge.simulate.pawn import How, sure

BEGGARS = 2
"""Players of the play that is shown; with more of them it only takes longer."""


@claim(Severity.WARNING)
def income_left(case: Case) -> Iterator[Said]:
    """A Star not yet found can be fetched even when all players are out of money (Z16, C13)."""
    known = case.known
    if known is None:
        return
    if _owed(case, known):
        yield from _sailed(case.play.b)
        return
    far = [v for v in case.play.b.squares if v not in _near(known)]
    if not far:
        yield from _fetched(case, known)
        return
    names = ", ".join(case.play.b.names.points[v] for v in far)
    told = _beggars(case, known, far)
    if told is None:
        why = f"no play found; out of reach without money: {names}"
        yield Said(NotChecked(1.0, why), False, "the Star may stay where nobody can pay to go")
        return
    message = (
        "once all income is spent and robbers have taken the rest, nobody can ever fetch a Star "
        f"from {names}: the game has no end"
    )
    yield Said(Proved("play"), False, message, "", shown(case, told))


def _owed(case: Case, known: Known) -> bool:
    """Whether leaving a port is free when nobody can pay, and robbers shut nobody out.

    And a move may stop at any point, so that each city on the way can be stopped at.
    """
    b = case.play.b
    if not isinstance(b, ZvezdaTables) or known.pawn.barred:
        return False
    return b.sea_free_when_all_broke == 1 and b.min_points <= 1


def _sailed(b: ZvezdaTables) -> Iterator[Said]:
    """From each spot, with the fare or when nobody has it: to a token, or to a payment.

    A payment leaves less money, and a horseshoe handed in leaves fewer, until nobody has either:
    then everybody sails for nothing. Only then a token has to be in reach.
    """
    fares = Fares(b)
    stuck = [(spot, means) for means in (FARE, BROKE) for spot in fares.stuck(means)]
    every = 2 * len(fares.spots)
    if stuck:
        names = ", ".join(dict.fromkeys(b.names.points[v] for (v, _), _ in stuck))
        why = f"not every city can be reached by land and sea from {names}"
        yield Said(NotChecked(len(stuck) / every, why), False, "a token may stay closed")
        return
    message = (
        "one player can always put to sea, with the fare, or for nothing when nobody has it: in all"
        f" {every} combinations of point, free passage and who can pay"
    )
    yield Said(Proved("abstraction"), True, message)


def _near(known: Known) -> set[int]:
    """Where a pawn with nothing can go to from any home or start."""
    pawn = known.pawn
    from_ = sorted({*pawn.b.starts, *(v for v in range(pawn.b.n_points) if pawn.b.home[v])})
    reach = [within_reach(known, pawn.at.code(v, 0)) for v in from_]
    return set.intersection(*reach)


def _fetched(case: Case, known: Known) -> Iterator[Said]:
    """Each square, and whether any pawn surely comes to it from anywhere."""
    if not known.pawn.opens:
        why = "a token can be opened for money only"
        yield Said(NotChecked(1.0, why), False, "a token may stay closed for want of money")
        return
    asked = known.asked
    squares = [v for v in case.play.b.squares if v not in _by_land(case, known, asked)]
    open_ = 0
    for square in squares:
        coming = _comes(known, square)
        open_ += sum(1 for x in asked if x not in coming)
    if open_:
        share = open_ / (len(asked) * len(squares))
        yield Said(NotChecked(share, "some ways may be closed"), False, "a token may stay closed")
    else:
        yield Said(Proved("abstraction"), True, "any player can always come to any token")


def _comes(known: Known, square: int) -> set[int]:
    """The states from which a pawn surely comes to a square so that it can open what lies there."""
    pawn, how = known.pawn, How(barring=True, flying=known.pawn.opens_by_air)
    here = [x for x in known.order if x % pawn.at.places == square]
    coming = sure(pawn, known.order, here, how)
    if pawn.opens_later:
        return {x for x in known.order if coming[x]}
    leaving = sure(pawn, known.order, sorted(set(known.order) - set(here)), How(barring=True))
    return {x for x in known.order if coming[x] and leaving[x]}


def _by_land(case: Case, known: Known, asked: list[int]) -> set[int]:
    """The squares that need no search: everybody surely comes home, and from there by land."""
    b = case.play.b
    if known.pawn.barred or not all(known.safe[x] for x in asked):
        return set()
    homes = [v for v in range(b.n_points) if b.home[v]]
    return set.intersection(*({way[-1] for way in nearest(b, home)} for home in homes))


def hopeless(case: Case, s: Any) -> bool:
    """Whether no player of a real state can ever come to the Star, nor to any money.

    Within reach of all pawns, without income, lie neither the Star nor a gem nor a horseshoe, and
    the prize of Cape Town is paid or out of reach.
    """
    known, b = case.known, case.play.b
    if known is None or s.found or s.phase in (0, 1):
        return False
    ends = {STAR, *known.pawn.earning}
    reach: set[int] = set()
    for x in {known.pawn.seen(s, p) for p in range(s.seats)}:
        reach |= within_reach(known, x)
    income = any(s.closed[v] and b.role[s.kind[v]] in ends for v in reach)
    return not income and (b.cape not in reach or s.cape_paid == 1)


def _beggars(case: Case, known: Known, far: list[int]) -> Told | None:
    """A play in which one player spends all income there is, and robbers take the rest."""
    play, b = case.play, case.play.b
    start = b.starts[0]
    ways = [way[-1] for way in nearest(b, start) if way[-1] in b.squares]
    wanted, visits = _laid_out(case, known, far, [v for v in ways if v not in far and v != b.cape])
    told = table(play, BEGGARS, wanted, start, together=True) if wanted else None
    if told is None:
        return None
    robbers = [v for v, kind in wanted.items() if b.role[kind] == ROBBER]
    told = _goes(case, told, 1, robbers[0])
    if b.cape in _near(known) and b.cape_town_bonus:
        told = _goes(case, told, 0, b.cape)
    for v in (*visits, robbers[1]):
        told = _goes(case, told, 0, v)
    return told if told and hopeless(case, told.s) else None


def _laid_out(
    case: Case, known: Known, far: list[int], near: list[int]
) -> tuple[dict[int, int], list[int]]:
    """A deal with the Star out of reach, and the points with income that can be reached.

    Empty when the mix has no two robbers or too few points are near.
    """
    play = case.play
    earning = sorted(known.pawn.earning)
    income = [kind for kind in kinds(play, *earning) for _ in range(play.b.mix[kind])]
    robbers = [kind for kind in kinds(play, ROBBER) for _ in range(play.b.mix[kind])][:BEGGARS]
    star = kinds(play, STAR)
    wanted = dict(zip(far, [*star, *income], strict=False))
    left = income[max(0, len(far) - len(star)) :]
    if len(robbers) < BEGGARS or not star or len(near) < len(left) + BEGGARS:
        return {}, []
    places = [near[0], *near[1 : len(left) + 1], near[len(left) + 1]]
    wanted |= dict(zip(places, [robbers[0], *left, robbers[1]], strict=True))
    return wanted, places[1:-1]


def _goes(case: Case, told: Told | None, p: int, v: int) -> Told | None:
    """A player goes by land to a point and opens what lies there, then hands in horseshoes."""
    if told is None or told.s.closed[v] == 0:
        return told
    way = next((w for w in nearest(case.play.b, told.s.pos[p]) if w[-1] == v), None)
    if way is None:
        return None

    def done(s: Any) -> bool:
        return s.closed[v] == 0 and s.seat != p and not (cashes and s.shoes[p])

    cashes = SHOE in case.known.pawn.earning if case.known else False
    before = sum(told.s.closed)

    def keep(s: Any) -> bool:
        return bool(sum(s.closed) == before - (s.closed[v] == 0))

    return lead(case.play, told, Aim(p, way, done, keep, brisk=True))
