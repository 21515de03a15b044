"""Adventure cards: their operations one by one, on whom they befall (A27-A34, A39, AD1-AD6)."""

from __future__ import annotations

from forge.rules.across_africa.camp import like_an_earlier, may_store, unstore
from forge.rules.across_africa.codes import (
    ALL,
    CAMP,
    DRAW_PHOTO,
    E_AT_CAMP,
    E_CHOOSE,
    E_KEEP_MAP,
    E_KEEP_PHOTO,
    E_LOSE,
    E_LOSE_UNIQUE,
    E_NO_CAMP,
    E_NOTHING,
    E_SKIP,
    KEEP_MAP,
    KEEP_PHOTO,
    LOSE,
    LOSE_PHOTO,
    MOVE,
    NEAREST,
    OTHER,
    PLACE_DIAMONDS,
    SELF,
    SKIP,
    STEPS,
    STORE,
    TARGET,
    UNSTORE,
    UNSTORE_PHOTO,
)
from forge.rules.across_africa.mine import begin_mine
from forge.rules.across_africa.moves import begin_move
from forge.rules.across_africa.piles import draw_photo, drop_card, drop_photo
from forge.rules.across_africa.tables import State, Tables
from forge.rules.emit import emit
from forge.rules.log import Log


def go_on_with_card(b: Tables, s: State, log: Log | None) -> None:
    """The next operation of the card, or its end (A29, A33)."""
    c = s.card - 1
    d = s.next_deed
    if d == b.deed[c + 1]:
        finish_card(b, s, c, log)
    elif b.who[d] == OTHER and s.chosen == 0:
        ask_whom(b, s, log)
    else:
        s.next_deed += 1
        if b.who[d] == ALL:
            s.queue = s.seats
            for p in range(s.seats):
                s.due[p] = 1
        else:
            befall(b, s, d, s.seat if b.who[d] == SELF else s.chosen - 1, log)


def go_on_with_all(b: Tables, s: State, log: Log | None) -> None:
    """The operation befalls the next player."""
    p = next_due(b, s)
    s.due[p] = 0
    s.queue -= 1
    befall(b, s, s.next_deed - 1, p, log)


def next_due(b: Tables, s: State) -> int:
    """Who drew the card comes first (A65), then the others, clockwise or the foremost (R14)."""
    found = s.seat
    for i in range(1, s.seats):
        p = (s.seat + i) % s.seats
        if s.due[p] == 1 and (s.due[found] == 0 or (found != s.seat and sooner(b, s, p, found))):
            found = p
    return found


def sooner(b: Tables, s: State, p: int, than: int) -> bool:
    """Whether a pawn farther on goes before the other one (R14)."""
    at = s.plan * b.n_points
    return b.season_order == 1 and b.far[at + s.pos[p]] < b.far[at + s.pos[than]]


def finish_card(b: Tables, s: State, c: int, log: Log | None) -> None:
    """The card goes to the bottom, unless its player keeps it (A29, A30, A32)."""
    if s.acted == 0:
        emit(log, s, E_NOTHING, s.seat, s.pos[s.seat], c)
    if s.kept == 0:
        drop_card(b, s, c, log)
    s.card = 0
    s.chosen = 0


def ask_whom(b: Tables, s: State, log: Log | None) -> None:
    """Another player is chosen; nobody when there is none."""
    s.mover = s.seat
    others = 0
    for p in range(s.seats):
        if may_be_chosen(b, s, p):
            others += 1
            s.chosen = p + 1
    if others > 1:
        s.chosen = 0
        s.phase = TARGET
    elif others == 0:
        s.next_deed = b.deed[s.card]
    else:
        emit(log, s, E_CHOOSE, s.seat, s.pos[s.seat], s.chosen - 1)


def may_be_chosen(b: Tables, s: State, p: int) -> bool:
    """Whether a player can be chosen: not oneself, nobody who has arrived."""
    return p != s.seat and s.pos[p] != b.finish


