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
LONG = {"source-of-the-nile.explorers"}
"""Rule sets whose whole campaigns are played and counted by the long rows alone."""
QUICK = [(ident, policy) for ident, policy in POLICIES if ident not in LONG]
COUNTED = [
    pytest.param(ident, marks=pytest.mark.long if ident in LONG else ())
    for ident in sorted(all_bots())
]
LONG_GAMES = {"random"}
"""Policies that play for thousands of turns; their games are cut off earlier."""


def tables(job_of, ident, policy, limit):
    job = job_of(ident, policies=(policy,), limit=limit, seats=4, seed=3).job(compiled=True)
    return PlainTable(replace(job, compiled=False)), sit(job)


def compare(job_of, ident, policy, games, limit=400):
    if policy in LONG_GAMES:
        limit = min(limit, 60)
    plain, fast = tables(job_of, ident, policy, limit)
    for game in games:
        counted, heard = plain.hear(game)
        again, heard_again = fast.hear(game)
        for ours, theirs in zip(heard, heard_again, strict=False):
            assert ours == theirs, f"game {game}"
        assert len(heard) == len(heard_again), f"game {game}"
        assert dump(counted) == dump(again), f"game {game}"


@pytest.mark.parametrize(("ident", "policy"), QUICK)
def test_both_ways_tell_the_same_events(job_of, ident, policy):
    """Event by event; the digest in the tally covers each action and each lot besides."""
    compare(job_of, ident, policy, range(4))


@pytest.mark.parametrize("ident", sorted(LONG))
def test_both_ways_tell_the_same_events_of_the_first_turns(job_of, ident):
    """A test for all policies: rules that take a minute to compile are compiled by one process."""
    for policy in all_bots()[ident].policies:
        compare(job_of, ident, policy, range(1), limit=40)


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
