"""Everything that is drawn of one edition in one language, before it meets paper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from forge.draw.board import board
from forge.draw.box import box
from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.draw.die import die
from forge.draw.money import notes
from forge.draw.pawns import pawns
from forge.draw.tokens import tokens
from forge.scene import Piece, Scene


@dataclass(frozen=True, slots=True)
class Drawing:
    """The board and the pieces."""

    desk: Desk
    board: Scene | None
    tokens: tuple[Piece, ...]
    notes: tuple[Piece, ...]
    decks: Mapping[str, tuple[Piece, ...]]
    pawns: tuple[Piece, ...] = ()
    die: tuple[Piece, ...] = ()
    box: tuple[Piece, ...] = ()


def drawing(desk: Desk) -> Drawing:
    """Draw what the game has; parts that it does not have are None or empty."""
    game = desk.game
    return Drawing(
        desk,
        board(desk) if game.board and game.scenery else None,
        tokens(desk) if game.tokens else (),
        notes(desk) if game.money else (),
        MappingProxyType({deck.id: cards(desk, deck) for deck in decks(desk)}),
        pawns(desk),
        die(desk),
        box(desk),
    )
