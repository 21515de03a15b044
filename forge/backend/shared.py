"""Which scenes of a book come more than once, and so are worth writing only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from forge.scene import Clip, Fade, Item, Path, Picture, Place, Scene, Words

HEAVY = 2000
"""So many things make a picture that is worth a stream of its own."""
LONG = 64
"""So many steps of an outline count as much as a thing."""


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


def heavy(roots: Iterable[Scene]) -> frozenset[Scene]:
    """The largest scenes of many things and no words that stand beside words: maps, above all.

    They stay the same when the words change.
    """
    scales = _Scales()
    for root in roots:
        scales.weigh(root.items)
    return frozenset(scales.found)


class _Scales:
    """Weighs scenes, each once."""

    def __init__(self) -> None:
        self.found: set[Scene] = set()
        self._known: dict[Scene, float] = {}

    def weigh(self, items: tuple[Item, ...]) -> tuple[float, list[Scene]]:
        """How many things there are, without end where there are words; and the heavy scenes."""
        total, pictures = 0.0, list[Scene]()
        for item in items:
            match item:
                case Words():
                    total += float("inf")
                case Clip(items=inner) | Fade(items=inner):
                    count, inside = self.weigh(inner)
                    total += count
                    pictures += inside
                case Place(scene=scene):
                    total += self._scene(scene)
                    if HEAVY <= self._scene(scene) < float("inf"):
                        pictures.append(scene)
                case Path(steps=steps):
                    total += 1 + len(steps) // LONG
                case Picture():
                    total += 1
        if total == float("inf"):
            self.found.update(pictures)
        return total, pictures

    def _scene(self, scene: Scene) -> float:
        if scene not in self._known:
            self._known[scene] = self.weigh(scene.items)[0]
        return self._known[scene]
