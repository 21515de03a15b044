"""The ways to end one column of a run of bricks, and what each costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from forge.draw.rulebook_bricks import Bond, Brick
from forge.draw.rulebook_run import Run, Span, Spans, strain

KEPT: Final = 7
"""So many ways to end a column are looked at, the best ones."""
CUT, PASSED, AMID = 0.12, 0.3, 0.1
"""What it costs to cut a paragraph in two, to pass a figure, to end a section on another column."""
SPLIT: Final = {Bond.STEP: 1.2, Bond.DEAR: 2.5}
"""What it costs to cut an example between its steps, and a table between its rows."""


class Way(NamedTuple):
    """One way to end a column: its cost, its spans, where the run goes on, a figure held back."""

    cost: float
    spans: Spans
    brick: int
    held: Span | None


def ways(run: Run, brick: int, held: Span | None, room: int) -> list[Way]:
    """The best ways to fill a column of this room from a place in the run on."""
    found = [*_plain(run, brick, held, room), *_passing(run, brick, held, room)]
    return sorted(found, key=lambda way: (way.cost, -way.brick))[:KEPT]


def _plain(run: Run, brick: int, held: Span | None, room: int) -> Iterator[Way]:
    """The column ends at a free bond; a figure held back heads it."""
    head = (held,) if held else ()
    for end in range(brick if held else brick + 1, len(run.bricks) + 1):
        spans = (*head, (brick, end)) if end > brick else head
        give = run.give(spans)
        if give.low > room:
            return
        if _free(run.bricks, end):
            cost = strain(room - give.height, give) + _price(run.bricks, end)
            yield Way(cost, spans, end, None)


def _passing(run: Run, brick: int, held: Span | None, room: int) -> Iterator[Way]:
    """Text goes past the next figure, which then heads a column; not text of another section."""
    bricks = run.bricks
    first = next((i for i in range(brick, len(bricks)) if bricks[i].drifts), len(bricks))
    head = (*((held,) if held else ()), *(((brick, first),) if first > brick else ()))
    if first == len(bricks) or run.give(head).low > room:
        return
    after = next((i for i in range(first, len(bricks)) if not bricks[i].drifts), len(bricks))
    for end in range(after + 1, len(bricks) + 1):
        if bricks[end - 1].anchor:
            return
        spans = (*head, (after, end))
        give = run.give(spans)
        if give.low > room:
            return
        if _free(bricks, end) and not cuts(bricks, end):
            cost = strain(room - give.height, give) + PASSED
            yield Way(cost, spans, end, (first, after))


def remains(run: Run, brick: int, held: Span | None, room: int) -> list[Way]:
    """All that is left of a run as one column; no way when it is too high."""
    spans = rest(run, brick, held)
    give = run.give(spans)
    if give.low > room:
        return []
    cost = strain(room - give.height, give)
    return [Way(cost, spans, len(run.bricks), None)]


def _free(bricks: tuple[Brick, ...], end: int) -> bool:
    return end == len(bricks) or (bool(end) and bricks[end - 1].bond <= Bond.DEAR)


def _price(bricks: tuple[Brick, ...], end: int) -> float:
    """What it costs to end a column there, but not at the end of a section."""
    amid = end < len(bricks) and not bricks[end].anchor
    return AMID * amid + CUT * cuts(bricks, end) + SPLIT.get(split(bricks, end), 0.0)


def cuts(bricks: tuple[Brick, ...], end: int) -> bool:
    """Whether a column that ends there ends within a paragraph."""
    return 0 < end < len(bricks) and bool(bricks[end].name) and (
        bricks[end - 1].name == bricks[end].name
    )  # fmt: skip


def split(bricks: tuple[Brick, ...], end: int) -> Bond:
    """The bond that a column breaks which ends there: that of a table's rows, of steps, or none."""
    return bricks[end - 1].bond if 0 < end < len(bricks) else Bond.FREE


def lowest(run: Run, brick: int, held: Span | None, columns: int, bond: Bond = Bond.FREE) -> int:
    """The least height of columns that hold all that is left of a run, cut at such bonds, µm."""
    left = rest(run, brick, held)
    high = run.give(left).height
    low = high // (columns + 1) if columns > 1 else high
    while low < high:
        middle = (low + high) // 2
        low, high = (
            (low, middle) if _holds(run, left, (columns, middle), bond) else (middle + 1, high)
        )
    return low


def rest(run: Run, brick: int, held: Span | None) -> Spans:
    """The spans of all that is left of a run, a figure held back first."""
    end = len(run.bricks)
    return (*((held,) if held else ()), *(((brick, end),) if brick < end else ()))


def _holds(run: Run, left: Spans, page: tuple[int, int], bond: Bond) -> bool:
    """Whether so many columns so high hold the spans, each filled as far as bonds allow."""
    (columns, room), (brick, end) = page, left[-1]
    if len(left) > 1:
        first = (brick, brick + 1)
        head = run.give((left[0], first)).height - run.give((first,)).height
        brick, columns = run.reach(brick, room - head, bond), columns - 1
        if head > room:
            return False
    for _ in range(columns):
        brick = run.reach(brick, room, bond) if brick < end else end
    return brick == end


def forced(
    run: Run, brick: int, held: Span | None, page: tuple[int, int]
) -> tuple[tuple[Spans, ...], int]:
    """Columns of a whole page, each cut at its loosest bond, and where the run goes on."""
    columns, room = page
    parts: list[Spans] = []
    for _ in range(columns):
        end = _loosest(run, brick, held, room)
        parts.append((*((held,) if held else ()), *(((brick, end),) if end > brick else ())))
        brick, held = end, None
    return tuple(parts), brick


def _loosest(run: Run, brick: int, held: Span | None, room: int) -> int:
    """Where a column ends that must be cut: as late as can be, at the loosest bond."""
    best = dict.fromkeys(Bond, brick)
    head = (held,) if held else ()
    for end in range(brick + 1, len(run.bricks) + 1):
        if run.give((*head, (brick, end))).height > room:
            break
        bond = run.bricks[end - 1].bond if end < len(run.bricks) else Bond.FREE
        best[bond] = end
    least = brick if held else min(brick + 1, len(run.bricks))
    loosest = next((bond for bond in Bond if best[bond] > brick), Bond.HARD)
    return max(best[loosest], least)
