"""AF4b and who falls sick (N29, 6.5)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import FOLK, GOODS, LIVING, MEDICINE
from forge.rules.source_of_the_nile.death import die
from forge.rules.source_of_the_nile.events import (
    E_DIES_SICK,
    E_EXPLORER_DIES_SICK,
    E_EXPLORER_SICK,
    E_EXPLORER_STAYS_SICK,
    E_EXPLORER_WELL,
    E_SICK,
    E_STAYS_SICK,
    E_WELL,
)
from forge.rules.source_of_the_nile.shared import ask_dice, go, is_guest
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_AF4B, S_AF4C, S_RECOVERY
from forge.rules.source_of_the_nile.tables import Tables


def sicken(s: State, p: int, n: int, log: Log | None) -> None:
    """So many members fall sick, porters first (8.6)."""
    found = 0
    for i in range(FOLK):
        more = min(n - found, s.has[p * GOODS + i])
        s.has[p * GOODS + i] -= more
        s.sick[p * FOLK + i] += more
        found += more
    emit(log, s, E_SICK, p, s.pos[p], found)


def fall_ill(s: State, p: int, log: Log | None) -> None:
    """The explorer falls sick."""
    if s.ill[p] == 0:
        s.ill[p] = 1
        emit(log, s, E_EXPLORER_SICK, p, s.pos[p], 0)


def recovery_step(b: Tables, s: State, log: Log | None) -> None:
    """A roll for each sick member, one after the other: the explorer, then the others (N29)."""
    p = s.seat
    if s.step == S_AF4B:
        s.card = -1
        s.due = s.ill[p]
    else:
        answer_recovery(b, s, log)
        if s.life[p] != LIVING:
            return
    while s.due == 0 and s.card < FOLK - 1:
        s.card += 1
        s.due = s.sick[p * FOLK + s.card]
    if s.due == 0:
        go(s, S_AF4C)
    else:
        s.due -= 1
        ask_dice(s, S_RECOVERY)


def recovery_help(b: Tables, s: State, p: int) -> int:
    """What is added to the two dice (6.5)."""
    found = b.heals[s.profession[p]] + b.help_level[s.level]
    if s.has[p * GOODS + MEDICINE] > 0:
        found += b.chest_help
    if is_guest(b, s, s.pos[p]):
        found += b.guest_help
    if s.unfed > 0:
        found += b.unfed_help
    return found


def answer_recovery(b: Tables, s: State, log: Log | None) -> None:
    """Dies, stays sick or recovers (6.5); ``card`` says whose roll it was."""
    p = s.seat
    roll = s.got + recovery_help(b, s, p)
    who = s.card
    if who < 0:
        recover_explorer(b, s, roll, log)
    elif roll <= b.die_most:
        s.sick[p * FOLK + who] -= 1
        emit(log, s, E_DIES_SICK, p, s.pos[p], who)
    elif roll <= b.stays_most:
        emit(log, s, E_STAYS_SICK, p, s.pos[p], who)
    else:
        s.sick[p * FOLK + who] -= 1
        s.has[p * GOODS + who] += 1
        emit(log, s, E_WELL, p, s.pos[p], who)


def recover_explorer(b: Tables, s: State, roll: int, log: Log | None) -> None:
    """The explorer's own roll (6.5)."""
    p = s.seat
    if roll <= b.die_most:
        emit(log, s, E_EXPLORER_DIES_SICK, p, s.pos[p], max(0, roll))
        die(b, s, log)
    elif roll <= b.stays_most:
        emit(log, s, E_EXPLORER_STAYS_SICK, p, s.pos[p], 0)
    else:
        s.ill[p] = 0
        emit(log, s, E_EXPLORER_WELL, p, s.pos[p], 0)
