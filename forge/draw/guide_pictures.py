"""The pictures of the print guide: each part flat, an arrow, and the part as it will be.

Parts are shown by their own drawings where those are light, else by their outlines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from forge.draw import (
    box_net,
    die,
    guide_board,
    guide_sides,
    guide_stand,
    icons,
    kit,
    pawns,
    tokens,
)
from forge.draw.box_size import box_of, sized
from forge.draw.die import Cell
from forge.draw.guide_meeting import CUTTING, ROOM, SHEET, Sides, folded, glued, scissors
from forge.draw.guide_solids import cube, standing, tucked
from forge.draw.guide_ways import Making, Way
from forge.draw.mirror import mirrored
from forge.draw.rulebook_style import Inks, inks
from forge.draw.whole import Drawing
from forge.geometry import Box, Um, box_mm, mm
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import circle, line, rect

Maker = Callable[[Drawing, Making, Inks], "Scene | None"]
SCISSORS = mm(7)


def pictures(drawing: Drawing, making: Making) -> Mapping[str, Scene]:
    """A picture for each part that the drawing has, by its name, and for each step of the stand."""
    ink = inks(drawing.desk)
    made = {part: make(drawing, making, ink) for part, make in MAKERS.items()}
    found = {part: scene for part, scene in made.items() if scene is not None}
    shown = {**found, **guide_stand.steps(drawing, ink)}
    if not drawing.desk.setter.rtl:
        return shown
    return {part: mirrored(one) if part in TOLD else one for part, one in shown.items()}


def _arrow(x: int, y: int, ink: Inks) -> Item:
    return icons.drawn("arrow", x, y, mm(7), ink.gold)


def _fitted(scene: Scene, room: Box) -> Place:
    """A scene as large as a room allows, in its middle."""
    size = scene.size
    scale = min(room.width / size.width, room.height / size.height)
    x = room.x + (room.width - size.width * scale) / 2
    y = room.y + (room.height - size.height * scale) / 2
    whole = Box(Um(0), Um(0), *size)
    return Place(round(x), round(y), Scene(size, (kit.boxed(whole, scene.items),)), scale=scale)


def _board(drawing: Drawing, making: Making, ink: Inks) -> Scene | None:
    """How the sheets of the board meet."""
    if not drawing.has("board") or making.tiles is None:
        return None
    return guide_board.board(making.tiles, ink)


def _met(part: str, sides: Sides, making: Making, ink: Inks) -> Scene | None:
    """How fronts and backs come together; None when they are on both sides of one sheet."""
    way = making.way(part)
    if way is Way.BOTH:
        return None
    if part in making.punched:
        sides = replace(sides, punched=True, board=False)  # a hand punch cuts paper alone
    if way is Way.FOLD:
        return folded(sides, making.paper, part in making.level, ink)
    return glued(sides, making.paper, ink)


def _tokens(drawing: Drawing, making: Making, ink: Inks) -> Scene | None:
    """Three tokens on the sheet, a cut round the middle one, with scissors or with a punch."""
    held, desk = drawing.desk.game.tokens, drawing.desk
    laid = {mix.id for mix in desk.edition.laid}
    used = [kind for kind in held.kinds if kind.id in laid] if held else []
    if held is None or not used:
        return None
    met = _met("tokens", guide_sides.discs(held), making, ink)
    if met is not None:
        return met
    kinds = [used[i % len(used)] for i in range(3)]
    items: list[Item] = [rect(box_mm(4, 6, 72, 29), "#FFFFFF", SHEET)]
    for i, kind in enumerate(kinds):
        face = tokens.face(desk, kind, mm(9))
        items.append(Place(mm(10 + 21 * i), mm("11.5"), face))
    items.append(circle(mm(40), mm("20.5"), mm("9.6"), None, CUTTING))
    if "tokens" not in making.punched:
        items.append(scissors(mm(49), mm(30), 230, ink, SCISSORS))
    return Scene(ROOM, tuple(items), "tokens")


def _money(drawing: Drawing, making: Making, ink: Inks) -> Scene | None:
    money = drawing.desk.game.money
    if money is None:
        return None
    met = _met("money", guide_sides.notes(money.notes[0].colours), making, ink)
    if met is not None:
        return met
    items: list[Item] = [rect(box_mm(10, 2, 60, 36), "#FFFFFF", SHEET)]
    for i in range(6):
        row, column = divmod(i, 2)
        box = box_mm(14 + 26 * column, 5 + 10 * row, 26, 10)
        items += guide_sides.note(box, money.notes[row % len(money.notes)].colours, 4)
    items += _cuts((14, 40, 66), (5, 15, 25, 35), (10, 70, 2, 38))
    items.append(scissors(mm(12), mm(15), 0, ink, SCISSORS))
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


def _cards(drawing: Drawing, making: Making, ink: Inks) -> Scene | None:
    pieces = [piece for deck in drawing.decks.values() for piece in deck]
    if not pieces:
        return None
    met = _met("cards", guide_sides.cards(ink), making, ink)
    if met is not None:
        return met
    first = pieces[0]
    items: list[Item] = [rect(box_mm(12, 1, 56, 38), "#FFFFFF", SHEET)]
    items += [_fitted(first.front, box_mm(17 + 23.5 * i, 4, 22.5, 32)) for i in range(2)]
    items += [
        line(mm(40), mm(1), mm(40), mm(39), CUTTING),
        scissors(mm(40), mm(36), 270, ink, SCISSORS),
    ]
    return Scene(ROOM, tuple(items), "cards")


def _pawns(drawing: Drawing, _: Making, ink: Inks) -> Scene | None:
    """The strip, folded over, standing on its bases."""
    held = drawing.desk.game.pawns
    if held is None or not drawing.pawns:
        return None
    pawn = held.kinds[0]
    face = pawns.face(drawing.desk, held, pawn)
    items = (
        _fitted(drawing.pawns[0].front, box_mm(12, 1, 14, 38)),
        _arrow(mm(38), mm(20), ink),
        *standing(face, pawn.colour, (mm(60), mm(36)), mm(31)),
    )
    return Scene(ROOM, items, "pawns")


def _die(drawing: Drawing, _: Making, ink: Inks) -> Scene | None:
    held = drawing.desk.game.die
    if held is None or not drawing.die:
        return None
    items = (
        _fitted(drawing.die[0].front, box_mm(6, 1, 28, 38)),
        _arrow(mm(41), mm(20), ink),
        *cube((mm(61), mm(20)), mm(11), held, _seen(drawing)),
    )
    return Scene(ROOM, items, "die")


def _seen(drawing: Drawing) -> Mapping[int, Sequence[Cell]]:
    """The pips of a die that is seen from a corner; turned about, it shows the same die."""
    pips = dict(die.PIPS)
    if drawing.desk.setter.rtl:
        pips[1], pips[3] = pips[3], pips[1]
    return pips


def _box(drawing: Drawing, _: Making, ink: Inks) -> Scene | None:
    held = box_of(drawing.desk)
    net = sized(drawing.desk, held) if held else None
    if net is None:
        return None
    flat = Scene(net.size, tuple(_net(net, ink)), "net")
    items = (
        _fitted(flat, box_mm(3, 1, 38, 38)),
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


def _rulebook(drawing: Drawing, _: Making, ink: Inks) -> Scene | None:
    """Leaves in a stack with two staples at the left edge."""
    items: list[Item] = [
        rect(box_mm(27 + i, 4.8 - 0.6 * i, 24, 34), "#FFFFFF", SHEET) for i in range(4)
    ]
    top = box_mm(30, 3, 24, 34)
    items.append(rect(Box(top.x, top.y, top.width, mm(9)), ink.indigo))
    items.append(icons.drawn("star", top.x + mm(12), top.y + mm("4.5"), mm(6), ink.pale_gold))
    for row in range(8):
        y = top.y + mm(13) + row * mm("2.4")
        items.append(line(top.x + mm(4), y, top.right - mm(3), y, Stroke(ink.grey, 350, alpha=0.6)))
    x, staple = top.x + mm("1.5"), Stroke(ink.ink, 600)
    items += [line(x, y - mm(2), x, y + mm(2), staple) for y in (mm(12), mm(28))]
    return Scene(ROOM, tuple(items), "rulebook")


def _forms(drawing: Drawing, _: Making, ink: Inks) -> Scene | None:
    """A log half filled in, and a pencil across it."""
    page = box_mm(27, 3, 26, 36)
    items: list[Item] = [
        rect(box_mm(30, 5, 26, 36), "#FFFFFF", SHEET), rect(page, "#FFFFFF", SHEET),
        line(page.x + mm(3), page.y + mm(5), page.right - mm(10), page.y + mm(5),
             Stroke(ink.rust, 900)),
    ]  # fmt: skip
    for row in range(9):
        y = page.y + mm(9) + row * mm("2.8")
        items.append(line(page.x + mm(3), y, page.right - mm(3), y, Stroke(ink.gold, 250)))
        if row < 4:
            end = page.x + mm(20 - 3 * row)
            items.append(line(page.x + mm(4), y - 800, end, y - 800, Stroke(ink.indigo, 350)))
    tip, tail = (page.x + mm(13), page.y + mm(21)), (page.x + mm(29), page.y + mm(6))
    items += [line(*tip, *tail, Stroke(ink.ink, 2_600)), line(*tip, *tail, Stroke(ink.gold, 2_000))]
    return Scene(ROOM, tuple(items), "forms")


TOLD = frozenset({"pawns", "die", "stand", "box", "forms", "rulebook", "stand-tray"})
"""Pictures that are read: something becomes something else, or has a side where it begins."""
MAKERS: Mapping[str, Maker] = MappingProxyType({
    "board": _board, "tokens": _tokens, "money": _money, "cards": _cards, "pawns": _pawns,
    "die": _die, "stand": guide_stand.picture, "box": _box, "forms": _forms, "rulebook": _rulebook,
})  # fmt: skip
