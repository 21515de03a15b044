"""Paler grounds under signs that stay readable: the low-ink version of a drawing.

A walk over the drawing, bottom to top, that knows at every point what lies beneath.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from forge.model.colour import BLACK, WHITE, contrast, luminance, mix
from forge.press.ground import IDENTITY, Area, Beneath, Matrix, Point, average, moved, shape, times
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
    Stroke,
    Words,
)
from forge.scene.shapes import rect
from forge.scene.turning import turned

PALE = 0.72
"""How far a big area goes towards white."""
THICK = 3500
"""The mean thickness of a big area, µm: that of a disc of 7 mm, more than the strokes of titles."""
TEXT, SIGN, LINE = 4.5, 3.0, 1.8
"""The contrasts that are kept where they were: WCAG 2.2, 1.4.3 and 1.4.11; lines adorn."""
PICTURE = 0.4
"""How much of a picture is left."""
MIDDLE = "#808080"  # what a picture counts as


@dataclass(frozen=True, slots=True)
class Here:
    """Where the walk is: the matrix so far, the opacity so far, the clips around."""

    matrix: Matrix = IDENTITY
    alpha: float = 1.0
    clips: tuple[Area, ...] = ()


class Paler:
    """Maps scenes to low ink; ``reads`` tells each word's contrast before and after."""

    def __init__(self, share: float = PALE) -> None:
        self._share = share
        self._beneath = Beneath()
        self.reads: list[tuple[str, float, float]] = []

    def scene(self, scene: Scene, here: Here | None = None) -> Scene:
        """The scene in low ink, as it lies on a white page or at ``here``."""
        at = here or Here()
        return Scene(scene.size, tuple(self._item(item, at) for item in scene.items), scene.name)

    def _item(self, item: Item, here: Here) -> Item:
        match item:
            case Path():
                return self._path(item, here)
            case Words():
                return self._words(item, here)
            case Picture():
                return self._picture(item, here)
            case Place():
                a, b, c, d = turned(item.turn, item.scale)
                inner = replace(here, matrix=times(here.matrix, (a, b, c, d, item.x, item.y)))
                return replace(item, scene=self.scene(item.scene, inner))
            case Fade():
                inner = replace(here, alpha=here.alpha * item.alpha)
                return replace(item, items=tuple(self._item(one, inner) for one in item.items))
            case Clip():
                clip = shape(item.path, here.matrix)
                inner = replace(here, clips=(*here.clips, clip)) if clip else here
                return replace(item, items=tuple(self._item(one, inner) for one in item.items))

    def _path(self, path: Path, here: Here) -> Path:
        area = shape(path, here.matrix, here.clips)
        fill, stroke = path.fill, path.stroke
        if fill is not None and area is not None:
            if area.thickness >= THICK:
                fill = _mapped(fill, lambda colour: mix(colour, WHITE, self._share))
            else:
                fill = self._kept(fill, _inside(area), SIGN)
        if stroke is not None and path.steps[:1] == ("M",):
            stroke = self._line(stroke, path, here)
        if path.fill is not None and fill is not None and area is not None:
            alpha = here.alpha * path.alpha
            old, new = average(path.fill), average(fill)
            self._beneath.lay(replace(area, colour=old, new=new, alpha=alpha))
        return replace(path, fill=fill, stroke=stroke)

    def _line(self, stroke: Stroke, path: Path, here: Here) -> Stroke:
        x, y = (float(step) for step in path.steps[1:3])
        old, new = self._beneath.seen(moved(here.matrix, x, y))
        return replace(stroke, colour=kept(stroke.colour, old, new, LINE))

    def _kept(self, paint: Paint, point: Point, least: float) -> Paint:
        """A small thing's paint, moved as a whole until it stands out."""
        old, new = self._beneath.seen(point)
        goal, share = way_out(average(paint), old, new, least)
        return _mapped(paint, lambda colour: mix(colour, goal, share)) if share else paint

    def _words(self, words: Words, here: Here) -> Words:
        glyphs = [glyph for cluster in words.clusters for glyph in cluster.glyphs]
        if not glyphs:
            return words
        _, dx, dy = glyphs[len(glyphs) // 2]
        point = moved(here.matrix, words.x + dx, words.y + dy - words.size * 0.25)
        old, new = self._beneath.seen(point)
        if words.halo is not None and words.halo.width * 2 >= words.size * 0.1:
            old, new = (mix(seen, words.halo.colour, words.halo.alpha) for seen in (old, new))
        colour = kept(words.fill, old, new, TEXT)
        self.reads.append((words.text, contrast(words.fill, old), contrast(colour, new)))
        return replace(words, fill=colour)

    def _picture(self, picture: Picture, here: Here) -> Item:
        area = shape(rect(picture.box), here.matrix, here.clips)
        if area is not None:
            new = mix(WHITE, MIDDLE, PICTURE)
            self._beneath.lay(replace(area, colour=MIDDLE, new=new, alpha=here.alpha))
        return Fade(PICTURE, (picture,))


def kept(colour: str, old: str, new: str, least: float) -> str:
    """A colour that stands out from a new ground as it did from the old one, or by ``least``."""
    goal, share = way_out(colour, old, new, least)
    return mix(colour, goal, share)


def way_out(colour: str, old: str, new: str, least: float) -> tuple[str, float]:
    """How a colour keeps its contrast: towards black or white, and how far (0: not at all).

    It stays on its side of the ground, lighter or darker, when there is room.
    """
    wanted = min(least, contrast(colour, old))
    if contrast(colour, new) >= wanted:
        return BLACK, 0.0
    lighter = luminance(colour) > luminance(new)
    first, second = (WHITE, BLACK) if lighter else (BLACK, WHITE)
    goal = first if contrast(first, new) >= wanted else second
    shares = (step / 20 for step in range(1, 21))
    return goal, next((s for s in shares if contrast(mix(colour, goal, s), new) >= wanted), 1.0)


def _mapped(paint: Paint, change: Callable[[str], str]) -> Paint:
    match paint:
        case Linear(stops=stops) | Radial(stops=stops):
            return replace(paint, stops=tuple(Stop(s.at, change(s.colour)) for s in stops))
        case _:
            return change(paint)


def _inside(area: Area) -> Point:
    """A point that stands for a small shape: the middle of its box."""
    x0, y0, x1, y1 = area.box
    return ((x0 + x1) / 2, (y0 + y1) / 2)
