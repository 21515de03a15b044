"""Runs count what was played, whatever the batches that it was played in."""

import pickle
import signal
from contextlib import suppress

import pytest

from forge.rules.layout import dump
from forge.simulate import run as runs
from forge.simulate.plan import Mode
from forge.simulate.run import End, cuts, run
from forge.simulate.tally import add


def test_a_tally_adds_up(plan):
    """Every game is counted once in each of the tables that a tally keeps."""
    t = run(plan()).tally
    assert t.games == 40 == len(list(t.each()))
    assert sum(t.begun) == t.seats * t.games
    assert sum(t.won) + t.drawn + t.unfinished == t.games
    assert sum(t.turns) == t.games - t.unfinished
    assert sum(t.most) == t.games
    assert t.plies == sum(result.plies for result in t.each())
    assert [t.wins(p) for p in range(3)] == [
        sum(result.winner == p for result in t.each()) for p in range(3)
    ]
    assert sum(begun for begun, _ in map(t.start, range(t.n_starts))) == t.seats * t.games


def test_batches_do_not_matter(plan, monkeypatch):
    whole = run(plan())
    for size in (1, 7, 39):
        monkeypatch.setitem(runs.BATCH, Mode.INTERPRETED, size)
        assert dump(run(plan()).tally) == dump(whole.tally)


def test_games_are_known_by_their_number(plan):
    """Games 25 to 39 are the same, played alone or after those before them."""
    early, late = run(plan(games=25)).tally, run(plan(first=25, games=15)).tally
    assert dump(add(early, late)) == dump(run(plan()).tally)


def test_tallies_that_do_not_follow_are_not_added(plan):
    one = run(plan(games=2)).tally
    with pytest.raises(ValueError, match="do not continue"):
        add(one, one)


def test_a_run_stops_where_enough_is_known(plan, monkeypatch):
    """At the first look that says so, however large the batches are."""
    asked = []

    def enough(t):
        asked.append(t.games)
        return t.games >= 20

    for size in (3, 50):
        monkeypatch.setitem(runs.BATCH, Mode.INTERPRETED, size)
        done = run(plan(enough=enough, look=10))
        assert (done.end, done.tally.games) == (End.ENOUGH, 20)
    assert asked == [10, 20, 10, 20]


def test_an_interrupted_run_tells_what_was_done(plan, monkeypatch):
    """Whole batches, in order: the tally is that of a shorter run."""
    monkeypatch.setitem(runs.BATCH, Mode.INTERPRETED, 8)

    def tell(t):
        if t.games >= 16:
            raise KeyboardInterrupt

    done = run(plan(), tell)
    assert done.end is End.INTERRUPTED
    assert dump(done.tally) == dump(run(plan(games=done.tally.games)).tally)
    assert done.tally.games == 16


def test_an_interrupt_that_is_lost_on_the_way_still_ends_the_run(plan, monkeypatch):
    """Python drops what is raised in a callback from C, where the compiler calls back."""
    monkeypatch.setitem(runs.BATCH, Mode.INTERPRETED, 8)
    before = signal.getsignal(signal.SIGINT)

    def tell(t):
        if t.games == 16:
            with suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)

    done = run(plan(), tell)
    assert done.end is End.INTERRUPTED and done.tally.games == 16
    assert signal.getsignal(signal.SIGINT) is before


def test_cuts_cover_every_game_once(plan):
    for games in (0, 1, 49, 1234):
        cut = list(cuts(plan(games=games, first=5), Mode.INTERPRETED))
        played = [first + i for first, n in cut for i in range(n)]
        assert played == list(range(5, 5 + games))


@pytest.mark.parametrize(
    "fields",
    [{"seats": 1}, {"limit": 0}, {"games": -1}, {"policies": ("clever",)}, {"workers": 0}],
)
def test_a_plan_out_of_range_is_refused(plan, fields):
    with pytest.raises(ValueError):
        plan(**fields)


def test_tables_and_layouts_survive_the_way_to_a_worker(plan):
    job = plan().job(compiled=False)
    assert pickle.loads(pickle.dumps(job)) == job
