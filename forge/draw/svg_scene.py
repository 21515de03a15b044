"""SVG art as a scene of its own, to be placed at any size."""

from __future__ import annotations

from forge.content.svg_shape import Drawing, Shape
from forge.geometry import Size, Um, mm
from forge.scene import Path, Scene, Stroke

LONG_SIDE = mm(100)
"""How long the longer side of the scene is: fine enough to be placed larger than any card."""


def scene(drawing: Drawing, name: str) -> Scene:
    """The picture, its longer side 100 mm long."""
    scale = LONG_SIDE / max(drawing.width, drawing.height)
    size = Size(Um(round(drawing.width * scale)), Um(round(drawing.height * scale)))
    paths = (path for shape in drawing.shapes for path in _paths(shape, scale))
    return Scene(size, tuple(paths), name)


def _paths(shape: Shape, scale: float) -> tuple[Path, ...]:
    """Fill and line as two paths, since each has an opacity of its own."""
    steps = tuple([s if isinstance(s, str) else round(s * scale) for s in shape.steps])
    found = []
    if shape.fill:
        found.append(Path(steps, shape.fill, None, shape.fill_alpha, shape.evenodd))
    if shape.stroke and shape.width:
        width = max(1, round(shape.width * scale))
        found.append(Path(steps, None, Stroke(shape.stroke, width, (), shape.stroke_alpha)))
    return tuple(found)
