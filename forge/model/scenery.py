"""How a board is dressed: the map's projection, climate and mountains, its frame and legend.

Nothing here touches play; lengths are in the content's millimetres, places in degrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from forge.geometry import Box, Size, Um
from forge.model.board import LonLat, Point
from forge.model.reading import When, holds
from forge.model.text import Text
from forge.source import ROOT, Pointer


@dataclass(frozen=True, slots=True)
class Palette:
    """The game's colours by name, '#RRGGBB'; a mod may change any of them."""

    colours: Mapping[str, str]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Projection:
    """Lambert azimuthal equal-area: centre in degrees, its place on the page, mm per km."""

    lon: float
    lat: float
    x: Um
    y: Um
    scale: float
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Frame:
    """A rectangle of the board: left, top, width, height."""

    x: Um
    y: Um
    width: Um
    height: Um
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def box(self) -> Box:
        """The rectangle as a box."""
        return Box(self.x, self.y, self.width, self.height)


@dataclass(frozen=True, slots=True)
class Tint:
    """A climate wash over the mainland; ``soft`` is half the width of its edge."""

    id: str
    colour: str
    soft: Um
    area: tuple[LonLat, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Range:
    """Mountains along a line; a single place is a single peak."""

    id: str
    height: Um
    line: tuple[LonLat, ...]
    snow: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Growth:
    """Small signs strewn over an area, no two closer than ``apart``."""

    id: str
    sign: str
    size: Um
    apart: Um
    area: tuple[LonLat, ...]
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Ornament:
    """One animal, ship or other drawing near a place; ``turned`` mirrors it."""

    id: str
    sign: str
    size: Um
    place: LonLat
    turned: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Medal:
    """How the points of one sort are marked.

    Its id is the ``special`` of a point, or ``start``, ``island`` or ``city`` for the rest.
    ``sign`` names a drawing, ``colour`` one of the palette; ``rich`` gives a golden rim.
    """

    id: str
    sign: str
    colour: str
    radius: Um
    rich: bool = False
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Rose:
    """The compass rose."""

    x: Um
    y: Um
    radius: Um
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Verse:
    """One line of the cartouche."""

    id: str
    text: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Cartouche:
    """The scroll on the sea, with a scale bar of ``km`` kilometres."""

    frame: Frame
    title: Text
    lines: tuple[Verse, ...]
    km: int
    scale: Text
    at: Pointer = field(default=ROOT, compare=False)


class PanelKind(StrEnum):
    """How the rows of a legend panel are set."""

    TOKENS = "tokens"  # a row of tokens with a name and a worth
    ROADS = "roads"  # a sample of a way beside two lines
    PRICES = "prices"  # a word, dots, a price


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a legend; ``sign`` names the token or the kind of way that is shown.

    ``editions`` are those that print it, all when empty; ``when`` keeps it only under certain
    readings, as in the rulebook.
    """

    id: str
    text: Text
    note: Text
    sign: str = ""
    editions: tuple[str, ...] = ()
    when: When = field(default_factory=dict)
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands at a panel's bottom when each parameter in ``when`` has the value given."""

    id: str
    when: When
    text: Text
    at: Pointer = field(default=ROOT, compare=False)


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel of the legend; ``foot`` stands at its bottom, ``crown`` large below that.

    ``instead`` are other feet, for other readings.
    """

    id: str
    kind: PanelKind
    title: Text
    frame: Frame
    entries: tuple[Entry, ...]
    foot: Text | None = None
    crown: Text | None = None
    instead: tuple[Foot, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    def foot_under(self, values: Mapping[str, int | bool | str]) -> Text | None:
        """The foot under these parameter values; of several that hold, the last."""
        held = [foot.text for foot in self.instead if holds(foot.when, values)]
        return held[-1] if held else self.foot


@dataclass(frozen=True, slots=True)
class Scenery:
    """Everything that turns the graph into a picture; ``chart`` names the map file in art/.

    ``mainland`` cuts the land in play out of the map; ``motto`` stands below the title.
    """

    width: Um
    height: Um
    projection: Projection
    window: Frame
    chart: str
    mainland: tuple[LonLat, ...]
    medals: tuple[Medal, ...]
    motto: Text
    tints: tuple[Tint, ...] = ()
    ranges: tuple[Range, ...] = ()
    growth: tuple[Growth, ...] = ()
    ornaments: tuple[Ornament, ...] = ()
    rose: Rose | None = None
    cartouche: Cartouche | None = None
    panels: tuple[Panel, ...] = ()
    at: Pointer = field(default=ROOT, compare=False)

    @property
    def size(self) -> Size:
        """The whole board."""
        return Size(self.width, self.height)

    def medal(self, point: Point) -> Medal:
        """How ``point`` is marked; KeyError when the scenery has no medal for its sort."""
        medals = {medal.id: medal for medal in self.medals}
        return medals[point.special if point.special in medals else sort(point)]

    def marks(self, point: Point) -> bool:
        """Whether there is a medal for ``point``."""
        return any(medal.id in (point.special, sort(point)) for medal in self.medals)


def sort(point: Point) -> str:
    """The sort of place that ``point`` is, which its medal is named after: start, island, city."""
    return "start" if point.start else "island" if point.island else "city"
