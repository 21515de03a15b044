"""The drawings of ``sample`` as SVG."""

from __future__ import annotations

import sample


def shapes(number: int) -> str:
    """The elements of a drawing, about (0, 0)."""
    return "".join(map(_shape, sample.drawing(number)))


def picture(number: int, edge: str, fill: str) -> str:
    """A drawing as a picture of its own."""
    half, side = sample.ART / 2, f"{sample.ART:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}mm" height="{side}mm" '
        f'viewBox="{-half:g} {-half:g} {side} {side}">'
        f'<g stroke="{edge}" fill="{fill}" stroke-width="{sample.HAIR}">{shapes(number)}</g>'
        "</svg>\n"
    )


def _shape(shape: sample.Petal | sample.Ray | sample.Ring) -> str:
    if isinstance(shape, sample.Petal):
        a, b, c, d, e, f = (f"{x:.3f},{y:.3f}" for x, y in shape.points)
        return f'<path d="M0,0C{a} {b} {c}C{d} {e} {f}Z"/>'
    if isinstance(shape, sample.Ray):
        (x0, y0), (x1, y1) = shape
        return f'<line x1="{x0:.3f}" y1="{y0:.3f}" x2="{x1:.3f}" y2="{y1:.3f}"/>'
    return f'<circle r="{shape.radius:g}" fill="none"/>'
