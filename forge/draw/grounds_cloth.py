"""The pattern ``cloth``: chevrons and lozenges in the manner of mud cloth."""

from __future__ import annotations

from forge.draw.ornament import TAU, loops, polar
from forge.draw.pen import Point
from forge.geometry import Box
from forge.scene import Item, Path, Stroke
from forge.scene.shapes import rect


def cloth(box: Box, fill: str | None, colour: str) -> tuple[Item, ...]:
    """Bands of chevrons, lozenges and dotted lines, the same number of repeats in every row."""
    count = max(4, round(box.width / 5200))
    step = box.width / count
    bands = max(4, round(box.height / (step * 0.86) / 4) * 4)
    high = box.height / bands
    thick: list[list[Point]] = []
    thin: list[list[Point]] = []
    dots: list[list[Point]] = []
    for band in range(bands):
        y = box.y + (band + 0.5) * high
        for i in range(-1, count + 1):
            x = box.x + (i + (0.5 if band % 2 else 0.0)) * step
            _motif(band % 4, (x, y, step), thick, thin, dots)
    ground_ = (rect(box, fill),) if fill else ()
    return (
        *ground_,
        Path(loops(thick, closed=False), None, Stroke(colour, 330, alpha=0.36)),
        Path(loops(thin, closed=False), None, Stroke(colour, 160, alpha=0.36)),
        Path(loops(dots), colour, alpha=0.4),
    )


def _motif(
    kind: int,
    place: tuple[float, float, float],
    thick: list[list[Point]],
    thin: list[list[Point]],
    dots: list[list[Point]],
) -> None:
    x, y, s = place
    if kind in (0, 2):
        up = -0.21 if kind else 0.21
        for lines, drop in ((thick, 0.0), (thin, 0.2)):
            d = y + drop * s * (1 if kind == 0 else -1)
            lines.append([(x, d + up * s), (x + s / 2, d - up * s), (x + s, d + up * s)])
    elif kind == 1:
        r = s * 0.3
        thick.append(
            [polar(x + s / 2, y, r * (0.6 if i % 2 else 1), i * TAU / 4) for i in range(5)]
        )
        dots.append([polar(x + s / 2, y, s * 0.07, i * TAU / 8) for i in range(8)])
    else:
        dots.append([polar(x, y, s * 0.07, i * TAU / 8) for i in range(8)])
        thick.append([(x + s * 0.18, y), (x + s * 0.82, y)])
