"""What a printer does to the back of a sheet, undone: the whole page moved and turned a little."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from forge.geometry import Size, Um
from forge.scene import Page, Place, Scene


@dataclass(frozen=True, slots=True)
class Correction:
    """How a back page is moved, seen on the page: right and down in µm, clockwise in degrees.

    The turn is about the middle of the sheet.
    """

    right: Um = Um(0)
    down: Um = Um(0)
    turn: float = 0.0

    def place(self, scene: Scene) -> Place:
        """A page's scene put where the printer will set it right."""
        cx, cy = scene.size.width / 2, scene.size.height / 2
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        x = cx - (cos * cx - sin * cy) + self.right
        y = cy - (sin * cx + cos * cy) + self.down
        return Place(round(x), round(y), scene, self.turn)

    def point(self, x: float, y: float, paper: Size) -> tuple[float, float]:
        """Where a point of a corrected page lies on the sheet."""
        cx, cy = paper.width / 2, paper.height / 2
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        dx, dy = x - cx, y - cy
        return (cx + cos * dx - sin * dy + self.right, cy + sin * dx + cos * dy + self.down)


NONE = Correction()


def corrected(page: Page, correction: Correction) -> Page:
    """The page with its drawing moved; the very same page when nothing is to be corrected.

    TrimBox and BleedBox stay: they tell where the cut is meant, not where the printer strays.
    """
    if correction == NONE:
        return page
    moved = correction.place(page.scene)
    return replace(page, scene=Scene(page.scene.size, (moved,), page.scene.name))
