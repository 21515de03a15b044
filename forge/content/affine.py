"""Affine transforms of the plane, as SVG writes them."""

from __future__ import annotations

import math
import re
from typing import NamedTuple


class Affine(NamedTuple):
    """x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where the point (x, y) comes to lie."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def after(self, first: Affine) -> Affine:
        """The transform that does ``first``, then this one."""
        e, f = self.at(first.e, first.f)
        return Affine(
            self.a * first.a + self.c * first.b,
            self.b * first.a + self.d * first.b,
            self.a * first.c + self.c * first.d,
            self.b * first.c + self.d * first.d,
            e,
            f,
        )

    @property
    def scale(self) -> float:
        """The factor by which lengths grow on average: the root of the area's factor."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


IDENTITY = Affine()

_CALL = re.compile(r"\s*([a-zA-Z]+)\s*\(([^()]*)\)\s*,?")
_COUNTS = {
    "matrix": (6,),
    "translate": (1, 2),
    "scale": (1, 2),
    "rotate": (1, 3),
    "skewX": (1,),
    "skewY": (1,),
}


def transform(text: str) -> Affine:
    """The transform an SVG ``transform`` attribute writes (SVG 1.1 §7.6); ValueError if none."""
    done, result = 0, IDENTITY
    for call in _CALL.finditer(text):
        if call.start() != done:
            break
        done = call.end()
        numbers = [float(part) for part in re.split(r"[\s,]+", call[2].strip()) if part]
        if len(numbers) not in _COUNTS.get(call[1], ()) or not all(map(math.isfinite, numbers)):
            break
        result = result.after(_one(call[1], numbers))
    else:
        if done == len(text):
            return result
    msg = f"not a transform: {text}"
    raise ValueError(msg)


def _one(name: str, n: list[float]) -> Affine:
    match name:
        case "matrix":
            return Affine(*n)
        case "translate":
            return Affine(e=n[0], f=n[1] if len(n) > 1 else 0.0)
        case "scale":
            return Affine(a=n[0], d=n[-1])
        case "skewX":
            return Affine(c=math.tan(math.radians(n[0])))
        case "skewY":
            return Affine(b=math.tan(math.radians(n[0])))
        case _:
            return _turn(n)


def _turn(n: list[float]) -> Affine:
    cos, sin = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
    turned = Affine(cos, sin, -sin, cos)
    if len(n) == 1:
        return turned
    x, y = n[1], n[2]
    return Affine(e=x, f=y).after(turned).after(Affine(e=-x, f=-y))
