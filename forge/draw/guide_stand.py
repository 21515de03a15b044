"""The guide's pictures of a stand: cut, pleat by pleat from the side, glued, and filled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from forge.draw import icons, kit, stand_view
from forge.draw.guide_meeting import ROOM
from forge.draw.guide_ways import Making
from forge.draw.projection import Spot
from forge.draw.rulebook_style import Inks
from forge.draw.stand_net import Pleats, tray
from forge.draw.whole import Drawing
from forge.geometry import Box, Um, mm
from forge.model.colour import shade
from forge.model.folded import Rack
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import rect

CARDS = (0, 0, 0, 0, 1, 2, 1, 0)
"""How many cards stand in the slots of the picture, in turn."""
LEAN = 2_600
"""How far a pleat stands before the one above it in a picture from the side, µm."""


def picture(drawing: Drawing, _: Making, ink: Inks) -> Scene | None:
    """The parts cut out, and the stand with cards in it."""
    held = _rack(drawing)
    if held is None or not drawing.stand:
        return None
    items = (*_flat(drawing), _arrow(mm(47), mm(13), ink), *_filled(held, (54, 4), 25))
    return Scene(ROOM, items, "stand")


def steps(drawing: Drawing, ink: Inks) -> Mapping[str, Scene]:
    """The steps of making a stand, in order; none where there is none to make."""
    held = _rack(drawing)
    if held is None or not drawing.stand:
        return {}
    return {key: Scene(ROOM, tuple(make(drawing, held, ink)), key) for key, make in MAKERS.items()}


def _rack(drawing: Drawing) -> Rack | None:
    return drawing.desk.game.rack(drawing.desk.edition.id) if drawing.has("stand") else None


def _arrow(x: int, y: int, ink: Inks, turn: float = 0.0) -> Item:
    return icons.icon("arrow").path((x, y), mm(6), ink.gold, icons.Look(turn=turn))


def _flat(drawing: Drawing) -> Iterator[Item]:
    """Both parts as they are printed."""
    rack, bowl = (piece.front for piece in drawing.stand)
    yield _clipped(rack, (mm(7), mm(1)), mm(37) / rack.size.height)
    yield _clipped(bowl, (mm(40), mm(22)), mm(12) / bowl.size.width)


def _clipped(scene: Scene, at: tuple[int, int], scale: float) -> Item:
    whole = Box(Um(0), Um(0), *scene.size)
    return Place(*at, Scene(scene.size, (kit.boxed(whole, scene.items),), scene.name), scale=scale)


def _filled(held: Rack, at: tuple[int, int], width: int) -> Iterator[Item]:
    """The stand as it will be, with cards in its slots, at a place in mm and so wide."""
    cards = [CARDS[slot % len(CARDS)] for slot in range(held.slots)]
    yield Place(mm(at[0]), mm(at[1]), stand_view.view(held, mm(width), cards))


def _cut(drawing: Drawing, held: Rack, ink: Inks) -> Iterator[Item]:
    """Scissors along the strip, and a ruler on a line that is scored."""
    yield from _flat(drawing)
    for x, y, turn in ((39, 8, 250), (53, 29, 250)):
        yield icons.icon("scissors").path((mm(x), mm(y)), mm(6), ink.rust, icons.Look(turn=turn))
    strip, lip = Box(mm(58), mm(4), mm(20), mm(32)), mm(9)
    dashes = Stroke(ink.pale_gold, 500, (1_800, 1_200), round=False)
    yield rect(strip, held.colour, Stroke(ink.ink, 220))
    yield rect(Box(strip.x, mm(16), strip.width, Um(lip)), shade(held.colour, -0.25))
    for y in (mm(16), Um(mm(16) + lip)):
        yield kit.line([(strip.x, y), (strip.right, y)], dashes)
    ruler = Box(mm(56), Um(mm(16) + lip + 500), mm(24), mm(5))
    yield rect(ruler, "#F7E3B0", Stroke(ink.ink, 200))
    ticks: list[list[Spot]] = []
    for i in range(1, 12):
        x, long = ruler.x + i * 2_000, 1_900 if i % 5 == 0 else 1_100
        ticks.append([(x, ruler.y), (x, ruler.y + long)])
    yield kit.lines(ticks, Stroke(ink.ink, 150))


def _pleat(_: Drawing, held: Rack, ink: Inks) -> Iterator[Item]:
    """One pleat from the side, with the two folds that make it."""
    x, top, low, dip = mm(30), mm(3), mm(29), mm(13)
    before, dark = shade(held.colour, -0.1), shade(held.colour, -0.45)
    wide = Stroke(before, 1_300)
    yield kit.line([(x, top), (x, low)], wide)
    yield kit.line([(x, low), (x + 5_500, dip)], Stroke(dark, 1_300))
    yield kit.line([(x + 5_500, dip), (x + 8_500, mm(37))], wide)
    for n, at in ((1, (x - 4_500, low)), (2, (x + 5_500, dip - 4_200))):
        yield from _number(n, at, ink)
    yield _curved((x + 1_500, low + 4_000), (x + 8_500, low - 3_000), ink)
    yield _curved((x + 9_500, dip - 1_500), (x + 13_500, dip + 8_000), ink)
    sheet = Box(mm(52), mm(3), mm(22), mm(34))
    yield rect(sheet, held.colour, Stroke(ink.ink, 220))
    strip = Box(sheet.x, mm(15), sheet.width, mm(10))
    yield rect(strip, shade(held.colour, -0.45))
    dashes = Stroke(ink.pale_gold, 500, (1_800, 1_200), round=False)
    for n, y in ((1, strip.y), (2, strip.bottom)):
        yield kit.line([(sheet.x, y), (sheet.right, y)], dashes)
        yield from _number(n, (sheet.x - 3_500, y), ink)


def _number(n: int, at: tuple[float, float], ink: Inks) -> Iterator[Item]:
    """A fold's number as dots on a disc, which no language has to spell."""
    x, y = round(at[0]), round(at[1])
    disc = kit.ellipse_points(2_300, 2_300, 24, (x, y))
    yield kit.area(disc, "#FFFDF4", Stroke(ink.vermilion, 350))
    for i in range(n):
        dot = kit.ellipse_points(520, 520, 16, (x + (2 * i - n + 1) * 750, y))
        yield kit.area(dot, ink.ink)


