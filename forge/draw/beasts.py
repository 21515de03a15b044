"""Portraits of animals in the manner of an engraving: flat tones and fields of fine lines."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from forge.draw import recipes
from forge.draw.icons import Look, put
from forge.draw.ornament import loops
from forge.draw.pen import Curve, Point, outline, reverse
from forge.scene import Clip, Item, Path, Stroke


@dataclass(frozen=True, slots=True)
class Tones:
    """The inks of a portrait, from the darkest to the paper's own."""

    dark: str
    mid: str
    soft: str
    light: str

    def of(self, name: str) -> str:
        """The ink of a tone named in ``beasts.toml``."""
        return {"dark": self.dark, "mid": self.mid, "soft": self.soft, "light": self.light}[name]


@dataclass(frozen=True, slots=True)
class Layer:
    """Outlines in one tone; ``hatch`` (angle, pitch) engraves them with lines instead."""

    outlines: tuple[Curve, ...]
    tone: str
    edge: bool
    hatch: tuple[float, float] | None


def coat(name: str) -> Tones:
    """The animal's own colours; KeyError when there is none of that name."""
    return Tones(*recipes.table("beasts")[name]["coat"])


def names() -> tuple[str, ...]:
    """Every animal there is, in order."""
    return tuple(_beasts())


def beast(name: str, at: tuple[int, int], size: int, tones: Tones) -> tuple[Item, ...]:
    """The animal's head centred at ``at``, ``size`` µm wide; KeyError when there is none."""
    return tuple(item for layer in _beasts()[name] for item in _items(layer, at, size, tones))


def _items(layer: Layer, at: tuple[int, int], size: int, tones: Tones) -> tuple[Item, ...]:
    steps = tuple(s for curve in layer.outlines for s in put(curve, at, size, Look()))
    ink = tones.of(layer.tone)
    if layer.hatch is None:
        edge = Stroke(tones.dark, round(size * 0.008)) if layer.edge else None
        return (Path(steps, ink, edge, evenodd=False),)
    lines = Path(_hatch(at, size, layer.hatch), None, Stroke(ink, round(size * 0.0065)))
    return (Clip(Path(steps, evenodd=False), (lines,)),)


def _hatch(at: tuple[int, int], size: int, hatch: tuple[float, float]) -> tuple[str | int, ...]:
    """Lines across the whole box, bent a little, as a burin runs over a round form."""
    angle, pitch = math.radians(hatch[0]), hatch[1]
    cos, sin = math.cos(angle), math.sin(angle)
    count = math.ceil(150 / pitch)
    lines: list[list[Point]] = []
    for i in range(count):
        v = (i - count / 2) * pitch
        line = []
        for k in range(-6, 7):
            u = k * 12.5
            w = v + 3.2 * math.cos(u / 21)
            line.append(
                (at[0] + (u * cos - w * sin) * size / 100, at[1] + (u * sin + w * cos) * size / 100)
            )
        lines.append(line)
    return loops(lines, closed=False)


def _mirrored(curve: Curve) -> Curve:
    (sx, sy), cubics = curve
    flipped = tuple(((100 - a, b), (100 - c, d), (100 - e, f)) for (a, b), (c, d), (e, f) in cubics)
    return reverse(((100 - sx, sy), flipped))


@cache
def _beasts() -> dict[str, tuple[Layer, ...]]:
    table = recipes.table("beasts")
    found = {}
    for name in sorted(table):
        layers = []
        for row in table[name]["layers"]:
            curves = [outline(drawing) for drawing in row["draw"]]
            if row.get("mirror"):
                curves += [_mirrored(curve) for curve in curves]
            hatch = (float(row["hatch"][0]), float(row["hatch"][1])) if "hatch" in row else None
            layers.append(Layer(tuple(curves), row["tone"], row.get("edge", False), hatch))
        found[name] = tuple(layers)
    return found
