"""A scene as an SVG file: millimetres outside, micrometres inside, no script, no outside link."""

from __future__ import annotations

from collections.abc import Mapping

import svgwrite

from forge.backend.fingerprint import Fingerprints
from forge.backend.shared import placed_again
from forge.backend.svg_paint import SvgPainter
from forge.geometry import in_mm
from forge.scene import Scene
from forge.typeset.fonts import Fonts

PREFIX = 8  # hexadecimal digits: enough for ids to stay apart when files share a page


def svg(scene: Scene, fonts: Fonts, art: Mapping[str, bytes]) -> str:
    """An SVG 1.1 document; ``art`` holds the pictures' bytes by their SHA-256.

    Every id begins with a digest of the scene, so that several files can stand in one page.
    Text is drawn as outlines, each glyph defined once; what it says stands in a title.
    """
    width, height = scene.size
    drawing = svgwrite.Drawing(
        size=(f"{in_mm(width)}mm", f"{in_mm(height)}mm"),
        viewBox=f"0 0 {width} {height}",
        debug=False,
    )
    if scene.name:
        drawing.set_desc(title=scene.name)
    prefix = f"f{Fingerprints().of(scene)[:PREFIX]}"
    painter = SvgPainter(drawing, prefix, fonts, art, placed_again([scene]))
    painter.items(drawing, scene.items)
    text: str = drawing.tostring()
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'
