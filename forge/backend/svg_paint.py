"""Scenes as SVG elements."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterable, Mapping

from svgwrite import Drawing
from svgwrite.base import BaseElement

from forge.backend.grey_picture import picture_bytes
from forge.backend.numbers import number
from forge.geometry import Box
from forge.scene import (
    Clip,
    Fade,
    Item,
    Linear,
    Path,
    Picture,
    Place,
    Radial,
    Scene,
    Stroke,
    Words,
)
from forge.typeset.fonts import Fonts

MEDIA = {b"\x89PNG": "image/png", b"\xff\xd8\xff": "image/jpeg", b"RIFF": "image/webp"}

Attributes = dict[str, str]


class SvgPainter:
    """Draws items into elements; what is shared is defined once and used by its id."""

    def __init__(
        self, drawing: Drawing, prefix: str, fonts: Fonts, art: Mapping[str, bytes],
        again: frozenset[Scene],
    ) -> None:  # fmt: skip
        self._drawing = drawing
        self._prefix = prefix
        self._fonts = fonts
        self._art = art
        self._again = again
        self._ids: dict[object, str] = {}

    def items(self, parent: BaseElement, items: tuple[Item, ...]) -> None:
        """Draw from bottom to top."""
        for item in items:
            match item:
                case Path():
                    parent.add(self._path(item))
                case Words():
                    self._words(parent, item)
                case Picture():
                    parent.add(self._picture(item))
                case Place():
                    parent.add(self._place(item))
                case Clip(path=path, items=inner):
                    group = self._drawing.g(clip_path=f"url(#{self._clip(path)})")
                    self.items(group, inner)
                    parent.add(group)
                case Fade(alpha=alpha, items=inner):
                    group = self._drawing.g(opacity=number(alpha))
                    self.items(group, inner)
                    parent.add(group)

    def _defined(self, key: object, make: Callable[[str], BaseElement]) -> str:
        """The id of a definition, made on first use."""
        if key not in self._ids:
            name = f"{self._prefix}-{len(self._ids) + 1}"
            self._ids[key] = name
            self._drawing.defs.add(make(name))
        return self._ids[key]

    def _path(self, path: Path) -> BaseElement:
        look: Attributes = {"fill": "none"}
        if path.fill is not None:
            look["fill"] = path.fill if isinstance(path.fill, str) else self._gradient(path.fill)
            if path.evenodd:
                look["fill_rule"] = "evenodd"
            if path.alpha != 1:
                look["fill_opacity"] = number(path.alpha)
        if path.stroke is not None:
            look |= _pen(path.stroke, 1)
        return self._drawing.path(d=_data(path.steps), **look)

    def _gradient(self, paint: Linear | Radial) -> str:
        def make(name: str) -> BaseElement:
            common = {"id": name, "gradientUnits": "userSpaceOnUse"}
            if isinstance(paint, Linear):
                start, end = (paint.x0, paint.y0), (paint.x1, paint.y1)
                made = self._drawing.linearGradient(start, end, **common)
            else:
                made = self._drawing.radialGradient((paint.x, paint.y), paint.radius, **common)
            for stop in paint.stops:
                made.add_stop_color(number(stop.at), stop.colour)
            return made

        return f"url(#{self._defined(paint, make)})"

    def _clip(self, path: Path) -> str:
        rule = {"clip_rule": "evenodd"} if path.evenodd else {}

        def make(name: str) -> BaseElement:
            clip = self._drawing.clipPath(id=name)
            clip.add(self._drawing.path(d=_data(path.steps), **rule))
            return clip

        return self._defined(("clip", path.steps, path.evenodd), make)

    def _place(self, place: Place) -> BaseElement:
        transform = f"translate({place.x} {place.y})"
        if place.turn % 360:
            transform += f" rotate({number(place.turn, 6)})"
        if place.scale != 1:
            transform += f" scale({number(place.scale, 9)})"
        if place.scene not in self._again:
            group = self._drawing.g(transform=transform)
            self.items(group, place.scene.items)
            return group
        return self._drawing.use(f"#{self._symbol(place.scene)}", transform=transform)

    def _symbol(self, scene: Scene) -> str:
        def make(name: str) -> BaseElement:
            symbol = self._drawing.symbol(id=name, overflow="visible")
            self.items(symbol, scene.items)
            return symbol

        return self._defined(scene, make)

    def _picture(self, picture: Picture) -> BaseElement:
        def make(name: str) -> BaseElement:
            link = _embedded(picture_bytes(picture, self._art))
            return self._drawing.image(
                link, (0, 0), (1, 1), id=name, preserveAspectRatio="none"
            )  # fmt: skip

        name = self._defined(("picture", picture.sha256, picture.grey), make)
        return self._drawing.use(f"#{name}", transform=_stretched(picture.box))

    def _words(self, parent: BaseElement, words: Words) -> None:
        """The glyphs by reference, in font units; a halo first, and no title on it."""
        face = self._fonts.face(words.face)
        scale = words.size / face.upem
        transform = f"translate({words.x} {words.y}) scale({number(scale, 6)})"
        if words.halo is not None:
            rim = {"fill": "none", **_pen(words.halo, scale)}
            halo = self._drawing.g(transform=transform, aria_hidden="true", **rim)
            self._glyphs(halo, words, scale)
            parent.add(halo)
        look = {"fill": words.fill}
        if words.alpha != 1:
            look["fill_opacity"] = number(words.alpha)
        group = self._drawing.g(transform=transform, **look)
        group.set_desc(title=words.text)
        self._glyphs(group, words, scale)
        parent.add(group)

    def _glyphs(self, group: BaseElement, words: Words, scale: float) -> None:
        for cluster in words.clusters:
            for gid, x, y in cluster.glyphs:
                name = self._glyph(words.face, gid)
                if name:
                    at = {"x": number(x / scale, 1)} | ({"y": number(y / scale, 1)} if y else {})
                    group.add(self._drawing.use(f"#{name}", **at))

    def _glyph(self, key: str, gid: int) -> str:
        """The id of a glyph's outline; empty for a blank."""
        steps = self._fonts.face(key).outline(gid)
        if not steps:
            return ""
        return self._defined(
            ("glyph", key, gid), lambda name: self._drawing.path(d=_flipped(steps), id=name)
        )


