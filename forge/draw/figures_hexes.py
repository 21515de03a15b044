"""A part of a map of hexes, with what explorers have drawn on it and the way they went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from forge.draw import board_pins, hex_cells, kit
from forge.draw.board_pins import Mark
from forge.draw.crowd import Crowd, around
from forge.draw.curve import catmull_rom
from forge.draw.desk import Desk
from forge.draw.hex_marks import houses, mark
from forge.draw.hex_sheet import TINTS, HexSheet, heading, sheet
from forge.draw.hex_signs import SIZE, sign
from forge.draw.projection import Spot
from forge.geometry import Box, Size, Um, mm, pt
from forge.model.hexes import Cell, cell
from forge.model.hexmap import Harbour
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

RIM = 0.62
"""How much of the map is seen around the middles of the hexes shown, in heights of a hex."""
LARGEST = 1.0
"""Hexes are never drawn larger than on the board."""
PIN = 3_600
"""The room of a pin's head, µm on the board."""
RIVER, BARS = 1_700, (0.36, 0.42)
"""The width of a river, µm; where the bars of a cataract stand, in heights of a hex."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What explorers drew in a hex: ``M8=veldt+river-2-4+cataract+houses-2``.

    ``river-2-4`` flows out in direction 2 and comes from 4; without a second one it has its source
    here. A bare name is only to be seen.
    """

    hex: Cell
    terrain: str = ""
    river: tuple[int, ...] = ()
    houses: int = 0
    marks: tuple[str, ...] = ()


def drawn(entry: str) -> Drawn:
    """An entry of ``show``, read; ValueError for a name that is no hex, or a part unheard of."""
    name, _, told = entry.partition("=")
    terrain, *parts = told.split("+")
    river: tuple[int, ...] = ()
    count, marks = 0, []
    for part in parts:
        kind, *numbers = part.split("-")
        if kind == "river":
            river = tuple(int(one) for one in numbers)
        elif kind == "houses":
            count = int(numbers[0])
        elif kind in ("oasis", "cataract"):
            marks.append(kind)
        else:
            msg = f"{part!r} is nothing to draw in a hex"
            raise ValueError(msg)
    return Drawn(cell(name), terrain, river, count, tuple(marks))


@dataclass(frozen=True, slots=True)
class _View:
    """The part of the sheet that is seen, and how much smaller."""

    laid: HexSheet
    box: Box
    scale: float
    size: Size

    def at(self, spot: Spot) -> tuple[int, int]:
        """Where a spot of the sheet lies in the figure."""
        x, y = (spot[0] - self.box.x) * self.scale, (spot[1] - self.box.y) * self.scale
        return round(x), round(y)


def size(desk: Desk, show: tuple[str, ...], width: int, height: int = 0) -> Size:
    """How big the figure is: as high as the hexes shown want, unless another height is wished."""
    return _view(desk, show, width, height).size


def hexes(
    desk: Desk, show: tuple[str, ...], marks: tuple[str, ...], size_: Size, least: float = 0
) -> Scene:
    """The map around the hexes ``show`` with what is drawn there; see :class:`Drawn`.

    A mark ``N9=2`` puts a pin with its text in a hex, ``O9`` a pawn; a line goes from one to the
    next. No word is smaller than ``least``, points.
    """
    view = _view(desk, show, *size_)
    laid, explored = view.laid, [drawn(entry) for entry in show]
    whole = Box(Um(0), Um(0), *view.size)
    ways = [cell(one.partition("=")[0]) for one in marks]
    below = Scene(view.size, tuple(_ground(view, explored, ways)), "hexes")
    placed = Place(*view.at((0, 0)), below, scale=view.scale)
    items: list[Item] = [kit.boxed(whole, [placed, *_names(view, least)], radius=1_200)]
    items += _way(view, ways)
    items += _pins(view, marks)
    items.append(rect(whole, stroke=Stroke(laid.colours["gold"], mm("0.35")), radius=1_200))
    return Scene(view.size, tuple(items), "hexes")


