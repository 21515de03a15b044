"""Bounds: how many actions a state can have, and how many plies a game."""

from __future__ import annotations

from forge.rules.across_africa.tables import Tables


def room(b: Tables) -> int:
    """The greatest number of actions, of a player or of chance, in any state.

    Players to choose from are fewer than fields: nobody plays with more pawns than fields.
    """
    stored = 2 + b.n_photos * b.slots
    return max(b.n_points, stored, b.die_sides + 1, b.n_cards, b.slots * b.slot_photos, b.n_ways)


def longest(b: Tables, seats: int, limit: int) -> int:
    """The greatest number of plies of a game that ends after ``limit`` turns.

    A turn has a throw, a map for each player, a fork, forks where cars go, and a card; the card
    asks once about each player, lays out diamonds, and brings everybody to a camp, where each
    stores at most what the crocodile has room for and each diamond.
    """
    a_visit = 3 + b.slots * b.slot_photos + b.gems
    deeds = len(b.op)
    a_turn = 2 + seats + b.n_points + b.gems + deeds * (seats + 1) + (seats + 1) * a_visit
    return b.n_photo_pile + b.n_card_pile + limit * a_turn