def _pen(stroke: Stroke, scale: float) -> Attributes:
    """The look of a stroke, in a coordinate system that is ``scale`` µm to the unit."""
    look = {"stroke": stroke.colour, "stroke_width": number(stroke.width / scale, 1)}
    if stroke.round:
        look |= {"stroke_linecap": "round", "stroke_linejoin": "round"}
    if stroke.dash:
        look["stroke_dasharray"] = " ".join(number(dash / scale, 1) for dash in stroke.dash)
    if stroke.alpha != 1:
        look["stroke_opacity"] = number(stroke.alpha)
    return look


def _data(steps: Iterable[str | int]) -> str:
    """Path data, without a blank where a letter parts two numbers anyway."""
    data = " ".join(map(str, steps))
    for letter in "MLCZ":
        data = data.replace(f" {letter}", letter).replace(f"{letter} ", letter)
    return data


def _flipped(steps: tuple[str | float, ...]) -> str:
    """A glyph's outline with y turned down."""
    flipped: list[str | int] = []
    upright = True
    for step in steps:
        if isinstance(step, str):
            flipped.append(step)
        else:
            upright = not upright
            flipped.append(number(float(-step if upright else step), 1))
    return _data(flipped)


def _stretched(box: Box) -> str:
    return f"translate({box.x} {box.y}) scale({box.width} {box.height})"


def _embedded(data: bytes) -> str:
    """A picture as a data URI; a ValueError for bytes of no kind that browsers show."""
    for magic, media in MEDIA.items():
        if data.startswith(magic):
            return f"data:{media};base64,{base64.b64encode(data).decode('ascii')}"
    msg = "a picture is neither PNG nor JPEG nor WebP"
    raise ValueError(msg)
