"""The items of a scene: frozen, hashable, in micrometres, y down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from forge.geometry import Box, Size


@dataclass(frozen=True, slots=True)
class Stop:
    """One colour of a gradient: ``at`` runs from 0 to 1."""

    at: float
    colour: str


@dataclass(frozen=True, slots=True)
class Linear:
    """A gradient along a line from (x0, y0) to (x1, y1), in µm; it extends both ways."""

    x0: int
    y0: int
    x1: int
    y1: int
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class Radial:
    """A gradient from the centre (x, y) out to ``radius``, µm; the last colour goes on outside."""

    x: int
    y: int
    radius: int
    stops: tuple[Stop, ...]


Paint = str | Linear | Radial
"""A colour '#RRGGBB', or a gradient."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """How an outline is drawn: width and dashes in µm, round or flat ends, opacity 0 to 1."""

    colour: str
    width: int
    dash: tuple[int, ...] = ()
    alpha: float = 1.0
    round: bool = True


class Origin(NamedTuple):
    """Which text words are of, and how it fits its place; no output shows it.

    ``size`` is what it is set in, ``wanted`` what it would be set in at best and ``least`` at
    worst, in points.  ``left`` µm are free in its place, in which it could be longer by ``grows``
    hundredths at its smallest size; None where a text has the room that it takes.
    """

    text: str
    size: float = 0.0
    wanted: float = 0.0
    least: float = 0.0
    left: int | None = None
    grows: int | None = None


@dataclass(frozen=True, slots=True)
class Path:
    """Straight and curved outlines, filled and/or stroked.

    ``steps`` is a flat run of ``"M", x, y``, ``"L", x, y``, ``"C", x1, y1, x2, y2, x, y``
    and ``"Z"``.  ``evenodd`` picks the rule that leaves holes; else non-zero (glyphs).
    """

    steps: tuple[str | int, ...]
    fill: Paint | None = None
    stroke: Stroke | None = None
    alpha: float = 1.0
    evenodd: bool = True
    of: Origin | None = field(default=None, compare=False, repr=False)


class Cluster(NamedTuple):
    """The glyphs that stand for one piece of text: ``(glyph id, x, y)``, µm from the words' origin.

    Clusters come in logical (reading) order; x already is the visual place.
    """

    text: str
    glyphs: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Words:
    """One shaped run of text in one face, its origin on the baseline at (x, y).

    ``face`` is a key of the font table, ``size`` the em in µm, ``text`` the sentence it
    belongs to in logical order, ``lang`` a BCP 47 tag.  ``halo`` is stroked along
    the glyphs' outlines first, so half of its width shows round them.
    """

    x: int
    y: int
    face: str
    size: int
    clusters: tuple[Cluster, ...]
    fill: str
    lang: str
    rtl: bool = False
    halo: Stroke | None = None
    alpha: float = 1.0
    of: Origin | None = field(default=None, compare=False, repr=False)

    @property
    def text(self) -> str:
        """What the run says, in reading order."""
        return "".join(cluster.text for cluster in self.clusters)


@dataclass(frozen=True, slots=True)
class Picture:
    """A raster picture in a box; ``sha256`` names its bytes in the project's art store.

    ``grey`` shows it in shades of grey, each as light as its colour.
    """

    box: Box
    file: str
    sha256: str
    grey: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Another scene put here: origin at (x, y), turned clockwise by ``turn`` degrees, scaled."""

    x: int
    y: int
    scene: Scene
    turn: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Clip:
    """Items seen only inside a path (its fill and stroke are ignored)."""

    path: Path
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Fade:
    """Items drawn as one group with an opacity of 0 to 1."""

    alpha: float
    items: tuple[Item, ...]


Item = Path | Words | Picture | Place | Clip | Fade


class Scene:
    """A drawing: a size, its items from bottom to top, and an accessible name.

    Immutable by convention of its slots; the hash is kept, since big scenes are asked often.
    """

    __slots__ = ("_hash", "items", "name", "size")
    items: tuple[Item, ...]
    name: str
    size: Size

    def __init__(self, size: Size, items: tuple[Item, ...], name: str = "") -> None:
        object.__setattr__(self, "size", size)
        object.__setattr__(self, "items", items)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "_hash", 0)

    def __setattr__(self, name: str, value: object) -> None:
        msg = f"a Scene does not change: {name}"
        raise AttributeError(msg)

    def __reduce__(self) -> tuple[type[Scene], tuple[object, ...]]:
        return Scene, (self.size, self.items, self.name)

    def __hash__(self) -> int:
        kept: int = self._hash  # type: ignore[attr-defined]
        if not kept:
            kept = hash((self.size, self.items, self.name)) or 1
            object.__setattr__(self, "_hash", kept)
        return kept

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Scene) or hash(self) != hash(other):
            return False
        return (self.size, self.name, self.items) == (other.size, other.name, other.items)

    def __repr__(self) -> str:
        return f"Scene({self.name!r}, {self.size}, {len(self.items)} items)"
