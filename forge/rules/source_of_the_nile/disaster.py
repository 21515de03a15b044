"""AF2: disasters, and who dies in them (N3, N4, N38, N44, N45, ND14, 8.6)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.source_of_the_nile.codes import (
    AMBUSHED,
    BEAST,
    CANOE,
    CANOEING,
    DIES,
    DISASTER_PILE,
    FIGHT,
    GOODS,
    GUIDE,
    HALT,
    IVORY,
    LEAVES,
    MUSKET,
    SICK,
    THE_EXPLORER,
    WATER,
)
from forge.rules.source_of_the_nile.death import die
from forge.rules.source_of_the_nile.events import (
    E_ABSENT,
    E_BEAST_AWAY,
    E_BEAST_SHOT,
    E_DISASTER,
    E_EXPLORER_DIES,
    E_GOODS_LOST,
    E_HAVEN,
    E_KEPT,
    E_LEAVE,
    E_NO_EFFECT,
    E_NO_MOVE,
    E_NOBODY_DIES,
    E_PEOPLE_DIE,
    E_RESPECT_BEAST,
)
from forge.rules.source_of_the_nile.load import goods_event, settle, specimens
from forge.rules.source_of_the_nile.piles import draw
from forge.rules.source_of_the_nile.shared import (
    ask_dice,
    ask_die,
    go,
    ground,
    in_haven,
    regain_respect,
)
from forge.rules.source_of_the_nile.sickness import fall_ill, sicken
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import (
    S_AF2,
    S_AF2_END,
    S_AF3,
    S_DEATH_DICE,
    S_DEED,
    S_DEED_DIE,
    S_DISASTER,
    S_FOES,
    S_SHOT,
)
from forge.rules.source_of_the_nile.tables import Tables


def disaster_step(b: Tables, s: State, log: Log | None) -> None:
    """The steps of a disaster."""
    if s.step == S_AF2:
        look_for_disaster(b, s, log)
    elif s.step == S_DISASTER:
        befall(b, s, log)
    elif s.step == S_DEED:
        next_deed(b, s, log)
    elif s.step == S_DEED_DIE:
        s.roll = s.got
        go(s, S_DEED)
    elif s.step == S_DEATH_DICE:
        answer_death(b, s, s.deed_at - 1, log)
    elif s.step == S_SHOT:
        answer_shot(b, s, log)
    else:
        if specimens(b, s, s.seat) + s.has[s.seat * GOODS + IVORY] > 0:
            emit(log, s, E_KEPT, s.seat, s.pos[s.seat], 0)
        settle(b, s, S_AF3)


def look_for_disaster(b: Tables, s: State, log: Log | None) -> None:
    """A disaster card (N3), but not in a port or in the Cape Colony (N4)."""
    h = s.pos[s.seat]
    if in_haven(b, h):
        emit(log, s, E_HAVEN, s.seat, h, 0)
        go(s, S_AF3)
    else:
        draw(b, s, DISASTER_PILE, S_DISASTER)


def befall(b: Tables, s: State, log: Log | None) -> None:
    """The card acts where its conditions hold (8.6); its die comes first."""
    p = s.seat
    s.card = s.got
    s.roll = 0
    emit(log, s, E_DISASTER, p, s.pos[p], s.card)
    s.deed_at = b.deed[s.card]
    if not applies(b, s, p, s.card):
        s.deed_at = b.deed[s.card + 1]
        emit(log, s, E_NO_EFFECT, p, s.pos[p], s.card)
        go(s, S_DEED)
    elif b.card_dice[s.card] == 0:
        go(s, S_DEED)
    elif b.card_dice[s.card] == 1:
        ask_die(s, S_DEED_DIE)
    else:
        ask_dice(s, S_DEED_DIE)


def applies(b: Tables, s: State, p: int, card: int) -> bool:
    """Whether the ground, the canoe and the guide that a card asks for are there."""
    if b.card_canoe[card] == 1 and s.mode[p] != CANOEING:
        return False
    if b.card_guide[card] == 1 and s.has[p * GOODS + GUIDE] == 0:
        return False
    return ground(b, s, s.pos[p]) & b.card_ground[card] > 0


def next_deed(b: Tables, s: State, log: Log | None) -> None:
    """The next thing that the card does."""
    d = s.deed_at
    if d == b.deed[s.card + 1]:
        go(s, S_AF2_END)
    else:
        s.deed_at += 1
        go(s, S_DEED)
        if s.roll >= b.least[d]:
            do_deed(b, s, d, log)


def share(b: Tables, s: State, d: int, present: int) -> int:
    """How many a deed is about: a part of all (people rounded up), or a number and the die."""
    part = b.part[d]
    if part > 0:
        up = part - 1 if b.op[d] in (DIES, LEAVES) else 0
        return (present + up) // part
    n = b.amount[d]
    if b.over[d] > 0:
        n += (s.roll + b.over[d] - 1) // b.over[d]
    return n


def there(s: State, what: int) -> int:
    """How many there are of all that a deed names."""
    found = 0
    for i in range(GOODS):
        if (what >> i) & 1 == 1:
            found += s.has[s.seat * GOODS + i]
    return found


def do_deed(b: Tables, s: State, d: int, log: Log | None) -> None:
    """One thing that a card does."""
    p = s.seat
    op = b.op[d]
    present = there(s, b.what[d])
    n = share(b, s, d, present)
    if op == DIES:
        s.due = min(n, present)
        ask_dice(s, S_DEATH_DICE)
    elif op == BEAST:
        meet_beast(s, p)
    elif op == FIGHT:
        s.why = AMBUSHED
        s.foe = share(b, s, d, 0)
        go(s, S_FOES)
    elif op == SICK:
        if b.what[d] & THE_EXPLORER > 0:
            fall_ill(s, p, log)
        else:
            sicken(s, p, n, log)
    elif op == HALT:
        s.barred = 1
        emit(log, s, E_NO_MOVE, p, s.pos[p], 0)
    else:
        n = take_away(s, b.what[d], n)
        event = E_LEAVE if op == LEAVES else E_GOODS_LOST + goods_event(first_of(b.what[d]))
        emit(log, s, event, p, s.pos[p], n)


def first_of(what: int) -> int:
    """The first of the goods that a deed names; weapons where it names people."""
    for i in range(MUSKET, CANOE + 1):
        if (what >> i) & 1 == 1:
            return i
    return MUSKET


def take_away(s: State, what: int, most: int) -> int:
    """Goods are lost, or people leave: of the first that is named as long as there are any.

    Animals, plants and ivory are never lost (N38): no card names them.
    """
    p = s.seat
    n = 0
    for i in range(GOODS):
        if (what >> i) & 1 == 1:
            gone = min(most - n, s.has[p * GOODS + i])
            s.has[p * GOODS + i] -= gone
            n += gone
    s.dry[p] = min(s.dry[p], s.has[p * GOODS + WATER])
    return n


def meet_beast(s: State, p: int) -> None:
    """A dangerous animal may be shot where there is a musket (ND14)."""
    if s.has[p * GOODS + MUSKET] > 0:
        ask_die(s, S_SHOT)
    else:
        go(s, S_DEED)


def answer_shot(b: Tables, s: State, log: Log | None) -> None:
    """It is killed on a high die, which brings back respect (ND14, N42)."""
    p = s.seat
    if s.got < b.shot_least[s.profession[p]]:
        emit(log, s, E_BEAST_AWAY, p, s.pos[p], s.got)
    else:
        emit(log, s, E_BEAST_SHOT, p, s.pos[p], s.got)
        regain_respect(s, p, E_RESPECT_BEAST, log)
    go(s, S_DEED)


def answer_death(b: Tables, s: State, d: int, log: Log | None) -> None:
    """Two dice: the explorer dies instead (N44), sooner if the named person is absent (N45)."""
    p = s.seat
    named = there(s, b.what[d])
    least = b.death_least if named > 0 else b.death_absent_least
    if s.got >= least:
        emit(log, s, E_EXPLORER_DIES if named > 0 else E_ABSENT, p, s.pos[p], s.got)
        die(b, s, log)
        return
    n = take_away(s, b.what[d], 1 if b.deaths_throw == 1 else s.due)
    s.due -= n
    emit(log, s, E_PEOPLE_DIE if named > 0 else E_NOBODY_DIES, p, s.pos[p], n)
    if s.due > 0 and n > 0:
        ask_dice(s, S_DEATH_DICE)
    else:
        go(s, S_DEED)
