"""Columns and pages: bricks laid one under another, broken where a reader does not mind.

:func:`flow` gives each brick a page, a column and a place.  Where columns end is the affair of
:mod:`forge.draw.rulebook_breaks`; here they are made as high as their room and laid.
"""

from __future__ import annotations

from collections.abc import Sequence

from forge.draw.rulebook_breaks import Step, breaks
from forge.draw.rulebook_bricks import Band, Brick, Frame, Ground, Laid, Leaf, Spot, gap
from forge.draw.rulebook_run import Run, justified
from forge.geometry import Box, Um


def flow(bands: Sequence[Band], frame: Frame) -> tuple[Leaf, ...]:
    """Every brick of every band, in order, on as many pages as it takes."""
    bands = [band for band in bands if band.bricks]
    return placed(bands, frame, breaks(bands, frame))


def placed(bands: Sequence[Band], frame: Frame, steps: Sequence[Step]) -> tuple[Leaf, ...]:
    """The bands on pages that end where the steps say; each band has bricks."""
    runs = [Run(band.bricks) for band in bands]
    leaves, turned = [Leaf()], False
    for step in steps:
        if turned:
            leaves.append(Leaf(fresh=bands[step.band].fresh and _first(step)))
        leaves[-1] = _joined(leaves[-1], _laid(step, runs[step.band], bands[step.band], frame))
        turned = step.turn
    return tuple(leaves)


def _first(step: Step) -> bool:
    """Whether a step begins its band."""
    return any(begin == 0 for part in step.parts for begin, _ in part)


def _joined(first: Leaf, second: Leaf) -> Leaf:
    return Leaf(
        first.laid + second.laid, first.grounds + second.grounds, first.over + second.over,
        first.fresh,
    )  # fmt: skip


def _laid(step: Step, run: Run, band: Band, frame: Frame) -> Leaf:
    """The columns of a step, each as high as its room where it can be."""
    leaf = Leaf()
    for index, spans in enumerate(step.parts):
        bricks, give = run.take(spans), run.give(spans)
        if step.room and bricks:
            bricks = justified(bricks, give, step.room)
        leaf = _joined(leaf, _column(bricks, band.columns, index, frame, step.top))
    return leaf


def _column(bricks: Sequence[Brick], columns: int, index: int, frame: Frame, top: int) -> Leaf:
    x, width = frame.column(columns, index)
    leftwards = x == frame.area.x if columns > 1 else frame.rtl
    edge = x if leftwards else x + width
    bricked: list[Laid] = []
    grounds: list[Ground] = []
    y = top
    for number, brick in enumerate(bricks):
        y += gap(bricks[number - 1] if number else None, brick)
        bricked.append(Laid(brick, index, Spot(x, y, width, edge, leftwards, frame.rtl)))
        y += brick.height
        if (panel := brick.panel) is not None:
            begun = grounds and grounds[-1].panel is panel
            first = grounds.pop().box.y if begun else Um(y - brick.height - panel.pad)
            grounds.append(Ground(panel, Box(x, first, width, Um(y + panel.pad - first))))
    over = tuple((b, b.height - frame.area.height) for b in bricks if b.height > frame.area.height)
    return Leaf(tuple(bricked), tuple(grounds), over)
