"""A sample of games for an estimate: usual players at a full table, on fixed seeds."""

from __future__ import annotations

import os
from dataclasses import replace

from forge.model.edition import Edition
from forge.model.game import Game
from forge.rules.protocol import RuleSet
from forge.simulate.known import all_bots
from forge.simulate.plan import Mode, Plan
from forge.simulate.run import BREAK_EVEN, mode, run
from forge.simulate.stats import games_for
from forge.simulate.tally import Tally

HALF = 0.005
"""Half the width of the interval of a share: half a point."""
SEED = 1


def usual(rules: RuleSet) -> str:
    """How players usually play by these rules; "" when no bots do."""
    bots = all_bots().get(rules.id)
    return bots.usual if bots else ""


def games_of(seats: int) -> int:
    """How many games tell an even share of the seats to ``HALF`` on each side."""
    return games_for(HALF, even=1 / seats)


def usual_way(rules: RuleSet, game: Game, edition: Edition) -> Mode:
    """How the whole sample of an edition is played, compiled or not."""
    games = games_of(edition.players_max)
    return mode(Plan(rules, game, edition, edition.players_max, games=games))


def sample(
    rules: RuleSet, game: Game, edition: Edition, games: int = 0, how: Mode = Mode.AUTO
) -> Tally | None:
    """What was counted in games of an edition; None when no bots play its rules.

    They are as many as ``games_of`` says, unless told otherwise. A few are played by this process
    alone: others take longer to begin.

    Raises KeyboardInterrupt when it is interrupted before the last game.
    """
    policy = usual(rules)
    if not policy:
        return None
    seats = edition.players_max
    games = games or games_of(seats)
    workers = 1 if games < BREAK_EVEN else os.cpu_count() or 1
    plan = Plan(rules, game, edition, seats, (policy,), games, SEED, workers=workers)
    tally = run(replace(plan, mode=how)).tally
    if tally.games < games:
        raise KeyboardInterrupt
    return tally
