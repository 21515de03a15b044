"""Pictorial signs of the map: mountains, trees, acacias, dunes, in a few drawings each.

A sign stands on the origin, 1 mm tall or wide per 1000 µm of ``size``; it is placed many
times at its own scale, so that the file holds each drawing once.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

from forge import dice
from forge.draw import kit
from forge.draw.projection import Spot
from forge.model.colour import mix
from forge.scene import Item, Path, Scene, Stroke
from forge.scene.shapes import circle

Colours = Mapping[str, str]
UNIT = 3_000
"""The size that signs are drawn at, µm."""
VARIANTS = 8
SEED = 7301


def signs(colours: Colours) -> dict[str, tuple[Scene, ...]]:
    """The variants of every sign, by name."""
    draw: dict[str, Callable[[int], list[Item]]] = {
        "mountain": partial(_mountain, colours, snow=False),
        "snow": partial(_mountain, colours, snow=True),
        "tree": partial(_tree, colours),
        "acacia": partial(_acacia, colours),
        "dune": partial(_dune, colours),
        "grass": partial(_grass, colours),
        "bush": partial(_bush, colours),
    }
    return {
        name: tuple(kit.stamp(UNIT, one(variant)) for variant in range(VARIANTS))
        for name, one in draw.items()
    }


def _spots(points: list[tuple[float, float]]) -> list[Spot]:
    """Points in units of the sign, y up, as µm, y down."""
    return [(x * UNIT, -y * UNIT) for x, y in points]


def _mountain(colours: Colours, variant: int, snow: bool) -> list[Item]:
    def near(value: float, by: float, k: int) -> float:
        return value + dice.between(-by, by, SEED, variant, k)

    peak = (near(0.05, 0.12, 0), near(1.12, 0.1, 1))
    left = [(-1.12, 0.0), (near(-0.78, 0.06, 2), 0.2), (near(-0.5, 0.06, 3), near(0.52, 0.06, 4))]
    left += [
        (near(-0.3, 0.05, 5), near(0.66, 0.05, 6)),
        (near(-0.13, 0.03, 7), near(0.96, 0.03, 8)),
    ]
    right = [peak, (near(0.2, 0.04, 9), near(0.86, 0.05, 10))]
    right += [
        (near(0.36, 0.05, 11), near(0.76, 0.05, 12)),
        (near(0.56, 0.05, 13), near(0.44, 0.05, 14)),
    ]
    right += [(near(0.82, 0.05, 15), near(0.26, 0.04, 16)), (1.2, 0.0)]
    ridge = [peak, (0.08, 0.74), (-0.02, 0.5), (0.12, 0.26), (0.02, 0.0)]
    outline = _spots([*left, *right])
    dark = colours["relief-dark"]
    items: list[Item] = [
        kit.area(outline, mix(colours["land"], colours["cream"], 0.5), alpha=0.97),
        kit.area(_spots([*ridge, *right[::-1]]), colours["relief-high"], alpha=0.5),
        kit.lines(_hatching(right), Stroke(dark, 150, alpha=0.75)),
        kit.line(_spots(ridge), Stroke(dark, 160, alpha=0.8)),
        kit.line(_spots([(-0.5, 0.4), (-0.42, 0.2), (-0.52, 0.06)]), Stroke(dark, 130, alpha=0.6)),
    ]
    if snow:
        edge = [(-0.16, 0.84), (-0.04, 0.9), (0.05, 0.78), (0.14, 0.88)]
        items.append(kit.area(_spots([peak, left[-1], *edge, right[1]]), colours["foam"]))
    return [*items, kit.line(outline, Stroke(colours["ink"], 270, alpha=0.95))]


def _hatching(right: list[tuple[float, float]]) -> list[list[Spot]]:
    """Strokes that follow the slope on the side away from the light."""
    strokes = []
    for i in range(6):
        share = 0.12 + i * 0.145
        k = min(4, int(share * 5))
        t = share * 5 - k
        x = right[k][0] + (right[k + 1][0] - right[k][0]) * t
        y = right[k][1] + (right[k + 1][1] - right[k][1]) * t
        drop = 0.16 + 0.4 * (1 - share)
        points = [(x, y), (x - 0.02, y - drop * 0.5), (x - 0.1, y - drop)]
        strokes.append(_spots([(u, max(v, 0.02)) for u, v in points]))
    return strokes


def _tree(colours: Colours, variant: int) -> list[Item]:
    """A crown from above and aside: a union of circles, lit from the north-west."""
    import shapely  # here, since the checks ask this module for names alone
    from shapely.geometry import Point

    from forge.draw import outlines

    count = 5 + variant % 3
    start = dice.between(0, math.tau, SEED, variant, 20)
    crowns = [Point(0, 0).buffer(0.45 * UNIT, quad_segs=5)]
    for k in range(count):
        angle = start + math.tau * k / count
        middle = Point(0.4 * UNIT * math.cos(angle), 0.36 * UNIT * math.sin(angle))
        crowns.append(middle.buffer(0.34 * UNIT, quad_segs=5))
    leaf = mix(colours["green"], colours["forest-ink"], dice.between(0, 0.3, SEED, variant, 21))
    pale = mix(colours["green"], colours["cream"], 0.5)
    outline = Stroke(colours["forest-ink"], 210)
    return [
        circle(round(0.28 * UNIT), round(0.22 * UNIT), round(0.66 * UNIT), colours["forest-ink"],
               alpha=0.35),
        *outlines.shape(shapely.union_all(crowns), mix(leaf, colours["teal"], 0.12), outline),
        circle(round(-0.2 * UNIT), round(-0.2 * UNIT), round(0.24 * UNIT), pale, alpha=0.55),
        circle(round(0.16 * UNIT), round(-0.04 * UNIT), round(0.15 * UNIT), pale, alpha=0.3),
    ]  # fmt: skip


def _acacia(colours: Colours, variant: int) -> list[Item]:
    lean = dice.between(-0.12, 0.12, SEED, variant, 30)

    def steps(*parts: str | tuple[float, float]) -> kit.Steps:
        found: list[str | int] = []
        for part in parts:
            if isinstance(part, str):
                found.append(part)
            else:
                found += (round((part[0] + lean * part[1]) * UNIT), round(-part[1] * UNIT))
        return tuple(found)

    trunk = steps("M", (0, 0), "C", (0, 0.3), (-0.1, 0.4), (-0.42, 0.72),
                  "M", (0, 0.28), "C", (0.05, 0.45), (0.2, 0.55), (0.4, 0.72))  # fmt: skip
    crown = steps("M", (-0.85, 0.72), "C", (-0.7, 1.05), (-0.2, 1.0), (0, 1.06),
                  "C", (0.3, 1.02), (0.8, 1.0), (0.85, 0.74),
                  "C", (0.4, 0.66), (-0.4, 0.64), (-0.85, 0.72), "Z")  # fmt: skip
    leaf = mix(colours["green"], colours["ochre"], dice.between(0.15, 0.4, SEED, variant, 31))
    return [
        Path(trunk, stroke=Stroke(colours["relief-dark"], 340)),
        Path(crown, leaf, Stroke(colours["forest-ink"], 210)),
    ]


def _dune(colours: Colours, variant: int) -> list[Item]:
    crest = dice.between(0.0, 0.2, SEED, variant, 40)

    def to(x: float, y: float) -> tuple[int, int]:
        return round(x * UNIT), round(-y * UNIT)

    top = to(crest, 0.55)
    back = ("M", *to(-1, 0), "C", *to(-0.4, 0.1), *to(-0.2, 0.5), *top,
            "C", *to(0.3, 0.4), *to(0.5, 0.1), *to(1, 0))  # fmt: skip
    lee = ("M", *top, "C", *to(-0.05, 0.35), *to(0.2, 0.2), *to(0.1, 0), "L", *to(1, 0),
           "C", *to(0.5, 0.1), *to(0.3, 0.4), *top, "Z")  # fmt: skip
    return [
        Path(lee, colours["ochre"], alpha=0.3),
        Path(back, stroke=Stroke(colours["desert-ink"], 220, alpha=0.7)),
    ]


def _grass(colours: Colours, variant: int) -> list[Item]:
    """A tuft: blades from one foot, the outer ones bent."""
    blades: list[list[Spot]] = []
    for k in range(5):
        lean = (k - 2) * 0.22 + dice.between(-0.07, 0.07, SEED, variant, 50 + k)
        high = 0.62 - 0.09 * abs(k - 2) + dice.between(-0.08, 0.08, SEED, variant, 60 + k)
        blades.append(_spots([(lean * 0.3, 0.0), (lean * 0.6, high * 0.6), (lean, high)]))
    blade = mix(colours["green"], colours["ochre"], dice.between(0.25, 0.6, SEED, variant, 70))
    return [kit.lines(blades, Stroke(mix(blade, colours["relief-dark"], 0.2), 190, alpha=0.8))]


def _bush(colours: Colours, variant: int) -> list[Item]:
    """A low round shrub with its shadow, lit from the north-west."""
    r = round(UNIT * dice.between(0.34, 0.46, SEED, variant, 80))
    leaf = mix(colours["green"], colours["ochre"], dice.between(0.1, 0.35, SEED, variant, 81))
    pale = mix(colours["green"], colours["cream"], 0.5)
    rim = Stroke(colours["forest-ink"], 160, alpha=0.8)
    return [
        circle(r // 2, r // 3, r, colours["forest-ink"], alpha=0.25),
        circle(r * 2 // 3, r // 5, r * 3 // 4, leaf, rim),
        circle(0, 0, r, leaf, rim),
        circle(-r // 3, -r // 3, r // 3, pale, alpha=0.5),
    ]
