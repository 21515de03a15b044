"""A name for a drawing that follows from what it shows: the same in every process."""

from __future__ import annotations

import hashlib
from functools import singledispatchmethod

from forge.scene import Clip, Fade, Item, Place, Scene


class Fingerprints:
    """SHA-256 digests of scenes, each worked out once."""

    def __init__(self) -> None:
        self._known: dict[Scene, str] = {}

    def of(self, scene: Scene) -> str:
        """The digest of a scene and all that is placed in it, as hexadecimal digits."""
        if scene not in self._known:
            told = hashlib.sha256(repr((scene.size, scene.name)).encode())
            for item in scene.items:
                told.update(self._item(item).encode())
            self._known[scene] = told.hexdigest()
        return self._known[scene]

    @singledispatchmethod
    def _item(self, item: Item) -> str:
        return repr(item)

    @_item.register
    def _(self, item: Place) -> str:
        where = (item.x, item.y, item.turn, item.scale)
        return f"Place({where}, {self.of(item.scene)})"

    @_item.register
    def _(self, item: Clip) -> str:
        return f"Clip({item.path}, {''.join(map(self._item, item.items))})"

    @_item.register
    def _(self, item: Fade) -> str:
        return f"Fade({item.alpha}, {''.join(map(self._item, item.items))})"
