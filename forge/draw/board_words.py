"""The texts of the board without its map: all that can fail to fit, in a hundredth of the time."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import board_frame, board_legend, board_rose, map_names
from forge.draw.board_sheet import lay, lettering
from forge.draw.desk import Desk
from forge.scene import Item


def words(desk: Desk) -> Iterator[Item]:
    """Every text of the board, in the order in which :func:`board.board` sets them."""
    sheet = lay(desk)
    scenery = sheet.scenery
    yield from map_names.words(desk, sheet.board)
    if scenery.cartouche:
        yield from board_rose.scroll(desk, scenery.cartouche, scenery.projection)
    yield from lettering(sheet)
    yield from board_frame.title(desk, scenery.size, scenery.window.box)
    for panel in scenery.panels:
        yield from board_legend.panel(desk, panel)
