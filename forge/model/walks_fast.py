"""The throws to land on a point, for many points at once: what `walks` tells, with numpy.

The same sums in the same order, so the figures are equal to the last bit; only the loops over
nodes are numpy's.  It takes a fifth of the time, and numpy takes as long to load as 400 nodes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, TypeVar

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # no matrices here: spare numpy the threads

import numpy as np

from forge.model.walks import CLOSE_ENOUGH, FACES, NEAR, Walks

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Floats = NDArray[np.float64]
    Numbers = TypeVar("Numbers", Ints, Floats)

AT_ONCE = 512
"""How many points are aimed at together: enough for numpy, few enough for a processor's cache."""

THINNED = 0.7
"""When no more than this share of the points swept over is still going, the others are dropped."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Lists of numbers of unequal length, end to end; the n-th begins at ``first[n]``."""

    first: Ints
    held: Ints

    def of(self, wanted: Ints) -> tuple[Ints, Ints]:
        """The lists wanted, end to end, and their lengths."""
        lengths = self.first[wanted + 1] - self.first[wanted]
        before = np.cumsum(lengths) - lengths
        places = np.repeat(self.first[wanted] - before, lengths) + np.arange(lengths.sum())
        return self.held[places], lengths


def _rows(lists: Sequence[Sequence[int]]) -> Rows:
    lengths = np.fromiter(map(len, lists), np.int64, len(lists))
    held = np.fromiter((n for one in lists for n in one), np.int64, int(lengths.sum()))
    return Rows(np.concatenate(([0], np.cumsum(lengths))), held)


def _sorted(numbers: Ints) -> Ints:
    """In order and each once; np.unique is slow on numbers nearly in order, and loads numpy.ma."""
    ordered = np.sort(numbers, kind="stable")
    new = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=new[1:])
    return ordered[new]


def _moves(ahead: Rows) -> Rows:
    """The ends of each throw from each node, at FACES * node + throw - 1; to itself if none."""
    nodes = len(ahead.first) - 1
    arcs = len(ahead.held)
    tails = np.repeat(np.arange(nodes), np.diff(ahead.first))
    starts, last = tails, np.arange(arcs)
    ends = []
    for throw in range(FACES):
        if throw:
            following, lengths = Rows(ahead.first, np.arange(arcs)).of(ahead.held[last])
            starts, before = np.repeat(starts, lengths), np.repeat(tails[last], lengths)
            onward = ahead.held[following] != before
            pairs = _sorted(starts[onward] * arcs + following[onward])
            starts, last = np.divmod(pairs, max(arcs, 1))
        stuck = np.flatnonzero(np.bincount(starts, minlength=nodes) == 0)
        ends.append((starts * FACES + throw) * nodes + ahead.held[last])
        ends.append((stuck * FACES + throw) * nodes + stuck)
    thrown, there = np.divmod(_sorted(np.concatenate(ends)), nodes)
    return Rows(np.searchsorted(thrown, np.arange(FACES * nodes + 1)), there)


def _least(first: Numbers, others: Iterable[Numbers]) -> Numbers:
    """The least of some columns row by row, written over the first; the others may be shorter."""
    for column in others:
        some = first[: len(column)]
        np.minimum(some, column, out=some)
    return first


@dataclass(frozen=True, slots=True)
class Ring:
    """Nodes equally far from the points aimed at; ``cells`` says where their figures stand.

    ``aims`` numbers the points aimed at, node by node.  Each node has FACES throws, one after the
    other; ``longest`` orders them all by how many ends they have, the most first.  ``ends`` has
    the cells of their first ends in that order, then those of their second ends as far as there
    are any, and so on: numpy takes the least of many short lists much faster that way.
    """

    cells: Ints
    aims: Ints
    longest: Ints
    ends: tuple[Ints, ...]

    def only(self, going: NDArray[np.bool_]) -> Ring:
        """The nodes of the points aimed at that are still going."""
        kept = going[self.aims]
        thrown = np.repeat(kept, FACES)
        ordered = thrown[self.longest]
        renumbered = np.cumsum(thrown) - 1
        ends = tuple(column[ordered[: len(column)]] for column in self.ends)
        longest = renumbered[self.longest[ordered]]
        return Ring(self.cells[kept], self.aims[kept], longest, ends)

    def values(self, expected: Floats) -> Floats:
        """One throw more than the mean of what the best ends promise, for each node."""
        others = (expected.take(column) for column in self.ends[1:])
        least = _least(expected.take(self.ends[0]), others)
        best = np.empty_like(least)
        best[self.longest] = least
        total = np.zeros(len(self.cells))
        for throw in range(FACES):  # one after the other, as in plain Python: equal to the last bit
            total += best[throw::FACES]
        return 1 + total / FACES


