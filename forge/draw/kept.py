"""What takes long to draw or to work out, kept where a build can find it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from forge.write import digest

if TYPE_CHECKING:
    from forge.scene import Scene
    from forge.typeset.setter import Setter


class Keeper(Protocol):
    """Holds scenes by what they were drawn from, and facts by what they were worked out from."""

    def find(self, drawn_from: str) -> Scene | None:
        """The scene drawn from just this; None when it is not there."""

    def keep(self, drawn_from: str, scene: Scene) -> None:
        """Hold a scene from now on."""

    def fetch(self, made_from: str) -> bytes | None:
        """The bytes made from just this; None when they are not there."""

    def store(self, made_from: str, data: bytes) -> None:
        """Hold bytes from now on."""

    def recall(self, made_from: str) -> str | None:
        """The fact worked out from just this; None when it is not there."""

    def remember(self, made_from: str, fact: str) -> None:
        """Hold a fact from now on."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The pictures of a desk; without a ``keeper`` each is drawn when it is asked for.

    ``seen`` is a hash of all that a picture can show of game and edition: it is drawn at a desk
    that holds no more, so that none is taken for another.  ``share`` is the hash of the share of
    the game that the desk holds.
    """

    keeper: Keeper | None = None
    seen: str = ""
    share: str = ""

    def picture(self, asked: object, setter: Setter, draw: Callable[[], Scene]) -> Scene:
        """The picture that ``asked`` tells apart from all others of the desk.

        One with a text that does not fit is not kept: it is drawn, and told of, every time.
        """
        if self.keeper is None or not self.seen:
            return draw()
        drawn_from = f"{self.seen} {asked!r}"
        found = self.keeper.find(drawn_from)
        if found is None:
            found = draw()
            if not setter.spills:
                self.keeper.keep(drawn_from, found)
        return found

    def drawing(self, drawn_from: str, draw: Callable[[], Scene]) -> Scene:
        """A picture without words, whatever the desk holds: the hash tells all it is drawn from."""
        found = self.keeper.find(drawn_from) if self.keeper else None
        if found is None:
            found = draw()
            if self.keeper:
                self.keeper.keep(drawn_from, found)
        return found

    def again(
        self, made_from: str, left: Callable[[], bytes | None], make: Callable[[], bytes]
    ) -> bytes:
        """The bytes made from just this: those that an earlier build left, if they are sound."""
        found = left() if self.keeper else None
        if self.keeper and found is not None and self.keeper.recall(made_from) == digest(found):
            return found
        made = make()
        if self.keeper:
            self.keeper.remember(made_from, digest(made))
        return made

    def told(self, asked: object, work_out: Callable[[], str]) -> str:
        """The fact about the words of the desk's book that ``asked`` tells apart from all others.

        ``asked`` names all words that the fact depends on: they are no part of ``seen``.
        """
        if self.keeper is None or not self.seen:
            return work_out()
        made_from = f"{self.seen} {asked!r}"
        found = self.keeper.recall(made_from)
        if found is None:
            found = work_out()
            self.keeper.remember(made_from, found)
        return found

    def has_passed(self, test: str) -> bool:
        """Whether just the share of this desk has passed a test before."""
        return self.keeper is not None and self.keeper.recall(self._passed(test)) is not None

    def passes(self, test: str) -> None:
        """Hold that the share of this desk has passed a test."""
        if self.keeper is not None and self.share:
            self.keeper.remember(self._passed(test), "passed")

    def _passed(self, test: str) -> str:
        return f"{self.share} {test}"
