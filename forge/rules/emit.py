"""Telling the log what happened; every game's rules do it the same way."""

from __future__ import annotations

from typing import Any

from forge.rules.log import Log


def emit(log: Log | None, s: Any, event: int, seat: int, place: int, amount: int) -> None:
    """Tells the log what happened; costs nothing when there is none."""
    if log is not None:
        log.count[event * log.width + place] += 1
        log.fired[event] = 1
        if log.n < log.keep:
            at = 6 * log.n
            log.rows[at] = s.ply
            log.rows[at + 1] = s.turns
            log.rows[at + 2] = event
            log.rows[at + 3] = seat
            log.rows[at + 4] = place
            log.rows[at + 5] = amount
            log.n += 1
