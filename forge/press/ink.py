"""Drawings with less ink, or in grey: the same scene with its paints mapped.

Grey keeps each colour's luminance, and so every contrast.  Low ink pales what covers much paper;
words, lines and small signs then move away from their paler ground until they stand out from it
as before, or as well as people need.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from forge.model.colour import luminance, of_luminance
from forge.press.paler import Paler
from forge.scene import (
    Clip,
    Fade,
    Item,
    Linear,
    Paint,
    Path,
    Picture,
    Place,
    Radial,
    Scene,
    Stop,
    Words,
)


class Ink(StrEnum):
    """How much ink a kit takes."""

    FULL = "full"
    LOW = "low"
    GREY = "grey"


def inked(scene: Scene, ink: Ink) -> Scene:
    """The scene in another ink; the very same one in full ink."""
    if ink is Ink.FULL:
        return scene
    return Paler().scene(scene) if ink is Ink.LOW else Greyer().scene(scene)


def grey(colour: str) -> str:
    """The grey of the same luminance (IEC 61966-2-1)."""
    return "#" + f"{of_luminance(luminance(colour)):02X}" * 3


class Greyer:
    """Maps scenes to grey, each once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Scene, Scene]] = {}  # by identity: hashing them takes longer

    def scene(self, scene: Scene) -> Scene:
        """The scene in grey."""
        known = self._known.get(id(scene))
        if known is None:
            made = Scene(scene.size, tuple(map(self._item, scene.items)), scene.name)
            known = self._known[id(scene)] = (scene, made)
        return known[1]

    def _item(self, item: Item) -> Item:
        match item:
            case Path(fill=fill, stroke=stroke):
                pen = replace(stroke, colour=grey(stroke.colour)) if stroke else None
                return replace(item, fill=None if fill is None else _paint(fill), stroke=pen)
            case Words(halo=halo):
                around = replace(halo, colour=grey(halo.colour)) if halo else None
                return replace(item, fill=grey(item.fill), halo=around)
            case Picture():
                return replace(item, grey=True)
            case Place():
                return replace(item, scene=self.scene(item.scene))
            case Clip(items=items) | Fade(items=items):
                return replace(item, items=tuple(map(self._item, items)))


def _paint(paint: Paint) -> Paint:
    match paint:
        case Linear(stops=stops) | Radial(stops=stops):
            return replace(paint, stops=tuple(Stop(s.at, grey(s.colour)) for s in stops))
        case _:
            return grey(paint)
