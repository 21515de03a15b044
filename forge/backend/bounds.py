"""How far a drawing reaches: a box that surely holds its ink, µm (it may be a little larger)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from forge.geometry import Box, Um
from forge.scene import Clip, Fade, Item, Path, Picture, Place, Scene, Words
from forge.scene.turning import turned

Reach = tuple[float, float, float, float]
"""Left, top, right, bottom."""

MITRE = 5  # half of the format's mitre limit of 10: how far a flat-joined corner may poke out


class Bounds:
    """Reaches of scenes, each worked out once."""

    def __init__(self) -> None:
        self._known: dict[Scene, Reach | None] = {}

    def box(self, scene: Scene) -> Box:
        """The scene's size and all that is drawn outside it, or more: clips are not looked into."""
        own: Reach = (0, 0, scene.size.width, scene.size.height)
        reaches = (_path(i.path) if isinstance(i, Clip) else self._item(i) for i in scene.items)
        return _box(_union([own, *reaches]) or own)

    def items(self, items: tuple[Item, ...]) -> Box:
        """The box round some items; empty at the origin when nothing is drawn."""
        return _box(_union(map(self._item, items)) or (0, 0, 0, 0))

    def _scene(self, scene: Scene) -> Reach | None:
        if scene not in self._known:
            self._known[scene] = _union(map(self._item, scene.items))
        return self._known[scene]

    def _item(self, item: Item) -> Reach | None:
        match item:
            case Path():
                return _path(item)
            case Words():
                return _words(item)
            case Picture(box=box):
                return (box.x, box.y, box.right, box.bottom)
            case Place():
                return self._place(item)
            case Fade(items=items):
                return _union(map(self._item, items))
            case Clip(path=path, items=items):
                return _both(_path(path), _union(map(self._item, items)))

    def _place(self, item: Place) -> Reach | None:
        reach = self._scene(item.scene)
        if reach is None:
            return None
        a, b, c, d = turned(item.turn, item.scale)
        x0, y0, x1, y1 = reach
        corners = [(x, y) for x in (x0, x1) for y in (y0, y1)]
        xs = [item.x + a * x + c * y for x, y in corners]
        ys = [item.y + b * x + d * y for x, y in corners]
        return (min(xs), min(ys), max(xs), max(ys))


def _path(path: Path) -> Reach | None:
    numbers = [step for step in path.steps if not isinstance(step, str)]
    if not numbers:
        return None
    xs, ys = numbers[::2], numbers[1::2]
    pen = path.stroke
    more = 0 if pen is None else pen.width if pen.round else pen.width * MITRE
    return (min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more)


def _words(words: Words) -> Reach | None:
    glyphs = [glyph for cluster in words.clusters for glyph in cluster.glyphs]
    if not glyphs:
        return None
    # No glyph of the fonts in use reaches further than two ems from its origin.
    more = 2 * words.size + (2 * words.halo.width if words.halo else 0)
    xs = [words.x + x for _, x, _ in glyphs]
    ys = [words.y + y for _, _, y in glyphs]
    return (min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more)


def _union(reaches: Iterable[Reach | None]) -> Reach | None:
    some = [reach for reach in reaches if reach is not None]
    if not some:
        return None
    lefts, tops, rights, bottoms = zip(*some, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def _both(one: Reach | None, other: Reach | None) -> Reach | None:
    if one is None or other is None:
        return None
    x0, y0 = max(one[0], other[0]), max(one[1], other[1])
    x1, y1 = min(one[2], other[2]), min(one[3], other[3])
    return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None


def _box(reach: Reach) -> Box:
    x0, y0 = math.floor(reach[0]), math.floor(reach[1])
    return Box(Um(x0), Um(y0), Um(math.ceil(reach[2]) - x0), Um(math.ceil(reach[3]) - y0))
