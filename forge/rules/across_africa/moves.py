"""Moving a pawn, and what the field does on which it stops (A19-A28, A35, A48-A56)."""

from __future__ import annotations

from forge.rules.across_africa.camp import may_store
from forge.rules.across_africa.codes import (
    ADVENTURE,
    BACK,
    CAMP,
    CAR,
    E_AT_SNAKE,
    E_BACK,
    E_BONUS,
    E_CAMP,
    E_CAR,
    E_CARD,
    E_GEM,
    E_GO,
    E_IN_MUD,
    E_IN_THICKET,
    E_LOOSE_GEM,
    E_LOST,
    E_MOVED,
    E_MUD,
    E_NO_SECOND,
    E_NOTHING,
    E_PATH,
    E_SNAKE,
    E_STAY,
    FORK,
    FREE,
    GOING,
    LOST,
    MUD,
    PATH,
    PHOTO,
    RESTED,
    SNAKE,
    SNAKED,
    STEPS,
    STORE,
    STUCK,
)
from forge.rules.across_africa.ends import reach_wharf
from forge.rules.across_africa.piles import draw_card, draw_photo
from forge.rules.across_africa.shared import option, status_of, steps_of
from forge.rules.across_africa.tables import State, Tables
from forge.rules.emit import emit
from forge.rules.log import Log


def move_thrown(b: Tables, s: State, log: Log | None) -> None:
    """The throw is walked, as the last field allows; what it meant is over then (A51, A54, R12)."""
    p = s.seat
    steps = steps_of(b, s, p, s.throw)
    tell_status(b, s, p, steps, log)
    s.status[p] = FREE
    s.phase = GOING
    if steps == 0 or not begin_move(b, s, p, STEPS, steps):
        emit(log, s, E_STAY, p, s.pos[p], s.throw)


def tell_status(b: Tables, s: State, p: int, steps: int, log: Log | None) -> None:
    """Tells what the field that the pawn leaves does to the throw."""
    status = s.status[p]
    if status == RESTED:
        emit(log, s, E_BONUS, p, s.pos[p], b.camp_bonus)
    elif status == STUCK:
        emit(log, s, E_MUD, p, s.pos[p], b.mud_steps)
    elif status == SNAKED:
        emit(log, s, E_SNAKE, p, s.pos[p], b.snake_least)
    elif status == LOST:
        emit(log, s, E_LOST, p, s.pos[p], -steps)


def begin_move(b: Tables, s: State, p: int, choice: int, steps: int) -> bool:
    """Sends a pawn on its way; False when there is nowhere to go. At a fork it waits (A19, AD9)."""
    s.mover = p
    s.choice = choice
    s.steps = steps
    if option(b, s, 0) < 0:
        return False
    if option(b, s, 1) >= 0:
        s.phase = FORK
    else:
        s.target = option(b, s, 0) + 1
    return True


def arrive(b: Tables, s: State, log: Log | None) -> None:
    """The pawn stops on its field, which is carried out (A21)."""
    p = s.mover
    v = s.target - 1
    s.target = 0
    tell_move(b, s, p, v, log)
    s.pos[p] = v
    if b.moved_clears == 1 or s.by_card == 0:
        s.status[p] = FREE
    if v == b.finish:
        reach_wharf(b, s, p, log)
        return
    if s.quiet == 1:
        s.quiet = 0
        return
    take_gems(b, s, p, v, log)
    if status_of(b, v) != FREE:
        s.status[p] = status_of(b, v)
    act(b, s, p, v, log)


def tell_move(b: Tables, s: State, p: int, v: int, log: Log | None) -> None:
    """Tells where a pawn goes, forwards, backwards, or moved by a card."""
    if s.by_card == 1:
        emit(log, s, E_MOVED, p, v, 0)
    else:
        emit(log, s, E_BACK if s.steps < 0 else E_GO, p, v, 0)


def take_gems(b: Tables, s: State, p: int, v: int, log: Log | None) -> None:
    """Takes the diamonds that lie on the field (A35, R5)."""
    if s.lies[v] > 0 and (b.gem[v] == 1 or b.loose_diamonds_taken == 1):
        s.gems[p] += s.lies[v]
        emit(log, s, E_GEM if b.gem[v] == 1 else E_LOOSE_GEM, p, v, s.lies[v])
        s.lies[v] = 0


def act(b: Tables, s: State, p: int, v: int, log: Log | None) -> None:
    """What the kind of the field does (A22): nothing on the path (A23).

    Only a camp lets anybody store (A37), and only where there is a crocodile for it (A15, A61).
    """
    role = b.role[v]
    if role == PATH:
        emit(log, s, E_PATH, p, v, 0)
    elif role == PHOTO:
        draw_photo(b, s, p, log)
    elif role == ADVENTURE:
        adventure(b, s, p, v, log)
    elif role == CAMP:
        emit(log, s, E_CAMP, p, v, 0)
        if b.shared_store == 1 and may_store(b, s, p):
            s.phase = STORE
    elif role == CAR:
        ride(b, s, p, v, log)
    else:
        warn(b, s, p, v, log)


def ride(b: Tables, s: State, p: int, v: int, log: Log | None) -> None:
    """The car takes the pawn on at once (A52, R4)."""
    emit(log, s, E_CAR, p, v, b.car_steps)
    s.quiet = 1 - b.car_field_acts
    begin_move(b, s, p, STEPS, b.car_steps)


def warn(b: Tables, s: State, p: int, v: int, log: Log | None) -> None:
    """Tells what a field will mean for the next throw."""
    role = b.role[v]
    if role == BACK:
        emit(log, s, E_IN_THICKET, p, v, 0)
    elif role == MUD:
        emit(log, s, E_IN_MUD, p, v, b.mud_steps)
    elif role == SNAKE:
        emit(log, s, E_AT_SNAKE, p, v, b.snake_least)


def adventure(b: Tables, s: State, p: int, v: int, log: Log | None) -> None:
    """Draws an adventure card (A27), but no second one where a card moved the pawn (AD1)."""
    if s.by_card == 1:
        emit(log, s, E_NO_SECOND, p, v, 0)
    elif s.n_card == 0:
        emit(log, s, E_NOTHING, p, v, 0)
    else:
        c = draw_card(b, s)
        s.card = c + 1
        s.next_deed = b.deed[c]
        s.by_card = 1
        emit(log, s, E_CARD, p, v, c)
