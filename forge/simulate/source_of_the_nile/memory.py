"""What the policies of Source of the Nile remember, and what is watched for the statistics."""

from __future__ import annotations

from dataclasses import dataclass

from forge.rules.layout import blank, row
from forge.rules.source_of_the_nile.room import room
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.memory import Memory


@dataclass(slots=True)
class NileMemory(Memory):
    """``back``: who is on the way home, ``budget`` what each will spend on an outfit.

    ``far`` are the hexes from each hex to the nearest port, ``queue`` those still to be looked at.
    """

    back: list[int] = row("seats", "i8")
    budget: list[int] = row("seats", "i8")
    far: list[int] = row("hexes", "i8")
    queue: list[int] = row("hexes", "i8")


def memory(b: Tables, seats: int) -> NileMemory:
    """A memory for campaigns on this map; the starts are the professions."""
    sizes = {"seats": seats, "room": room(b), "kinds": b.n_kinds, "hexes": b.n_hexes}
    made = blank(NileMemory, sizes)
    made.seats = seats
    made.n_starts = b.n_professions
    made.unit = 1
    return made


def watch(b: Tables, s: State, w: NileMemory) -> None:
    """Notes the points of each player, and the profession that each began with."""
    if s.turns == 0:
        for p in range(s.seats):
            w.most[p] = 0
            w.back[p] = 0
            w.start[p] = s.profession[p]
        return
    for p in range(s.seats):
        w.most[p] = s.score[p]
