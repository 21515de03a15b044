"""The net of a tuck box: panels, flaps, folds and the line to cut along; arithmetic only.

::

                       tongue
                         lid
            |     | ear |     | ear |
       glue front  side  back  side
            flap  | ear | flap | ear|
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from forge.geometry import Box, Size, Um

Corner = tuple[int, int]
BLEED = Um(2200)
"""How far the art goes on beyond the cut."""
EAR = 0.82
"""Length of an ear as a share of the depth."""
SLOPE = 1500
"""How much narrower a flap is at its far side, at each end, µm."""
THUMB = 9000
"""Radius of the cut that lets a thumb at the lid, µm."""


@dataclass(frozen=True, slots=True)
class Net:
    """A box of this inside, its glue flap and the tongue of its lid, µm."""

    width: Um
    height: Um
    depth: Um
    glue: Um
    tongue: Um

    @property
    def size(self) -> Size:
        """The sheet that the net takes."""
        across = self.glue + 2 * (self.width + self.depth)
        return Size(Um(across), Um(self.tongue + self.height + 2 * self.depth))

    @property
    def top(self) -> int:
        """The level of the upper edge of the walls."""
        return self.tongue + self.depth

    @property
    def bottom(self) -> int:
        """The level of the lower edge of the walls."""
        return self.top + self.height

    @property
    def walls(self) -> tuple[Box, Box, Box, Box]:
        """Front, side, back, side."""
        boxes, x = [], int(self.glue)
        for width in (self.width, self.depth, self.width, self.depth):
            boxes.append(Box(Um(x), Um(self.top), width, self.height))
            x += width
        front, side, back, far = boxes
        return front, side, back, far

    @property
    def lid(self) -> Box:
        """The lid, above the back."""
        back = self.walls[2]
        return Box(back.x, Um(self.tongue), self.width, self.depth)

    @property
    def floor(self) -> Box:
        """The flap below the front that is seen from below."""
        front = self.walls[0]
        return Box(front.x, Um(self.bottom), self.width, self.depth)

    @property
    def ear(self) -> int:
        """The length of an ear, kept short of meeting the other one."""
        return min(round(self.depth * EAR), self.width // 2 - 500)

    @property
    def thumb(self) -> int:
        """The radius of the thumb cut."""
        return min(THUMB, self.width // 5)


def folds(net: Net) -> Iterator[tuple[Corner, Corner]]:
    """Every line to fold along, as two ends."""
    front, side, back, far = net.walls
    for wall in (front, side, back, far):
        yield (wall.x, wall.y), (wall.x, wall.bottom)
        yield (wall.x, wall.bottom), (wall.right, wall.bottom)
    for wall in (side, back, far):
        yield (wall.x, wall.y), (wall.right, wall.y)
    yield (back.x, net.lid.y), (back.right, net.lid.y)


def flaps(net: Net) -> dict[str, tuple[Corner, ...]]:
    """The flaps that are hidden when the box is closed, each as its corners, clockwise."""
    front, side, back, far = net.walls
    far_ear, top, low = net.ear, net.top, net.bottom
    made = {
        "glue": (
            (front.x, low), (0, low - 3 * SLOPE), (0, top + 3 * SLOPE), (front.x, top),
        ),
        "floor": (
            (back.right, low), (back.right - SLOPE, low + net.depth),
            (back.x + SLOPE, low + net.depth), (back.x, low),
        ),
        "tongue": _tongue(net),
    }  # fmt: skip
    for name, wall in (("side", side), ("far", far)):
        made[f"{name} top"] = (
            (wall.x, top), (wall.x + SLOPE // 2, top - far_ear),
            (wall.right - SLOPE, top - far_ear), (wall.right, top),
        )  # fmt: skip
        made[f"{name} bottom"] = (
            (wall.right, low), (wall.right - SLOPE, low + far_ear),
            (wall.x + SLOPE, low + far_ear), (wall.x, low),
        )  # fmt: skip
    return made


def _tongue(net: Net) -> tuple[Corner, ...]:
    """The tongue with two round corners, so that it slips in."""
    lid, r = net.lid, min(net.tongue * 3 // 5, net.width // 4)
    left = _arc((lid.x + SLOPE // 2 + r, r), r, (180, 270))
    right = _arc((lid.right - SLOPE // 2 - r, r), r, (270, 360))
    return ((lid.x, lid.y), *left, *right, (lid.right, lid.y))


def _arc(middle: Corner, radius: int, degrees: tuple[int, int]) -> tuple[Corner, ...]:
    """Points along an arc; angles clockwise from the right."""
    first, last = degrees
    count = 12
    angles = [math.radians(first + (last - first) * i / count) for i in range(count + 1)]
    return tuple(
        (round(middle[0] + radius * math.cos(a)), round(middle[1] + radius * math.sin(a)))
        for a in angles
    )


def thumb(net: Net) -> tuple[Corner, ...]:
    """The cut in the upper edge of the front, from left to right."""
    front = net.walls[0]
    middle = (front.x + front.width // 2, front.y)
    return _arc(middle, net.thumb, (180, 0))


def outline(net: Net) -> tuple[Corner, ...]:
    """The line to cut along, clockwise from the upper left corner of the front."""
    front, _, back, far = net.walls
    flap = flaps(net)
    floor = net.floor
    return (
        (front.x, front.y),
        *thumb(net),
        *flap["side top"],
        (back.x, back.y),
        *flap["tongue"],
        (back.right, back.y),
        *flap["far top"],
        (far.right, far.bottom),
        *flap["far bottom"][1:],
        *flap["floor"],
        *flap["side bottom"],
        (floor.right, floor.y),
        (floor.right - SLOPE // 3, floor.bottom),
        (floor.x + SLOPE // 3, floor.bottom),
        (floor.x, floor.y),
        *flap["glue"][1:],
    )
