"""When to turn back: food, people, health, the yield so far, the time that is left."""

from __future__ import annotations

from typing import Final

from forge.rules.source_of_the_nile.codes import GOODS, GUARD, PORTER, RATIONS
from forge.rules.source_of_the_nile.shared import armed, month, people
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.source_of_the_nile.memory import NileMemory
from forge.simulate.source_of_the_nile.onward import new_hexes
from forge.simulate.source_of_the_nile.styles import RIDER
from forge.simulate.source_of_the_nile.way import NEVER, look_home

ENOUGH: Final = 9
FEWEST: Final = 4
SPARE: Final = 3
SPARE_TURNS: Final = 2


def decide(b: Tables, s: State, w: NileMemory, p: int, policy: int) -> None:
    """Turns back for good once there is a reason to."""
    look_home(b, s, w, p, s.mode[p])
    if w.back[p] == 0 and must_return(b, s, w, p, policy):
        w.back[p] = 1


def must_return(b: Tables, s: State, w: NileMemory, p: int, policy: int) -> bool:
    """Any reason to go home."""
    at = p * GOODS
    far = w.far[s.pos[p]]
    if far == NEVER:
        far = b.depth[s.pos[p]]
    turns = (far + 1) // 2
    left = b.campaign_turns - month(s)
    if left <= turns + 1 or s.ill[p] == 1 or new_hexes(b, s, p) >= ENOUGH:
        return True
    if policy != RIDER and s.has[at + GUARD] + s.has[at + PORTER] < FEWEST:
        return True
    return s.has[at + RATIONS] < (turns + SPARE_TURNS) * eaters(s, p) + SPARE


def eaters(s: State, p: int) -> int:
    """How many rations a turn takes, with what hunters bring."""
    return max(1, people(s, p) - 3 * armed(s, p) // 2)
