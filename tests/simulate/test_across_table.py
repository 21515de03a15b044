"""Win rates and seat shares of Across Africa, against section 5 of its numbered rules.

The figures there were measured with a simulator of its own; 20 000 games a row are within half a
point of the truth, and what is asked for is three points.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

pytest.importorskip("numba", reason="the extra `fast` is not installed")

from forge.simulate.plan import Mode
from forge.simulate.run import run

GAMES = 20_000
CLOSE = 0.03
EXPEDITION = [
    (2, "sensible", 0.504), (3, "sensible", 0.564), (4, "sensible", 0.498),
    (2, "naive", 0.248), (3, "naive", 0.401), (4, "naive", 0.402),
]  # fmt: skip
RACE = {2: (0.544, 0.456), 3: (0.388, 0.341, 0.271), 4: (0.324, 0.270, 0.227, 0.179)}
FINISHED = {2: (0.521, 0.479), 3: (0.372, 0.329, 0.299), 4: (0.295, 0.260, 0.237, 0.209)}


def played(job_of, ident, seats, policy="sensible", **parameters):
    plan = job_of(ident, seats=seats, policies=(policy,), games=GAMES, mode=Mode.COMPILED)
    changed = (replace(p, value=parameters.get(p.id, p.value)) for p in plan.edition.parameters)
    return run(replace(plan, edition=replace(plan.edition, parameters=tuple(changed)))).tally


@pytest.mark.long
@pytest.mark.parametrize(("seats", "policy", "expected"), EXPEDITION)
def test_the_expedition_is_won_as_often_as_the_table_says(job_of, seats, policy, expected):
    tally = played(job_of, "across-africa.expedition", seats, policy)
    assert tally.together + tally.lost == GAMES
    assert abs(tally.together / GAMES - expected) < CLOSE


@pytest.mark.long
@pytest.mark.parametrize(("finish", "table"), [(False, RACE), (True, FINISHED)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_win_the_race_as_often_as_the_table_says(job_of, seats, finish, table):
    tally = played(job_of, "across-africa.race", seats, finish_round=finish)
    decided = GAMES - tally.drawn - tally.unfinished
    for seat, expected in enumerate(table[seats]):
        assert abs(tally.wins(seat) / decided - expected) < CLOSE


def test_all_win_or_all_lose_together(job_of):
    """Each game is won by every seat or by none, and counted so."""
    tally = run(job_of("across-africa.expedition", results=True, games=60)).tally
    assert tally.together + tally.lost == 60
    assert tally.drawn == tally.unfinished == 0
    assert {tally.wins(seat) for seat in range(3)} == {tally.together}
    for result in tally.each():
        assert {result.won(seat) for seat in range(3)} == {result.winner == -3}
