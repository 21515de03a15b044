"""O28: games that never end are stopped at the stated limit, and counted apart."""

import pytest
from toy import NUMBERS, toy

from forge.simulate import known, plan, run, table
from forge.simulate.run import End
from forge.simulate.tally import UNFINISHED


@pytest.fixture
def endless(tmp_path, monkeypatch, boards):
    """A hundred games of a race whose goal nobody can reach."""
    rules, bots = toy(tmp_path, monkeypatch, toy_numbers=NUMBERS.replace("STEP = 1", "STEP = 0"))
    for module in (known, table, plan, run):
        for name, value in (("rule_sets", {"toy": rules}), ("all_bots", {"toy": bots})):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, lambda value=value: value)
    _, game, edition = boards["star-of-africa.zvezda"]
    return plan.Plan(rules, game, edition, 2, ("any",), 100, limit=250, results=True)


def test_o28_games_without_an_end_stop_at_the_limit(endless):
    """100 of 100 unfinished at 250 turns; none of them is a win, a draw, or a length."""
    done = run.run(endless)
    t = done.tally
    assert (done.end, t.games, t.unfinished) == (End.ALL, 100, 100)
    assert (sum(t.won), t.drawn, sum(t.turns)) == (0, 0, 0)
    assert t.longest == 250
    assert {result.winner for result in t.each()} == {UNFINISHED}
    assert {result.turns for result in t.each()} == {250}


def test_o28_every_plan_has_a_limit(plan):
    """A run cannot be asked to go on for ever."""
    with pytest.raises(ValueError, match="limit"):
        plan(limit=0)
