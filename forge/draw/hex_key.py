"""The legend of a map of hexes: the land and its numbers, ports, rivers; the directions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.draw import board_legend, kit
from forge.draw.hex_harbours import anchor
from forge.draw.hex_marks import mark
from forge.draw.hex_sheet import ROOT3, HexSheet, corners, heading
from forge.draw.hex_signs import SIZE, blank, sign, tinted
from forge.geometry import Box, Um
from forge.locale.numbers import upright
from forge.model.text import Text
from forge.scene import Item, Place, Stroke
from forge.scene.shapes import rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

TOP, ROW = 12_500, 16_500
SAMPLE = 8_000
"""From the middle to a corner of a hex in the legend, µm."""
LEFT, TEXT, NUMBER = 13_500, 25_500, 12_500
"""Where the samples stand, where the words begin, how wide the numbers' column is."""
OUT = 0.55
"""How far out the numbers of the directions stand, as a share of the hex that bears them."""
LETTERS, CAPS, HIGH = 1_950, 950, 5_000
"""How far below a number's baseline its letters' middle is; half their height; their line, µm."""
RIM, AXIS, BESIDE = 900, 2_600, 5_000
"""What letters keep from the edge and from the row in the middle, what those in it may take, µm."""


def key(sheet: HexSheet) -> Iterator[Item]:
    """The panel of the legend."""
    one = sheet.atlas.key
    box = one.frame.box
    yield from board_legend.paper(box, sheet.colours)
    yield from board_legend.ribbon(sheet.desk, one.title, box, sheet.colours)
    head = Style(size=8, smallest=6, italic=True, colour=sheet.colours["brown"], align=Align.END)
    over = Box(Um(box.x + TEXT), Um(box.y + 6_400), Um(box.width - TEXT - 4_500), Um(4_000))
    yield from _fit(sheet, one.heading, head, sheet.desk.placed(over, box))
    y = box.y + TOP + ROW // 2
    yield from _lands(sheet, y)
    y += ROW * len(sheet.map.terrains)
    rows: tuple[tuple[Text, Item], ...] = (
        (one.blank, blank(SAMPLE, sheet.colours)),
        (one.harbour, Place(0, 0, anchor(sheet), scale=1.4)),
        (one.river, _stream(sheet)),
        *((own.text, Place(0, 0, mark(own.sign, sheet.colours))) for own in one.signs),
    )
    for number, (_, drawn) in enumerate(rows):
        yield Place(sheet.desk.across(LEFT, box), y + number * ROW, kit.stamp(SAMPLE, [drawn]))
    note = Style(size=9.6, smallest=6, colour=sheet.colours["brown"])
    rooms = [
        Box(
            Um(box.x + TEXT), Um(y + number * ROW - 7_000), Um(box.width - TEXT - 5_000), Um(14_000)
        )
        for number in range(len(rows))
    ]
    yield from _alike(sheet, [text for text, _ in rows], rooms, note)


def _stream(sheet: HexSheet) -> Item:
    """A piece of a river."""
    spots = [(-7_000.0, 1_500.0), (-2_500.0, -900.0), (2_500.0, 900.0), (7_000.0, -1_500.0)]
    return kit.line(spots, Stroke(sheet.colours["sea-line"], 1_700))


