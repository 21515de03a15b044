"""How many players a game takes: whoever begins one asks here."""

from __future__ import annotations

from forge.model.edition import Edition


def check_seats(edition: Edition, seats: int, *, bounded: bool = False) -> None:
    """Raises ValueError for fewer players than the edition is for (C1, Z3).

    There is a greatest number only where the rules are ``bounded`` (A7): an edition says how many
    it is printed for, other rules take any.
    """
    if seats < edition.players_min:
        msg = f"seats: {seats} given, and {edition.id} needs {edition.players_min} or more"
        raise ValueError(msg)
    if bounded and seats > edition.players_max:
        msg = f"seats: {seats} given, and {edition.id} is for {edition.players_max} at most"
        raise ValueError(msg)
