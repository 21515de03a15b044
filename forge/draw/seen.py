"""What is seen of a drawing, thing by thing: each with the box that it fills, clips applied."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from forge.scene import Clip, Fade, Item, Path, Picture, Place, Scene, Words
from forge.scene.turning import turned

if TYPE_CHECKING:
    from forge.typeset.fonts import Fonts

Reach = tuple[float, float, float, float]
"""Left, top, right, bottom, µm."""

RISE, FALL = 0.72, 0.22
"""How far letters reach above and below their baseline, as shares of the em."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One path, picture or run of words, and the box it is seen in."""

    item: Path | Picture | Words
    reach: Reach

    @property
    def opaque(self) -> bool:
        """Whether nothing below shows through: a filled path without any transparency."""
        return isinstance(self.item, Path) and self.item.fill is not None and self.item.alpha > 0.99


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where a scene lies: a matrix, and what its clips leave."""

    matrix: tuple[float, float, float, float, float, float] = (1, 0, 0, 1, 0, 0)
    clip: Reach | None = None

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
        box = _path(path, stroked=False)
        seen = None if box is None else _both(self.to(box), self.clip)
        return None if seen is None else _Frame(self.matrix, seen)


def leaves(scene: Scene, fonts: Fonts) -> Iterator[Leaf]:
    """Everything seen of a scene, from bottom to top."""
    return _leaves(scene.items, _Frame(), fonts)


@lru_cache(maxsize=512)
def seen(scene: Scene, fonts: Fonts) -> tuple[Leaf, ...]:
    """All :func:`leaves` of a piece, which two checks look at."""
    return tuple(leaves(scene, fonts))


def _leaves(items: tuple[Item, ...], frame: _Frame, fonts: Fonts) -> Iterator[Leaf]:
    for item in items:
        match item:
            case Place():
                yield from _leaves(item.scene.items, frame.placed(item), fonts)
            case Fade():
                yield from _leaves(item.items, frame, fonts)
            case Clip():
                inner = frame.clipped(item.path)
                if inner is not None:
                    yield from _leaves(item.items, inner, fonts)
            case _:
                own = _own(item, fonts)
                seen = None if own is None else _both(frame.to(own), frame.clip)
                if seen is not None:
                    yield Leaf(item, seen)


def _own(item: Path | Picture | Words, fonts: Fonts) -> Reach | None:
    match item:
        case Path():
            return _path(item, stroked=True)
        case Picture(box=box):
            return box.x, box.y, box.right, box.bottom
        case Words():
            return _words(item, fonts)


def _path(path: Path, stroked: bool) -> Reach | None:
    numbers = [step for step in path.steps if not isinstance(step, str)]
    if not numbers:
        return None
    half = path.stroke.width / 2 if path.stroke and stroked else 0
    xs, ys = numbers[::2], numbers[1::2]
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def _words(words: Words, fonts: Fonts) -> Reach | None:
    """The box of the letters, without their halo."""
    face = fonts.face(words.face)
    glyphs = [glyph for cluster in words.clusters for glyph in cluster.glyphs]
    if not glyphs or not words.text.strip():
        return None
    share = words.size / face.upem
    left = min(words.x + x for _, x, _ in glyphs)
    right = max(words.x + x + face.advance(gid) * share for gid, x, _ in glyphs)
    top = min(words.y + y for _, _, y in glyphs) - words.size * RISE
    return left, top, right, max(words.y + y for _, _, y in glyphs) + words.size * FALL


def _both(one: Reach, other: Reach | None) -> Reach | None:
    if other is None:
        return one
    x0, y0 = max(one[0], other[0]), max(one[1], other[1])
    x1, y1 = min(one[2], other[2]), min(one[3], other[3])
    return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None
