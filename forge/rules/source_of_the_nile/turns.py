"""END_TURN and what comes next: turns, sailing home, the end (N1, ND15, ND21, ND23, ND24)."""

from __future__ import annotations

from forge.rules.emit import emit
from forge.rules.log import Log
from forge.rules.protocol import WIN, Buffer
from forge.rules.source_of_the_nile.codes import (
    DEAD,
    GOODS,
    GRADES,
    HARBOUR,
    IN_AFRICA,
    IN_EUROPE,
    IVORY,
    LIVING,
    MUSKET,
    OUT,
    OVER,
    PROFESSION,
    SAIL,
    TO_PROFESSION,
)
from forge.rules.source_of_the_nile.death import disband
from forge.rules.source_of_the_nile.donations import give
from forge.rules.source_of_the_nile.events import (
    E_CROSSED,
    E_FINAL,
    E_GRADE,
    E_HEIR,
    E_LIMIT,
    E_MONTH,
    E_PROFESSION,
    E_REMAIN,
    E_SAIL,
    E_SOLD,
    E_START,
    E_WIN,
)
from forge.rules.source_of_the_nile.records import award_records
from forge.rules.source_of_the_nile.shared import ask, go, month, place
from forge.rules.source_of_the_nile.state import State
from forge.rules.source_of_the_nile.steps import S_AF1, S_EU1, S_EUROPE, S_NEXT, S_SETTLE
from forge.rules.source_of_the_nile.tables import Tables


def turn_step(b: Tables, s: State, log: Log | None) -> None:
    """A turn ends, or the next begins."""
    if s.step == S_SETTLE:
        begin_campaign(b, s)
    elif s.step == S_NEXT:
        next_turn(b, s, log)
    else:
        end_turn(b, s, log)


def begin_campaign(b: Tables, s: State) -> None:
    """After a player's first donations the next one chooses; then turn 1 begins (ND17)."""
    if s.seat < s.seats - 1:
        s.seat += 1
        ask(s, PROFESSION)
    else:
        go(s, S_NEXT)


def choose_profession(b: Tables, s: State, action: int, log: Log | None) -> None:
    """A first explorer with five donations (ND17), or a successor with four (ND23)."""
    p = s.seat
    s.profession[p] = action - TO_PROFESSION
    s.life[p] = LIVING
    emit(log, s, E_PROFESSION, p, b.n_hexes, s.profession[p])
    if s.turns == 0:
        emit(log, s, E_START, p, b.n_hexes, b.start_cards)
        give(b, s, b.start_cards, S_SETTLE)
    else:
        emit(log, s, E_HEIR, p, b.n_hexes, b.successor_cards)
        give(b, s, b.successor_cards, S_EUROPE)


def end_turn(b: Tables, s: State, log: Log | None) -> None:
    """In a port the expedition may sail home (ND15)."""
    p = s.seat
    if s.where[p] == IN_AFRICA and b.port[s.pos[p]] > 0:
        ask(s, HARBOUR)
    else:
        go(s, S_NEXT)


def harbour(b: Tables, s: State, action: int, log: Log | None) -> None:
    """The expedition disbands and sails home free of charge, or stays (ND15)."""
    p = s.seat
    h = s.pos[p]
    if action == SAIL:
        cross(b, s, p, h, log)
        sell(b, s, p, log)
        s.where[p] = IN_EUROPE
        s.back[p] = 1
        emit(log, s, E_SAIL, p, h, 0)
    else:
        emit(log, s, E_REMAIN, p, h, 0)
    go(s, S_NEXT)


def cross(b: Tables, s: State, p: int, h: int, log: Log | None) -> None:
    """From coast to coast in one expedition (ND21), noted once by each player."""
    far = b.apart[(s.landed[p] - 1) * b.n_ports + b.port[h] - 1]
    if far >= b.coast_apart and s.crossing[p] == 0:
        s.crossing[p] = 1
        emit(log, s, E_CROSSED, p, h, far)


def sell(b: Tables, s: State, p: int, log: Log | None) -> None:
    """Goods and animals sell for half their price; ivory and specimens go home (ND15, N37)."""
    ivory = s.has[p * GOODS + IVORY]
    money = 0
    for i in range(MUSKET, IVORY):
        money += s.has[p * GOODS + i] * b.price[i] // b.sale_part
    disband(s, p)
    s.has[p * GOODS + IVORY] = ivory
    s.money[p] += money
    if money > 0:
        emit(log, s, E_SOLD, p, s.pos[p], money)


def next_turn(b: Tables, s: State, log: Log | None) -> None:
    """On to the next player (N1); the campaign ends when its turns are over, or all are out."""
    if s.turns == b.campaign_turns * s.seats or all_out(s):
        finish(b, s, log)
    elif s.limit > 0 and s.turns == s.limit:
        s.undecided = 1
        s.phase = OVER
        emit(log, s, E_LIMIT, s.seat, b.n_hexes, s.limit)
    else:
        s.turns += 1
        s.seat = (s.seat + 1) % s.seats
        s.paid = 0
        open_turn(b, s, log)


def all_out(s: State) -> bool:
    """Whether nobody has explorers left: the third death was the last (10)."""
    for p in range(s.seats):
        if s.life[p] != OUT:
            return False
    return True


def open_turn(b: Tables, s: State, log: Log | None) -> None:
    """A month in Africa, a turn in Europe, a successor, or nothing for who is out."""
    p = s.seat
    if s.life[p] == OUT:
        go(s, S_NEXT)
        return
    emit(log, s, E_MONTH, p, place(b, s, p), month(s))
    if s.life[p] == DEAD:
        ask(s, PROFESSION)
    elif s.where[p] == IN_AFRICA:
        go(s, S_AF1)
    elif s.back[p] == 1:
        s.back[p] = 0
        go(s, S_EU1)
    else:
        go(s, S_EUROPE)


def finish(b: Tables, s: State, log: Log | None) -> None:
    """Records are scored (ND24); the most points win."""
    award_records(b, s, log)
    s.phase = OVER
    for p in range(s.seats):
        emit(log, s, E_FINAL, p, b.n_hexes, s.score[p])
        emit(log, s, E_GRADE + grade(b, s, p), p, b.n_hexes, grade(b, s, p))
    for p in range(s.seats):
        if s.seats > 1 and s.score[p] == most_points(s):
            emit(log, s, E_WIN, p, b.n_hexes, s.score[p])


def grade(b: Tables, s: State, p: int) -> int:
    """The grade of a campaign by its points, 0 the lowest (10)."""
    found = 0
    for i in range(GRADES):
        if s.score[p] >= b.grade_least[i]:
            found = i
    return found


def most_points(s: State) -> int:
    """The points of the best."""
    found = 0
    for p in range(s.seats):
        found = max(found, s.score[p])
    return found


def scores(b: Tables, s: State, out: Buffer) -> None:
    """Those with the most points share the win; a campaign that was stopped is shared by all."""
    winners = 0
    for p in range(s.seats):
        if s.undecided == 1 or s.score[p] == most_points(s):
            winners += 1
    for p in range(s.seats):
        best = s.undecided == 1 or s.score[p] == most_points(s)
        out[p] = WIN // winners if best else 0
