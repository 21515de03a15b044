"""The abstraction of the Zvezda edition for one pawn (docs/proofs.md says why it contains it)."""

from __future__ import annotations

from collections.abc import Iterator

from forge.rules.star_of_africa.codes import GEM, ROBBER, SHOE
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.simulate.pawn import BEFORE, OWNER, RIVAL, How, Place
from forge.simulate.purse import Purse


class ZvezdaPawn:
    """One pawn of the Zvezda edition on one board."""

    earning = frozenset({GEM, SHOE})
    opens = True
    opens_later = False

    def __init__(self, b: ZvezdaTables) -> None:
        self.b = b
        roles = {b.role[k] for k in range(b.n_kinds) if b.mix[k]}
        self.gems = {b.worth[k] for k in range(b.n_kinds) if b.mix[k] and b.role[k] == GEM}
        if b.gold >= 0:
            self.gems |= {worth * b.gold_coast_factor for worth in self.gems}
        self.shoes, self.robbers = SHOE in roles, ROBBER in roles
        self.barred = self.robbers and b.broke_at_robber == 0 and b.robber_toll > 0
        self.opens_by_air = b.air_opens_free == 1
        self.square = bytearray(b.n_points)
        for v in b.squares:
            self.square[v] = 1
        prices = (b.sea_fee, b.air_fare, b.robber_toll, b.open_passed_fee)
        sums = (*prices, b.start_money, b.horseshoe_cash, b.cape_town_bonus, *self.gems)
        dearest = max(b.air_fare, b.sea_fee) + b.robber_toll
        self.purse = Purse.of(sums, max(dearest, b.open_passed_fee), b.start_money)
        self.at = Place(b.n_points, self.purse)

    def starts(self) -> list[int]:
        """Where a game can begin."""
        money = self.purse.size(self.b.start_money)
        return sorted({self.at.code(v, money) for v in self.b.starts})

    def ashore(self, x: int) -> bool:
        """Whether the pawn stands on a point that is no circle."""
        return self.b.site[self.at.point(x)] == 1

    def seen(self, s: State, p: int) -> int:
        """What is kept of a real state."""
        role = BEFORE if s.found == 0 else OWNER if s.owner == p else RIVAL
        money = self.purse.size(s.money[p])
        return self.at.code(s.pos[p], money, min(s.shoes[p], 1), min(s.free_exit[p], 1), role)

    def moves(self, x: int) -> Iterator[int]:
        """Steps and flights with their fares (Z4, Z15-Z17, Z21)."""
        v, m, shoe, free, role = self.at.parts(x)
        for w, left, freed in (*self._steps(v, m, free), *self._flights(v, m, free)):
            for rest in left:
                yield self.at.code(w, rest, shoe, freed, role)
        if self._owing(m, shoe, free):
            for e in range(self.b.first[v], self.b.first[v + 1]):
                yield self.at.code(self.b.head[e], m, 0, 0, role)

    def _owing(self, m: int, shoe: int, free: int) -> bool:
        """Whether the pawn may sail for nothing, if nobody else can pay (a reading of Z16)."""
        poor = m < -(-self.b.sea_fee // self.purse.unit) and not shoe and not free
        return self.b.sea_free_when_all_broke == 1 and poor

    def _steps(self, v: int, m: int, free: int) -> Iterator[tuple[int, range, int]]:
        """Each point next to ``v``, what is left of the money there, and of a free passage."""
        b = self.b
        same = range(m, m + 1)
        for e in range(b.first[v], b.first[v + 1]):
            if b.sea[e] == 0 or b.site[v] == 0:
                yield b.head[e], same, free
            elif free:
                yield b.head[e], same, 0
            else:
                yield b.head[e], self.purse.pay(m, b.sea_fee), 0

    def _flights(self, v: int, m: int, free: int) -> Iterator[tuple[int, range, int]]:
        """The same of each point that a flight leads to."""
        fare = self.purse.pay(m, self.b.air_fare)
        for f in range(self.b.air_first[v], self.b.air_first[v + 1]):
            yield self.b.air_head[f], fare, free

    def happens(self, x: int, *, dry: bool) -> Iterator[int]:
        """All else: tolls, tokens, horseshoes, the rescue, the Star found, taken and lost."""
        v, m, shoe, free, role = self.at.parts(x)
        yield from self._role_changes(x, dry=dry)
        for price in (self.b.robber_toll, self.b.open_passed_fee):
            for rest in self.purse.pay(m, price):
                yield self.at.code(v, rest, shoe, free, role)
        if self.robbers:
            yield self.at.code(v, 0, shoe, free, role)
        if shoe:
            cashed = self.purse.earn(m, self.b.horseshoe_cash)
            for some in (0, 1):
                yield self.at.code(v, cashed, some, free, role)
                yield self.at.code(v, m, some, free, role)
        if self._stranded(v, m, shoe, free):
            yield self.at.code(v, m, shoe, 1, role)
        if not dry:
            yield from self._income(v, m, shoe, free, role)

    def _income(self, v: int, m: int, shoe: int, free: int, role: int) -> Iterator[int]:
        """Gems (Z7, Z8), Cape Town's prize (Z19), horseshoes (Z9)."""
        for worth in self.gems:
            yield self.at.code(v, self.purse.earn(m, worth), shoe, free, role)
        if v == self.b.cape:
            yield self.at.code(v, self.purse.earn(m, self.b.cape_town_bonus), shoe, free, role)
        if self.shoes:
            yield self.at.code(v, m, 1, free, role)

    def _role_changes(self, x: int, *, dry: bool) -> Iterator[int]:
        """The Star is found (Z23), taken (Z25, Z27) or lost (Z25, Z27), by this pawn or another."""
        v, m, shoe, free, role = self.at.parts(x)
        if role == BEFORE:
            yield self.at.code(v, m, shoe, free, RIVAL)
            yield self.at.code(v, m, shoe, free, OWNER)
        elif role == RIVAL:
            for more in range(m, m + 1 if dry else self.at.classes):
                yield self.at.code(v, more, shoe, free, OWNER)
                if self.b.theft_takes_horseshoes:
                    yield self.at.code(v, more, 1, free, OWNER)
        else:
            yield self.at.code(v, 0, shoe, free, RIVAL)
            if self.b.theft_takes_horseshoes:
                yield self.at.code(v, 0, 0, free, RIVAL)

    def _stranded(self, v: int, m: int, shoe: int, free: int) -> bool:
        """Whether the rescue comes (Z21), as the rules have it."""
        b = self.b
        if b.island_rescue == 0 or b.island[v] == 0 or shoe or free:
            return False
        if b.island_broke_means == 0:
            return m == 0 and b.way_out[v] != 0
        return b.way_out[v] < 0 or m < b.way_out[v] // self.purse.unit

    def options(self, x: int, how: How) -> Iterator[int]:
        """One step or flight a turn, a horseshoe for money, or the rescue where it comes."""
        v, m, shoe, free, role = self.at.parts(x)
        if self._stranded(v, m, shoe, free):
            yield self.at.code(v, m, shoe, 1, role)
            return
        if shoe:  # the last one: who has more is no worse off
            yield self.at.code(v, self.purse.earn(m, self.b.horseshoe_cash), 0, free, role)
        if self.b.min_points > 1:
            return
        flights = self._flights(v, m, free) if how.flying else ()
        for w, left, freed in (*self._steps(v, m, free), *flights):
            if left and not (how.barring and self._barred(w, left[0], role)):
                yield self.at.spot(w, freed)

    def _barred(self, w: int, least: int, role: int) -> bool:
        """Whether an open robber may forbid the step (Z22 as ``blocked``)."""
        b = self.b
        poor = least < b.robber_toll // self.purse.unit
        return self.barred and role == BEFORE and self.square[w] == 1 and poor
