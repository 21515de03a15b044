"""Everything that is drawn of one edition in one language, before it meets paper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from forge.draw.cards import cards, decks
from forge.draw.desk import Desk
from forge.draw.die import die
from forge.draw.money import notes
from forge.draw.pawns import pawns
from forge.draw.share import Shares
from forge.draw.stand import stand
from forge.draw.tokens import tokens
from forge.geometry import Size
from forge.locale.hearing import heard_once
from forge.scene import Piece, Scene


@dataclass(frozen=True)
class Drawing:
    """The board and the pieces, each drawn when it is first asked for, at a desk of its own.

    Parts that the game does not have, and those in ``absent``, are None or empty.
    """

    desk: Desk
    absent: frozenset[str] = frozenset()

    @cached_property
    def shares(self) -> Shares:
        """What each part sees."""
        return Shares.of(self.desk)

    @cached_property
    def _desks(self) -> dict[str, Desk]:
        return {}

    def at(self, part: str) -> Desk:
        """The desk at which a part is drawn: it holds what the part may see."""
        if part not in self._desks:
            self._desks[part] = self.shares.desk(part, self.desk)
        return self._desks[part]

    def has(self, part: str) -> bool:
        """Whether there is anything to draw of a part, told without drawing it."""
        if part in self.absent:
            return False
        game = self.desk.game
        match part:
            case "board":
                worn = ((game.board, game.scenery), (game.trail, game.ground),
                        (game.map, game.atlas))  # fmt: skip
                return any(None not in pair for pair in worn)
            case "forms":
                return bool(game.forms)
            case "rulebook":
                return game.rulebook(self.desk.edition.id) is not None
            case "stand":
                return game.rack(self.desk.edition.id) is not None
            case _:
                return part in PARTS and bool(getattr(game, PARTS[part]))

    @property
    def board_size(self) -> Size | None:
        """The size of the board, µm, told without drawing it."""
        game = self.desk.game
        dress = game.scenery or game.ground or game.atlas
        return dress.size if dress and self.has("board") else None

    @heard_once
    def board(self) -> Scene | None:
        """The board, where it has a drawing."""
        if not self.has("board"):
            return None
        from forge.draw.board import board  # geometry, which a part that is kept does without
        from forge.draw.hex_board import board as hex_board
        from forge.draw.trail_board import board as trail_board

        desk = self.at("board")
        if desk.game.map is not None:
            return hex_board(desk)
        return trail_board(desk) if desk.game.board is None else board(desk)

    @heard_once
    def tokens(self) -> tuple[Piece, ...]:
        """The tokens."""
        return tokens(self.at("tokens")) if self.has("tokens") else ()

    @heard_once
    def notes(self) -> tuple[Piece, ...]:
        """The banknotes."""
        return notes(self.at("money")) if self.has("money") else ()

    @heard_once
    def note_sketches(self) -> tuple[Piece, ...]:
        """The banknotes without their fine lines: the same pieces, to be counted."""
        return notes(self.at("money"), sketch=True) if self.has("money") else ()

    @heard_once
    def decks(self) -> Mapping[str, tuple[Piece, ...]]:
        """The cards of each deck."""
        if not self.has("cards"):
            return MappingProxyType({})
        desk = self.at("cards")
        return MappingProxyType({deck.id: cards(desk, deck) for deck in decks(desk)})

    @heard_once
    def pawns(self) -> tuple[Piece, ...]:
        """The pawns, as strips to fold."""
        return pawns(self.at("pawns")) if self.has("pawns") else ()

    @heard_once
    def die(self) -> tuple[Piece, ...]:
        """The net of the die."""
        return die(self.at("die")) if self.has("die") else ()

    @heard_once
    def stand(self) -> tuple[Piece, ...]:
        """The stand for cards, and its tray."""
        return stand(self.at("stand")) if self.has("stand") else ()

    @heard_once
    def box(self) -> tuple[Piece, ...]:
        """The net of the tuck box."""
        from forge.draw.box import box  # geometry, which a part that is kept does without

        return box(self.at("box")) if self.has("box") else ()


PARTS: Mapping[str, str] = MappingProxyType(
    {"tokens": "tokens", "money": "money", "cards": "decks", "pawns": "pawns", "die": "die",
     "box": "box", "stand": "stand"}
)  # fmt: skip
"""The section of the game that each part of pieces is made from."""


def drawing(desk: Desk) -> Drawing:
    """The drawing of an edition."""
    return Drawing(desk)
