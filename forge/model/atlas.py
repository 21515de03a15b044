"""How a map of hexes is drawn: its sheet, its frame, what is lettered on the seas and the legend.

Nothing here touches play; lengths are in the content's millimetres, places in degrees.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from forge.geometry import Size, Um
from forge.model.board import Region
from forge.model.scenery import Frame, Ornament, Rose
from forge.model.text import Text
from forge.model.trail import XY
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Sign:
    """What players draw on the map, and what it stands for; ``sign`` names a drawing."""

    id: str
    sign: str
    text: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Key:
    """The legend: a panel with the land's signs; ``table`` says what each kind of land asks.

    ``heading`` stands over the numbers of that table, ``column`` names the one that is shown;
    ``signs`` are what players add.
    """

    frame: Frame
    title: Text
    heading: Text
    table: str
    column: str
    blank: Text
    harbour: Text
    river: Text
    signs: tuple[Sign, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Bearings:
    """The small hex that shows the numbered directions, and a line below it."""

    x: Um
    y: Um
    radius: Um
    text: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Atlas:
    """The sheet of a map of hexes.

    ``hex`` is the height of a hex, ``first`` the middle of A1. ``motto`` stands below the title.
    """

    width: Um
    height: Um
    window: Frame
    hex: Um
    first: XY
    motto: Text
    key: Key
    bearings: Bearings
    names: tuple[Region, ...] = ()
    ornaments: tuple[Ornament, ...] = ()
    rose: Rose | None = None
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def size(self) -> Size:
        """The whole map with its frame."""
        return Size(self.width, self.height)
