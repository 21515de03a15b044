"""Where texts stand on a drawing: the boxes of their words, told by their origins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from forge.geometry import Box, Um
from forge.scene.items import Clip, Fade, Item, Origin, Path, Place, Scene, Words
from forge.scene.turning import turned

RISE, FALL = 0.72, 0.22
"""How far letters reach above and below their baseline, as shares of the em."""
LAST = 0.55
"""How wide the last letter of a run is taken to be, as a share of the em."""

Reach = tuple[float, float, float, float]
"""Left, top, right, bottom, µm."""


class Standing(NamedTuple):
    """A text as it was set once: its origin, the box of each run of its words, what they say.

    ``scale``: it is printed so much larger than it was set.
    """

    of: Origin
    boxes: tuple[Box, ...]
    said: str
    scale: float = 1.0

    @property
    def box(self) -> Box:
        """The box round all of its words."""
        left, top = min(b.x for b in self.boxes), min(b.y for b in self.boxes)
        right, low = max(b.right for b in self.boxes), max(b.bottom for b in self.boxes)
        return Box(left, top, Um(right - left), Um(low - top))


class Seeker:
    """Finds texts on drawings; what of a drawing bears texts is worked out once."""

    def __init__(self) -> None:
        self._bearing: dict[int, tuple[Scene, tuple[Item, ...]]] = {}

    def texts(self, scene: Scene) -> tuple[Standing, ...]:
        """The texts that are seen of a drawing, in the order in which they were drawn."""
        found: dict[int, tuple[Origin, float, list[Box], list[str]]] = {}
        for item, reach, scale in self._seen(self._of(scene), _Frame()):
            assert item.of is not None
            _, _, boxes, said = found.setdefault(id(item.of), (item.of, scale, [], []))
            boxes.append(_box(reach))
            said.append(item.text if isinstance(item, Words) else "")
        return tuple(
            Standing(of, tuple(boxes), " ".join(filter(None, said)), scale)
            for of, scale, boxes, said in found.values()
        )

    def _of(self, scene: Scene) -> tuple[Item, ...]:
        """The items of a scene that bear texts, or hold what does."""
        if id(scene) not in self._bearing:
            kept = tuple(item for item in scene.items if self._bears(item))
            self._bearing[id(scene)] = (scene, kept)  # the scene too, so that its id stays its own
        return self._bearing[id(scene)][1]

    def _bears(self, item: Item) -> bool:
        match item:
            case Words(of=of) | Path(of=of):
                return of is not None
            case Place(scene=scene):
                return bool(self._of(scene))
            case Fade(items=items) | Clip(items=items):
                return any(map(self._bears, items))
            case _:
                return False

    def _seen(
        self, items: Iterable[Item], frame: _Frame
    ) -> Iterator[tuple[Words | Path, Reach, float]]:
        for item in items:
            match item:
                case Place():
                    yield from self._seen(self._of(item.scene), frame.placed(item))
                case Fade():
                    yield from self._seen(filter(self._bears, item.items), frame)
                case Clip():
                    inner = frame.clipped(item.path)
                    if inner is not None:
                        yield from self._seen(filter(self._bears, item.items), inner)
                case Words() | Path():
                    own = _words(item) if isinstance(item, Words) else _path(item)
                    seen = _both(frame.to(own), frame.clip) if own else None
                    if seen is not None:
                        yield item, seen, frame.scale
                case _:
                    pass


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where a scene lies: a matrix, and what its clips leave."""

    matrix: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)
    clip: Reach | None = None

    @property
    def scale(self) -> float:
        """How much larger things are shown."""
        return hypot(*self.matrix[:2])

    def to(self, reach: Reach) -> Reach:
        a, b, c, d, e, f = self.matrix
        corners = [(x, y) for x in reach[::2] for y in reach[1::2]]
        xs = [a * x + c * y + e for x, y in corners]
        ys = [b * x + d * y + f for x, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    def placed(self, place: Place) -> _Frame:
        a, b, c, d, e, f = self.matrix
        p, q, r, s = turned(place.turn, place.scale)
        x, y = place.x, place.y
        matrix = (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s,
                  a * x + c * y + e, b * x + d * y + f)  # fmt: skip
        return _Frame(matrix, self.clip)

    def clipped(self, path: Path) -> _Frame | None:
        """The frame seen through a path; None when nothing is left."""
        box = _path(path)
        seen = None if box is None else _both(self.to(box), self.clip)
        return None if seen is None else _Frame(self.matrix, seen)


def _path(path: Path) -> Reach | None:
    numbers = [step for step in path.steps if not isinstance(step, str)]
    if not numbers:
        return None
    xs, ys = numbers[::2], numbers[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def _words(words: Words) -> Reach | None:
    glyphs = [glyph for cluster in words.clusters for glyph in cluster.glyphs]
    if not glyphs or not words.text.strip():
        return None
    left = words.x + min(x for _, x, _ in glyphs)
    right = words.x + max(x for _, x, _ in glyphs) + words.size * LAST
    top = words.y + min(y for _, _, y in glyphs) - words.size * RISE
    return left, top, right, words.y + max(y for _, _, y in glyphs) + words.size * FALL


def _both(one: Reach, other: Reach | None) -> Reach | None:
    if other is None:
        return one
    x0, y0 = max(one[0], other[0]), max(one[1], other[1])
    x1, y1 = min(one[2], other[2]), min(one[3], other[3])
    return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None


def _box(reach: Reach) -> Box:
    x, y = round(reach[0]), round(reach[1])
    return Box(Um(x), Um(y), Um(round(reach[2]) - x), Um(round(reach[3]) - y))
