"""Where texts stand on a drawing: the boxes of their words, told by their origins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from forge.geometry import Box, Um
from forge.scene.frame import FALL, RISE, Frame, Reach, bounds
from forge.scene.items import Clip, Fade, Item, Origin, Path, Place, Scene, Words

LAST = 0.55
"""How wide the last letter of a run is taken to be, as a share of the em."""


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
        for item, reach, scale in self._seen(self._of(scene), Frame()):
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
        self, items: Iterable[Item], frame: Frame
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
                    seen = frame.seen(_words(item) if isinstance(item, Words) else bounds(item))
                    if seen is not None:
                        yield item, seen, frame.scale
                case _:
                    pass


def _words(words: Words) -> Reach | None:
    glyphs = [glyph for cluster in words.clusters for glyph in cluster.glyphs]
    if not glyphs or not words.text.strip():
        return None
    left = words.x + min(x for _, x, _ in glyphs)
    right = words.x + max(x for _, x, _ in glyphs) + words.size * LAST
    top = words.y + min(y for _, _, y in glyphs) - words.size * RISE
    return left, top, right, words.y + max(y for _, _, y in glyphs) + words.size * FALL


def _box(reach: Reach) -> Box:
    x, y = round(reach[0]), round(reach[1])
    return Box(Um(x), Um(y), Um(round(reach[2]) - x), Um(round(reach[3]) - y))
