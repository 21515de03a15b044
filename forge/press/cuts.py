"""The cuts of a sheet as paths for a cutting machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from forge.geometry import Box, Size
from forge.press.corners import corners
from forge.press.layout import Laid, Sheet
from forge.scene import Item, Path, Scene, Stroke
from forge.scene.piece import Outline
from forge.scene.shapes import circle

BLADE = Stroke("#FF0000", 100, round=False)  # red hairlines: what cutting programs take for cuts

Line = tuple[int, int, int]
"""A straight cut: where across, from, to."""


def cuts(sheet: Sheet, paper: Size, area: Box) -> Scene:
    """The cuts of a sheet, each once, with the corner marks; as large as the paper.

    Trims that share an edge share its cut, and cuts in one line are one cut.
    """
    items: list[Item] = [*corners(area)]
    boxes = [one.slot.box for one in sheet.laid if one.piece.outline is Outline.RECT]
    items += _straight(boxes)
    items += [_round(one) for one in sheet.laid if one.piece.outline is Outline.ROUND]
    items += [_net(one, one.piece.cut) for one in sheet.laid if one.piece.cut is not None]
    return Scene(paper, tuple(items), "cuts")


def strokes(sheet: Sheet) -> int:
    """How many cuts a sheet takes: lines right across it, and one for each round piece."""
    boxes = [one.slot.box for one in sheet.laid if one.piece.outline is Outline.RECT]
    lines = {("x", x) for box in boxes for x in (box.x, box.right)}
    lines |= {("y", y) for box in boxes for y in (box.y, box.bottom)}
    return len(lines) + len(sheet.laid) - len(boxes)


def _straight(boxes: list[Box]) -> Iterator[Path]:
    upright = [(x, box.y, box.bottom) for box in boxes for x in (box.x, box.right)]
    level = [(y, box.x, box.right) for box in boxes for y in (box.y, box.bottom)]
    for x, start, end in _merged(upright):
        yield Path(("M", x, start, "L", x, end), stroke=BLADE)
    for y, start, end in _merged(level):
        yield Path(("M", start, y, "L", end, y), stroke=BLADE)


def _merged(lines: Iterable[Line]) -> Iterator[Line]:
    """Lines with those that meet or overlap made one."""
    for across, group in groupby(sorted(lines), key=lambda line: line[0]):
        start, end = None, 0
        for _, first, last in group:
            if start is not None and first <= end:
                end = max(end, last)
                continue
            if start is not None:
                yield across, start, end
            start, end = first, last
        if start is not None:
            yield across, start, end


def _net(one: Laid, cut: Path) -> Item:
    """The line round a net, as it lies on the sheet."""
    blade = Path(cut.steps, stroke=BLADE)
    return one.slot.place(Scene(one.piece.size, (blade,)))


def _round(one: Laid) -> Path:
    box = one.slot.box
    radius = box.width // 2
    return circle(box.x + radius, box.y + radius, radius, stroke=BLADE)
