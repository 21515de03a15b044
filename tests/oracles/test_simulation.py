"""What simulation estimates lies about the exact figures as often as its intervals say.

The games are played by the shipped runner with its random policy, which is the policy of the chain.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.util import find_spec

import pytest
import subgames

from forge.simulate import stats
from forge.simulate.chain import chain_of, chances, expected
from forge.simulate.known import all_bots
from forge.simulate.plan import LIMIT, Job
from forge.simulate.table import sit

SURE = 1 - 1e-4
EDITIONS = pytest.mark.parametrize("name", ["zvezda", "classic"])


@cache
def exact(name):
    """The length of a duel in turns, and the share of games that the first seat wins."""
    duel = subgames.duel(name)
    chain = chain_of(duel.play, duel.root, duel.course, lambda s: int(s.winner))
    length, share = expected(chain, float)[0], chances(chain, 0, float)[0]
    assert math.isclose(chances(chain, 1, float)[0], 1 - share)
    return length, share


def table(name, seed, *, compiled):
    play = subgames.duel(name).play
    random = all_bots()[play.rules.id].policy("random")
    job = Job(play.rules.id, play.b, (random,) * 2, seed, LIMIT, results=False, compiled=compiled)
    return sit(job)


@pytest.mark.parametrize("which", subgames.subgames())
def test_simulated_lengths_lie_about_the_exact_one(which):
    game = subgames.subgames()[which]
    taken = [game.turns(seed=5, game=number) for number in range(60)]
    histogram = [taken.count(value) for value in range(max(taken) + 1)]
    assert stats.mean(histogram, SURE).holds(float(expected(game.chain())[0]))


@EDITIONS
def test_the_runner_finds_the_exact_length_and_winner_of_a_duel(name):
    length, share = exact(name)
    tally = table(name, 3, compiled=False).play(0, 400)
    assert tally.unfinished == 0
    assert stats.mean(tally.turns, SURE).holds(length)
    assert stats.share(tally.wins(0), tally.games, SURE).holds(share)


REPEATS, GAMES = 1000, 400


@EDITIONS
@pytest.mark.long
@pytest.mark.skipif(find_spec("numba") is None, reason="numba is not installed (extra `fast`)")
def test_intervals_of_95_per_cent_hold_the_true_value_in_95_per_cent_of_runs(name):
    """Within 2 points, in 1 000 runs of their own seeds: Wilson's for a share, the normal's for
    a mean length."""
    length, share = exact(name)
    lengths = shares = 0
    for seed in range(REPEATS):
        tally = table(name, seed, compiled=True).play(0, GAMES)
        assert tally.unfinished == 0
        lengths += stats.mean(tally.turns).holds(length)
        shares += stats.share(tally.wins(0), tally.games).holds(share)
    assert abs(lengths / REPEATS - 0.95) <= 0.02, lengths
    assert abs(shares / REPEATS - 0.95) <= 0.02, shares