def befall(b: Tables, s: State, d: int, p: int, log: Log | None) -> None:
    """One operation befalls one player."""
    op = b.op[d]
    n = b.amount[d]
    s.mover = p
    if op == KEEP_PHOTO:
        keep_photo(b, s, p, log)
    elif op == KEEP_MAP:
        keep_map(s, p, log)
    elif op == DRAW_PHOTO:
        draw_photos(b, s, p, n, log)
    elif op == LOSE_PHOTO:
        begin_lose(b, s, p, log)
    elif op == UNSTORE_PHOTO:
        begin_unstore(b, s, log)
    elif op == PLACE_DIAMONDS:
        begin_mine(b, s, p, log)
    elif op == SKIP:
        skip(s, p, n, log)
    else:
        card_move(b, s, d, p, log)


def keep_map(s: State, p: int, log: Log | None) -> None:
    """The card is a map, which its player keeps (A32)."""
    s.maps[p] += 1
    s.kept = 1
    s.acted = 1
    emit(log, s, E_KEEP_MAP, p, s.pos[p], 0)


def draw_photos(b: Tables, s: State, p: int, n: int, log: Log | None) -> None:
    """A player takes photos from the pile."""
    for _ in range(n):
        if draw_photo(b, s, p, log):
            s.acted = 1


def skip(s: State, p: int, n: int, log: Log | None) -> None:
    """A player will miss turns (AD4)."""
    s.skip[p] += n
    s.acted = 1
    emit(log, s, E_SKIP, p, s.pos[p], n)


def keep_photo(b: Tables, s: State, p: int, log: Log | None) -> None:
    """The card is a unique photo, which its player keeps (A30)."""
    for k in range(b.n_values, b.n_photos):
        if b.card_of[k] == s.card - 1:
            s.hand[p * b.n_photos + k] += 1
            s.kept = 1
            s.acted = 1
            emit(log, s, E_KEEP_PHOTO, p, s.pos[p], b.worth[k])


def card_move(b: Tables, s: State, d: int, p: int, log: Log | None) -> None:
    """A card moves a pawn by fields or to a camp (A39, AD1)."""
    if s.pos[p] == b.finish:
        return
    if b.op[d] == MOVE:
        moved = begin_move(b, s, p, STEPS, b.amount[d])
    else:
        moved = begin_move(b, s, p, b.camp[d], 0) or rest(b, s, d, p, log)
    if moved:
        s.acted = 1


def rest(b: Tables, s: State, d: int, p: int, log: Log | None) -> bool:
    """A pawn without such a camp stays (AD2); on its nearest camp it may store again (A38)."""
    if b.camp[d] != NEAREST or b.role[s.pos[p]] != CAMP:
        emit(log, s, E_NO_CAMP, p, s.pos[p], 0)
        return False
    emit(log, s, E_AT_CAMP, p, s.pos[p], 0)
    if b.camp_again == 0 or not may_store(b, s, p):
        return False
    s.phase = STORE
    return True


def begin_lose(b: Tables, s: State, p: int, log: Log | None) -> None:
    """A player loses a photo of their choice."""
    kinds = 0
    last = 0
    for k in range(b.n_photos):
        if s.hand[p * b.n_photos + k] > 0:
            kinds += 1
            last = k
    if kinds > 1:
        s.phase = LOSE
    elif kinds == 1:
        lose(b, s, last, log)


def lose(b: Tables, s: State, kind: int, log: Log | None) -> None:
    """The photo goes to the bottom of its pile (AD5)."""
    p = s.mover
    s.hand[p * b.n_photos + kind] -= 1
    s.acted = 1
    event = E_LOSE_UNIQUE if b.card_of[kind] >= 0 else E_LOSE
    emit(log, s, event, p, s.pos[p], b.worth[kind])
    drop_photo(b, s, kind, log)


def begin_unstore(b: Tables, s: State, log: Log | None) -> None:
    """The players choose a stored photo to take out (A46)."""
    choices = 0
    last = 0
    for at in range(b.slots * b.slot_photos):
        if may_take(b, s, at):
            choices += 1
            last = at
    if choices > 1:
        s.phase = UNSTORE
    elif choices == 1:
        s.acted = 1
        unstore(b, s, last, log)


def may_take(b: Tables, s: State, at: int) -> bool:
    """Whether there is a photo in this place, and no slot before holds the same."""
    return s.slot[at] > 0 and not like_an_earlier(b, s, at // b.slot_photos)
