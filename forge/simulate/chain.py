"""A game whose players all play by a given policy, as an absorbing Markov chain; its exact figures.

Chance is explicit and every choice is settled, or drawn by lots, so what follows a state is a
matter of odds alone. The chain is made by the shipped rules: copy, then apply.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heapify, heappop, heappush
from math import inf
from typing import Any, TypeAlias

from forge.rules.protocol import CHANCE, END
from forge.simulate.components import backward, components
from forge.simulate.explore import Play

Number: TypeAlias = Fraction | float
"""An exact figure, a float where floats were asked for, or infinity."""

Maker: TypeAlias = Callable[[int], Number]
"""``Fraction`` or ``float``: what to reckon in."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a game is played, when it is over, and what is counted.

    ``policy(s)`` weighs the actions of the seat to move (one action for a settled choice),
    ``count(s)`` is a number that grows, such as the turns so far. What is chosen, when it is
    ``done`` and how much is added depend on nothing that the key of the ``Play`` leaves out.
    """

    policy: Callable[[Any], Mapping[int, int]]
    count: Callable[[Any], int]
    done: Callable[[Any], bool] = lambda _: False
    most: int = 20_000


@dataclass(slots=True)
class Chain:
    """States that follow one another by chance; the game begins in state 0.

    State ``heads[i][k]`` follows state i with ``weights[i][k]`` parts of ``sum(weights[i])``, and
    that adds ``costs[i][k]`` to the count. A state that nothing follows is an end; ``marks[i]`` is
    what was noted of a state.
    """

    heads: list[list[int]] = field(default_factory=list)
    weights: list[list[int]] = field(default_factory=list)
    costs: list[list[int]] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)

    def ends(self) -> list[int]:
        """The states that nothing follows."""
        return [i for i, following in enumerate(self.heads) if not following]


def chain_of(
    play: Play, root: Any, course: Course, mark: Callable[[Any], int] = lambda _: 0
) -> Chain:
    """The chain of a game that goes on from ``root``; ValueError when it has too many states."""
    made = Chain()
    number: dict[bytes, int] = {}
    waiting = [root]

    def note(s: Any) -> int:
        i = number.setdefault(play.key(play.b, s), len(number))
        if i == len(made.marks):
            made.marks.append(mark(s))
            waiting.append(s)
        return i

    note(waiting.pop())
    for s in waiting:
        if len(number) > course.most:
            msg = f"the chain has more than {course.most} states"
            raise ValueError(msg)
        actions, weights = _next(play, s, course)
        after = [play.after(s, action) for action in actions]
        made.heads.append([note(each) for each in after])
        made.weights.append(weights)
        made.costs.append([course.count(each) - course.count(s) for each in after])
    return made


def _next(play: Play, s: Any, course: Course) -> tuple[list[int], list[int]]:
    """What comes next, with weights; nothing at the end."""
    turn = play.rules.turn(play.b, s)
    if turn == END or course.done(s):
        return [], []
    if turn != CHANCE:
        chosen = course.policy(s)
        return list(chosen), list(chosen.values())
    room = play.rules.room(play.b)
    out, weights = [0] * room, [0] * room
    n = play.rules.odds(play.b, s, out, weights)
    return out[:n], weights[:n]


def expected(chain: Chain, make: Maker = Fraction) -> list[Number]:
    """What is added to the count until an end, expected, from each state.

    Infinite where it is possible that no end is ever reached.
    """
    ending = backward(chain.heads, chain.ends())
    lost = backward(chain.heads, [i for i, sure in enumerate(ending) if not sure])
    known: dict[int, Number] = dict.fromkeys(chain.ends(), make(0))
    known |= {i: inf for i, it_is in enumerate(lost) if it_is}
    costs = [
        make(sum(w * c for w, c in zip(weights, costs, strict=True))) / make(max(1, sum(weights)))
        for weights, costs in zip(chain.weights, chain.costs, strict=True)
    ]
    return _solve(chain, costs, known, make)


def chances(chain: Chain, mark: int, make: Maker = Fraction) -> list[Number]:
    """The chance to come to an end that has the mark, from each state."""
    ending = backward(chain.heads, chain.ends())
    known = {i: make(0) for i, may in enumerate(ending) if not may}
    known |= {i: make(int(chain.marks[i] == mark)) for i in chain.ends()}
    return _solve(chain, [make(0)] * len(chain.heads), known, make)


def _solve(
    chain: Chain, right: Sequence[Number], known: dict[int, Number], make: Maker
) -> list[Number]:
    """The x with x[i] = right[i] + the mean of x over what follows i, given some of them.

    One strongly connected component after another, from the ends backwards.
    """
    found = dict(known)
    component = components(chain.heads)
    members: dict[int, list[int]] = {}
    for i in range(len(chain.heads)):
        if i not in found:
            members.setdefault(component[i], []).append(i)
    for c in sorted(members):
        block = _Block()
        for i in members[c]:
            total = make(sum(chain.weights[i]))
            row: dict[int, Number] = {}
            block.right[i], block.out[i] = right[i], make(0)
            for head, weight in zip(chain.heads[i], chain.weights[i], strict=True):
                chance = make(weight) / total
                if head in found:
                    block.right[i] += chance * found[head]
                    block.out[i] += chance
                else:
                    row[head] = row.get(head, make(0)) + chance
            block.rows[i] = row
        found |= block.solved()
    return [found[i] for i in range(len(chain.heads))]


@dataclass(slots=True)
class _Block:
    """The equations of states that lead to each other, ``out`` being the chance to leave them.

    States are taken out one by one, those with few neighbours first (Markowitz, Management Sci. 3,
    1957). Nothing is ever subtracted: what a state keeps is the sum of what leaves it (Grassmann,
    Taksar and Heyman, Oper. Res. 33, 1985), so floats keep all their digits.
    """

    rows: dict[int, dict[int, Number]] = field(default_factory=dict)
    right: dict[int, Number] = field(default_factory=dict)
    out: dict[int, Number] = field(default_factory=dict)

    def solved(self) -> dict[int, Number]:
        """The figure of each state."""
        before: dict[int, set[int]] = {i: set() for i in self.rows}
        for i, row in self.rows.items():
            for j in row:
                before[j].add(i)
        taken: list[tuple[int, dict[int, Number], Number]] = []
        front = [(len(before[i]) * len(row), i) for i, row in self.rows.items()]
        heapify(front)
        while front:
            degree, k = heappop(front)
            now = len(before[k]) * len(self.rows[k])
            if now > degree:
                heappush(front, (now, k))
                continue
            taken.append((k, *self._take_out(k, before)))
        found: dict[int, Number] = {}
        for k, row, leaves in reversed(taken):
            value = self.right[k]
            for j, chance in row.items():
                value += chance * found[j]
            found[k] = value / leaves
        return found

    def _take_out(self, k: int, before: dict[int, set[int]]) -> tuple[dict[int, Number], Number]:
        """Leads every way through state k around it; its row, and the chance to leave it."""
        row = self.rows.pop(k)
        row.pop(k, None)
        before[k].discard(k)
        leaves = self.out[k]
        for chance in row.values():
            leaves += chance
        for j in row:
            before[j].discard(k)
        for i in before.pop(k):
            share = self.rows[i].pop(k) / leaves
            self.right[i] += share * self.right[k]
            self.out[i] += share * self.out[k]
            for j, chance in row.items():
                self.rows[i][j] = self.rows[i].get(j, 0) + share * chance
                before[j].add(i)
        return row, leaves
