"""How high a part of a column is, and how far it can give: reckoned once for all of its parts.

Breaks are chosen among thousands of ways to cut a run of bricks, so heights are sums known
beforehand.  A part is named by spans of places in the run; a figure that text passes makes two
spans of one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from forge.draw.rulebook_bricks import Bond, Brick, gap, pad
from forge.geometry import Um

Span = tuple[int, int]
Spans = tuple[Span, ...]

STRETCH: Final = 0.7
"""By how much of itself the white over a brick may grow, so that a column ends at the foot."""
WIDEST: Final = 1.0
"""The same where figures have grown as well and the column would end high above the foot."""
SHRINK: Final = 0.2
"""By how much of itself it may shrink."""


class Give(NamedTuple):
    """A part of a column: its height, its white, and how far its figures shrink and grow, µm."""

    height: int
    white: int
    less: int
    more: int

    @property
    def low(self) -> int:
        """The least height of the part, µm."""
        return self.height - int(self.white * SHRINK) - self.less


class Run:
    """The bricks of a band with the sums of their heights."""

    def __init__(self, bricks: Sequence[Brick]) -> None:
        self.bricks = tuple(bricks)
        before = [None, *self.bricks[:-1]]
        gaps = [gap(a, b) if a else 0 for a, b in zip(before, self.bricks, strict=True)]
        heights = [brick.height for brick in self.bricks]
        self._feet = list(accumulate(a + b for a, b in zip(gaps, heights, strict=True)))
        self._tops = [foot - high for foot, high in zip(self._feet, heights, strict=True)]
        self._white = list(accumulate(map(_white, before, self.bricks)))
        self._less = [0, *accumulate(b.height - b.least if b.least else 0 for b in self.bricks)]
        self._more = [0, *accumulate(b.most - b.height if b.most else 0 for b in self.bricks)]

        self._pads = [pad(brick) for brick in self.bricks]
        self._ends = [a + b for a, b in zip(self._feet, self._pads, strict=True)]
        self._free = {bond: _last_free(self.bricks, bond) for bond in (Bond.FREE, Bond.DEAR)}

    def reach(self, begin: int, room: int, bond: Bond = Bond.FREE) -> int:
        """Where a column from a brick on ends that is filled as far as bonds up to this allow."""
        top = self._tops[begin] - pad(self.bricks[begin])
        return max(begin, self._free[bond][bisect_right(self._ends, room + top)])

    def give(self, spans: Spans) -> Give:
        """What a column of these spans measures."""
        if len(spans) == 1:
            return self._one(*spans[0])
        height = white = less = more = 0
        for begin, end in spans:
            height += self._feet[end - 1] - self._tops[begin]
            white += self._white[end - 1] - self._white[begin]
            less += self._less[end] - self._less[begin]
            more += self._more[end] - self._more[begin]
        for (_, end), (begin, _) in pairwise(spans):
            height += gap(self.bricks[end - 1], self.bricks[begin])
            white += _white(self.bricks[end - 1], self.bricks[begin])
        if spans:
            height += pad(self.bricks[spans[0][0]]) + pad(self.bricks[spans[-1][1] - 1])
        return Give(height, white, less, more)

    def _one(self, begin: int, end: int) -> Give:
        """What a column of one span measures, which is asked for most."""
        last = end - 1
        return Give(
            self._feet[last] - self._tops[begin] + self._pads[begin] + self._pads[last],
            self._white[last] - self._white[begin],
            self._less[end] - self._less[begin],
            self._more[end] - self._more[begin],
        )

    def take(self, spans: Spans) -> tuple[Brick, ...]:
        """The bricks of some spans."""
        return tuple(brick for begin, end in spans for brick in self.bricks[begin:end])


def _last_free(bricks: Sequence[Brick], bond: Bond) -> list[int]:
    """For each count of bricks, where a column ends at the latest that has no more of them."""
    found = [0]
    for end, brick in enumerate(bricks, 1):
        free = brick.bond <= bond or end == len(bricks)
        found.append(end if free else found[-1])
    return found


def _white(before: Brick | None, brick: Brick) -> int:
    """The white between two bricks that may grow: not that within a chain."""
    return brick.above if before is not None and before.bond is Bond.FREE else 0


def strain(short: int, give: Give) -> float:
    """How bad it is that a column is so much shorter than its room, µm; infinite if too high.

    White grows first, then figures, then white once more; what is left over stays empty at the
    foot.
    """
    if short >= 0:
        grown = STRETCH * give.white
        if short <= grown:
            return 0.4 * (short / grown) ** 2 if grown else 0.0
        rest = short - grown
        if rest <= give.more:
            return 0.4 + 0.3 * rest / give.more
        left, loose = rest - give.more, (WIDEST - STRETCH) * give.white
        if left <= loose:
            return 0.7 + 0.8 * left / loose
        return 0.7 + 0.8 * bool(loose) + ((left - loose) / EMPTY) ** 2
    shrunk = SHRINK * give.white
    if -short <= shrunk:
        return 0.4 * (short / shrunk) ** 2
    rest = -short - shrunk
    return 0.4 + 0.8 * rest / give.less if rest <= give.less else float("inf")


EMPTY: Final = 12_000
"""White at the foot of a column that is as bad as one more of everything else, µm."""


def justified(bricks: Sequence[Brick], give: Give, room: int) -> tuple[Brick, ...]:
    """The bricks of a column made as high as the room, as far as they give."""
    short = room - give.height
    share = min(short, int(STRETCH * give.white)) if short >= 0 else max(
        short, -int(SHRINK * give.white)
    )  # fmt: skip
    rest = short - share
    grown = min(rest, give.more) if rest >= 0 else max(rest, -give.less)
    if rest > grown:
        share += min(rest - grown, int((WIDEST - STRETCH) * give.white))
    made = _spaced(bricks, give.white, share)
    return _resized(made, grown, give) if grown else made


def _spaced(bricks: Sequence[Brick], white: int, more: int) -> tuple[Brick, ...]:
    """The bricks with the white between them wider by ``more`` in all, in proportion."""
    made, seen, given = list(bricks[:1]), 0, 0
    for before, brick in pairwise(bricks):
        seen += _white(before, brick)
        upto = more * seen // white if white else 0
        made.append(replace(brick, above=brick.above + upto - given) if upto != given else brick)
        given = upto
    return tuple(made)


def _resized(bricks: Sequence[Brick], more: int, give: Give) -> tuple[Brick, ...]:
    """The bricks with their figures taller by ``more`` in all, each by its share."""
    made, total = [], give.more if more > 0 else give.less
    seen = given = 0
    for brick in bricks:
        can = (brick.most - brick.height if brick.most else 0) if more > 0 else (
            brick.height - brick.least if brick.least else 0
        )  # fmt: skip
        seen += can
        upto = more * seen // total
        if brick.resized and upto != given:
            other = brick.resized(Um(brick.height + upto - given))
            made.append(replace(other, above=brick.above))
        else:
            made.append(brick)
        given = upto
    return tuple(made)
