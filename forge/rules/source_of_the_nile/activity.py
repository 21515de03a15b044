"""AF1: the activity level of the month (N2)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import LEVEL, TO_LEVEL
from forge.rules.source_of_the_nile.events import E_LEVEL, E_STANDS_DOWN
from forge.rules.source_of_the_nile.load import excess
from forge.rules.source_of_the_nile.shared import ask, go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_AF2
from forge.rules.source_of_the_nile.tables import Tables


def begin_month(b: Tables, s: State, log: Log | None) -> None:
    """A month in Africa begins: nothing has happened in it; a needless load is handed back."""
    p = s.seat
    s.came = -1
    s.goal = -1
    s.fresh = 0
    s.traded = 0
    s.opened = 0
    s.barred = 0
    s.unfed = 0
    s.found = -1
    if s.bears[p] == 1 and -excess(b, s, p) >= b.bearer_load:
        s.bears[p] = 0
        emit(log, s, E_STANDS_DOWN, p, s.pos[p], 0)
    ask(s, LEVEL)


def choose_level(b: Tables, s: State, action: int, log: Log | None) -> None:
    """Cautious, Normal or Reckless (N2)."""
    s.level = action - TO_LEVEL
    emit(log, s, E_LEVEL + s.level, s.seat, s.pos[s.seat], 0)
    go(s, S_AF2)
