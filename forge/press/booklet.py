"""Pages two by two on sheets that are folded in the middle and stapled through the fold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.geometry import Box, Size, Um, mm
from forge.press.mark_style import INK
from forge.press.marks import EDGE
from forge.scene import Clip, Item, Page, Path, Place, Scene, Stroke
from forge.scene.shapes import rect

TICK = mm(4)
SPINE = Stroke(INK, 200, (900, 600), round=False)
PAPER_THICKNESS = Um(100)
"""What each sheet inside pushes the next one out: office paper of 80 g/m² is 0.1 mm thick."""


@dataclass(frozen=True, slots=True)
class Spread:
    """One side of a sheet: the pages left and right of the fold, counted from 0; None is blank.

    ``depth`` counts the sheets outside this one.
    """

    left: int | None
    right: int | None
    depth: int


def spreads(count: int, rtl: bool = False, outside: bool = False) -> tuple[Spread, ...]:
    """The sides of a stapled booklet, front and back of each sheet, outermost first.

    A booklet that is read from the right (``rtl``) has its fold at the right of its cover.  With
    ``outside`` the last page is the back of the booklet, and blank ones stand before it.
    """
    total = -(-count // 4) * 4

    def real(page: int) -> int | None:
        if outside and page >= count - 1:
            return count - 1 if page == total - 1 else None
        return page if page < count else None

    sides: list[Spread] = []
    for depth in range(total // 4):
        first, last = 2 * depth, total - 1 - 2 * depth
        sides.append(Spread(real(last), real(first), depth))
        sides.append(Spread(real(first + 1), real(last - 1), depth))
    if rtl:
        return tuple(Spread(side.right, side.left, side.depth) for side in sides)
    return tuple(sides)


def leaf(paper: Size) -> Size:
    """The size of a page of a booklet on upright ``paper``: half of the sheet."""
    sheet = paper.turned if paper.height >= paper.width else paper
    return Size(Um(sheet.width // 2), sheet.height)


def booklet(
    pages: Sequence[Page],
    paper: Size,
    creep: Um = PAPER_THICKNESS,
    rtl: bool = False,
    outside: bool = False,
) -> tuple[Page, ...]:
    """The sheets of a booklet, lying, to be printed two-sided about the short edge.

    Pages are scaled to half the paper.  ``creep`` is how far the pages of each sheet further in
    move towards the fold, µm, so that outer margins come out even after trimming.  ``rtl``: it is
    bound on the right; ``outside``: its last page is its back, whatever is blank before it.
    """
    half = leaf(paper)
    sheet = Size(Um(2 * half.width), half.height)
    return tuple(_side(pages, spread, sheet, creep) for spread in spreads(len(pages), rtl, outside))


def _side(pages: Sequence[Page], spread: Spread, sheet: Size, creep: Um) -> Page:
    middle = sheet.width // 2
    items: list[Item] = []
    for number, left in ((spread.left, True), (spread.right, False)):
        if number is not None:
            inward = spread.depth * creep * (1 if left else -1)
            items.append(_leaf(pages[number].scene, sheet, left, inward))
    shown = [number for number in (spread.left, spread.right) if number is not None]
    marks = tuple(mark for number in sorted(shown) for mark in pages[number].bookmarks)
    name = "booklet " + " and ".join(str(number + 1) for number in shown)
    return Page(Scene(sheet, (*items, *_spine(middle, sheet)), name), bookmarks=marks)


def _leaf(scene: Scene, sheet: Size, left: bool, inward: int) -> Clip:
    """A page scaled into its half, centred, and moved by the creep."""
    width, height = sheet.width // 2, sheet.height
    scale = min(width / scene.size.width, height / scene.size.height)
    x = 0 if left else width
    half = rect(Box(Um(x), Um(0), Um(width), height))
    dx = (width - scene.size.width * scale) / 2 + inward
    dy = (height - scene.size.height * scale) / 2
    return Clip(half, (Place(round(x + dx), round(dy), scene, scale=scale),))


def _spine(middle: int, sheet: Size) -> Iterator[Path]:
    """A short dashed line at the head and at the foot of the fold."""
    for start, end in ((EDGE, EDGE + TICK), (sheet.height - EDGE - TICK, sheet.height - EDGE)):
        yield Path(("M", middle, start, "L", middle, end), stroke=SPINE)
