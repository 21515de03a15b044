"""What would fit, said in numbers, when something does not."""

from __future__ import annotations

from collections.abc import Iterator

from forge.geometry import Size, Um, in_mm
from forge.press.grid import Need, fixed, most
from forge.press.paper import Margins, Paper, bigger

SMALLEST_MARGIN = 2000  # hardly any printer prints closer to the edge, µm


def excess(size: Size, room: Size) -> str:
    """How much too large: "too wide by 3 mm", "too tall by 6.3 mm", or both."""
    said = []
    if size.width > room.width:
        said.append(f"too wide by {in_mm(size.width - room.width)} mm")
    if size.height > room.height:
        said.append(f"too tall by {in_mm(size.height - room.height)} mm")
    return " and ".join(said)


def grid_advice(cells: tuple[int, int], need: Need, room: Size) -> str:
    """What to ask for instead of a grid that does not fit: "3 x 2 fits, or bleed <= 0.44 mm"."""
    columns, rows = (min(pair) for pair in zip(cells, most(room, need), strict=True))
    ways = [f"{columns} x {rows} fits"] if columns and rows else []
    ways += _slack(cells, need, room)
    return ", or ".join(ways)


def _slack(cells: tuple[int, int], need: Need, room: Size) -> Iterator[str]:
    """The bleed, or the gap, that would let the grid in."""
    axes = list(zip(cells, need.size, room, strict=True))
    if need.rim and need.rim == need.bleed and need.gap == 2 * need.bleed:
        bleed = min((length - count * side) // (2 * count) for count, side, length in axes)
        if bleed >= 0:
            yield f"bleed <= {_hundredths(bleed)} mm"
    elif need.gap:
        spaces = [(count - 1, length - 2 * need.rim - count * side) for count, side, length in axes]
        gap = min((spare // gaps for gaps, spare in spaces if gaps), default=-1)
        if gap >= 0 and all(spare >= 0 for _, spare in spaces):
            yield f"a gap <= {_hundredths(gap)} mm"


def grid_size(cells: tuple[int, int], need: Need) -> Size:
    """A grid of so many columns and rows with its rim."""
    return need.around(fixed(*cells, need).size)


def piece_advice(size: Size, paper: Paper, margins: Margins) -> str:
    """Which margins or papers would take one piece."""
    ways = (size, size.turned)
    spare = max(min(paper.size.width - w, paper.size.height - h) // 2 for w, h in ways)
    narrow = f"margins <= {_hundredths(spare)} mm would do, or "
    return f"{narrow if spare >= SMALLEST_MARGIN else ''}{bigger(size, margins)}"


def nearest_way(size: Size, room: Size) -> Size:
    """A size lying the way in which it exceeds a room least."""
    return min(size, size.turned, key=lambda way: _over(way, room))


def _over(size: Size, room: Size) -> int:
    return max(0, size.width - room.width) + max(0, size.height - room.height)


def _hundredths(length: int) -> str:
    """A length rounded down to 0.01 mm, so that what is said does fit."""
    return in_mm(Um(length // 10 * 10))
