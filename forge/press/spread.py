"""Art carried further past the cut than it was drawn."""

from __future__ import annotations

from forge.geometry import Box, Size, Um
from forge.scene import Clip, Place, Scene
from forge.scene.shapes import rect

SURE = 1.002  # a hair more than the corner needs, so that no white line shows between the two


def spread(scene: Scene, size: Size, bleed: int, wanted: int) -> Scene:
    """A scene of ``size`` whose art reaches ``wanted`` µm past the trim instead of ``bleed``.

    The drawing lies over a copy of itself, a little larger, so that its colours go on; within
    the old bleed nothing changes.  The very same scene when it reaches far enough already.
    """
    if wanted <= bleed:
        return scene
    scale = SURE * max((side + 2 * wanted) / (side + 2 * bleed) for side in size)
    x, y = (round(side * (1 - scale) / 2) for side in size)
    inner = rect(Box(Um(0), Um(0), *size).grown(bleed))
    larger = Place(x, y, scene, scale=scale)
    return Scene(size, (larger, Clip(inner, (Place(0, 0, scene),))), scene.name)
