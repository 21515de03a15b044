"""DEAD: what is lost with an explorer, and who comes after (N50, N65, ND22, ND23)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    DEAD,
    FOLK,
    GOODS,
    IN_EUROPE,
    N_LEGENDS,
    OUT,
)
from forge.rules.source_of_the_nile.events import E_DEAD, E_ERASED, E_OUT, E_UNOWNED
from forge.rules.source_of_the_nile.piles import donations
from forge.rules.source_of_the_nile.reports import forget_reports
from forge.rules.source_of_the_nile.shared import go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_NEXT
from forge.rules.source_of_the_nile.tables import Tables

UNOWNED = 16
"""The owner of a cache that is nobody's."""


def die(b: Tables, s: State, log: Log | None) -> None:
    """The explorer is dead: notes, donations and goods are lost; the turn is over (ND22)."""
    p = s.seat
    h = s.pos[p]
    s.deaths[p] += 1
    s.life[p] = DEAD
    emit(log, s, E_DEAD, p, h, s.deaths[p])
    erase(b, s, p, log)
    leave_caches(b, s, p, log)
    forget(b, s, p)
    lose_all(b, s, p)
    if b.deaths_end > 0 and s.deaths[p] >= b.deaths_end:
        s.life[p] = OUT
        emit(log, s, E_OUT, p, h, s.deaths[p])
    s.where[p] = IN_EUROPE
    go(s, S_NEXT)


def erase(b: Tables, s: State, p: int, log: Log | None) -> None:
    """Hexes that only this explorer has seen are wiped off the map (ND22)."""
    found = 0
    for h in range(b.n_hexes):
        if (s.seen[h] >> p) & 1 == 1:
            s.seen[h] &= ~(1 << p)
            if s.public[h] == 0 and s.seen[h] == 0:
                wipe(s, h)
                found += 1
    if found > 0:
        emit(log, s, E_ERASED, p, s.pos[p], found)


def wipe(s: State, h: int) -> None:
    """A hex is blank again."""
    s.terrain[h] = 0
    s.river[h] = 0
    s.out[h] = 0
    s.up[h] = 0
    s.oasis[h] = 0
    s.cataract[h] = 0
    s.fall[h] = 0
    s.height[h] = 0
    s.area[h] = 0
    s.lake[h] = 0
    s.source[h] = 0
    s.village[h] = 0
    s.attitude[h] = 0
    s.mood[h] = 0
    s.clash[h] = 0
    s.told[h] = 0


def leave_caches(b: Tables, s: State, p: int, log: Log | None) -> None:
    """The caches of a dead explorer are nobody's (N50)."""
    for h in range(b.n_hexes):
        if s.hoard_of[h] == p + 1:
            s.hoard_of[h] = UNOWNED
            emit(log, s, E_UNOWNED, p, h, 0)


def forget(b: Tables, s: State, p: int) -> None:
    """All that was noted and not published dies with the explorer (N65)."""
    for h in range(b.n_hexes):
        s.noted[p * b.n_hexes + h] = 0
    for i in range(b.n_finds):
        s.note[p * b.n_finds + i] = 0
        s.carry[p * b.n_finds + i] = 0
    for i in range(N_LEGENDS):
        if s.legends[i] == p + 1:
            s.legends[i] = 0
    if s.crossing[p] == 1:
        s.crossing[p] = 0
    s.talks[p] = 0
    forget_reports(s, p)


def lose_all(b: Tables, s: State, p: int) -> None:
    """Donations, money, people and goods are lost (ND22); the next explorer begins anew."""
    kinds = donations(b)
    for k in range(kinds):
        s.hand[p * kinds + k] = 0
    disband(s, p)
    s.money[p] = 0
    s.respect[p] = 0
    s.deepest[p] = 0
    s.back[p] = 0
    s.landed[p] = 0


def disband(s: State, p: int) -> None:
    """The expedition is no more."""
    for i in range(GOODS):
        s.has[p * GOODS + i] = 0
    for i in range(FOLK):
        s.sick[p * FOLK + i] = 0
    s.ill[p] = 0
    s.dry[p] = 0
    s.mode[p] = 0
    s.bears[p] = 0
