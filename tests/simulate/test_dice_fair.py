"""The die is fair: chi-square tests of the lots, at a level that a fair die misses once in 10 000.

The lots are fixed, so each test either always passes or always fails. Counts that agree too well
with what is expected would be as suspicious, so both tails are looked at.
"""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from forge.simulate.chance import lot, roll

LEVEL = 1e-4
SEEDS, GAMES, PLIES = range(20), range(20), range(100)
SIDES = range(2, 21)


def tail(x, freedom):
    """The chance that chi-square with so many degrees of freedom is at least x.

    Q(x, 1) = erfc(sqrt(x / 2)), Q(x, 2) = exp(-x / 2), and Q(x, k + 2) - Q(x, k) is the density
    term (Abramowitz and Stegun, 26.4.8).
    """
    if x == 0:
        return 1.0
    if freedom % 2:
        k, total = 1, math.erfc(math.sqrt(x / 2))
    else:
        k, total = 2, math.exp(-x / 2)
    while k < freedom:
        total += math.exp(k / 2 * math.log(x / 2) - x / 2 - math.lgamma(k / 2 + 1))
        k += 2
    return total


def chance_of(counts, cells):
    """How likely a fair die is to show a chi-square at least as great as these counts'."""
    mean = sum(counts.values()) / cells
    square = sum((n - mean) ** 2 for n in counts.values()) + (cells - len(counts)) * mean**2
    return tail(square / mean, cells - 1)


def fair(counts, cells):
    return LEVEL < chance_of(counts, cells) < 1 - LEVEL


@cache
def rolls(sides):
    """One number for each seed, game and ply."""
    return {
        (seed, game, ply): roll(seed, game, ply, sides)
        for seed in SEEDS
        for game in GAMES
        for ply in PLIES
    }


def pairs(sides, which):
    """Rolls with their successors: of the next ply, the next game, or the next seed."""
    found = rolls(sides)
    following = {at: (*at[:which], at[which] + 1, *at[which + 1 :]) for at in found}
    # Each roll is in one pair, so that the pairs are independent.
    return Counter(
        found[at] * sides + found[after]
        for at, after in following.items()
        if after in found and at[which] % 2 == 0
    )


@pytest.mark.parametrize("sides", SIDES)
def test_every_side_comes_as_often_as_the_others(sides):
    counts = Counter(rolls(sides).values())
    assert set(counts) == set(range(sides))
    assert fair(counts, sides)


@pytest.mark.parametrize("which", [0, 1, 2], ids=["seed", "game", "ply"])
@pytest.mark.parametrize("sides", SIDES)
def test_what_comes_next_does_not_depend_on_what_came(sides, which):
    assert fair(pairs(sides, which), sides * sides)


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_the_lots_of_players_are_fair_and_apart_from_the_dice(sides):
    """Pairs of a die and a player's lot of the same ply."""
    found = rolls(sides)
    counts = Counter(
        number * sides + lot(*at, 1, sides) for at, number in found.items() if at[0] < 10
    )
    assert fair(counts, sides * sides)


def test_a_die_that_favours_a_side_by_a_tenth_is_found_out():
    counts = Counter(rolls(6).values())
    shifted = sum(counts.values()) // 60
    assert not fair(counts + Counter({5: shifted}) - Counter({0: shifted}), 6)


def test_a_die_that_remembers_is_found_out():
    """Every fiftieth roll repeats the one before it."""
    row = [number for _, number in sorted(rolls(6).items())]
    row = [row[i - 1] if i % 50 == 1 else number for i, number in enumerate(row)]
    met = Counter(a * 6 + b for a, b in list(pairwise(row))[::2])
    assert fair(Counter(row), 6)
    assert not fair(met, 36)


def test_a_die_that_is_too_even_is_found_out():
    assert not fair(Counter(dict.fromkeys(range(6), 1000)), 6)


@pytest.mark.parametrize(
    ("x", "freedom", "level"),
    [(3.841, 1, 0.05), (15.137, 1, 1e-4), (11.070, 5, 0.05), (25.745, 5, 1e-4), (43.773, 30, 0.05)],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(x, freedom, level):
    assert tail(x, freedom) == pytest.approx(level, rel=2e-3)
