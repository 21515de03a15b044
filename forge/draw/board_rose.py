"""The compass rose and the scroll on the sea."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from forge.draw import kit
from forge.draw.curve import star
from forge.draw.desk import Desk
from forge.draw.palette import palette
from forge.draw.pen import Curve, outline
from forge.geometry import Box, Um, mm
from forge.model.scenery import Cartouche, Projection
from forge.model.text import Text
from forge.scene import Item, Linear, Path, Scene, Stop, Stroke
from forge.scene.shapes import circle, rect
from forge.typeset.spill import About
from forge.typeset.style import Align, Style

Colours = Mapping[str, str]

LILY = (
    "S 50 0 60 18 63 34 58 52 50 62 42 52 37 34 40 18",
    "S 54 58 60 40 72 30 86 34 90 48 82 56 76 48 70 52 64 62 62 74 54 72",
    "S 46 58 40 40 28 30 14 34 10 48 18 56 24 48 30 52 36 62 38 74 46 72",
    "P 32 70 68 70 68 78 32 78",
    "S 50 74 57 84 54 94 50 100 46 94 43 84",
)
"""The lily that points north, in the 100-box."""


def rose(radius: int, colours: Colours) -> Scene:
    """A compass rose of 16 points about the origin; the four great ones reach ``radius``."""
    ink = Stroke(colours["ink"], radius // 130)
    items: list[Item] = list(_rings(radius, colours))
    layers = (
        (16, 1, 0.60, 0.10, "sea-mid", "sea-line"),
        (8, 1, 0.74, 0.13, "pale-gold", "vermilion"),
        (4, 0, 1.0, 0.17, "cream", "indigo"),
    )
    for count, odd, reach, waist, light, dark in layers:
        for i in range(count):
            if not odd or i % 2:
                items += _point(
                    radius, i / count, (reach, waist, count), ink, colours, (light, dark)
                )
    items.append(circle(0, 0, round(radius * 0.085), colours["gold"], ink))
    items.append(circle(0, 0, round(radius * 0.035), colours["indigo"]))
    lily = _lily((0, round(-radius * 1.16)), round(radius * 0.3))
    items.append(Path(lily, colours["vermilion"], ink, evenodd=False))
    return kit.stamp(radius, items, "compass rose")


def _rings(radius: int, colours: Colours) -> Iterator[Item]:
    line = colours["sea-ink"]
    for i in range(4):
        yield circle(0, 0, round(radius * (0.86 - 0.03 * i)), colours["cream"], alpha=0.1)
    for share, width in ((0.84, 0.019), (0.8, 0.008), (0.66, 0.01)):
        yield circle(0, 0, round(radius * share), stroke=Stroke(line, round(radius * width)))
    ticks = []
    for i in range(72):
        angle, inner = math.tau * i / 72, 0.7 if i % 2 else 0.66
        ticks.append(
            [(radius * r * math.cos(angle), radius * r * math.sin(angle)) for r in (inner, 0.8)]
        )
    yield kit.lines(ticks, Stroke(line, radius // 130))


def _point(
    radius: int, turn: float, cut: tuple[float, float, int], ink: Stroke, colours: Colours,
    halves: tuple[str, str],
) -> Iterator[Path]:  # fmt: skip
    """One point of the rose: a light and a dark half."""
    reach, waist, count = cut
    angle = math.tau * turn - math.pi / 2
    tip = (radius * reach * math.cos(angle), radius * reach * math.sin(angle))
    for side, colour in zip((-1, 1), halves, strict=True):
        edge = angle + side * math.pi / count
        corner = (radius * waist * math.cos(edge), radius * waist * math.sin(edge))
        yield kit.area([(0, 0), corner, tip], colours[colour], ink)


def _lily(at: tuple[int, int], size: int) -> kit.Steps:
    steps: list[str | int] = []
    for drawing in LILY:
        steps += _placed(outline(drawing), at, size / 100)
    return tuple(steps)


def _placed(curve: Curve, at: tuple[int, int], scale: float) -> kit.Steps:
    start, cubics = curve

    def to(point: tuple[float, float]) -> tuple[int, int]:
        return round(at[0] + (point[0] - 50) * scale), round(at[1] + (point[1] - 50) * scale)

    steps: list[str | int] = ["M", *to(start)]
    for first, second, end in cubics:
        steps += ["C", *to(first), *to(second), *to(end)]
    return (*steps, "Z")


def scroll(desk: Desk, cartouche: Cartouche, projection: Projection) -> Iterator[Item]:
    """The parchment scroll: a title, a few lines, a scale bar."""
    colours = palette(desk)
    box = cartouche.frame.box
    yield from _parchment(box, colours)
    centre = box.x + box.width // 2
    inner = box.grown(-5_000)

    def set_in(text: Text, style: Style, y: int, height: int) -> Iterator[Item]:
        slot = Box(inner.x, Um(y), inner.width, Um(height))
        about = About("board", text.id, text.at)
        yield from desk.setter.fit(desk.say(text), style, slot, about, valign="middle", lines=1)

    title = Style(role="title", size=17, smallest=8, weight=700, colour=colours["vermilion"],
                  align=Align.CENTRE, tracking=350, features=("smcp",))  # fmt: skip
    yield from set_in(cartouche.title, title, box.y + 4_500, 8_000)
    yield from _rule(centre, box.y + 15_000, colours)
    verse = Style(size=10.5, smallest=6, italic=True, colour=colours["ink"], align=Align.CENTRE)
    step = (box.height - 18_500 - 7_000) // max(len(cartouche.lines), 1)
    for i, part in enumerate(cartouche.lines):
        yield from set_in(part.text, verse, box.y + 18_000 + i * step, step)
    yield from _scale(desk, cartouche, projection, colours)


def _parchment(box: Box, colours: Colours) -> Iterator[Item]:
    pale, edge = colours["ivory"], colours["paper"]
    dark, brown, ink = colours["land"], colours["brown"], colours["ink"]
    light = Linear(box.x, 0, box.right, 0, (Stop(0, dark), Stop(0.12, edge), Stop(0.5, pale),
                                            Stop(0.88, edge), Stop(1, dark)))  # fmt: skip
    yield rect(box.grown(2_000).moved(1_200, 1_600), colours["sea-shadow"], alpha=0.3, radius=1_500)
    yield rect(box.grown(1_200), light, Stroke(ink, 500), radius=900)
    yield rect(box.grown(-1_600), stroke=Stroke(colours["vermilion"], 450))
    yield rect(box.grown(-2_700), stroke=Stroke(brown, 180))
    for y in (box.y - 2_400, box.bottom + 2_400):
        rod = Box(Um(box.x - 5_000), Um(y - 3_000), Um(box.width + 10_000), Um(6_000))
        yield rect(rod, dark, Stroke(ink, 450), radius=3_000)
        gleam = Box(Um(rod.x + 2_000), Um(y - 2_000), Um(rod.width - 4_000), Um(1_700))
        yield rect(gleam, pale, radius=800, alpha=0.75)
        for x in (rod.x, rod.right):
            yield circle(x, y, 3_600, colours["pip-ring"], Stroke(ink, 450))
            yield circle(x, y, 2_000, dark, Stroke(ink, 200))
            yield circle(x, y, 800, ink)


def _rule(x: int, y: int, colours: Colours) -> Iterator[Item]:
    line = Stroke(colours["brown"], 250)
    yield kit.lines([[(x + s * 5_000, y), (x + s * 34_000, y)] for s in (-1, 1)], line)
    for offset, size in ((-35_000, 1_000), (35_000, 1_000), (0, 2_300)):
        colour = colours["brown"] if offset else colours["gold"]
        yield kit.area(star((x + offset, y), size, size * 0.42, 4), colour)


def _scale(
    desk: Desk, cartouche: Cartouche, projection: Projection, colours: Colours
) -> Iterator[Item]:
    """A bar of six fields; the length is true along the centre of the projection."""
    box = cartouche.frame.box
    field = round(cartouche.km * projection.scale * 1_000 / 6)
    left, y = box.x + box.width // 2 - 3 * field, box.bottom - 6_600
    for i in range(6):
        part = Box(Um(left + i * field), Um(y), Um(field), mm(1.4))
        yield rect(part, colours["cream" if i % 2 else "ink"], Stroke(colours["ink"], 180))
    small = Style(role="caption", size=6.5, colour=colours["ink"])
    yield from desk.setter.line("0", small, left - 1_200, y + 1_500, Align.END)
    about = About("board", cartouche.scale.id, cartouche.scale.at)
    end = left + 6 * field + 1_200
    yield from desk.setter.line(desk.say(cartouche.scale), small, end, y + 1_500, about=about)
