"""Interpreted and compiled, a game is the same: every action, every lot, every event."""

from dataclasses import replace

import pytest

pytest.importorskip("numba", reason="the extra `fast` is not installed")

from forge.rules.layout import dump
from forge.simulate.known import all_bots
from forge.simulate.plan import Mode
from forge.simulate.run import run
from forge.simulate.table import PlainTable, sit

POLICIES = [
    (ident, policy) for ident, bots in sorted(all_bots().items()) for policy in bots.policies
]
SLOW = "source-of-the-nile.explorers"
"""Rules that take a minute to compile: one test plays all policies, so one process compiles."""
QUICK = ("across-africa.expedition", "star-of-africa.zvezda")
"""One rule set of each other game; its neighbour, of much the same functions, has long rows."""
COUNTED = [
    pytest.param(ident, marks=() if ident in QUICK else pytest.mark.long)
    for ident in sorted(all_bots())
]
HEARD = [
    pytest.param(ident, policy, marks=() if ident in QUICK else pytest.mark.long)
    for ident, policy in POLICIES
    if ident != SLOW
]
LONG_GAMES = {"random"}
"""Policies that play for thousands of turns; their games are cut off earlier."""


def tables(job_of, ident, policy, **fields):
    limit = 60 if policy in LONG_GAMES else 400
    job = job_of(ident, policies=(policy,), limit=limit, **fields).job(compiled=True)
    return PlainTable(replace(job, compiled=False)), sit(job)


def compare(job_of, ident, policy, games):
    plain, fast = tables(job_of, ident, policy, seats=4, seed=3)
    for game in games:
        counted, heard = plain.hear(game)
        again, heard_again = fast.hear(game)
        for ours, theirs in zip(heard, heard_again, strict=False):
            assert ours == theirs, f"game {game}"
        assert len(heard) == len(heard_again), f"game {game}"
        assert dump(counted) == dump(again), f"game {game}"


@pytest.mark.parametrize(("ident", "policy"), HEARD)
def test_both_ways_tell_the_same_events(job_of, ident, policy):
    """Event by event; the digest in the tally covers each action and each lot besides."""
    compare(job_of, ident, policy, range(4))


def test_both_ways_tell_the_same_events_of_slow_rules(job_of):
    for policy in all_bots()[SLOW].policies:
        compare(job_of, SLOW, policy, range(4))


@pytest.mark.long
@pytest.mark.parametrize(("ident", "policy"), POLICIES)
def test_both_ways_tell_the_same_events_in_many_games(job_of, ident, policy):
    compare(job_of, ident, policy, range(300))


@pytest.mark.parametrize("ident", COUNTED)
def test_both_ways_count_the_same(job_of, ident):
    """All policies at one board, batch after batch in the same records."""
    policies = (all_bots()[ident].policies * 2)[-4:]
    fields = {"seats": 4, "policies": policies, "games": 24, "limit": 150, "results": True}
    plain, fast = (
        run(job_of(ident, mode=how, **fields)).tally for how in (Mode.INTERPRETED, Mode.COMPILED)
    )
    assert dump(plain) == dump(fast)
