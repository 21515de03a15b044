"""How a game ends: at the wharf, with all stored, or after the last round (A55-A58, A64-A68)."""

from __future__ import annotations

from forge.rules.across_africa.codes import (
    E_FIRST,
    E_LAST_ROUND,
    E_LOSS,
    E_POINTS,
    E_SHARED,
    E_SHORT_GEMS,
    E_SHORT_POINTS,
    E_VICTORY,
    E_WHARF,
    E_WIN,
    OVER,
)
from forge.rules.across_africa.shared import complete, total
from forge.rules.across_africa.tables import State, Tables
from forge.rules.emit import emit
from forge.rules.log import Log


def reach_wharf(b: Tables, s: State, p: int, log: Log | None) -> None:
    """A pawn is on the wharf: nothing can be stored any more (A55, A56, A66)."""
    emit(log, s, E_WHARF, p, b.finish, 0)
    if b.shared_store == 1:
        s.phase = OVER
        judge(b, s, p, log)
        return
    if s.first == 0:
        s.first = p + 1
        emit(log, s, E_FIRST, p, b.finish, b.first_points)
        if b.finish_round == 1:
            emit(log, s, E_LAST_ROUND, p, b.finish, s.seats - 1 - s.seat)
    if b.finish_round == 0:
        end_race(b, s, log)


def judge(b: Tables, s: State, p: int, log: Log | None) -> None:
    """All win or all lose (A9, A57)."""
    if complete(b, s):
        s.won = 1
        emit(log, s, E_WIN, p, b.finish, s.points)
        return
    emit(log, s, E_LOSS, p, b.finish, s.points)
    if s.points < b.goal_points:
        emit(log, s, E_SHORT_POINTS, p, b.finish, b.goal_points - s.points)
    if s.stored_gems < b.goal_diamonds:
        emit(log, s, E_SHORT_GEMS, p, b.finish, b.goal_diamonds - s.stored_gems)


def end_race(b: Tables, s: State, log: Log | None) -> None:
    """Everybody adds up; the most points win (A66-A68)."""
    s.phase = OVER
    most = 0
    winners = 0
    for p in range(s.seats):
        points = total(b, s, p)
        emit(log, s, E_POINTS, p, s.pos[p], points)
        if p == 0 or points > most:
            most = points
            winners = 1
        elif points == most:
            winners += 1
    for p in range(s.seats):
        if total(b, s, p) == most:
            emit(log, s, E_VICTORY if winners == 1 else E_SHARED, p, s.pos[p], most)
