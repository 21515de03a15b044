"""Battles: strength, the roll, losses, spoils (6.3, N42, N47, N48, N51-N54)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    AMBUSHED,
    CAPTIVES,
    DETAINED,
    DO_LOOT,
    FORCED,
    GIFTS,
    GOODS,
    GUARD,
    GUIDE,
    HOLD,
    LOOT,
    MUSKET,
    PORTER,
    RATIONS,
    SMALL,
    UNMET,
    WARY,
)
from forge.rules.source_of_the_nile.death import die
from forge.rules.source_of_the_nile.events import (
    E_BATTLE,
    E_COSTLY,
    E_DEFEAT,
    E_FALLS,
    E_HELD,
    E_LOOT,
    E_MAY_NOT_HOLD,
    E_MAY_NOT_LOOT,
    E_MEN_LOST,
    E_RELEASED,
    E_RESPECT_BACK,
    E_ROUT,
    E_SPARED,
    E_VICTORY,
)
from forge.rules.source_of_the_nile.load import settle
from forge.rules.source_of_the_nile.people import withdraw
from forge.rules.source_of_the_nile.reports import report
from forge.rules.source_of_the_nile.shared import armed, ask, ask_dice, ask_die, go, regain_respect
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import (
    S_AF2_END,
    S_BATTLE,
    S_CAPTIVES,
    S_CLASH,
    S_FATE,
    S_FOES,
    S_FOUGHT,
    S_LOSSES,
    S_SPOILS,
    S_STEP,
    S_WON,
)
from forge.rules.source_of_the_nile.tables import Tables

ROUT = 0
DEFEAT = 1
COSTLY = 2


def battle_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of a battle."""
    if s.step == S_BATTLE:
        ask_die(s, S_FOES)
    elif s.step == S_FOES:
        count_foes(b, s, log)
        ask_dice(s, S_CLASH)
    elif s.step == S_CLASH:
        answer_clash(b, s, log)
    elif s.step == S_LOSSES:
        lose_people(b, s, log)
    elif s.step == S_FATE:
        answer_fate(b, s, log)
    elif s.step == S_WON:
        win(b, s, log)
    elif s.step == S_SPOILS:
        take_captives(b, s, log)
    elif s.step == S_CAPTIVES:
        ask(s, CAPTIVES)
    else:
        leave_field(b, s, log)


def count_foes(b: Tables, s: State, log: Log | None) -> None:
    """How strong the people are: their village and a die (6.3)."""
    h = s.pos[s.seat]
    if s.why != AMBUSHED:
        s.foe = b.foes[s.village[h] - SMALL] + s.got
    emit(log, s, E_BATTLE, s.seat, h, s.foe)


def strength(b: Tables, s: State, p: int) -> int:
    """How strong the expedition is; without respect its guards count half (6.3, N42)."""
    at = p * GOODS
    guards = s.has[at + GUARD]
    found = b.armed_guard_strength * armed(s, p) + b.guard_strength * (guards - armed(s, p))
    if s.respect[p] == 1:
        found //= b.disrespect_part
    if s.has[at + MUSKET] > guards:
        found += 1
    return found + b.explorer_strength + s.has[at + PORTER] // b.porters_per_strength


def answer_clash(b: Tables, s: State, log: Log | None) -> None:
    """Two dice and the odds decide (6.3); journalists hear of it (N51)."""
    p = s.seat
    odds_now = strength(b, s, p) - s.foe
    if s.why != FORCED:
        odds_now -= b.attacked_penalty
    roll = s.got + min(b.odds_most, max(-b.odds_most, odds_now))
    s.won = 0 if roll <= b.loses_most[DEFEAT] else 1
    report(b, s, p, s.pos[p], log)
    if roll <= b.loses_most[ROUT]:
        emit(log, s, E_ROUT, p, s.pos[p], 0)
        be_routed(b, s, p)
        s.roll = b.rout_dies
        ask_dice(s, S_FATE)
    elif roll <= b.loses_most[DEFEAT]:
        emit(log, s, E_DEFEAT, p, s.pos[p], 0)
        s.roll = b.defeat_dies
        ask_die(s, S_LOSSES)
    elif roll <= b.loses_most[COSTLY]:
        emit(log, s, E_COSTLY, p, s.pos[p], 0)
        ask_die(s, S_LOSSES)
    else:
        emit(log, s, E_VICTORY, p, s.pos[p], 0)
        go(s, S_WON)


