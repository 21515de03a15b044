"""O29: workers roll no dice of their own; games are known by their number alone."""

import pytest

from forge.rules.layout import dump
from forge.simulate import run as runs
from forge.simulate.plan import Mode
from forge.simulate.run import run
from forge.simulate.table import PlainTable

ROLL, LAY = "roll", "lay"


@pytest.fixture(scope="module")
def whole(plan):
    return run(plan(games=60)).tally


@pytest.mark.parametrize("workers", [2, 3])
def test_o29_processes_play_the_same_games(plan, whole, workers):
    assert dump(run(plan(games=60, workers=workers)).tally) == dump(whole)


@pytest.mark.parametrize("workers", [1, 4, 7])
def test_o29_threads_play_the_same_games(plan, whole, workers, monkeypatch):
    pytest.importorskip("numba", reason="the extra `fast` is not installed")
    monkeypatch.setitem(runs.BATCH, Mode.COMPILED, 9)
    assert dump(run(plan(games=60, workers=workers, mode=Mode.COMPILED)).tally) == dump(whole)


def test_o29_a_cluster_plays_the_same_games(plan, whole):
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        done = run(plan(games=60, cluster=cluster.scheduler_address))
    assert dump(done.tally) == dump(whole)


def heard(table, game, event):
    """(place, amount) of each such event of a game, in order."""
    number = next(each.number for each in table.rules.events if each.id == event)
    return tuple((h.place, h.amount) for h in table.hear(game)[1] if h.event == number)


def test_o29_nearly_every_game_rolls_differently(plan):
    """At least 390 different sequences of the first ten rolls in 400 games."""
    table = PlainTable(plan(limit=20).job(compiled=False))
    rolls = {tuple(face for _, face in heard(table, game, ROLL)[:10]) for game in range(400)}
    assert len(rolls) >= 390


def test_o29_a_longer_run_begins_with_the_shorter_one(plan, whole):
    short = run(plan(games=20)).tally
    assert list(short.each()) == list(whole.each())[:20]


def test_o29_players_leave_the_tokens_where_they_lie(plan):
    """Other policies, the same set-up of game k."""
    careful, wild = (
        PlainTable(plan(policies=(policy,), limit=5).job(compiled=False))
        for policy in ("greedy", "random")
    )
    for game in range(20):
        assert heard(careful, game, LAY) == heard(wild, game, LAY)
