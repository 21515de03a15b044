"""AF5: the bonus card (N31-N37, 8.8)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    ANIMAL,
    BONUS_PILE,
    GOODS,
    IVORY,
    MUSKET,
    PLANT,
    TUSK,
)
from forge.rules.source_of_the_nile.events import (
    E_ANIMAL,
    E_BONUS,
    E_FIND,
    E_KNOWN_FIND,
    E_LEGEND,
    E_NO_BONUS,
    E_NO_CONDITION,
    E_NO_LEGEND,
    E_NO_LINE,
    E_NO_MUSKET,
    E_PLANT,
    E_RESPECT_ANIMAL,
    E_TUSK,
    E_VP_DIE,
)
from forge.rules.source_of_the_nile.load import settle
from forge.rules.source_of_the_nile.piles import draw
from forge.rules.source_of_the_nile.shared import ask_die, go, ground, regain_respect
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_AF5, S_AF6, S_BONUS, S_BONUS_DIE, S_FIND
from forge.rules.source_of_the_nile.tables import Tables


def bonus_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of a bonus card: its lines one after the other."""
    if s.step == S_AF5:
        if s.fresh > 0:
            draw(b, s, BONUS_PILE, S_BONUS)
        else:
            emit(log, s, E_NO_BONUS, s.seat, s.pos[s.seat], 0)
            go(s, S_AF6)
    elif s.step == S_BONUS:
        turn_over(b, s, log)
    elif s.step == S_BONUS_DIE:
        s.found_vp = s.got
        emit(log, s, E_VP_DIE, s.seat, s.pos[s.seat], s.got)
        note_find(b, s, log)
    else:
        s.found = -1
        next_line(b, s, log)


def turn_over(b: Tables, s: State, log: Log | None) -> None:
    """The card is checked against the explorer's specialty (N32); a legend is for everybody."""
    s.card = s.got
    s.found = -1
    if s.card < 0:
        go(s, S_AF6)
        return
    emit(log, s, E_BONUS, s.seat, s.pos[s.seat], s.card)
    s.deed_at = b.find[s.card]
    s.roll = 0
    if b.legend[s.card] > 0:
        hear_legend(b, s, log)
        end_card(b, s)
    else:
        next_line(b, s, log)


def hear_legend(b: Tables, s: State, log: Log | None) -> None:
    """A legend is found deep in the interior on the right ground, once in a campaign (8.8)."""
    p = s.seat
    h = s.pos[p]
    deep = b.depth[h] >= b.legend_depth[s.card]
    i = b.legend[s.card] - 1
    if deep and s.legends[i] == 0 and ground(b, s, h) & b.legend_if[s.card] > 0:
        s.legends[i] = p + 1
        emit(log, s, E_LEGEND, p, h, i)
    else:
        emit(log, s, E_NO_LEGEND, p, h, i)


def next_line(b: Tables, s: State, log: Log | None) -> None:
    """The next line that is for this explorer; after the last the step is over."""
    p = s.seat
    while s.deed_at < b.find[s.card + 1]:
        i = s.deed_at
        s.deed_at += 1
        if b.find_for[i] < 0 or b.find_for[i] == s.profession[p]:
            s.roll = 1
            if line_holds(b, s, p, i, log):
                begin_find(b, s, p, i, log)
                return
    if s.roll == 0:
        emit(log, s, E_NO_LINE, p, s.pos[p], s.card)
    end_card(b, s)


def end_card(b: Tables, s: State) -> None:
    """One card in a turn, or one for each new hex (N31)."""
    s.fresh = s.fresh - 1 if b.bonus_draws == 1 else 0
    if s.fresh > 0:
        draw(b, s, BONUS_PILE, S_BONUS)
    else:
        go(s, S_AF6)


def line_holds(b: Tables, s: State, p: int, i: int, log: Log | None) -> bool:
    """Whether the listed conditions are met (N33), muskets included (N35)."""
    h = s.pos[p]
    kind = b.find_kind[i]
    if ground(b, s, h) & b.find_if[i] == 0:
        emit(log, s, E_NO_CONDITION, p, h, s.card)
        return False
    if kind in (ANIMAL, TUSK) and s.has[p * GOODS + MUSKET] == 0:
        emit(log, s, E_NO_MUSKET, p, h, s.card)
        return False
    at = p * b.n_finds + i
    kept = kind in (ANIMAL, PLANT)
    if kept and (s.find_told[i] == 1 or s.carry[at] > 0 or s.note[at] > 0):
        emit(log, s, E_KNOWN_FIND, p, h, s.card)
        return False
    return True


def begin_find(b: Tables, s: State, p: int, i: int, log: Log | None) -> None:
    """What a line is worth: as listed (N33), or a die (N34); ivory is worth money (N37)."""
    s.found = i
    s.found_vp = b.find_vp[i]
    if b.find_kind[i] == TUSK:
        s.has[p * GOODS + IVORY] += 1
        emit(log, s, E_TUSK, p, s.pos[p], 1)
        settle(b, s, S_FIND)
    elif s.found_vp == 0:
        ask_die(s, S_BONUS_DIE)
    else:
        note_find(b, s, log)


def note_find(b: Tables, s: State, log: Log | None) -> None:
    """Points are noted; animals and plants are carried, and need room (N36)."""
    p = s.seat
    kind = b.find_kind[s.found]
    at = p * b.n_finds + s.found
    if kind not in (ANIMAL, PLANT):
        s.note[at] += s.found_vp
        emit(log, s, E_FIND, p, s.pos[p], s.found_vp)
        go(s, S_FIND)
        return
    s.carry[at] = s.found_vp
    emit(log, s, E_ANIMAL if kind == ANIMAL else E_PLANT, p, s.pos[p], s.found_vp)
    if kind == ANIMAL:
        regain_respect(s, p, E_RESPECT_ANIMAL, log)
    settle(b, s, S_FIND)
