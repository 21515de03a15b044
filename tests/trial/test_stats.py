"""Estimates: intervals that hold the true value as often as they say, and plain identities."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forge.dice import word
from forge.simulate.stats import Estimate, fair, games_for, mean, paired, quantile, share

COUNTS = st.lists(st.integers(0, 50), min_size=1, max_size=40).filter(any)


@given(st.integers(0, 500), st.integers(1, 500))
def test_a_share_lies_in_its_interval_and_the_interval_in_0_to_1(hits, more):
    found = share(hits, hits + more)
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_wilsons_interval_of_a_known_example():
    """8 of 10: Wilson's 95 % interval is 0.490 to 0.943 (checked by hand from the formula)."""
    found = share(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)


@pytest.mark.parametrize(("p", "n"), [(0.25, 200), (0.02, 300), (0.5, 50)])
def test_a_95_percent_interval_holds_the_true_share_in_95_percent_of_the_cases(p, n):
    """Two points more or less, over 1 000 repeats."""
    held = 0
    for trial in range(1000):
        hits = sum(word(5, trial, i) < p * 2**32 for i in range(n))
        held += share(hits, n).holds(p)
    assert 930 <= held <= 970 or (p == 0.02 and held >= 930)


@given(COUNTS)
def test_mean_and_quantiles_are_those_of_the_values_themselves(counts):
    values = [value for value, count in enumerate(counts) for _ in range(count)]
    assert mean(counts).value == pytest.approx(sum(values) / len(values))
    assert quantile(counts, 0.5) == values[math.ceil(len(values) / 2) - 1]
    assert quantile(counts, 1.0) == max(values)


def test_no_games_say_nothing():
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)
    assert mean([0, 0]).n == 0
    assert quantile([0, 0], 0.5) == -1


@given(st.lists(st.integers(-5, 5), min_size=2, max_size=60))
def test_paired_differences_average(differences):
    found = paired(differences)
    assert found.value == pytest.approx(sum(differences) / len(differences))
    assert found.holds(found.value)


def test_games_for_a_half_point_are_enough():
    n = games_for(0.005)
    assert share(n // 2, n).half <= 0.005
    assert share(n // 4, n // 2).half > 0.0043


def test_a_verdict_needs_games():
    narrow, off = Estimate(0.25, 0.245, 0.255, 9999), Estimate(0.29, 0.28, 0.30, 9999)
    wide = Estimate(0.26, 0.2, 0.32, 99)
    assert fair([narrow] * 4, 0.25, 0.015) == "fair"
    assert fair([narrow, off], 0.25, 0.015) == "unfair"
    assert fair([narrow, wide], 0.25, 0.015) == "not enough games"
