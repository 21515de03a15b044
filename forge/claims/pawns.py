"""What the abstraction of one pawn knows: where it can be, and whither it surely comes."""

from __future__ import annotations

from array import array
from functools import cached_property

from forge.simulate.pawn import How, Pawn, escaping, reachable, sure, way


class Known:
    """What the abstraction knows of a pawn: where it can be, and whence it surely comes home."""

    def __init__(self, pawn: Pawn) -> None:
        self.pawn = pawn
        self.order, self.came = reachable(pawn)

    def points(self, x: int) -> list[int]:
        """The points on the shortest way from a start to a state, none twice in a row."""
        found: list[int] = []
        for y in way(self.came, x):
            v = self.pawn.at.point(y)
            if not found or found[-1] != v:
                found.append(v)
        return found

    @cached_property
    def homes(self) -> list[int]:
        """The states at home."""
        b, at = self.pawn.b, self.pawn.at
        return [x for x in self.order if b.home[at.point(x)] and self.pawn.ashore(x)]

    @cached_property
    def safe(self) -> array[int]:
        """The states from which it surely comes home, with luck of the die; robbers bar nobody."""
        return sure(self.pawn, self.order, self.homes)

    @cached_property
    def unbarred(self) -> array[int]:
        """The states from which it surely comes home though robbers bar the penniless."""
        return sure(self.pawn, self.order, self.homes, How(barring=True))

    @cached_property
    def asked(self) -> list[int]:
        """The states in which a turn can begin."""
        return [x for x in self.order if not self.on_the_way(x)]

    def on_the_way(self, x: int) -> bool:
        """Whether the pawn is in the middle of a move: on board, in a port."""
        at = self.pawn.at
        return x % at.places >= at.n_points and bool(self.pawn.b.site[at.point(x)])

    @cached_property
    def cape(self) -> bool:
        """Whether it surely comes to Cape Town from anywhere, and from there away and back."""
        if self.pawn.b.cape < 0:
            return True
        here = [x for x in self.order if x % self.pawn.at.places == self.pawn.b.cape]
        away = sorted(set(self.order) - set(here))
        coming, leaving = sure(self.pawn, self.order, here), sure(self.pawn, self.order, away)
        return all(coming[x] and leaving[x] for x in self.asked)

    @cached_property
    def free(self) -> bytearray:
        """The states from which it may come home without any income."""
        return escaping(self.pawn, self.order, self.homes)
