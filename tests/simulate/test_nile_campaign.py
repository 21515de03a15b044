"""Solo campaigns of Source of the Nile against section 10 of its numbered rules.

The figures there were measured with a simulator of its own, 1 000 campaigns of each profession;
what is asked for is five points.
"""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="the extra `fast` is not installed")

from forge.simulate.plan import Mode
from forge.simulate.run import run
from forge.simulate.stats import mean_of

OURS = "source-of-the-nile.explorers"
CAMPAIGNS = 8000
CLOSE = 5
POINTS = (38.8, 32.0, 38.3, 35.7, 40.0, 40.7, 42.5, 34.7)
"""The mean points by profession, in the order of the schedule."""
GRADES = (5, 14, 25, 27, 23, 7)
EXPEDITIONS = {
    "sensible": (88.0, 11.0), "cautious": (91.5, 6.0), "reckless": (83.0, 17.0),
    "canoe": (86.5, 9.0),
}  # fmt: skip
"""Expeditions of a hundred that come home, and explorers who die, by policy."""


@pytest.fixture(scope="module")
def played(job_of):
    """The event counts, by id, and the tally of solo campaigns with a policy."""
    done = {}

    def get(policy):
        if policy not in done:
            plan = job_of(OURS, seats=1, policies=(policy,), games=CAMPAIGNS, mode=Mode.COMPILED)
            tally = run(plan).tally
            counts = {each.id: tally.happened(each.number) for each in plan.rules.events}
            done[policy] = tally, counts
        return done[policy]

    return get


@pytest.mark.long
@pytest.mark.parametrize("profession", range(8))
def test_each_profession_scores_as_the_table_says(played, profession):
    tally, _ = played("sensible")
    found = mean_of(*tally.held_from(profession), tally.start(profession)[0])
    assert abs(found.value - POINTS[profession]) < CLOSE


@pytest.mark.long
@pytest.mark.parametrize("policy", EXPEDITIONS)
def test_expeditions_come_home_as_often_as_the_table_says(played, policy):
    _, counts = played(policy)
    home, dead = EXPEDITIONS[policy]
    assert abs(100 * counts["sail"] / counts["launch"] - home) < CLOSE
    assert abs(100 * counts["dead"] / counts["launch"] - dead) < CLOSE


@pytest.mark.long
def test_grades_are_reached_as_often_as_the_table_says(played):
    _, counts = played("sensible")
    found = [count for name, count in counts.items() if name.startswith("grade-")]
    assert sum(found) == CAMPAIGNS
    assert all(
        abs(100 * n / CAMPAIGNS - told) < CLOSE for n, told in zip(found, GRADES, strict=True)
    )
