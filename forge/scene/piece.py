"""A thing that is printed, cut out and handled: the unit that the press lays on sheets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from forge.geometry import Size, Um
from forge.scene.items import Path, Scene


class Outline(StrEnum):
    """How a piece is cut."""

    RECT = "rect"
    ROUND = "round"
    NET = "net"  # along lines that the piece itself shows


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, token, note or the like, at its trim size.

    The origin of ``front`` and ``back`` is the top left of the trim; art reaches ``bleed``
    µm beyond it on every side.  ``back`` is drawn upright as seen from behind; None means
    that nothing is printed there.  ``count`` copies are printed, in the order given.
    ``cut`` is the line to cut a net along.
    """

    id: str
    front: Scene
    size: Size
    back: Scene | None = None
    bleed: Um = Um(0)
    outline: Outline = Outline.RECT
    count: int = 1
    cut: Path | None = None
