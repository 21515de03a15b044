"""Pictures of how fronts and backs come together: a sheet folded between them, or two glued."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from forge.draw import icons, kit
from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Size, Um, mm
from forge.scene import Item, Path, Scene, Stroke
from forge.scene.shapes import circle, line, rect

SHEET = Stroke("#6B5A45", 250)
CUTTING = Stroke("#33261B", 280, (1_800, 1_200), round=False)
CARDBOARD = "#B59A6E"
ROOM = Size(mm(80), mm(40))
"""The room of a picture of the guide."""
LEFT, RIGHT = (mm(23), mm(22)), (mm(66), mm(21))
"""The middles of what is laid together, and of what comes of it."""
SCISSORS = mm(6)
HALF = mm("2.6")  # half the foot of an arrow head
PAD = mm("1.5")  # from a sheet's edge to the pieces on it

Drawn = Callable[[Box, int], Iterator[Item]]
"""Draws a piece into a box, by its number on the sheet."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Stand-ins for the pieces of a part: each drawn into a box of about ``cell``.

    ``round`` pieces are cut one by one, or ``punched``; ``board`` lies between two sheets that are
    glued.
    """

    front: Drawn
    back: Drawn
    cell: Size
    round: bool = False
    board: bool = False
    punched: bool = False


def folded(sides: Sides, paper: Size, level: bool, inks: Inks) -> Scene:
    """A sheet with its fold, level or upright, and the half that it becomes."""
    sheet = _centred(_fitted(paper, Size(mm(34), mm(33 if level else 28))), *LEFT)
    near, far = _halves(sheet, level)
    items: list[Item] = [rect(sheet, "#FFFFFF", SHEET)]
    items += _pieces(near, sides, sides.front)
    items += _pieces(far, sides, sides.back)
    if level:
        items.append(line(sheet.x - mm(2), far.y, sheet.right + mm(2), far.y, CUTTING))
    else:
        items.append(line(far.x, sheet.y - mm(2), far.x, sheet.bottom + mm(2), CUTTING))
    items += _turned(near, far, level, inks)
    return _then(items, Size(near.width, near.height), sides, inks)


def glued(sides: Sides, paper: Size, inks: Inks) -> Scene:
    """A sheet of fronts and one of backs, with board between them or not, and what they become."""
    size = _fitted(paper, Size(mm(18), mm(24)))
    gap = mm(5) if sides.board else mm(3)
    whole = _centred(Size(Um(2 * size.width + gap), size.height), *LEFT)
    near = Box(whole.x, whole.y, *size)
    far = Box(Um(whole.right - size.width), whole.y, *size)
    items: list[Item] = []
    if sides.board:
        slab = Box(
            Um(near.right + mm("1.6")), Um(near.y - mm(1)), mm("1.8"), Um(size.height + 2000)
        )
        items.append(rect(slab, CARDBOARD, SHEET))
    for box, drawn in ((near, sides.front), (far, sides.back)):
        items.append(rect(box, "#FFFFFF", SHEET))
        items += _pieces(box, sides, drawn)
    items += _turned(near, far, False, inks)
    return _then(items, size, sides, inks)


def _then(items: list[Item], size: Size, sides: Sides, inks: Inks) -> Scene:
    """An arrow, and the fronts with what is glued behind them, to be cut."""
    items.append(icons.drawn("arrow", mm(48), mm(22), mm(7), inks.gold))
    sheet = _centred(size, *RIGHT)
    behind = mm("1.4") if sides.board else mm("0.7")
    items.append(rect(sheet.moved(behind, behind), CARDBOARD if sides.board else "#FFFFFF", SHEET))
    items.append(rect(sheet, "#FFFFFF", SHEET))
    items += _pieces(sheet, sides, sides.front)
    first = next(_cells(sheet, sides.cell))
    if sides.round:
        x, y, radius = first.x + first.width // 2, first.y + first.height // 2, first.width // 2
        items.append(circle(x, y, radius, None, CUTTING))
        if not sides.punched:
            items.append(scissors(x - radius, y + radius, 315, inks))
    else:
        x = first.x
        items.append(line(x, sheet.y - mm(2), x, sheet.bottom + mm(3), CUTTING))
        items.append(scissors(x, sheet.bottom + mm(1), 270, inks))
    return Scene(ROOM, tuple(items), "sides")


def scissors(x: int, y: int, turn: float, inks: Inks, size: Um = SCISSORS) -> Path:
    """Scissors about (x, y) that cut to the right, turned clockwise by ``turn`` degrees; µm."""
    return icons.icon("scissors").path((x, y), size, inks.rust, icons.Look(turn=turn))


def _turned(near: Box, far: Box, level: bool, inks: Inks) -> Iterator[Item]:
    """A bent arrow from the backs to behind the fronts: above upright halves, else beside them."""
    bend, pen = mm(5), Stroke(inks.gold, 800)
    if level:
        x, start, end = near.right + mm("0.8"), far.y + far.height // 2, near.y + near.height // 2
        out = x + bend
        yield Path(("M", x, start, "C", out, start, out, end, x + HALF, end), stroke=pen)
        yield kit.area([(x, end), (x + HALF, end - HALF // 2), (x + HALF, end + HALF // 2)],
                       inks.gold)  # fmt: skip
    else:
        y, start, end = near.y - mm("0.8"), far.x + far.width // 2, near.x + near.width // 2
        out = y - bend
        yield Path(("M", start, y, "C", start, out, end, out, end, y - HALF), stroke=pen)
        yield kit.area([(end, y), (end - HALF // 2, y - HALF), (end + HALF // 2, y - HALF)],
                       inks.gold)  # fmt: skip


def _halves(sheet: Box, level: bool) -> tuple[Box, Box]:
    """The half of the fronts and that of the backs: above and below, or left and right."""
    if level:
        high = Um(sheet.height // 2)
        return (Box(sheet.x, sheet.y, sheet.width, high),
                Box(sheet.x, Um(sheet.y + high), sheet.width, high))  # fmt: skip
    wide = Um(sheet.width // 2)
    return (Box(sheet.x, sheet.y, wide, sheet.height),
            Box(Um(sheet.x + wide), sheet.y, wide, sheet.height))  # fmt: skip


def _pieces(sheet: Box, sides: Sides, drawn: Drawn) -> Iterator[Item]:
    for number, cell in enumerate(_cells(sheet, sides.cell)):
        yield from drawn(cell, number)


def _cells(sheet: Box, cell: Size) -> Iterator[Box]:
    """As many cells as a sheet holds, one at least, in its middle."""
    wide, high = sheet.width - 2 * PAD, sheet.height - 2 * PAD
    columns, rows = max(1, wide // cell.width), max(1, high // cell.height)
    size = Size(Um(min(cell.width, wide)), Um(min(cell.height, high)))
    x = sheet.x + (sheet.width - columns * size.width) // 2
    y = sheet.y + (sheet.height - rows * size.height) // 2
    for number in range(rows * columns):
        row, column = divmod(number, columns)
        yield Box(Um(x + column * size.width), Um(y + row * size.height), *size)


def _fitted(size: Size, room: Size) -> Size:
    """A size made as large as a room allows."""
    scale = min(room.width / size.width, room.height / size.height)
    return Size(Um(int(size.width * scale)), Um(int(size.height * scale)))


def _centred(size: Size, x: int, y: int) -> Box:
    return Box(Um(x - size.width // 2), Um(y - size.height // 2), *size)
