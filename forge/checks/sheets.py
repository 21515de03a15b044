"""The sheet of a board: what it shows has room on it, and pawns stand on the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from forge.checks.engine import Complaint, check
from forge.draw.projection import Flat, Projector, Spot
from forge.draw.routes import CIRCLE, discs, routes
from forge.finding import Severity
from forge.geometry import Box, Um, in_mm
from forge.model.atlas import Atlas, Bearings
from forge.model.board import Board, LinkKind, LonLat
from forge.model.game import Game
from forge.model.graph import sound_links
from forge.model.ground import Ground, Sight
from forge.model.scenery import Ornament, Rose, Scenery
from forge.source import Pointer

Sheet = Scenery | Ground | Atlas


@check()
def sheet_room(game: Game) -> Iterator[Complaint]:
    """The window of a board, its legend, its scroll and its compass lie on the sheet.

    Measures the frames of all that stands at a place of its own, and how far they reach beyond.

    What lies beyond the sheet is not printed: a legend that nobody can read.

    Bad:
        change:
          scenery: {window: {width: 300}}
    Good:
        change:
          scenery: {window: {width: 270}}
    """
    for sheet in _sheets(game):
        for what, box, at in _framed(sheet):
            over = max(-box.x, -box.y, box.right - sheet.width, box.bottom - sheet.height)
            if over > 0:
                message = f"{what} reaches {in_mm(over)} mm beyond the sheet of the board"
                yield Complaint(at, message, "move it, or make it smaller")


def _sheets(game: Game) -> tuple[Sheet, ...]:
    return tuple(one for one in (game.scenery, game.ground, game.atlas) if one is not None)


def _framed(sheet: Sheet) -> Iterator[tuple[str, Box, Pointer]]:
    """What stands at a place of its own, and the room that it takes."""
    if sheet.rose:
        yield "the compass rose", _round(sheet.rose), sheet.rose.at
    if isinstance(sheet, Atlas):  # its window is measured with its hexes
        yield "the legend", sheet.key.frame.box, sheet.key.frame.at
        yield "the hex of directions", _round(sheet.bearings), sheet.bearings.at
        return
    yield "the window of the map", sheet.window.box, sheet.window.at
    if isinstance(sheet, Ground):
        yield "the legend", sheet.legend.box, sheet.legend.at
        return
    for panel in sheet.panels:
        yield f"the panel {panel.id!r}", panel.frame.box, panel.frame.at
    if sheet.cartouche:
        yield "the scroll", sheet.cartouche.frame.box, sheet.cartouche.frame.at


def _round(thing: Rose | Bearings) -> Box:
    return Box(thing.x, thing.y, Um(0), Um(0)).grown(thing.radius)


@check()
def board_window(game: Game) -> Iterator[Complaint]:
    """Every medallion and every circle of a way lies wholly in the window of the map.

    Takes both from the same geometry that is drawn. A way whose line is straight lies between its
    two ends, so that only ways with `via` are measured.

    The map is cut off at its window: nobody could stand on what lies beyond.

    Bad:
        change:
          board:
            points: {kufra: {place: [122.8, 24.4]}}
    Good:
        change:
          board:
            points: {kufra: {place: [22.9, 24.4]}}
    """
    board, scenery = game.board, game.scenery
    if board is None or scenery is None or not all(map(scenery.marks, board.points)):
        return
    window, hint = scenery.window.box, "move it, or show more of the map: window, projection"
    for disc in discs(board, scenery):
        if not window.grown(-disc.radius).holds(_spot(disc.spot)):
            message = f"the medallion of {disc.point.id!r} does not lie wholly on the map"
            yield Complaint(disc.point.at / "place", message, hint)
    inner = window.grown(-CIRCLE)
    for route in routes(_bent(board), scenery):
        if not all(inner.holds(_spot(circle)) for circle in route.circles):
            message = f"the way {route.link.id!r} has circles beyond the edge of the map"
            yield Complaint(route.link.at / "via", message, hint)


def _bent(board: Board) -> Board:
    """The board with no ways but those that are led aside."""
    walked = (link for link in sound_links(board) if link.kind is not LinkKind.AIR)
    return replace(board, links=tuple(link for link in walked if link.via))


def _spot(spot: Spot) -> Box:
    return Box(Um(round(spot[0])), Um(round(spot[1])), Um(0), Um(0))


@check(Severity.WARNING)
def sheet_names(game: Game) -> Iterator[Complaint]:
    """The names of regions and seas, the animals and the ships have their places on the map.

    Looks whether the middle of each name lies in the window of the map, and the place of each
    drawing no farther from it than the drawing is large: there it still finds room near by.

    A name beyond the edge is not printed, nor is a drawing; one that is larger than the map has no
    place on it.

    Bad:
        add:
          board:
            regions:
              - {id: far, name: FAR, size: 20, tracking: 2, curve: [[94, 3], [98, 1], [103, 2]]}
    Good:
        add:
          board:
            regions:
              - {id: near, name: NEAR, size: 20, tracking: 2, curve: [[4, 23], [8, 21], [13, 22]]}
    """
    for sheet in _sheets(game):
        project, window = _projector(game, sheet), sheet.window.box
        yield from _giants(sheet)
        for what, place, near, at in chain(_names(game, sheet), _drawings(sheet)):
            if project and not window.grown(near).holds(_spot(project.spot(place))):
                yield Complaint(at, f"{what} lies beyond the edge of the map", "move it")


def _giants(sheet: Sheet) -> Iterator[Complaint]:
    """Drawings that are larger than the map; there is no place to be sought for them."""
    for one in _drawn(sheet):
        if one.size > min(sheet.window.width, sheet.window.height):
            message = f"the drawing {one.id!r} is larger than the map: {in_mm(one.size)} mm"
            yield Complaint(one.at / "size", message, "make it smaller", Severity.ERROR)


def _drawn(sheet: Sheet) -> Sequence[Sight | Ornament]:
    """The animals and the ships of a map."""
    return sheet.sights if isinstance(sheet, Ground) else sheet.ornaments


def _projector(game: Game, sheet: Sheet) -> Projector | None:
    if isinstance(sheet, Scenery):
        return Projector(sheet.projection)
    if isinstance(sheet, Ground):
        return Flat()
    from forge.draw.hex_sheet import GridProjector  # late: few games have a map of hexes

    return GridProjector(game.map, sheet) if game.map else None


Named = tuple[str, LonLat, Um, Pointer]
"""A name or a drawing: what it is, its place, how near the map that must be, where it is said."""


def _names(game: Game, sheet: Sheet) -> Iterator[Named]:
    """The names that are lettered along a line, each with the middle of its line."""
    if isinstance(sheet, Ground):
        for land in sheet.names:
            middle = LonLat(*land.line[len(land.line) // 2])
            yield f"the name {land.id!r}", middle, Um(0), land.at / "line"
        return
    regions = sheet.names if isinstance(sheet, Atlas) else game.board.regions if game.board else ()
    for one in regions:
        yield f"the name {one.id!r}", one.curve[len(one.curve) // 2], Um(0), one.at / "curve"


def _drawings(sheet: Sheet) -> Iterator[Named]:
    for one in _drawn(sheet):
        yield f"the drawing {one.id!r}", LonLat(*one.place), one.size, one.at / "place"
