"""The search for the places of labels: what each would cost, and which go together.

Every label starts with its cheapest place; then coordinate descent moves one at a time until no
move helps (Christensen, Marks and Shieber 1995 compare such searches).  Boxes and circles only,
so that it takes no time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from forge.draw.crowd import Crowd, around, cells, shared
from forge.geometry import Box

SWEEPS = 12
CLASH = 40.0
"""What touching something costs, beside the area covered; more than any preference."""

L = TypeVar("L")


@dataclass(frozen=True, slots=True)
class Round:
    """A circle that no label may touch."""

    name: str
    x: int
    y: int
    radius: int

    def touches(self, box: Box) -> bool:
        """Whether the circle and the box share an area."""
        dx = max(box.x - self.x, 0, self.x - box.right)
        dy = max(box.y - self.y, 0, self.y - box.bottom)
        return dx * dx + dy * dy < self.radius * self.radius

    @property
    def box(self) -> Box:
        """The square about the circle."""
        return around(self.x, self.y, self.radius)


class Ground:
    """What a label should keep off: circles, lines, the world beyond the window."""

    def __init__(self, rounds: Sequence[Round], lines: Crowd, window: Box) -> None:
        self._rounds = rounds
        self._lines = lines
        self._window = window.grown(-2_000)
        self._cells: dict[tuple[int, int], list[int]] = {}
        for number, one in enumerate(rounds):
            for cell in cells(one.box):
                self._cells.setdefault(cell, []).append(number)

    def cost(self, box: Box) -> float:
        """What a label in this box would cost by itself."""
        near = {number for cell in cells(box) for number in self._cells.get(cell, ())}
        cost = self._lines.cover(box)
        for number in sorted(near):
            if self._rounds[number].touches(box):
                cost += CLASH + 2 * shared(self._rounds[number].box, box)
        if not self._window.holds(box):
            cost += 2 * CLASH
        return cost


@dataclass(frozen=True, slots=True)
class Candidate(Generic[L]):
    """A possible place of a label and what it costs by itself."""

    box: Box
    label: L
    cost: float


def settled(choices: Sequence[Sequence[Candidate[L]]]) -> list[L]:
    """One label of each, so that no single change would lower the sum of costs."""
    picked = [min(own, key=lambda c: c.cost) for own in choices]
    for _ in range(SWEEPS):
        moved = False
        for i, own in enumerate(choices):
            others = [c.box for k, c in enumerate(picked) if k != i]
            best = min(own, key=_beside(others))
            moved = moved or best is not picked[i]
            picked[i] = best
        if not moved:
            break
    return [candidate.label for candidate in picked]


def _beside(others: Sequence[Box]) -> Callable[[Candidate[L]], float]:
    def cost(candidate: Candidate[L]) -> float:
        overlaps = (other for other in others if other.meets(candidate.box))
        return candidate.cost + sum(CLASH + 6 * shared(candidate.box, other) for other in overlaps)

    return cost
