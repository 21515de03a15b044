"""What moves of the Classic edition depend on, in all combinations: does a walk ever stop half-way?

A throw must be walked in full (C7), so the danger is a pawn in the middle of a walk with no step
left to take. Whether there is one depends on the point, the arc come by, the points left, whether
the pawn is on board, its money, its free passages, whether it has turned, and whether it carries
what wins. Each combination is put into a state, and the shipped rules are asked and played.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from forge.rules.protocol import RuleSet
from forge.rules.star_of_africa.classic_walk import at_sea, wins
from forge.rules.star_of_africa.codes import BEGIN, NOBODY, THROWN, TOKEN, WALK
from forge.rules.star_of_africa.lay import state
from forge.rules.star_of_africa.shared import setup
from forge.rules.star_of_africa.tables import ClassicTables, State
from forge.simulate.pawn_classic import ClassicPawn

View = tuple[int, int, int, int, int, int, int, int, int, int]
"""Phase, point, arc come by + 1, points left, on board, money, free exit and landing, turned,
whether the pawn has what wins."""


class ClassicViews:
    """All views of one board under one edition."""

    def __init__(self, b: ClassicTables, rules: RuleSet) -> None:
        self.b, self.rules = b, rules
        unit = ClassicPawn(b).purse.unit
        self.dearest = (b.board_fee + b.land_fee) * (1 + b.die_sides // 2)
        self.sums = range(0, self.dearest + unit, unit)
        self.sea = self._to_the_sea()
        self.room = [0] * rules.room(b)
        self.s = state(b, 1)
        setup(b, self.s, 1, 0)

    def _to_the_sea(self) -> list[int]:
        """How many steps each point is from a port or the sea."""
        b = self.b
        far = [0 if b.port[v] or at_sea(b, v) else b.n_points for v in range(b.n_points)]
        front = [v for v in range(b.n_points) if not far[v]]
        for v in front:
            for e in range(b.first[v], b.first[v + 1]):
                if far[b.head[e]] > far[v] + 1:
                    far[b.head[e]] = far[v] + 1
                    front.append(b.head[e])
        return far

    def every(self) -> Iterator[View]:
        """The views: at the throw, and in the middle of a walk."""
        b = self.b
        for v, points in product(range(b.n_points), range(1, b.die_sides + 1)):
            yield from self._purses(THROWN, v, 0, points, int(at_sea(b, v)), 0)
        turns = (0, 1, 2) if b.no_walk else (0,)
        for e, points, turned in product(range(b.n_arcs), range(1, b.die_sides), turns):
            v, sea = b.head[e], b.sea[e]
            for afloat in (0, 1) if sea and b.site[v] else (sea,):
                yield from self._purses(WALK, v, e + 1, points, afloat, turned)

    def _purses(
        self, phase: int, v: int, came: int, points: int, afloat: int, turned: int
    ) -> Iterator[View]:
        """One place with every purse; one will do where no port is within reach."""
        b = self.b
        near = self.sea[v] <= points
        passes = (0, 1) if near and b.rescue else (0,)
        wins = (0, 1) if b.home_exact == 0 else (0,)
        for money, out, ashore, win in product(self.sums if near else (0,), passes, passes, wins):
            yield phase, v, came, points, afloat, money, out, ashore, turned, win

    def of(self, s: State) -> View:
        """The view of a real state in the middle of a walk."""
        p, v = s.seat, s.pos[s.seat]
        near = self.sea[v] <= s.points
        money = min(s.money[p], self.sums[-1]) if near else 0
        out = min(s.free_exit[p], 1) if near and self.b.rescue else 0
        ashore = min(s.free_landing[p], 1) if near and self.b.rescue else 0
        win = int(self.b.home_exact == 0 and wins(self.b, s))
        return WALK, v, s.came, s.points, s.afloat, money, out, ashore, s.turned, win

    def show(self, view: View) -> State:
        """The state of a view: one player, nothing on the board."""
        s = self.s
        s.phase, s.pos[0], s.came, s.points, s.afloat = view[:5]
        s.money[0], s.free_exit[0], s.free_landing[0], s.turned, win = view[5:]
        s.owner, s.found = (0, 1) if win else (NOBODY, 0)
        s.seat, s.winner, s.wait[0], s.held[0] = 0, NOBODY, 0, 0
        s.throw, s.walked = s.points, 1 if view[2] else 0
        s.n_passed = 0
        return s

    def stopped(self) -> tuple[int, View | None]:
        """How many views were looked at, and one from which a walk can stop half-way, if any."""
        b, count = self.b, 0
        for view in self.every():
            count += 1
            for action in self._actions(view):
                s = self.show(view)
                self.rules.apply(b, s, action, None)
                if s.phase in (WALK, TOKEN, BEGIN) and not self.rules.legal(b, s, self.room):
                    return count, view
        return count, None

    def _actions(self, view: View) -> list[int]:
        """The throw, or the steps that the rules allow; none where a walk never comes."""
        if view[0] == THROWN:
            return [view[3]]
        return self.room[: self.rules.legal(self.b, self.show(view), self.room)]
