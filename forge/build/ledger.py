"""Facts on disk, each under a hash of what it was worked out from.

One file: a hash, then compressed JSON of names, each with a word and with how many builds that
kept something new have passed since it was last asked for.  A damaged file counts as none.
"""

from __future__ import annotations

import json
import zlib
from functools import cached_property
from pathlib import Path

from forge import write

HASH = 64
"""The length of a SHA-256 in hex."""
PATIENCE = 8
"""So many builds may keep something new and not ask for a fact before it goes."""

Entry = tuple[str, int]
"""A fact, and for how many builds nobody has asked for it."""


class Ledger:
    """The facts of a file; new ones are written with :meth:`write`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._new: dict[str, str] = {}
        self._used: set[str] = set()

    def find(self, name: str) -> str | None:
        """The fact of this name; None when there is none."""
        self._used.add(name)
        if name in self._new:
            return self._new[name]
        return self._old[name][0] if name in self._old else None

    def keep(self, name: str, fact: str) -> None:
        """Hold a fact."""
        self._used.add(name)
        self._new[name] = fact

    @property
    def used(self) -> frozenset[str]:
        """The names that were asked for."""
        return frozenset(self._used)

    def use(self, names: frozenset[str]) -> None:
        """Note names that others have asked for."""
        self._used |= names

    def write(self) -> frozenset[str]:
        """Write the facts where some are new, without those that nobody asks for; their names."""
        if not self._new:
            return frozenset(self._old)
        aged = {
            name: (fact, 0 if name in self._used else age + 1)
            for name, (fact, age) in self._old.items()
        }
        aged |= {name: (fact, 0) for name, fact in self._new.items()}
        kept = {name: aged[name] for name in sorted(aged) if aged[name][1] <= PATIENCE}
        content = zlib.compress(json.dumps(kept, separators=(",", ":")).encode(), 1)
        write.file(self._path, write.digest(content).encode() + content)
        return frozenset(kept)

    @cached_property
    def _old(self) -> dict[str, Entry]:
        """What an earlier build wrote."""
        try:
            data = self._path.read_bytes()
        except OSError:
            return {}
        mark, content = data[:HASH], data[HASH:]
        if write.digest(content).encode() != mark:
            return {}
        found: dict[str, Entry] = json.loads(zlib.decompress(content))
        return found
