"""Which scenes of a book come more than once, and so are worth writing only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from forge.scene import Clip, Fade, Item, Place, Scene


def placed_again(roots: Iterable[Scene]) -> frozenset[Scene]:
    """The scenes placed at least twice, when the inside of each is written only once."""
    times: Counter[Scene] = Counter()
    todo: list[tuple[Item, ...]] = [root.items for root in roots]
    while todo:
        for item in todo.pop():
            match item:
                case Place(scene=scene):
                    times[scene] += 1
                    if times[scene] == 1:
                        todo.append(scene.items)
                case Clip(items=items) | Fade(items=items):
                    todo.append(items)
                case _:
                    pass
    return frozenset(scene for scene, count in times.items() if count > 1)
