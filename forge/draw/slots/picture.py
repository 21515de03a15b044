"""A picture: a raster file that fills its box, or one of the project's drawings."""

from __future__ import annotations

from forge.draw import drawings
from forge.draw.art import Art
from forge.draw.slots import Bench, Kind
from forge.geometry import Box, Um
from forge.model.art import ArtFile
from forge.scene import Clip, Item, Picture, Place, Stroke
from forge.scene.shapes import rect


def draw(bench: Bench) -> tuple[Item, ...]:
    """The picture the card or the face names.

    A raster file covers the box, its middle in view; SVG art lies whole in the middle of it.
    KeyError for art that nobody has opened and that is no drawing: the checks look before
    anything is drawn.
    """
    slot, name = bench.slot, bench.drawing
    if not name:
        return ()
    edge = (rect(bench.box, None, Stroke(slot.stroke, 350), slot.radius),) if slot.stroke else ()
    ground = (rect(bench.box, slot.fill, None, slot.radius),) if slot.fill else ()
    if drawings.is_file(name):
        shown = _shown(bench.box, bench.desk.art.files[name])
        return *ground, Clip(rect(bench.box, None, None, slot.radius), (shown,)), *edge
    drawn = drawings.drawing(bench.desk, name, bench.box, slot.colour)
    if slot.radius:
        drawn = (Clip(rect(bench.box, None, None, slot.radius), drawn),)
    return *ground, *drawn, *edge


def _shown(box: Box, art: Art) -> Item:
    if isinstance(art, ArtFile):
        return Picture(_covering(box, art), art.file, art.sha256)
    scale = min(box.width / art.size.width, box.height / art.size.height)
    x = box.x + (box.width - art.size.width * scale) / 2
    y = box.y + (box.height - art.size.height * scale) / 2
    return Place(round(x), round(y), art, scale=scale)


def _covering(box: Box, art: ArtFile) -> Box:
    """The least box of the picture's own proportions that covers a box, about its middle."""
    scale = max(box.width / art.width, box.height / art.height)
    width, height = round(art.width * scale), round(art.height * scale)
    x, y = box.x + (box.width - width) // 2, box.y + (box.height - height) // 2
    return Box(Um(x), Um(y), Um(width), Um(height))


PICTURE = Kind("picture", draw)
