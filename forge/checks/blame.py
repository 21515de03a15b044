"""Which change of which mod a complaint comes of, when it stands in a file of the game itself.

A sum is told where it is written, and a way where it begins; what upset it may stand anywhere. So
the game is taken as it is, without its mods, and their changes are made one after the other until
the same check complains of the same place: the last of them is to blame. The changes are tried by
halves, and none where the game complains of itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from pathlib import Path

from forge.content.changes import Change, Changes, id_path
from forge.finding import Faulty, errors
from forge.model.game import Game
from forge.source import Document, Pointer

Said = Iterable[tuple[Pointer, str]]
"""What a check says of a game: where, and what."""
Place = tuple[str, ...]
"""What is complained of: its id path, and the words where a place alone does not tell."""


class Blame:
    """The changes of a document's mods, and what checks say after each of them."""

    def __init__(self, document: Document, said: Callable[[str, Game], Said]) -> None:
        """``said(check, game)`` is what one check says of a game."""
        self.document = document
        self._said = said
        self._places = cache(self._look)
        self._game = cache(self._made)

    def change(self, check: str, at: Pointer, message: str) -> Change | None:
        """The change with which a check begins to complain of a place; None when no mod did it."""
        last = len(self._changes.all) if self._changes else 0
        place = id_path(self.document.data, at)
        for wanted in ((place,), (place, message)):
            if last and wanted not in self._places(check, 0):
                return self._begins(check, wanted, last)
        return None

    def _begins(self, check: str, wanted: Place, last: int) -> Change | None:
        """The change without which a complaint is not there, and with which it is."""
        before, after = 0, last
        while after - before > 1:
            middle = (before + after) // 2
            if wanted in self._places(check, middle):
                after = middle
            else:
                before = middle
        return self._changes.all[after - 1] if self._changes else None

    @cached_property
    def _changes(self) -> Changes | None:
        """What the mods changed; None where there are none, or the game alone cannot be read."""
        folder = self.document.folders.get("")
        if folder is None or not self.document.mods:
            return None
        from forge.content.project import open_game  # late: few checks are of a game with mods

        try:
            return Changes(open_game(Path(folder)), self.document)
        except Faulty:
            return None

    def _look(self, check: str, n: int) -> frozenset[Place]:
        """The places that a check complains of after so many changes."""
        made = self._game(n)
        found: set[Place] = set()
        for at, message in self._said(check, made[1]) if made else ():
            place = id_path(made[0].data, at) if made else ""
            found |= {(place,), (place, message)}
        return frozenset(found)

    def _made(self, n: int) -> tuple[Document, Game] | None:
        """The game after so many changes; None where they leave none that can be read."""
        if self._changes is None:
            return None
        from forge.content import ids, schema
        from forge.model.load import game as decoded

        document = self._changes.first(n)
        wrong = errors((*schema.check(document), *ids.check(document)))
        return None if wrong else (document, decoded(document))
