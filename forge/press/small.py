"""How small the smallest print of a drawing is."""

from __future__ import annotations

from collections.abc import Iterator

from forge.geometry import UM_PER_PT
from forge.scene import Clip, Fade, Item, Place, Scene, Words


def smallest_type(scene: Scene, scale: float = 1.0) -> tuple[float, str] | None:
    """The size in points of the smallest words in a scene drawn at a scale, and those words."""
    found = min(_sizes(scene.items, scale), key=lambda one: one[0], default=None)
    return (found[0] / UM_PER_PT, found[1]) if found else None


def _sizes(items: tuple[Item, ...], scale: float) -> Iterator[tuple[float, str]]:
    for item in items:
        match item:
            case Words():
                if item.text.strip():
                    yield item.size * scale, item.text.strip()
            case Place():
                yield from _sizes(item.scene.items, scale * item.scale)
            case Clip() | Fade():
                yield from _sizes(item.items, scale)
            case _:
                pass
