"""What games played to their end show: a state with nothing to do in it, the seats that win."""

from __future__ import annotations

from collections.abc import Iterator

from forge.claims.engine import Case, Said
from forge.claims.expedition import goal_room
from forge.claims.verdict import Estimated, NotChecked, Proved
from forge.finding import Severity
from forge.rules.protocol import END
from forge.simulate import stats
from forge.simulate.chance import any_of
from forge.simulate.plan import Plan
from forge.simulate.sample import SEED, usual
from forge.simulate.table import PlainTable
from forge.simulate.tally import Tally
from forge.simulate.trace import Trace, played

LOTS = 20
"""Games by lot that are played in search of one that comes to nothing; of short ones, BY_LOT."""
BY_LOT = 180
GAMES = 40
"""Games in which every seat has won some; one of four seats that win one in six, all but surely."""
LIMIT = 400
"""Turns after which such a game is given up; one of Across Africa takes sixty."""


def stuck(case: Case, seats: int, games: int = LOTS) -> Trace | int:
    """A game by lot that comes to a state in which there is nothing to do; else how many states
    were looked at. A game that does not end is given up."""
    play, count = case.play, 0
    for game in range(games):
        s, actions = play.begin(seats), list[int]()
        while play.rules.turn(play.b, s) != END and s.turns < LIMIT:
            moves = play.moves(s)
            if not moves:
                return Trace(seats, played(play, seats, actions)[0])
            actions.append(any_of(moves, len(moves), SEED, game, s.ply))
            play.rules.apply(play.b, s, actions[-1], None)
        count += len(actions)
    return count


def moving(case: Case) -> Said:
    """Whether there is something to do in every state of some games by lot, at each table."""
    each = max(1, BY_LOT // len(case.counts))
    states = 0
    for seats in case.counts:
        told = stuck(case, seats, each)
        if isinstance(told, Trace):
            return Said(Proved("play"), False, "there is nothing to do here", "", told)
        states += told
    known = stats.share(states, states)
    message = f"in each of the {states} states of {each * len(case.counts)} games by lot"
    return Said(Estimated(known.low, known.high, states, SEED), True, message)


def winning(case: Case) -> Said:
    """Whether every seat wins a game between usual players, at each table."""
    for said in case.said(goal_room):
        if not said.holds:
            return Said(said.status, False, f"{goal_room.id} shows that the goal is out of reach")
    seats = [(seat, n) for n in case.counts for seat in range(n)]
    won = {n: _winners(case, n) for n in case.counts}
    open_ = [f"{seat + 1} of {n}" for seat, n in seats if seat not in won[n]]
    how = f"{usual(case.rules)} players"
    if open_:
        why = f"no game of {GAMES} between {how} is won by {', '.join(open_)}"
        status = NotChecked(len(open_) / len(seats), why)
        return Said(status, False, "some seats may never win", severity=Severity.WARNING)
    games = max(game for each in won.values() for game in each.values()) + 1
    table = f"{case.counts[0]} to {case.counts[-1]} players"
    message = f"with {table} each wins one of the first {games} games between {how} (seed {SEED})"
    return Said(Proved("play"), True, message)


def _winners(case: Case, seats: int) -> dict[int, int]:
    """The first game that each seat wins, of those that are played until all have won one."""
    found: dict[int, int] = {}
    for game, tally in enumerate(_games(case, seats)):
        found |= {seat: game for seat in range(seats) if tally.wins(seat) and seat not in found}
        if len(found) == seats:
            break
    return found


def _games(case: Case, seats: int) -> Iterator[Tally]:
    plan = Plan(case.rules, case.game, case.edition, seats, seed=SEED, limit=LIMIT)
    table = PlainTable(plan.job(compiled=False))
    return (table.play(game, 1) for game in range(GAMES))
