"""Print: pieces that fit the sheets they are printed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.checks.print_fit import PRINTED
from forge.draw.proof import Proof
from forge.geometry import Size, Um
from forge.model.game import Game
from forge.source import Pointer

if TYPE_CHECKING:
    from forge.scene import Piece


@check()
def print_sheets(game: Game) -> Iterator[Complaint]:
    """Every piece fits a sheet, between the usual margins of a printer.

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
        for fault in _faults(piece):
            yield Complaint(at, fault, "make it smaller")


def _pieces(game: Game) -> Iterator[tuple[Pointer, Piece]]:
    """A blank piece of each size, and where that size is written."""
    from forge.draw.note_art import BLEED as NOTE_BLEED
    from forge.draw.tokens import BLEED as TOKEN_BLEED

    if game.tokens:
        size = Size(game.tokens.diameter, game.tokens.diameter)
        at = game.tokens.at / "diameter"
        yield at, _blank("a token", size, TOKEN_BLEED, "round")
    if game.money:
        size = Size(game.money.width, game.money.height)
        yield game.money.at / "width", _blank("a banknote", size, NOTE_BLEED)
    for face in game.faces:
        yield face.at, _blank(f"the face {face.id}", face.trim, face.bleed)
    yield from _folded(game)


def _folded(game: Game) -> Iterator[tuple[Pointer, Piece]]:
    """Pawns and the net of the die."""
    from forge.draw.die import BLEED as DIE_BLEED
    from forge.draw.die import net_size as die_size
    from forge.draw.pawns import BLEED as PAWN_BLEED

    if game.pawns:
        yield game.pawns.at / "face", _blank("a pawn", game.pawns.size, PAWN_BLEED)
    if game.die:
        size = die_size(game.die)
        yield game.die.at / "edge", _blank("the net of the die", size, DIE_BLEED, "net")


@check()
def print_box(proof: Proof) -> Iterator[Complaint]:
    """The net of the box fits one sheet of each paper.

    Works out the inside of the box from the number, size and thickness of what lies in it, and
    compares its net with what can be printed of A4 and of Letter.

    A box for twice as many notes is deeper, and one day its net is too wide for the paper.

    Bad:
        add:
          box:
            {note: 4, card: 0.3, loose: 2, least: 14, glue: 9, tongue: 13, motto: A race,
             blurb: Seek the stone., facts: For all., holds: Notes.}
    Good:
        add:
          box:
            {note: 0.1, card: 0.3, loose: 2, least: 14, glue: 9, tongue: 13, motto: A race,
             blurb: Seek the stone., facts: For all., holds: Notes.}
    """
    from forge.draw.box_net import BLEED as BOX_BLEED
    from forge.draw.box_size import box_of, sized

    held = box_of(proof.desk)
    net = sized(proof.desk, held) if held else None
    if held is None or net is None:
        return
    piece = _blank("the net of the box", net.size, BOX_BLEED, "net")
    for fault in _faults(piece):
        hint = "print fewer notes, or a box without tongue and glue flap so long"
        yield Complaint(held.at, f"under {proof.desk.edition.id}, {fault}", hint)


def _faults(piece: Piece) -> list[str]:
    """Why a piece fits no sheet of a paper that kits are printed on."""
    from forge.press.layout import SheetPlan, misfits
    from forge.press.paper import PAPERS

    return sorted({
        fault for paper in PRINTED for fault in misfits([piece], SheetPlan(PAPERS[paper]))
    })  # fmt: skip


def _blank(name: str, size: Size, bleed: Um, outline: str = "rect") -> Piece:
    from forge.scene import Piece, Scene  # late: many checks draw nothing
    from forge.scene.piece import Outline

    return Piece(name, Scene(size, (), name), size, bleed=bleed, outline=Outline(outline))
