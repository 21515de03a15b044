"""Pages and pieces as they are printed: in the wanted ink, round ones for the wanted punch."""

from __future__ import annotations

from dataclasses import replace

from forge.geometry import Um
from forge.press.ink import Ink, inked
from forge.press.paper import TooBig
from forge.press.punch import punched, wide_enough
from forge.scene import Page, Piece
from forge.scene.piece import Outline


def inked_pages(pages: tuple[Page, ...], ink: Ink) -> tuple[Page, ...]:
    """The pages in an ink."""
    return tuple(replace(page, scene=inked(page.scene, ink)) for page in pages)


def inked_pieces(pieces: tuple[Piece, ...], ink: Ink) -> tuple[Piece, ...]:
    """The pieces in an ink; a back that many share is mapped once."""
    backs = {piece.back: inked(piece.back, ink) for piece in pieces if piece.back}
    return tuple(
        replace(
            piece, front=inked(piece.front, ink), back=backs[piece.back] if piece.back else None
        )
        for piece in pieces
    )


def punched_pieces(pieces: tuple[Piece, ...], diameter: Um | None) -> tuple[Piece, ...]:
    """The pieces as a punch of this diameter, µm, cuts them; as they are without one.

    Raises TooBig, saying which punches would do, where a round piece is larger than the punch.
    """
    if diameter is None:
        return pieces
    try:
        return tuple(punched(piece, diameter) for piece in pieces)
    except ValueError as refused:
        widest = max(p.size.width for p in pieces if p.outline is Outline.ROUND)
        ways = " or ".join(wide_enough(widest)[:3]) or "a larger size"
        raise TooBig([str(refused)], f"give --punch {ways}") from None
