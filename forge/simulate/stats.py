"""Estimates with their intervals: shares, means, quantiles, paired differences.

Sources: E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22
(1927). Games of two editions on the same seeds are paired, so the variance of a difference is that
of the pairs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

LEVEL = 0.95

SLACK = 0.015
"""How far a share may lie from an even one and still be called fair."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value of ``n`` games, with an interval that holds the true one at a stated level."""

    value: float
    low: float
    high: float
    n: int

    @property
    def half(self) -> float:
        """Half the interval's width."""
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        """Whether a value lies in the interval, ends included."""
        return self.low <= value <= self.high


def z_of(level: float) -> float:
    """The standard normal's two-sided bound for a level, 1.96 for 95 %."""
    return NormalDist().inv_cdf(0.5 + level / 2)


def share(hits: int, n: int, level: float = LEVEL) -> Estimate:
    """Wilson's interval for a share of ``hits`` in ``n``; all that is possible for n = 0."""
    if n == 0:
        return Estimate(math.nan, 0.0, 1.0, 0)
    z2 = z_of(level) ** 2
    p = hits / n
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = math.sqrt(z2 * (p * (1 - p) / n + z2 / (4 * n * n))) / (1 + z2 / n)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half), n)


def mean(histogram: Sequence[int], level: float = LEVEL) -> Estimate:
    """The mean of values 0, 1, 2, ... that came so often each, with a normal interval."""
    n = sum(histogram)
    if n == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    middle = sum(value * count for value, count in enumerate(histogram)) / n
    square = sum(count * (value - middle) ** 2 for value, count in enumerate(histogram))
    half = z_of(level) * math.sqrt(square / max(n - 1, 1) / n)
    return Estimate(middle, middle - half, middle + half, n)


def mean_of(total: int, squares: int, n: int, level: float = LEVEL) -> Estimate:
    """The mean of ``n`` whole numbers by their sum and that of their squares, normal interval."""
    if n == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    middle = total / n
    half = z_of(level) * math.sqrt(max(0.0, squares - n * middle**2) / max(n - 1, 1) / n)
    return Estimate(middle, middle - half, middle + half, n)


def quantile(histogram: Sequence[int], q: float) -> int:
    """The least value that at least the share ``q`` of all does not exceed; -1 for no games."""
    wanted = q * sum(histogram)
    total = 0
    for value, count in enumerate(histogram):
        total += count
        if count and total >= wanted:
            return value
    return -1


def paired(differences: Sequence[float], level: float = LEVEL) -> Estimate:
    """The mean of differences of games played on the same seeds, with a normal interval."""
    n = len(differences)
    if n == 0:
        return Estimate(math.nan, math.nan, math.nan, 0)
    middle = math.fsum(differences) / n
    square = math.fsum((d - middle) ** 2 for d in differences)
    half = z_of(level) * math.sqrt(square / max(n - 1, 1) / n)
    return Estimate(middle, middle - half, middle + half, n)


def games_for(half: float, even: float = 0.5) -> int:
    """How many games make the interval of a share at most ``half`` wide on each side.

    The share is about ``even``; none needs more games than a half.
    """
    return math.ceil((z_of(LEVEL) / half) ** 2 * even * (1 - even))


def fair(shares: Sequence[Estimate], even: float, slack: float) -> str:
    """A verdict over shares that should all be ``even``, with ``slack`` allowed on each side.

    "fair" when every interval lies within the slack, "unfair" when one lies wholly outside it, and
    otherwise "not enough games".
    """
    if any(s.low > even + slack or s.high < even - slack for s in shares):
        return "unfair"
    if all(even - slack <= s.low and s.high <= even + slack for s in shares):
        return "fair"
    return "not enough games"
