"""Tokens cut with a hand punch: laid out at the punch's size, with a ring to aim by."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from types import MappingProxyType

from forge.geometry import Size, Um, in_mm, mm
from forge.press.spread import spread
from forge.scene import Piece, Place, Scene, Stroke
from forge.scene.piece import Outline
from forge.scene.shapes import circle

# Hand and lever punches as sold: metric sizes, and inch sizes by their fraction.
_TABLE = {
    "9.5mm": "9.525", "12.7mm": "12.7", "15mm": "15", "16mm": "15.875", "18mm": "18",
    "19mm": "19.05", "22mm": "22", "25mm": "25", "25.4mm": "25.4", "29mm": "29", "32mm": "31.75",
    "38mm": "38.1", "51mm": "50.8",
    "3/8in": "9.525", "1/2in": "12.7", "5/8in": "15.875", "3/4in": "19.05", "1in": "25.4",
    "1-1/4in": "31.75", "1-1/2in": "38.1", "2in": "50.8",
}  # fmt: skip

PUNCHES: Mapping[str, Um] = MappingProxyType({name: mm(size) for name, size in _TABLE.items()})
"""Diameters by name, µm; "16mm" and the like are inch sizes as shops round them."""

_OTHER = re.compile(r"(\d+(?:\.\d+)?)mm")
LARGEST = mm(170)
RING = Stroke("#6E6E6E", 150)


def punch(name: str) -> Um:
    """The diameter of a punch by its name, or by any size in mm ("27mm"), µm.

    Raises ValueError for what is neither.
    """
    asked = name.casefold().replace(" ", "")
    if asked in PUNCHES:
        return PUNCHES[asked]
    found = _OTHER.fullmatch(asked)
    if found is None or not 0 < mm(Decimal(found[1])) <= LARGEST:
        msg = f"there is no punch called {name!r}"
        raise ValueError(msg)
    return mm(Decimal(found[1]))


def punched(piece: Piece, diameter: Um) -> Piece:
    """A round piece cut with a punch as wide as itself or wider: its art goes on to the new cut.

    Pieces that are not round stay as they are.  Raises ValueError for a punch that is too small.
    """
    if piece.outline is not Outline.ROUND:
        return piece
    if diameter < piece.size.width:
        msg = (
            f"{piece.id} is {in_mm(piece.size.width)} mm wide: a punch of {in_mm(diameter)} mm "
            f"would cut into it"
        )
        raise ValueError(msg)
    size = Size(diameter, diameter)
    centre = diameter // 2
    ring = circle(centre, centre, centre, stroke=RING)
    front = _grown(piece.front, piece, size)
    return replace(
        piece,
        size=size,
        front=Scene(size, (*front.items, ring), front.name),
        back=_grown(piece.back, piece, size) if piece.back else None,
    )


def _grown(scene: Scene, piece: Piece, size: Size) -> Scene:
    """A side of a piece in the middle of a larger trim."""
    aside = (size.width - piece.size.width) // 2
    art = spread(scene, piece.size, piece.bleed, aside + piece.bleed + 1)
    return Scene(size, (Place(aside, aside, art),), scene.name)


def wide_enough(diameter: Um) -> tuple[str, ...]:
    """The named punches in mm that do not cut into something so wide, smallest first."""
    return tuple(name for name, size in PUNCHES.items() if name.endswith("mm") and size >= diameter)
