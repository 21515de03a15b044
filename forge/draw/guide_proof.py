"""The proof that a kit is complete: what the edition asks for against what is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from forge.draw import beasts, tokens
from forge.draw.cards import decks, made_as
from forge.draw.desk import Desk
from forge.draw.whole import Drawing
from forge.geometry import Size, Um, mm
from forge.locale.letters import capital
from forge.locale.numbers import upright
from forge.locale.ui import word
from forge.model.text import Text
from forge.scene import Piece, Scene

SMALL = mm(9)
"""The size at which pictures of the table are drawn."""


@dataclass(frozen=True, slots=True)
class Count:
    """One line of the proof; ``total`` sums up lines above it."""

    name: str
    asked: int
    printed: int
    picture: Scene | None = None
    total: bool = False

    @property
    def cells(self) -> tuple[str, str, str, str]:
        """The line as the table shows it."""
        spare = self.printed - self.asked
        return self.name, upright(self.asked), upright(self.printed), upright(spare)


def counts(drawing: Drawing, boards: int) -> Iterator[Count]:
    """Every part of the kit, in the order of the guide; ``boards`` are the boards printed."""
    desk = drawing.desk
    if drawing.has("board"):
        yield Count(capital(word("guide-board")), 1, boards)
    yield from _tokens(desk, drawing.tokens)
    yield from _notes(desk, drawing.note_sketches)
    for deck in decks(desk):
        asked = sum(card.count * made_as(desk, deck, card) for card in deck.cards)
        name = capital(word("guide-cards", deck=desk.say(deck.name)))
        yield Count(name, asked, _sum(drawing.decks[deck.id]))
    if desk.game.pawns is not None:
        picture = _pawn(desk)
        yield Count(
            capital(word("guide-pawns")), desk.edition.players_max, _sum(drawing.pawns), picture
        )
    if desk.game.die is not None:
        yield Count(capital(word("guide-die")), desk.game.die.count, _sum(drawing.die))
    if drawing.stand:
        yield Count(capital(word("guide-stand")), 1, min(piece.count for piece in drawing.stand))


def _tokens(desk: Desk, pieces: Iterable[Piece]) -> Iterator[Count]:
    held = desk.game.tokens
    if held is None:
        return
    printed, kinds = _by_id(pieces), {kind.id: kind for kind in held.kinds}
    for mix in desk.edition.laid:
        kind = kinds[mix.id]
        name, face = capital(desk.say(kind.name)), tokens.face(desk, kind, SMALL // 2)
        yield Count(name, mix.count, printed.get(f"token.{mix.id}", 0), face)
    asked = sum(mix.count for mix in desk.edition.tokens)
    yield Count(capital(word("guide-tokens")), asked, sum(printed.values()), total=True)


def _notes(desk: Desk, pieces: Iterable[Piece]) -> Iterator[Count]:
    if desk.game.money is None:
        return
    printed = _by_id(pieces)
    for supply in desk.edition.notes:
        worth = desk.say(Text(f"money.notes.{supply.id}.value", f"{{value.note.{supply.id}}}"))
        name = capital(word("guide-note", value=worth))
        yield Count(name, supply.count, printed.get(f"note.{supply.id}", 0))
    asked = sum(supply.count for supply in desk.edition.notes)
    yield Count(capital(word("guide-notes")), asked, sum(printed.values()), total=True)


def _pawn(desk: Desk) -> Scene | None:
    held = desk.game.pawns
    if held is None:
        return None
    symbol = held.kinds[0].symbol
    at = (SMALL // 2, SMALL // 2)
    return Scene(Size(Um(SMALL), Um(SMALL)), beasts.beast(symbol, at, SMALL, beasts.coat(symbol)))


def _by_id(pieces: Iterable[Piece]) -> dict[str, int]:
    return {piece.id: piece.count for piece in pieces}


def _sum(pieces: Iterable[Piece]) -> int:
    return sum(piece.count for piece in pieces)
