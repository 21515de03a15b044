"""River cards beside the hex on the map into which each is read."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import dealt, kit
from forge.draw.desk import Desk
from forge.draw.hex_river import branches, side
from forge.draw.hex_sheet import corners, heading
from forge.draw.palette import Colours, palette
from forge.draw.projection import Spot
from forge.geometry import Box, Size, Um, mm
from forge.locale.numbers import upright
from forge.model.dealt import DEALT
from forge.model.hexes import turned
from forge.model.pile_land import RiverPile
from forge.scene import Item, Scene, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

ROW = mm(27)
SIDE = mm(10)
"""The side of the hex on the map, µm."""


def size(show: tuple[str, ...], width: int, height: int = 0) -> Size:
    """How big the figure is: a row for each card."""
    return Size(Um(width), Um(height or len(show) * ROW))


def rivers(desk: Desk, show: tuple[str, ...], whole: Size, least: float = 0) -> Scene:
    """A row for each entry: ``r14=2`` is the card r14 in a hex whose river flows out to side 2.

    The sides of the hex are numbered; KeyError for a card that no deck of rivers has.
    """
    colours = palette(desk)
    high, width = whole.height // len(show), whole.width
    items: list[Item] = []
    for i, entry in enumerate(show):
        card, _, out = entry.partition("=")
        row = Box(Um(0), Um(i * high), width, Um(high))
        middle = row.y + high // 2
        items += _card(desk, card, row, colours)
        at = (desk.across(width * 3 // 4, row), middle)
        items += _hex(desk, turns(desk, card), int(out), at, least)
        items += _arrow((desk.across(width * 58 // 100, row), middle), colours, desk.setter.rtl)
    return Scene(whole, tuple(items), "rivers")


def turns(desk: Desk, card: str) -> tuple[int, ...]:
    """Where a card's water comes from, in sixths of a turn from where it flows out.

    KeyError for a card that no pile of rivers has.
    """
    for pile in desk.game.piles:
        if isinstance(pile, RiverPile):
            courses = {one.id: one.turns for one in pile.courses}
            for one in pile.cards:
                if one.id == card:
                    return courses[one.course]
    raise KeyError(card)


def _card(desk: Desk, card: str, row: Box, colours: Colours) -> Iterator[Item]:
    """The picture of the card on its paper."""
    pile = next(one.id for one in desk.game.piles if isinstance(one, RiverPile))
    box = Box(
        Um(row.x + mm(1)), Um(row.y + mm("1.5")), Um(row.width * 52 // 100), Um(row.height - mm(3))
    )
    box = desk.placed(box, row)
    yield rect(box.moved(300, 400), colours["shadow"], radius=1_500, alpha=0.14)
    yield rect(box, colours["cream"], Stroke(colours["brown"], 220), radius=1_500)
    yield from dealt.drawn(desk, f"{DEALT}{pile}.{card}", box.grown(-mm("1.5")))


def _hex(
    desk: Desk, ways: tuple[int, ...], out: int, at: tuple[int, int], least: float
) -> Iterator[Item]:
    """The hex on the map with the river as the card has it, its sides numbered."""
    colours = palette(desk)
    x, y = at
    yield kit.area(corners(at, SIDE), colours["land"], Stroke(colours["brown"], 300))
    lines = branches(at, SIDE, out, ways) or [[at, side(at, SIDE, out)]]
    for width, colour in ((2_300, "sea-line"), (1_500, "sea-near")):
        yield kit.lines(lines, Stroke(colours[colour], width))
    if not ways:
        yield circle(x, y, 2_000, colours["sea-near"], Stroke(colours["sea-line"], 600))
    (u, v), (dx, dy), wing = side(at, SIDE, out, 1.02), heading(out), 1_700
    head = [
        (u + dx * wing, v + dy * wing),
        (u - dy * wing, v + dx * wing),
        (u + dy * wing, v - dx * wing),
    ]
    yield kit.area(head, colours["vermilion"])
    for way in range(1, 7):
        u, v = (round(value) for value in side(at, SIDE, way, 0.78))
        if way != out and way not in [turned(out, by) for by in ways]:
            yield from _number(desk, upright(way), (u, v), least, colours["brown"])
        else:
            dx, dy = heading(way + 1.5)
            spot = (round(u + dx * 2_600), round(v + dy * 2_600))
            yield from _number(desk, upright(way), spot, least, colours["vermilion"])


def _number(
    desk: Desk, said: str, at: tuple[int, int], least: float, colour: str
) -> Iterator[Item]:
    style = Style("caption", max(7.4, least), weight=700, colour=colour, features=("lnum",))
    yield from desk.setter.line(said, style, at[0], at[1] + 900, Align.CENTRE, About("rulebook"))


def _arrow(at: tuple[int, int], colours: Colours, leftwards: bool) -> Iterator[Item]:
    """From the card to the map."""
    (x, y), on = at, -1 if leftwards else 1
    ends: list[Spot] = [(x - on * mm(2), y), (x + on * mm(1), y)]
    yield kit.line(ends, Stroke(colours["gold"], mm("0.7")))
    back, wing = x + on * mm("0.6"), mm("1.4")
    yield kit.area([(x + on * mm("2.6"), y), (back, y - wing), (back, y + wing)], colours["gold"])
