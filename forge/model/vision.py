"""How colours are seen by eyes that lack one sort of cone, and how far apart they look.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency" (2009), at severity 1.0, for linear sRGB.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from forge.model.colour import rgb

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

EYES: Mapping[str, Matrix] = MappingProxyType({
    "full colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
                   (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                     (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                   (0.004733, 0.691367, 0.303900)),
})  # fmt: skip
"""Each way of seeing by its name."""

WHITE: Triple = (0.95047, 1.0, 1.08883)
"""The white of daylight D65, as CIE XYZ."""


def lab(colour: str, eye: str = "full colour") -> Triple:
    """A colour '#RRGGBB' as CIE L*a*b* (1976), seen by one of :data:`EYES`."""
    linear = [_linear(part / 255) for part in rgb(colour)]
    seen = [min(1.0, max(0.0, sum(m * v for m, v in zip(row, linear, strict=True))))
            for row in EYES[eye]]  # fmt: skip
    r, g, b = seen
    x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = 0.0193339 * r + 0.1191920 * g + 0.9503041 * b
    fx, fy, fz = (_curve(v / w) for v, w in zip((x, y, z), WHITE, strict=True))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, eye: str = "full colour") -> float:
    """How far apart two colours look (Delta E*ab, CIE 1976); about 2 is the least that is seen."""
    return math.dist(lab(one, eye), lab(other, eye))


def grey_distance(one: str, other: str) -> float:
    """How far apart two colours are in a grey print: the difference of their L*."""
    return abs(lab(one)[0] - lab(other)[0])


def _linear(v: float) -> float:
    return v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)


def _curve(t: float) -> float:
    return t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29
