"""What can be looked at of a kit, part by part, drawn only as far as it is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from forge.build.opening import Opened
from forge.build.parts import GUIDE, NAMES, PAGED, PIECES
from forge.build.printing import Printing
from forge.draw.whole import Drawing
from forge.geometry import Box, Um
from forge.locale.tongue import Tongue
from forge.model.edition import Edition
from forge.scene import Clip, Piece, Scene
from forge.scene.origins import Seeker
from forge.scene.piece import Outline
from forge.scene.shapes import circle, rect

if TYPE_CHECKING:
    from forge.build.kit import Kit


@dataclass(frozen=True, slots=True)
class Shown:
    """Something to look at: the part that it is of, its name, a drawing of it."""

    part: str
    name: str
    scene: Scene


@dataclass(frozen=True)
class View:
    """An edition of a game in a language, as it would be printed."""

    opened: Opened
    tongue: Tongue
    edition: Edition
    whole: Drawing
    printing: Printing

    @cached_property
    def seeker(self) -> Seeker:
        """Finds texts on what is shown."""
        return Seeker()

    @cached_property
    def kit(self) -> Kit:
        """The kit on the paper that is looked at."""
        from forge.build.kit import Kit  # what sets books, which a card does without

        return Kit(self.whole, self.printing)

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts that there is something to see of."""
        return tuple(name for name in NAMES if name == GUIDE or self.whole.has(name))

    def part(self, name: str) -> Iterator[Shown]:
        """All that there is to see of a part."""
        if name in PIECES:
            yield from sides(name, PIECES[name](self.whole))
        elif name in PAGED:
            for number, page in enumerate(self.kit.pages(name), 1):
                yield Shown(name, f"{name} page {number}", page.scene)
        elif self.whole.board:
            yield Shown(name, name, self.whole.board)

    def sketches(self) -> Iterator[Shown]:
        """The board with its texts and without its land."""
        from forge.draw.board_sketch import sketch

        drawn = sketch(self.whole.desk)
        if drawn is not None:
            yield Shown("board", "board", drawn)


def sides(part: str, pieces: Iterable[Piece]) -> Iterator[Shown]:
    """The fronts of pieces, and each back that was not seen before."""
    seen = set[Scene]()
    for piece in pieces:
        yield Shown(part, piece.id, _cut(piece.front, piece))
        if piece.back is not None and piece.back not in seen:
            seen.add(piece.back)
            yield Shown(part, f"{piece.id}, back", _cut(piece.back, piece))


def _cut(scene: Scene, piece: Piece) -> Scene:
    """A side of a piece as it is when it has been cut out."""
    width, height = piece.size
    match piece.outline:
        case Outline.NET:
            return scene
        case Outline.ROUND:
            edge = circle(width // 2, height // 2, width // 2)
        case _:
            edge = rect(Box(Um(0), Um(0), width, height))
    return Scene(piece.size, (Clip(edge, scene.items),), scene.name)


SHELVES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("decks", "faces", "piles", "pictures"), ("cards", "rulebook")),
        **dict.fromkeys(
            ("board", "scenery", "trail", "ground", "map", "atlas"), ("board", "rulebook")
        ),
        "money": ("money",),
        "pawns": ("pawns", "rulebook"),
        "die": ("die",),
        "stand": ("stand",),
        "box": ("box",),
        "forms": ("forms",),
        "tables": ("forms", "rulebook", "board"),
        "outfit": ("forms", "rulebook"),
        "tokens": ("board", "rulebook", "forms"),
        "turn": ("rulebook",),
        "rulebooks": ("rulebook",),
        "ui": ("pawns", "die", "stand", "box", "forms", "rulebook", GUIDE),
    }
)
"""The parts in which texts are looked for, by the first word of their ids."""
ANYWHERE = ("cards", "rulebook", "forms", "box", "board")
