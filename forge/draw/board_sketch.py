"""A board without its land: what is written on it, in its places, in little time."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import board_frame, board_words, hex_words
from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.geometry import Box, Um
from forge.scene import Item, Scene
from forge.scene.shapes import rect


def sketch(desk: Desk) -> Scene | None:
    """The board of the desk's game with its texts and no land; None where it has no drawing."""
    game = desk.game
    dress = game.scenery or game.ground or game.atlas
    if dress is None:
        return None
    sheet = rect(Box(Um(0), Um(0), *dress.size), palette(desk)["paper"])
    band = board_frame.band(dress.size, palette(desk))
    return Scene(dress.size, (sheet, *band, *words(desk)), desk.say(game.title))


def words(desk: Desk) -> Iterator[Item]:
    """The texts of the board that a game draws; none where it draws no board."""
    game = desk.game
    if game.map and game.atlas:
        yield from hex_words.words(desk)
    elif game.trail and game.ground:
        from forge.draw import trail_board  # with the geometry of its land, which others need not

        yield from trail_board.words(desk)
    elif game.board and game.scenery:
        yield from board_words.words(desk)
