"""The three marks by which a cutting machine finds where a sheet lies."""

from __future__ import annotations

from collections.abc import Iterator

from forge.geometry import Box, Um, mm
from forge.press.mark_style import INK
from forge.scene import Path
from forge.scene.shapes import rect

ARM = mm(12)
INSET = mm(1)  # within the printable area
SQUARE = mm(5)
BAR = mm("0.5")
ROOM = Um(INSET + SQUARE + mm(1))
"""How far in from the printable edge no art lies on a sheet that carries these marks, µm."""

SPAN = Um(INSET + ARM + mm(1))
"""How far in from the printable edge they reach along it, µm."""


def corners(area: Box) -> Iterator[Path]:
    """A square at the top left, and angles at the top right and the bottom left."""
    box = area.grown(-INSET)
    yield rect(Box(box.x, box.y, SQUARE, SQUARE), INK)
    top = Box(Um(box.right - ARM), box.y, ARM, BAR)
    side = Box(Um(box.right - BAR), box.y, BAR, ARM)
    yield rect(top, INK)
    yield rect(side, INK)
    yield rect(Box(box.x, Um(box.bottom - ARM), BAR, ARM), INK)
    yield rect(Box(box.x, Um(box.bottom - BAR), ARM, BAR), INK)
