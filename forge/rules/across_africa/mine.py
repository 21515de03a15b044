"""The diamonds mine: how many diamonds are laid out, and on which fields (A34, AD6)."""

from __future__ import annotations

from forge.rules.across_africa.codes import E_LAY_GEM, E_MINE, MINE
from forge.rules.across_africa.tables import State, Tables
from forge.rules.emit import emit
from forge.rules.log import Log


def begin_mine(b: Tables, s: State, p: int, log: Log | None) -> None:
    """As many diamonds as there are fields to the nearest camp will be laid out (A34)."""
    s.mines = min(b.gap[s.plan * b.n_points + s.pos[p]], s.supply)
    emit(log, s, E_MINE, p, s.pos[p], s.mines)
    go_on_with_mine(b, s)
    if s.phase == MINE:
        s.acted = 1


def go_on_with_mine(b: Tables, s: State) -> None:
    """Asks for a field for the next diamond, as long as there is one of each."""
    if s.mines > 0 and any_free(b, s):
        s.phase = MINE
    else:
        s.mines = 0


def any_free(b: Tables, s: State) -> bool:
    """Whether some field can take a diamond."""
    v = 1
    while v < b.finish and not free_for_gem(b, s, v):
        v += 1
    return v < b.finish


def free_for_gem(b: Tables, s: State, v: int) -> bool:
    """An open field, not start or wharf, with no diamond on it and no pawn (R7, AD7)."""
    if b.open[s.plan * b.n_points + v] == 0 or s.lies[v] > 0:
        return False
    for p in range(s.seats):
        if s.pos[p] == v and (p != s.seat or b.mine_own_field == 0):
            return False
    return True


def lay_gem(b: Tables, s: State, v: int, log: Log | None) -> None:
    """A diamond is laid on a field."""
    s.lies[v] += 1
    s.supply -= 1
    s.mines -= 1
    emit(log, s, E_LAY_GEM, s.seat, v, 1)
    go_on_with_mine(b, s)