def _view(desk: Desk, show: tuple[str, ...], width: int, height: int) -> _View:
    laid = sheet(desk)
    spots = [laid.middle(drawn(entry).hex) for entry in show]
    rim = round(laid.atlas.hex * RIM)
    left, top = (round(min(one[i] for one in spots)) - rim for i in (0, 1))
    right, bottom = (round(max(one[i] for one in spots)) + rim for i in (0, 1))
    scale = min(width / (right - left), LARGEST)
    whole = Size(Um(width), Um(height or round((bottom - top) * scale)))
    wide, high = round(whole.width / scale), round(whole.height / scale)
    box = Box(Um((left + right - wide) // 2), Um((top + bottom - high) // 2), Um(wide), Um(high))
    return _View(laid, box, scale, whole)


def _ground(view: _View, explored: Sequence[Drawn], ways: Sequence[Cell]) -> Iterator[Item]:
    """Sea, coast and land, what was known, and what has been drawn since."""
    import shapely

    from forge.draw import outlines
    from forge.draw.hex_ground import outline, terrain

    laid, colours = view.laid, view.laid.colours
    frame = shapely.box(view.box.x, view.box.y, view.box.right, view.box.bottom)
    land = terrain(laid).mainland.intersection(frame.buffer(mm(4)))
    yield rect(view.box, colours["sea-near"])
    for reach, colour in ((9_000, "sea-shallow"), (4_000, "sea-shore")):
        yield from outlines.shape(land, stroke=Stroke(colours[colour], 2 * reach))
    yield from outlines.shape(land, colours["land"])
    kinds = {**laid.map.known, **{one.hex: one.terrain for one in explored if one.terrain}}
    near = {at: kind for at, kind in kinds.items() if outline(laid, at).intersects(frame)}
    tints = [kit.area(laid.corners(at), colours[TINTS[kind][0]], alpha=TINTS[kind][1])
             for at, kind in sorted(near.items())]  # fmt: skip
    yield from outlines.clipped(land, tints)
    yield from outlines.shape(land, stroke=Stroke(colours["shore"], 600, alpha=0.8))
    yield from hex_cells.borders(laid, [at for at in sorted(laid.map.land)
                                        if outline(laid, at).intersects(frame)])  # fmt: skip
    yield from hex_cells.rivers(laid)
    yield from _explored(laid, explored)
    crowd = hex_cells.taken(laid)
    for one in ways:
        x, y = _foot(laid, one)
        crowd.take(around(x, y - PIN, PIN, PIN * 1.3))
    for harbour in laid.map.harbours:
        x, y = hex_cells.anchorage(laid, cell(harbour.hex))
        crowd.take(around(x, y + 5_000, 9_000, 2_600))
    yield from _signs(laid, crowd, near, explored)


def _explored(laid: HexSheet, explored: Sequence[Drawn]) -> Iterator[Item]:
    """The rivers that were found, and the bars of cataracts across them."""
    colours = laid.colours
    ways = [(one, way) for one in explored for way in _courses(laid, one)]
    for width, colour in ((RIVER, "sea-line"), (RIVER - 520, "sea-near")):
        yield kit.lines([way for _, way in ways], Stroke(colours[colour], width))
    for one in explored:
        x, y = (round(value) for value in laid.middle(one.hex))
        if len(one.river) == 1:
            yield circle(x, y, 1_700, colours["sea-near"], Stroke(colours["sea-line"], 520))
        if one.river and "cataract" in one.marks:
            yield from _bars(laid, one)


def _courses(laid: HexSheet, one: Drawn) -> Iterator[list[Spot]]:
    """The lines of a river through a hex, from each side that it comes from."""
    if not one.river:
        return
    out, *sources = one.river
    middle, end = laid.middle(one.hex), laid.towards(one.hex, out)
    for way in sources:
        spots = [laid.towards(one.hex, way), laid.towards(one.hex, way, 0.25),
                 laid.towards(one.hex, out, 0.25), end]  # fmt: skip
        yield catmull_rom(spots, 10)
    if not sources:
        yield [middle, end]


def _bars(laid: HexSheet, one: Drawn) -> Iterator[Item]:
    """Two strokes across the river, close to where it leaves the hex."""
    dx, dy = heading(one.river[0])
    bars = []
    for share in BARS:
        x, y = laid.towards(one.hex, one.river[0], share)
        bars.append([(x - dy * 2_300, y + dx * 2_300), (x + dy * 2_300, y - dx * 2_300)])
    yield kit.lines(bars, Stroke(laid.colours["ink"], 620))


def _foot(laid: HexSheet, at: Cell) -> Spot:
    """Where a pin or a pawn stands in a hex: below its middle, off the hex's name."""
    x, y = laid.middle(at)
    return x, y + laid.atlas.hex * 0.14


def _signs(
    laid: HexSheet, crowd: Crowd, near: dict[Cell, str], explored: Sequence[Drawn]
) -> Iterator[Item]:
    """The sign of the land in each hex, and settlements and oases where there is room."""
    kinds = {str(kind.id): kind for kind in laid.map.terrains}
    told = {one.hex: one for one in explored}
    for one in explored:
        for way in _courses(laid, one):
            for x, y in way:
                crowd.take(around(x, y, RIVER))
    for at, kind in sorted(near.items()):
        busy = at in told
        yield from _placed(laid, crowd, at, sign(kinds[kind].sign, laid.colours),
                           0.62 if busy else 0.8, SIZE)  # fmt: skip
        one = told.get(at, Drawn(at))
        if one.houses:
            yield from _placed(laid, crowd, at, houses(one.houses, laid.colours), 0.62, 5_000)
        if "oasis" in one.marks:
            yield from _placed(laid, crowd, at, mark("oasis", laid.colours), 0.5, 6_500)


def _placed(
    laid: HexSheet, crowd: Crowd, at: Cell, scene: Scene, scale: float, half: int
) -> Iterator[Item]:
    """A drawing at the spot of its hex where it covers least; it takes its room."""
    x, y = laid.middle(at)
    reach = laid.atlas.hex * 0.27
    turns = [(0.0, 0.0), *(heading(1 + i) for i in range(6)), *(heading(1.5 + i) for i in range(6))]
    spots = [(x + dx * reach, y + dy * reach) for dx, dy in turns]
    boxes = [around(u, v, half * scale, half * scale * 0.8) for u, v in spots]
    best = min(range(len(boxes)), key=lambda i: (round(crowd.cover(boxes[i]), 2), i))
    crowd.take(boxes[best])
    yield Place(round(spots[best][0]), round(spots[best][1]), scene, scale=scale)


def _names(view: _View, least: float) -> Iterator[Item]:
    """The name of each hex, at its upper side, and those of the ports in sight."""
    laid = view.laid
    halo = Stroke(laid.colours["land"], 600, alpha=0.8)
    style = Style("caption", max(6.4 * view.scale, least), weight=500,
                  colour=laid.colours["brown"], features=("lnum",), halo=halo)  # fmt: skip
    ports = {cell(one.hex): one for one in laid.map.harbours}
    for hex_, (x, y) in hex_cells.tagged(laid).items():
        spot = view.at((x, y + 900))
        if _seen(view, view.at(laid.middle(hex_))):
            yield from laid.desk.setter.line(hex_.name, style, *spot, Align.CENTRE)
            if hex_ in ports:
                yield from _port(view, ports[hex_], least)


def _seen(view: _View, spot: tuple[int, int]) -> bool:
    x, y = spot
    return 0 < x < view.size.width and 0 < y < view.size.height


def _port(view: _View, harbour: Harbour, least: float) -> Iterator[Item]:
    """An anchor, and the port's name below it."""
    from forge.draw.hex_harbours import anchor
    from forge.draw.hex_names import RADIUS

    laid = view.laid
    x, y = view.at(hex_cells.anchorage(laid, cell(harbour.hex)))
    yield Place(x, y, anchor(laid), scale=view.scale)
    halo = Stroke(laid.colours["ivory"], 900, alpha=0.85)
    style = Style("text", max(9 * view.scale, least), weight=700, colour=laid.colours["ink"],
                  features=("smcp",), halo=halo)  # fmt: skip
    about = About("rulebook", harbour.name.id, harbour.name.at)
    said = laid.desk.say(harbour.name)
    half = laid.desk.setter.size(said, style).width // 2 + mm(1)
    x = min(max(x, half), view.size.width - half)
    base = y + round(RADIUS * view.scale) + pt(style.size)
    yield from laid.desk.setter.line(said, style, x, base, Align.CENTRE, about)


def _way(view: _View, ways: Sequence[Cell]) -> Iterator[Item]:
    """The way from mark to mark, in dashes."""
    spots = [view.at(_foot(view.laid, one)) for one in ways]
    if len(spots) > 1:
        ink = Stroke(view.laid.colours["vermilion"], mm("0.55"), (1_800, 1_300))
        yield kit.line([(float(x), float(y)) for x, y in spots], ink)


def _pins(view: _View, marks: Sequence[str]) -> Iterator[Item]:
    for one in marks:
        name, _, text = one.partition("=")
        stand = _foot if text else HexSheet.middle
        x, y = view.at(stand(view.laid, cell(name)))
        yield from board_pins.drawn(view.laid.desk, Mark(x, y, 0, text), (), view.laid.colours)
