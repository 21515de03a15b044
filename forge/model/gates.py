"""Points on which all behind them hangs: take one out, and its group falls apart.

One depth-first search finds them with the sizes of what they part (Hopcroft and Tarjan 1973);
dominators would take a hundred times as long, and taking out each point in turn, the square.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from forge.model.board import Board
from forge.model.graph import Joined, Kinds, net, undirected

ROOT = -1


@dataclass(frozen=True, slots=True)
class Gate:
    """A point, and which of the points asked for are left with at most half of its group."""

    point: str
    behind: tuple[str, ...]


def gates(board: Board, kinds: Kinds, wanted: Collection[str]) -> Iterator[Gate]:
    """The gates that leave any of ``wanted`` with at most half of the points that are joined."""
    whole = net(board, kinds)
    names = whole.names
    both = undirected(whole)
    seen = bytearray(len(both))
    chosen = set(whole.numbers(wanted))
    for root in range(len(both)):
        if not seen[root]:
            tree = _Tree(both, root, seen)
            marks = [at for at, number in enumerate(tree.order) if number in chosen]
            found = {names[gate]: tree.behind(gate, marks) for gate in tree.cut}
            for name in sorted(name for name in found if found[name]):
                yield Gate(name, tuple(sorted(names[number] for number in found[name])))


class _Tree:
    """A depth-first search: numbers in the order they were met, and what hangs on each.

    ``cut`` holds, for each gate, those just below it whose part has no way round it.
    """

    def __init__(self, both: Joined, root: int, seen: bytearray) -> None:
        self.root = root
        self.order: list[int] = []
        self._above = {root: ROOT}
        self._walk(both, seen)
        self._met = {number: at for at, number in enumerate(self.order)}
        self._size = dict.fromkeys(self.order, 1)
        self.cut: dict[int, list[int]] = {}
        self._part(both)
        if len(self.cut.get(root, ())) == 1:
            del self.cut[root]

    def _walk(self, both: Joined, seen: bytearray) -> None:
        seen[self.root] = 1
        self.order.append(self.root)
        open_ = [(self.root, iter(both[self.root]))]
        while open_:
            here, rest = open_[-1]
            for there in rest:
                if not seen[there]:
                    seen[there] = 1
                    self._above[there] = here
                    self.order.append(there)
                    open_.append((there, iter(both[there])))
                    break
            else:
                open_.pop()

    def _part(self, both: Joined) -> None:
        """From the ends of the tree up: how large each part is, and how far up it leads."""
        low = dict(self._met)
        for number in reversed(self.order[1:]):
            above = self._above[number]
            round_it = [self._met[there] for there in both[number] if there != above]
            low[number] = min(low[number], *round_it) if round_it else low[number]
            low[above] = min(low[above], low[number])
            self._size[above] += self._size[number]
            if low[number] >= self._met[above]:
                self.cut.setdefault(above, []).append(number)

    def behind(self, gate: int, marks: list[int]) -> list[int]:
        """The numbers, of those met at ``marks``, that the gate leaves with half or less."""
        spans = [(self._met[top], self._size[top]) for top in self.cut[gate]]
        found = [
            at for start, size in spans if self._few(size) for at in _within(marks, start, size)
        ]
        rest = len(self.order) - 1 - sum(size for _, size in spans)
        if gate != self.root and self._few(rest):
            below = {at for start, size in spans for at in _within(marks, start, size)}
            found += [at for at in marks if at not in below and at != self._met[gate]]
        return [self.order[at] for at in found]

    def _few(self, size: int) -> bool:
        return 2 * size <= len(self.order)


def _within(marks: list[int], start: int, size: int) -> list[int]:
    return marks[bisect_left(marks, start) : bisect_left(marks, start + size)]