def _curved(start: Spot, end: Spot, ink: Inks) -> Item:
    """A bent arrow from one place to another."""
    (x, y), (u, v) = start, end
    bend = (u + (v - y) * 0.12, y + (v - y) * 0.25)
    way = [(x + (bend[0] - x) * t * 2 * (1 - t) + (u - x) * t * t,
            y + (bend[1] - y) * t * 2 * (1 - t) + (v - y) * t * t)
           for t in (i / 12 for i in range(13))]  # fmt: skip
    (a, b), (c, d) = way[-2], way[-1]
    length = max(1.0, ((c - a) ** 2 + (d - b) ** 2) ** 0.5)
    dx, dy = (c - a) / length * 1_900, (d - b) / length * 1_900
    head = [(c - dx - dy * 0.6, d - dy + dx * 0.6), (c, d), (c - dx + dy * 0.6, d - dy - dx * 0.6)]
    return kit.lines([way, head], Stroke(ink.gold, 700))


def _pleats(_: Drawing, held: Rack, ink: Inks) -> Iterator[Item]:
    """All pleats from the side, and a card that stands in the first."""
    tall = held.head + held.rows * held.step + held.foot
    unit, x, top = mm(33) / tall, float(mm(30)), float(mm(6))
    y = top
    back: list[Spot] = [(x, y)]
    lips: list[list[Spot]] = []
    y += held.head * unit
    for row in range(held.rows):
        pocket: Spot = (x, y + held.lip * unit)
        lips.append([pocket, (x + LEAN, y)])
        back.append(pocket)
        x += LEAN
        last = row == held.rows - 1
        down = (held.lip + held.foot if last else held.step + held.lip) * unit
        yield kit.line([(x, y), (x, y + down)], Stroke(shade(held.colour, -0.1), 1_000))
        y += held.step * unit
    yield kit.line(back[:2], Stroke(shade(held.colour, -0.1), 1_000))
    yield kit.lines(lips, Stroke(shade(held.colour, -0.45), 1_000))
    card = mm(30) + LEAN // 3
    foot = top + (held.head + held.lip) * unit - 700
    yield kit.line([(card, foot), (card, foot - mm(11))], Stroke(ink.rust, 600))
    yield _arrow(card, round(foot - mm(14)), ink, 90)
    view = stand_view.view(held, mm(28))
    yield Place(mm(48), Um((ROOM.height - view.size.height) // 2), view)


def _glued(drawing: Drawing, held: Rack, ink: Inks) -> Iterator[Item]:
    """A dark strip with its pale places for glue, and where they are pressed to."""
    rack, net = drawing.stand[0].front, Pleats(held)
    lip = next(iter(net.lips()))
    part = Box(Um(0), Um(lip.y - held.lip), net.size.width, Um(3 * held.lip))
    scale = mm(72) / part.width
    seen = Scene(part.size, (kit.boxed(Box(Um(0), Um(0), *part.size),
                 [Place(0, -part.y, rack)]),), "lip")  # fmt: skip
    yield Place(mm(4), mm(13), seen, scale=scale)
    yield rect(Box(mm(4), mm(13), mm(72), Um(round(part.height * scale))), None,
               Stroke(ink.ink, 200))  # fmt: skip
    middle = mm(13) + round(part.height * scale / 2)
    for patch in net.glues():
        if patch.y == lip.y:
            x = mm(4) + round((patch.x + patch.width / 2) * scale)
            yield icons.icon("glue").path((x, mm(6)), mm(7), ink.rust)
            yield kit.line([(x, mm(10)), (x, middle - 1_500)], Stroke(ink.rust, 350, (900, 700)))


def _tray(drawing: Drawing, held: Rack, ink: Inks) -> Iterator[Item]:
    """The tray flat and folded up."""
    bowl = drawing.stand[1].front
    yield _clipped(bowl, (mm(4), mm(9)), mm(28) / bowl.size.width)
    yield _arrow(mm(39), mm(20), ink)
    yield from _bowl(held, (46, 12), 30)


def _bowl(held: Rack, at: tuple[int, int], width: int) -> Iterator[Item]:
    """The tray from above and the front, at a place in mm and so wide."""
    net = tray(held)
    scale = mm(width) / net.floor.width
    high, deep = net.wall * scale, net.floor.height * scale * 0.55
    x, y, w, slant = float(mm(at[0])), float(mm(at[1])), float(mm(width)), deep * 0.35
    edge, inner = Stroke("#33261B", 220), shade(held.colour, -0.3)
    back: list[Spot] = [(x + slant, y), (x + slant + w, y)]
    front: list[Spot] = [(x, y + deep), (x + w, y + deep)]

    def down(spots: list[Spot]) -> list[Spot]:
        return [(u, v + high) for u, v in reversed(spots)]

    yield kit.area([*back, *down(back)], inner, edge)
    yield kit.area([*down(front)[::-1], *down(back)], "#1F3A4D", edge)
    yield kit.area([front[0], back[0], *down([front[0], back[0]])], shade(inner, 0.1), edge)
    yield kit.area([front[1], back[1], *down([front[1], back[1]])], shade(inner, -0.1), edge)
    yield kit.area([*front, *down(front)], held.colour, edge)


def _used(_: Drawing, held: Rack, _ink: Inks) -> Iterator[Item]:
    """The stand with cards, the tray beside it."""
    yield from _filled(held, (10, 2), 36)
    yield from _bowl(held, (53, 22), 20)


MAKERS: Mapping[str, Callable[[Drawing, Rack, Inks], Iterator[Item]]] = {
    "stand-cut": _cut, "stand-pleat": _pleat, "stand-pleats": _pleats,
    "stand-glue": _glued, "stand-tray": _tray, "stand-use": _used,
}  # fmt: skip
"""The steps of a stand, in order; ``make-`` before its name are the words of each."""
