"""Photo prints on a box: two laid aslant, and a third over them in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from forge.draw import drawings
from forge.draw.desk import Desk
from forge.draw.palette import Colours
from forge.geometry import Box, Size, Um
from forge.model.colour import WHITE
from forge.scene import Clip, Item, Place, Scene, Stroke
from forge.scene.shapes import rect
from forge.scene.turning import turned

ASPECT = 1.6
"""A print's width over its height."""
PAPER = 0.055
"""The white edge of a print, as a share of its width."""
SMALLER = 0.84
"""How large the prints below are beside the one on top."""
LEANS = (-9.0, 8.0)
"""How far the prints below lean, in degrees."""


def prints(desk: Desk, names: Sequence[str], room: Box, colours: Colours) -> Iterator[Item]:
    """The three pictures with these names; the second lies on top, a little larger."""
    wide = min(room.width * 62 // 100, round(room.height * 0.74 * ASPECT))
    small = Size(Um(round(wide * SMALLER)), Um(round(wide * SMALLER / ASPECT)))
    large = Size(Um(wide), Um(round(wide / ASPECT)))
    x = room.x + room.width // 2
    aside = (room.width - small.width) // 2
    high, low = room.y + small.height * 58 // 100, room.bottom - large.height // 2
    left, top, right = names
    yield from _laid(_print(desk, left, small, colours), (x - aside, high), LEANS[0])
    yield from _laid(_print(desk, right, small, colours), (x + aside, high), LEANS[1])
    yield from _laid(_print(desk, top, large, colours), (x, low), 0.0)


def _print(desk: Desk, name: str, size: Size, colours: Colours) -> Scene:
    """A picture on white paper."""
    whole = Box(Um(0), Um(0), *size)
    view = whole.grown(-round(size.width * PAPER))
    drawn = drawings.drawing(desk, name, view, colours["gold"])
    items = (
        rect(whole, WHITE, Stroke(colours["relief-dark"], 120), radius=500),
        Clip(rect(view), drawn),
    )
    return Scene(size, items, name)


def _laid(scene: Scene, middle: tuple[int, int], lean: float) -> Iterator[Item]:
    """A print turned about its middle, with its shadow."""
    size, (a, b, c, d) = scene.size, turned(lean, 1)
    u, v = size.width / 2, size.height / 2
    x, y = middle[0] - a * u - c * v, middle[1] - b * u - d * v
    shadow = Scene(size, (rect(Box(Um(0), Um(0), *size), "#0B1620", radius=500, alpha=0.35),))
    for one, off in ((shadow, 500), (scene, 0)):
        yield Place(round(x + off), round(y + off), one, lean)
