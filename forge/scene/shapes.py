"""Paths for the shapes everybody draws; arguments in micrometres."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from forge.geometry import KAPPA, Box
from forge.scene.items import Paint, Path, Stroke


def line(x0: int, y0: int, x1: int, y1: int, stroke: Stroke) -> Path:
    """A straight line."""
    return Path(("M", x0, y0, "L", x1, y1), stroke=stroke)


def rect(
    box: Box,
    fill: Paint | None = None,
    stroke: Stroke | None = None,
    radius: int = 0,
    alpha: float = 1.0,
) -> Path:
    """A rectangle, its corners rounded by ``radius``."""
    x, y, r, b = box.x, box.y, box.right, box.bottom
    if not radius:
        steps: tuple[str | int, ...] = ("M", x, y, "L", r, y, "L", r, b, "L", x, b, "Z")
        return Path(steps, fill, stroke, alpha)
    q = round(radius * (1 - KAPPA))
    c = radius
    steps = (
        "M", x + c, y, "L", r - c, y, "C", r - q, y, r, y + q, r, y + c,
        "L", r, b - c, "C", r, b - q, r - q, b, r - c, b,
        "L", x + c, b, "C", x + q, b, x, b - q, x, b - c,
        "L", x, y + c, "C", x, y + q, x + q, y, x + c, y, "Z",
    )  # fmt: skip
    return Path(steps, fill, stroke, alpha)


def circle(
    x: int,
    y: int,
    radius: int,
    fill: Paint | None = None,
    stroke: Stroke | None = None,
    alpha: float = 1.0,
) -> Path:
    """A circle about (x, y), as four cubics (off by less than 0.03 % of the radius)."""
    return ellipse(x, y, radius, radius, fill, stroke, alpha)


def ellipse(
    x: int, y: int, rx: int, ry: int, fill: Paint | None = None, stroke: Stroke | None = None,
    alpha: float = 1.0,
) -> Path:  # fmt: skip
    """An ellipse about (x, y)."""
    kx, ky = round(rx * KAPPA), round(ry * KAPPA)
    steps = (
        "M", x + rx, y, "C", x + rx, y + ky, x + kx, y + ry, x, y + ry,
        "C", x - kx, y + ry, x - rx, y + ky, x - rx, y,
        "C", x - rx, y - ky, x - kx, y - ry, x, y - ry,
        "C", x + kx, y - ry, x + rx, y - ky, x + rx, y, "Z",
    )  # fmt: skip
    return Path(steps, fill, stroke, alpha)


def polygon(
    points: Sequence[tuple[float, float]], fill: Paint | None = None, stroke: Stroke | None = None,
    alpha: float = 1.0, closed: bool = True,
) -> Path:  # fmt: skip
    """Straight lines through points given in millimetres; closed unless said otherwise."""
    steps: list[str | int] = []
    for x, y in points:
        steps += ["L" if steps else "M", round(x * 1000), round(y * 1000)]
    return Path((*steps, "Z") if closed else tuple(steps), fill, stroke, alpha)


Carry = Callable[[int], int]
"""Where a coordinate goes, µm."""


def _stays(at: int) -> int:
    return at


def carried(path: Path, across: Carry = _stays, down: Carry = _stays) -> Path:
    """The path with each x taken through ``across`` and each y through ``down``.

    A gradient of its fill stays where it is on the page.
    """
    steps: list[str | int] = []
    level = True
    for step in path.steps:
        if isinstance(step, str):
            steps.append(step)
            level = True
        else:
            steps.append(across(step) if level else down(step))
            level = not level
    return replace(path, steps=tuple(steps))


def moved(path: Path, dx: int, dy: int) -> Path:
    """The path shifted; a gradient stays where it is on the page."""
    return carried(path, lambda x: x + dx, lambda y: y + dy)
