"""Animals and ships of the map: layered drawings with a pale edge (``map_beasts.toml``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from forge.draw import recipes
from forge.draw.crowd import around
from forge.draw.icons import Look, put
from forge.draw.pen import Curve, outline, sampled
from forge.draw.projection import Spot
from forge.geometry import Box
from forge.model.colour import mix
from forge.model.scenery import Ornament
from forge.scene import Item, Path, Stroke

Colours = Mapping[str, str]


def names() -> tuple[str, ...]:
    """Every drawing there is, in order."""
    return recipes.names("map_beasts")


def extent(ornament: Ornament, at: Spot) -> Box:
    """The room that an ornament takes when the middle of its outline is at ``at``."""
    left, top, right, bottom = _bounds(ornament.sign)
    share = ornament.size / 100
    return around(*at, (right - left) / 2 * share, (bottom - top) / 2 * share)


def middle(ornament: Ornament, box: Box) -> tuple[int, int]:
    """Where the middle of the drawing's 100-box lies when its outline fills ``box``."""
    left, top, right, bottom = _bounds(ornament.sign)
    share = ornament.size / 100 * (-1 if ornament.turned else 1)
    x = box.x + box.width / 2 - ((left + right) / 2 - 50) * share
    y = box.y + box.height / 2 - ((top + bottom) / 2 - 50) * abs(share)
    return round(x), round(y)


def drawn(ornament: Ornament, at: tuple[int, int], colours: Colours) -> Iterator[Item]:
    """One animal or ship about a place: shadow, pale edge, dark edge, then layer on layer."""
    size, look = ornament.size, Look(flip=ornament.turned)
    layers = [(tone, _steps(curves, at, size, look)) for tone, curves in _layers(ornament.sign)]
    whole = tuple(step for tone, steps in layers if tone not in THIN for step in steps)
    off = _steps_of(ornament, (at[0] + 500, at[1] + 600), look)
    yield Path(off, colours["shadow"], alpha=0.25, evenodd=False)
    yield Path(whole, None, Stroke(colours["ivory"], 1_100, alpha=0.9), evenodd=False)
    yield Path(whole, None, Stroke(colours["ink"], 420), evenodd=False)
    inks = tones(colours)
    for tone, steps in layers:
        yield Path(steps, inks[tone], evenodd=False)


THIN = frozenset({"dark", "spray", "flag", "crease"})
"""Layers that are lines: they get no edge of their own."""


def _steps_of(ornament: Ornament, at: tuple[int, int], look: Look) -> tuple[str | int, ...]:
    layers = _layers(ornament.sign)
    curves = [curve for tone, own in layers if tone not in THIN for curve in own]
    return _steps(tuple(curves), at, ornament.size, look)


def _steps(
    curves: tuple[Curve, ...], at: tuple[int, int], size: int, look: Look
) -> tuple[str | int, ...]:
    return tuple(step for curve in curves for step in put(curve, at, size, look))


def tones(colours: Colours) -> Mapping[str, str]:
    """The inks of the layers: browns of one engraving, so that animals stay behind play."""
    deep, foam = colours["sea-ink"], colours["sea-shore"]
    dark, pale = colours["relief-dark"], mix(colours["pale-gold"], colours["ring"], 0.6)
    return {
        "far": mix(dark, pale, 0.28),
        "body": mix(dark, pale, 0.66),
        "shade": mix(dark, pale, 0.46),
        "light": mix(dark, pale, 0.84),
        "sea-body": mix(deep, foam, 0.45),
        "sea-light": mix(deep, foam, 0.85),
        "leaf": mix(mix(colours["green"], colours["forest-ink"], 0.25), pale, 0.12),
        "sprout": mix(colours["green"], pale, 0.35),
        "ivory": colours["cream"],
        "dark": colours["ink"],
        "sail": colours["ivory"],
        "crease": mix(colours["ivory"], colours["land"], 0.55),
        "flag": colours["vermilion"],
        "spray": colours["sea-shore"],
    }


@cache
def _bounds(sign: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a drawing in its 100-box."""
    curves = [curve for _, own in _layers(sign) for curve in own]
    points = [point for curve in curves for point in sampled(curve)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


@cache
def _layers(sign: str) -> tuple[tuple[str, tuple[Curve, ...]], ...]:
    return tuple(
        (layer["tone"], tuple(outline(drawing) for drawing in layer["draw"]))
        for layer in recipes.table("map_beasts")[sign]
    )
