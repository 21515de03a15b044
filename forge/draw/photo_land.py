"""Land of pictures, painted in bands from the horizon to the front (``photo_places.toml``)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from forge.draw import recipes
from forge.draw.ornament import curves, loops
from forge.draw.pen import Curve, Point
from forge.draw.photo_cast import Stand, drawn
from forge.draw.photo_stage import Stage
from forge.geometry import Box, Um
from forge.model.colour import mix
from forge.scene import Item, Path
from forge.scene.shapes import rect

SLOPES = (
    (-1.0, 0.0), (-0.55, 0.42), (-0.26, 0.86), (-0.14, 1.0), (0.02, 0.97), (0.15, 1.01),
    (0.28, 0.84), (0.6, 0.36), (1.0, 0.0),
)  # fmt: skip
"""The outline of a peak: shares of half its width and of its height."""
STEP = 2
"""Distance between the points of a ridge, hundredths of the width."""


@dataclass(frozen=True, slots=True)
class Band:
    """One strip of a place.  Which fields count depends on its kind; places are hundredths.

    ``y`` to ``to`` its extent down, ``rise`` how far it swings, ``count`` and ``size`` (least and
    most) of what stands in it, ``far`` how much of its colour is haze, ``x`` and ``wide`` of a
    peak; ``edge`` how far from the sides things may stand, so that the middle is free.
    """

    kind: str
    y: float
    to: float = 100.0
    colours: tuple[str, ...] = ()
    rise: float = 0.0
    count: int = 0
    size: tuple[float, float] = (0.0, 0.0)
    what: str = ""
    far: float = 0.0
    x: float = 50.0
    wide: float = 0.0
    edge: float = 0.0


@dataclass(frozen=True, slots=True)
class Place:
    """The bands behind the figures of a picture and those before them."""

    back: tuple[Band, ...]
    front: tuple[Band, ...] = ()


def places() -> tuple[str, ...]:
    """Every place there is, in order."""
    return tuple(sorted(_places()))


def place(name: str) -> Place:
    """The place called ``name``; KeyError when there is none."""
    return _places()[name]


def painted(stage: Stage, bands: tuple[Band, ...], first: int = 0) -> Iterator[Item]:
    """Bands from back to front; ``first`` numbers them for chance."""
    for i, band in enumerate(bands):
        yield from PAINTERS[band.kind](stage, band, first + i)


def ridge(stage: Stage, band: Band, key: int) -> Iterator[Item]:
    """A line of hills, filled to the foot of its band."""
    colours = [stage.mood.far(colour, band.far) for colour in band.colours]
    line = [(float(x), _swing(stage, band, key, x)) for x in range(-STEP, 101 + STEP, STEP)]
    points = [*line, (102.0, band.to), (-2.0, band.to)]
    fill = colours[0]
    shape = loops([stage.spots(points)])
    if len(colours) > 1:
        yield Path(shape, stage.down(band.y - band.rise, band.to, colours))
    else:
        yield Path(shape, fill)


def _swing(stage: Stage, band: Band, key: int, x: float) -> float:
    """The height of a ridge: three waves whose lengths and phases are the picture's own."""
    total = 0.0
    for k, share in enumerate((0.6, 0.28, 0.12)):
        length = stage.chance(46, 80, 30, key, k) / (1 + 1.4 * k)
        total += share * math.sin(math.tau * (x / length + stage.chance(0, 1, 31, key, k)))
    return band.y - band.rise * total


def peak(stage: Stage, band: Band, key: int) -> Iterator[Item]:
    """A broad mountain with snow on its flat top."""
    x = band.x + stage.chance(-6, 6, 32, key)
    half, foot = band.wide / 2, band.to
    rock, snow = stage.mood.far(band.colours[0], band.far), stage.mood.far(band.colours[1], 0.1)
    high = foot - band.y
    outline: list[Point] = [(x + half * u, foot - high * v) for u, v in SLOPES]
    yield Path(loops([stage.spots(outline)]), rock)
    lee = [*outline[4:], (x + half * 0.1, foot), (x + half * 0.16, foot - high * 0.5)]
    yield Path(loops([stage.spots(lee)]), mix(rock, "#2A1C3A", 0.22))
    teeth = [
        (x + half * (0.3 - 0.075 * k), foot - high * (0.82 if k % 2 else 0.66)) for k in range(1, 8)
    ]
    cap = [*outline[2:7], *teeth]
    yield Path(loops([stage.spots(cap)]), snow)


def ground(stage: Stage, band: Band, key: int) -> Iterator[Item]:
    """Earth, grass or sand: a gradient with paler and darker patches."""
    colours = [stage.mood.light(colour) for colour in band.colours]
    yield from ridge(stage, band, key)
    patches: dict[int, list[Curve]] = {0: [], 1: []}
    for i in range(14):
        y = stage.chance(band.y + 4, 98, 33, key, i)
        half = stage.chance(4, 15, 34, key, i) * (0.4 + (y - band.y) / 50)
        x = stage.chance(0, 100, 35, key, i)
        ring = [
            (x + half * math.cos(k * math.tau / 8) * stage.chance(0.7, 1.2, 36, key, i, k),
             y + half * 0.14 * math.sin(k * math.tau / 8))
            for k in range(8)
        ]  # fmt: skip
        patches[i % 2].append(stage.curve(ring))
    light, dark = mix(colours[0], "#FFF6DA", 0.5), mix(colours[-1], "#2A1A0C", 0.5)
    yield Path(curves(patches[0]), light, alpha=0.22, evenodd=False)
    yield Path(curves(patches[1]), dark, alpha=0.14, evenodd=False)


