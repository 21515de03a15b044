"""What takes long to draw or to work out, kept where a build can find it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from forge.locale import worded
from forge.locale.worded import Worded
from forge.write import digest

if TYPE_CHECKING:
    from forge.scene import Scene
    from forge.typeset.setter import Setter


class Keeper(Protocol):
    """Holds scenes by what they were drawn from, and facts by what they were worked out from."""

    @property
    def common(self) -> Keeper:
        """Holds what has no words and is drawn once, whatever edition and language it is for."""

    def find(self, drawn_from: str) -> Scene | None:
        """The scene drawn from just this; None when it is not there."""

    def keep(self, drawn_from: str, scene: Scene) -> None:
        """Hold a scene from now on."""

    def fetch(self, made_from: str) -> bytes | None:
        """The bytes made from just this; None when they are not there."""

    def store(self, made_from: str, data: bytes) -> None:
        """Hold bytes from now on."""

    def once(self, made_from: str, make: Callable[[], bytes]) -> bytes:
        """The bytes made from just this: those that this run made lately, if it did."""

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
        told = f"{drawn_from} words"
        found = self.keeper.find(drawn_from) if self._recalled(told) is not None else None
        if found is None:
            made = Worded.of(draw)
            found = made.fact
            if not setter.spills:
                self._remember(told, made)
                self.keeper.keep(drawn_from, found)
        return found

    def drawing(self, drawn_from: str, draw: Callable[[], Scene]) -> Scene:
        """A picture without words, whatever the desk holds: the hash tells all it is drawn from."""
        common = self.keeper.common if self.keeper else None
        found = common.find(drawn_from) if common else None
        if found is None:
            found = draw()
            if common:
                common.keep(drawn_from, found)
        return found

    def again(
        self, made_from: str, left: Callable[[], bytes | None], make: Callable[[], bytes]
    ) -> bytes:
        """The bytes made from just this: those that an earlier build left, if they are sound.

        Else those that another edition or language was given in this run, if there are any.
        """
        if self.keeper is None:
            return make()
        found = left()
        if found is not None and self.keeper.recall(made_from) == digest(found):
            return found
        made = self.keeper.common.once(made_from, make)
        self.keeper.remember(made_from, digest(made))
        return made

    def told(self, asked: object, work_out: Callable[[], str]) -> str:
        """The fact about the words of the desk's book that ``asked`` tells apart from all others.

        ``asked`` names all words that the fact depends on: they are no part of ``seen``.
        """
        if self.keeper is None or not self.seen:
            return work_out()
        made_from = f"{self.seen} {asked!r}"
        found = self._recalled(made_from)
        if found is None:
            made = Worded.of(work_out)
            self._remember(made_from, made, made.fact)
            found = made.fact
        return found

    def passes(self, test: str, run: Callable[[], bool]) -> bool:
        """Whether a test finds nothing in the share of this desk; what passed is not run again."""
        if self.keeper is None or not self.share:
            return run()
        made_from = f"{self.share} {test}"
        if self._recalled(made_from) is not None:
            return True
        made = Worded.of(run)
        if made.fact:
            self._remember(made_from, made)
        return made.fact

    def _recalled(self, made_from: str) -> str | None:
        """A fact, if the words that it was worked out from are what they were."""
        held = self.keeper.recall(made_from) if self.keeper else None
        known = worded.read(held) if held is not None else None
        return known.fact if known is not None and known.holds() else None

    def _remember(self, made_from: str, made: Worded[Any], said: str = "") -> None:
        """Hold what is said for a fact, with the words that it was worked out from."""
        if self.keeper is not None:
            self.keeper.remember(made_from, worded.written(made, said))