def _lands(sheet: HexSheet, top: int) -> Iterator[Item]:
    """The kinds of land with their numbers, the middle of the first row at ``top``."""
    box, colours = sheet.atlas.key.frame.box, sheet.colours
    x, rooms = sheet.desk.across(LEFT, box), []
    for number, kind in enumerate(sheet.map.terrains):
        y = top + number * ROW
        yield Place(x, y, kit.stamp(SAMPLE, [tinted(SAMPLE, kind.id, colours)]))
        yield Place(x, y, sign(kind.sign, colours), scale=round(SAMPLE / SIZE * 0.56, 3))
        at = sheet.desk.across(box.width - 4_500 - NUMBER // 2, box)
        yield from _number(sheet, sheet.asked(kind), at, y)
        wide = Um(box.width - TEXT - NUMBER - 5_000)
        rooms.append(Box(Um(box.x + TEXT), Um(y - 3_200), wide, Um(6_400)))
    name = Style(size=12.5, smallest=7, weight=700, colour=colours["ink"], features=("smcp",))
    yield from _alike(sheet, [kind.name for kind in sheet.map.terrains], rooms, name)


def _alike(
    sheet: HexSheet, texts: Sequence[Text], rooms: Sequence[Box], style: Style
) -> Iterator[Item]:
    """The texts of rows of one kind, in one size."""
    panel = sheet.atlas.key.frame.box
    boxes = [sheet.desk.placed(room, panel) for room in rooms]
    yield from board_legend.alike(sheet.desk, texts, boxes, style, lines=None)


def _number(sheet: HexSheet, said: str, x: int, y: int) -> Iterator[Item]:
    """A number on a small square, like the side of a die."""
    colours = sheet.colours
    square = Box(Um(x - 3_700), Um(y - 3_700), Um(7_400), Um(7_400))
    yield rect(square, colours["cream"], Stroke(colours["brown"], 260), radius=1_400)
    style = Style(size=14, weight=800, colour=colours["vermilion"], features=("lnum",))
    yield from sheet.desk.setter.line(said, style, x, y + 1_700, Align.CENTRE)


def _fit(sheet: HexSheet, text: Text, style: Style, box: Box) -> Iterator[Item]:
    about = About("board", text.id, text.at)
    yield from sheet.desk.setter.fit(sheet.desk.say(text), style, box, about, "middle")


def bearings(sheet: HexSheet) -> Iterator[Item]:
    """A small hex whose sides bear the numbers and letters of the directions."""
    one, colours = sheet.atlas.bearings, sheet.colours
    x, y, radius = one.x, one.y, one.radius
    yield kit.area(corners((x, y), radius), colours["ivory"], Stroke(colours["brown"], 350), 0.92)
    strong = Style(size=12.5, weight=800, colour=colours["vermilion"], features=("lnum",))
    letters = Style(size=7.4, smallest=6, weight=700, colour=colours["ink"], align=Align.CENTRE,
                    features=("smcp",))  # fmt: skip
    spots = [_spot(i, radius) for i in range(1, len(sheet.map.directions) + 1)]
    for i, (u, v, _) in enumerate(spots, start=1):
        yield from sheet.desk.setter.line(upright(i), strong, x + u, y + v, Align.CENTRE)
    boxes = [
        Box(Um(x + u - half), Um(y + v + LETTERS - HIGH // 2), Um(2 * half), Um(HIGH))
        for u, v, half in spots
    ]
    shorts = [direction.short for direction in sheet.map.directions]
    yield from board_legend.alike(sheet.desk, shorts, boxes, letters)
    note = Style(size=8.6, smallest=6, italic=True, colour=colours["brown"], align=Align.CENTRE)
    below = Box(Um(x - 34_000), Um(y + round(radius * 0.87) + 1_600), Um(68_000), Um(5_000))
    yield from _fit(sheet, one.text, note, below)


def _spot(direction: int, radius: int) -> tuple[int, int, int]:
    """Where the number of a direction stands, from the middle of its hex; the room of its letters.

    The letters stand below the number and reach no farther than the room, µm to each side: neither
    over the edge of the hex nor into the row from north to south.
    """
    dx, dy = heading(direction)
    v = round(dy * radius * OUT)
    edge = round(radius - max(abs(v + LETTERS - CAPS), abs(v + LETTERS + CAPS)) / ROOT3) - RIM
    if abs(dx) < 0.1:
        return 0, v, min(edge, BESIDE)
    middle, half = (AXIS + edge) // 2, (edge - AXIS) // 2
    return (middle if dx > 0 else -middle), v, half
