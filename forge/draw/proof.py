"""A printer's proof: every text of a part set where it is printed, before any art is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from forge.draw import board_words, money
from forge.draw.box_panels import walls
from forge.draw.box_size import box_of, sized
from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.draw.die import die
from forge.draw.pawns import pawns
from forge.draw.rulebook_lines import trial
from forge.draw.share import Shares
from forge.draw.tokens import tokens
from forge.scene import Piece

if TYPE_CHECKING:
    from forge.typeset.spill import Spill


@dataclass(frozen=True)
class Proof:
    """A part of an edition in one language, its texts set when they are first asked for.

    The desk holds what the part sees and no more, so that what is said of the proof hangs on the
    part's share alone.
    """

    part: str
    desk: Desk

    @cached_property
    def spills(self) -> tuple[Spill, ...]:
        """What did not fit or had no glyph: what drawing the part reports, in the same order."""
        return tuple(self._set[0].setter.spills)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The tokens, cards, pawns or notes, whose drawings show where they would be cut.

        The notes are without their fine lines.
        """
        return self._set[1]

    @cached_property
    def _set(self) -> tuple[Desk, tuple[Piece, ...]]:
        desk = trial(self.desk)
        return desk, PARTS[self.part](desk)


def proofs(desk: Desk) -> tuple[Proof, ...]:
    """A proof of each part that says something or is cut along its edges."""
    shares = Shares(desk.game, desk.edition, desk.say, desk.setter.lang)
    return tuple(Proof(part, shares.desk(part, desk)) for part in PARTS)


def _board(desk: Desk) -> tuple[Piece, ...]:
    if desk.game.board and desk.game.scenery:
        tuple(board_words.words(desk))
    return ()


def _notes(desk: Desk) -> tuple[Piece, ...]:
    return tuple(money.notes(desk, sketch=True))


def _cards(desk: Desk) -> tuple[Piece, ...]:
    return tuple(piece for deck in decks(desk) for piece in cards(desk, deck))


def _die(desk: Desk) -> tuple[Piece, ...]:
    die(desk)
    return ()


def _box(desk: Desk) -> tuple[Piece, ...]:
    held = box_of(desk)
    net = sized(desk, held) if held else None
    if held and net:
        tuple(walls(desk, held, net, None))
    return ()


def _book(_desk: Desk) -> tuple[Piece, ...]:
    """Nothing: how a book is set hangs on its paper, and is asked for by its check."""
    return ()


PARTS: Mapping[str, Callable[[Desk], tuple[Piece, ...]]] = MappingProxyType(
    {
        "board": _board,
        "tokens": tokens,
        "money": _notes,
        "cards": _cards,
        "pawns": pawns,
        "die": _die,
        "box": _box,
        "rulebook": _book,
    }
)
"""How each part is set."""
