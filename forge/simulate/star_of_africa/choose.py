"""Which policy plays: one number for each name in ``POLICIES``."""

from __future__ import annotations

from forge.rules.star_of_africa.codes import START, STARTING
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.rules.star_of_africa.zvezda_legal import legal
from forge.simulate.chance import lot
from forge.simulate.star_of_africa.greedy import greedy
from forge.simulate.star_of_africa.memory import StarMemory

POLICIES = ("random", "greedy")
CHANCE_OF_POLICIES = 1


def choose(b: ZvezdaTables, s: State, w: StarMemory, policy: int) -> int:
    """The action of the seat to move by this policy.

    Starts are shared out in turn, the other way round in every other game, so that seats and starts
    can be told apart in the statistics.
    """
    if s.phase == STARTING:
        return START + (s.seat + w.game) % b.n_starts
    if policy == 0:
        n = legal(b, s, w.out)
        return w.out[lot(w.seed, w.game, s.ply, CHANCE_OF_POLICIES, n)]
    return greedy(b, s, w)
