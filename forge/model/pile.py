"""The decks of an exploration game, as what their cards say to a program.

Each deck is a *pile* of a kind of its own, and says how many cards it should have (``size``). The
words on its cards are written from these values, so that a card cannot say another number than the
rules play.
"""

from __future__ import annotations

from typing import get_args, get_type_hints

from forge.model.pile_land import DiscoveryPile, PeoplePile, RiverPile, TerrainPile
from forge.model.pile_luck import BonusPile, DisasterPile, DonationPile

Pile = (
    TerrainPile | RiverPile | DiscoveryPile | PeoplePile | DisasterPile | DonationPile | BonusPile
)

KINDS = tuple(get_args(get_type_hints(one)["kind"])[0] for one in get_args(Pile))
"""The kinds of pile, in order."""
