"""Moves by exact count, and the throws it takes to land on a point.

Plain Python over numbered nodes: a product graph of (node, came from) in networkx would be ten
times slower.  A pawn walks exactly the number thrown, never turns back within a move, and stays
where it is when no such walk exists (C7).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from forge.model.board import Board
from forge.model.graph import Kinds, step_graph

FACES = 6
"""Sides of the die."""
NEAR = 2 * FACES
"""How far from the point aimed at a pawn is followed: a throw that overshoots stays within."""
CLOSE_ENOUGH = 0.005
"""Throws; far below what a board's target can tell apart."""

Moves = tuple[tuple[int, ...], ...]
"""Where each throw from 1 to 6 can lead."""


class Walks:
    """Every move by exact count on a board, by these means of travel."""

    def __init__(self, board: Board, kinds: Kinds) -> None:
        graph = step_graph(board, kinds)
        self.names: Sequence[str] = list(graph)
        self.number: Mapping[str, int] = {name: i for i, name in enumerate(self.names)}
        self._next = [[self.number[there] for there in graph[here]] for here in self.names]
        self._before: list[list[int]] = [[] for _ in self.names]
        for here, following in enumerate(self._next):
            for there in following:
                self._before[there].append(here)
        self._moves: dict[int, Moves] = {}

    def moves(self, start: int) -> Moves:
        """Where each throw leads from a node, in node order; to itself when no walk exists."""
        if start not in self._moves:
            ends: list[tuple[int, ...]] = []
            front = {(-1, start)}
            for _ in range(FACES):
                front = {
                    (here, there)
                    for before, here in front
                    for there in self._next[here]
                    if there != before
                }
                ends.append(tuple(sorted({there for _, there in front})) or (start,))
            self._moves[start] = tuple(ends)
        return self._moves[start]

    def throws(self, target: str) -> dict[str, float]:
        """The least expected number of throws to end a move on ``target``, from points nearby.

        The player sees each throw and picks the best end of it.  Solved by sweeps of value
        iteration, nearest nodes first; a figure is exact to about a hundredth.
        """
        aim = self.number[target]
        near = self._nearby(aim)
        expected = dict.fromkeys(near, float(FACES))
        expected[aim] = 0.0
        options = {node: self._within(node, expected) for node in near if node != aim}
        change = float(FACES)
        while change > CLOSE_ENOUGH:
            change = 0.0
            for node, ends in options.items():
                value = 1 + sum(min(map(expected.__getitem__, throw)) for throw in ends) / FACES
                change = max(change, abs(value - expected[node]))
                expected[node] = value
        return {self.names[node]: value for node, value in expected.items()}

    def _within(self, node: int, known: Mapping[int, float]) -> Moves:
        """The moves that stay near; there always are some, unless all of them lead away."""
        near = (tuple(end for end in throw if end in known) for throw in self.moves(node))
        return tuple(throw or (node,) for throw in near)

    def _nearby(self, aim: int) -> list[int]:
        """The nodes from which ``aim`` is at most NEAR steps away, nearest first."""
        found = {aim: 0}
        front = [aim]
        for distance in range(1, NEAR + 1):
            front = [n for node in front for n in self._before[node] if n not in found]
            found |= dict.fromkeys(front, distance)
            front = list(dict.fromkeys(front))
        return list(found)
