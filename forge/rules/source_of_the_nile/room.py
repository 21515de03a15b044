"""Bounds: how many actions a state can have, and how many plies a campaign."""

from __future__ import annotations

from forge.rules.source_of_the_nile.codes import (
    GOODS,
    MOST_GOODS,
    N_LEGENDS,
    N_PILES,
)
from forge.rules.source_of_the_nile.piles import donations
from forge.rules.source_of_the_nile.tables import Tables


def room(b: Tables) -> int:
    """The greatest number of actions, of a player or of chance, in any state."""
    piles = (b.pile[k + 1] - b.pile[k] for k in range(N_PILES))
    notes = 5 + N_LEGENDS + b.n_finds + b.n_hexes
    return max(notes, 10 + 3 * GOODS, 1 + donations(b) + 2 * GOODS, b.n_ports, 17, *piles)


def longest(b: Tables, seats: int, limit: int) -> int:
    """A number of plies that no campaign of ``limit`` turns exceeds.

    Most plies of a turn are purchases, or things put down one by one: at each hex of the way
    everything may be dropped, stored, and taken up again once. The others are counted generously.
    """
    turns = min(limit, b.campaign_turns * seats) if limit else b.campaign_turns * seats
    things = 4 * GOODS * MOST_GOODS
    notes = b.n_hexes + b.n_finds + N_LEGENDS + 5
    cards = sum(b.many)
    a_hex = 40 + 2 * things
    a_turn = notes + 2 * cards + (b.most_moves + 2) * a_hex + things
    return seats * (1 + b.start_cards) + turns * a_turn
