"""The board's map as a picture, without anything of play: for covers, boxes and the guide."""

from __future__ import annotations

from forge.draw.desk import Desk
from forge.draw.land_mark import bare, land_mark
from forge.draw.palette import palette
from forge.geometry import Size
from forge.scene import Scene


def vignette(desk: Desk, size: Size) -> Scene | None:
    """The land in play with the sea round it, filling ``size``; None without a drawn board."""
    scenery = desk.game.scenery
    if scenery is None:
        return None
    chart, colours = desk.game.art[scenery.chart], tuple(sorted(palette(desk).items()))

    def draw() -> Scene:
        from forge.draw.map_small import drawn  # geometry that a kept map does not need

        return drawn(chart, bare(scenery), size, colours)

    return desk.kept.drawing(f"map {land_mark(desk)} {size}", draw)
