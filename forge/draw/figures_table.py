"""The table laid for a game on a trail: the board, the piles, the supply, the stand, the pawns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from forge.draw import board_pins, kit, stand_view, tokens, trail_plain
from forge.draw.board_pins import Mark
from forge.draw.desk import Desk
from forge.draw.icons import icon
from forge.draw.palette import Colours, palette
from forge.draw.trail_fields import closed_from, roads
from forge.draw.trail_layout import layout, trailed
from forge.geometry import Box, Size, Um, mm
from forge.model.colour import mix
from forge.model.ground import Ground
from forge.model.trail import Trail
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import circle, rect

ACROSS = 84.0
"""The table is laid out in so many units across."""
HIGH = 66.0
BOARD = (25.0, 4.0, 41.0)
"""Where the board lies: left, top, width; its height follows from its shape."""
FIELD = 2_600
CAMP = 7_500
"""Radii of a field and of a crystal on a camp, µm on the board; larger than life, to be seen."""


@dataclass(frozen=True, slots=True)
class _Table:
    """What is laid out, and how large a unit is, µm."""

    desk: Desk
    trail: Trail
    ground: Ground
    colours: Colours
    unit: float

    def box(self, x: float, y: float, wide: float, tall: float) -> Box:
        """A box of the table, µm."""
        return Box(*(Um(round(v * self.unit)) for v in (x, y, wide, tall)))

    @property
    def board(self) -> tuple[Box, float]:
        """Where the board lies, and how much smaller it is."""
        x, y, wide = BOARD
        scale = wide * self.unit / self.ground.width
        return self.box(x, y, wide, self.ground.height * scale / self.unit), scale

    def on_board(self, spot: tuple[float, float]) -> tuple[int, int]:
        """Where a place of the board lies on the table."""
        box, scale = self.board
        return round(box.x + spot[0] * scale), round(box.y + spot[1] * scale)


def size(_desk: Desk, width: int) -> Size:
    """How big the figure is."""
    return Size(Um(width), Um(round(width * HIGH / ACROSS)))


def table(desk: Desk, show: tuple[str, ...], marks: tuple[str, ...], width: int) -> Scene:
    """The table, ``width`` µm wide; a mark ``supply=4`` puts a numbered disc at a part of it.

    ``show`` names the parts that lie there, all when none is named. ValueError when the game has
    no trail with a ground.
    """
    laid = _Table(desk, *trailed(desk), palette(desk), width / ACROSS)
    whole = Box(Um(0), Um(0), *size(desk, width))
    cloth = mix(laid.colours["teal"], laid.colours["cream"], 0.62)
    items: list[Item] = [rect(whole, cloth, radius=1_200)]
    for name in show or tuple(PARTS):
        items += PARTS[name].draw(laid)
    for one in marks:
        name, _, number = one.partition("=")
        x, y = (round(v * laid.unit) for v in PARTS[name].pin)
        items += board_pins.drawn(desk, Mark(x, y, 1, number), [], laid.colours)
    edge = Stroke(laid.colours["gold"], mm("0.35"))
    return Scene(whole.size, (*items, rect(whole, None, edge, 1_200)), "table")


def _board(laid: _Table) -> Iterator[Item]:
    """The board in its frame, with a dot for each field and a crystal on each open camp."""
    box, scale = laid.board
    ground, colours = laid.ground, laid.colours
    spots = layout(laid.trail)
    sheet = Box(Um(0), Um(0), ground.width, ground.height)
    window = ground.window.box
    map_ = kit.boxed(window, [trail_plain.plain(ground, colours, laid.desk.kept),
                              *roads(spots, colours), *_fields(laid)])  # fmt: skip
    items = (
        rect(sheet, colours["indigo"], Stroke(colours["ink"], 1_800), radius=4_000),
        rect(sheet.grown(-8_000), None, Stroke(colours["gold"], 1_800), radius=2_000),
        map_,
        rect(window, None, Stroke(colours["cream"], 1_600)),
        rect(ground.legend.box, colours["paper"], Stroke(colours["gold"], 1_200), radius=3_000),
    )
    yield rect(box.moved(500, 700), colours["shadow"], alpha=0.3, radius=500)
    yield Place(box.x, box.y, Scene(sheet.size, items, "board"), scale=scale)


def _fields(laid: _Table) -> Iterator[Item]:
    colours, spots = laid.colours, layout(laid.trail).spots
    rim = Stroke(colours["ink"], 700)
    for number, (x, y) in sorted(spots.items()):
        kind = laid.trail.kind(number)
        if kind is not None and not kind.diamond:
            yield circle(round(x), round(y), FIELD * 2, colours["ivory"], rim)
    closed = {number for segment, _, _ in closed_from(laid.desk, laid.trail)
              for number in segment.numbers}  # fmt: skip
    for number, (x, y) in sorted(spots.items()):
        kind = laid.trail.kind(number)
        if kind and kind.diamond and number in closed:
            yield circle(round(x), round(y), FIELD * 2, colours["ochre"], rim)
        elif kind and kind.diamond:
            yield circle(round(x), round(y), CAMP, colours["buoy"], Stroke(colours["ivory"], 1_500))
            yield circle(round(x), round(y), CAMP + 900, None, rim)
    for end, colour in ((0, "green"), (laid.trail.last, "indigo")):
        x, y = (round(v) for v in spots[end])
        yield circle(x, y, 13_000, colours[colour], Stroke(colours["gold"], 2_400))


def _closed(laid: _Table) -> Iterator[Item]:
    """A marker on the first field of a way that four players do not use, where there is one."""
    held = laid.desk.game.tokens
    kinds = [kind for kind in held.kinds if kind.id == "marker"] if held else []
    for segment, _, _ in closed_from(laid.desk, laid.trail):
        x, y = laid.on_board(layout(laid.trail).spots[segment.first])
        for kind in kinds:
            r = round(1.9 * laid.unit)
            yield Place(x - r, y - r, tokens.face(laid.desk, kind, r))


def _photos(laid: _Table) -> Iterator[Item]:
    yield from _pile(laid, laid.box(3.2, 6, 17.6, 12.6), ("teal", "camera"))


def _adventures(laid: _Table) -> Iterator[Item]:
    yield from _pile(laid, laid.box(5.7, 24.5, 12.6, 17.6), ("rust", "compass"))


def _pile(laid: _Table, top: Box, look: tuple[str, str]) -> Iterator[Item]:
    """Cards face down on one another."""
    ink = Stroke(laid.colours["ink"], 200)
    for i in (3, 2, 1):
        lower = top.moved(i * 260, i * 260)
        yield rect(lower, laid.colours["ivory"], ink, radius=700)
    yield rect(top, laid.colours[look[0]], ink, radius=700)
    yield rect(top.grown(-900), None, Stroke(laid.colours["pale-gold"], 260), radius=400)
    x, y = top.x + top.width // 2, top.y + top.height // 2
    r = min(top.width, top.height) * 34 // 100
    yield circle(x, y, r, laid.colours["indigo"], Stroke(laid.colours["gold"], 300))
    yield icon(look[1]).path((x, y), r * 14 // 10, laid.colours["cream"])


def _supply(laid: _Table) -> Iterator[Item]:
    """Crystals in a heap."""
    held = laid.desk.game.tokens
    for kind in [one for one in held.kinds if one.id == "diamond"] if held else []:
        r = round(3.1 * laid.unit)
        drawn = tokens.face(laid.desk, kind, r)
        for x, y in (
            (6.0, 52.4),
            (13.8, 51.2),
            (9.4, 56.0),
            (17.6, 56.4),
            (5.2, 60.2),
            (13.2, 60.6),
        ):
            at = round(x * laid.unit), round(y * laid.unit)
            yield circle(at[0] + 250, at[1] + 350, r, laid.colours["shadow"], alpha=0.3)
            yield Place(at[0] - r, at[1] - r, drawn)


def _stand(laid: _Table) -> Iterator[Item]:
    held = laid.desk.game.rack(laid.desk.edition.id)
    if held is not None:
        drawn = stand_view.view(held, round(14.6 * laid.unit))
        yield Place(round(67.7 * laid.unit), round(5.5 * laid.unit), drawn)


def _pawns(laid: _Table) -> Iterator[Item]:
    """A pawn of each colour at the start."""
    held = laid.desk.game.pawns
    x, y = laid.on_board(layout(laid.trail).spots[0])
    for i, kind in enumerate(held.kinds[: laid.desk.edition.players_max] if held else ()):
        yield from _pawn(laid, (x + round((i * 2.2 - 3.3) * laid.unit), y), kind.colour)


def _pawn(laid: _Table, at: tuple[int, int], colour: str) -> Iterator[Item]:
    (x, y), u = at, laid.unit
    ink = Stroke(laid.colours["ink"], 180)
    body = Box(
        Um(round(x - 0.95 * u)), Um(round(y - 3.4 * u)), Um(round(1.9 * u)), Um(round(3.8 * u))
    )
    yield rect(body.moved(200, 250), laid.colours["shadow"], alpha=0.3, radius=round(0.7 * u))
    yield rect(body, colour, ink, radius=round(0.7 * u))
    yield circle(x, round(y - 2.3 * u), round(0.6 * u), laid.colours["cream"])


def _die(laid: _Table) -> Iterator[Item]:
    box, ink = laid.box(71.5, 51.5, 7, 7), Stroke(laid.colours["ink"], 220)
    yield rect(box.moved(350, 450), laid.colours["shadow"], alpha=0.3, radius=1_200)
    yield rect(box, laid.colours["ivory"], ink, radius=1_200)
    step = box.width // 4
    for column, row in ((1, 1), (2, 2), (3, 3), (3, 1), (1, 3)):
        yield circle(
            box.x + column * step, box.y + row * step, step // 3, laid.colours["vermilion"]
        )


@dataclass(frozen=True, slots=True)
class _Part:
    """How a part of the table is drawn, and where its number stands, in units."""

    draw: Callable[[_Table], Iterator[Item]]
    pin: tuple[float, float]


PARTS: Mapping[str, _Part] = MappingProxyType(
    {
        "board": _Part(_board, (25.5, 4.5)),
        "photos": _Part(_photos, (3.6, 6.2)),
        "adventures": _Part(_adventures, (6.0, 24.8)),
        "markers": _Part(_closed, (55.6, 8.9)),
        "crystals": _Part(lambda _laid: iter(()), (62.6, 25.6)),
        "supply": _Part(_supply, (3.8, 48.6)),
        "stand": _Part(_stand, (69.2, 5.4)),
        "pawns": _Part(_pawns, (27.0, 17.5)),
        "die": _Part(_die, (71.2, 51.2)),
    }
)
"""The parts of the table, in the order they are laid; crystals lie on the board already."""
