"""The medallions of the points: a rim, a coloured disc with rays, a sign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from forge.draw import kit
from forge.draw.curve import star
from forge.draw.icons import icon
from forge.model.colour import mix
from forge.model.scenery import Medal
from forge.scene import Item, Path, Radial, Scene, Stop, Stroke
from forge.scene.shapes import circle

Colours = Mapping[str, str]


def medallion(medal: Medal, colours: Colours) -> Scene:
    """A medallion about the origin."""
    radius = medal.radius
    disc = radius - (1_900 if medal.rich else 1_300)
    items = [*_shadow(radius, colours), *_rim(medal, colours), *_disc(medal, disc, colours)]
    return kit.stamp(radius, [*items, *_sign(medal, disc, colours)], f"medal {medal.id}")


def _shadow(radius: int, colours: Colours) -> Iterator[Item]:
    for i in range(4):
        yield circle(500, 700, radius + 900 - i * 350, colours["shadow"], alpha=0.12)


def _rim(medal: Medal, colours: Colours) -> Iterator[Item]:
    radius = medal.radius
    ink, pale = colours["ink"], colours["ivory"]
    if medal.rich:
        pale = mix(colours["gold"], colours["pale-gold"], 0.15)
    yield circle(0, 0, radius, pale, Stroke(ink, 400))
    yield circle(0, 0, radius - 750, stroke=Stroke(ink, 160))
    if medal.rich:
        pearls = kit.ellipse_points(radius - 1_280, radius - 1_280, 24)
        for x, y in pearls:
            yield circle(round(x), round(y), 280, colours["cream"])


def _disc(medal: Medal, disc: int, colours: Colours) -> Iterator[Item]:
    base = colours[medal.colour]
    stops = (
        Stop(0, mix(base, "#FFFFFF", 0.28)),
        Stop(0.5, base),
        Stop(1, mix(base, "#000000", 0.25)),
    )
    yield circle(0, 0, disc, Radial(-disc * 3 // 10, -disc * 35 // 100, disc * 3 // 2, stops))
    yield Path(kit.rays(disc, 24), colours["foam"], alpha=0.07)
    yield circle(0, 0, disc, stroke=Stroke(colours["ink"], 300))
    yield circle(0, 0, round(disc * 0.8), stroke=Stroke(colours["ivory"], 200, alpha=0.75))


def _sign(medal: Medal, disc: int, colours: Colours) -> Iterator[Item]:
    if medal.sign == "sun":
        yield from _sun(disc, colours)
    else:
        yield icon(medal.sign).path((0, 0), round(disc * 1.2), colours["ivory"])


def _sun(disc: int, colours: Colours) -> Iterator[Item]:
    """A star of eight points, each cut in a light and a dark half."""
    ink = Stroke(colours["ink"], 180)
    tips = star((0, 0), disc * 0.92, disc * 0.36, 8)
    yield kit.area(tips, colours["gold"], ink)
    for i in range(0, 16, 2):
        lit = [(0.0, 0.0), tips[i], tips[i - 1]]
        yield kit.area(lit, colours["cream"], alpha=0.55)
    yield kit.area(tips, stroke=ink)
    yield circle(0, 0, round(disc * 0.27), colours["cream"], ink)
