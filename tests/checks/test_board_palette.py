"""The list of a board's colours is what drawing it asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from forge.draw import board
from forge.draw.desk import Desk
from forge.draw.palette import NEEDED
from forge.locale.values import voice
from forge.typeset.setter import Setter


class Asked(dict):
    """A palette that remembers which colours it was asked for."""

    def __init__(self, colours):
        super().__init__(colours)
        self.names = set()

    def __getitem__(self, name):
        self.names.add(name)
        return super().__getitem__(name)


@pytest.mark.long
def test_the_colours_of_a_board_are_those_its_drawing_asks_for(star):
    """No colour is missing from the list, and none is in it for nothing."""
    asked = Asked(star.style.colours)
    game = replace(star, style=replace(star.style, colours=asked))
    for edition in game.editions:
        board.board(Desk(game, edition, voice(game, edition), Setter("en")))
    assert asked.names - {medal.colour for medal in game.scenery.medals} == NEEDED
