"""Skies of pictures: colours from the zenith down, sun or moon, stars, clouds, birds, rain."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from forge.draw import recipes
from forge.draw.ornament import curves, loops
from forge.draw.pen import Curve
from forge.draw.photo_stage import Mood, Orb, Stage
from forge.geometry import Box
from forge.scene import Item, Path, Stroke
from forge.scene.shapes import circle, rect

HORIZON = 62.0
"""Where a sky has its last colour, hundredths of the height."""
HALOS = 8
FAR_BIRDS = 6


def moods() -> tuple[str, ...]:
    """Every mood there is, in order."""
    return tuple(sorted(_moods()))


def mood(name: str) -> Mood:
    """The mood called ``name``; KeyError when there is none."""
    return _moods()[name]


@cache
def _moods() -> dict[str, Mood]:
    table = recipes.table("photo_moods")
    return {
        name: Mood(**{**row, "sky": tuple(row["sky"]), "orb": Orb(**row["orb"])})
        for name, row in table.items()
    }


def sky(stage: Stage) -> Iterator[Item]:
    """The sky behind everything."""
    mood = stage.mood
    yield rect(stage.box, stage.down(0, HORIZON, mood.sky))
    if mood.stars:
        yield _stars(stage)
    yield from _orb(stage)
    yield from _clouds(stage)
    if not mood.rain and not mood.stars:
        yield _birds(stage)


def _stars(stage: Stage) -> Path:
    dots = []
    for i in range(stage.mood.stars):
        x, y = stage.x(stage.chance(0, 100, 1, i)), stage.y(stage.chance(0, 50, 2, i))
        r = stage.high(stage.chance(0.25, 0.8, 3, i))
        dots.append([(x + r, y), (x, y + r), (x - r, y), (x, y - r)])
    return Path(loops(dots), stage.mood.orb.colour, alpha=0.85)


def _orb(stage: Stage) -> Iterator[Item]:
    """The sun or the moon with its glow."""
    orb = stage.mood.orb
    x, y = stage.x(orb.x + stage.chance(-9, 9, 4)), stage.y(orb.y)
    for i in range(HALOS):
        yield circle(x, y, stage.high(orb.r * (1.25 + i * 0.5)), orb.colour, alpha=0.06)
    yield circle(x, y, stage.high(orb.r), orb.colour, alpha=0.97)


def _clouds(stage: Stage) -> Iterator[Item]:
    """Long soft clouds, the lower the thinner."""
    shapes: list[Curve] = []
    for i in range(stage.mood.clouds):
        y = stage.chance(3, 44, 5, i)
        length = stage.chance(14, 44, 6, i) * (0.7 + y / 70)
        thick = stage.chance(0.9, 2.6, 7, i) * (1.5 - y / 50)
        shapes.append(_cloud(stage, (stage.chance(-15, 95, 8, i), y), length, thick))
    yield Path(curves(shapes), stage.mood.cloud, alpha=0.34, evenodd=False)


def _cloud(stage: Stage, at: tuple[float, float], length: float, thick: float) -> Curve:
    x, y = at
    puffs = 5
    top = [
        (x + length * (k + 0.5) / puffs, y - thick * (0.5 + stage.chance(0, 1, 9, round(y * 9), k)))
        for k in range(puffs)
    ]
    foot = [(x + length * (0.85 - k * 0.35), y + thick * 0.35) for k in range(3)]
    return stage.curve([(x, y), *top, (x + length, y), *foot])


def _birds(stage: Stage) -> Path:
    """A few birds far off, each two strokes of a pen."""
    lines = []
    for i in range(FAR_BIRDS):
        x = stage.x(stage.chance(14, 90, 10, i))
        y, w = stage.y(stage.chance(8, 34, 11, i)), stage.high(stage.chance(1.2, 2.6, 12, i))
        left = [(x - w, y - w // 3), (x - w // 2, y - w // 2)]
        lines.append([*left, (x, y), (x + w // 2, y - w // 2), (x + w, y - w // 4)])
    ink = stage.mood.far("#3A2C20", 0.15)
    return Path(loops(lines, closed=False), None, Stroke(ink, stage.high(0.5), alpha=0.8))


def rain(stage: Stage) -> Iterator[Item]:
    """Slanting rain in front of everything, where the mood has it."""
    count = stage.mood.rain
    if not count:
        return
    lean = math.tan(math.radians(14))
    for part, (alpha, width) in enumerate(((0.34, 0.3), (0.55, 0.42))):
        lines = []
        for i in range(count):
            x = stage.x(stage.chance(-4, 108, 20, part, i))
            y = stage.y(stage.chance(-6, 98, 21, part, i))
            d = stage.high(stage.chance(3, 7.5, 22, part, i))
            lines.append([(x, y), (x - round(d * lean), y + d)])
        stroke = Stroke("#EAF2F6", stage.high(width), alpha=alpha)
        yield Path(loops(lines, closed=False), None, stroke)


def shaded_edges(box: Box) -> Iterator[Item]:
    """Darker edges, as old lenses drew them."""
    for i in range(6):
        width = round(box.height * (0.012 + 0.018 * i))
        yield rect(box.grown(-width // 2), None, Stroke("#1E120A", width, alpha=0.036, round=False))
