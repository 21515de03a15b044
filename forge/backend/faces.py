"""What a backend needs to know of a typeface: metrics, outlines and the bytes to embed."""

from __future__ import annotations

from typing import Protocol

Steps = tuple[str | int | float, ...]
"""Steps of a path as in :class:`~forge.scene.Path`, and ``"Q", x1, y1, x, y`` besides."""


class Face(Protocol):
    """One static TrueType face; all measures in font units, y up."""

    @property
    def ps_name(self) -> str: ...  # noqa: D102
    @property
    def upem(self) -> int: ...  # noqa: D102
    @property
    def ascent(self) -> int: ...  # noqa: D102
    @property
    def descent(self) -> int: ...  # noqa: D102
    @property
    def data(self) -> bytes: ...  # noqa: D102
    def outline(self, gid: int, /) -> Steps: ...  # noqa: D102
    def advance(self, gid: int, /) -> int: ...  # noqa: D102


class Faces(Protocol):
    """The font table: faces by the key that :class:`~forge.scene.Words` carry."""

    def face(self, key: str, /) -> Face:
        """The face of that key."""
        ...


def cubic(steps: Steps, scale: float, x: int, y: int) -> tuple[str | int, ...]:
    """A glyph outline as scene steps: scaled from font units to µm, y down, put at (x, y)."""
    out: list[str | int] = []
    here = (0.0, 0.0)
    at = 0
    while at < len(steps):
        op = str(steps[at])
        count = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}[op]
        flat = [float(v) for v in steps[at + 1 : at + 1 + 2 * count]]
        points = list(zip(flat[::2], flat[1::2], strict=True))
        if op == "Q":
            control, end = points
            points = [_toward(here, control), _toward(end, control), end]
            op = "C"
        out.append(op)
        for px, py in points:
            out += (x + round(px * scale), y - round(py * scale))
            here = (px, py)
        at += 1 + 2 * count
    return tuple(out)


def _toward(end: tuple[float, float], control: tuple[float, float]) -> tuple[float, float]:
    """Two thirds of the way from a curve's end to its quadratic control point."""
    return (end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3)
