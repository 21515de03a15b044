"""A printer's proof: every text of a part set where it is printed, before any art is drawn.

What draws the parts is imported when one is set: most checks look at none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from forge.locale.hearing import heard_once

if TYPE_CHECKING:
    from forge.draw.desk import Desk
    from forge.scene import Piece
    from forge.typeset.spill import Spill


@dataclass(frozen=True)
class Proof:
    """A part of an edition in one language, its texts set when they are first asked for.

    The desk holds what the part sees and no more, so that what is said of the proof hangs on the
    part's share alone.
    """

    part: str
    desk: Desk

    @heard_once
    def spills(self) -> tuple[Spill, ...]:
        """What did not fit or had no glyph: what drawing the part reports, in the same order."""
        return tuple(self._set[0].setter.spills)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The tokens, cards, pawns or notes, whose drawings show where they would be cut.

        The notes are without their fine lines.
        """
        return self._set[1]

    @heard_once
    def _set(self) -> tuple[Desk, tuple[Piece, ...]]:
        from forge.draw.proof_parts import PARTS
        from forge.draw.rulebook_lines import trial

        desk = trial(self.desk)
        return desk, PARTS[self.part](desk)


def proofs(desk: Desk) -> tuple[Proof, ...]:
    """A proof of each part that says something or is cut along its edges."""
    from forge.draw.proof_parts import PARTS
    from forge.draw.share import Shares

    shares = Shares.of(desk)
    return tuple(Proof(part, shares.desk(part, desk)) for part in PARTS)
