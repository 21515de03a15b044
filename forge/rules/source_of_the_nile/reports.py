"""Reports of battles: what a journalist saw, and who publishes it first (N51-N55, ND20)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    A_RIVAL,
    FIGHTER_AT,
    IN_AFRICA,
    LIVING,
    R_OWN_LOST,
    R_OWN_WON,
    R_SEEN_LOST,
    R_SEEN_WON,
    WHERE_AT,
    WON_AT,
)
from forge.rules.source_of_the_nile.events import (
    E_NO_REPORT,
    E_OLD_FOE,
    E_OWN_LOSS,
    E_OWN_WIN,
    E_PUBLISH_REPORTS,
    E_SAW_LOSS,
    E_SAW_WIN,
)
from forge.rules.source_of_the_nile.shared import place
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.tables import Tables
from forge.rules.source_of_the_nile.worth import earn, points_of

SEEN = (1 << FIGHTER_AT) - 1


def report(b: Tables, s: State, fighter: int, h: int, log: Log | None) -> None:
    """A battle is noted by every journalist in Africa (N51); ``won`` says who won it (N52)."""
    seen = 0
    for p in range(s.seats):
        writes = b.journalist[s.profession[p]] == 1 and s.life[p] == LIVING
        if writes and s.where[p] == IN_AFRICA:
            if p == fighter and fought_before(s, p, h):
                emit(log, s, E_OLD_FOE, p, h, 0)
            else:
                seen |= 1 << p
                emit(log, s, report_event(s, p, fighter), p, place(b, s, p), 0)
    if seen > 0:
        kind = (fighter << FIGHTER_AT) | (s.won << WON_AT) | (h << WHERE_AT)
        s.reports[s.n_reports] = seen | kind
        s.n_reports += 1


def report_event(s: State, p: int, fighter: int) -> int:
    """Which event tells that a journalist notes this battle."""
    if p == fighter:
        return E_OWN_WIN if s.won == 1 else E_OWN_LOSS
    return E_SAW_WIN if s.won == 1 else E_SAW_LOSS


def fought_before(s: State, p: int, h: int) -> bool:
    """Whether a journalist's own battle with this people is noted already (N53)."""
    for i in range(s.n_reports):
        ours = (s.reports[i] >> FIGHTER_AT) & A_RIVAL == p
        if ours and s.reports[i] >> WHERE_AT == h:
            return True
    return False


def report_row(s: State, i: int, p: int) -> int:
    """The row that a report scores by: an own defeat is worth 1, not 2 (N54)."""
    won = (s.reports[i] >> WON_AT) & 1 == 1
    if (s.reports[i] >> FIGHTER_AT) & A_RIVAL == p:
        return R_OWN_WON if won else R_OWN_LOST
    return R_SEEN_WON if won else R_SEEN_LOST


def has_reports(s: State, p: int) -> bool:
    """Whether a journalist has a report that is not published."""
    for i in range(s.n_reports):
        if (s.reports[i] >> p) & 1 == 1:
            return True
    return False


def publish_reports(b: Tables, s: State, p: int, log: Log | None) -> None:
    """All reports of a journalist; the first to publish a battle has its points (N55).

    Those of others who saw the same battle are worth nothing from now on.
    """
    points = 0
    found = 0
    for i in range(s.n_reports):
        if (s.reports[i] >> p) & 1 == 1:
            found += 1
            points += points_of(b, s, p, report_row(s, i, p))
            for other in range(s.seats):
                if other != p and (s.reports[i] >> other) & 1 == 1:
                    emit(log, s, E_NO_REPORT, other, place(b, s, other), 0)
            s.reports[i] &= ~SEEN
    if found > 0:
        earn(s, p, points)
        emit(log, s, E_PUBLISH_REPORTS, p, b.n_hexes, points)


def forget_reports(s: State, p: int) -> None:
    """Reports that were not published are lost with who wrote them (N65)."""
    for i in range(s.n_reports):
        s.reports[i] &= ~(1 << p)
