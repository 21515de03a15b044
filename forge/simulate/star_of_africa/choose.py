"""Which policy plays: one number for each name in ``POLICIES``."""

from __future__ import annotations

from typing import Final

from forge.rules.star_of_africa.codes import START, STARTING
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_legal import legal
from forge.simulate.chance import any_of
from forge.simulate.star_of_africa.greedy import greedy
from forge.simulate.star_of_africa.lookahead import lookahead
from forge.simulate.star_of_africa.memory import StarMemory

POLICIES = (
    "random",
    "greedy",
    "careless",
    "lookahead",
    "never-flies",
    "never-sails",
    "never-trades-horseshoes",
)
RANDOM: Final = 0
GREEDY: Final = 1
CARELESS: Final = 2
LOOKAHEAD: Final = 3
NEVER_FLIES: Final = 4
NEVER_SAILS: Final = 5
NEVER_TRADES: Final = 6


def choose(b: ZvezdaTables, s: State, w: StarMemory, policy: int) -> int:
    """The action of the seat to move by this policy.

    Starts are shared out in turn, the other way round in every other game, so that seats and starts
    can be told apart in the statistics.
    """
    if s.phase == STARTING:
        return START + (s.seat + w.game) % b.n_starts
    if policy == RANDOM:
        n = legal(b, s, w.out)
        return any_of(w.out, n, w.seed, w.game, s.ply)
    w.careless = int(policy == CARELESS)
    w.no_air = int(policy in (NEVER_FLIES, CARELESS))
    w.no_sea = int(policy == NEVER_SAILS)
    w.no_shoes = int(policy == NEVER_TRADES)
    return lookahead(b, s, w) if policy == LOOKAHEAD else greedy(b, s, w)
