"""The game as a whole: it can always go on, it can always end, and every seat can win it."""

from __future__ import annotations

from collections.abc import Iterator

from forge.claims.by_games import moving, stuck, winning
from forge.claims.engine import Case, Claim, Said, claim
from forge.claims.hunt import hunt
from forge.claims.income import income_left
from forge.claims.plays import home_with_star, written
from forge.claims.robbers import locked_in, star_laid
from forge.claims.trek import trail_ends
from forge.claims.verdict import NotChecked, Proved
from forge.finding import Severity, counted
from forge.rules.across_africa.tables import Tables
from forge.rules.protocol import END
from forge.rules.source_of_the_nile.room import longest
from forge.rules.source_of_the_nile.tables import Tables as Campaign
from forge.rules.star_of_africa.tables import ClassicTables, Map, ZvezdaTables
from forge.simulate.components import backward, bottoms, components
from forge.simulate.explore import Explored
from forge.simulate.trace import Trace
from forge.simulate.views import Views
from forge.simulate.views_classic import ClassicViews
from forge.simulate.views_nile import NileViews

REFUTING: tuple[Claim, ...] = (locked_in, star_laid, income_left)
"""Claims whose counter-example is a game that cannot end."""


@claim(about=object)
def ends(case: Case) -> Iterator[Said]:
    """Whatever has happened, the game can still come to an end.

    So it ends almost surely when every allowed action has some chance.
    """
    if isinstance(case.play.b, Tables):
        yield trail_ends(case)
    elif isinstance(case.play.b, Map):
        yield _board_ends(case)
    elif isinstance(case.play.b, Campaign):
        yield _campaign_ends(case.play.b)


def _campaign_ends(b: Campaign) -> Said:
    """A campaign has so many turns, and a turn has so many actions at most (``room.longest``)."""
    message = (
        f"a campaign ends after {b.campaign_turns} turns of each player, each of"
        f" {longest(b, 1, 1)} actions and throws at most"
    )
    return Said(Proved("exact"), True, message)


def _board_ends(case: Case) -> Said:
    for seats, found in case.explored.items():
        open_ = range(found.expanded, len(found.turn))
        alive = backward(found.heads, [*found.ends(), *open_])
        dead = next((i for i in range(found.expanded) if not alive[i]), None)
        if dead is not None:
            message = f"{_kind(found, dead)}: from here the game has no end"
            told = written(case, seats, found.actions(dead))
            return Said(Proved("play"), False, message, "", told)
    if case.exhausted:
        return Said(Proved("exhausted"), True, f"the end can be reached from {_all(case)}")
    return _by_other_claims(case)


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
    known = hunt(case)
    if known is None or (known.open and case.explored):
        return Said(_left(case), True, "no game that cannot end is known")
    if known.open:
        why = f"from here no errand is sure: {'; '.join(p.value for p in known.open)}"
        return Said(NotChecked(known.unknown, why), True, "no game that cannot end is known")
    message = (
        f"in all {known.states} states of the abstraction somebody has an errand that ends the game"
        " or leaves fewer tokens, robbers or money, for any number of players"
    )
    return Said(Proved("abstraction"), True, message, lines=tuple(known.lines()))


def _kind(found: Explored, state: int) -> str:
    """What stops a game: nobody can move, a circle that nothing leaves, or a way into one."""
    if not found.heads[state]:
        return "nobody can move"
    number = components(found.heads)
    shut = bottoms(found.heads, number)
    return "a circle of states that nothing leaves" if shut[number[state]] else "a dead end"


def _left(case: Case) -> NotChecked:
    """What the exploration has left open, with which numbers of players."""
    if not case.explored:
        why = f"{case.setups(case.seats):.3g} set-ups are too many to explore"
        return NotChecked(1.0, why)
    told = [
        f"{found.expanded} states with {counted(n, 'player')}" for n, found in case.explored.items()
    ]
    return NotChecked(case.unexplored, f"explored: {', '.join(told)}")


