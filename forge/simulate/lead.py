"""Real plays that lead somewhere: the shipped rules, with chance and the players told what to do.

A proof that something *can* happen is a play that makes it happen. The pawn that matters is led
along a way, point by point; the others wait for it without touching anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from forge.rules.protocol import CHANCE, END
from forge.rules.star_of_africa.codes import LAYING
from forge.simulate.explore import Play

Test = Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Told:
    """A play so far: the actions from the beginning, and the state that they lead to."""

    actions: tuple[int, ...]
    s: Any


def dealt(play: Play, seats: int, wanted: Mapping[int, int], fill: Sequence[int]) -> Told | None:
    """The set-up with these kinds of token on these points, and the rest filled in this order.

    None when the mix has not so many of a kind.
    """
    b = play.b
    left = list(b.mix)
    for kind in wanted.values():
        left[kind] -= 1
    if min(left, default=0) < 0:
        return None
    spare = [kind for kind in fill for _ in range(left[kind])]
    told = Told((), play.begin(seats))
    for v in b.squares:
        told = then(play, told, wanted[v] if v in wanted else spare.pop(0))
    return told


def then(play: Play, told: Told, action: int) -> Told:
    """The play, one action further."""
    return Told((*told.actions, action), play.after(told.s, action))


def seated(play: Play, told: Told, choices: Sequence[int]) -> Told:
    """The play after each player has taken a start."""
    for choice in choices:
        told = then(play, told, play.moves(told.s)[choice])
    return told


def waiting(play: Play, s: Any) -> int:
    """What somebody does who only waits: the least throw, and what touches nothing."""
    moves = play.moves(s)
    if play.rules.turn(play.b, s) == CHANCE:
        return moves[0]

    def cost(action: int) -> tuple[int, int, int, int, int]:
        after, p = play.after(s, action), s.seat
        opened = sum(s.closed) - sum(after.closed)
        spent = s.shoes[p] - after.shoes[p], abs(s.money[p] - after.money[p])
        return opened, *spent, s.closed[after.pos[p]], action

    return min(moves, key=cost)


@dataclass(frozen=True, slots=True)
class Aim:
    """Whom to lead, along which points (each next to the one before), and until what is true.

    ``keep``: what must hold on the way. ``most``: how many states may be looked at. ``brisk``: each
    throw is as long as the way allows, so that little is tried; the play may not be the shortest.
    """

    seat: int
    way: Sequence[int]
    done: Test
    keep: Test = lambda _: True
    most: int = 3_000
    brisk: bool = False


def lead(play: Play, told: Told, aim: Aim) -> Told | None:
    """The shortest continuation that leads the pawn along the way; None when there is none."""
    front = [(told, 0)]
    seen = {play.key(play.b, told.s)}
    looked = 0
    while front and looked < aim.most:
        following: list[tuple[Told, int]] = []
        for before, at in front:
            if aim.done(before.s):
                return before
            looked += 1
            for action in _choices(play, before.s, aim, at):
                after = then(play, before, action)
                here = _along(aim, after.s, at)
                if here < 0 or not aim.keep(after.s):
                    continue
                key = play.key(play.b, after.s)
                if key not in seen:
                    seen.add(key)
                    following.append((after, here))
        front = following
    return None


def _choices(play: Play, s: Any, aim: Aim, at: int) -> Sequence[int]:
    """All choices of the pawn that is led, and of its chance; one choice of everybody else's."""
    turn = play.rules.turn(play.b, s)
    if turn == END:
        return ()
    if s.seat != aim.seat and s.phase != LAYING:
        return (waiting(play, s),)
    moves = play.moves(s)
    if turn == CHANCE and aim.brisk:
        left = len(aim.way) - 1 - at
        return ([face for face in moves if face <= left] or moves)[-1:]
    return moves


def _along(aim: Aim, s: Any, at: int) -> int:
    """How far along the way the pawn is; -1 when it has left it."""
    v = s.pos[aim.seat]
    if aim.way[at] == v:
        return at
    if at + 1 < len(aim.way) and aim.way[at + 1] == v:
        return at + 1
    return -1
