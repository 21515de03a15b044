"""The parts of a kit that say something or are cut out, each set without any art."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from forge.draw import board_sketch, money
from forge.draw.box_panels import walls
from forge.draw.box_size import box_of, sized
from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.draw.die import die
from forge.draw.pawns import pawns
from forge.draw.tokens import tokens
from forge.scene import Piece


def _board(desk: Desk) -> tuple[Piece, ...]:
    tuple(board_sketch.words(desk))
    return ()


def _forms(desk: Desk) -> tuple[Piece, ...]:
    """Nothing that is cut: the forms on the papers that every kit is made for."""
    if desk.game.forms:
        from forge.draw.forms_proof import pages

        pages(desk)
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
        "forms": _forms,
        "rulebook": _book,
    }
)
"""How each part is set."""
