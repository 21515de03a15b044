"""The game as a whole: it can always go on, it can always end, and every seat can win it."""

from __future__ import annotations

from collections.abc import Iterator

from forge.claims.composed import can_end
from forge.claims.engine import Case, Claim, Said, claim
from forge.claims.income import income_left
from forge.claims.plays import home_with_star, written
from forge.claims.robbers import locked_in, star_laid
from forge.claims.verdict import NotChecked, Proved
from forge.finding import Severity
from forge.rules.protocol import END
from forge.rules.star_of_africa.tables import ClassicTables, ZvezdaTables
from forge.simulate.components import backward, bottoms, components
from forge.simulate.explore import Explored
from forge.simulate.views import Views
from forge.simulate.views_classic import ClassicViews

REFUTING: tuple[Claim, ...] = (locked_in, star_laid, income_left)
"""Claims whose counter-example is a game that cannot end."""


@claim()
def ends(case: Case) -> Iterator[Said]:
    """Whatever has happened, the game can still come to an end.

    So it ends almost surely when every allowed action has some chance.
    """
    found = case.explored
    if found is None:
        yield _by_other_claims(case)
        return
    open_ = range(found.expanded, len(found.turn))
    alive = backward(found.heads, [*found.ends(), *open_])
    dead = next((i for i in range(found.expanded) if not alive[i]), None)
    if dead is not None:
        message = f"{_kind(found, dead)}: from here the game has no end"
        yield Said(
            Proved("play"), False, message, "", written(case, case.seats, found.actions(dead))
        )
    elif found.exhausted:
        yield Said(
            Proved("exhausted"), True, f"the end can be reached from all {len(found.turn)} states"
        )
    else:
        yield Said(_left(found), True, "no state without an end among those explored")


def _by_other_claims(case: Case) -> Said:
    """For a board with too many states: a game that cannot end, if another claim has shown one."""
    for other in REFUTING:
        for said in case.said(other):
            if said.trace and not said.holds:
                severity = said.severity or other.severity
                return Said(
                    said.status,
                    False,
                    f"{other.id} shows a game that cannot end",
                    said.remedy,
                    None,
                    (),
                    severity,
                )
    if can_end(case):
        message = "the Star can always be found, taken and brought home when all players help"
        return Said(Proved("argument"), True, message)
    why = f"{case.setups:.3g} set-ups are too many to explore"
    return Said(NotChecked(1.0, why), True, "no game that cannot end is known")


def _kind(found: Explored, state: int) -> str:
    """What stops a game: nobody can move, a circle that nothing leaves, or a way into one."""
    if not found.heads[state]:
        return "nobody can move"
    number = components(found.heads[: found.expanded])
    shut = bottoms(found.heads[: found.expanded], number)
    return "a circle of states that nothing leaves" if shut[number[state]] else "a dead end"


def _left(found: Explored) -> NotChecked:
    return NotChecked(found.unexplored, f"{found.expanded} states explored")


@claim()
def playable(case: Case) -> Iterator[Said]:
    """Whoever is to move has something to do."""
    found = case.explored
    if found is None:
        yield _by_views(case)
        return
    stuck = next(
        (i for i in range(found.expanded) if found.turn[i] != END and not found.heads[i]), None
    )
    if stuck is not None:
        told = written(case, case.seats, found.actions(stuck))
        yield Said(Proved("play"), False, "there is nothing to do here", "", told)
    elif found.exhausted:
        yield Said(Proved("exhausted"), True, f"in all {len(found.turn)} states")
    else:
        yield Said(_left(found), True, "in all states explored")


def _by_views(case: Case) -> Said:
    """For a board with too many states: whatever the legal actions depend on, in all ways."""
    b = case.play.b
    if isinstance(b, ClassicTables):
        return _by_walks(case, b)
    if not isinstance(b, ZvezdaTables):
        why = f"{case.setups:.3g} set-ups are too many to explore"
        return Said(NotChecked(1.0, why), True, "no state without an action is known")
    views, room = Views(b), [0] * case.rules.room(b)
    s, count = views.blank(), 0
    for view in views.every():
        count += 1
        if not case.rules.legal(b, views.show(s, view), room):
            where = b.names.points[view[1]]
            why = f"nothing to do at {where} with {view[2]}; whether it can happen is open"
            return Said(NotChecked(1.0, why), False, "a player may have nothing to do")
    message = f"in all {count} combinations of what the legal actions depend on"
    return Said(Proved("abstraction"), True, message)


def _by_walks(case: Case, b: ClassicTables) -> Said:
    """For the Classic edition: a walk that has begun can always be finished (C7).

    All else that a player can be asked has an answer: to throw, and to leave a token.
    """
    count, view = ClassicViews(b, case.rules).stopped()
    if view is not None:
        where = b.names.points[view[1]]
        why = f"a walk may stop half-way behind {where}; whether it can happen is open"
        return Said(NotChecked(1.0, why), False, "a player may have nothing to do")
    message = f"in all {count} combinations of what the steps of a walk depend on"
    return Said(Proved("abstraction"), True, message)


@claim()
def winnable(case: Case) -> Iterator[Said]:
    """Every seat can win."""
    found = case.explored
    if found is not None and found.exhausted:
        winners = {found.winner[i] for i in found.ends()}
        losers = [seat for seat in range(case.seats) if seat not in winners]
        if losers:
            names = ", ".join(str(seat + 1) for seat in losers)
            yield Said(Proved("exhausted"), False, f"player {names} never wins, in any play")
        else:
            yield Said(Proved("exhausted"), True, f"each of {case.seats} players wins some play")
        return
    most = case.edition.players_max
    plays = [home_with_star(case, seat, most) for seat in range(most)]
    if all(plays):
        lengths = ", ".join(str(len(told.actions)) for told in plays if told)
        message = f"each of {most} players wins a play of the real rules, after {lengths} plies"
        yield Said(Proved("play"), True, message, "")
    else:
        why = "no play found for a seat"
        yield Said(
            NotChecked(1.0, why), False, "some seats may never win", severity=Severity.WARNING
        )
