"""The ports of a map of hexes, and the name of the colony."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from forge.draw import kit
from forge.draw.crowd import Crowd, around
from forge.draw.hex_cells import anchorage, words
from forge.draw.hex_names import RADIUS, Label
from forge.draw.hex_sheet import HexSheet
from forge.draw.icons import icon
from forge.model.hexes import cell
from forge.scene import Item, Place, Scene, Stroke
from forge.scene.shapes import circle
from forge.typeset.style import Align, Style


def harbours(sheet: HexSheet, named: Iterable[Label]) -> Iterator[Item]:
    """Every port: its anchor and its name, on the sea where it has one."""
    drawn = anchor(sheet)
    for label in named:
        x, y = anchorage(sheet, cell(label.harbour.hex))
        yield Place(round(x), round(y), drawn)
        yield from label.drawn(sheet)


def anchor(sheet: HexSheet) -> Scene:
    """An anchor on a disc, about the origin."""
    colours = sheet.colours
    return kit.stamp(RADIUS, [
        circle(300, 450, RADIUS + 250, colours["shadow"], alpha=0.25),
        circle(0, 0, RADIUS, colours["ivory"], Stroke(colours["vermilion"], 480)),
        circle(0, 0, RADIUS - 620, stroke=Stroke(colours["vermilion"], 130)),
        icon("anchor").path((0, 0), round(RADIUS * 1.25), colours["ink"]),
    ], "port")  # fmt: skip


def colony_name(sheet: HexSheet) -> Iterator[Item]:
    """The name of the settled land, below its southernmost hex."""
    spots = [sheet.middle(cell(name)) for name in sheet.map.colony.hexes]
    x, y = max(spots, key=lambda spot: spot[1])
    halo = Stroke(sheet.colours["ivory"], 900, alpha=0.85)
    style = Style("title", 12, weight=700, colour=sheet.colours["vermilion"], tracking=900,
                  features=("smcp",), halo=halo)  # fmt: skip
    below = y + sheet.atlas.hex / 2 + 6_000
    yield from words(sheet, sheet.map.colony.name, style, (x, below), Align.CENTRE)


def river_names(sheet: HexSheet, crowd: Crowd) -> Iterator[Item]:
    """The name of each river in the last hex that is known of it, off its line; takes its room."""
    halo = Stroke(sheet.colours["land"], 800, alpha=0.9)
    style = Style("text", 7.8, italic=True, weight=600, colour=sheet.colours["sea-ink"], halo=halo)
    for entry in sheet.map.entries:
        here = cell(entry.hex)
        for direction in entry.course[:-1]:
            here = here.beside(direction)
        half = sheet.desk.setter.size(sheet.desk.say(entry.name), style).width / 2 + 500
        x, y = sheet.middle(here)
        unit = sheet.atlas.hex
        spots = [(x + dx * unit, y + dy * unit) for dx, dy in BESIDE]
        boxes = [around(u, v, half, 1_500) for u, v in spots]
        best = min(range(len(boxes)), key=lambda i: (round(crowd.cover(boxes[i]), 2), i))
        crowd.take(boxes[best])
        u, v = spots[best]
        yield from words(sheet, entry.name, style, (u, v + 1_000), Align.CENTRE)


BESIDE = (
    (0, 0.36), (0, 0.28), (0.16, 0.2), (-0.16, 0.2), (0.24, 0.08), (-0.24, 0.08),
    (0.2, -0.12), (-0.2, -0.12), (0.32, -0.2), (-0.32, -0.2), (0, -0.26),
)  # fmt: skip
"""Where in a hex a name may stand, from its middle, in heights of a hex; the best first."""