class Cells:
    """Where the figure of a node stands, seen from a point aimed at: a table, a column a node.

    Cells 0, 1, 2, ... are those of the pairs given; ``none`` is the cell of all that is not near.
    """

    def __init__(self, aims: Ints, nodes: Ints, of: tuple[int, int]) -> None:
        """The cells of these pairs, of so many points aimed at and nodes."""
        near = _sorted(nodes)
        self.none = len(nodes)
        self._width = len(near) + 1
        self._column = np.full(of[1], len(near))
        self._column[near] = np.arange(len(near))
        table = np.full((of[0], self._width), self.none, np.int32)
        table[aims, self._column[nodes]] = np.arange(len(nodes))
        self._table = table.ravel()

    def rows(self, aims: Ints) -> Ints:
        """Where the rows of points aimed at begin."""
        return aims * self._width

    def columns(self, nodes: Ints) -> Ints:
        """Where nodes stand in a row."""
        return self._column.take(nodes)

    def at(self, places: Ints) -> Ints:
        """The cells at some places, each a row's beginning and a column together."""
        return self._table.take(places).astype(np.int64)


class Landing:
    """All points aimed at over the walks of a board."""

    def __init__(self, walks: Walks) -> None:
        self._number = walks.number
        self._nodes = len(walks.names)
        self._before = _rows(walks.before)
        self._moves = _moves(_rows(walks.next))
        self._many = np.diff(self._moves.first).astype(np.int16)

    def throws(self, starts: Mapping[str, Sequence[str]]) -> dict[tuple[str, str], float]:
        """The expected throws for each target of ``starts`` from each of its starts."""
        found: dict[tuple[str, str], float] = {}
        targets = list(starts)
        for i in range(0, len(targets), AT_ONCE):
            some = targets[i : i + AT_ONCE]
            cells, expected = self._figures(np.array([self._number[name] for name in some]))
            pairs = [(start, target) for target in some for start in starts[target]]
            aims = np.repeat(np.arange(len(some)), [len(starts[target]) for target in some])
            nodes = np.array([self._number[start] for start, _ in pairs], np.int64)
            figures = expected[cells.at(cells.rows(aims) + cells.columns(nodes))]
            found |= zip(pairs, figures.tolist(), strict=True)
        return found

    def _figures(self, targets: Ints) -> tuple[Cells, Floats]:
        """The expected throws from all that is near each target, and where they stand.

        Behind them comes what is not near, from where no throw is planned: inf.
        """
        fronts = self._fronts(targets)
        aims, nodes = np.divmod(np.concatenate(fronts), self._nodes)
        cells = Cells(aims, nodes, (len(targets), self._nodes))
        ends = cells.columns(self._moves.held)
        expected = np.full(len(nodes) + 1, float(FACES))
        expected[: len(targets)] = 0.0
        expected[cells.none] = inf
        rings = []
        done = len(targets)
        for front in fronts[1:]:
            part = slice(done, done + len(front))
            own = np.arange(done, done + len(front))
            longest, columns = self._ends(aims[part], nodes[part], cells, ends)
            stay = np.flatnonzero(_least(columns[0].copy(), columns[1:]) == cells.none)
            columns[0][stay] = own[longest[stay] // FACES]
            rings.append(Ring(own, aims[part], longest, columns))
            done += len(front)
        _settle(rings, len(targets), expected)
        return cells, expected

    def _fronts(self, targets: Ints) -> list[Ints]:
        """The pairs 0, 1, 2, ... up to NEAR steps before the targets: nodes * target + node."""
        fronts = [self._nodes * np.arange(len(targets)) + targets]
        seen = fronts[0]
        while len(fronts) <= NEAR and len(fronts[-1]):
            front = fronts[-1]
            before, lengths = self._before.of(front % self._nodes)
            pairs = _sorted(np.repeat(front - front % self._nodes, lengths) + before)
            places = np.minimum(np.searchsorted(seen, pairs), len(seen) - 1)
            fronts.append(pairs[seen[places] != pairs])
            seen = np.sort(np.concatenate((seen, fronts[-1])), kind="stable")
        return [front for front in fronts if len(front)]

    def _ends(
        self, aims: Ints, nodes: Ints, cells: Cells, ends: Ints
    ) -> tuple[Ints, tuple[Ints, ...]]:
        """Throws by how many ends they have, the most first, and the cells of these ends."""
        thrown = (nodes[:, None] * FACES + np.arange(FACES)).ravel()
        longest = np.argsort(-self._many.take(thrown), kind="stable")
        thrown = thrown.take(longest)
        fewer = -self._many.take(thrown)
        first = self._moves.first.take(thrown)
        rows = np.repeat(cells.rows(aims), FACES).take(longest)
        columns = []
        for place in range(-fewer[0]):
            reaching = np.searchsorted(fewer, -place)
            places = ends.take(first[:reaching] + place)
            columns.append(cells.at(places + rows[:reaching]))
        return longest, tuple(columns)


def _settle(rings: Sequence[Ring], targets: int, expected: Floats) -> None:
    """Sweep over the rings, nearest first, until no figure of a target changes any more.

    A target that has settled keeps its figures; its nodes are dropped with many others at once.
    """
    going = np.ones(targets, np.bool_)
    swept = targets
    while going.any():
        if np.count_nonzero(going) < THINNED * swept:
            rings = [ring for ring in (one.only(going) for one in rings) if len(ring.cells)]
            swept = int(np.count_nonzero(going))
        change = np.zeros(targets)
        for ring in rings:
            known = expected[ring.cells]
            values = np.where(going[ring.aims], ring.values(expected), known)
            np.maximum.at(change, ring.aims, np.abs(values - known))
            expected[ring.cells] = values
        going = change > CLOSE_ENOUGH
