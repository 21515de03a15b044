"""What is drawn once for all editions and languages of a game: pictures without words.

Processes that build side by side hand it to each other through a folder, the hall, so that what
one has drawn no other draws again; all of it is written beside the output when the build is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from forge import write
from forge.build.pictures import KEPT, Pictures


class Lent(NamedTuple):
    """What a process took from the common pictures of a game, by names, and what it added."""

    asked: frozenset[str]
    added: frozenset[str]


class Common(Pictures):
    """The common pictures of a game; what is new also lies in the ``hall``."""

    def __init__(self, folder: Path, hall: Path) -> None:
        super().__init__(folder, "")
        self._hall = hall

    def fetch(self, made_from: str) -> bytes | None:
        """Bytes as an earlier build or another process left them; None when there are none."""
        found = super().fetch(made_from)
        if found is None:
            found = self._handed(self._name(made_from))
            if found is not None:
                super().store(made_from, found)
        return found

    def store(self, made_from: str, data: bytes) -> None:
        """Hold bytes, for others at once and to be written with :meth:`write`."""
        super().store(made_from, data)
        write.file(self._hall / self._name(made_from), data)

    @property
    def lent(self) -> Lent:
        """What was asked for and added here."""
        return Lent(self._ledger.used, frozenset(self._new))

    def gather(self, lent: Lent) -> None:
        """Take over what another process had of the same pictures."""
        self._ledger.use(lent.asked)
        for name in sorted(lent.added - self._new.keys()):
            data = self._handed(name)
            if data is not None:
                self._put(name, data)

    def _handed(self, name: str) -> bytes | None:
        path = self._hall / name
        return path.read_bytes() if path.is_file() else None


class Commons:
    """The common pictures of every game of one build, by the games' ids."""

    def __init__(self, out: Path, hall: Path) -> None:
        self._out = out
        self.hall = hall
        self._held: dict[str, Common] = {}

    def of(self, game: str) -> Common:
        """The common pictures of a game."""
        if game not in self._held:
            self._held[game] = Common(self._out / game / KEPT, self.hall / game)
        return self._held[game]

    @property
    def lent(self) -> dict[str, Lent]:
        """What this process had of the pictures of each game."""
        return {game: one.lent for game, one in self._held.items()}

    def gather(self, lent: Mapping[str, Lent]) -> None:
        """Take over what another process had."""
        for game, each in lent.items():
            self.of(game).gather(each)

    def write(self) -> None:
        """Write what is new of all."""
        for one in self._held.values():
            one.write()
