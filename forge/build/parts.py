"""The parts of a kit: their names, and a hash of what each shows."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from forge.backend.fingerprint import Fingerprints
from forge.scene import Piece, Scene

if TYPE_CHECKING:
    from forge.draw.whole import Drawing

PIECES: Mapping[str, Callable[[Drawing], tuple[Piece, ...]]] = MappingProxyType(
    {
        "tokens": lambda drawing: drawing.tokens,
        "money": lambda drawing: drawing.notes,
        "cards": lambda drawing: tuple(p for deck in drawing.decks.values() for p in deck),
        "pawns": lambda drawing: drawing.pawns,
        "die": lambda drawing: drawing.die,
        "stand": lambda drawing: drawing.stand,
        "box": lambda drawing: drawing.box,
    }
)
"""The parts that are pieces laid on sheets, in the order they are printed."""

GUIDE = "print-guide"
PAGED = ("forms", "rulebook", GUIDE)
"""The parts that are set on pages, not laid on sheets."""
COUNTED = ("board", *PIECES, "forms", "rulebook")
"""The parts that the guide tells of."""
NAMES = (*COUNTED, GUIDE)
"""All parts that a kit can have."""


def scenes_hash(scenes: Iterable[Scene]) -> str:
    """The SHA-256 of some drawings in order, as hexadecimal digits."""
    marks = Fingerprints()
    told = hashlib.sha256()
    for scene in scenes:
        told.update(marks.of(scene).encode())
    return told.hexdigest()


@lru_cache(maxsize=32)
def pieces_hash(pieces: tuple[Piece, ...]) -> str:
    """The SHA-256 of some pieces: their drawings, sizes and counts; asked for on every paper."""
    marks = Fingerprints()
    told = hashlib.sha256()
    for piece in pieces:
        back = marks.of(piece.back) if piece.back else ""
        facts = (piece.id, piece.size, piece.bleed, str(piece.outline), piece.count)
        told.update(f"{facts} {marks.of(piece.front)} {back}".encode())
    return told.hexdigest()
