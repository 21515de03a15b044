"""The rulebook's ornaments: rules with a lozenge, suns, panels; all drawn, none typed."""

from __future__ import annotations

from math import cos, pi, sin

from forge.draw.rulebook_style import Inks
from forge.geometry import Box, Um, mm
from forge.scene import Clip, Item, Path, Radial, Stop, Stroke
from forge.scene.shapes import line, rect

HAIR = mm("0.2")


def lozenge(x: int, y: int, half: int, colour: str) -> Path:
    """A lozenge about (x, y), a little wider than high."""
    wide = half * 3 // 2
    return Path(
        ("M", x - wide, y, "L", x, y - half, "L", x + wide, y, "L", x, y + half, "Z"), colour
    )


def rule(x: int, y: int, width: int, colour: str) -> tuple[Item, ...]:
    """A thin line with a lozenge in its middle."""
    half, room = mm("0.75"), mm("2.2")
    middle = x + width // 2
    stroke = Stroke(colour, HAIR)
    return (
        line(x, y, middle - room, y, stroke),
        line(middle + room, y, x + width, y, stroke),
        lozenge(middle, y, half, colour),
    )


def tapered(x: int, y: int, width: int, rtl: bool, inks: Inks) -> tuple[Item, ...]:
    """The line under a heading: thick at the start side, running out to a hair."""
    thick, end = mm("0.45"), x if rtl else x + width
    begin = x + width if rtl else x
    taper = Path(
        ("M", begin, y - thick, "L", end, y - mm("0.06"), "L", end, y + mm("0.06"),
         "L", begin, y + thick, "Z"), inks.gold,
    )  # fmt: skip
    shift = mm("1.2")
    return (taper, lozenge(begin + (-shift if rtl else shift), y, mm("1.05"), inks.vermilion))


def sun(x: int, y: int, radius: int, points: int, colour: str, inner: float = 0.42) -> Path:
    """A star with straight rays, one pointing up."""
    steps: list[str | int] = []
    for index in range(2 * points):
        reach = radius * (inner if index % 2 else 1.0)
        angle = pi * index / points
        steps += [
            "L" if steps else "M",
            round(x + reach * sin(angle)),
            round(y - reach * cos(angle)),
        ]
    return Path((*steps, "Z"), colour)


def panel(box: Box, inks: Inks) -> tuple[Item, ...]:
    """The ground of an example or a table of contents: cream, a gold edge, a fine inner line."""
    inner = box.grown(-mm("0.9"))
    return (
        rect(box, inks.cream, Stroke(inks.gold, mm("0.35")), mm("1.8")),
        rect(inner, None, Stroke(inks.gold, mm("0.12"), alpha=0.8), mm("1.1")),
    )


def note(box: Box, rtl: bool, inks: Inks) -> tuple[Item, ...]:
    """The ground of an aside: a tint, and a bar at the start side."""
    bar = mm("0.8")
    x = box.right - bar if rtl else box.x
    return (rect(box, inks.cream), rect(Box(Um(x), box.y, bar, box.height), inks.gold))


def night(box: Box, inks: Inks) -> tuple[Item, ...]:
    """The ground of the title: a night sky with rays from below, in a double gold frame."""
    x, y, reach = box.x + box.width // 2, box.bottom + box.height // 5, box.width
    glow = Radial(
        x, y, reach * 3 // 4, (Stop(0, inks.indigo_light), Stop(0.55, inks.indigo),
                               Stop(1, inks.indigo_dark))
    )  # fmt: skip
    outline = rect(box, glow, None, mm(3))
    rays = [
        _ray(x, y, reach, index * pi / 36, pi / 150, inks.indigo_light) for index in range(-36, 37)
    ]
    inner = box.grown(-mm("1.6"))
    return (
        outline,
        Clip(outline, tuple(rays)),
        rect(box, None, Stroke(inks.gold, mm("0.7")), mm(3)),
        rect(inner, None, Stroke(inks.pale_gold, mm("0.18"), alpha=0.8), mm(2)),
    )


def _ray(x: int, y: int, reach: int, angle: float, half: float, colour: str) -> Path:
    ends = [
        (x + round(reach * sin(a)), y - round(reach * cos(a))) for a in (angle - half, angle + half)
    ]
    (x0, y0), (x1, y1) = ends
    return Path(("M", x, y, "L", x0, y0, "L", x1, y1, "Z"), colour, alpha=0.35)
