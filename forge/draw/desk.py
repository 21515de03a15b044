"""What every drawing needs at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from forge.model.art import ArtFile
from forge.model.edition import Edition
from forge.model.game import Game
from forge.model.text import Text
from forge.scene import Scene

if TYPE_CHECKING:
    from forge.typeset.setter import Setter

Art = ArtFile | Scene
"""An art file: a raster picture, or the scene made of an SVG file."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A game, one of its editions, the voice that fills texts with values, and the typesetter.

    ``art`` holds the art files by the name that cards use; each has been opened before.
    """

    game: Game
    edition: Edition
    say: Callable[[Text], str]
    setter: Setter
    art: Mapping[str, Art] = field(default_factory=dict)
