"""A rulebook in two languages: the same blocks side by side, each in a column of its own.

The first language stands at its start side.  Blocks begin at one height; what wants the whole
width of the page (an example with a picture, a quick reference) stands there once in each
language, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, groupby, pairwise, zip_longest
from typing import NamedTuple

from forge.draw.rulebook_blocks import bricks, heading, wide
from forge.draw.rulebook_bricks import Band, Bond, Brick, Frame, Panel, Spot
from forge.draw.rulebook_lines import Galley
from forge.geometry import Box, Um
from forge.model.reading import holds
from forge.model.rulebook import Section
from forge.scene import Item


@dataclass(frozen=True, slots=True)
class Facing:
    """The page, whose two columns the languages share, and which of them run from the right."""

    frame: Frame
    rtl: tuple[bool, bool]

    def half(self, spot: Spot, index: int) -> Spot:
        """The column of a language at the height of a spot across the page."""
        x, width = self.frame.column(2, index)
        leftwards = x == self.frame.area.x
        edge = x if leftwards else x + width
        return replace(
            spot, x=x, width=width, edge=edge, leftwards=leftwards, rtl=self.rtl[index]
        )  # fmt: skip

    def panel(self, panels: tuple[Panel | None, Panel | None]) -> Panel | None:
        """The grounds of both columns as one; None where neither has one."""
        held = [panel for panel in panels if panel is not None]
        if not held:
            return None

        def draw(box: Box) -> tuple[Item, ...]:
            items: list[Item] = []
            for index, panel in enumerate(panels):
                if panel is not None:
                    x, width = self.frame.column(2, index)
                    items += panel.draw(Box(x, box.y, width, box.height))
            return tuple(items)

        return Panel(held[0].id, max(panel.pad for panel in held), draw)

    def paired(
        self, first: Sequence[Brick], second: Sequence[Brick], at_foot: bool = False
    ) -> tuple[Brick, ...]:
        """A block in both languages, text by text; the shorter of two is short at its foot.

        ``at_foot``: both end together, as headings over their rules do.
        """
        ground = self.panel((_panel(first), _panel(second)))
        if at_foot:
            longest = max(len(first), len(second))
            sides = [[None] * (longest - len(side)) + [*side] for side in (first, second)]
            rows = [*zip(*sides, strict=True)]
        else:
            rows = [row for pair in _twins(first, second) for row in zip_longest(*pair)]
        return tuple(self._row(one, two, ground) for one, two in rows)

    def _row(self, first: Brick | None, second: Brick | None, ground: Panel | None) -> Brick:
        held = [brick for brick in (first, second) if brick is not None]

        def draw(spot: Spot) -> tuple[Item, ...]:
            drawn = (
                brick.draw(self.half(spot, index))
                for index, brick in enumerate((first, second))
                if brick is not None
            )
            return tuple(item for items in drawn for item in items)

        named = held[0]
        least, most = max(one.least for one in held), min(one.most for one in held)
        give = all(one.resized for one in held) and least < most

        def resized(height: Um) -> Brick:
            one, two = (
                brick and brick.resized and replace(brick.resized(height), above=brick.above)
                for brick in (first, second)
            )
            return self._row(one, two, ground)

        return Brick(
            max(brick.height for brick in held),
            draw,
            max(brick.above for brick in held),
            max(brick.bond for brick in held),
            ground,
            next((brick.anchor for brick in held if brick.anchor), ""),
            named.name,
            named.at,
            all(brick.drifts for brick in held),
            least if give else Um(0),
            most if give else Um(0),
            resized if give else None,
        )


Run = Sequence[Brick]
"""The bricks of one text: its lines."""


def _twins(first: Run, second: Run) -> Iterator[tuple[Run, Run]]:
    """What stands beside each other: the lines of each text; all, where texts differ."""
    runs = [[(name, [*run]) for name, run in groupby(side, _name)] for side in (first, second)]
    names = [[name for name, _ in side] for side in runs]
    if names[0] != names[1]:
        yield first, second
        return
    for (_, one), (_, two) in zip(*runs, strict=True):
        alone = min(one, two, key=len)
        other = two if alone is one else one
        tall = len(alone) == 1 < len(other) and alone[0].height > other[0].height
        yield (_whole(one), _whole(two)) if tall else (one, two)


def _whole(run: Run) -> Run:
    """The lines of a text as one brick: so they stay together beside what is tall by itself."""
    first, *more = run
    if not more:
        return run
    offsets = [*accumulate((a.height + b.above for a, b in pairwise(run)), initial=0)]

    def draw(spot: Spot) -> tuple[Item, ...]:
        placed = zip(run, offsets, strict=True)
        return tuple(i for one, y in placed for i in one.draw(replace(spot, y=spot.y + y)))

    return [replace(first, height=offsets[-1] + run[-1].height, draw=draw, bond=run[-1].bond)]


def _name(brick: Brick) -> str:
    return brick.name


class Speech(NamedTuple):
    """A section in one language, and what it is set in, by the number of columns."""

    section: Section
    galley: Callable[[int], Galley]


def section(pages: Facing, number: str, first: Speech, second: Speech) -> Iterator[Band]:
    """A section in both languages as bands that go across the page.

    What only one of them says at its end (who translated it) stands in its column alone.
    """
    head, twin = (
        heading(said.galley(2), number, said.section.title, said.section.id)
        for said in (first, second)
    )
    run = [*pages.paired(head, twin, at_foot=True)]
    values = first.galley(2).desk.edition.values
    for pair in zip_longest(first.section.blocks, second.section.blocks):
        shown = [block for block in pair if block is not None and holds(block.when, values)]
        sides = list(zip((first, second), pair, pages.rtl, strict=True))
        if not shown:
            continue
        if not wide(shown[0]):
            one, two = (
                bricks(said.galley(2), block) if block else () for said, block, _ in sides
            )  # fmt: skip
            run += pages.paired(one, two)
            continue
        if run:
            yield _band(run)
        run = []
        for said, block, rtl in sides:
            if block:
                yield _band([*directed(bricks(said.galley(1), block), rtl)])
    if run:
        yield _band(run)


def _band(run: Sequence[Brick]) -> Band:
    return Band((*run[:-1], replace(run[-1], bond=Bond.FREE)), 1)


def _panel(bricks: Sequence[Brick]) -> Panel | None:
    return next((brick.panel for brick in bricks if brick.panel is not None), None)


def directed(bricks: Sequence[Brick], rtl: bool) -> Iterator[Brick]:
    """Bricks across the page that run from the right, or from the left, whatever the page does."""
    for brick in bricks:
        yield _directed(brick, rtl)


def _directed(brick: Brick, rtl: bool) -> Brick:
    def draw(spot: Spot) -> tuple[Item, ...]:
        return brick.draw(replace(spot, rtl=rtl))

    again = brick.resized

    def resized(height: Um) -> Brick:
        return _directed(again(height), rtl) if again else brick

    return replace(brick, draw=draw, resized=resized if again else None)
