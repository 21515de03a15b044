"""Across Africa: what an action does, and what follows until somebody has a choice again."""

from __future__ import annotations

from forge.rules.across_africa.camp import may_store, store_gems, store_photo, unstore
from forge.rules.across_africa.cards import go_on_with_all, go_on_with_card, lose
from forge.rules.across_africa.codes import (
    CARDS,
    DONE,
    E_CHOOSE,
    E_FORK,
    E_MAP,
    E_MERGE,
    E_ROLL,
    E_WHICH_CAMP,
    FACE,
    FIELD,
    FORK,
    GEMS,
    GOING,
    LEAVE,
    LOSE,
    MAP,
    MINE,
    MOST_SEATS,
    PHOTOS,
    ROLL,
    SEAT,
    SLOT,
    STEPS,
    STORE,
    TAKE,
    TARGET,
    UNSTORE,
)
from forge.rules.across_africa.mine import lay_gem
from forge.rules.across_africa.moves import arrive, move_thrown
from forge.rules.across_africa.piles import drop_card, shuffle_card, shuffle_photo
from forge.rules.across_africa.tables import State, Tables
from forge.rules.across_africa.turns import end_turn
from forge.rules.emit import emit
from forge.rules.log import Log


def setup(b: Tables, s: State, seats: int, limit: int) -> None:
    """A game before the piles are shuffled: pawns at the start, diamonds in place (A13, A14, A16).

    A diamond lies on each open field that has one; those left are the supply (AD7, AD8).
    """
    empty(b, s)
    s.seats = seats
    s.limit = limit
    s.seat = seats - 1
    s.mover = s.seat
    s.plan = b.plan_of[min(seats, MOST_SEATS)]
    first_phase(b, s)
    s.supply = b.gems
    for v in range(b.n_points):
        s.lies[v] = 0
        if b.gem[v] == 1 and b.open[s.plan * b.n_points + v] == 1 and s.supply > 0:
            s.lies[v] = 1
            s.supply -= 1
    for p in range(seats):
        s.pos[p] = 0
        s.gems[p] = 0
        s.maps[p] = 0
        s.skip[p] = 0
        s.due[p] = 0
        s.status[p] = 0
    for i in range(seats * b.n_photos):
        s.hand[i] = 0


def first_phase(b: Tables, s: State) -> None:
    """What is shuffled first; without any cards the first player throws at once."""
    if b.n_photo_pile > 0:
        s.phase = PHOTOS
    elif b.n_card_pile > 0:
        s.phase = CARDS
    else:
        s.phase = ROLL
        s.turns = 1
        s.seat = 0
        s.mover = 0


def empty(b: Tables, s: State) -> None:
    """Nothing has happened, nothing is in the piles or on the crocodile (A5, A40)."""
    s.ply = 0
    s.turns = 0
    s.throw = 0
    s.choice = 0
    s.steps = 0
    s.target = 0
    s.quiet = 0
    s.by_card = 0
    s.card = 0
    s.next_deed = 0
    s.queue = 0
    s.chosen = 0
    s.acted = 0
    s.kept = 0
    s.mines = 0
    s.stored_gems = 0
    s.points = 0
    s.first = 0
    s.won = 0
    s.undecided = 0
    for i in range(b.slots * b.slot_photos):
        s.slot[i] = 0
    empty_piles(b, s)


def empty_piles(b: Tables, s: State) -> None:
    """All cards are still to be shuffled in."""
    s.n_photo = 0
    s.photo_top = 0
    s.new_photo = 0
    s.n_card = 0
    s.card_top = 0
    s.new_card = 0
    for k in range(b.n_values):
        s.left[k] = b.mix[k]
    for c in range(b.n_cards):
        s.left_cards[c] = b.cards[c]
    for i in range(b.n_photo_pile):
        s.photo_pile[i] = 0
    for i in range(b.n_card_pile):
        s.card_pile[i] = 0


def apply(b: Tables, s: State, action: int, log: Log | None) -> None:
    """Plays an action of the player to move, or what chance brought."""
    if s.phase == PHOTOS:
        shuffle_photo(b, s, action, log)
    elif s.phase == CARDS:
        shuffle_card(b, s, action, log)
        if s.n_card == b.n_card_pile:
            s.phase = GOING
    elif s.phase == ROLL:
        s.throw = action
        emit(log, s, E_ROLL, s.seat, s.pos[s.seat], action)
        ask_for_map(b, s, 0, log)
    elif s.phase == MAP:
        use_map(b, s, action, log)
    elif s.phase == STORE:
        store(b, s, action, log)
    else:
        answer(b, s, action, log)
    drive(b, s, log)
    s.ply += 1


def drive(b: Tables, s: State, log: Log | None) -> None:
    """Goes on as long as nobody has a choice."""
    while s.phase == GOING:
        if s.target > 0:
            arrive(b, s, log)
        elif s.queue > 0:
            go_on_with_all(b, s, log)
        elif s.card > 0:
            go_on_with_card(b, s, log)
        else:
            end_turn(b, s, log)


def ask_for_map(b: Tables, s: State, i: int, log: Log | None) -> None:
    """Asks whose map may change the throw: from the i-th seat after the roller on (A32)."""
    last = s.seats if b.map_for == 0 else 1
    while i < last and s.maps[(s.seat + i) % s.seats] == 0:
        i += 1
    if i < last:
        s.mover = (s.seat + i) % s.seats
        s.phase = MAP
    else:
        move_thrown(b, s, log)


def use_map(b: Tables, s: State, action: int, log: Log | None) -> None:
    """The throw stands, or a map sets it and goes to the bottom of the pile (A32).

    Who plays together decides together; rivals decide one after the other.
    """
    p = s.mover
    if action == DONE and b.shared_store == 0:
        ask_for_map(b, s, (p + s.seats - s.seat) % s.seats + 1, log)
        return
    if action != DONE:
        s.maps[p] -= 1
        s.throw = action - FACE
        emit(log, s, E_MAP, p, s.pos[p], s.throw)
        drop_card(b, s, b.map_card, log)
    move_thrown(b, s, log)


def store(b: Tables, s: State, action: int, log: Log | None) -> None:
    """Something is stored, or the player has stored all that they want to (A36, A45)."""
    p = s.mover
    if action == DONE:
        s.phase = GOING
    elif action == GEMS:
        store_gems(b, s, p, log)
    else:
        store_photo(b, s, p, (action - SLOT) // b.slots, (action - SLOT) % b.slots, log)
    if s.phase == STORE and not may_store(b, s, p):
        s.phase = GOING


def answer(b: Tables, s: State, action: int, log: Log | None) -> None:
    """What a card or a fork asked for has been chosen, or has come by chance."""
    asked = s.phase
    s.phase = GOING
    if asked == FORK:
        tell_way(s, action - FIELD, log)
        s.target = action - FIELD + 1
    elif asked == TARGET:
        s.chosen = action - SEAT + 1
        emit(log, s, E_CHOOSE, s.seat, s.pos[s.seat], s.chosen - 1)
    elif asked == LOSE:
        lose(b, s, action - LEAVE, log)
    elif asked == UNSTORE:
        s.acted = 1
        unstore(b, s, action - TAKE, log)
    elif asked == MINE:
        lay_gem(b, s, action - FIELD, log)


def tell_way(s: State, v: int, log: Log | None) -> None:
    """Tells which way is taken: at a fork, back from a merge, or to one of two camps (AD3)."""
    if s.choice != STEPS:
        emit(log, s, E_WHICH_CAMP, s.mover, v, 0)
    else:
        emit(log, s, E_MERGE if s.steps < 0 else E_FORK, s.mover, v, 0)
