"""Lots: which outcome of a chance node comes, as a function of seed, game and ply."""

from __future__ import annotations

from forge.dice import first, stir
from forge.rules.protocol import Buffer

POLICIES = 1
"""The stream that policies draw their lots from; the game's own dice have none."""


def roll(seed: int, game: int, ply: int, total: int) -> int:
    """A number from 0 to total - 1; the recipe stands in docs/simulator.md."""
    return (stir(stir(first(seed), game), ply) * total) >> 32


def lot(seed: int, game: int, ply: int, stream: int, total: int) -> int:
    """A number from 0 to total - 1 of a stream that never touches the dice of the game."""
    return (stir(stir(stir(first(seed), game), ply), stream) * total) >> 32


def any_of(found: Buffer, n: int, seed: int, game: int, ply: int) -> int:
    """One of the first ``n`` actions, all alike: what a policy does that leaves it to chance."""
    return found[lot(seed, game, ply, POLICIES, n)]


def outcome(found: Buffer, weights: Buffer, n: int, seed: int, game: int, ply: int) -> int:
    """The outcome that comes: the first whose running sum of weights exceeds the number rolled."""
    total = 0
    for i in range(n):
        total += weights[i]
    number = roll(seed, game, ply, total)
    i = 0
    while number >= weights[i]:
        number -= weights[i]
        i += 1
    return found[i]
