"""The guide's picture of the board: how one of its sheets meets the next."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import icons, kit
from forge.draw.guide_meeting import CUTTING, ROOM, SHEET, scissors
from forge.draw.guide_ways import Tiles
from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Size, Um, mm
from forge.scene import Item, Scene, Stroke
from forge.scene.shapes import circle, line, rect

MARGIN = mm("2.4")  # of a sheet, on paper
BAND = mm(4)
BAR = mm("1.1")
APART = mm("6.5")
ARROW = mm(5)
ALONE, BESIDE, BELOW = Size(mm(46), mm(34)), Size(mm(34), mm(33)), Size(mm(50), mm("16.5"))
"""The room of a sheet by itself, beside another, below another."""
GREY = "#9A9A9A"
REACH = mm("3.4")  # of a cut beyond the art


def board(tiles: Tiles, inks: Inks) -> Scene:
    """Two sheets side by side, or one below the other; a single sheet by itself."""
    if tiles.rows * tiles.columns == 1:
        return Scene(ROOM, tuple(_alone(_sheet(tiles.sheet, ALONE), inks)), "board")
    beside = tiles.columns > 1
    sheet = _sheet(tiles.sheet, BESIDE if beside else BELOW)
    if beside:
        step = (sheet.width + APART) // 2
        sheets = sheet.moved(-step, 0), sheet.moved(step, 0)
    else:
        step = (sheet.height + APART) // 2
        sheets = sheet.moved(0, -step), sheet.moved(0, step)
    middle = (ROOM.width // 2, ROOM.height // 2)
    look = icons.Look(turn=180 if beside else 270)
    arrow = icons.icon("arrow").path(middle, ARROW, inks.gold, look)
    return Scene(ROOM, (*_pair(sheets, beside, tiles.glued, inks), arrow), "board")


def _sheet(paper: Size, room: Size) -> Box:
    """A sheet of the paper's shape in the middle of the picture."""
    scale = min(room.width / paper.width, room.height / paper.height)
    width, height = int(paper.width * scale), int(paper.height * scale)
    x, y = (ROOM.width - width) // 2, (ROOM.height - height) // 2
    return Box(Um(x), Um(y), Um(width), Um(height))


def _pair(sheets: tuple[Box, Box], beside: bool, glued: bool, inks: Inks) -> Iterator[Item]:
    """The second sheet is cut where it joins the first, which has a band there or is cut too."""
    first, second = sheets
    for sheet in sheets:
        yield from _art(sheet, inks)
    if glued:
        yield from _band(first, beside)
    else:
        yield from _knife(first, beside, far=True, inks=inks)
    yield from _knife(second, beside, far=False, inks=inks)


def _art(sheet: Box, inks: Inks) -> Iterator[Item]:
    """A sheet with a road on it."""
    art = sheet.grown(-MARGIN)
    yield rect(sheet, "#FFFFFF", SHEET)
    yield rect(art, inks.paper, Stroke(inks.brown, 200))
    spots = [(0.0, 0.3), (0.34, 0.55), (0.68, 0.42), (1.0, 0.62)]
    road = [(art.x + art.width * u, art.y + art.height * v) for u, v in spots]
    yield kit.line(road, Stroke(inks.brown, 500, (100, 1_100)))
    for x, y in road[1:3]:
        yield circle(round(x), round(y), mm("1.4"), inks.vermilion)


def _knife(sheet: Box, beside: bool, far: bool, inks: Inks) -> Iterator[Item]:
    """The cut at the edge of the art that joins another sheet, and scissors on it."""
    art = sheet.grown(-MARGIN)
    if beside:
        x = art.right if far else art.x
        yield line(x, art.y - REACH, x, art.bottom + REACH, CUTTING)
        yield scissors(x, art.bottom + mm(2), 270, inks)
    else:
        y = art.bottom if far else art.y
        yield line(art.x - REACH, y, art.right + REACH, y, CUTTING)
        yield scissors(art.x - mm(2), y, 0, inks)


def _band(sheet: Box, beside: bool) -> Iterator[Item]:
    """The band that the next sheet is glued on, and the grey bars that show it."""
    art = sheet.grown(-MARGIN)
    if beside:
        band = Box(Um(art.right - BAND), art.y, BAND, art.height)
        bars = [Box(band.x, Um(y), BAND, BAR) for y in (sheet.y + 600, sheet.bottom - 600 - BAR)]
    else:
        band = Box(art.x, Um(art.bottom - BAND), art.width, BAND)
        bars = [Box(Um(x), band.y, BAR, BAND) for x in (sheet.x + 600, sheet.right - 600 - BAR)]
    yield rect(band, GREY, alpha=0.35)
    for bar in bars:
        yield rect(bar, GREY)


def _alone(sheet: Box, inks: Inks) -> Iterator[Item]:
    """A sheet that is cut at all four edges."""
    art = sheet.grown(-MARGIN)
    yield from _art(sheet, inks)
    for y in (art.y, art.bottom):
        yield line(art.x - REACH, y, art.right + REACH, y, CUTTING)
    yield line(art.right, art.y - REACH, art.right, art.bottom + REACH, CUTTING)
    yield from _knife(sheet, beside=True, far=False, inks=inks)
