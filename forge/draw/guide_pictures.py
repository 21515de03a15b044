"""The pictures of the print guide: each part flat, an arrow, and the part as it will be.

Parts are shown by their own drawings where those are light, else by their outlines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from forge.draw import box_net, die, icons, kit, pawns, tokens
from forge.draw.box_size import sized
from forge.draw.guide_solids import cube, standing, tucked
from forge.draw.rulebook_style import Inks, inks
from forge.draw.whole import Drawing
from forge.geometry import Box, Size, Um, mm
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import circle, line, rect

Maker = Callable[[Drawing, Inks], "Scene | None"]

SHEET = Stroke("#6B5A45", 250)
CUTTING = Stroke("#33261B", 280, (1_800, 1_200), round=False)
ROOM = Size(mm(80), mm(40))


def pictures(drawing: Drawing) -> Mapping[str, Scene]:
    """A picture for each part that the drawing has, by the part's name."""
    ink = inks(drawing.desk)
    made = {part: make(drawing, ink) for part, make in MAKERS.items()}
    return {part: scene for part, scene in made.items() if scene is not None}


def _arrow(x: int, y: int, ink: Inks) -> Item:
    return icons.drawn("arrow", x, y, mm(7), ink.gold)


def _scissors(x: int, y: int, ink: Inks, turn: float = 0.0) -> Item:
    return icons.icon("scissors").path((x, y), mm(7), ink.rust, icons.Look(turn=turn))


def _fitted(scene: Scene, room: Box) -> Place:
    """A scene as large as a room allows, in its middle."""
    size = scene.size
    scale = min(room.width / size.width, room.height / size.height)
    x = room.x + (room.width - size.width * scale) / 2
    y = room.y + (room.height - size.height * scale) / 2
    whole = Box(Um(0), Um(0), *size)
    return Place(round(x), round(y), Scene(size, (kit.boxed(whole, scene.items),)), scale=scale)


def _room(x: float, y: float, width: float, height: float) -> Box:
    return Box(mm(x), mm(y), mm(width), mm(height))


def _board(drawing: Drawing, ink: Inks) -> Scene | None:
    """Two sheets: the right one, cut at its left edge, goes on the band of the left one."""
    if not drawing.has("board"):
        return None
    items: list[Item] = []
    for x, cut in ((6, False), (44, True)):
        sheet = _room(x, 3, 30, 34)
        art = _room(x, 6, 27, 28) if cut else _room(x + 3, 6, 27, 28)
        items += [rect(sheet, "#FFFFFF", SHEET), rect(art, ink.paper, Stroke(ink.brown, 200))]
        road = [(art.x, art.y + mm(8)), (art.x + mm(9), art.y + mm(14)),
                (art.x + mm(18), art.y + mm(11)), (art.right, art.y + mm(17))]  # fmt: skip
        items.append(kit.line(road, Stroke(ink.brown, 500, (100, 1_100))))
        items += [circle(round(px), round(py), mm("1.6"), ink.vermilion) for px, py in road[1:3]]
        if cut:
            items += [
                line(art.x, mm(1), art.x, mm(39), CUTTING),
                _scissors(art.x, mm(37), ink, 270),
            ]
        else:
            band = Box(Um(art.right - mm(5)), art.y, mm(5), art.height)
            bar = Box(band.x, Um(sheet.y + mm("0.6")), band.width, mm("1.4"))
            items += [rect(band, "#9A9A9A", alpha=0.35), rect(bar, "#9A9A9A")]
    items.append(_arrow_back(mm(40), mm(20), ink))
    return Scene(ROOM, tuple(items), "board")


def _arrow_back(x: int, y: int, ink: Inks) -> Item:
    return icons.icon("arrow").path((x, y), mm(7), ink.gold, icons.Look(flip=True))


def _tokens(drawing: Drawing, ink: Inks) -> Scene | None:
    """Three tokens on the sheet, board under it, scissors round the middle one."""
    held, desk = drawing.desk.game.tokens, drawing.desk
    if held is None or not held.kinds:
        return None
    kinds = [held.kinds[i % len(held.kinds)] for i in range(3)]
    items: list[Item] = [
        rect(_room(5, 9, 70, 29), "#B59A6E", Stroke("#6B5A45", 250)),
        rect(_room(4, 6, 70, 29), "#FFFFFF", SHEET),
    ]
    for i, kind in enumerate(kinds):
        face = tokens.face(desk, kind, mm(9))
        items.append(Place(mm(9 + 21 * i), mm("11.5"), face))
    items += [
        circle(mm(39), mm("20.5"), mm("9.6"), None, CUTTING),
        _scissors(mm(48), mm(30), ink, 230),
    ]
    return Scene(ROOM, tuple(items), "tokens")


