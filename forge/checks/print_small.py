"""Print: whether what is printed small can still be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forge.checks.engine import Complaint, check
from forge.draw.proof import Proof
from forge.finding import Severity

if TYPE_CHECKING:
    from forge.geometry import Size
    from forge.model.game import Game
    from forge.source import Pointer

LEAST = 5.0  # points


@check(Severity.WARNING)
def print_small_board(proof: Proof) -> Iterator[Complaint]:
    """The smallest print of the board is 5 points or more where the board takes four sheets.

    Works out the scale at which the board fits four sheets of A4 and of Letter, and measures the
    smallest text of the board at that scale: of a map, a trail or a map of hexes.

    Print below 5 points fills in on home printers, and nobody reads it across a table.

    Bad:
        change:
          scenery: {width: 900, height: 1270}
    Good:
        change:
          scenery: {width: 400, height: 560}
    """
    drawn = _drawn(proof.desk.game)
    if proof.part != "board" or drawn is None:
        return
    from forge.draw.board_sketch import words
    from forge.draw.rulebook_lines import trial
    from forge.press.fitted import four_sheet_scale
    from forge.press.paper import Margins
    from forge.press.small import smallest_type
    from forge.scene import Scene

    size, at = drawn
    scale = four_sheet_scale(size, Margins())
    found = smallest_type(Scene(size, tuple(words(trial(proof.desk)))), scale)
    if found is not None and found[0] < LEAST:
        points, text = found
        message = (
            f"on four sheets the board is printed at {scale:.1%}, and {text!r} in {points:.1f} pt"
        )
        hint = f"make the board smaller or its print larger: at least {LEAST / scale:.1f} pt on it"
        yield Complaint(at / "width", message, hint)


def _drawn(game: Game) -> tuple[Size, Pointer] | None:
    """The size of the board that is drawn, and where it was written."""
    if game.board is not None and game.scenery is not None:
        return game.scenery.size, game.scenery.at
    if game.trail is not None and game.ground is not None:
        return game.ground.size, game.ground.at
    if game.map is not None and game.atlas is not None:
        return game.atlas.size, game.atlas.at
    return None
