"""A printer's proof: every text of an edition set where it is printed, before any art is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from forge.draw import board_words, money
from forge.draw.box_panels import walls
from forge.draw.box_size import box_of, sized
from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.draw.die import die
from forge.draw.pawns import pawns
from forge.draw.tokens import tokens
from forge.scene import Piece

if TYPE_CHECKING:
    from forge.typeset.spill import Spill


@dataclass(frozen=True, slots=True)
class Proof:
    """An edition in one language, its texts set: ``spills`` did not fit or had no glyph.

    They are those that drawing the board and all pieces reports, in the same order.  ``pieces``
    are the tokens, cards, pawns and notes, whose drawings show where they would be cut; the notes
    are without their fine lines.  A rulebook is ``bound`` when an earlier build made a book of
    just these words, after its checks.
    """

    desk: Desk
    spills: tuple[Spill, ...]
    pieces: tuple[Piece, ...] = ()
    bound: bool = False


def proof(desk: Desk, bound: bool = False) -> Proof:
    """Set what the edition's board, notes, cards, pawns and box say (tokens say nothing)."""
    game = desk.game
    if game.board and game.scenery:
        tuple(board_words.words(desk))
    notes = money.notes(desk, sketch=True)
    pieces = [*tokens(desk)]
    for deck in decks(desk):
        pieces += cards(desk, deck)
    pieces += pawns(desk)
    die(desk)
    held = box_of(desk)
    net = sized(desk, held) if held else None
    if held and net:
        tuple(walls(desk, held, net, None))
    return Proof(desk, tuple(desk.setter.spills), (*pieces, *notes), bound)