def grass(stage: Stage, band: Band, key: int) -> Iterator[Item]:
    """Tufts that grow taller towards the front, one path for each colour."""
    for part, colour in enumerate(band.colours):
        blades = []
        for i in range(band.count):
            t = (i + stage.chance(0, 1, 37, key, part, i)) / band.count
            y = band.y + (band.to - band.y) * t**1.25
            tall = band.size[0] + (band.size[1] - band.size[0]) * t
            x = stage.chance(-1, 101, 38, key, part, i)
            blades.append(_blade(stage, (x, y), tall, stage.chance(-0.5, 0.5, 39, key, part, i)))
        yield Path(loops(blades), stage.mood.light(colour), alpha=0.85, evenodd=False)


def _blade(stage: Stage, at: Point, tall: float, lean: float) -> list[Point]:
    """A blade of grass with its foot at a place."""
    x, y, h = stage.x(at[0]), stage.y(at[1]), stage.high(tall)
    thick = max(30, h // 14)
    bend = lean * h
    return [(x - thick, y), (x + bend * 0.25 - thick // 2, y - h * 0.55), (x + bend, y - h),
            (x + bend * 0.25 + thick // 2, y - h * 0.5), (x + thick, y)]  # fmt: skip


def water(stage: Stage, band: Band, key: int) -> Iterator[Item]:
    """Water with the sky in it, and glints along its ripples."""
    mood = stage.mood
    near, deep = (mood.light(colour) for colour in band.colours)
    mirror = [mix(near, mood.sky[-1], 0.72), mix(near, mood.sky[-2], 0.5), deep]
    top, bottom = stage.y(band.y), stage.y(band.to)
    area = Box(stage.box.x, Um(top), stage.box.width, Um(bottom - top))
    yield rect(area, stage.down(band.y, band.to, mirror))
    glints: list[list[Point]] = []
    shades: list[list[Point]] = []
    for i in range(60):
        t = stage.chance(0, 1, 40, key, i)
        y = band.y + (band.to - band.y) * t
        half = stage.chance(1.2, 5.5, 41, key, i) * (0.3 + t)
        ring = _ripple(stage, (stage.chance(0, 100, 42, key, i), y), half, 0.16 + 0.3 * t)
        (glints if i % 3 else shades).append(ring)
    yield Path(loops(glints), mix(mood.sky[-1], "#FFFFFF", 0.5), alpha=0.5, evenodd=False)
    yield Path(loops(shades), mix(deep, "#0E2F38", 0.5), alpha=0.4, evenodd=False)


def _ripple(stage: Stage, at: Point, half: float, thick: float) -> list[Point]:
    x, y = stage.x(at[0]), stage.y(at[1])
    w, h = stage.high(half), stage.high(thick)
    top = [(x - w, y), (x - w // 3, y - h), (x + w // 3, y - h), (x + w, y)]
    return [*top, (x + w // 4, y + h // 2), (x - w // 4, y + h // 2)]


def dune(stage: Stage, band: Band, key: int) -> Iterator[Item]:
    """A dune: a lit slope and, below its crest, the slope in shade."""
    lit, dark = (stage.mood.far(colour, band.far) for colour in band.colours)
    x = band.x + stage.chance(-12, 12, 43, key)
    half, high = band.wide / 2, band.rise
    crest = [(x - half, band.y), (x - half * 0.5, band.y - high * 0.5), (x, band.y - high)]
    fall = [(x + half * 0.45, band.y - high * 0.42), (x + half, band.y)]
    edge = [(x + half * 0.12, band.y - high * 0.6), (x - half * 0.06, band.y - high * 0.3),
            (x + half * 0.1, band.y)]  # fmt: skip
    foot = [(x + half, band.to), (x - half, band.to)]
    yield Path(curves([stage.curve([*crest, *fall, *foot])]), lit)
    yield Path(
        loops([[(stage.x(u), stage.y(v)) for u, v in (crest[-1], *fall, *edge[::-1])]]), dark
    )


def scatter(stage: Stage, band: Band, key: int) -> Iterator[Item]:
    """Plants and stones, the far ones first; ``edge`` keeps the middle free for the figures."""
    spots = []
    for i in range(band.count):
        across = (i + stage.chance(0.1, 0.9, 44, key, i)) / band.count * 100
        if band.edge:
            left = (i + stage.seed) % 2
            across = across * band.edge / 100 if left else 100 - across * band.edge / 100
        spots.append((stage.chance(band.y, band.to, 45, key, i), across, i))
    for y, x, i in sorted(spots):
        size = stage.high(stage.chance(*band.size, 46, key, i))
        stand = Stand(stage.x(x), stage.y(y), size, turned=stage.chance(0, 1, 47, key, i) < 0.5)
        yield from drawn(band.what, stand, lambda ink: stage.mood.far(ink, band.far))


Painter = Callable[[Stage, Band, int], Iterator[Item]]
PAINTERS: Mapping[str, Painter] = {
    "ridge": ridge,
    "peak": peak,
    "ground": ground,
    "grass": grass,
    "water": water,
    "dune": dune,
    "scatter": scatter,
}


@cache
def _places() -> dict[str, Place]:
    table = recipes.table("photo_places")
    return {
        name: Place(*(tuple(map(_band, row.get(side, ()))) for side in ("back", "front")))
        for name, row in table.items()
    }


def _band(row: Mapping[str, object]) -> Band:
    given = {key: tuple(v) if isinstance(v, list) else v for key, v in row.items()}
    return Band(**given)  # type: ignore[arg-type]
