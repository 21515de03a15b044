"""The pictures on the cards of a game of exploration, made from what the cards are."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import kit
from forge.draw.desk import Desk
from forge.draw.hex_marks import mark
from forge.draw.hex_river import branches
from forge.draw.hex_sheet import ROOT3, corners, heading
from forge.draw.hex_signs import SIZE, blank, sign, tinted
from forge.draw.icons import icon
from forge.draw.palette import Colours, palette
from forge.draw.projection import Spot
from forge.geometry import Box
from forge.locale.numbers import signed, upright
from forge.model.dealt import DEALT
from forge.model.hexes import opposite
from forge.model.hexmap import HexMap
from forge.model.pile_land import Mark, PeopleCard, RiverCard, RiverPile, TerrainCard
from forge.scene import Item, Place, Stroke
from forge.scene.shapes import circle
from forge.typeset.style import Align, Style

OUT = 4
"""The direction in which a river card shows its river flow out: south."""


def drawn(desk: Desk, name: str, box: Box) -> tuple[Item, ...]:
    """The picture of a card in a box; KeyError when no card of the game has that name."""
    pile_id, _, card_id = name.removeprefix(DEALT).partition(".")
    piles = {pile.id: pile for pile in desk.game.piles}
    pile = piles[pile_id]
    card = {one.id: one for one in pile.cards}[card_id]
    colours = palette(desk)
    match card:
        case TerrainCard():
            return tuple(_terrain(desk, card, box, colours))
        case RiverCard() if isinstance(pile, RiverPile):
            turns = {one.id: one.turns for one in pile.courses}[card.course]
            return tuple(_river(desk, card, turns, box, colours))
        case PeopleCard():
            return tuple(_people(desk, card, box, colours))
        case _:
            raise KeyError(name)


def _middle(box: Box) -> tuple[int, int]:
    return box.x + box.width // 2, box.y + box.height // 2


def _terrain(desk: Desk, card: TerrainCard, box: Box, colours: Colours) -> Iterator[Item]:
    """The land in its hex; beside it, numbered, the neighbours that are copied first."""
    x, y = _middle(box)
    side = round(min(box.height / 2.75, box.width / 3))
    yield Place(x, y, kit.stamp(side, [tinted(side, card.terrain, colours)]))
    yield Place(x, y, sign(_signs(desk)[card.terrain], colours), scale=round(side / SIZE * 0.62, 3))
    for number, way in ((1, card.first), (2, card.second)):
        dx, dy = heading(way)
        at = (x + dx * side * 1.13, y + dy * side * 1.13)
        yield from _pointer(at, opposite(way), side * 0.3, colours)
        yield from _numbered(desk, upright(number), at, round(side * 0.235), colours)


def _signs(desk: Desk) -> dict[str, str]:
    map_ = desk.game.map
    return {str(kind.id): kind.sign for kind in map_.terrains} if map_ else {}


def _pointer(at: Spot, way: int, reach: float, colours: Colours) -> Iterator[Item]:
    """A small wedge from a neighbour towards the hex."""
    (x, y), (dx, dy) = at, heading(way)
    tip = (x + dx * reach * 1.35, y + dy * reach * 1.35)
    wings = [(x - dy * reach * 0.62, y + dx * reach * 0.62),
             (x + dy * reach * 0.62, y - dx * reach * 0.62)]  # fmt: skip
    yield kit.area([tip, *wings], colours["vermilion"])


def _numbered(desk: Desk, said: str, at: Spot, radius: int, colours: Colours) -> Iterator[Item]:
    x, y = round(at[0]), round(at[1])
    yield circle(x, y, radius, colours["vermilion"], Stroke(colours["ivory"], radius // 6))
    size = round(radius / 352.8 * 1.35, 1)
    style = Style(size=size, weight=800, colour=colours["ivory"], features=("lnum",))
    yield from desk.setter.line(said, style, x, y + round(radius * 0.46), Align.CENTRE)


def _river(
    desk: Desk, card: RiverCard, turns: tuple[int, ...], box: Box, colours: Colours
) -> Iterator[Item]:
    """The course as somebody sees it who comes upstream; aside, where a spring flows, the mark."""
    x, y = _middle(box)
    side = round(box.height / 2.2)
    x -= round(box.width * 0.14)
    yield Place(x, y, kit.stamp(side, [blank(side, colours)]))
    reach = side * ROOT3 / 2
    ways = branches((x, y), side, OUT, turns) or [[(x, y - reach * 0.1), (x, y + reach)]]
    for width, colour in ((0.24, "sea-line"), (0.15, "sea-near")):
        yield kit.lines(ways, Stroke(colours[colour], round(side * width)))
    if not turns:
        yield circle(x, round(y - reach * 0.1), round(side * 0.2), colours["sea-near"],
                     Stroke(colours["sea-line"], round(side * 0.06)))  # fmt: skip
    yield from _pointer((x, y + reach * 0.98), OUT, side * 0.16, colours)
    yield from _aside(desk, card, (box.right - round(box.width * 0.14), y), side, colours)


def _aside(desk: Desk, card: RiverCard, at: Spot, side: int, colours: Colours) -> Iterator[Item]:
    """The way of a river that flows in or springs here, and the mark."""
    x, y, small = round(at[0]), round(at[1]), round(side * 0.42)
    up = y - round(side * 0.45)
    yield kit.area(corners((x, up), small), colours["ivory"], Stroke(colours["brown"], 200))
    dx, dy = heading(card.down)
    yield from _pointer((x + dx * small * 0.55, up + dy * small * 0.55), card.down,
                        small * 0.42, colours)  # fmt: skip
    style = Style(size=8.5, weight=800, colour=colours["vermilion"], features=("lnum",))
    yield from desk.setter.line(upright(card.down), style, round(x - dx * small * 0.3),
                                round(up - dy * small * 0.3) + 1_000, Align.CENTRE)  # fmt: skip
    if card.spring:
        yield icon("drop").path((x - round(small * 1.25), up), small, colours["sea-line"])
    if card.mark is not Mark.NONE:
        drawn_ = mark(card.mark, colours)
        yield Place(x, y + round(side * 0.5), drawn_, scale=round(small / 6_500, 3))


def _people(desk: Desk, card: PeopleCard, box: Box, colours: Colours) -> Iterator[Item]:
    """Houses, and what is added on the Welcome Table; or an empty land."""
    x, y = _middle(box)
    size = min(box.width, box.height)
    if not card.village:
        yield Place(x, y, sign(_empty(desk.game.map), colours), scale=round(size / SIZE * 0.34, 3))
        return
    yield Place(x - size // 4, y, mark("settlement", colours), scale=round(size / 17_000, 3))
    said = signed(card.attitude, desk.setter.rtl)
    style = Style(size=round(size / 1_100, 1), weight=800, colour=colours["vermilion"],
                  features=("lnum",))  # fmt: skip
    yield from desk.setter.line(said, style, x + round(size * 0.52), y + round(size * 0.12),
                                Align.CENTRE)  # fmt: skip


def _empty(map_: HexMap | None) -> str:
    """The sign of open land: that of the last terrain of the map."""
    return map_.terrains[-1].sign if map_ and map_.terrains else "acacia"
