"""A part of the board for a figure: the same roads, circles and names on a quieter map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from forge.draw import board_pins, kit
from forge.draw.board_pins import Mark
from forge.draw.board_quiet import quiet
from forge.draw.board_sheet import Sheet, lay, lettering
from forge.draw.crowd import around
from forge.draw.desk import Desk
from forge.draw.labels import Label
from forge.draw.routes import CIRCLE, Disc
from forge.geometry import Box, Size, Um
from forge.model.scenery import Scenery
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import rect

MARGIN = 9_000
"""Room round the points shown, board µm."""
LARGEST = 1.6
"""A detail is never enlarged more than this."""
TRIES = 4
"""Larger names want a larger part of the board, on which names want to be larger still."""


def detail(
    desk: Desk, show: Sequence[str], marks: Sequence[str], size: Size, least: float = 0
) -> Scene:
    """The part of the board round the points ``show``, as large as fits into ``size``.

    A mark is ``point`` or ``link-id:circle``, optionally followed by ``=text`` for a pin with
    that text; without it a pawn stands there.  Names are set larger where they would be smaller
    than ``least``, points.  KeyError for a point, link or circle that the
    board does not have, ValueError when nothing is to be shown.
    """
    plan = _plan(desk, show, marks, size, least)
    sheet, view = plan.sheet, plan.view
    inner = Scene(view.size, (kit.boxed(view, quiet(sheet, view)),))
    frame = Box(Um(0), Um(0), size.width, size.height)
    placed = Place(*_origin(view, plan.scale), inner, scale=plan.scale)
    edge = rect(frame, stroke=Stroke(sheet.colours["ink"], 300), radius=1_200)
    items = (kit.boxed(frame, [placed], radius=1_200), *_pinned(plan), edge)
    return Scene(size, items, ", ".join(show))


def words(
    desk: Desk, show: Sequence[str], marks: Sequence[str], size: Size, least: float = 0
) -> tuple[Item, ...]:
    """The texts of :func:`detail` without the map: its names and the pins with theirs."""
    plan = _plan(desk, show, marks, size, least)
    return (*lettering(plan.sheet, plan.view), *_pinned(plan))


@dataclass(frozen=True, slots=True)
class _Plan:
    """What a detail shows: the part of the board, how much larger, and what is marked."""

    sheet: Sheet
    view: Box
    scale: float
    pins: tuple[Mark, ...]


def _plan(desk: Desk, show: Sequence[str], marks: Sequence[str], size: Size, least: float) -> _Plan:
    sheet = lay(desk)
    pins = tuple(_mark(sheet, mark) for mark in marks)
    plan = _seen(sheet, show, pins, size)
    for _ in range(TRIES):
        larger = _larger_names(sheet, least / plan.scale)
        if larger is sheet:
            break
        plan = _seen(larger, show, pins, size)
    return plan


def _seen(sheet: Sheet, show: Sequence[str], pins: tuple[Mark, ...], size: Size) -> _Plan:
    view = _view(sheet, show, pins, size)
    scale = min(size.width / view.width, size.height / view.height)
    return _Plan(sheet, view, scale, pins)


def _larger_names(sheet: Sheet, least: float) -> Sheet:
    """The sheet with no name smaller than ``least``, points; they grow away from their points."""
    discs = {disc.point.id: disc for disc in sheet.discs}
    labels = tuple(
        _larger(label, least / label.style.size, discs[label.point])
        if label.style.size < least else label
        for label in sheet.labels
    )  # fmt: skip
    return sheet if labels == sheet.labels else replace(sheet, labels=labels)


def _larger(label: Label, by: float, disc: Disc) -> Label:
    box = label.box
    x = min(max(disc.x, box.x), box.right)
    y = min(max(disc.y, box.y), box.bottom)

    def out(there: int, fixed: int) -> Um:
        return Um(round(fixed + (there - fixed) * by))

    style = replace(label.style, size=round(label.style.size * by + 0.005, 2))
    grown = Size(Um(round(box.width * by)), Um(round(box.height * by)))
    there = Box(out(box.x, x), out(box.y, y), *grown)
    return replace(label, style=style, x=out(label.x, x), y=out(label.y, y), box=there)


def _pinned(plan: _Plan) -> Iterator[Item]:
    """The marks, on top of the map."""
    view, scale = plan.view, plan.scale
    taken = [_scaled(box, view, scale) for box in _taken(plan.sheet)]
    for pin in plan.pins:
        x, y = round((pin.x - view.x) * scale), round((pin.y - view.y) * scale)
        there = Mark(x, y, round(pin.radius * scale), pin.text)
        yield from board_pins.drawn(plan.sheet.desk, there, taken, plan.sheet.colours)


def _mark(sheet: Sheet, mark: str) -> Mark:
    where, _, text = mark.partition("=")
    link, _, number = where.partition(":")
    if number:
        route = next((r for r in sheet.routes if r.link.id == link), None)
        if route is None or not 1 <= int(number) <= len(route.circles):
            raise KeyError(where)
        return Mark(*route.circles[int(number) - 1], 0, text)
    disc = _disc(sheet, where)
    return Mark(disc.x, disc.y, disc.radius, text)


def _disc(sheet: Sheet, point: str) -> Disc:
    for disc in sheet.discs:
        if disc.point.id == point:
            return disc
    raise KeyError(point)


def _view(sheet: Sheet, show: Sequence[str], pins: Sequence[Mark], size: Size) -> Box:
    """The part of the board seen: everything shown and marked, in the figure's shape."""
    boxes = [around(pin.x, pin.y, 3_000) for pin in pins]
    names = {label.point: label.box for label in sheet.labels}
    for point in show:
        disc = _disc(sheet, point)
        boxes += [around(disc.x, disc.y, disc.radius), names[point]]
    if not boxes:
        msg = "a detail of the board shows at least one point"
        raise ValueError(msg)
    left, top = min(b.x for b in boxes) - MARGIN, min(b.y for b in boxes) - MARGIN
    right, bottom = max(b.right for b in boxes) + MARGIN, max(b.bottom for b in boxes) + MARGIN
    width, height = right - left, bottom - top
    scale = min(size.width / width, size.height / height, LARGEST)
    whole = Box(Um(0), Um(0), Um(round(size.width / scale)), Um(round(size.height / scale)))
    moved = whole.moved((left + right - whole.width) // 2, (top + bottom - whole.height) // 2)
    return _kept_in(moved, sheet.scenery)


def _kept_in(view: Box, scenery: Scenery) -> Box:
    """The view moved into the map's window, as far as it has room there."""
    window = scenery.window.box
    x = min(max(view.x, window.x), max(window.right - view.width, window.x))
    y = min(max(view.y, window.y), max(window.bottom - view.height, window.y))
    return Box(Um(x), Um(y), view.width, view.height)


def _taken(sheet: Sheet) -> Iterator[Box]:
    """What a number should not hide: the names and the circles."""
    yield from (label.box for label in sheet.labels)
    for route in sheet.routes:
        yield from (around(*spot, CIRCLE) for spot in route.circles)


def _scaled(box: Box, view: Box, scale: float) -> Box:
    """A box of the board as it lies on the figure."""
    x, y = round((box.x - view.x) * scale), round((box.y - view.y) * scale)
    return Box(Um(x), Um(y), Um(round(box.width * scale)), Um(round(box.height * scale)))


def _origin(view: Box, scale: float) -> tuple[int, int]:
    return round(-view.x * scale), round(-view.y * scale)
