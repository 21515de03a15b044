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


def bars(area: Box) -> tuple[Box, ...]:
    """What the marks cover: a square at the top left, angles at the top right and bottom left."""
    box = area.grown(-INSET)
    return (
        Box(box.x, box.y, SQUARE, SQUARE),
        Box(Um(box.right - ARM), box.y, ARM, BAR),
        Box(Um(box.right - BAR), box.y, BAR, ARM),
        Box(box.x, Um(box.bottom - ARM), BAR, ARM),
        Box(box.x, Um(box.bottom - BAR), ARM, BAR),
    )


def corners(area: Box) -> Iterator[Path]:
    """The marks in an area."""
    for bar in bars(area):
        yield rect(bar, INK)
