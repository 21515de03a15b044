"""How many players a game takes: whoever begins one asks here."""

from __future__ import annotations

from forge.model.edition import Edition


def check_seats(edition: Edition, seats: int) -> None:
    """Raises ValueError for fewer players than the edition is for (C1, Z3).

    There is no greatest number: an edition says how many it is printed for, rules take any.
    """
    if seats < edition.players_min:
        msg = f"seats: {seats} given, and {edition.id} needs {edition.players_min} or more"
        raise ValueError(msg)
