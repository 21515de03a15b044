"""How many separate ways lead home from every point, and which points close them all.

One flow a point, all the way home, would take as long as the board is wide for each: on 100 000
places to stand on, minutes.  But a way need not be followed home.  Whoever has n separate ways to
n points that have n ways home each, has n ways home: fewer than n bars leave one of the n ways
open, and fewer than n ways cannot be all that is left at its end.  So the points are taken from
the goals outwards, and most searches end next door (tests compare with flows followed home).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from heapq import heappop, heappush

from forge.model.board import Board
from forge.model.graph import ALL, LAND, WALKED, Kinds, net, spread

FEWER: Mapping[Kinds, Kinds] = {WALKED: LAND, ALL: WALKED}
"""Means of travel with the next fewer ones: more links never leave fewer ways."""

HOME = 0
"""The number of the place that stands for all goals together."""


class Ways:
    """Ways from the points of a board to its goals that share no barred point and no link.

    By Menger's theorem their number is also the least number of bars (robbers on points that
    hold a token, closed roads) that walls a point in.  Every place is split into an entrance 2n
    and an exit 2n + 1 with room for one way between them, or for many where no token lies.
    """

    def __init__(self, board: Board, kinds: Kinds, least: Sequence[int] = ()) -> None:
        """``least``: ways that every place has in any case, in the order of their numbers."""
        whole = net(board, kinds)
        places = [point for point in board.points if not point.goal]
        self._names = ["", *(point.id for point in places)]
        self._least = least or [0] * len(self._names)
        number = [HOME] * len(board.points)
        for i, point in enumerate(places, 1):
            number[whole.number[point.id]] = i
        self._number = {name: number[n] for name, n in whole.number.items()}
        self._heads: list[int] = []
        self._room: list[int] = []
        self._arcs: list[list[int]] = [[] for _ in range(2 * len(self._names))]
        self._held = {i for i, point in enumerate(places, 1) if point.token}
        roads = sorted({(number[u], number[v]) for u, near in enumerate(whole.ahead) for v in near})
        for i in range(1, len(self._names)):  # arc 2(i - 1) leads through place i
            self._join(2 * i, 2 * i + 1, 1 if i in self._held else len(roads))
        for u, v in roads:
            if u not in (v, HOME):
                self._join(2 * u + 1, 2 * v, 1)
        self._beside = {u for u, v in roads if v == HOME}

    def _join(self, tail: int, head: int, room: int) -> None:
        """An arc and, at the next number, the way back along it, which has no room yet."""
        for start, end, space in ((tail, head, room), (head, tail, 0)):
            self._arcs[start].append(len(self._heads))
            self._heads.append(end)
            self._room.append(space)

    @cached_property
    def _far(self) -> Sequence[int]:
        """How many arcs lie between each state and home; far away where no way leads there."""
        before: list[list[int]] = [[] for _ in self._arcs]
        for arc in range(0, len(self._heads), 2):
            before[self._heads[arc]].append(self._heads[arc ^ 1])
        far = [len(self._arcs)] * len(self._arcs)
        far[2 * HOME] = 0
        for state in spread(before, [2 * HOME]):
            for other in before[state]:
                far[other] = min(far[other], far[state] + 1)
        return far

    @cached_property
    def counts(self) -> Sequence[int]:
        """The number of ways home from every place, in the order of their numbers."""
        counts = [0] * len(self._names)
        out = [
            sum(self._room[arc] > 0 for arc in self._arcs[2 * n + 1]) for n in range(len(counts))
        ]
        most = [min(leading, len(self._beside)) for leading in out]
        for number in sorted(range(1, len(counts)), key=lambda n: self._far[2 * n + 1]):
            sure = most[number]
            if self._least[number] >= sure:
                counts[number] = sure
                continue
            counts[number], closed_in = self._flow(number, sure, counts, sure)
            for state in closed_in:
                if state % 2:  # what the same bars close in has no more ways than they
                    most[state // 2] = min(most[state // 2], counts[number])
        return counts

    def beside_home(self, point: str) -> bool:
        """Whether a link leads from the point straight to a goal: nothing can close that one."""
        return self._number[point] in self._beside

    def count(self, point: str) -> int:
        """The number of ways from ``point`` to the goals."""
        return self.counts[self._number[point]]

    def bars(self, point: str) -> tuple[str, ...]:
        """A smallest set of points that cuts ``point`` off, in name order; empty beside a goal.

        Where roads between points without a token must be closed too, only the points are named.
        """
        if self.beside_home(point):
            return ()
        number = self._number[point]
        count = self.counts[number]
        _, reached = self._flow(number, count + 1, self.counts, count + 1)
        across = {
            (state // 2, self._heads[arc] // 2)
            for state in reached
            for arc in self._arcs[state]
            if self._room[arc] and self._heads[arc] not in reached
        }
        shut = {there if there in self._held else here for here, there in across}
        return tuple(sorted(self._names[one] for one in shut & self._held - {number}))

    def _flow(
        self, number: int, most: int, counts: Sequence[int], sure: int
    ) -> tuple[int, Collection[int]]:
        """The ways from a place home, or to places with ``sure`` ways; at most ``most``.

        When they are fewer, also the states that can still be reached: what is closed in.
        """
        ways = self._next_door(number, counts, sure)[:most]
        for way in ways:
            self._take(way)
        closed_in: Collection[int] = ()
        while len(ways) < most and not closed_in:
            came: dict[int, int] = {2 * number + 1: -1}
            end = self._one_more(came, counts, sure)
            if end is None:
                closed_in = came
            else:
                ways.append(list(self._way(end, came)))
                self._take(ways[-1])
        for way in ways:
            self._take(arc ^ 1 for arc in way)
        return len(ways), closed_in

    def _next_door(self, number: int, counts: Sequence[int], sure: int) -> list[list[int]]:
        """The ways that end right beside a place, each as its arcs."""
        found = []
        for arc in self._arcs[2 * number + 1]:
            beside = self._heads[arc] // 2
            if arc % 2 == 0 and beside == HOME:
                found.append([arc])
            elif arc % 2 == 0 and counts[beside] >= sure:
                found.append([arc, 2 * (beside - 1)])
        return found

    def _one_more(self, came: dict[int, int], counts: Sequence[int], sure: int) -> int | None:
        """The end of one more way from the state in ``came``, which learns how all were reached."""
        arcs, heads, rooms, far = self._arcs, self._heads, self._room, self._far
        states = len(arcs)
        front = list(came)  # states, each with its distance from home above it
        while front:
            for arc in arcs[heappop(front) % states]:
                head = heads[arc]
                if rooms[arc] and head not in came:
                    came[head] = arc
                    if head == 2 * HOME or (head % 2 and counts[head // 2] >= sure):
                        return head
                    heappush(front, far[head] * states + head)
        return None

    def _way(self, end: int, came: Mapping[int, int]) -> Iterator[int]:
        """The arcs that led to a state, from there back to the start."""
        arc = came[end]
        while arc != -1:
            yield arc
            arc = came[self._heads[arc ^ 1]]

    def _take(self, way: Iterable[int]) -> None:
        """Use up one room along a way, and open the way back along it."""
        for arc in way:
            self._room[arc] -= 1
            self._room[arc ^ 1] += 1


@lru_cache(maxsize=8)
def ways_home(board: Board, kinds: Kinds) -> Ways:
    """The ways home over a board by these means of travel."""
    return Ways(board, kinds, ways_home(board, FEWER[kinds]).counts if kinds in FEWER else ())
