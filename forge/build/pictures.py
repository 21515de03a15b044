"""What takes long, on disk: maps and figures that a changed word need not draw again.

Scenes in Python's own form and large streams of PDFs, each file named by a hash of what it was
made from; the ledger has the hash of what it holds, so that a damaged file counts as none.  Only
the classes of scenes are ever loaded.
"""

from __future__ import annotations

import io
import pickle
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from forge import geometry, scene, write
from forge.build import store
from forge.build.ledger import HASH, Ledger
from forge.scene import Scene

KEPT = ".kept"
"""The folder beside an edition's kits and bundle; who deletes it loses time and nothing else."""
LEDGER = "ledger"
"""The file of that folder with what was worked out."""
LATELY = 1 << 26
"""So many bytes are held in memory for the next edition or language that shows the same."""
CLASSES: Mapping[tuple[str, str], type] = MappingProxyType(
    {
        (one.__module__, one.__name__): one
        for one in (
            *(getattr(scene, name) for name in scene.__all__ if name not in ("Item", "Paint")),
            geometry.Box,
            geometry.Size,
        )
    }
)
"""What a file may hold."""


class Pictures:
    """The pictures of an edition in one language; a :class:`forge.draw.kept.Keeper`.

    ``basis`` is what all of them depend on besides what they show: the fonts.  ``common`` holds
    what has no words, for all editions and languages; where it is left out, this does.
    """

    def __init__(self, folder: Path, basis: str, common: Pictures | None = None) -> None:
        self._folder = folder
        self._basis = basis
        self._common = common
        self._new: dict[str, bytes] = {}
        self._read: dict[str, Scene | None] = {}
        self._lately: dict[str, bytes] = {}
        self._ledger = Ledger(folder / LEDGER)

    def __getstate__(self) -> dict[str, object]:
        """What is to be written, without the pictures themselves: for another process."""
        return self.__dict__ | {"_read": {}, "_lately": {}, "_common": None}

    @property
    def common(self) -> Pictures:
        """What holds pictures without words, whatever edition and language they are for."""
        return self._common or self

    def recall(self, made_from: str) -> str | None:
        """A fact as an earlier build worked it out; None when there is none."""
        return self._ledger.find(self._name(made_from))

    def remember(self, made_from: str, fact: str) -> None:
        """Hold a fact, to be written with :meth:`write`."""
        self._ledger.keep(self._name(made_from), fact)

    def find(self, drawn_from: str) -> Scene | None:
        """The picture as an earlier build left it; None when there is none, or it is damaged."""
        if drawn_from not in self._read:
            self._read[drawn_from] = self._opened(drawn_from)
        return self._read[drawn_from]

    def _opened(self, drawn_from: str) -> Scene | None:
        data = self.fetch(drawn_from)
        if data is None:
            return None
        try:
            found = _Reader(io.BytesIO(zlib.decompress(data))).load()
        except (pickle.UnpicklingError, zlib.error):
            return None
        return found if isinstance(found, Scene) else None

    def keep(self, drawn_from: str, scene: Scene) -> None:
        """Hold a picture, to be written with :meth:`write`."""
        self._read[drawn_from] = scene
        self.store(drawn_from, zlib.compress(pickle.dumps(scene, protocol=5), 1))

    def fetch(self, made_from: str) -> bytes | None:
        """Bytes as an earlier build left them; None when there are none, or damaged ones."""
        name = self._name(made_from)
        mark = self._ledger.find(name)
        if mark is None:
            return None
        try:
            data = self._new.get(name) or (self._folder / name).read_bytes()
        except OSError:
            return None
        return data if write.digest(data) == mark else None

    def store(self, made_from: str, data: bytes) -> None:
        """Hold bytes, to be written with :meth:`write`."""
        self._put(self._name(made_from), data)

    def _put(self, name: str, data: bytes) -> None:
        self._ledger.keep(name, write.digest(data))
        self._new[name] = data

    def once(self, made_from: str, make: Callable[[], bytes]) -> bytes:
        """Bytes, made once as long as not too many others came between."""
        made = self._lately.pop(made_from, None) or make()
        self._lately[made_from] = made
        while sum(map(len, self._lately.values())) > LATELY:
            del self._lately[next(iter(self._lately))]
        return made

    def write(self) -> None:
        """Write what is new; what no build has asked for in a long time goes."""
        for name, data in sorted(self._new.items()):
            write.file(self._folder / name, data)
        kept = self._ledger.write()
        if self._new:
            for path in sorted(self._folder.iterdir()):
                if path.name not in kept and len(path.name) == HASH:
                    path.unlink(missing_ok=True)  # another build may have been sooner

    def _name(self, drawn_from: str) -> str:
        return store.key(self._basis, drawn_from)


class _Reader(pickle.Unpickler):
    """Reads scenes and nothing else."""

    def find_class(self, module: str, name: str) -> type:
        """A class that a scene is made of; an UnpicklingError for any other."""
        if (module, name) not in CLASSES:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a scene")
        return CLASSES[module, name]
