"""That a game of the Zvezda edition can always end: in each plight somebody has a sure errand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from forge.claims.engine import Case
from forge.claims.income import income_left
from forge.claims.pawns import Known
from forge.claims.plays import nearest
from forge.claims.verdict import Proved
from forge.rules.star_of_africa.tables import ZvezdaTables
from forge.simulate.errands import Errands, Plight
from forge.simulate.fares import Fares
from forge.simulate.pawn import How, sure


@dataclass(frozen=True, slots=True)
class Hunt:
    """What is known of the errands: which are sure, and in how many states each was tried."""

    errands: Errands
    done: Mapping[Plight, bool]
    tried: Mapping[Plight, int]

    @property
    def open(self) -> list[Plight]:
        """The plights from which the end is not sure to be reached."""
        won = self.errands.sure(self.done)
        return [plight for plight in self.errands.ends() if plight not in won]

    @property
    def states(self) -> int:
        """How many states of the abstraction there are."""
        return sum(self.tried[plight] for plight in self.errands.ends())

    @property
    def unknown(self) -> float:
        """The share of them in plights from which the end is not sure."""
        return sum(self.tried[plight] for plight in self.open) / self.states

    def lines(self) -> Iterator[str]:
        """Each plight with its errand, and in how many states this was tried."""
        for plight in self.errands.ends():
            yield f"{plight.value} ({self.tried[plight]} states)"


def hunt(case: Case) -> Hunt | None:
    """The errands of an edition by the road that is best known; None where none were written."""
    b, known = case.play.b, case.known
    if known is None or not isinstance(b, ZvezdaTables) or not Errands(b, ()).fits():
        return None
    found: list[Hunt] = []
    for road in _roads(b):
        found.append(_by_road(case, known, b, road))
        if not found[-1].open:
            return found[-1]
    return min(found, key=lambda one: len(one.open))


def _roads(b: ZvezdaTables) -> list[list[int]]:
    """The shortest ways by land from Cape Town to each home, nearest first; or no way at all."""
    if b.cape < 0 or b.home[b.cape]:
        return [[]]
    return [way for way in nearest(b, b.cape) if b.home[way[-1]]] or [[]]


def _by_road(case: Case, known: Known, b: ZvezdaTables, road: list[int]) -> Hunt:
    errands = Errands(b, road)
    asked = known.asked
    off = [x for x in asked if known.pawn.at.point(x) != b.cape]
    home = all(known.safe[x] for x in asked)
    cape = bool(road) and known.cape
    fetched = all(said.holds and isinstance(said.status, Proved) for said in case.said(income_left))
    spots = len(Fares(b).spots)
    whole, away = len(asked), len(off)
    table = {
        Plight.SHOE: (fetched, 1),
        Plight.FARE: (fetched, spots),
        Plight.BROKE: (fetched, spots),
        Plight.LAID: (cape, whole),
        Plight.GUARDED: (cape, whole),
        Plight.AFAR: (home, whole),
        Plight.ON_ROAD: (not errands.robbers or bool(road), len(road)),
        Plight.ROBBERS: (cape, whole),
        Plight.ALONE: (home, whole),
        Plight.FREE: (home and _taken_along(known, errands, off), away),
        Plight.AT_CAPE: (cape, whole - away),
    }
    done = {plight: sure_ for plight, (sure_, _) in table.items()}
    return Hunt(errands, done, {plight: n for plight, (_, n) in table.items()})


def _taken_along(known: Known, errands: Errands, off: list[int]) -> bool:
    """Whether a rival surely comes to each robber on the road, keeping off Cape Town.

    Home by any means, and from each home by land: a robber is met on foot (a reading of Z17).
    """
    b = errands.b
    way = sure(known.pawn, known.order, known.homes, How(but=b.cape))
    homes = [v for v in range(b.n_points) if b.home[v]]
    near = [{way_[-1] for way_ in nearest(b, home, but=b.cape)} for home in homes]
    marks = set(errands.marks())
    return all(way[x] for x in off) and all(marks <= reach for reach in near)
