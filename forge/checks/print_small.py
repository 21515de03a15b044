"""Print: whether what is printed smaller can still be read."""

from __future__ import annotations

from collections.abc import Iterator

from forge.checks.engine import Complaint, check
from forge.draw.proof import Proof
from forge.finding import Severity

LEAST = 5.0  # points


@check(Severity.WARNING)
def print_small_board(proof: Proof) -> Iterator[Complaint]:
    """The smallest print of the board is 5 points or more where the board takes four sheets.

    Works out the scale at which the board fits four sheets of A4 and of Letter, and measures the
    smallest text of the board at that scale.

    Print below 5 points fills in on home printers, and nobody reads it across a table.

    Bad:
        change:
          scenery: {width: 900, height: 1270}
    Good:
        change:
          scenery: {width: 400, height: 560}
    """
    game = proof.desk.game
    if proof.part != "board" or game.board is None or game.scenery is None:
        return
    from forge.draw import board_words
    from forge.draw.rulebook_lines import trial
    from forge.press.fitted import four_sheet_scale
    from forge.press.paper import Margins
    from forge.press.small import smallest_type
    from forge.scene import Scene

    size = game.scenery.size
    scale = four_sheet_scale(size, Margins())
    words = tuple(board_words.words(trial(proof.desk)))
    found = smallest_type(Scene(size, words), scale)
    if found is not None and found[0] < LEAST:
        points, text = found
        message = (
            f"on four sheets the board is printed at {scale:.1%}, and {text!r} in {points:.1f} pt"
        )
        hint = f"make the board smaller or its print larger: at least {LEAST / scale:.1f} pt on it"
        yield Complaint(game.scenery.at / "width", message, hint)
