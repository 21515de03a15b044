"""A written abstraction of a whole Zvezda game: what the matter is, and who goes on which errand.

Kept are the *plight* (below) and the pawn state of who goes; all else is an adversary: contents of
tokens, money, rivals. A *measure* of the game never grows, whatever anybody does: the Star hidden
or not, closed tokens, then open robbers and robber players, before it Cape Town's prize, horseshoes
and money. So where each plight has an errand that makes the measure less or wins, in as many turns
as it takes, the end can be reached from everywhere (docs/proofs.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from forge.rules.star_of_africa.codes import AT_CAPE, ROBBER, STAR
from forge.rules.star_of_africa.tables import State, ZvezdaTables
from forge.simulate.fares import BROKE, FARE, SHOE, means

Measure = tuple[int, ...]


class Plight(Enum):
    """What the matter is, and what is done about it.

    The road leads by land from Cape Town home. It is shut while an open robber lies on it behind
    Cape Town; ``free``: who neither has the Star nor is a robber.
    """

    SHOE = "the Star is hidden, somebody has a horseshoe: hands it in"
    FARE = "the Star is hidden, somebody has the fare: puts to sea, or comes to a closed token"
    BROKE = "the Star is hidden, nobody has the fare: anybody comes to a closed token"
    LAID = "the Star is on Cape Town, the road open: anybody fetches it"
    GUARDED = "the same, with an open robber on Cape Town: anybody goes there"
    AFAR = "the owner is off the open road: goes home"
    ON_ROAD = "the owner is on the open road: walks it home"
    ROBBERS = "the Star is on Cape Town, the road shut, all are robbers: anybody fetches it"
    ALONE = "the road is shut, all but the owner are robbers: the owner goes home"
    FREE = "the road is shut, somebody is free: takes along a robber that lies on it"
    AT_CAPE = "the same, but all who are free stand on Cape Town: somebody steps off"


HIDDEN = {SHOE: Plight.SHOE, FARE: Plight.FARE, BROKE: Plight.BROKE}
OPEN_ROAD = (Plight.LAID, Plight.GUARDED, Plight.AFAR, Plight.ON_ROAD)


def measure(s: State) -> Measure:
    """What never grows in a game, compared from left to right."""
    closed = sum(s.closed)
    if not s.found:
        return 1, closed, 1 - s.cape_paid, sum(s.shoes), sum(s.money)
    return 0, closed, sum(s.open_robber), sum(s.robber), 0


@dataclass(frozen=True, slots=True)
class Errands:
    """The plights of games over these tables, where the road home from Cape Town is ``road``."""

    b: ZvezdaTables
    road: Sequence[int]

    @property
    def robbers(self) -> bool:
        """Whether a Star can be lost again."""
        b = self.b
        return any(b.mix[k] for k in range(b.n_kinds) if b.role[k] == ROBBER)

    def plight(self, s: State) -> Plight:
        """The plight of a real state whose game is not over."""
        if not s.found:
            return HIDDEN[means(self.b, s)]
        if any(s.open_robber[v] for v in self.road[1:]):
            return self._shut(s)
        if s.owner == AT_CAPE:
            return Plight.GUARDED if s.open_robber[self.b.cape] else Plight.LAID
        return Plight.ON_ROAD if s.pos[s.owner] in self.road else Plight.AFAR

    def _shut(self, s: State) -> Plight:
        free = self.free(s)
        if free:
            away = any(s.pos[p] != self.b.cape for p in free)
            return Plight.FREE if away else Plight.AT_CAPE
        return Plight.ROBBERS if s.owner == AT_CAPE else Plight.ALONE

    def free(self, s: State) -> list[int]:
        """The players who can take an open robber along."""
        return [p for p in range(s.seats) if p != s.owner and not s.robber[p]]

    def ends(self) -> Mapping[Plight, tuple[Plight, ...]]:
        """In which plights each errand can end, where it neither wins nor lessens the measure."""
        b = self.b
        clears = b.star_on_cape_town_clears_robber == 1
        lost = (Plight.LAID, *[Plight.GUARDED] * (not clears)) if self.robbers else ()
        found: dict[Plight, tuple[Plight, ...]] = dict.fromkeys(HIDDEN.values(), ())
        standing = b.star_taken_standing == 1
        found |= {
            Plight.ON_ROAD: (),
            Plight.AFAR: (*lost, Plight.ON_ROAD),
        }
        if self.robbers:
            found |= {
                Plight.LAID: (Plight.ON_ROAD,),
                Plight.GUARDED: (
                    Plight.ON_ROAD,  # by a flight over the robber (a reading of Z17)
                    *[Plight.GUARDED] * (not clears and b.entry_order == 0),
                ),
                Plight.ROBBERS: (),
                Plight.ALONE: (Plight.FREE, *[Plight.AT_CAPE] * (not clears)),
                Plight.FREE: (),
                Plight.AT_CAPE: (Plight.FREE, *[Plight.AT_CAPE] * (standing and not clears)),
            }
        return found

    def sure(self, done: Mapping[Plight, bool]) -> set[Plight]:
        """The plights from which the end is reached; ``done``: whether an errand can be done."""
        ends = self.ends()
        won: set[Plight] = set()
        grown = True
        while grown:
            more = {p for p, after in ends.items() if done[p] and won.issuperset(after)} - won
            won |= more
            grown = bool(more)
        return won

    def fits(self) -> bool:
        """Whether the abstraction is one of this edition: what it was written for."""
        b = self.b
        stars = sum(b.mix[k] for k in range(b.n_kinds) if b.role[k] == STAR)
        dealt = sum(b.mix) == b.n_squares
        return bool(stars and dealt and b.min_points <= 1 and b.star_frees_robber_player)

    def marks(self) -> list[int]:
        """The squares on the road, behind Cape Town, on which a robber may lie."""
        return [v for v in self.road[1:] if v in set(self.b.squares)]
