"""What the policies of Across Africa remember, and what is watched for the statistics."""

from __future__ import annotations

from dataclasses import dataclass

from forge.rules.across_africa.room import room
from forge.rules.across_africa.shared import total
from forge.rules.across_africa.tables import State, Tables
from forge.rules.layout import blank
from forge.simulate.memory import Memory


@dataclass(slots=True)
class AfricaMemory(Memory):
    """How the seat to move plays: ``loose`` slots may hold a photo that is waiting for another."""

    loose: int = 0


def memory(b: Tables, seats: int) -> AfricaMemory:
    """A memory for games on this trail."""
    made = blank(AfricaMemory, {"seats": seats, "room": room(b), "kinds": b.n_kinds})
    made.seats = seats
    made.n_starts = 1
    made.unit = 1
    return made


def watch(b: Tables, s: State, w: AfricaMemory) -> None:
    """Notes the most points of each player: their own, or those on the crocodile."""
    if s.turns == 0:
        for p in range(s.seats):
            w.most[p] = 0
        return
    p = s.seat
    points = s.points if b.shared_store == 1 else total(b, s, p)
    w.most[p] = max(w.most[p], points)
