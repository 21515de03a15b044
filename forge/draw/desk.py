"""What every drawing needs at hand."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from forge.draw.art import Gallery
from forge.draw.kept import Kept
from forge.geometry import Box
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.text import Text

if TYPE_CHECKING:
    from forge.typeset.setter import Setter


@dataclass(frozen=True, slots=True)
class Desk:
    """A game, one of its editions, the voice that fills texts with values, and the typesetter.

    ``art`` holds the art files that cards show, opened before; ``kept`` the pictures that an
    earlier build drew.  A kit in two languages has a ``second`` desk: the same in the other one,
    which is spoken while its ``speaking`` lasts.
    """

    game: Game
    edition: Edition
    say: Callable[[Text], str]
    setter: Setter
    art: Gallery = field(default_factory=Gallery)
    kept: Kept = field(default_factory=Kept)
    second: Desk | None = None
    speaking: Callable[[], AbstractContextManager[None]] = nullcontext

    def placed(self, box: Box, within: Box) -> Box:
        """A box that is laid out from the start side of another, where it stands.

        The start is the left, and the right where the language runs from right to left.
        """
        return box.mirrored(within) if self.setter.rtl else box

    def across(self, offset: int, within: Box) -> int:
        """The x of what is ``offset`` away from the start side of a box."""
        return within.right - offset if self.setter.rtl else within.x + offset