def _money(drawing: Drawing, ink: Inks) -> Scene | None:
    money = drawing.desk.game.money
    if money is None:
        return None
    items: list[Item] = [rect(_room(10, 2, 60, 36), "#FFFFFF", SHEET)]
    for i in range(6):
        row, column = divmod(i, 2)
        note = money.notes[row % len(money.notes)]
        dark, mid, light = note.colours
        box = _room(14 + 26 * column, 5 + 10 * row, 26, 10)
        centre = (box.x + box.width // 4, box.y + box.height // 2)
        items += [rect(box, light, Stroke(dark, 220)), circle(*centre, mm(3), mid),
                  rect(box.grown(-mm("0.9")), None, Stroke(dark, 120))]  # fmt: skip
    items += _cuts((14, 40, 66), (5, 15, 25, 35), (10, 70, 2, 38))
    items.append(_scissors(mm(12), mm(15), ink))
    return Scene(ROOM, tuple(items), "money")


def _cuts(
    xs: tuple[int, ...], ys: tuple[int, ...], sheet: tuple[int, int, int, int]
) -> Iterator[Item]:
    """Crop marks at the edges of a small sheet (left, right, top, bottom; mm)."""
    left, right, top, bottom = sheet
    mark = Stroke("#33261B", 200)
    for x in xs:
        yield line(mm(x), mm(top + 0.4), mm(x), mm(top + 2.2), mark)
        yield line(mm(x), mm(bottom - 0.4), mm(x), mm(bottom - 2.2), mark)
    for y in ys:
        yield line(mm(left + 0.4), mm(y), mm(left + 3), mm(y), mark)
        yield line(mm(right - 0.4), mm(y), mm(right - 3), mm(y), mark)


def _cards(drawing: Drawing, ink: Inks) -> Scene | None:
    pieces = [piece for deck in drawing.decks.values() for piece in deck]
    if not pieces:
        return None
    first = pieces[0]
    items: list[Item] = [rect(_room(12, 1, 56, 38), "#FFFFFF", SHEET)]
    items += [_fitted(first.front, _room(17 + 23.5 * i, 4, 22.5, 32)) for i in range(2)]
    items += [line(mm(40), mm(1), mm(40), mm(39), CUTTING), _scissors(mm(40), mm(36), ink, 270)]
    return Scene(ROOM, tuple(items), "cards")


def _pawns(drawing: Drawing, ink: Inks) -> Scene | None:
    """The strip, folded over, standing on its bases."""
    held = drawing.desk.game.pawns
    if held is None or not drawing.pawns:
        return None
    pawn = held.kinds[0]
    face = pawns.face(drawing.desk, held, pawn)
    items = (
        _fitted(drawing.pawns[0].front, _room(12, 1, 14, 38)),
        _arrow(mm(38), mm(20), ink),
        *standing(face, pawn.colour, (mm(60), mm(36)), mm(31)),
    )
    return Scene(ROOM, items, "pawns")


def _die(drawing: Drawing, ink: Inks) -> Scene | None:
    held = drawing.desk.game.die
    if held is None or not drawing.die:
        return None
    items = (
        _fitted(drawing.die[0].front, _room(6, 1, 28, 38)),
        _arrow(mm(41), mm(20), ink),
        *cube((mm(61), mm(20)), mm(11), held, die.PIPS),
    )
    return Scene(ROOM, items, "die")


def _box(drawing: Drawing, ink: Inks) -> Scene | None:
    held = drawing.desk.game.box
    net = sized(drawing.desk, held) if held else None
    if net is None:
        return None
    flat = Scene(net.size, tuple(_net(net, ink)), "net")
    items = (
        _fitted(flat, _room(3, 1, 38, 38)),
        _arrow(mm(47), mm(20), ink),
        *tucked((mm(52), mm(4)), net, mm(30), ink),
    )
    return Scene(ROOM, items, "box")


def _net(net: box_net.Net, ink: Inks) -> Iterator[Item]:
    """The net without its art: walls dark, flaps bare, folds dashed."""
    yield kit.area(box_net.outline(net), ink.indigo)
    for corners in box_net.flaps(net).values():
        yield kit.area(corners, "#EFE6D2")
    yield kit.area(box_net.outline(net), None, Stroke(ink.ink, 900))
    dashes = Stroke(ink.pale_gold, 700, (3_600, 2_400), round=False)
    yield kit.lines(box_net.folds(net), dashes)


def _rulebook(drawing: Drawing, ink: Inks) -> Scene | None:
    """Leaves in a stack with two staples at the left edge."""
    items: list[Item] = [
        rect(_room(27 + i, 4.8 - 0.6 * i, 24, 34), "#FFFFFF", SHEET) for i in range(4)
    ]
    top = _room(30, 3, 24, 34)
    items.append(rect(Box(top.x, top.y, top.width, mm(9)), ink.indigo))
    items.append(icons.drawn("star", top.x + mm(12), top.y + mm("4.5"), mm(6), ink.pale_gold))
    for row in range(8):
        y = top.y + mm(13) + row * mm("2.4")
        items.append(line(top.x + mm(4), y, top.right - mm(3), y, Stroke(ink.grey, 350, alpha=0.6)))
    x, staple = top.x + mm("1.5"), Stroke(ink.ink, 600)
    items += [line(x, y - mm(2), x, y + mm(2), staple) for y in (mm(12), mm(28))]
    return Scene(ROOM, tuple(items), "rulebook")


MAKERS: Mapping[str, Maker] = MappingProxyType({
    "board": _board, "tokens": _tokens, "money": _money, "cards": _cards, "pawns": _pawns,
    "die": _die, "box": _box, "rulebook": _rulebook,
})  # fmt: skip
