"""Numbered pins and pawns, for figures that show a place of the board."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from forge.draw import kit
from forge.draw.crowd import Crowd, around
from forge.draw.desk import Desk
from forge.geometry import Box, pt
from forge.scene import Item, Linear, Path, Stop, Stroke
from forge.scene.shapes import circle
from forge.typeset.style import Align, Style

Colours = Mapping[str, str]

HEAD = 3_000
"""Radius of a pin's head on the figure, µm."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that stands at a place: a pin with a text, or a pawn when it has none.

    ``radius`` is that of the medallion there (µm), 0 for a circle of a link.
    """

    x: int
    y: int
    radius: int
    text: str


def drawn(desk: Desk, mark: Mark, taken: Sequence[Box], colours: Colours) -> Iterator[Item]:
    """A mark on a figure; on a medallion it sits at the rim where least is taken."""
    if not mark.text:
        yield from _pawn(mark.x, mark.y, colours)
    elif mark.radius:
        yield from _head(desk, mark.text, _at_rim(mark, Crowd(taken)), colours)
    else:
        yield from _pin(desk, mark, colours)


def _at_rim(mark: Mark, crowd: Crowd) -> tuple[int, int]:
    """The place of eight round a medallion, its upper right first, that covers least."""
    spots = []
    for turn in (-45, -135, 45, 135, -90, 0, 180, 90):
        angle, reach = math.radians(turn), mark.radius + HEAD * 0.35
        x, y = mark.x + reach * math.cos(angle), mark.y + reach * math.sin(angle)
        spots.append((round(x), round(y)))
    return min(spots, key=lambda spot: crowd.cover(around(spot[0], spot[1], HEAD)))


def _head(desk: Desk, text: str, spot: tuple[int, int], colours: Colours) -> Iterator[Item]:
    x, y = spot
    yield circle(x + 300, y + 400, HEAD, colours["shadow"], alpha=0.3)
    yield circle(x, y, HEAD, colours["indigo"], Stroke(colours["ink"], 250))
    yield from _number(desk, text, spot, colours)


def _number(desk: Desk, text: str, spot: tuple[int, int], colours: Colours) -> Iterator[Item]:
    x, y = spot
    yield circle(x, y, round(HEAD * 0.76), colours["cream"])
    style = Style(role="caption", size=11, weight=800, colour=colours["ink"], features=("lnum",))
    yield from desk.setter.line(text, style, x, y + round(pt(style.size) * 0.33), Align.CENTRE)


def _pin(desk: Desk, mark: Mark, colours: Colours) -> Iterator[Item]:
    """A pin whose tip is at the spot."""
    x, y = mark.x, mark.y
    head = y - round(HEAD * 1.9)
    edge: list[tuple[float, float]] = [(x, y)]
    for k in range(25):
        angle = math.radians(155 + k * 230 / 24)
        edge.append((x + HEAD * math.cos(angle), head + HEAD * math.sin(angle)))
    yield kit.area([(u + 300, v + 400) for u, v in edge], colours["shadow"], alpha=0.3)
    yield kit.area(edge, colours["indigo"], Stroke(colours["ink"], 250))
    yield from _number(desk, mark.text, (x, head), colours)


def _pawn(x: int, y: int, colours: Colours) -> Iterator[Item]:
    gold = (Stop(0, colours["gold"]), Stop(0.4, colours["pale-gold"]), Stop(1, colours["ochre"]))
    light, ink = Linear(x - 2_500, 0, x + 2_500, 0, gold), Stroke(colours["ink"], 250)
    foot, neck = y + 800, y - 4_400
    body = (
        "M", x - 2_400, foot, "C", x - 2_300, y - 1_400, x - 900, y - 1_800, x - 700, neck,
        "L", x + 700, neck, "C", x + 900, y - 1_800, x + 2_300, y - 1_400, x + 2_400, foot,
        "C", x + 1_600, y + 1_700, x - 1_600, y + 1_700, x - 2_400, foot, "Z",
    )  # fmt: skip
    yield circle(x + 400, y + 900, 2_700, colours["shadow"], alpha=0.3)
    yield Path(body, light, ink)
    yield circle(x, y - 5_300, 1_700, light, ink)
