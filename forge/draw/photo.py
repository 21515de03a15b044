"""Pictures made by recipe, as a camera would have seen them: sky, land, figures, front."""

from __future__ import annotations

from collections.abc import Iterator

from forge.draw import photo_cast, photo_land, photo_sky
from forge.draw.ornament import loops
from forge.draw.photo_cast import Stand
from forge.draw.photo_stage import Stage
from forge.geometry import Box, Um
from forge.model.picture import Figure, Recipe
from forge.scene import Clip, Item, Path
from forge.scene.shapes import ellipse, rect

FRONT = 100
"""Where the numbers of front bands begin, for chance."""


def picture(recipe: Recipe, box: Box) -> tuple[Item, ...]:
    """A picture filling a box; KeyError for a mood, a place or a figure that is not there."""
    stage = Stage(box, photo_sky.mood(recipe.mood), recipe.seed)
    place = photo_land.place(recipe.place)
    items = (
        *photo_sky.sky(stage),
        *photo_land.painted(stage, place.back),
        *(item for figure in recipe.figures for item in _figure(stage, figure)),
        *photo_land.painted(stage, place.front, FRONT),
        *photo_sky.rain(stage),
        *photo_sky.shaded_edges(box),
    )
    return (Clip(rect(box), items),)


def extent(figure: Figure, box: Box) -> Box:
    """The part of a picture's box that a figure's outline takes."""
    stage = Stage(box, photo_sky.mood("noon"), 0)
    one = photo_cast.actor(figure.who)
    left, top, right, bottom = one.bounds
    if figure.turned:
        left, right = 100 - right, 100 - left
    bottom = min(bottom, one.foot - figure.sunk)
    stand = _stand(stage, figure)
    x = stand.x + (left - 50) * stand.size / 100
    y = stand.y + (top - one.foot + figure.sunk) * stand.size / 100
    return Box(
        Um(round(x)),
        Um(round(y)),
        Um(round((right - left) * stand.size / 100)),
        Um(round((bottom - top) * stand.size / 100)),
    )


def _stand(stage: Stage, figure: Figure) -> Stand:
    x, y = stage.x(figure.x), stage.y(figure.y)
    return Stand(x, y, stage.high(figure.size), figure.turned)


def _figure(stage: Stage, figure: Figure) -> Iterator[Item]:
    """A figure with its shadow, or to its depth in water with ripples round it."""
    stand = _stand(stage, figure)
    drop = round(figure.sunk * stand.size / 100)
    items = photo_cast.drawn(
        figure.who,
        Stand(stand.x, stand.y + drop, stand.size, stand.turned),
        stage.mood.light,
    )
    if drop:
        above = Box(stage.box.x, stage.box.y, stage.box.width, Um(stand.y - stage.box.y))
        yield Clip(rect(above), items)
        yield from _ripples(stage, figure)
        return
    if figure.y > photo_sky.HORIZON:
        yield from _shadow(stage, figure)
    yield from items


def _shadow(stage: Stage, figure: Figure) -> Iterator[Item]:
    seen = extent(figure, stage.box)
    x, y = seen.x + seen.width // 2, stage.y(figure.y)
    for i in range(3):
        half = round(seen.width * (0.54 - 0.07 * i))
        yield ellipse(x, y, half, round(half * 0.13), "#1A0E06", alpha=0.13)


def _ripples(stage: Stage, figure: Figure) -> Iterator[Item]:
    """Rings on the water where a figure stands in it."""
    seen = extent(figure, stage.box)
    middle, y = seen.x + seen.width // 2, stage.y(figure.y)
    rings = []
    for i, (share, drop) in enumerate(((0.56, 0.0), (0.66, 1.4), (0.48, 2.6))):
        half, h = seen.width * share, stage.high(0.55)
        v = y + stage.high(drop)
        x = middle + (seen.width * 0.06 if i == 2 else 0)
        top = [(x - half, v), (x - half * 0.4, v - h), (x + half * 0.5, v - h * 0.8)]
        foot = [(x + half, v), (x + half * 0.3, v + h * 0.6), (x - half * 0.5, v + h * 0.7)]
        rings.append([*top, *foot])
    yield Path(loops(rings), "#F2F8F4", alpha=0.55, evenodd=False)
