"""How many separate ways lead home from every point, and which points close them all.

One flow a point, all the way home, would take as long as the board is wide for each: on 100 000
places to stand on, minutes.  But a way need not be followed home.  Whoever has n separate ways to
n points that have n ways home each, has n ways home: fewer than n bars leave one of the n ways
open, and fewer than n ways cannot be all that is left at its end.  So the points are taken from
the goals outwards, and most searches end next door (tests compare with flows followed home).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
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
        self._held = {i for i, point in enumerate(places, 1) if point.token}
        roads = sorted({(number[u], number[v]) for u, near in enumerate(whole.ahead) for v in near})
        self._beside = {u for u, v in roads if v == HOME}
        self._lay([(u, v) for u, v in roads if u not in (v, HOME)])

    def _lay(self, roads: Sequence[tuple[int, int]]) -> None:
        """The arcs: 2(i - 1) leads through place i, those after them along the roads.

        Each has at the next number the way back along it, which has no room yet.
        """
        places = range(1, len(self._names))
        through = [state for i in places for state in (2 * i + 1, 2 * i)]
        along = [state for u, v in roads for state in (2 * v, 2 * u + 1)]
        room = [space for i in places for space in (1 if i in self._held else len(roads), 0)]
        self._heads: list[int] = through + along
        self._room: list[int] = room + [1, 0] * len(roads)
        self._arcs: list[list[int]] = [[] for _ in range(2 * len(self._names))]
        for arc, head in enumerate(self._heads):
            self._arcs[head].append(arc ^ 1)

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
    def _turn(self) -> Sequence[int]:
        """When a search looks at each state: the nearest to home first, then by number."""
        states = len(self._arcs)
        return [far * states + state for state, far in enumerate(self._far)]

    @cached_property
    def counts(self) -> Sequence[int]:
        """The number of ways home from every place, in the order of their numbers.

        Those with the most to find come first, for others end at them.
        """
        counts = list(self._least)
        most = [min(self._leading(n), len(self._beside)) for n in range(len(counts))]
        for number in sorted(range(1, len(counts)), key=lambda n: (-most[n], self._far[2 * n + 1])):
            sure = most[number]
            if counts[number] < sure:
                counts[number], closed_in = self._flow(number, sure, counts, sure)
                for state in closed_in:
                    if state % 2:  # what the same bars close in has no more ways than they
                        most[state // 2] = min(most[state // 2], counts[number])
        return counts

    def _leading(self, number: int) -> int:
        """How many arcs lead on from a place."""
        return sum(self._room[arc] for arc in self._arcs[2 * number + 1])

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
        ways = self._next_door(number, counts, sure)
        if len(ways) >= most:
            return most, ()
        for way in ways:
            self._take(way)
        closed_in: Collection[int] = ()
        while len(ways) < most and not closed_in:
            came: dict[int, int] = {2 * number + 1: -1}
            end = self._one_more(came, counts, sure)
            if end is None:
                closed_in = came
            else:
                ways.append(self._way(end, came))
                self._take(ways[-1])
        for way in ways:
            self._give_back(way)
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
        """The end of one more way from the state in ``came``, which learns how all were reached.

        Who enters a place leaves it in the same breath, as long as there is room; only where a
        way leads through already, its entrance is worth a look of its own: that way can turn off.
        """
        arcs, heads, rooms, turn = self._arcs, self._heads, self._room, self._turn
        states = len(arcs)
        front = list(came)  # states by their turn
        while front:
            for arc in arcs[heappop(front) % states]:
                head = heads[arc]
                if not rooms[arc] or head in came:
                    continue
                came[head] = arc
                if head == 2 * HOME:
                    return head
                if head % 2 == 0:
                    through = head - 2
                    if rooms[through + 1]:
                        heappush(front, turn[head])
                    head += 1
                    if not rooms[through] or head in came:
                        continue
                    came[head] = through
                if counts[head // 2] >= sure:
                    return head
                heappush(front, turn[head])
        return None

    def _way(self, end: int, came: Mapping[int, int]) -> list[int]:
        """The arcs that led to a state, from there back to the start."""
        heads = self._heads
        way = []
        arc = came[end]
        while arc != -1:
            way.append(arc)
            arc = came[heads[arc ^ 1]]
        return way

    def _take(self, way: Iterable[int]) -> None:
        """Use up one room along a way, and open the way back along it."""
        room = self._room
        for arc in way:
            room[arc] -= 1
            room[arc ^ 1] += 1

    def _give_back(self, way: Iterable[int]) -> None:
        """Undo :meth:`_take`."""
        room = self._room
        for arc in way:
            room[arc] += 1
            room[arc ^ 1] -= 1


@lru_cache(maxsize=8)
def ways_home(board: Board, kinds: Kinds) -> Ways:
    """The ways home over a board by these means of travel."""
    return Ways(board, kinds, ways_home(board, FEWER[kinds]).counts if kinds in FEWER else ())
