"""The words of a scene, in the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from forge.scene import Clip, Item, Place, Words


def said(items: Iterable[Item]) -> Iterator[str]:
    """The words of items, those of scenes within them too."""
    for item in items:
        if isinstance(item, Words):
            yield item.text
        elif isinstance(item, Clip):
            yield from said(item.items)
        elif isinstance(item, Place):
            yield from said(item.scene.items)
