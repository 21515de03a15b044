"""The throws to land on a point, for many points at once: what `walks` tells, with numpy.

The same sums in the same order, so the figures are equal to the last bit; only the loops over
nodes are numpy's.  It takes a fifth of the time, and numpy takes as long to load as 400 nodes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from forge.model.walks import CLOSE_ENOUGH, FACES, NEAR, Walks

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Table = NDArray[np.int32]
    Floats = NDArray[np.float64]

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
        least = expected.take(self.ends[0])
        for column in self.ends[1:]:
            some = least[: len(column)]
            np.minimum(some, expected.take(column), out=some)
        best = np.empty_like(least)
        best[self.longest] = least
        total = np.zeros(len(self.cells))
        for throw in range(FACES):  # one after the other, as in plain Python: equal to the last bit
            total += best[throw::FACES]
        return 1 + total / FACES


@dataclass(frozen=True, slots=True)
class Cells:
    """Where the figure of a node stands, seen from a point aimed at: a table, a column a node."""

    column: Ints
    table: Table

    def of(self, aims: Ints, nodes: Ints) -> Ints:
        """The cells of some pairs; -1 where a node is not near."""
        places = self.column.take(nodes)
        places += aims * self.table.shape[1]
        return self.table.ravel().take(places).astype(np.int64)


def _cells(aims: Ints, nodes: Ints, of: tuple[int, int]) -> Cells:
    """Cells 0, 1, 2, ... for these pairs, of so many points aimed at and nodes."""
    near = _sorted(nodes)
    column = np.full(of[1], len(near))
    column[near] = np.arange(len(near))
    table = np.full((of[0], len(near) + 1), -1, np.int32)
    table[aims, column[nodes]] = np.arange(len(nodes))
    return Cells(column, table)


class Landing:
    """All points aimed at over the walks of a board."""

    def __init__(self, walks: Walks) -> None:
        self._number = walks.number
        self._nodes = len(walks.names)
        self._before = _rows(walks.before)
        self._moves = _moves(_rows(walks.next))

    def throws(self, starts: Mapping[str, Sequence[str]]) -> dict[tuple[str, str], float]:
        """The expected throws for each target of ``starts`` from each of its starts."""
        found: dict[tuple[str, str], float] = {}
        targets = list(starts)
        for i in range(0, len(targets), AT_ONCE):
            some = targets[i : i + AT_ONCE]
            cells, expected = self._figures(np.array([self._number[name] for name in some]))
            pairs = [(start, target) for target in some for start in starts[target]]
            aims = np.repeat(np.arange(len(some)), [len(starts[target]) for target in some])
            wanted = cells.of(aims, np.array([self._number[start] for start, _ in pairs], np.int64))
            figures = np.where(wanted < 0, inf, expected[wanted]).tolist()
            found |= zip(pairs, figures, strict=True)
        return found

    def _figures(self, targets: Ints) -> tuple[Cells, Floats]:
        """The expected throws from all that is near each target, and where they stand."""
        fronts = self._fronts(targets)
        aims, nodes = np.divmod(np.concatenate(fronts), self._nodes)
        cells = _cells(aims, nodes, (len(targets), self._nodes))
        expected = np.full(len(nodes), float(FACES))
        expected[: len(targets)] = 0.0
        rings = []
        done = len(targets)
        for front in fronts[1:]:
            part = slice(done, done + len(front))
            rings.append(self._ring(done, aims[part], nodes[part], cells))
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

    def _ring(self, cell: int, aims: Ints, nodes: Ints, cells: Cells) -> Ring:
        """Where throws lead from nodes, as far as that is near, else nowhere."""
        own = np.arange(cell, cell + len(nodes))
        thrown = (nodes[:, None] * FACES + np.arange(FACES)).ravel()
        ends, lengths = self._moves.of(thrown)
        there = cells.of(np.repeat(np.repeat(aims, FACES), lengths), ends)
        near = there >= 0
        first = np.cumsum(lengths) - lengths
        kept = np.add.reduceat(near, first, dtype=np.int64)
        stay = np.flatnonzero(kept == 0)
        there[first[stay]] = own[stay // FACES]
        near[first[stay]] = True
        kept[stay] = 1
        return Ring(own, aims, *_columns(there[near], kept))


def _columns(held: Ints, lengths: Ints) -> tuple[Ints, tuple[Ints, ...]]:
    """Lists end to end as the order of their lengths, the longest first, and their columns."""
    first = np.cumsum(lengths) - lengths
    longest = np.argsort(-lengths.astype(np.int16), kind="stable")
    many = np.searchsorted(-lengths[longest], -np.arange(lengths.max()))
    columns = (held[first[longest[:count]] + place] for place, count in enumerate(many))
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
