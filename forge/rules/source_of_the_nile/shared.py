"""What several phases ask: whose turn, where an expedition stands, what a hex is like."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.protocol import CHANCE, END
from forge.rules.source_of_the_nile.codes import (
    ANYWHERE,
    DESERT,
    DETAINED,
    DICE,
    DIE,
    DRAW,
    FOLK,
    FRIENDLY,
    FRIENDLY_HERE,
    GOING,
    GOODS,
    GUARD,
    IN_AFRICA,
    MUSKET,
    OASIS_HERE,
    OVER,
    RIVER_HERE,
    VILLAGE_HERE,
    WARY,
)
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables


def turn(b: Tables, s: State) -> int:
    """The seat to move: only ever the one that carries out its turn (N1); CHANCE or END."""
    if s.phase == OVER:
        return END
    return CHANCE if s.phase >= DRAW else s.seat


def ask_die(s: State, step: int) -> None:
    """One die is rolled; the machine goes on at ``step``."""
    s.phase = DIE
    s.step = step


def ask_dice(s: State, step: int) -> None:
    """Two dice are rolled; the machine goes on at ``step``."""
    s.phase = DICE
    s.step = step


def ask(s: State, phase: int) -> None:
    """The seat chooses."""
    s.phase = phase


def go(s: State, step: int) -> None:
    """The machine goes on at ``step``."""
    s.phase = GOING
    s.step = step


def place(b: Tables, s: State, p: int) -> int:
    """Where an explorer is, for the log: a hex, or Europe."""
    return s.pos[p] if s.where[p] == IN_AFRICA else b.n_hexes


def people(s: State, p: int) -> int:
    """All mouths of an expedition: the explorer, people well and sick, people held."""
    found = 1 + s.has[p * GOODS + DETAINED]
    for i in range(FOLK):
        found += s.has[p * GOODS + i] + s.sick[p * FOLK + i]
    return found


def is_known(s: State, h: int) -> bool:
    """Whether the terrain of a hex has been determined (N14)."""
    return s.terrain[h] > 0


def is_new(b: Tables, s: State, p: int, h: int) -> bool:
    """New is what is neither published nor was visited by this explorer (N6), or what is blank."""
    if b.new_hex == 1:
        return not is_known(s, h)
    return s.public[h] == 0 and (s.seen[h] >> p) & 1 == 0


def is_dry(s: State, h: int) -> bool:
    """A desert with neither river nor oasis (ND13)."""
    return s.terrain[h] - 1 == DESERT and s.river[h] == 0 and s.oasis[h] == 0


def in_haven(b: Tables, h: int) -> bool:
    """A port or the Cape Colony: no disaster befalls there (N4)."""
    return b.port[h] > 0 or b.colony[h] == 1


def is_guest(b: Tables, s: State, h: int) -> bool:
    """In a port, the Cape Colony or with a friendly people nobody needs rations (ND8)."""
    return in_haven(b, h) or s.mood[h] == FRIENDLY


def ground(b: Tables, s: State, h: int) -> int:
    """What bonus lines and disasters find in a hex, as a mask (8.8)."""
    found = ANYWHERE | (1 << (s.terrain[h] - 1))
    if s.river[h] == 1:
        found |= RIVER_HERE
    if s.oasis[h] == 1:
        found |= OASIS_HERE
    if s.mood[h] >= WARY:
        found |= VILLAGE_HERE
    if s.mood[h] == FRIENDLY:
        found |= FRIENDLY_HERE
    return found


def opposite(d: int) -> int:
    """The direction back."""
    return (d + 3) % 6


def downstream(s: State, h: int, d: int) -> bool:
    """Whether the river of a hex leaves it in this direction (N6)."""
    return s.out[h] == d + 1


def upstream(b: Tables, s: State, h: int, d: int) -> bool:
    """Whether going this way is going upstream (N8): water comes, or is to come, from there."""
    v = b.near[6 * h + d]
    return (s.up[h] >> d) & 1 == 1 or (v >= 0 and downstream(s, v, opposite(d)))


def month(s: State) -> int:
    """Which of the campaign's turns the seat is carrying out, from 1 on."""
    return (s.turns - 1) // s.seats + 1


def armed(s: State, p: int) -> int:
    """How many guards have a musket."""
    return min(s.has[p * GOODS + GUARD], s.has[p * GOODS + MUSKET])


def regain_respect(s: State, p: int, event: int, log: Log | None) -> None:
    """Respect that was lost is back (N42): ``event`` says by what."""
    if s.respect[p] == 1:
        s.respect[p] = 0
        emit(log, s, event, p, s.pos[p], 0)
