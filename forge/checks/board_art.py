"""The board's art: a map, medallions, a legend, and the colours they are drawn with."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks import known
from forge.checks.engine import Complaint, check
from forge.checks.naming import Names
from forge.draw import offered, recipes
from forge.draw.palette import NEEDED
from forge.model.board import Board
from forge.model.game import Game
from forge.model.scenery import PanelKind, Scenery, sort

SUN = "sun"
"""The one medallion that has a drawing of its own."""


@check()
def board_art(game: Game) -> Iterator[Complaint]:
    """The scenery has a map, known drawings, and a medallion for every sort of point.

    Looks up the map file, the sign and colour of each medallion, the medallion of each point by
    its `special` or its sort, the tokens that the legend shows, the signs of growth and
    ornaments, and the style of each region's lettering.

    A point without a medallion cannot be drawn; nobody could stand on it.

    Bad:
        drop:
          scenery:
            medals: [island]
    Good:
        change:
          scenery:
            medals:
              island: {sign: anchor}
    """
    if game.scenery is None:
        return
    scenery = game.scenery
    yield from known.charts(game).want(scenery.chart, scenery.at / "chart", "the scenery")
    signs = Names("sign", "", (*recipes.names("icons"), SUN))
    colours = Names("colour", "style.colours", tuple(game.style.colours) if game.style else ())
    for medal in scenery.medals:
        whose = f"the medallion {medal.id!r}"
        yield from signs.want(medal.sign, medal.at / "sign", whose)
        yield from colours.want(medal.colour, medal.at / "colour", whose)
    yield from _medals(scenery, game.board)
    yield from _legend(game, scenery)
    yield from _drawings(scenery, game.board)


def _drawings(scenery: Scenery, board: Board | None) -> Iterator[Complaint]:
    signs = Names("sign", "", offered.STREWN)
    for growth in scenery.growth:
        yield from signs.want(growth.sign, growth.at / "sign", f"the growth {growth.id!r}")
    beasts = Names("drawing", "", recipes.names("map_beasts"))
    for one in scenery.ornaments:
        yield from beasts.want(one.sign, one.at / "sign", f"the ornament {one.id!r}")
    looks = Names("style", "", tuple(offered.LOOKS))
    for region in board.regions if board else ():
        yield from looks.want(region.style, region.at / "style", f"the region {region.id!r}")


def _medals(scenery: Scenery, board: Board | None) -> Iterator[Complaint]:
    for point in board.points if board else ():
        if not scenery.marks(point):
            message = f"no medallion of the scenery fits the point {point.id!r}"
            yield Complaint(scenery.at / "medals", message, f"add one with the id {sort(point)}")


def _legend(game: Game, scenery: Scenery) -> Iterator[Complaint]:
    tokens = known.tokens(game)
    for panel in scenery.panels:
        for entry in panel.entries if panel.kind is PanelKind.TOKENS else ():
            yield from tokens.want(entry.sign, entry.at / "sign", f"the legend's {entry.id!r}")


@check()
def board_colours(game: Game) -> Iterator[Complaint]:
    """A game with a drawn board or a box has every colour that they are drawn with.

    Looks up the names of the palette's colours in style.yaml.

    The drawing takes its colours by name, so that a mod can change any of them; one that is
    missing cannot be guessed.

    Bad:
        drop:
          style:
            colours: [sea-mid]
    Good:
        change:
          style:
            colours: {sea-mid: "#6FA0A8"}
    """
    drawn = (game.scenery if game.board else None) or game.ground or game.box
    if drawn is None:
        return
    at = game.style.at / "colours" if game.style else drawn.at
    colours = Names("colour", "style.colours", tuple(game.style.colours) if game.style else ())
    for name in sorted(NEEDED):
        yield from colours.want(name, at, "the drawing of board and box")
