"""A drawing larger than the paper: tiles of equal size with an overlap to glue.

The drawing is placed once a page and clipped, so a backend writes it once for all pages.
Of each tile, the left and top edges are cut and laid on the bands that the tiles to the
left and above leave at their right and bottom edges; grey bars in the margin show the bands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from forge.geometry import Box, Size, Um, in_mm, mm, within
from forge.press import marks
from forge.press.crease import Crease, crossed
from forge.press.mark_style import MarkStyle
from forge.press.marks import Ground, Label, Slip
from forge.press.paper import Margins, Paper, TooBig, bigger, printable
from forge.scene import Clip, Item, Page, Place, Scene, Words
from forge.scene.shapes import rect

OVERLAP = mm(10)
LEAST = mm(20)  # what a tile must show of the drawing beside its overlap


@dataclass(frozen=True, slots=True)
class TilePlan:
    """How a drawing is cut up: ``overlap`` in µm; ``lying`` None takes the fewest sheets.

    Without overlap tiles are laid edge to edge, and the drawing goes on ``bleed`` µm past the
    cut, so that a knife that strays leaves no white.  ``creases`` are the lines the mounted
    drawing folds along.
    """

    paper: Paper
    margins: Margins = Margins()  # noqa: RUF009 - frozen
    overlap: Um = OVERLAP
    lying: bool | None = None
    label: Label | None = None
    ruler: tuple[Words, ...] = ()
    bleed: Um = Um(0)
    style: MarkStyle = MarkStyle()  # noqa: RUF009 - frozen
    creases: tuple[Crease, ...] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile: the part of the drawing that it shows, and its place among the others (from 1)."""

    window: Box
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Tiling:
    """All tiles of a drawing, row by row, on paper of one size and way."""

    paper: Size
    area: Box
    rows: int
    columns: int
    tiles: tuple[Tile, ...]


def tiling(scene: Scene, plan: TilePlan) -> Tiling:
    """How a drawing is cut up, upright when both ways take as many sheets.

    Raises TooBig when the paper leaves too little beside the overlap.
    """
    ways = (False, True) if plan.lying is None else (plan.lying,)
    found = [made for lying in ways if (made := _cut(scene.size, plan, lying)) is not None]
    if not found:
        raise TooBig([_refusal(scene, plan)])
    return min(found, key=lambda made: len(made.tiles))


def tile(scene: Scene, plan: TilePlan) -> tuple[Page, ...]:
    """The pages of a drawing, row by row.  Raises TooBig as :func:`tiling` does."""
    made = tiling(scene, plan)
    return tuple(_page(scene, plan, made, number) for number in range(len(made.tiles)))


def whole(scene: Scene, bleed: Um, edge: Um) -> Page:
    """The drawing on one page as large as itself, with ``bleed`` and a free ``edge`` round it."""
    rim = bleed + edge
    size = Size(Um(scene.size.width + 2 * rim), Um(scene.size.height + 2 * rim))
    trim = Box(Um(rim), Um(rim), *scene.size)
    art = trim.grown(bleed)
    ground = Ground(size, Box(Um(0), Um(0), *size), art)
    shown = Clip(rect(art), (Place(rim, rim, scene),))
    return Page(Scene(size, (shown, *marks.crops(ground, [trim], None)), scene.name), trim, art)


def _cut(size: Size, plan: TilePlan, lying: bool) -> Tiling | None:
    paper = plan.paper.size.turned if lying else plan.paper.size
    area = printable(paper, plan.margins).grown(-plan.bleed)
    if min(area.width, area.height) < plan.overlap + LEAST:
        return None
    across = _spans(size.width, area.width, plan.overlap)
    down = _spans(size.height, area.height, plan.overlap)
    tiles = tuple(
        Tile(Box(x, y, width, height), row, column)
        for row, (y, height) in enumerate(down, 1)
        for column, (x, width) in enumerate(across, 1)
    )
    return Tiling(paper, area, len(down), len(across), tiles)


def _spans(length: int, room: int, overlap: int) -> list[tuple[Um, Um]]:
    """Start and length of the fewest equal spans that cover a length with an overlap.

    Lengths differ by one micrometre at most, and the overlap is exact.
    """
    count = max(1, -(-(length - overlap) // (room - overlap)))
    each, rest = divmod(length + (count - 1) * overlap, count)
    spans, start = [], 0
    for at in range(count):
        span = each + (at < rest)
        spans.append((Um(start), Um(span)))
        start += span - overlap
    return spans


def _page(scene: Scene, plan: TilePlan, made: Tiling, number: int) -> Page:
    shown = made.tiles[number]
    window = shown.window
    x, y = marks.settled(made.area, window.size, 0, plan.style)
    trim = Box(x, y, *window.size)
    whole = Box(Um(x - window.x), Um(y - window.y), *scene.size)
    art = within(trim.grown(plan.bleed), whole)
    drawn = Clip(rect(art), (Place(whole.x, whole.y, scene),))
    slip = Slip(
        number + 1, len(made.tiles), "tile", shown.row, made.rows, shown.column, made.columns
    )
    ground = Ground(made.paper, made.area, art)
    more = _furniture(ground, trim, whole, plan, slip)
    return Page(Scene(made.paper, (drawn, *more)), trim, art)


def _furniture(ground: Ground, trim: Box, whole: Box, plan: TilePlan, slip: Slip) -> Iterator[Item]:
    band = marks.strip(ground, plan.style.room)
    yield from marks.crops(ground, [trim], band, plan.style)
    right = plan.overlap if slip.column < slip.columns else 0
    bottom = plan.overlap if slip.row < slip.rows else 0
    yield from marks.glue(ground, band, right, bottom)
    yield from crossed(plan.creases, ground, whole, band)
    yield band.place((*marks.ruler(plan.ruler), *marks.words(band, plan.label, slip, marks.LABEL)))


def _refusal(scene: Scene, plan: TilePlan) -> str:
    room = printable(plan.paper.size, plan.margins).size
    least = Um(plan.overlap + LEAST)
    return (
        f"{scene.name}: {scene.size} cannot be cut into tiles: {room} of {plan.paper.name} are "
        f"printable, and a tile with {in_mm(plan.overlap)} mm overlap needs {in_mm(least)} mm "
        f"each way; {bigger(Size(least, least), plan.margins)}"
    )
