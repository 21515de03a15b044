"""Facts on disk, each under a hash of what it was worked out from.

One file: a hash, then compressed JSON of names and words.  A damaged file counts as none.
"""

from __future__ import annotations

import json
import zlib
from functools import cached_property
from pathlib import Path

from forge import write

HASH = 64
"""The length of a SHA-256 in hex."""


class Ledger:
    """The facts of a file; new ones are written with :meth:`write`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._new: dict[str, str] = {}
        self._used: set[str] = set()

    def find(self, name: str) -> str | None:
        """The fact of this name; None when there is none."""
        self._used.add(name)
        return self._new.get(name) or self._old.get(name)

    def keep(self, name: str, fact: str) -> None:
        """Hold a fact."""
        self._used.add(name)
        self._new[name] = fact

    def write(self) -> None:
        """Write all facts asked for, where some are new; the others go."""
        if not self._new:
            return
        facts = {**self._old, **self._new}
        kept = {name: facts[name] for name in sorted(self._used & facts.keys())}
        content = zlib.compress(json.dumps(kept, separators=(",", ":")).encode(), 1)
        write.file(self._path, write.digest(content).encode() + content)

    @cached_property
    def _old(self) -> dict[str, str]:
        """What an earlier build wrote."""
        try:
            data = self._path.read_bytes()
        except OSError:
            return {}
        mark, content = data[:HASH], data[HASH:]
        if write.digest(content).encode() != mark:
            return {}
        found: dict[str, str] = json.loads(zlib.decompress(content))
        return found
