"""Small things that all rules of Across Africa ask: options of a pawn, points, whose turn it is."""

from __future__ import annotations

from forge.rules.across_africa.codes import (
    BACK,
    CARDS,
    FORK,
    FREE,
    LOST,
    MINE,
    OVER,
    PHOTOS,
    RESTED,
    ROLL,
    SNAKED,
    STEPS,
    STUCK,
)
from forge.rules.across_africa.tables import State, Tables
from forge.rules.protocol import CHANCE, END, WIN, Buffer


def turn(b: Tables, s: State) -> int:
    """The seat to move, CHANCE or END."""
    if s.phase == OVER:
        return END
    if s.phase == PHOTOS or s.phase == CARDS or s.phase == ROLL:
        return CHANCE
    if s.phase == MINE and b.mine_fields == 0:
        return CHANCE
    if s.phase == FORK and way_by_lot(b, s):
        return CHANCE
    return s.mover


def way_by_lot(b: Tables, s: State) -> bool:
    """Whether lots choose where ways part (A19, R2), or where they meet on the way back (A26, R10).

    Of two camps as near, it is always the mover who chooses (AD3).
    """
    if s.choice != STEPS:
        return False
    return (b.merge_choice if s.steps < 0 else b.fork_choice) == 1


def steps_of(b: Tables, s: State, p: int, face: int) -> int:
    """How far a throw takes a pawn: below zero backwards (A26, A48, A49, A50, A53, AD11)."""
    status = s.status[p]
    if status == LOST:
        return -face
    if status == STUCK:
        return max(0, face - b.mud_steps)
    if status == SNAKED:
        return face if face >= b.snake_least else 0
    return face + b.camp_bonus if status == RESTED else face


def way(b: Tables, s: State, v: int, steps: int, j: int) -> int:
    """The j-th field, in ascending order, that so many steps lead to; NOWHERE after the last."""
    at = s.plan * b.n_points + v
    if steps < 0:
        return b.back[(at * b.n_steps - steps) * b.n_ways + j]
    return b.ways[(at * b.n_steps + steps) * b.n_ways + j]


def camp_of(b: Tables, s: State, v: int, which: int, j: int) -> int:
    """The j-th camp that is nearest, next ahead or next behind; NOWHERE after the last."""
    return b.near[(3 * (s.plan * b.n_points + v) + which) * b.n_ways + j]


def option(b: Tables, s: State, j: int) -> int:
    """The j-th field that the moved pawn may come to; NOWHERE after the last."""
    if j == b.n_ways:
        return -1
    v = s.pos[s.mover]
    if s.choice == STEPS:
        return way(b, s, v, s.steps, j)
    return camp_of(b, s, v, s.choice, j)


def status_of(b: Tables, v: int) -> int:
    """What a field means for the next turn: the roles BACK to SNAKE and CAMP."""
    role = b.role[v]
    if role == BACK:
        return LOST
    if role == BACK + 1:
        return STUCK
    if role == BACK + 3:
        return SNAKED
    return RESTED if role == BACK - 1 else FREE


def complete(b: Tables, s: State) -> bool:
    """Whether the points and diamonds that win the expedition are stored (A10, A57, A58)."""
    return s.points >= b.goal_points and s.stored_gems >= b.goal_diamonds


def total(b: Tables, s: State, p: int) -> int:
    """A player's points in the race, of what lies before them (A62, A63, A64, A67)."""
    found = b.diamond_points * s.gems[p]
    for k in range(b.n_photos):
        found += b.worth[k] * s.hand[p * b.n_photos + k]
    return found + b.first_points if s.first == p + 1 else found


def scores(b: Tables, s: State, out: Buffer) -> None:
    """All or nothing for everybody in the expedition (A9), shares of a win in the race (A59, A68).

    A game that was stopped is shared out among all.
    """
    if s.undecided == 1:
        for p in range(s.seats):
            out[p] = WIN // s.seats
    elif b.shared_store == 1:
        for p in range(s.seats):
            out[p] = WIN if s.won == 1 else 0
    else:
        share_out(b, s, out)


def share_out(b: Tables, s: State, out: Buffer) -> None:
    """Those with the most points win, and share it when they are several (AD14)."""
    most = 0
    winners = 0
    for p in range(s.seats):
        if winners == 0 or total(b, s, p) > most:
            most = total(b, s, p)
            winners = 1
        elif total(b, s, p) == most:
            winners += 1
    for p in range(s.seats):
        out[p] = WIN // winners if total(b, s, p) == most else 0