def be_routed(b: Tables, s: State, p: int) -> None:
    """Half of porters and guards (rounded up), of gifts and rations (rounded down) are lost."""
    at = p * GOODS
    for i in (PORTER, GUARD):
        s.has[at + i] -= (s.has[at + i] + b.rout_part - 1) // b.rout_part
    for i in (GIFTS, RATIONS):
        s.has[at + i] -= s.has[at + i] // b.rout_part


def lose_people(b: Tables, s: State, log: Log | None) -> None:
    """A defeat costs a die of people, a costly win half of it, guides spared (6.3)."""
    p = s.seat
    over = b.costly_over if s.won == 1 else b.defeat_over
    n = (s.got + over - 1) // over
    lost = 0
    for i in (PORTER, GUARD, GUIDE):
        gone = min(n - lost, s.has[p * GOODS + i])
        if not (i == GUIDE and s.won == 1):
            s.has[p * GOODS + i] -= gone
            lost += gone
    emit(log, s, E_MEN_LOST, p, s.pos[p], lost)
    if s.won == 1:
        go(s, S_WON)
    else:
        ask_dice(s, S_FATE)


def answer_fate(b: Tables, s: State, log: Log | None) -> None:
    """Whether the explorer falls in a lost battle (6.3)."""
    p = s.seat
    if s.got >= s.roll:
        emit(log, s, E_FALLS, p, s.pos[p], s.got)
        die(b, s, log)
    else:
        withdraw(b, s, log)
        go(s, S_FOUGHT)


def win(b: Tables, s: State, log: Log | None) -> None:
    """A won battle brings respect back (N42); the people are wary and remember it (6.3)."""
    p = s.seat
    h = s.pos[p]
    regain_respect(s, p, E_RESPECT_BACK, log)
    if s.why == AMBUSHED:
        go(s, S_FOUGHT)
        return
    if s.mood[h] == UNMET:
        s.mood[h] = WARY
    s.clash[h] = 1
    if may_seize(b, s, p):
        ask(s, LOOT)
    else:
        emit(log, s, E_MAY_NOT_LOOT, p, h, 0)
        go(s, S_SPOILS)


def may_seize(b: Tables, s: State, p: int) -> bool:
    """Whether supplies may be seized: never by missionaries, doctors, ethnologists (N48)."""
    return b.seize_allowed == 1 and b.gentle[s.profession[p]] == 0


def loot(b: Tables, s: State, action: int, log: Log | None) -> None:
    """Rations are taken, or not (N48)."""
    p = s.seat
    h = s.pos[p]
    if action == DO_LOOT:
        n = b.spoils[s.village[h] - SMALL]
        s.has[p * GOODS + RATIONS] += n
        emit(log, s, E_LOOT, p, h, n)
    else:
        emit(log, s, E_SPARED, p, h, 0)
    go(s, S_SPOILS)


def take_captives(b: Tables, s: State, log: Log | None) -> None:
    """People held after a clash are counted by a die; who must releases them (N47)."""
    p = s.seat
    if b.detain_allowed == 1 and b.gentle[s.profession[p]] == 0:
        ask_die(s, S_CAPTIVES)
    else:
        s.has[p * GOODS + DETAINED] = 0
        emit(log, s, E_MAY_NOT_HOLD, p, s.pos[p], 0)
        go(s, S_FOUGHT)


def detain(b: Tables, s: State, action: int, log: Log | None) -> None:
    """They are held, carry and eat (6.3), or go home."""
    p = s.seat
    if action == HOLD:
        s.has[p * GOODS + DETAINED] += s.got
        emit(log, s, E_HELD, p, s.pos[p], s.got)
    else:
        emit(log, s, E_RELEASED, p, s.pos[p], s.got)
    go(s, S_FOUGHT)


def leave_field(b: Tables, s: State, log: Log | None) -> None:
    """What can no longer be carried is dropped; then the turn goes on."""
    if s.why == AMBUSHED:
        if s.won == 0:
            s.barred = 1
        settle(b, s, S_AF2_END)
    else:
        settle(b, s, S_STEP)
