"""What ``legal`` of the Zvezda edition reads of a state, in all combinations.

Whether a player has something to do depends on nothing but the phase, the point, the class of
money, whether there is a horseshoe or a free passage, whether enough points are walked, the arc
come by, whether the Star is found, and on open robbers next to the point. Robbers only take
actions away, so all squares have one here; so does another player's money, since nobody sails for
nothing while somebody can pay.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from forge.rules.star_of_africa.codes import BEGIN, CLOSE, MISSED, OFFER, WALK
from forge.rules.star_of_africa.lay import state
from forge.rules.star_of_africa.shared import setup
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.simulate.pawn_zvezda import ZvezdaPawn

PHASES = (BEGIN, WALK, OFFER, CLOSE, MISSED)
View = tuple[int, int, int, int, int, int, int, int]
"""Phase, point, money, horseshoe, free passage, enough walked, arc come by + 1, Star found."""


class Views:
    """All views of one board under one edition, each as a state that ``legal`` can be asked of."""

    def __init__(self, b: ZvezdaTables) -> None:
        self.b = b
        pawn = ZvezdaPawn(b)
        self.unit = pawn.purse.unit
        self.dearest = max(b.air_fare, b.sea_fee) + max(b.robber_toll, b.open_passed_fee)
        self.into: list[list[int]] = [[0] for _ in range(b.n_points)]
        for e in range(0 if b.turn_back_within_move else b.n_arcs):
            self.into[b.head[e]].append(e + 1)

    def every(self) -> Iterator[View]:
        """The views, in order."""
        b = self.b
        sums = range(0, self.dearest + self.unit, self.unit)
        flags = (0, 1)
        for phase, v, money, shoe, free, found in product(
            PHASES, range(b.n_points), sums, flags, flags, flags
        ):
            if phase != WALK:
                yield phase, v, money, shoe, free, 0, 0, found
                continue
            for walked in sorted({0, b.min_points}):
                for came in self.into[v]:
                    yield phase, v, money, shoe, free, walked, came, found

    def of(self, s: State) -> View:
        """The view of a real state."""
        p = s.seat
        money = min(s.money[p] // self.unit * self.unit, self.dearest)
        walked = min(s.walked, self.b.min_points) if s.phase == WALK else 0
        came = s.came if s.phase == WALK and not self.b.turn_back_within_move else 0
        shoe, free = min(s.shoes[p], 1), min(s.free_exit[p], 1)
        return s.phase, s.pos[p], money, shoe, free, walked, came, s.found

    def blank(self) -> State:
        """A state with open robbers everywhere and a rich rival, to be shown as every view."""
        s = state(self.b, 2)
        setup(self.b, s, 2, 0)
        s.money[1] = self.dearest
        for v in self.b.squares:
            s.open_robber[v] = 1
        return s

    def show(self, s: State, view: View) -> State:
        """The blank state as this view."""
        s.phase, s.pos[0], s.money[0], s.shoes[0], s.free_exit[0] = view[:5]
        s.walked, s.came, s.found = view[5:]
        return s
