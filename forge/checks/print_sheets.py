"""Print: pieces that fit the sheets they are printed on."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.checks.print_fit import PRINTED
from forge.draw.whole import Drawing
from forge.press.layout import SheetPlan, misfits
from forge.press.paper import PAPERS
from forge.scene import Piece
from forge.source import ROOT, Pointer


@check()
def print_sheets(drawing: Drawing) -> Iterator[Complaint]:
    """Every token, note and card fits a sheet, between the usual margins of a printer.

    Compares the size of each piece with what can be printed of A4 and of Letter.

    A piece is never made smaller to fit: its sheet could not be printed at all.

    Bad:
        change:
          tokens: {diameter: 250}
    Good:
        change:
          tokens: {diameter: 25}
    """
    for at, pieces in _jobs(drawing):
        said = {fault for paper in PRINTED for fault in misfits(pieces, SheetPlan(PAPERS[paper]))}
        for fault in sorted(said):
            yield Complaint(at, fault, "make it smaller")


def _jobs(drawing: Drawing) -> Iterator[tuple[Pointer, tuple[Piece, ...]]]:
    """The pieces that share sheets, and where their size is written."""
    game = drawing.desk.game
    yield ROOT / "tokens" / "diameter", _sizes(drawing.tokens)
    yield ROOT / "money" / "width", _sizes(drawing.notes)
    faces = {face.id: face for face in game.faces}
    for deck in game.decks:
        at = faces[deck.face].at if deck.face in faces else deck.at
        yield at, _sizes(drawing.decks.get(deck.id, ()))


def _sizes(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """One piece of each size, by the first name."""
    return tuple({piece.size: piece for piece in reversed(pieces)}.values())
