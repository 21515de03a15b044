"""Where columns and pages end: the breaks with the least strain over the whole book.

Lines of a paragraph are broken best by looking at all of them (Knuth and Plass 1981), and so are
the columns of a book.  Places at which a page may begin or go on are the nodes of a graph, ways
to fill what is left of a page its edges, and the cheapest path is taken (Dijkstra 1959).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, NamedTuple

from forge.draw.rulebook_bricks import Band, Bond, Frame
from forge.draw.rulebook_run import EMPTY, Run, Span, Spans
from forge.draw.rulebook_ways import Way, cuts, forced, lowest, remains, rest, split, ways
from forge.geometry import mm

MEAGRE: Final = mm(24)
"""A band does not begin in less room than this at the foot of a page, µm."""
TALLER: Final = tuple(mm(more) for more in (0, 3, 6, 9, 13, 17))
"""How much higher than need be the last columns of a band are tried, µm."""
NEAR: Final = mm(25)
"""A band that ends so near the foot is tried down to the foot, µm."""
PAGE, MISSED, TORN = 0.6, 8.0, 4.0
"""What it costs: a page, a last page that is nearly empty, a paragraph that goes over a page."""
OVER: Final = {Bond.STEP: 1.2, Bond.DEAR: 6.0}
"""What it costs besides when an example or a table goes over a page."""
LEAST: Final = 0.3
"""A last page should be filled to this share."""


class Place(NamedTuple):
    """Where the book goes on: a band, a brick of it, a figure held back, the height on a page."""

    band: int
    brick: int
    held: Span | None
    y: int


@dataclass(frozen=True, slots=True)
class Step:
    """Columns laid on a page from ``top`` down, each made ``room`` µm high; a ``turn`` ends it."""

    band: int
    top: int
    parts: tuple[Spans, ...]
    room: int
    turn: bool


Edge = tuple[float, Step, Place]


def breaks(bands: Sequence[Band], frame: Frame) -> tuple[Step, ...]:
    """The steps that lay every brick of every band, with the least strain in all."""
    return _Book(tuple(bands), frame, tuple(Run(band.bricks) for band in bands)).steps()


@dataclass(frozen=True)
class _Book:
    bands: tuple[Band, ...]
    frame: Frame
    runs: tuple[Run, ...]
    known: dict[tuple[int, int, Span | None, int], list[Way]] = field(default_factory=dict)

    def steps(self) -> tuple[Step, ...]:
        """The steps of the cheapest path to the end."""
        start = Place(0, 0, None, self.frame.area.y)
        came: dict[Place, tuple[Place, Step]] = {}
        costs, done, order = {start: 0.0}, set[Place](), count()
        heap = [(0.0, next(order), start)]
        while heap[0][2].band < len(self.bands):
            cost, _, place = heapq.heappop(heap)
            if place in done:
                continue
            done.add(place)
            for more, step, after in self._edges(place):
                if cost + more < costs.get(after, float("inf")):
                    costs[after] = cost + more
                    came[after] = (place, step)
                    heapq.heappush(heap, (cost + more, next(order), after))
        return _path(came, heap[0][2])

    def _edges(self, at: Place) -> Iterator[Edge]:
        """The ways to go on from a place; at the top of a page there is always one."""
        area, band = self.frame.area, self.bands[at.band]
        empty = at.y == area.y
        top = at.y if empty else at.y + band.above
        room = area.bottom - top
        found = list(self._ended(at, top, room))
        if empty or room >= MEAGRE:
            found += self._filled(at, top, room)
        if not empty:
            white = (max(0, area.bottom - at.y) / EMPTY) ** 2
            found.append((PAGE + white, Step(at.band, at.y, (), 0, True), at._replace(y=area.y)))
        elif not found:
            found.append(self._forced(at, top, room))
        return iter(found)

    def _ended(self, at: Place, top: int, room: int) -> Iterator[Edge]:
        """The rest of the band in columns of one height."""
        run, columns = self.runs[at.band], self.bands[at.band].columns
        if run.give(rest(run, at.brick, at.held)).low > columns * room:
            return
        for high in self._heights(at, room):
            for way in self._columns(at, high, columns, whole=True):
                more, turn, after = self._after(at.band, top + high)
                yield way.cost + more, Step(at.band, top, way.parts, high, turn), after

    def _heights(self, at: Place, room: int) -> list[int]:
        """How high the last columns of a band are tried: with tables and boxes whole, and cut."""
        run, columns = self.runs[at.band], self.bands[at.band].columns
        bonds = (Bond.FREE, Bond.DEAR)
        leasts = {lowest(run, at.brick, at.held, columns, bond) for bond in bonds}
        grown = run.give(rest(run, at.brick, at.held)).more // columns
        tried = {least + more for least in leasts for more in (*TALLER, grown)}
        tried = {high for high in tried if high < room}
        return sorted(tried | ({room} if room < max(leasts) + NEAR else set()))

    def _after(self, band: int, bottom: int) -> tuple[float, bool, Place]:
        """What it costs to end a band there, whether the page ends with it, and what follows."""
        area, after = self.frame.area, band + 1
        if after < len(self.bands) and not self.bands[after].fresh:
            return 0.0, False, Place(after, 0, None, bottom)
        filled = (bottom - area.y) / area.height
        more = PAGE + MISSED * max(0.0, LEAST - filled)
        return more, after < len(self.bands), Place(after, 0, None, area.y)

    def _filled(self, at: Place, top: int, room: int) -> Iterator[Edge]:
        """Columns down to the foot, and the rest of the band on the next page."""
        bricks = self.runs[at.band].bricks
        for way in self._columns(at, room, self.bands[at.band].columns, whole=False):
            if way.brick < len(bricks) or way.held:
                step = Step(at.band, top, way.parts, room, True)
                over = OVER.get(split(bricks, way.brick), 0.0)
                cost = PAGE + TORN * cuts(bricks, way.brick) + over + way.cost
                yield cost, step, Place(at.band, way.brick, way.held, self.frame.area.y)

    def _columns(self, at: Place, room: int, columns: int, whole: bool) -> Iterator[_Columns]:
        """The ways to fill so many columns; ``whole``: with all that is left of the band."""
        begun = [_Columns(0.0, (), at.brick, at.held)]
        for left in range(columns, 0, -1):
            begun = [
                one.more(way) for one in begun
                for way in self._ways(at.band, one, room, whole and left == 1)
            ]  # fmt: skip
        return iter(begun)

    def _ways(self, band: int, begun: _Columns, room: int, whole: bool) -> list[Way]:
        """The ways to go on in the next column; it may stay empty when nothing fits."""
        run, (_, parts, brick, held) = self.runs[band], begun
        if whole:
            return remains(run, brick, held, room)
        key = (band, brick, held, room)
        if key not in self.known:
            self.known[key] = ways(run, brick, held, room)
        found = self.known[key]
        if not found and parts:
            return [Way((room / EMPTY) ** 2, (), brick, held)]
        return found

    def _forced(self, at: Place, top: int, room: int) -> Edge:
        """Columns cut where they should not be, since nothing else fits a page."""
        run, columns = self.runs[at.band], self.bands[at.band].columns
        parts, brick = forced(run, at.brick, at.held, (columns, room))
        if brick < len(run.bricks):
            step = Step(at.band, top, parts, 0, True)
            return PAGE, step, Place(at.band, brick, None, self.frame.area.y)
        high = max(run.give(part).height for part in parts)
        more, turn, after = self._after(at.band, top + high)
        return more, Step(at.band, top, parts, 0, turn), after


class _Columns(NamedTuple):
    """Columns side by side: what they cost, what each holds, and what is left."""

    cost: float
    parts: tuple[Spans, ...]
    brick: int
    held: Span | None

    def more(self, way: Way) -> _Columns:
        """These columns and one more."""
        return _Columns(self.cost + way.cost, (*self.parts, way.spans), way.brick, way.held)


def _path(came: dict[Place, tuple[Place, Step]], end: Place) -> tuple[Step, ...]:
    steps = []
    while end in came:
        end, step = came[end]
        steps.append(step)
    return tuple(reversed(steps))
