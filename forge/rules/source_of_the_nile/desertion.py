"""AF4c: who leaves (N30, N42, 6.6)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import DETAINED, FOLK, GOODS, GUARD
from forge.rules.source_of_the_nile.events import (
    E_GUARD_LEAVES,
    E_GUARD_STAYS,
    E_LEAVE_HUNGRY,
)
from forge.rules.source_of_the_nile.load import settle
from forge.rules.source_of_the_nile.shared import ask_die
from forge.rules.source_of_the_nile.sickness import fall_ill
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_AF4C, S_AF5, S_UNREST
from forge.rules.source_of_the_nile.tables import Tables


def desertion_step(b: Tables, s: State, log: Log | None) -> None:
    """Unfed people leave; without respect a guard may leave."""
    p = s.seat
    if s.step == S_AF4C:
        if s.unfed > 0:
            leave_hungry(s, p, log)
        if s.respect[p] == 1 and s.has[p * GOODS + GUARD] > 0:
            ask_die(s, S_UNREST)
        else:
            settle(b, s, S_AF5)
    else:
        answer_unrest(b, s, p, log)
        settle(b, s, S_AF5)


def leave_hungry(s: State, p: int, log: Log | None) -> None:
    """Porters, then guards, then guides leave, the sick among them last; the rest is the explorer.

    An unfed explorer falls sick (N30).
    """
    n = s.unfed
    for i in range(FOLK):
        gone = min(n, s.has[p * GOODS + i])
        s.has[p * GOODS + i] -= gone
        n -= gone
    for i in range(FOLK):
        gone = min(n, s.sick[p * FOLK + i])
        s.sick[p * FOLK + i] -= gone
        n -= gone
    gone = min(n, s.has[p * GOODS + DETAINED])
    s.has[p * GOODS + DETAINED] -= gone
    n -= gone
    emit(log, s, E_LEAVE_HUNGRY, p, s.pos[p], s.unfed - n)
    if n > 0:
        fall_ill(s, p, log)


def answer_unrest(b: Tables, s: State, p: int, log: Log | None) -> None:
    """Where respect is lost one guard leaves on a low die (N42, 6.6)."""
    if s.got <= b.respect_leave_most:
        s.has[p * GOODS + GUARD] -= min(b.respect_leaves, s.has[p * GOODS + GUARD])
        emit(log, s, E_GUARD_LEAVES, p, s.pos[p], s.got)
    else:
        emit(log, s, E_GUARD_STAYS, p, s.pos[p], s.got)
