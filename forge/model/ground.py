"""The land that a trail runs through, drawn for it: places in mm on the board, no map of the world.

Nothing here touches play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from forge.geometry import Size, Um
from forge.model.scenery import Frame, Rose
from forge.model.text import Text
from forge.model.trail import XY
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Stretch:
    """Water: a river along a line, as wide as said, or a lake within it when ``width`` is 0."""

    id: str
    line: tuple[XY, ...]
    width: Um = Um(0)
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Wash:
    """A colour over an area; ``soft`` is half the width of its edge."""

    id: str
    colour: str
    soft: Um
    area: tuple[XY, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Ridge:
    """Mountains along a line; a single place is a single peak."""

    id: str
    height: Um
    line: tuple[XY, ...]
    snow: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Wood:
    """Small signs strewn over an area, no two closer than ``apart``."""

    id: str
    sign: str
    size: Um
    apart: Um
    area: tuple[XY, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Sight:
    """One animal or ship near a place; ``turned`` mirrors it."""

    id: str
    sign: str
    size: Um
    place: XY
    turned: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Landscape:
    """The name of a part of the land, lettered along a line; size in points, tracking in mm."""

    id: str
    name: Text
    line: tuple[XY, ...]
    size: float
    tracking: float
    style: Literal["land", "desert", "forest", "sea", "abroad"] = "land"
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Ground:
    """The board's size, its window, the coast and all that lies on the land.

    ``land`` is a line round the land; where it leaves the window there is no coast. ``motto``
    stands below the title, ``legend`` explains the fields in its frame.
    """

    width: Um
    height: Um
    window: Frame
    motto: Text
    land: tuple[XY, ...]
    legend: Frame
    waters: tuple[Stretch, ...] = ()
    washes: tuple[Wash, ...] = ()
    ranges: tuple[Ridge, ...] = ()
    woods: tuple[Wood, ...] = ()
    sights: tuple[Sight, ...] = ()
    names: tuple[Landscape, ...] = ()
    rose: Rose | None = None
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def size(self) -> Size:
        """The whole board."""
        return Size(self.width, self.height)
