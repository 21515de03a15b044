"""What is seen of a drawing, thing by thing: each with the box that it fills, clips applied."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from forge.scene import Clip, Fade, Item, Path, Picture, Place, Scene, Words
from forge.scene.frame import FALL, RISE, Frame, Reach, bounds

if TYPE_CHECKING:
    from forge.typeset.fonts import Fonts


@dataclass(frozen=True, slots=True)
class Leaf:
    """One path, picture or run of words, and the box it is seen in."""

    item: Path | Picture | Words
    reach: Reach

    @property
    def opaque(self) -> bool:
        """Whether nothing below shows through: a filled path without any transparency."""
        return isinstance(self.item, Path) and self.item.fill is not None and self.item.alpha > 0.99


def leaves(scene: Scene, fonts: Fonts) -> Iterator[Leaf]:
    """Everything seen of a scene, from bottom to top."""
    return _leaves(scene.items, Frame(), fonts)


@lru_cache(maxsize=512)
def seen(scene: Scene, fonts: Fonts) -> tuple[Leaf, ...]:
    """All :func:`leaves` of a piece, which two checks look at."""
    return tuple(leaves(scene, fonts))


def _leaves(items: tuple[Item, ...], frame: Frame, fonts: Fonts) -> Iterator[Leaf]:
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
                seen = frame.seen(_own(item, fonts))
                if seen is not None:
                    yield Leaf(item, seen)


def _own(item: Path | Picture | Words, fonts: Fonts) -> Reach | None:
    match item:
        case Path():
            return bounds(item, item.stroke.width / 2 if item.stroke else 0)
        case Picture(box=box):
            return box.x, box.y, box.right, box.bottom
        case Words():
            return _words(item, fonts)


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
