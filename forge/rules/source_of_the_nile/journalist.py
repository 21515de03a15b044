"""AF6: interviews, and the two absent rivals of a solo campaign (N56, N57, ND20)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    A_RIVAL,
    DONE,
    FRIENDLY,
    IN_AFRICA,
    INTERVIEW,
    LIVING,
    TO_SEAT,
)
from forge.rules.source_of_the_nile.events import (
    E_NO_TALK,
    E_RIVAL_BACK,
    E_RIVAL_MEETS,
    E_RIVAL_ON,
    E_RIVAL_PEACE,
    E_RIVAL_RESTS,
    E_RIVAL_SILENT,
    E_RIVAL_TALK,
    E_TALK,
)
from forge.rules.source_of_the_nile.reports import report
from forge.rules.source_of_the_nile.shared import ask, ask_die, go
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import (
    S_AF6,
    S_END_TURN,
    S_MEETING,
    S_RIVAL,
    S_RIVALS_END,
    S_TALK,
)
from forge.rules.source_of_the_nile.tables import Tables


def press_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of the journalist; other professions have none."""
    p = s.seat
    if s.step == S_AF6:
        s.rival = 0
        if b.journalist[s.profession[p]] == 0:
            go(s, S_END_TURN)
        elif s.seats == 1:
            next_rival(b, s)
        else:
            offer_talk(b, s)
    elif s.step == S_RIVAL:
        answer_rival(b, s, log)
    elif s.step == S_MEETING:
        answer_meeting(b, s, log)
    elif s.step == S_TALK:
        answer_talk(b, s, log)
    else:
        next_rival(b, s)


def offer_talk(b: Tables, s: State) -> None:
    """An interview, where there is somebody to be asked (N56)."""
    for q in range(s.seats):
        if may_talk(b, s, s.seat, q):
            ask(s, INTERVIEW)
            return
    go(s, S_END_TURN)


def hears(b: Tables, s: State, p: int) -> bool:
    """Whether a journalist stands where explorers are met: a port, or a friendly people (ND20)."""
    return b.port[s.pos[p]] > 0 or s.mood[s.pos[p]] == FRIENDLY


def may_talk(b: Tables, s: State, p: int, q: int) -> bool:
    """Only with who has been deep in the interior (N56), once with each (N57)."""
    if p == q or s.life[q] != LIVING or s.where[q] != IN_AFRICA:
        return False
    near = hears(b, s, p) or s.pos[p] == s.pos[q]
    return near and s.deepest[q] >= b.interview_depth and (s.met[p] >> q) & 1 == 0


def talk(b: Tables, s: State, action: int, log: Log | None) -> None:
    """An interview is noted, or not asked for (N57)."""
    p = s.seat
    if action == DONE:
        emit(log, s, E_NO_TALK, p, s.pos[p], 0)
        go(s, S_END_TURN)
    else:
        s.met[p] |= 1 << (action - TO_SEAT)
        s.talks[p] += 1
        emit(log, s, E_TALK, p, s.pos[p], action - TO_SEAT)
        offer_talk(b, s)


def next_rival(b: Tables, s: State) -> None:
    """A die for each rival (ND20)."""
    if s.rival < b.rivals:
        s.rival += 1
        ask_die(s, S_RIVAL)
    else:
        go(s, S_END_TURN)


def answer_rival(b: Tables, s: State, log: Log | None) -> None:
    """The rival goes back, goes on, rests, or meets a people (ND20)."""
    p = s.seat
    i = s.rival - 1
    depth = s.rival_depth[i]
    if s.got <= b.rival_rows[0]:
        s.rival_depth[i] = max(0, depth - b.rival_back)
        emit(log, s, E_RIVAL_BACK, p, s.pos[p], s.rival_depth[i])
    elif s.got <= b.rival_rows[1]:
        s.rival_depth[i] = min(b.rival_most, depth + b.rival_on)
        emit(log, s, E_RIVAL_ON, p, s.pos[p], s.rival_depth[i])
    else:
        emit(log, s, E_RIVAL_RESTS, p, s.pos[p], depth)
    s.rival_best[i] = max(s.rival_best[i], s.rival_depth[i])
    if s.got > b.rival_rows[2] and depth > 0:
        emit(log, s, E_RIVAL_MEETS, p, s.pos[p], depth)
        ask_die(s, S_MEETING)
    else:
        ask_rival(b, s)


def answer_meeting(b: Tables, s: State, log: Log | None) -> None:
    """The rival's meeting is peaceful, or a clash that either side wins (ND20)."""
    if s.got <= b.meeting_rows[0]:
        emit(log, s, E_RIVAL_PEACE, s.seat, s.pos[s.seat], s.got)
    else:
        s.won = 1 if s.got <= b.meeting_rows[1] else 0
        report(b, s, A_RIVAL, 0, log)
    ask_rival(b, s)


def ask_rival(b: Tables, s: State) -> None:
    """Where explorers are met, a rival who was deep inland may give the one interview (ND20)."""
    i = s.rival - 1
    deep = s.rival_best[i] >= b.interview_depth and (s.met[s.seat] >> i) & 1 == 0
    if deep and hears(b, s, s.seat):
        ask_die(s, S_TALK)
    else:
        go(s, S_RIVALS_END)


def answer_talk(b: Tables, s: State, log: Log | None) -> None:
    """The rival talks on a high die (ND20)."""
    p = s.seat
    if s.got >= b.rival_talks:
        s.met[p] |= 1 << (s.rival - 1)
        s.talks[p] += 1
        emit(log, s, E_RIVAL_TALK, p, s.pos[p], s.got)
    else:
        emit(log, s, E_RIVAL_SILENT, p, s.pos[p], s.got)
    go(s, S_RIVALS_END)
