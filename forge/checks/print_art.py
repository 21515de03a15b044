"""Print: what the knife would cut off, and where it would leave a white edge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.draw.proof import Proof
from forge.finding import Severity
from forge.geometry import in_mm
from forge.model.game import Game
from forge.source import Pointer

if TYPE_CHECKING:
    from forge.draw.seen import Leaf
    from forge.scene import Piece, Scene

CLOSE = 150
"""What differs by less than this, µm, is meant to be the same."""
SAFE = 1500
"""How far inside the cut the words of a piece stay that names no safe zone, µm."""

SIDES = ("left", "top", "right", "bottom")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a piece comes from: the place that sets its edges, and its safe zone, µm."""

    at: Pointer
    safe: int = SAFE


@check(Severity.WARNING)
def print_trim(proof: Proof) -> Iterator[Complaint]:
    """Art that reaches the cut of a piece goes on beyond it by the full bleed.

    Looks at everything drawn on tokens, cards, pawns and notes, and how far it reaches. What
    reaches the cut is right where an opaque ground lies on that side and runs to the end of the
    bleed.

    No hand cuts to a tenth of a millimetre: without bleed, every second card gets a white edge.

    Bad:
        change:
          faces:
            plain:
              bleed: 2
              slots:
                ground: {x: 0, y: 0, width: 63.5, height: 88.9, fill: "#884422"}
    Good:
        change:
          faces:
            plain:
              bleed: 2
              slots:
                ground: {x: -2, y: -2, width: 67.5, height: 92.9, fill: "#884422"}
    """
    from forge.draw.seen import seen  # late, as all that is drawn: many checks draw nothing

    told: set[tuple[Pointer, str]] = set()
    for piece, side, scene, source in _sides(proof):
        for edge, message in _short(piece, seen(scene, proof.desk.setter.fonts)):
            if (source.at, edge) not in told:
                told.add((source.at, edge))
                hint = f"let it end inside the cut, or go on to {in_mm(piece.bleed)} mm beyond it"
                yield Complaint(source.at, f"on the {side} of {piece.id}, {message}", hint)


def _short(piece: Piece, art: Sequence[Leaf]) -> Iterator[tuple[str, str]]:
    """Each edge where art reaches the cut and no ground goes on to the end of the bleed."""
    for edge in range(4):
        if any(leaf.opaque and _covers(leaf, piece, edge) for leaf in art):
            continue
        beyond = [_beyond(leaf, piece, edge) for leaf in art]
        most = max(beyond, default=-piece.size.width)
        if most > -CLOSE:
            reached = f"reaches {in_mm(round(most))} mm over" if most > CLOSE else "ends at"
            yield (
                SIDES[edge],
                (
                    f"art {reached} the {SIDES[edge]} cut, and no ground goes on to the "
                    f"{in_mm(piece.bleed)} mm of the bleed"
                ),
            )


def _beyond(leaf: Leaf, piece: Piece, edge: int) -> float:
    """How far a leaf reaches over one edge of the trim, µm; negative inside."""
    far = (0, 0, piece.size.width, piece.size.height)[edge]
    return leaf.reach[edge] - far if edge > 1 else far - leaf.reach[edge]


def _covers(leaf: Leaf, piece: Piece, edge: int) -> bool:
    """Whether a leaf lies along the whole of an edge and out to the end of the bleed."""
    if not piece.bleed or _beyond(leaf, piece, edge) < piece.bleed - CLOSE:
        return False
    ends = (1, 3) if edge in (0, 2) else (0, 2)
    return all(_beyond(leaf, piece, end) > -CLOSE for end in ends)


@check(Severity.WARNING)
def print_safe(proof: Proof) -> Iterator[Complaint]:
    """No word stands in the rim of a piece that the knife may take.

    Measures every run of words on cards, pawns and notes against the safe zone: the face's `safe`
    on a card, 1.5 mm elsewhere.

    The last letter of a title is what a cut that strays by a millimetre takes first.

    Bad:
        change:
          faces:
            reference:
              slots:
                title: {x: 1}
    Good:
        change:
          faces:
            reference:
              slots:
                title: {x: 5}
    """
    from forge.draw.seen import seen
    from forge.scene import Words

    told: set[Pointer] = set()
    for piece, side, scene, source in _sides(proof):
        for leaf in seen(scene, proof.desk.setter.fonts):
            if not isinstance(leaf.item, Words) or source.at in told:
                continue
            short = max(_beyond(leaf, piece, edge) for edge in range(4)) + source.safe
            if short > CLOSE:
                told.add(source.at)
                message = (
                    f"on the {side} of {piece.id}, {leaf.item.text.strip()!r} stands "
                    f"{in_mm(round(short))} mm inside the rim of {in_mm(source.safe)} mm "
                    "that a cut may take"
                )
                yield Complaint(source.at, message, "move it inwards or make it smaller")


def _sides(proof: Proof) -> Iterator[tuple[Piece, str, Scene, Source]]:
    """Each different side of each piece that is cut along its edges."""
    from forge.scene.piece import Outline

    sources = dict(_sources(proof.desk.game)) if proof.pieces else {}
    done: set[Scene] = set()
    for piece in proof.pieces:
        if piece.outline is Outline.NET or piece.id not in sources:
            continue
        for side, scene in (("front", piece.front), ("back", piece.back)):
            if scene is not None and scene not in done:
                done.add(scene)
                yield piece, side, scene, sources[piece.id]


def _sources(game: Game) -> Iterator[tuple[str, Source]]:
    faces: Mapping[str, Source] = {face.id: Source(face.at, face.safe) for face in game.faces}
    for deck in game.decks:
        for card in deck.cards:
            yield f"{deck.id}.{card.id}", faces[card.face or deck.face]
    for kind in game.tokens.kinds if game.tokens else ():
        yield f"token.{kind.id}", Source(kind.at)
    for pawn in game.pawns.kinds if game.pawns else ():
        yield f"pawn.{pawn.id}", Source(pawn.at)
    for note in game.money.notes if game.money else ():
        yield f"note.{note.id}", Source(note.at)
