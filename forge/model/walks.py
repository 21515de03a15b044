"""Moves by exact count, and the throws it takes to land on a point.

Plain Python over numbered nodes: a product graph of (node, came from) in networkx would be ten
times slower.  A pawn walks exactly the number thrown, never turns back within a move, and stays
where it is when no such walk exists (C7).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf

from forge.model.board import Board
from forge.model.graph import Kinds, sound_links, stops

FACES = 6
"""Sides of the die."""
NEAR = 2 * FACES
"""How far from the point aimed at a pawn is followed: a throw that overshoots stays within."""
CLOSE_ENOUGH = 0.005
"""Throws; far below what a board's target can tell apart."""

Moves = tuple[tuple[int, ...], ...]
"""Where each throw from 1 to 6 can lead."""


class Walks:
    """Every move by exact count on a board, by these means of travel.

    The nodes are the points, in the board's order, and the circles of the links, in theirs.
    """

    def __init__(self, board: Board, kinds: Kinds) -> None:
        self.names: list[str] = [point.id for point in board.points]
        self.number = {name: i for i, name in enumerate(self.names)}
        self.next: list[list[int]] = [[] for _ in self.names]
        self.before: list[list[int]] = [[] for _ in self.names]
        for link in sound_links(board, kinds):
            start, *circles, end = stops(link)
            way = [self.number[start], *map(self._circle, circles), self.number[end]]
            for here, there in pairwise(way):
                self._join(here, there)
                if not link.oneway:
                    self._join(there, here)
        self._moves: dict[int, Moves] = {}

    def _circle(self, name: str) -> int:
        self.number[name] = len(self.names)
        self.names.append(name)
        self.next.append([])
        self.before.append([])
        return self.number[name]

    def _join(self, here: int, there: int) -> None:
        if there not in self.next[here]:  # two links of one step between the same points
            self.next[here].append(there)
            self.before[there].append(here)

    def moves(self, start: int) -> Moves:
        """Where each throw leads from a node, in node order; to itself when no walk exists."""
        if start not in self._moves:
            ends: list[tuple[int, ...]] = []
            front = {(-1, start)}
            for _ in range(FACES):
                front = {
                    (here, there)
                    for before, here in front
                    for there in self.next[here]
                    if there != before
                }
                ends.append(tuple(sorted({there for _, there in front})) or (start,))
            self._moves[start] = tuple(ends)
        return self._moves[start]

    def throws(self, target: str) -> dict[str, float]:
        """The least expected number of throws to end a move on ``target``, from points nearby.

        The player sees each throw and picks the best end of it.  Solved by sweeps of value
        iteration, nearest nodes first, all of one distance at once; a figure is exact to about a
        hundredth.
        """
        aim = self.number[target]
        rings = self.rings(aim)
        expected = [inf] * len(self.names)  # no throw is planned to end farther off
        expected[aim] = 0.0
        for node in (node for ring in rings for node in ring):
            expected[node] = float(FACES)
        options = [[(node, self.moves(node)) for node in ring] for ring in rings]
        change = float(FACES)
        while change > CLOSE_ENOUGH:
            change = 0.0
            for ring in options:
                values = [_value(node, throws, expected) for node, throws in ring]
                for (node, _), value in zip(ring, values, strict=True):
                    change = max(change, abs(value - expected[node]))
                    expected[node] = value
        near = (aim, *(node for ring in rings for node in ring))
        return {self.names[node]: expected[node] for node in near}

    def rings(self, aim: int) -> list[list[int]]:
        """The nodes 1, 2, ... up to NEAR steps before ``aim``."""
        seen = {aim}
        front = [aim]
        rings = []
        for _ in range(NEAR):
            ahead = dict.fromkeys(n for node in front for n in self.before[node])
            front = [node for node in ahead if node not in seen]
            seen.update(front)
            rings.append(front)
        return rings


def _value(node: int, throws: Moves, expected: Sequence[float]) -> float:
    """One throw more than the mean of what its best ends promise; to stay, where none is near."""
    total = 0.0
    for ends in throws:
        best = min([expected[end] for end in ends])
        total += best if best < inf else expected[node]
    return 1 + total / FACES
