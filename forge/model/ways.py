"""How many separate ways lead home from a point, and which points close them all.

Plain Python over numbered places: with a shared residual network networkx takes 40 ms for one
point of a board of 1 500 cities, since it resets all of it each time; searching towards the
goals and keeping only what changed takes about a hundredth of that.
"""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush

from forge.model.board import Board
from forge.model.graph import Kinds, site_graph

HOME = 0
"""The number of the place that stands for all goals together."""


class Ways:
    """Ways from the points of a board to its goals that share no barred point and no link.

    By Menger's theorem their number is also the least number of bars (robbers on points that
    hold a token, closed roads) that walls a point in.  Every place is split into an entrance 2n
    and an exit 2n + 1 with room for one way between them, or for many where no token lies.
    """

    def __init__(self, board: Board, kinds: Kinds) -> None:
        graph = site_graph(board, kinds)
        goals = [point.id for point in board.points if point.goal]
        places = [point for point in board.points if not point.goal]
        self._names = ["", *(point.id for point in places)]
        self._number = dict.fromkeys(goals, HOME) | {p.id: i for i, p in enumerate(places, 1)}
        self._heads: list[int] = []
        self._room: list[int] = []
        self._arcs: list[list[int]] = [[] for _ in range(2 * len(self._names))]
        for i, point in enumerate(places, 1):
            self._join(2 * i, 2 * i + 1, 1 if point.token else graph.degree(point.id))
        self._held = {i for i, point in enumerate(places, 1) if point.token}
        roads = {(self._number[u], self._number[v]) for u, v in graph.edges}
        for u, v in sorted(roads):
            if u not in (v, HOME):
                self._join(2 * u + 1, 2 * v, 1)
        self._beside = {u for u, v in roads if v == HOME}
        self._far = self._distances()

    def _join(self, tail: int, head: int, room: int) -> None:
        """An arc and, at the next number, the way back along it, which has no room yet."""
        for start, end, space in ((tail, head, room), (head, tail, 0)):
            self._arcs[start].append(len(self._heads))
            self._heads.append(end)
            self._room.append(space)

    def _distances(self) -> list[int]:
        """How many arcs lie between each state and home; far away where no way leads there."""
        far = [len(self._arcs)] * len(self._arcs)
        far[2 * HOME] = 0
        front = [2 * HOME]
        while front:
            following = []
            for state in front:
                for arc in self._arcs[state]:
                    before = self._heads[arc]
                    if self._room[arc ^ 1] and far[before] > far[state] + 1:
                        far[before] = far[state] + 1
                        following.append(before)
            front = following
        return far

    def beside_home(self, point: str) -> bool:
        """Whether a link leads from the point straight to a goal: nothing can close that one."""
        return self._number[point] in self._beside

    def count(self, point: str, most: int | None = None) -> int:
        """The number of ways from ``point`` to the goals; at most ``most``, when it is given."""
        room: dict[int, int] = {}
        found = 0
        while (most is None or found < most) and self._one_more(point, room) is None:
            found += 1
        return found

    def bars(self, point: str) -> tuple[str, ...]:
        """A smallest set of points that cuts ``point`` off, in name order; empty beside a goal.

        Where roads between points without a token must be closed too, only the points are named.
        """
        if self.beside_home(point):
            return ()
        room: dict[int, int] = {}
        reached: Collection[int] | None = None
        while reached is None:
            reached = self._one_more(point, room)
        across = {
            (state // 2, self._heads[arc] // 2)
            for state in reached
            for arc in self._arcs[state]
            if self._room[arc] and self._heads[arc] not in reached
        }
        shut = {there if there in self._held else here for here, there in across}
        return tuple(
            sorted(self._names[number] for number in shut & self._held - {self._number[point]})
        )

    def _one_more(self, point: str, room: dict[int, int]) -> Collection[int] | None:
        """Find one more way and take its room; else the states that can still be reached."""
        start = 2 * self._number[point] + 1
        came: dict[int, int] = {start: -1}
        front = [(self._far[start], start)]
        while front:
            _, state = heappop(front)
            if state == 2 * HOME:
                self._take(came, room)
                return None
            for arc in self._arcs[state]:
                head = self._heads[arc]
                if head not in came and room.get(arc, self._room[arc]) > 0:
                    came[head] = arc
                    heappush(front, (self._far[head], head))
        return came

    def _take(self, came: dict[int, int], room: dict[int, int]) -> None:
        """Use up one room along the way that was found, and open the way back along it."""
        arc = came[2 * HOME]
        while arc != -1:
            room[arc] = room.get(arc, self._room[arc]) - 1
            room[arc ^ 1] = room.get(arc ^ 1, self._room[arc ^ 1]) + 1
            arc = came[self._heads[arc ^ 1]]
