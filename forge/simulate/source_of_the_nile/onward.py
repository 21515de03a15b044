"""Where to go on: scores in thousandths, the recipe of section 10 of the numbered rules."""

from __future__ import annotations

from typing import Final

from forge.rules.source_of_the_nile.codes import B_MAPPED, CANOEING, SMALL, UNMET
from forge.rules.source_of_the_nile.movement import may_go
from forge.rules.source_of_the_nile.shared import downstream, is_known, upstream
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.simulate.chance import lot
from forge.simulate.source_of_the_nile.memory import NileMemory

LOTS: Final = 2
"""The first stream of a direction's lot."""
WHIM: Final = 1500
BLANK: Final = 2000
ALONG_RIVER: Final = 1500
KNOWN: Final = -3000
VISITED: Final = -2000
STRANGERS: Final = -2000
DEEPER: Final = 600
WATER_BLANK: Final = 3000
WATER_KNOWN: Final = 1000
WATER_DEEPER: Final = 300
WATER_WHIM: Final = 1000


def onward(b: Tables, s: State, w: NileMemory, p: int) -> int:
    """The direction that promises most; -1 when there is none."""
    best = -1
    most = 0
    for d in range(6):
        if may_go(b, s, d):
            found = promise(b, s, w, p, d)
            if best < 0 or found > most:
                best = d
                most = found
    if s.mode[p] == CANOEING and most <= 0:
        return -1
    return best


def promise(b: Tables, s: State, w: NileMemory, p: int, d: int) -> int:
    """What a direction promises."""
    if s.mode[p] == CANOEING:
        return by_canoe(b, s, w, p, d)
    return on_land(b, s, w, p, d)


def whim(s: State, w: NileMemory, d: int, most: int) -> int:
    """A lot that tells like from like."""
    return lot(w.seed, w.game, s.ply, LOTS + d, most)


def on_land(b: Tables, s: State, w: NileMemory, p: int, d: int) -> int:
    """Blank land, upstream, deep inland; not where strangers live that were not met."""
    v = b.near[6 * s.pos[p] + d]
    found = whim(s, w, d, WHIM) + DEEPER * b.depth[v]
    if not is_known(s, v):
        found += BLANK
        if upstream(b, s, s.pos[p], d):
            found += ALONG_RIVER
        return found
    found += KNOWN
    if (s.seen[v] >> p) & 1 == 1:
        found += VISITED
    if s.village[v] >= SMALL and s.mood[v] == UNMET:
        found += STRANGERS
    return found


def by_canoe(b: Tables, s: State, w: NileMemory, p: int, d: int) -> int:
    """Blank river first, then known water that was not visited; 0 for what was."""
    v = b.near[6 * s.pos[p] + d]
    on_river = downstream(s, s.pos[p], d) or upstream(b, s, s.pos[p], d)
    if not is_known(s, v):
        return WATER_BLANK + whim(s, w, d, WATER_WHIM) if on_river else WATER_KNOWN
    if (s.seen[v] >> p) & 1 == 1:
        return 0
    return WATER_KNOWN + whim(s, w, d, WATER_WHIM) + WATER_DEEPER * b.depth[v]


def new_hexes(b: Tables, s: State, p: int) -> int:
    """How many hexes are noted and not published yet."""
    found = 0
    for h in range(b.n_hexes):
        if s.noted[p * b.n_hexes + h] & B_MAPPED > 0 and s.public[h] == 0:
            found += 1
    return found
