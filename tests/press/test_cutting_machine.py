"""What a cutting machine gets: three marks that it can find, and each cut where a trim is."""

import re
import xml.etree.ElementTree as ET

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from volume import volume

from forge.backend.svg import svg
from forge.geometry import Box, Size, Um, mm
from forge.press import corners
from forge.press.cuts import BLADE, cuts
from forge.press.layout import SheetPlan, lay, misfits
from forge.press.mark_style import MarkStyle
from forge.press.marks import BAR, ruler
from forge.press.paper import PAPERS, Margins, paper
from forge.press.sheet import corner_area, impose
from forge.press.turn import Duplex
from forge.scene import Path, Piece, Place, Scene
from forge.scene.piece import Outline
from forge.scene.shapes import rect
from forge.typeset.fonts import Fonts
from forge.typeset.setter import Setter
from forge.typeset.style import Style

NS = "{http://www.w3.org/2000/svg}"
NAMES = (*PAPERS, "200x280mm", "300x200mm")


@st.composite
def jobs(draw):
    """Pieces of one kind with backs, and a plan with corner marks that holds them."""
    outline = draw(st.sampled_from([Outline.RECT, Outline.ROUND]))
    wide, high = (2 * draw(st.integers(7_500, 45_000)) for _ in "wh")
    size = Size(Um(wide), Um(wide if outline is Outline.ROUND else high))
    bleed, count = Um(draw(st.integers(0, 3_000))), draw(st.integers(1, 30))
    piece = Piece(
        "x", Scene(size, (), "x"), size, Scene(size, (), "back"), bleed, outline, count=count
    )
    plan = SheetPlan(
        paper(draw(st.sampled_from(NAMES))),
        Margins.all(draw(st.integers(0, 12_700))),
        duplex=draw(st.sampled_from(Duplex)),
        style=MarkStyle(corners=True),
    )
    assume(not misfits([piece], plan))
    return piece, plan


def box_of(path):
    numbers = [step for step in path.steps if not isinstance(step, str)]
    xs, ys = numbers[::2], numbers[1::2]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def fronts(pages, plan):
    """The pages of a two-sided job that show fronts."""
    if plan.duplex is Duplex.SINGLE:
        return pages[: len(pages) // 2]
    return pages if plan.duplex is Duplex.FOLD else pages[::2]


def marks(scene):
    return [box_of(item) for item in scene.items if isinstance(item, Path) and item.fill]


def band(scene):
    """The ruler's bar as it lies on the sheet."""
    (place,) = (
        i for i in scene.items if isinstance(i, Place) and i.scene.items[:5] == ruler(())[:5]
    )
    if place.turn:
        return Box(place.x, Um(place.y - 100_000), BAR, Um(100_000))
    return Box(place.x, place.y, Um(100_000), BAR)


@given(jobs())
@settings(max_examples=volume(120), deadline=None)
def test_law_the_marks_of_a_sheet_lie_free_on_the_side_that_is_cut(job):
    """Five bars: no art of either side under them, nor the ruler; of a sheet that is folded, all
    on the half of the fronts; and the page has them where the file of cuts has them."""
    piece, plan = job
    pages = fronts(impose([piece], plan), plan)
    for page, sheet in zip(pages, lay([piece], plan), strict=True):
        found = marks(page.scene)
        line = sheet.bed.axis
        assert len(found) == 5
        assert found == marks(cuts(sheet, plan.paper.size, corner_area(sheet, plan)))
        for mark in found:
            for one in sheet.laid:
                assert not mark.meets(one.seen)
                if sheet.bed.fold:
                    assert not mark.meets(line.box(one.under))
            assert not mark.meets(band(page.scene))
            if sheet.bed.fold:
                assert (mark.right if line.upright else mark.bottom) < line.total // 2
        for crop in page.scene.items:
            if isinstance(crop, Path) and not crop.fill and not crop.stroke.dash:
                numbers = [step for step in crop.steps if not isinstance(step, str)]
                for x0, y0, x1, y1 in zip(*[iter(numbers)] * 4, strict=True):
                    tick = Box(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)).grown(100)
                    assert not any(mark.meets(tick) for mark in found)


@given(jobs())
@settings(max_examples=volume(60), deadline=None)
def test_law_every_trim_is_cut_and_nothing_else(job):
    """Read from the SVG file: its red lines cover each edge of each trim, and no line besides."""
    piece, plan = job
    for sheet in lay([piece], plan):
        drawn = svg(cuts(sheet, plan.paper.size, corner_area(sheet, plan)), Fonts.load(), {})
        root = ET.fromstring(drawn)
        assert root.get("viewBox") == "0 0 {} {}".format(*plan.paper.size)
        red = [one.get("d") for one in root.iter(f"{NS}path") if one.get("stroke") == BLADE.colour]
        boxes = [_extent(d) for d in red]
        if piece.outline is Outline.ROUND:
            assert sorted(boxes) == sorted(tuple(one.slot.box) for one in sheet.laid)
            continue
        edges = {edge for one in sheet.laid for edge in _edges(one.slot.box)}
        for x0, y0, x1, y1 in edges:
            assert any(x <= x0 and y <= y0 and x + w >= x1 and y + h >= y1 for x, y, w, h in boxes)
        assert sum(w + h for _, _, w, h in boxes) == _union(edges)


def _extent(data):
    numbers = [float(one) for one in re.findall(r"-?[\d.]+", data)]
    xs, ys = numbers[::2], numbers[1::2]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _edges(box):
    yield box.x, box.y, box.right, box.y
    yield box.x, box.bottom, box.right, box.bottom
    yield box.x, box.y, box.x, box.bottom
    yield box.right, box.y, box.right, box.bottom


def _union(edges):
    """How long all edges are together, shared ones once."""
    total = 0
    for level in (True, False):
        rows = {}
        for x0, y0, x1, y1 in edges:
            if (y0 == y1) is level:
                across, start, end = (y0, x0, x1) if level else (x0, y0, y1)
                rows.setdefault(across, []).append((start, end))
        for spans in rows.values():
            reached = None
            for start, end in sorted(spans):
                total += end - max(start, reached if reached is not None else start)
                reached = max(end, reached or end)
    return total


def test_labels_of_backs_keep_as_far_from_the_art_as_rulers_do():
    """Where there is room; closer before they leave what the printer prints."""
    size = Size(mm(60), mm(40))
    art = rect(Box(Um(0), Um(0), *size), "#123456")
    deck = [Piece("x", Scene(size, (art,), "x"), size, Scene(size, (art,), "y"), mm(2), count=4)]
    plan = SheetPlan(PAPERS["a4"], label=_words)
    (_, back) = impose(deck, plan)
    (label,) = (item for item in back.scene.items if isinstance(item, Place))
    assert label.y - back.bleed.bottom == plan.style.room


def _words(slip):
    return Setter("en").line(slip.side, Style(), 0, 0)


def test_bars_are_within_their_area():
    area = Box(mm(6), mm(6), mm(100), mm(150))
    assert all(area.holds(bar) for bar in corners.bars(area))
