"""Solo campaigns of Source of the Nile against section 10 of its numbered rules.

The figures there were measured with a simulator of its own, 1 000 campaigns of each profession;
what is asked for is five points.
"""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason="the extra `fast` is not installed")

from forge.simulate.known import rule_sets
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
    "sensible": (87, 90, 9, 12), "cautious": (91, 92, 5, 7), "reckless": (80, 86, 14, 20),
    "canoe": (85, 88, 7, 11), "hungry-trader": (0, 100, 13, 16), "trader": (0, 100, 25, 29),
}  # fmt: skip
"""Of a hundred expeditions, how many come home (at least, at most), how many explorers die."""


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
    least, most, fewest, dead = EXPEDITIONS[policy]
    assert least - CLOSE < 100 * counts["sail"] / counts["launch"] < most + CLOSE
    assert fewest - CLOSE < 100 * counts["dead"] / counts["launch"] < dead + CLOSE


@pytest.mark.long
def test_the_source_of_the_nile_is_found_as_often_as_the_table_says(played):
    """By canoe, always from Khartoum: 39.7 to 49.4 % of the campaigns."""
    tally, _ = played("nile")
    rules = rule_sets()[OURS]
    (number,) = (each.number for each in rules.events if each.id == "nile-source")
    assert 39.7 - CLOSE < 100 * tally.fired[number] / CAMPAIGNS < 49.4 + CLOSE


@pytest.mark.long
def test_grades_are_reached_as_often_as_the_table_says(played):
    _, counts = played("sensible")
    found = [count for name, count in counts.items() if name.startswith("grade-")]
    assert sum(found) == CAMPAIGNS
    assert all(
        abs(100 * n / CAMPAIGNS - told) < CLOSE for n, told in zip(found, GRADES, strict=True)
    )
