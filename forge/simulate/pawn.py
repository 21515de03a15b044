"""A written abstraction of the rules: one pawn, and everybody and everything else against it.

What is kept of a state is one number: where the pawn is, what class of money it has, whether it
has a horseshoe, which free passages, and which part it plays. Tokens, robbers and rivals are an
adversary. Two readings of the rules are made from it (docs/proofs.md):

- *may*: every change that the real rules can bring, and more. What cannot be reached this way
  cannot happen.
- *must*: what the pawn can choose whatever the adversary does: each option with all that may come
  of it. What can be forced this way, with luck of the die, can always be done.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from forge.simulate.purse import Purse

BEFORE, RIVAL, OWNER = 0, 1, 2
"""The part: the Star is not found; another's, or nobody's; this pawn's."""
ROLES = 3

EXIT, LANDING = 1, 2
"""Free passages that a rescue gives, as the bits of one number: out to sea, and ashore."""
FREE = 4


class Place:
    """The numbers of one kind of pawn: (place, money, horseshoe, free passage, part) and back.

    A place is a point, or a point on board a ship: that plus the number of points.
    """

    def __init__(self, n_points: int, purse: Purse) -> None:
        self.n_points = n_points
        self.places = 2 * n_points
        self.classes = purse.top + 1
        self.size = self.places * self.classes * 2 * FREE * ROLES

    def code(self, place: int, m: int, shoe: int = 0, free: int = 0, role: int = BEFORE) -> int:
        """The number of a state."""
        return (((role * FREE + free) * 2 + shoe) * self.classes + m) * self.places + place

    def parts(self, x: int) -> tuple[int, int, int, int, int]:
        """(place, money class, horseshoe, free passage, part) of a number."""
        x, place = divmod(x, self.places)
        x, m = divmod(x, self.classes)
        x, shoe = divmod(x, 2)
        role, free = divmod(x, FREE)
        return place, m, shoe, free, role

    def spot(self, place: int, free: int) -> int:
        """A number, below 0, for all states at a place with or without a free passage."""
        return -1 - place - free * self.places

    def place_of(self, spot: int) -> int:
        """The place of a spot."""
        return (-1 - spot) % self.places

    def spot_of(self, x: int) -> int:
        """The spot of a state."""
        place, _, _, free, _ = self.parts(x)
        return self.spot(place, free)

    def point(self, x: int) -> int:
        """The point where the pawn is, on board or not."""
        return x % self.places % self.n_points


@dataclass(frozen=True, slots=True)
class How:
    """How a pawn may go: ``barring``, robbers may forbid steps to who cannot pay; by air or not.

    ``but``: a point that it keeps off; -1: none.
    """

    barring: bool = False
    flying: bool = True
    but: int = -1


ANYHOW = How()


class Pawn(Protocol):
    """The abstraction of one rule set on one board.

    ``moves`` are steps and flights with their fares, ``happens`` all else that a ply can bring
    (``dry``: without any income), ``options`` what the pawn can choose for certain. ``seen`` is
    what the abstraction keeps of a real state.
    """

    b: Any
    purse: Purse
    at: Place
    earning: frozenset[int]
    """The roles of tokens that bring money, at once or later."""
    barred: bool
    """Whether an open robber may keep a pawn without money out (Z22)."""
    opens: bool
    """Whether a pawn without money can turn over the token of the point that it comes to."""
    opens_by_air: bool
    """Whether it can do so where it comes by air."""
    opens_later: bool
    """Whether it can do so where it has stood before."""

    def moves(self, x: int) -> Iterator[int]:
        """Where the pawn can be after one step or flight."""

    def happens(self, x: int, *, dry: bool) -> Iterator[int]:
        """What else can become of it."""

    def options(self, x: int, how: How) -> Iterator[int]:
        """What it can choose when its turn begins: a state, or a spot (``Place.spot``)."""

    def seen(self, s: Any, p: int) -> int:
        """The number of a real state, for the player ``p``."""

    def starts(self) -> list[int]:
        """Where it can begin."""

    def ashore(self, x: int) -> bool:
        """Whether the pawn stands on a point, not on board."""


def reachable(pawn: Pawn) -> tuple[list[int], dict[int, int]]:
    """All states that can come from a start, nearest first, and whence each came (-1: a start)."""
    starts = pawn.starts()
    came = dict.fromkeys(starts, -1)
    order = list(came)
    for x in order:
        for y in (*pawn.moves(x), *pawn.happens(x, dry=False)):
            if y not in came:
                came[y] = x
                order.append(y)
    return order, came


def escaping(pawn: Pawn, states: Iterable[int], goals: Iterable[int]) -> bytearray:
    """1 for each state from which a goal may be reached without any income."""
    tails: dict[int, list[int]] = {}
    for x in states:
        for y in (*pawn.moves(x), *pawn.happens(x, dry=True)):
            tails.setdefault(y, []).append(x)
    seen = bytearray(pawn.at.size)
    front = list(goals)
    for x in front:
        seen[x] = 1
    while front:
        for x in tails.get(front.pop(), ()):
            if not seen[x]:
                seen[x] = 1
                front.append(x)
    return seen


def sure(pawn: Pawn, states: Iterable[int], goals: Iterable[int], how: How = ANYHOW) -> array[int]:
    """The ``states`` from which the pawn can come to a goal whatever happens; 0 for all others.

    After a step the adversary chooses the money, the horseshoes and the part among all ``states``
    at that spot: a spot is won when all of them are. The numbers grow: from each state that is no
    goal some option leads to lower ones only.
    """
    at = pawn.at
    waits: dict[int, list[int]] = {}
    lost: dict[int, int] = {}
    for x in states:
        lost[at.spot_of(x)] = lost.get(at.spot_of(x), 0) + 1
        for y in pawn.options(x, how):
            if y >= 0 or at.place_of(y) != how.but:
                waits.setdefault(y, []).append(x)
    won = array("L", bytes(array("L").itemsize * at.size))
    front = list(goals)
    for x in front:
        won[x] = 1
    rank = 1
    while front:
        x = front.pop()
        now = waits.get(x, [])
        spot = at.spot_of(x)
        lost[spot] = lost.get(spot, 0) - 1
        if lost[spot] == 0:
            now = [*now, *waits.get(spot, ())]
        for y in now:
            if not won[y]:
                rank += 1
                won[y] = rank
                front.append(y)
    return won


def way(came: dict[int, int], x: int) -> list[int]:
    """The states on the shortest way from a start to ``x``."""
    found = [x]
    while came[found[-1]] >= 0:
        found.append(came[found[-1]])
    return found[::-1]
