"""The abstraction of the Classic edition for one pawn (docs/proofs.md says why it contains it)."""

from __future__ import annotations

from collections.abc import Iterator

from forge.rules.star_of_africa.codes import GEM, ROBBER, SHOE
from forge.rules.star_of_africa.tables import ClassicTables, State
from forge.simulate.pawn import BEFORE, EXIT, LANDING, OWNER, RIVAL, How, Place
from forge.simulate.purse import Purse


class ClassicPawn:
    """One pawn of the Classic edition on one board; a point on board is that of a ship."""

    earning = frozenset({GEM})
    barred = False

    def __init__(self, b: ClassicTables) -> None:
        self.b = b
        roles = {b.role[k] for k in range(b.n_kinds) if b.mix[k]}
        self.gems = {b.worth[k] for k in range(b.n_kinds) if b.mix[k] and b.role[k] == GEM}
        if b.gold >= 0:
            self.gems |= {worth * b.gold_coast_factor for worth in self.gems}
        self.opens = self._can_throw(b.token_try_from)
        self.opens_by_air, self.opens_later = b.air_may_open == 1, b.stay_may_open == 1
        self.captive = b.slave_coast_holds == 1 and not self._can_throw(b.held_release_from)
        self.shoes, self.robbers = SHOE in roles, ROBBER in roles
        self.square = bytearray(b.n_points)
        for v in b.squares:
            self.square[v] = 1
        prices = (b.board_fee, b.land_fee, b.air_fare, b.token_fee)
        dearest = max(b.board_fee + b.land_fee, b.air_fare, b.token_fee)
        sums = (*prices, b.start_money, b.cape_town_bonus, *self.gems)
        self.purse = Purse.of(sums, dearest, b.start_money)
        self.at = Place(b.n_points, self.purse)

    def _can_throw(self, least: int) -> bool:
        """Whether the die has a face of at least so much (C8, C15)."""
        return any(self.b.die[face] for face in range(max(1, least), self.b.die_sides + 1))

    def starts(self) -> list[int]:
        """Where a game can begin."""
        money = self.purse.size(self.b.start_money)
        return sorted({self.at.code(v, money) for v in self.b.starts})

    def ashore(self, x: int) -> bool:
        """Whether the pawn stands on a point that is no circle, and not on board."""
        place = self.at.parts(x)[0]
        return place < self.b.n_points and self.b.site[place] == 1

    def seen(self, s: State, p: int) -> int:
        """What is kept of a real state."""
        b = self.b
        v = s.pos[p]
        role = BEFORE if s.found == 0 else OWNER if s.owner == p else RIVAL
        sailing = b.site[v] == 0 and b.sea[b.first[v]] == 1
        if sailing or (p == s.seat and s.afloat == 1):
            v += b.n_points
        free = EXIT * min(s.free_exit[p], 1) + LANDING * min(s.free_landing[p], 1)
        return self.at.code(v, self.purse.size(s.money[p]), min(s.shoes[p], 1), free, role)

    def moves(self, x: int) -> Iterator[int]:
        """Steps and flights, going on board and ashore (C7, C12, C13)."""
        place, m, shoe, free, role = self.at.parts(x)
        for w, left, freed in (*self._steps(place, m, free), *self._flights(place, m, free)):
            for rest in left:
                yield self.at.code(w, rest, shoe, freed, role)

    def _steps(self, place: int, m: int, free: int) -> Iterator[tuple[int, range, int]]:
        """Each place next to this one, and what may be left of money and free passages there."""
        b = self.b
        aboard, v = divmod(place, b.n_points)
        if aboard and b.site[v]:
            yield v, *self._ashore(m, free)
        for e in range(b.first[v], b.first[v + 1]):
            if b.sea[e] == 0 and not aboard:
                yield b.head[e], range(m, m + 1), free
            elif b.sea[e] and (aboard or free & EXIT):
                yield b.n_points + b.head[e], range(m, m + 1), free if aboard else free & ~EXIT
            elif b.sea[e]:
                yield b.n_points + b.head[e], self.purse.pay(m, b.board_fee), free

    def _flights(self, place: int, m: int, free: int) -> Iterator[tuple[int, range, int]]:
        """The same of each point that a flight leads to."""
        b, fare = self.b, self.purse.pay(m, self.b.air_fare)
        aboard, v = divmod(place, b.n_points)
        for f in range(b.air_first[v], 0 if aboard else b.air_first[v + 1]):
            yield b.air_head[f], fare, free

    def _ashore(self, m: int, free: int) -> tuple[range, int]:
        """Money and free passages after going ashore (C13)."""
        if free & LANDING:
            return range(m, m + 1), free & ~LANDING
        return self.purse.pay(m, self.b.land_fee), free

    def happens(self, x: int, *, dry: bool) -> Iterator[int]:
        """All else: tokens (C8, C9), the rescue (C13, C14), the Star found."""
        place, m, shoe, free, role = self.at.parts(x)
        if role == BEFORE:
            yield self.at.code(place, m, shoe, free, RIVAL)
            yield self.at.code(place, m, shoe, free, OWNER)
        if place < self.b.n_points and self.square[place]:
            for rest in self.purse.pay(m, self.b.token_fee):
                yield self.at.code(place, rest, shoe, free, role)
            if self.robbers:
                yield self.at.code(place, 0, shoe, free, role)
        if self._helpless(place, m, free):
            yield self.at.code(place, m, shoe, EXIT | LANDING, role)
        if not dry:
            yield from self._income(place, m, shoe, free, role)

    def _income(self, place: int, m: int, shoe: int, free: int, role: int) -> Iterator[int]:
        """Gems (C9, C16), Cape Town's prize (C17), horseshoes (C9); only ashore."""
        if place >= self.b.n_points:
            return
        if self.square[place]:
            for worth in self.gems:
                yield self.at.code(place, self.purse.earn(m, worth), shoe, free, role)
            if self.shoes:
                yield self.at.code(place, m, 1, free, role)
        if place == self.b.cape:
            yield self.at.code(place, self.purse.earn(m, self.b.cape_town_bonus), shoe, free, role)

    def _helpless(self, place: int, m: int, free: int) -> bool:
        """Whether the rescue comes, as the rules have it."""
        b = self.b
        if b.rescue == 0:
            return False
        if place >= b.n_points:
            return b.site[place - b.n_points] == 0 and not self._ashore(m, free)[0]
        if free & EXIT:
            return False
        fare = b.way_out[place]
        return b.island[place] == 1 and (fare < 0 or m < fare // self.purse.unit)

    def options(self, x: int, how: How) -> Iterator[int]:
        """A throw of 1 is a step to any neighbour that can be paid for; or a flight; or the rescue.

        A step at sea that comes to a port goes ashore there (C7, C13).
        """
        place, m, shoe, free, role = self.at.parts(x)
        b = self.b
        if self._helpless(place, m, free):
            yield self.at.code(place, m, shoe, EXIT | LANDING, role)
            return
        if self.captive and place == b.slave:
            return
        if b.die[1] == 0 or (place >= b.n_points and b.site[place - b.n_points]):
            return
        flights = self._flights(place, m, free) if how.flying else ()
        for w, left, freed in (*self._steps(place, m, free), *flights):
            port = w - b.n_points
            if left and (port < 0 or b.site[port] == 0):
                yield self.at.spot(w, freed)
            elif left:
                paid, landed = self._ashore(left[0], freed)
                if paid:
                    yield self.at.spot(port, landed)
