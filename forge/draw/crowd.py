"""What room is taken on a board: boxes in a coarse grid, so that looking is quick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from forge.geometry import Box, Um

CELL = 8_000


class Crowd:
    """The boxes taken so far."""

    def __init__(self, boxes: Iterable[Box] = ()) -> None:
        self._cells: dict[tuple[int, int], list[Box]] = {}
        for box in boxes:
            self.take(box)

    def take(self, box: Box) -> None:
        """Marks a box as taken."""
        for cell in cells(box):
            self._cells.setdefault(cell, []).append(box)

    def near(self, box: Box) -> Iterator[Box]:
        """The taken boxes that share an area with ``box``; one may come more than once."""
        for cell in cells(box):
            for other in self._cells.get(cell, ()):
                if other.meets(box):
                    yield other

    def free(self, box: Box) -> bool:
        """Whether nothing taken shares an area with ``box``."""
        return next(self.near(box), None) is None

    def cover(self, box: Box) -> float:
        """How much of ``box`` is taken, mm²; what two boxes take counts twice."""
        return sum(shared(box, other) for other in set(self.near(box)))


def cells(box: Box) -> Iterator[tuple[int, int]]:
    """The cells of the grid that a box lies in."""
    for i in range(box.x // CELL, box.right // CELL + 1):
        for j in range(box.y // CELL, box.bottom // CELL + 1):
            yield i, j


def shared(a: Box, b: Box) -> float:
    """The area that two boxes share, mm²."""
    width = min(a.right, b.right) - max(a.x, b.x)
    height = min(a.bottom, b.bottom) - max(a.y, b.y)
    return width * height / 1e6 if width > 0 and height > 0 else 0.0


def around(x: float, y: float, half_width: float, half_height: float | None = None) -> Box:
    """The box about a place, ``half_width`` µm to each side."""
    half_height = half_width if half_height is None else half_height
    return Box(
        Um(round(x - half_width)),
        Um(round(y - half_height)),
        Um(round(2 * half_width)),
        Um(round(2 * half_height)),
    )
