"""A picture turned about for those who read from the right: what stood left stands right.

What it places (art, pieces, words) stays as it is and only changes its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from forge.scene import Clip, Fade, Item, Path, Picture, Place, Scene, Words


def mirrored(scene: Scene) -> Scene:
    """A scene of lines and upright places, turned about its upright middle.

    Raises ValueError for words and pictures that stand in it by themselves, and for places that
    are turned.
    """
    return Scene(scene.size, tuple(_items(scene.items, scene.size.width)), scene.name)


def _items(items: tuple[Item, ...], width: int) -> Iterator[Item]:
    for item in items:
        match item:
            case Path():
                yield _path(item, width)
            case Place() if not item.turn:
                wide = item.scene.size.width * item.scale
                yield replace(item, x=round(width - item.x - wide))
            case Clip():
                inner = tuple(_items(item.items, width))
                yield Clip(_path(item.path, width), inner)
            case Fade():
                yield replace(item, items=tuple(_items(item.items, width)))
            case Place() | Words() | Picture():
                raise ValueError("only lines and upright places are turned about")
            case _:
                assert_never(item)


def _path(path: Path, width: int) -> Path:
    """A path whose every other number, an x, is counted from the other side."""
    steps: list[str | int] = []
    is_x = True
    for step in path.steps:
        if isinstance(step, str):
            steps.append(step)
            is_x = True
            continue
        steps.append(width - step if is_x else step)
        is_x = not is_x
    return replace(path, steps=tuple(steps))
