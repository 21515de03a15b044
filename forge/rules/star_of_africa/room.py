"""Bounds: how many actions a state can have, and how many plies a game."""

from __future__ import annotations

from forge.rules.star_of_africa.codes import SHOE
from forge.rules.star_of_africa.tables import ClassicTables, Map

AT_ONCE = 4
"""Actions that are no steps or flights: Stop, roll, two uses of a horseshoe; buy, try, ashore."""


def room(b: Map) -> int:
    """The greatest number of actions, of a player or of chance, in any state."""
    ways = max(
        b.first[v + 1] - b.first[v] + b.air_first[v + 1] - b.air_first[v] for v in range(b.n_points)
    )
    return max(ways + AT_ONCE, b.n_kinds, b.die_sides, b.n_starts)


def longest(b: Map, seats: int, limit: int) -> int:
    """The greatest number of plies of a game that ends after ``limit`` turns.

    A turn has a roll, a throw, at most as many steps as the die has sides with a question about
    each token passed, a Stop, and an end where a horseshoe is left; each horseshoe is used once.
    """
    a_turn = 5 + 2 * b.die_sides
    shoes = sum(b.mix[k] for k in range(b.n_kinds) if b.role[k] == SHOE)
    return b.n_squares + seats + shoes + limit * a_turn


def longest_classic(b: ClassicTables, seats: int, limit: int) -> int:
    """The greatest number of plies of a Classic game that ends after ``limit`` turns.

    A turn has a roll and a throw, or throws for freedom; at each of at most as many points as the
    die has sides a step, a landing, and a token with a throw for it.
    """
    a_turn = 2 + b.held_throws + 4 * (b.die_sides + 1)
    return b.n_squares + seats + limit * a_turn
