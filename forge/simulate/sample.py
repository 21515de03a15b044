"""A sample of games for an estimate: greedy players at a full table, on fixed seeds."""

from __future__ import annotations

import os

from forge.model.edition import Edition
from forge.model.game import Game
from forge.rules.protocol import RuleSet
from forge.simulate.known import all_bots
from forge.simulate.plan import Plan
from forge.simulate.run import run
from forge.simulate.stats import games_for
from forge.simulate.tally import Tally

POLICY = "greedy"
HALF = 0.005
"""Half the width of the interval of a share: half a point."""
GAMES, SEED = games_for(HALF), 1


def sample(rules: RuleSet, game: Game, edition: Edition, games: int = GAMES) -> Tally | None:
    """What was counted in so many games of an edition; None when no bots play its rules.

    Raises KeyboardInterrupt when it is interrupted before the last game.
    """
    bots = all_bots()
    if rules.id not in bots or POLICY not in bots[rules.id].policies:
        return None
    seats, workers = edition.players_max, os.cpu_count() or 1
    plan = Plan(rules, game, edition, seats, (POLICY,), games, SEED, workers=workers)
    tally = run(plan).tally
    if tally.games < games:
        raise KeyboardInterrupt
    return tally