def _all(case: Case) -> str:
    """All states there are, with how many players."""
    least, most = case.counts[0], case.counts[-1]
    players = f"{least} to {most} players" if least < most else counted(least, "player")
    return f"all {sum(len(found.turn) for found in case.explored.values())} states, with {players}"


@claim(about=object)
def playable(case: Case) -> Iterator[Said]:
    """Whoever is to move has something to do."""
    if isinstance(case.play.b, Campaign):
        yield _by_choices(case)
    elif isinstance(case.play.b, Map):
        yield _on_board(case)
    elif isinstance(case.play.b, Tables):
        yield moving(case)


def _by_choices(case: Case) -> Said:
    """For a campaign: whatever an answer depends on, shown to the shipped machine and rules."""
    count, view = NileViews(case.play.b, case.rules).stuck()
    if view is None:
        message = f"in all {count} combinations of what the choices and the piles depend on"
        return Said(Proved("abstraction"), True, message)
    told = stuck(case, case.seats)
    if isinstance(told, Trace):
        return Said(Proved("play"), False, "there is nothing to do here", "", told)
    why = f"nothing to do with {view.about}; whether it can happen is open"
    return Said(NotChecked(1.0, why), False, "a player may have nothing to do")


def _on_board(case: Case) -> Said:
    for seats, found in case.explored.items():
        stuck = next(
            (i for i in range(found.expanded) if found.turn[i] != END and not found.heads[i]), None
        )
        if stuck is not None:
            told = written(case, seats, found.actions(stuck))
            return Said(Proved("play"), False, "there is nothing to do here", "", told)
    if case.exhausted:
        return Said(Proved("exhausted"), True, f"in {_all(case)}")
    return _by_views(case)


def _by_views(case: Case) -> Said:
    """For a board with too many states: whatever the legal actions depend on, in all ways."""
    b = case.play.b
    if isinstance(b, ClassicTables):
        return _by_walks(case, b)
    if not isinstance(b, ZvezdaTables):
        return Said(_left(case), True, "no state without an action is known")
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


@claim(about=object)
def winnable(case: Case) -> Iterator[Said]:
    """Every seat can win."""
    if isinstance(case.play.b, Map):
        yield _won_on_board(case)
    elif isinstance(case.play.b, Tables):
        yield winning(case)


def _won_on_board(case: Case) -> Said:
    whole = {seats: found for seats, found in case.explored.items() if found.exhausted}
    for seats, found in whole.items():
        winners = {found.winner[i] for i in found.ends()}
        losers = [seat for seat in range(seats) if seat not in winners]
        if losers:
            names = ", ".join(str(seat + 1) for seat in losers)
            message = f"with {counted(seats, 'player')}, player {names} never wins, in any play"
            return Said(Proved("exhausted"), False, message)
    if case.exhausted:
        return Said(Proved("exhausted"), True, f"each player wins some play, in {_all(case)}")
    return _by_plays(case)


def _by_plays(case: Case) -> Said:
    """For a board with too many states: a play that each seat wins, at each table."""
    won = {n: {found.winner[i] for i in found.ends()} for n, found in case.explored.items()}
    seats = [(seat, n) for n in case.counts for seat in range(n) if seat not in won.get(n, ())]
    plays = [home_with_star(case, seat, n) for seat, n in seats]
    open_ = [f"{seat + 1} of {n}" for (seat, n), told in zip(seats, plays, strict=True) if not told]
    if open_:
        status = NotChecked(len(open_) / sum(case.counts), f"no play found: {', '.join(open_)}")
        return Said(status, False, "some seats may never win", severity=Severity.WARNING)
    lengths = [len(told.actions) for told in plays if told]
    least, most = case.counts[0], case.counts[-1]
    message = (
        f"with {least} to {most} players each wins a play of the real rules, after at most"
        f" {max(lengths, default=0)} plies"
    )
    return Said(Proved("play"), True, message)
