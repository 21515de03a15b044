"""Print: pieces that fit the sheets they are printed on."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.print_fit import PRINTED
from forge.draw.cards import size_of
from forge.draw.note_art import BLEED as NOTE_BLEED
from forge.draw.tokens import BLEED as TOKEN_BLEED
from forge.geometry import Size, Um
from forge.model.game import Game
from forge.press.layout import SheetPlan, misfits
from forge.press.paper import PAPERS
from forge.scene import Piece, Scene
from forge.scene.piece import Outline
from forge.source import Pointer


@check()
def print_sheets(game: Game) -> Iterator[Complaint]:
    """Every token, note and card fits a sheet, between the usual margins of a printer.

    Compares the size of each kind of piece with what can be printed of A4 and of Letter.

    A piece is never made smaller to fit: its sheet could not be printed at all.

    Bad:
        change:
          tokens: {diameter: 250}
    Good:
        change:
          tokens: {diameter: 25}
    """
    for at, piece in _pieces(game):
        said = {fault for paper in PRINTED for fault in misfits([piece], SheetPlan(PAPERS[paper]))}
        for fault in sorted(said):
            yield Complaint(at, fault, "make it smaller")


def _pieces(game: Game) -> Iterator[tuple[Pointer, Piece]]:
    """A blank piece of each size, and where that size is written."""
    if game.tokens:
        size = Size(game.tokens.diameter, game.tokens.diameter)
        at = game.tokens.at / "diameter"
        yield at, _blank("a token", size, TOKEN_BLEED, Outline.ROUND)
    if game.money:
        size = Size(game.money.width, game.money.height)
        yield game.money.at / "width", _blank("a banknote", size, NOTE_BLEED)
    for face in game.faces:
        yield face.at, _blank(f"the face {face.id}", size_of(face), face.bleed)


def _blank(name: str, size: Size, bleed: Um, outline: Outline = Outline.RECT) -> Piece:
    return Piece(name, Scene(size, (), name), size, bleed=bleed, outline=outline)
