"""Across Africa: the trail as a pawn walks it, along the ways that are open for so many players."""

from __future__ import annotations

from collections.abc import Iterator

from forge.claims.engine import Case, Said, claim
from forge.claims.verdict import Estimated, NotChecked, Proved
from forge.finding import Severity
from forge.rules.across_africa.codes import ADVENTURE, FREE
from forge.rules.across_africa.shared import steps_of, way
from forge.rules.across_africa.tables import Tables
from forge.rules.layout import copy
from forge.simulate import stats
from forge.simulate.across_africa.trek import Standing, Trek, trek
from forge.simulate.chain import expected

SEED = 1
TREKS = 300
"""Ways that are played beside the exact figure."""
MOST_TURNS = 500
"""Longer ways are not played; an exact figure beyond it is that of a trail that hardly leads on."""
MOST = 1500
"""Fields of a trail that is walked throw by throw."""
LONG = NotChecked(1.0, f"more than {MOST} fields")
SURE = 1 - 1e-4
"""How sure their interval is: it is looked at for every mod, and should not be missed by luck."""


def treks(case: Case) -> dict[str, Trek]:
    """A pawn's way for each set of open trails, by the numbers of players that have it."""
    groups: dict[int, list[int]] = {}
    for players in case.counts:
        groups.setdefault(case.play.b.plan_of[players], []).append(players)
    return {
        " or ".join(map(str, group)): trek(case.rules, case.game, case.edition, group[0])
        for group in groups.values()
    }


@claim(about=Tables)
def fields_reached(case: Case) -> Iterator[Said]:
    """Throws alone lead to each open field, and from each to the finish (A19, AD7, AD13)."""
    if too_long(case):
        yield Said(LONG, True, "no field out of reach is known")
        return
    told, missing = [], []
    for players, alone in treks(case).items():
        at, b = alone.root.plan * alone.play.b.n_points, alone.play.b
        open_ = [v for v in range(1, b.finish) if b.open[at + v]]
        seen, home = _stopped(alone), _home(alone, set())
        told.append(f"{len(seen & {*open_})} of {len(open_)} with {players} players")
        missing += [f"{v} with {players} players" for v in open_ if v not in seen]
        dead = sorted({v for v, status in alone.standings() if (v, status) not in home})
        missing += [f"the finish from {v} with {players} players" for v in dead]
    message = f"fields of the open trails on which a throw may stop: {', '.join(told)}"
    if missing:
        message = f"no throws lead to {', '.join(missing)}"
    yield Said(Proved("exact"), not missing, message)


def _stopped(alone: Trek) -> set[int]:
    """The fields on which a pawn from the start may stop: those where throws end, and with a car
    also those where it waits."""
    b = alone.play.b
    known: set[Standing] = {(0, FREE)}
    front = [*known]
    cars: set[int] = set()
    while front:
        standing = front.pop()
        s = copy(alone.root)
        s.pos[0], s.status[0] = standing
        for face in range(1, b.die_sides + 1):
            steps = steps_of(b, s, 0, face)
            cars |= {way(b, s, s.pos[0], steps, j) for j in range(b.n_ways)}
        more = {*alone.thrown(standing)} - known
        known |= more
        front += sorted(more)
    return cars | {v for v, _ in known}


def _home(alone: Trek, shunned: set[int]) -> set[Standing]:
    """How a pawn may stand and come to the finish, never stopping on fields that are shunned."""
    finish = alone.play.b.finish
    tails: dict[Standing, list[Standing]] = {}
    front: list[Standing] = []
    for standing in alone.standings():
        for after in alone.thrown(standing):
            if after[0] == finish:
                front.append(standing)
            elif after[0] not in shunned or after[0] == standing[0]:
                tails.setdefault(after, []).append(standing)
    found = set(front)
    while front:
        more = [each for each in tails.get(front.pop(), ()) if each not in found]
        found.update(more)
        front += more
    return found


def trail_ends(case: Case) -> Said:
    """Whether the end can be reached from wherever the pawns stand, whatever the cards do.

    From each standing some throws lead to the finish past all fields on which cards are drawn: so
    all pawns may go on in this way until one arrives.
    """
    if too_long(case):
        return Said(LONG, True, "no game that cannot end is known")
    b = case.play.b
    cards = {v for v in range(b.n_points) if b.role[v] == ADVENTURE}
    every = lost = 0
    for alone in treks(case).values():
        standings, home = alone.standings(), _home(alone, cards)
        every += len(standings)
        lost += sum(1 for standing in standings if standing not in home)
    if lost:
        status = NotChecked(lost / every, f"from {lost} ways to stand only cards lead on")
        return Said(status, True, "no game that cannot end is known")
    message = f"in all {every} ways in which a pawn may stand, some throws lead to the finish"
    return Said(Proved("abstraction"), True, f"{message} though no card helps")


@claim(Severity.WARNING, about=Tables)
def pawn_alone(case: Case) -> Iterator[Said]:
    """How many turns a pawn alone takes to the finish: exact, and as it is played (A19-A56)."""
    if too_long(case):
        yield Said(LONG, True, "nothing is known of it")
        return
    exact: list[str] = []
    played: list[Said] = []
    for players, alone in treks(case).items():
        turns = float(expected(alone.chain, float)[0]) + 1
        if turns < MOST_TURNS:
            exact.append(f"{turns:.2f} with {players} players")
            played.append(_played(alone, players, turns))
        else:
            exact.append(f"more than {MOST_TURNS} with {players} players")
    message = f"turns to the finish without cards, forks by lot: {', '.join(exact)}"
    yield Said(Proved("exact"), len(played) == len(exact), message)
    yield from played


def _played(alone: Trek, players: str, turns: float) -> Said:
    """What ways that are played say of the exact figure."""
    taken = [alone.turns(SEED, game) for game in range(TREKS)]
    found = stats.mean([taken.count(n) for n in range(max(taken) + 1)], SURE)
    status = Estimated(found.low, found.high, found.n, SEED, SURE)
    message = (
        f"{found.value:.2f} turns in the mean of those that were played with {players} players"
    )
    return Said(status, found.holds(turns), message)


def too_long(case: Case) -> bool:
    """Whether the trail has more fields than are walked throw by throw."""
    return bool(case.play.b.n_points > MOST)
