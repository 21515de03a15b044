"""How crop marks look: length, weight, distance, sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from forge.geometry import Um, mm
from forge.scene import Stroke

INK = "#000000"
Side = Literal["left", "top", "right", "bottom"]
SIDES: tuple[Side, ...] = ("left", "top", "right", "bottom")
THINNEST = Um(150)  # thinner lines get lost on paper


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """``length`` and ``weight`` of a mark, its ``offset`` from the bleed, all in µm.

    ``sides`` are those of the block of pieces that carry marks.  ``corners`` adds the three
    marks that cutting machines look for.  Raises ValueError for lines that would not print.
    """

    length: Um = mm(4)
    weight: Um = Um(200)
    offset: Um = mm("0.5")
    sides: tuple[Side, ...] = SIDES
    corners: bool = False

    def __post_init__(self) -> None:
        if self.weight < THINNEST:
            msg = f"marks of {self.weight} µm would not print; the least is {THINNEST}"
            raise ValueError(msg)

    @property
    def room(self) -> Um:
        """What the marks take beside the bleed, with a little air outside."""
        return Um(self.offset + self.length + self.offset)

    @property
    def stroke(self) -> Stroke:
        """The pen for a mark."""
        return Stroke(INK, self.weight, round=False)
